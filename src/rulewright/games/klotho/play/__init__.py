"""How to play 97 Klotho well: the heuristic and the evaluation for bots and the coach."""

from __future__ import annotations

from .encoding import INPUTS, encode
from .outlook import HORIZON, IMAGINED, OFFERED, UNSETTLED, outlook
from .policy import LIKE_LEVEL, STYLES, advised, policy, weights
