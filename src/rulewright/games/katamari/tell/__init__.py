"""Everything people read: labels of moves, the table as text, help, and the sentences of the log."""

from __future__ import annotations

from .coaching import showing
from .derived_facts import Derived, derived
from .labels import ABOUT, label
from .names import printed
from .numbers import numbers
from .obstacles import now, obstacle
from .picture import picture
from .scores import breakdown
from .sentences import NOTES
from .stuff_help import help
from .text_board import COLOURS, GRIDS, board

__all__ = [
    "ABOUT",
    "COLOURS",
    "GRIDS",
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
    "printed",
    "showing",
]
