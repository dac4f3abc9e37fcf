"""How to play: what bots and the coach know beyond the rules."""

from __future__ import annotations

from .outlook import HORIZON, UNSETTLED, outlook
from .policy import appeal, policy

__all__ = ["HORIZON", "UNSETTLED", "appeal", "outlook", "policy"]
