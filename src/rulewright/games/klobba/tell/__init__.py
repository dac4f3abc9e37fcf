"""Everything people read: labels, the table as text, help, and the sentences of the log."""

from __future__ import annotations

from .board import COLOURS, board
from .diagrams import diagrams
from .events import NOTES
from .facts import Derived, derived
from .labels import ABOUT, label
from .numbers import help, numbers, printed
from .obstacles import now, obstacle
from .picture import picture
from .scores import SCORE, breakdown
