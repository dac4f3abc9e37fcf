"""How to play well: the heuristic and the outlook for bots and the coach."""

from __future__ import annotations

from .encoding import INPUTS, encode
from .outlook import HORIZON, OFFERED, STYLES, UNSETTLED, outlook, weights
from .policy import advised, appeal, policy
