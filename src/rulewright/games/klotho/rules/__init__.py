"""The rules of 97 Klotho as the kernel calls them: whose move it is, which moves are legal, and who wins."""

from __future__ import annotations

from .legality import apply, check, listed, offer, offers
from .score import score, standing
from .setup import conserved, setup
from .turn import waiting
