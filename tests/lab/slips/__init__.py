"""A game with a deliberate fault in machine code only: the option `fault` selects which."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import (
    Ending,
    GameBox,
    GameState,
    Option,
    Verbs,
    int8,
    public,
    rule,
    verb,
)
from rulewright.kernel.rule import intrinsic
from tests.toys import in_one_file

FAULTS = SCORE, TIE, END = "score", "tie", "end"
SIDES = 40


class Verb(Verbs):
    SHOW = verb(side=SIDES)


class Box(GameBox):
    fault: int = public(int8)


class State(GameState):
    side: list[int] = public(int8, 2)
    made: int = public(int8)
    fault: int = public(int8)


def _slip(s: State, which: int) -> int:
    return 1 if s.fault == which and s.side[0] == s.side[1] else 0


@intrinsic(_slip)
def slip(s: State, which: int) -> int:
    """1 in machine code, if this fault is selected and both sides are equal, as in one game of 40; interpreted always 0."""
    return 0


@rule
def setup(s: State, box: Box) -> None:
    s.fault = box.fault


@rule
def waiting(s: State) -> int:
    return 1 << s.made


@rule
def ending(s: State) -> int:
    if s.made < 2:
        return 0
    return 1 + slip(s, 3)


@rule
def offers(s: State, box: Box, seat: int) -> int:
    return SIDES


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    return Verb.SHOW.of(k)


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    return 0 if seat == s.made else 1


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    s.side[seat] = Verb.SHOW.argument(action)
    s.made += 1


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    out[0] = s.side[0] + slip(s, 1)
    out[1] = s.side[1] + slip(s, 1)


@rule
def standing(s: State, box: Box, scores: list[int], out: list[int]) -> None:
    out[0] = 2 if scores[0] < scores[1] else 1
    out[1] = 2 if scores[1] < scores[0] or slip(s, 2) else 1


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    return f"Show {action}"


GAME = in_one_file(
    __name__,
    title="Slips",
    prefix="SL",
    pitch="More is better.",
    endings=(Ending("shown", "both have shown"), Ending("broken off", "nobody knows why")),
    bound=2,
    options=(Option("fault", "what machine code does wrong", 0, low=0, high=3),),
)
