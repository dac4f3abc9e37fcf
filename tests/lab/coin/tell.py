"""What people read of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.kernel import Notes

from .state import Note

ABOUT: dict[str, tuple[str, ...]] = {}
NOTES = Notes(Note, hand=("left", "right"))
NOTES.say(Note.HEADS, "{seat} tosses heads with the {hand} hand.", "CO-1")
NOTES.say(Note.TAILS, "{seat} tosses tails with the {hand} hand.", "CO-1")
NOTES.say(Note.PASSED, "{seat} passes.", "CO-1")


def label(view: Any, box: Any, names: Sequence[str], seat: int, action: int) -> str:
    return "Toss" if action < 2 else "Pass"


def board(view: Any, box: Any, names: Sequence[str], seat: int) -> str:
    return ""
