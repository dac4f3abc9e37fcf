"""Everything people read: labels, the table as text, help and the log; and the derived facts that boards show."""

from __future__ import annotations

from .derived_facts import ANSWERS, Derived, derived
from .help import help
from .labels import ABOUT, DECKS, label
from .numbers import numbers
from .obstacles import now, obstacle
from .picture import picture
from .scores import breakdown
from .sentences import NOTES
from .text_board import board

__all__ = [
    "ABOUT",
    "ANSWERS",
    "DECKS",
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
]
