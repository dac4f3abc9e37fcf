"""How to play well: the heuristic, exact values and the solver for bots and the coach."""

from __future__ import annotations

from .policy import OFFERED, STYLES, advised, policy, weights
