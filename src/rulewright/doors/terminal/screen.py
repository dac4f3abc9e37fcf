"""Terminal output: boards, journals, moves, clauses. It only draws what it is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from textwrap import indent, wrap
from typing import Any

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rulewright.doors.terminal.colours import coloured
from rulewright.doors.terminal.messages import SAY
from rulewright.kernel.clauses import Clause
from rulewright.kernel.game import Game
from rulewright.kernel.lessons import Help, Step
from rulewright.kernel.structs import GameBox
from rulewright.match import Match, Move, Refused, Told
from rulewright.telling.language import SAY as SHARED
from rulewright.telling.language import figure, slug

CLAUSE, QUIET, LOUD, BAD = "cyan", "dim", "bold", "bold red"
MANY = 12
"""From this many moves on, the list is set in columns."""
BESIDE = 8
"""Rows that a turn takes besides its board, for the log, the moves and the prompt."""
FLOWING = 3
"""An action that cites no more clauses than this is one paragraph of the log."""

Ask = Callable[[str], str]
"""Shows a prompt and returns the input; raises EOFError at the end of input."""


def folded(line: str, width: int | None) -> str:
    """A line of a board, wrapped between words if the terminal is too narrow; drawings rarely are that wide."""
    if width is None or cell_len(line) <= width:
        return line.rstrip()
    return "\n".join(wrap(line, width, subsequent_indent="    ", break_on_hyphens=False))


def status(clause: Clause) -> str:
    """The origin of a clause, as text."""
    return SAY(f"status-{slug(clause.status)}")


class Screen:
    """Draws on a Rich console."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style), soft_wrap=not self.console.is_terminal)

    def heading(self, text: str) -> None:
        self.console.print()
        self.console.print(Rule(Text(text, LOUD), align="left", style=QUIET))

    # ------------------------------------------------------------ the table

    def board(self, match: Match, seat: int, seen: str = "") -> None:
        """The table; on a terminal that is too low for it, only the parts that changed since it was `seen`."""
        width, board = self.console.width if self.console.is_terminal else None, match.board(seat)
        parts, known = board.split("\n\n"), seen.split("\n\n")
        short = bool(seen) and self.console.is_terminal and board.count("\n") + BESIDE >= self.console.height
        shown = [part for i, part in enumerate(parts) if not short or i == 0 or part not in known]
        self.console.print()
        for line in ("\n" if short else "\n\n").join(shown).splitlines():
            text = coloured(Text(folded("  " + line, width)), match.game, match.names)
            self.console.print(text, no_wrap=True, overflow="ignore", crop=False)
        if len(shown) < len(parts):
            self.say(f"  {SAY('rest-unchanged')}", QUIET)

    def events(self, match: Match, told: Sequence[Told]) -> None:
        """The log: a paragraph for an action, or for each clause it cites if those are many. A clause that several sentences
        cite one after the other is named once."""
        for _, action in groupby(told, lambda event: event.move):
            runs = [self._run(match, clause, list(run)) for clause, run in groupby(action, lambda event: event.clause)]
            for text in [Text("  ").join(runs)] if len(runs) <= FLOWING else runs:
                self._item("•", text)

    def _run(self, match: Match, clause: str, run: Sequence[Told]) -> Text:
        text = coloured(Text(" ".join(event.text for event in run)), match.game, match.names)
        return text.append(f"  {clause}", CLAUSE) if clause else text

    def _item(self, mark: str, text: Text, style: str = QUIET, left: int = 1) -> None:
        """A paragraph with a hanging indent after its mark."""
        row = Table.grid(padding=(0, 1))
        row.add_column(width=len(mark))
        row.add_column()
        row.add_row(Text(mark, style), text)
        self.console.print(Padding(row, (0, 0, 0, left), expand=False))

    def moves(self, moves: Sequence[Move]) -> None:
        width = len(str(len(moves)))
        self.console.print()
        if len(moves) < MANY:
            for i, move in enumerate(moves, 1):
                self._item(f"{i:>{width}} ", Text(move.label), LOUD, left=2)
        else:
            lines = [Text.assemble((f"{i:>{width}}", LOUD), f"  {move.label}") for i, move in enumerate(moves, 1)]
            self.console.print(Padding(Columns(lines, padding=(0, 3), equal=True, column_first=True), (0, 0, 0, 2)))

    def help(self, game: Game) -> None:
        """Help on the keys, with a clause and a card of this game as examples."""
        entries = game.help(game.usual_box)
        named = (
            [e.name for key, e in entries.items() if "/" in key] or [e.name for e in entries.values()] or [SAY("word")]
        )
        clause, thing = next(iter(game.clauses)), min(named, key=len)
        self.say(indent(SAY("keys", clause=f"{clause:<8}", thing=f"{thing:<8}"), "  "))

    def refused(self, e: Refused) -> None:
        self.console.print(Text(e.sentence, BAD))
        if e.clause:
            self.console.print(Text.assemble(e.text, (f"  {e.clause}", CLAUSE)))

    # ------------------------------------------------------------ the rulebook

    def clause(self, clause: Clause) -> None:
        text = Text(clause.text)
        shown = (
            f": {clause.source}" if clause.source else f': "{clause.evidence}"' if clause.status == "as written" else ""
        )
        text.append(f"\n{clause.section}; {status(clause)}{shown}.", QUIET)
        if clause.why:
            text.append(f" {clause.why}", QUIET)
        if clause.overruled:
            text.append(SAY("overruled-by", clause=clause.overruled), "yellow")
        if clause.narrowed:
            text.append(SAY("narrowed-by", clause=clause.narrowed), "yellow")
        self._item(clause.id, text, CLAUSE)

    def entry(self, entry: Help) -> None:
        """A help entry with its clauses."""
        text = Text.assemble((entry.name, LOUD), f": {entry.text}")
        if entry.clauses:
            text.append(f"  {' '.join(entry.clauses)}", CLAUSE)
        self._item("•", text)

    def lesson(self, step: Step, about: Sequence[str]) -> None:
        """The text of a lesson step, the things it refers to, and its clause."""
        text = Text(step.say)
        if step.clause:
            text.append(f"  {step.clause}", CLAUSE)
        self.console.print()
        self._item(">", text, LOUD)
        if about:
            self._item(" ", Text(SAY("see-also", things=", ".join(about)), QUIET))

    def _summary(self, game: Game, box: GameBox) -> None:
        """The game on one page, each diagram below the first point that it shows."""
        diagrams = game.diagrams(box)
        for part, points in game.summary(box).items():
            self.console.print()
            self.say(SHARED(f"summary-{part}"), LOUD)
            for point in points:
                self._item("•", Text.assemble(point.say, (f"  {' '.join(point.clauses)}", CLAUSE)))
                if shown := diagrams.pop(point.diagram, None):
                    self.say(indent(shown.plain.strip("\n"), "    "))
                    self._item(" ", Text(shown.about, QUIET), left=2)

    def rulebook(self, game: Game, box: GameBox) -> None:
        """The summary, and all clauses, with this box's numbers filled in."""
        clauses = game.clauses_with(box)
        self.heading(SAY("rulebook", game=game.title, version=str(game.version), count=len(clauses)))
        if game.reconstructed.badge:
            self.say(game.reconstruction, QUIET)
        self._summary(game, box)
        for section in dict.fromkeys(clause.section for clause in clauses.values()):
            self.console.print()
            self.say(section, LOUD)
            for clause in (c for c in clauses.values() if c.section == section):
                text = Text(clause.text)
                if clause.status != "as written":
                    found = f": {clause.source}" if clause.source else ""
                    text.append(f"  [{status(clause)}{found}]", "yellow")
                if clause.overruled:
                    text.append(SAY("overruled-by-short", clause=clause.overruled), "yellow")
                if clause.narrowed:
                    text.append(SAY("narrowed-by-short", clause=clause.narrowed), "yellow")
                self._item(f"{clause.id:<{len(game.prefix) + 5}}", text, CLAUSE)

    def explain(self, match: Match, move: Move) -> None:
        """The clauses behind a move."""
        self.say(SAY("move-explained", move=move.label, code=str(move.code)), LOUD)
        for key in match.game.tell.ABOUT.get(move.verb, ()):
            self.clause(match.clause(key))

    # ------------------------------------------------------------ before and after

    def ending(self, match: Match) -> None:
        assert match.ending is not None
        self.heading(SAY("the-end", ending=match.ending.name))
        about = match.game.about(match.ending)
        about = f"{about[:1].upper()}{about[1:]}."
        if about not in match.verdict:
            self.say(about)
        self.say(match.verdict, LOUD)
        scores, places, width = match.scores, match.places, max(map(len, match.names))
        word = "  " + SAY("wins" if places.count(1) == 1 else "shares-the-win")
        for seat in sorted(range(match.seats), key=lambda i: (places[i], -scores[i])):
            if match.game.explains_scores:
                self._score(match, seat, scores[seat])
            else:
                won = match.seats > 1 and places[seat] == 1
                self.say(f"  {match.names[seat]:<{width}}  {figure(f'{scores[seat]:,}'):>9}{word if won else ''}")

    def _score(self, match: Match, seat: int, score: int) -> None:
        """The breakdown of a seat's score: a line for each row, and the sum."""
        rows = [
            (row.what, row.amount, "" if row.points is None else figure(f"{row.points:+,}"))
            for row in match.breakdown[seat]
        ]
        said = [*rows, (SAY("score"), "", match.game.unit.say(score))]
        what, amount, points = (max(len(row[k]) for row in said) for k in range(3))
        self.say("")
        self.say(match.names[seat], LOUD)
        for name, much, worth in said:
            self.say(f"  {name:<{what}}  {much:<{amount}}  {worth:>{points}}".rstrip())

    def sheet(self, name: str, text: str) -> None:
        self.heading(name)
        self.say(text)

    def curtain(self, name: str) -> None:
        """Hide the table between two players: clear the screen and the scrollback."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        self.heading(SAY("pass-to", player=name))


def heading_of(match: Match, line: Mapping[str, Any]) -> str:
    """The heading above one line of a record."""
    if "move" in line:
        return f"{line['move']}. {match.names[line['seat']]}: {line['words']}"
    if "undo" in line:
        return SAY("taken-back")
    return SAY("begun", game=match.game.title, players=", ".join(match.names), when=line["started"])
