"""How to play 97 Klotho well: what bots and the coach know beyond the rules."""

from __future__ import annotations

from .evaluation import HORIZON, IMAGINED, outlook
from .policy import policy

__all__ = ["HORIZON", "IMAGINED", "outlook", "policy"]
