"""How to play nine men's morris: close mills, stop those of the opponent, and keep men that can move."""

from __future__ import annotations

from rulewright.kernel import has, minus, plus, rule, size

from .rules import closed, free, step
from .state import Box, State, Verb

HORIZON = 16
"""Simulated moves before the outlook is used."""
CLOSES, STOPS, OPENS = 8, 5, 2


@rule
def worth(s: State, box: Box, seat: int, action: int) -> int:
    """How good a move looks: it closes a mill of yours, or takes the place that would close one for the opponent."""
    mine, theirs = s.men[seat], s.men[1 - seat]
    if Verb.at(action) == Verb.TAKE:
        point = Verb.TAKE.argument(action)
        return CLOSES * ways_to_close(minus(theirs, point), mine) * -1
    found = 0
    to = action
    if Verb.at(action) == Verb.MOVE:
        start, to = Verb.MOVE.arguments(action)
        mine = minus(mine, start)
        if closed(plus(mine, start), start):
            found += OPENS
        if closed(plus(theirs, start), start):
            found -= STOPS
    if closed(plus(mine, to), to):
        found += CLOSES
    if closed(plus(theirs, to), to):
        found += STOPS
    return found


@rule
def ways_to_close(men: int, others: int) -> int:
    """How many free points would close a mill of these men."""
    found = 0
    for point in range(24):
        if not has(men | others, point) and closed(plus(men, point), point):
            found += 1
    return found


@rule
def outlook(s: State, box: Box, out: list[float]) -> None:
    """Each seat's share of the win: a man more is worth much, a step more a little."""
    lead = 0.0
    for i in range(2):
        sign = 1.0 - 2.0 * i
        men = s.men[i]
        room = (step(men, 0) | step(men, 1) | step(men, 2) | step(men, 3)) & free(s)
        lead += sign * (float(size(men) + s.hand[i]) + 0.08 * float(size(room)))
    share = 0.5 + 0.12 * lead
    out[0] = min(0.97, max(0.03, share))
    out[1] = 1.0 - out[0]
