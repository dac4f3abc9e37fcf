"""Stall: a turn of several moves. One lays out any wares, one by one, may look at the other's card or roll, and is done.

Nothing is told, so that it shows what the table alone does.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import (
    Ending,
    GameBox,
    GameState,
    Verbs,
    below,
    d6,
    int8,
    law,
    owned,
    public,
    rule,
    verb,
)
from tests.toys import in_one_file

WARES, TURNS = 5, 6


class Verb(Verbs):
    LAY = verb(place=WARES)
    PEEK = verb()
    ROLL = verb()
    DONE = verb()


ABOUT = {"lay": ("ST-1",), "peek": ("ST-2",), "roll": ("ST-2",), "done": ("ST-3",)}


class Box(GameBox):
    pass


class State(GameState):
    card: list[int] = owned(int8, 2, blank=-1)
    knows: list[int] = owned(int8, 2, blank=-1)
    row: list[int] = public(int8, WARES)
    rolled: int = public(int8)
    turn: int = public(int8)


@rule
def setup(s: State, box: Box) -> None:
    for seat in range(2):
        s.card[seat] = below(s, 10)
        s.knows[seat] = -1


@rule
def waiting(s: State) -> int:
    return 1 << (s.turn % 2)


@rule
def offers(s: State, box: Box, seat: int) -> int:
    return WARES + 3


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    return Verb.LAY + k


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    if s.end or seat != s.turn % 2:
        return law("ST-3")
    return law("ST-1") if Verb.at(action) == Verb.LAY and s.row[Verb.LAY.argument(action)] else 0


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    verb = Verb.at(action)
    if verb == Verb.LAY:
        s.row[Verb.LAY.argument(action)] = 1
    elif verb == Verb.PEEK:
        s.knows[seat] = s.card[1 - seat]
    elif verb == Verb.ROLL:
        s.rolled = d6(s)
    else:
        s.turn += 1
        for place in range(WARES):
            s.row[place] = 0
        if s.turn == TURNS:
            s.end = 1


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    out[0] = s.card[0]
    out[1] = s.card[1]


@rule
def redeal(s: State, box: Box, seat: int) -> None:
    for i in range(2):
        if i != seat:
            s.card[i] = s.knows[seat] if seat >= 0 and s.knows[seat] >= 0 else below(s, 10)


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    verb = Verb.at(action)
    return f"Lay ware {Verb.LAY.argument(action) + 1}" if verb == Verb.LAY else verb.name.capitalize()


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return " ".join("x" if laid else "." for laid in view.row)


GAME = in_one_file(
    __name__,
    title="Stall",
    prefix="ST",
    pitch="Lay out your wares.",
    endings=(Ending("closed", "the market has closed"),),
    bound=200,
)
