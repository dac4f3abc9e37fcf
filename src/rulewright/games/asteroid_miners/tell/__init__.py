"""Everything people read: labels of moves, the table as text, and the sentences of the log."""

from __future__ import annotations

from .derived_facts import Derived, derived
from .labels import ABOUT, label
from .numbers import numbers
from .obstacles import now, obstacle
from .picture import picture
from .scores import SCORE, breakdown, verdict
from .sentences import NOTES
from .text_board import board

__all__ = [
    "ABOUT",
    "NOTES",
    "SCORE",
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
