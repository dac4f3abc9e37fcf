"""Setup, moves and scores: the rules that the kernel calls."""

from __future__ import annotations

from .legality import check, listed, offer, offers
from .score import score
from .setup import conserved, setup
from .turn import apply, waiting
