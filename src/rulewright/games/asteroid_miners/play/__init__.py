"""How to play well: the knowledge of bots, the coach and the solver."""

from __future__ import annotations

from .policy import advised, policy, weights

__all__ = ["advised", "policy", "weights"]
