"""How to play well: the heuristic, the solver and its advice."""

from __future__ import annotations

from .policy import policy
