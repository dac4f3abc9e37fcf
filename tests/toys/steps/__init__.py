"""Steps: alone up six steps, each with four footholds of which one is right. Only who finds all six has succeeded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.kernel import (
    Content,
    Ending,
    Enumeration,
    GameBox,
    GameState,
    Verbs,
    int8,
    public,
    rule,
    verb,
)
from tests.toys import in_one_file

STEPS, FOOTHOLDS = 6, 4


class End(Enumeration):
    TOP = 1
    SHORT = 2


class Verb(Verbs):
    STEP = verb(foothold=FOOTHOLDS)


class Box(GameBox):
    right: list[int] = public(int8, STEPS)


class State(GameState):
    made: int = public(int8)
    good: int = public(int8)


@rule
def setup(s: State, box: Box) -> None:
    s.made = 0


@rule
def waiting(s: State) -> int:
    return 1


@rule
def offers(s: State, box: Box, seat: int) -> int:
    return FOOTHOLDS


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    return Verb.STEP.of(k)


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    return 1 if s.end else 0


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    if Verb.STEP.argument(action) == box.right[s.made]:
        s.good += 1
    s.made += 1
    if s.made == STEPS:
        s.end = End.TOP if s.good == STEPS else End.SHORT


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    out[0] = s.good


@rule
def nearness(s: State, box: Box, out: list[float]) -> None:
    """An outlook: how many steps were right."""
    out[0] = s.good / STEPS


@rule
def first_foothold(s: State, box: Box, seat: int, stream: list[int]) -> int:
    """A rule of thumb: always the first."""
    return Verb.STEP


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    box = Box()
    box.right = [(7 * i + 3) % FOOTHOLDS for i in range(STEPS)]
    return box


GAME = in_one_file(
    __name__,
    title="Steps",
    prefix="ST",
    pitch="Up.",
    seats=(1, 1),
    endings=(Ending("the top", "all steps were right"), Ending("short of it", "some were not", won=False)),
    bound=STEPS,
)
BOX = pack_box(Content({}), {}, 1)
BOX.seats = 1
