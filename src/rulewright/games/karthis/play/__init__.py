"""How somebody might play: what bots, the coach and the solver know beyond the rules."""

from __future__ import annotations

from .encoding import INPUTS, encode
from .policy import UNSETTLED, policy
from .potential import potential

__all__ = ["INPUTS", "UNSETTLED", "encode", "policy", "potential"]
