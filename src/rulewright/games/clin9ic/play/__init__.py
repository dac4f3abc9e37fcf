"""How somebody might play: what bots, the coach and the solver know beyond the rules."""

from __future__ import annotations

from .outlook import HORIZON, IMAGINED, UNSETTLED, outlook
from .policy import policy

__all__ = ["HORIZON", "IMAGINED", "UNSETTLED", "outlook", "policy"]
