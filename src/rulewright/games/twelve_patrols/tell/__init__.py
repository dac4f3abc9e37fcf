"""Everything people read: labels of moves, the board as text, help, and the sentences of the log."""

from __future__ import annotations

from .derived_facts import Derived, derived
from .labels import ABOUT, DECKS, GRIDS, help, label
from .obstacles import now, obstacle
from .picture import picture
from .scores import SCORE, breakdown, verdict
from .sentences import NOTES
from .text_board import board

__all__ = [
    "ABOUT",
    "DECKS",
    "GRIDS",
    "NOTES",
    "SCORE",
    "Derived",
    "board",
    "breakdown",
    "derived",
    "help",
    "label",
    "now",
    "obstacle",
    "picture",
    "verdict",
]
