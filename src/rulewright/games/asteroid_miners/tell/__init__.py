"""What people read: the names of moves, the table as text, help, and what the log says."""

from __future__ import annotations

from .derived_facts import Derived, derived
from .labels import ABOUT, label
from .sentences import NOTES
from .text_board import board

__all__ = ["ABOUT", "NOTES", "Derived", "board", "derived", "label"]
