"""Everything people read: labels, the table as text, help and the log; and the derived facts that boards show."""

from __future__ import annotations

from .board import DECKS, board
from .diagrams import diagrams
from .events import NOTES
from .facts import ANSWERS, Derived, derived
from .moves import ABOUT, label, now, obstacle
from .numbers import help, numbers
from .picture import picture
from .prints import prints
from .scores import breakdown

PIECES = ("card", "tool", "mineral", "artifact")
"""What the lab counts as cards."""
