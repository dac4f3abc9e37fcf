"""Matching pennies: both choose a side at once, and the first seat wins if they are the same. Nobody can do better than half."""

from __future__ import annotations

from rulewright.kernel import (
    Ending,
    GameBox,
    GameState,
    Verbs,
    below,
    int8,
    owned,
    public,
    rule,
    verb,
)
from tests.toys import in_one_file


class Verb(Verbs):
    SHOW = verb(side=2)


class Box(GameBox):
    pass


class State(GameState):
    side: list[int] = owned(int8, 2, blank=-1)
    made: list[int] = public(int8, 2)


@rule
def setup(s: State, box: Box) -> None:
    s.side[0] = -1
    s.side[1] = -1


@rule
def waiting(s: State) -> int:
    return (1 - s.made[0]) | (1 - s.made[1]) << 1


@rule
def offers(s: State, box: Box, seat: int) -> int:
    return 2


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    return Verb.SHOW.of(k)


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    return 1 if s.made[seat] or s.end else 0


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    s.side[seat] = Verb.SHOW.argument(action)
    s.made[seat] = 1
    if s.made[1 - seat]:
        s.end = 1


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    same = 1 if s.side[0] == s.side[1] else 0
    out[0] = same
    out[1] = 1 - same


@rule
def redeal(s: State, box: Box, seat: int) -> None:
    for i in range(2):
        if i != seat and s.made[i]:
            s.side[i] = below(s, 2)


GAME = in_one_file(
    __name__,
    title="Matching Pennies",
    prefix="MP",
    pitch="Same or other.",
    endings=(Ending("shown", "both have shown"),),
    bound=2,
)
BOX = Box()
BOX.seats = 2
