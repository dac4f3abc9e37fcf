"""The rules of Asteroid Miners, as the kernel calls them."""

from __future__ import annotations

from .legality import check, listed, offer, offers
from .score import score, standing
from .setup import conserved, setup
from .turn import apply, waiting
