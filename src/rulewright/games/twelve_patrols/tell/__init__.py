"""Everything people read: labels of moves, the board as text, help, and the sentences of the log."""

from __future__ import annotations

from .board import DECKS, GRIDS, board
from .diagrams import diagrams
from .events import NOTES
from .facts import Derived, derived, summary
from .moves import ABOUT, label, now, obstacle
from .numbers import help, numbers
from .picture import picture
from .prints import prints
from .scores import SCORE, breakdown, verdict
