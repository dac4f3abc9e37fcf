"""The texts of the coin game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.kernel import Notes
from rulewright.telling.language import Messages

from .state import Note

ABOUT: dict[str, tuple[str, ...]] = {}
NOTES = Notes(Note, Messages(__file__), hand=("left", "right"))
PIECES = ("hand",)
NOTES.cite(Note.HEADS, "CO-1")
NOTES.cite(Note.TAILS, "CO-1")
NOTES.cite(Note.PASSED, "CO-1")


def label(view: Any, box: Any, names: Sequence[str], seat: int, action: int) -> str:
    return "Toss" if action < 2 else "Pass"


def board(view: Any, box: Any, names: Sequence[str], seat: int) -> str:
    return ""
