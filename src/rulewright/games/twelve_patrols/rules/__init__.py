"""The rules of 12 Patrols, as the kernel asks for them."""

from __future__ import annotations

from .deal import conserved, redeal, setup
from .legality import check
from .turn import apply, offer, offers, score, waiting

__all__ = ["apply", "check", "conserved", "offer", "offers", "redeal", "score", "setup", "waiting"]
