"""The rules of Klobba!: who decides, and the effect of each decision (KB-7 to KB-68)."""

from __future__ import annotations

from .legality import check, listed, offer, offers
from .score import score, standing
from .setup import conserved, redeal, setup
from .turn import apply, waiting
