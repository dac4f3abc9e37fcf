"""The rules of 12 Patrols, as the kernel calls them."""

from __future__ import annotations

from .legality import check, listed, offer, offers
from .score import score
from .setup import conserved, redeal, setup
from .turn import apply, waiting
