"""How to play well: the estimate that bots and the coach go by."""

from __future__ import annotations

from .outlook import HORIZON, UNSETTLED, outlook

__all__ = ["HORIZON", "UNSETTLED", "outlook"]
