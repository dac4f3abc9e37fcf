"""How to play well: the estimate that bots and the coach go by."""

from __future__ import annotations

from .encoding import INPUTS, encode
from .outlook import HORIZON, UNSETTLED, outlook

__all__ = ["HORIZON", "INPUTS", "UNSETTLED", "encode", "outlook"]
