"""How to play well: the heuristic for bots and the coach, and what learning programs are trained on."""

from __future__ import annotations

from .encoding import INPUTS, encode, potential
from .policy import OFFERED, UNSETTLED, policy
