"""Everything people read: labels, the table as text, help, and the sentences of the log."""

from __future__ import annotations

from .derived import Derived, derived
from .effects import help, printed
from .labels import ABOUT, label
from .numbers import numbers
from .obstacles import now, obstacle
from .picture import picture
from .scores import SCORE, breakdown
from .sentences import NOTES
from .text_board import COLOURS, board

__all__ = [
    "ABOUT",
    "COLOURS",
    "NOTES",
    "SCORE",
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
    "printed",
]
