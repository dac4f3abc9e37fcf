"""Everything people read: labels of moves, the table as text, and the sentences of the log."""

from __future__ import annotations

from .derived_facts import Derived, derived
from .labels import ABOUT, label
from .numbers import numbers

__all__ = [
    "ABOUT",
    "NOTES",
    "SCORE",
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
