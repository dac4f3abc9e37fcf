"""How to play it: toss."""

from __future__ import annotations

from rulewright.kernel import pick, rule

from .state import Box, State, Verb


@rule
def policy(s: State, box: Box, seat: int, stream: list[int]) -> int:
    return Verb.TOSS.of(pick(stream, 2))
