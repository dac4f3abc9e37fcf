"""What people read: the names of moves, the table as text, help, and what the log says."""

from __future__ import annotations

from .labels import ABOUT, board, label
from .sentences import NOTES

__all__ = ["ABOUT", "NOTES", "board", "label"]
