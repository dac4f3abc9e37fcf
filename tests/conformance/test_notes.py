"""Every kind of note that a game declares is sent by its rules, with the right numbers, and has a text. The laws' teeth:
tests/laws/mistakes.toml."""

from __future__ import annotations

import pytest

from rulewright.kernel import Game, NoteLog, note, whisper
from rulewright.kernel.engines.mistakes import mistakes
from rulewright.laws.notes import declared, faults


def test_every_kind_is_sent_and_told(game: Game) -> None:
    assert sorted(declared(game).values()) == list(range(1, len(game.notes.kinds) + 1))
    assert [*faults(game)] == []


def test_nothing_in_the_rules_is_a_mistake(game: Game) -> None:
    """Such as a note with too few numbers."""
    assert [*mistakes(game)] == []


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
