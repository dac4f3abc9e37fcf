"""Everything people read: labels of moves, the table as text, help, and the sentences of the log."""

from __future__ import annotations

from .board import COLOURS, GRIDS, board
from .diagrams import diagrams
from .events import NOTES
from .facts import Derived, derived, showing
from .moves import ABOUT, label, now, obstacle
from .names import printed
from .numbers import help, numbers
from .picture import picture
from .prints import prints
from .scores import breakdown

PIECES = ("cousin",)
"""What the lab counts as cards."""
