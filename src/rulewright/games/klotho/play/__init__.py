"""How to play 97 Klotho well: the heuristic and the evaluation for bots and the coach."""

from __future__ import annotations

from .encoding import INPUTS, encode
from .evaluation import HORIZON, IMAGINED, UNSETTLED, outlook
from .policy import policy

__all__ = ["HORIZON", "IMAGINED", "INPUTS", "UNSETTLED", "encode", "outlook", "policy"]
