"""What people read: names of moves, sentences of the log, and the board as text."""

from __future__ import annotations

from .derived_facts import Derived, derived
from .labels import ABOUT, label
from .numbers import numbers

__all__ = [
    "ABOUT",
    "NOTES",
    "WHEN",
    "Derived",
    "board",
    "breakdown",
    "derived",
    "label",
    "now",
    "numbers",
    "obstacle",
    "verdict",
]
