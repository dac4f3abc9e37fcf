"""How to play: what bots, the coach and the solver know beyond the rules."""

from __future__ import annotations

from .policy import advised, policy, weights

__all__ = ["advised", "policy", "weights"]
