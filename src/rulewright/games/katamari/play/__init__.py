"""How to play well: the heuristic and the outlook for bots and the coach."""

from __future__ import annotations

from .encoding import INPUTS, encode
from .outlook import HORIZON, UNSETTLED, outlook
from .policy import advised, appeal, policy
from .values import weights

__all__ = ["HORIZON", "INPUTS", "UNSETTLED", "advised", "appeal", "encode", "outlook", "policy", "weights"]
