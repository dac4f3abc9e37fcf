"""The rules of Clin9ic, as the kernel calls them."""

from __future__ import annotations

from .legality import check
from .score import score
from .setup import conserved, setup
from .turn import apply, listed, offer, offers, waiting
