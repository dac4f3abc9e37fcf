"""Everything people read: labels, the table as text, help, and the sentences of the log."""

from __future__ import annotations

from .board import COLOURS, board
from .diagrams import diagrams
from .events import NOTES
from .facts import Derived, derived
from .moves import ABOUT, label, now, obstacle
from .numbers import help, numbers, printed
from .picture import picture
from .prints import prints
from .scores import SCORE, breakdown
