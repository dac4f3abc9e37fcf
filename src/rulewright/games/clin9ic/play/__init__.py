"""How to play well: the knowledge of bots, the coach and the solver."""

from __future__ import annotations

from .outlook import HORIZON, IMAGINED, UNSETTLED, outlook
from .policy import policy

__all__ = ["HORIZON", "IMAGINED", "UNSETTLED", "outlook", "policy"]
