"""Everything people read: labels of moves, sentences of the log, and the board as text."""

from __future__ import annotations

from .board import board
from .diagrams import diagrams
from .events import NOTES
from .facts import Derived, derived
from .labels import ABOUT, label
from .numbers import numbers
from .obstacles import now, obstacle
from .picture import picture
from .scores import breakdown, verdict
