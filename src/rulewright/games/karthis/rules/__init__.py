"""The rules of Karthis: setup, legality, the moves on offer, the turn, hidden cards, and the score."""

from __future__ import annotations

from .legality import check, listed, offer, offers
from .score import score
from .setup import conserved, redeal, setup
from .turn import apply, waiting
