"""How to play well: the knowledge of bots, the coach and the solver."""

from __future__ import annotations

from .encoding import INPUTS, encode
from .policy import UNSETTLED, policy
from .potential import potential

__all__ = ["INPUTS", "UNSETTLED", "encode", "policy", "potential"]
