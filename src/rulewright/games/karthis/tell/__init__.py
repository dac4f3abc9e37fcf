"""Everything people read: labels of moves, help, sentences of the log, and the board as text."""

from __future__ import annotations

from .derived_facts import Derived, derived
from .labels import ABOUT, help, label
from .numbers import numbers
from .obstacles import now, obstacle
from .picture import picture
from .scores import breakdown, verdict
from .sentences import NOTES
from .text_board import COLOURS, board

__all__ = [
    "ABOUT",
    "COLOURS",
    "NOTES",
    "Derived",
    "board",
    "breakdown",
    "derived",
    "help",
    "label",
    "now",
    "numbers",
    "obstacle",
    "picture",
    "verdict",
]
