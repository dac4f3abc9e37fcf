"""What people read: the names of moves, the table as text, help, and what the log says."""

from __future__ import annotations

from .labels import ABOUT, GRIDS, help, label, showing
from .sentences import NOTES
from .text_board import board

__all__ = ["ABOUT", "GRIDS", "NOTES", "board", "help", "label", "showing"]
