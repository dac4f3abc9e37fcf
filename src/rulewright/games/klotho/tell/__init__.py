"""Everything people read: labels, the table as text, help and the log; and the derived facts that boards show."""

from __future__ import annotations

from .board import board
from .diagrams import diagrams
from .events import NOTES
from .facts import ANSWERS, Derived, derived
from .labels import ABOUT, DECKS, label
from .numbers import help, numbers
from .obstacles import now, obstacle
from .picture import picture
from .scores import breakdown

PIECES = ("card", "tool", "mineral", "artifact")
"""What the lab counts as cards."""
