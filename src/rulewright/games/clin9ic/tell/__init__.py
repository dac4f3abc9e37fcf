"""Everything people read: labels of moves, sentences of the log, and the board as text."""

from __future__ import annotations

from .derived_facts import Derived, derived
from .labels import ABOUT, label
from .numbers import numbers
from .obstacles import now, obstacle
from .picture import picture
from .scores import breakdown, verdict
from .sentences import NOTES
from .text_board import board

__all__ = [
    "ABOUT",
    "NOTES",
    "Derived",
    "board",
    "breakdown",
    "derived",
    "label",
    "now",
    "numbers",
    "obstacle",
    "picture",
    "verdict",
]
