"""Laws about a game's notes as they are written: every declared kind is sent somewhere, with its numbers, and has words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

from rulewright.kernel import Game
from rulewright.laws.finding import Finding, LawError, line_of

FEW = range(-1, 4)
"""Numbers that are meaningful to some note."""
MOST = 500
"""The most combinations tried for notes with many numbers, always the same ones."""


def sources(game: Game) -> Iterator[tuple[Path, ast.Module]]:
    """Every file of a game's code, except its tests, with its syntax tree."""
    for path in sorted(game.home.rglob("*.py")):
        if "tests" not in path.relative_to(game.home).parts:
            yield path, ast.parse(path.read_text("utf-8"), str(path))


def declared(game: Game) -> dict[str, int]:
    """The kinds of notes by their names in the game's source, such as Note.DEALT."""
    found: dict[str, int] = {}
    names = [k.name for k in game.notes.kinds]
    for _, tree in sources(game):
        for made in ast.walk(tree):
            if isinstance(made, ast.ClassDef) and "NoteKinds" in map(ast.unparse, made.bases):
                members = [s.targets[0] for s in made.body if isinstance(s, ast.Assign)]
                found |= {
                    f"{made.name}.{m.id}": names.index(m.id.lower()) + 1 for m in members if isinstance(m, ast.Name)
                }
    return found


def sent(game: Game) -> set[str]:
    """The names of kinds that some function passes to note, to whisper, or to a rule that sends them."""
    found = set()
    for _, tree in sources(game):
        for call in (n for n in ast.walk(tree) if isinstance(n, ast.Call)):
            if not (isinstance(call.func, ast.Attribute) and call.func.attr == "cite"):
                named = (n for a in call.args for n in ast.walk(a) if isinstance(n, ast.Name | ast.Attribute))
                found |= {ast.unparse(n) for n in named}
    return found


def clauses_of(game: Game, kind: int) -> set[str]:
    """The clauses that a kind of note can cite, with the fewest and the most players, over many small numbers."""
    found = set()
    for seats in {*game.seats}:
        box, names = game.make_box(seats=seats), [f"Player {i + 1}" for i in range(seats)]
        ways = list(product(FEW, repeat=len(game.notes.of(kind).numbers)))
        for numbers in Random(kind).sample(ways, min(MOST, len(ways))):
            try:
                sentence, clause = game.notes.sentence(box, names, kind, *numbers)
            except (IndexError, KeyError):
                continue
            if sentence != sentence.strip() or not sentence.endswith((".", "!")):
                name = game.notes.of(kind).name
                raise LawError(
                    None, f"{sentence!r} is no sentence", line_of(game.home / "locales" / "en.ftl", f"note-{name} "),
                    "write it without blanks around it, and end it with a full stop",
                )  # fmt: skip
            found.add(clause)
    return found


def faults(game: Game) -> Iterator[Finding]:
    """Everything that is wrong with a game's notes as written. Functions that send a note are examined by the kernel."""
    used, files = sent(game), [path for path, _ in sources(game)]
    for name, kind in declared(game).items():
        short = name.partition(".")[2]
        at = next((line for path in files if "line" in (line := line_of(path, f"    {short} = kind("))), "")
        if name not in used:
            yield Finding(
                f"the note {short} is declared, but nothing sends it",
                at,
                mend="send it with note() or whisper(), or remove it",
            )
        elif lacks := game.notes.lacks(kind):
            yield Finding(f"the note {short} has no words", at, mend=lacks)
        else:
            unknown = clauses_of(game, kind) - {*game.written_clauses}
            if unknown:
                yield Finding(
                    f"the note {short} cites {min(unknown)}, which clauses.toml does not have", at,
                    mend=f"mend the clause of {short}, or NOTES.cite(Note.{short}, ...) in tell",
                )  # fmt: skip
