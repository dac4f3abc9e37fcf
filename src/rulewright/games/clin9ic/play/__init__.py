"""How to play well: the heuristic and the outlook for bots and the coach."""

from __future__ import annotations

from .outlook import HORIZON, IMAGINED, UNSETTLED, outlook
from .policy import policy
