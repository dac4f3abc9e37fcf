"""Everything people read: labels of moves, the board as text, help, and the sentences of the log."""

from __future__ import annotations

from .board import DECKS, GRIDS, board
from .diagrams import diagrams
from .events import NOTES
from .facts import Derived, derived, summary
from .labels import ABOUT, label
from .numbers import help, numbers
from .obstacles import now, obstacle
from .picture import picture
from .scores import SCORE, breakdown, verdict
