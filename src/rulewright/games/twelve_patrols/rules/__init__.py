"""The rules of 12 Patrols, as the kernel asks for them."""

from __future__ import annotations

from .deal import conserved, redeal, setup
from .legality import check, listed, offer, offers
from .turn import apply, score, waiting

__all__ = ["apply", "check", "conserved", "listed", "offer", "offers", "redeal", "score", "setup", "waiting"]
