"""How somebody might play: what bots, the coach and the solver know beyond the rules."""

from __future__ import annotations

from .outlook import HORIZON, outlook

__all__ = ["HORIZON", "outlook"]
