"""Every kind of note that a game declares is sent by its rules, with the right numbers, and has a text."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulewright.kernel import Game, NoteLog, note, whisper
from rulewright.laws.notes import clauses_of, declared, sent, wrongly_sent
from tests.toys.high_card import GAME as TOY


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
    s.note_log = NoteLog(game.notes)
    for kind, meant in enumerate(game.notes.kinds, 1):
        few, many = [0] * (len(meant.numbers) - 1), [0] * (len(meant.numbers) + 1)
        for wrong in (few, many) if meant.numbers else (many,):
            with pytest.raises(ValueError, match=f"the note {meant.name} .* was sent with {len(wrong)} numbers"):
                note(s, kind, *wrong)
            with pytest.raises(ValueError, match=f"the note {meant.name} "):
                whisper(s, 0, kind, *wrong)
    assert s.note_log == []


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
