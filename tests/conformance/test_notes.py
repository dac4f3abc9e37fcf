"""Every kind of note that a game declares is sent by its rules, with the right numbers, and has a text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulewright.kernel import Ear, Game, note, whisper
from tests.toys.high_card import GAME as TOY

FEW = range(-1, 4)
"""Numbers that are meaningful to some note."""
MOST = 500
"""The most combinations tried for notes with many numbers, always the same ones."""


def declared(game: Game) -> dict[str, int]:
    """The kinds of notes by their names in the game's source, such as Note.DEALT."""
    found: dict[str, int] = {}
    names = [k.name for k in game.notes.kinds]
    for tree in sources(game):
        for made in ast.walk(tree):
            if isinstance(made, ast.ClassDef) and "NoteKinds" in map(ast.unparse, made.bases):
                members = [s.targets[0] for s in made.body if isinstance(s, ast.Assign)]
                found |= {
                    f"{made.name}.{m.id}": names.index(m.id.lower()) + 1 for m in members if isinstance(m, ast.Name)
                }
    return found


def sources(game: Game) -> Iterator[ast.Module]:
    for path in sorted(game.home.rglob("*.py")):
        yield ast.parse(path.read_text("utf-8"), str(path))


def sent(game: Game) -> set[str]:
    """The names of kinds that some function passes to note, to whisper, or to a rule that sends them."""
    found = set()
    for tree in sources(game):
        for call in (n for n in ast.walk(tree) if isinstance(n, ast.Call)):
            if not (isinstance(call.func, ast.Attribute) and call.func.attr == "cite"):
                named = (n for a in call.args for n in ast.walk(a) if isinstance(n, ast.Name | ast.Attribute))
                found |= {ast.unparse(n) for n in named}
    return found


def wrongly_sent(game: Game) -> list[str]:
    """Calls of note and whisper that pass too many or too few numbers for a kind."""
    kinds, found = declared(game), []
    for tree in sources(game):
        for call in (n for n in ast.walk(tree) if isinstance(n, ast.Call)):
            name = call.func.id if isinstance(call.func, ast.Name) else ""
            at = {"note": 1, "whisper": 2}.get(name, 0)
            kind = call.args[at] if at and at < len(call.args) else None
            if kind is not None and ast.unparse(kind) in kinds:
                numbers = game.notes.of(kinds[ast.unparse(kind)]).numbers
                if len(call.args) - at - 1 != len(numbers):
                    found.append(f"line {call.lineno}: {ast.unparse(call)}")
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
            assert sentence == sentence.strip(), f"{game.name}: {sentence!r} has blanks around it"
            assert sentence.endswith((".", "!")), f"{game.name}: {sentence!r} is no sentence"
            found.add(clause)
    return found


def test_every_kind_is_sent(game: Game) -> None:
    kinds = declared(game)
    assert sorted(kinds.values()) == list(range(1, len(game.notes.kinds) + 1))
    assert not set(kinds) - sent(game), "declared, but never sent"


def test_every_kind_is_sent_with_its_numbers(game: Game) -> None:
    assert wrongly_sent(game) == []


def test_every_kind_is_told_and_cites_clauses_that_exist(game: Game) -> None:
    names = [kind.name for kind in game.notes.kinds]
    assert len(names) == len(set(names)), "two kinds of notes share a name"
    for kind, name in enumerate(names, 1):
        cited = clauses_of(game, kind)
        assert cited, f"{game.name} cannot tell the note {name}"
        assert cited <= set(game.clauses), f"{name} cites {cited - set(game.clauses)}, which do not exist"


def test_every_kind_refuses_other_numbers(game: Game) -> None:
    s = game.state()
    s.ear = Ear(game.notes)
    for kind, meant in enumerate(game.notes.kinds, 1):
        few, many = [0] * (len(meant.numbers) - 1), [0] * (len(meant.numbers) + 1)
        for wrong in (few, many) if meant.numbers else (many,):
            with pytest.raises(ValueError, match=f"the note {meant.name} .* was sent with {len(wrong)} numbers"):
                note(s, kind, *wrong)
            with pytest.raises(ValueError, match=f"the note {meant.name} "):
                whisper(s, 0, kind, *wrong)
    assert s.ear == []


# ---------------------------------------------------------------- the checks catch faults


def broken(tmp_path: Path, source: str) -> Game:
    """A game with these lines as its notes and rules."""
    (tmp_path / "notes.py").write_text(source, "utf-8")
    space: dict[str, Any] = {"__name__": "notes", "TOY_WORDS": TOY.notes.words}
    exec(compile(source, "notes.py", "exec"), space)
    return replace(TOY, home=tmp_path, notes=space["NOTES"])


HEAD = """
from rulewright.kernel import NoteKinds, Notes, kind, note
class Note(NoteKinds):
    LAID = kind('seat')
NOTES = Notes(Note, TOY_WORDS)
"""


def test_a_kind_that_is_never_sent_is_caught(tmp_path: Path) -> None:
    game = broken(tmp_path, HEAD + "NOTES.cite(Note.LAID, 'TOY-3')")
    assert set(declared(game)) - sent(game) == {"Note.LAID"}


def test_a_kind_that_is_sent_wrongly_is_caught(tmp_path: Path) -> None:
    game = broken(tmp_path, HEAD + "def apply(s):\n    note(s, Note.LAID, 1)\n    note(s, Note.LAID, 1, 2)")
    assert sent(game) >= {"Note.LAID"}
    assert wrongly_sent(game) == ["line 8: note(s, Note.LAID, 1, 2)"]


def test_a_kind_without_a_sentence_is_caught(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="the note laid has no sentence"):
        clauses_of(replace(TOY, notes=broken(tmp_path, HEAD).notes), 1)
