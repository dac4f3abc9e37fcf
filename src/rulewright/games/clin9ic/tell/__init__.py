"""Everything people read: labels of moves, sentences of the log, and the board as text."""

from __future__ import annotations

from .board import board
from .diagrams import diagrams
from .events import NOTES
from .facts import Derived, derived
from .moves import ABOUT, label, now, obstacle
from .numbers import numbers
from .picture import picture
from .prints import prints
from .scores import breakdown, verdict
