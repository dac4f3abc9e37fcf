"""How to play backgammon: hit, make points, leave few checkers alone where they can be hit, and run home."""

from __future__ import annotations

from math import exp, sqrt

from rulewright.kernel import has, rule

from .state import BAR, OFF, OWN, SIDES, Box, State, Verb

HORIZON = 12
"""Simulated moves before the outlook is used: about two turns of each player."""
HIT, MAKE, ALONE, BREAK, SAFE, STACK, HOME, TAKEN_OFF = 10, 6, 5, 4, 4, 1, 2, 6
DOUBLES_AT, TAKES_AT = 0.7, 0.25
"""The share of the win from which to double, and to take."""


@rule
def in_danger(s: State, seat: int, p: int) -> int:
    """Whether an opposing checker has still to pass a point of this player."""
    return 1 if s.held[1 - seat] >> (BAR + 1 - p) else 0


@rule
def worth(s: State, box: Box, seat: int, action: int) -> int:
    """How good a move of a checker looks. The chance to win decides whether to double and to take."""
    if action == Verb.DOUBLE:
        return 1 if chance(s, seat) > DOUBLES_AT else -1
    if action == Verb.TAKE:
        return 1 if chance(s, seat) > TAKES_AT else -1
    if action >= Verb.PASS:
        return 0
    start, to = Verb.MOVE.arguments(action)
    p, q = OWN[seat][start], OWN[seat][to]
    mine, found = s.points[seat], 0
    if mine[p] == 2:
        found -= BREAK * in_danger(s, seat, p)
    elif mine[p] == 1:
        found += SAFE * in_danger(s, seat, p)
    if q == OFF:
        return found + TAKEN_OFF
    if s.points[1 - seat][BAR - q] == 1:
        found += HIT + q // 3
    if mine[q] == 0:
        found -= ALONE * in_danger(s, seat, q)
    elif mine[q] == 1:
        found += MAKE + (HOME if 3 < q < 9 else 0)
    elif mine[q] > 4:
        found -= STACK
    if p > SIDES >= q:
        found += HOME
    return found


@rule
def distance(s: State, seat: int) -> float:
    """The pips to go, and what a checker loses that is hit: on average a third of those alone in danger are."""
    far = 0.0
    for p in range(1, BAR + 1):
        n = s.points[seat][p]
        far += float(n * p)
        if n == 1 and p < BAR and in_danger(s, seat, p):
            far += float(BAR - p) / 3.0
    return far + 1.5 * float(s.points[seat][BAR]) * walls(s, seat)


@rule
def walls(s: State, seat: int) -> float:
    """How many points of the opponent's home are closed to this player."""
    closed = 0
    for p in range(BAR - SIDES, BAR):
        closed += has(s.wall[seat], p)
    return float(closed)


@rule
def chance(s: State, seat: int) -> float:
    """A player's share of the win of this game: as in a race that is ahead by so many pips (the Kleinman metric), where the next
    roll is worth four."""
    mine, theirs = distance(s, seat), distance(s, 1 - seat)
    lead = theirs - mine + walls(s, 1 - seat) - walls(s, seat) + (4.0 if s.mover == seat else -4.0)
    return 1.0 / (1.0 + exp(-1.2 * lead / sqrt(mine + theirs + 4.0)))


@rule
def ahead(mine: int, theirs: int) -> float:
    """The share of the match, by the points that each player still needs."""
    if mine <= 0 or theirs <= 0:
        return 1.0 if mine <= 0 else 0.0
    return float(theirs) / float(mine + theirs)


@rule
def outlook(s: State, box: Box, out: list[float]) -> None:
    """Each seat's share of the match, by their chances in this game."""
    white, mine, theirs = chance(s, 0), box.match - s.won[0], box.match - s.won[1]
    out[0] = white * ahead(mine - s.cube, theirs) + (1.0 - white) * ahead(mine, theirs - s.cube)
    out[1] = 1.0 - out[0]
