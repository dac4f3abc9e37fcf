"""`games` and `rules`: what is on the shelf, and what its rulebooks say."""

from __future__ import annotations

import json as json_text
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright import games
from rulewright.doors.cli.common import console, options
from rulewright.doors.cli.messages import SAY
from rulewright.telling.text import span

if TYPE_CHECKING:
    from rulewright.kernel.clauses import Clause
    from rulewright.kernel.game import Game
    from rulewright.kernel.structs import GameBox

MISSING = 1
"""The exit code when the rulebook does not have what a clause claims."""


def show_games(as_json: bool) -> None:
    if as_json:
        import msgspec

        from rulewright.doors.describe import summary

        known = [msgspec.to_builtins(summary(games.load(name))) for name in games.known()]
        print(json_text.dumps(known, ensure_ascii=False, indent=1))
        return
    found = games.listed()
    width = max((len(game.name) for game in found), default=0)
    for game in found:
        facts = "game-facts-alone" if game.seats == (1, 1) else "game-facts"
        told = SAY(facts, game=game.title, players=span(*game.seats), minutes=span(*game.minutes))
        print(f"{game.name:{width}}  {told}")
        print(f"{'':{width}}  {game.said('pitch', game.pitch)}")
        if not game.designer.startswith("not "):  # known
            print(f"{'':{width}}  {SAY('designed-by', designer=game.said('designer', game.designer))}")
        if game.reconstructed.badge:
            print(f"{'':{width}}  {game.reconstruction}")
        for word, box in game.boxes.items():
            if len(game.boxes) > 1:
                box_name, about = game.said(f"box-{word}", box.name), game.said(f"box-{word}-about", box.about)
                chosen = f"--option box={word}"
                print(f"{'':{width}}  {chosen}: {box_name}, {about}")


@dataclass(frozen=True)
class RulesQuery:
    """Which rules to show: of which game, one clause or all, as they read with which box."""

    game: str
    clause: str | None
    players: int | None
    options: Sequence[str]
    box: Path | None

    def clauses(self, game: Game, box: GameBox) -> list[Clause]:
        """Those that were asked for, with the numbers of a box."""
        if self.clause is None:
            return list(game.clauses_with(box).values())
        return [find_clause(game, box, self.clause)]


def show_rules(query: RulesQuery, against: Path | None, as_json: bool) -> int:
    """The rulebook as it reads with a box: the usual one, or the one that was asked for."""
    from rulewright.doors.terminal.screen import Screen

    game = games.load(query.game)
    if against is not None:
        return check_against(against, query.clauses(game, game.usual_box), as_json)
    screen = Screen(console())
    box = game.make_box(options(game, query.options), query.players or game.welcome.seats or None, query.box)
    if as_json:
        found: dict[str, object] = {
            "game": game.name,
            "title": game.title,
            "version": game.version,
            "clauses": [asdict(clause) for clause in query.clauses(game, box)],
        }
        if query.clause is None:
            found["summary"] = {part: [asdict(point) for point in points] for part, points in game.summary(box).items()}
        print(json_text.dumps(found, ensure_ascii=False, indent=1))
    elif query.clause is None:
        screen.rulebook(game, box)
    else:
        screen.clause(query.clauses(game, box)[0])
    return 0


def check_against(book: Path, clauses: Sequence[Clause], as_json: bool) -> int:
    """Look up the evidence of a game's clauses, or of one, in a text of its rulebook, and list the words that clauses as written
    have and the passage has not."""
    from rulewright.kernel.evidence import added, missing

    claims = [found for found in clauses if found.evidence]
    text = read_text(book)
    lost = missing(claims, text)
    beyond = {c.id: words for c in claims if c.status == "as written" and c not in lost and (words := added(c, text))}
    if as_json:
        found_ids = [clause.id for clause in claims if clause not in lost]
        told = {"found": found_ids, "missing": [asdict(clause) for clause in lost], "added": beyond}
        print(json_text.dumps(told, indent=1))
        return MISSING if lost else 0
    for key, words in beyond.items():
        print(SAY("evidence-added", clause=key, words=", ".join(words)))
    for found in lost:
        print(SAY("evidence-missing", clause=found.id, status=found.status, evidence=found.evidence, book=str(book)))
    print(SAY("evidence-found", found=len(claims) - len(lost), count=len(claims), book=str(book)))
    return MISSING if lost else 0


def read_text(file: Path) -> str:
    try:
        return file.read_bytes().decode("utf-8")
    except OSError as e:
        raise ValueError(SAY("cannot-read", file=str(file), error=str(e.strerror))) from None
    except UnicodeDecodeError:
        raise ValueError(SAY("not-text", file=str(file))) from None


def find_clause(game: Game, box: GameBox, text: str) -> Clause:
    """A clause by its id, however it is spelt."""
    clauses = game.clauses_with(box)
    found = clauses.get(text.strip().upper())
    if found is None:
        first, last = next(iter(clauses)), list(clauses)[-1]
        raise ValueError(SAY("no-clause", game=game.title, clause=text, first=first, last=last))
    return found
