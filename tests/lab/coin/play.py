"""The heuristic: toss, or pass with the percentage given by the weight."""

from __future__ import annotations

from rulewright.kernel import pick, rule, table

from .state import Box, State, Verb

HEURISTIC = table([0])


@rule
def policy(s: State, box: Box, seat: int, stream: list[int]) -> int:
    return advised(s, box, seat, stream, HEURISTIC)


@rule
def advised(s: State, box: Box, seat: int, stream: list[int], weights: list[int]) -> int:
    hand = pick(stream, 2)
    if weights[0] > 0 and s.passed <= 0 and pick(stream, 100) < weights[0]:
        return int(Verb.PASS)
    return Verb.TOSS.of(hand)


def weights(box: Box) -> dict[str, int]:
    return {"passing": 0}
