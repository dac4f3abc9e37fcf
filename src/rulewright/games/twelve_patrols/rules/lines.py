"""Manning a line: the demands of its sides, and which soldiers may still go where (TP-15 to TP-17, TP-25 to TP-27)."""

from __future__ import annotations

from rulewright.kernel import has, plus, rule

from ..state import (
    ASKS,
    DONE_BIT,
    HALVES,
    KINDS,
    NONE,
    SIDES,
    Ask,
    Box,
    Demand,
    Direction,
    State,
    Verb,
    Way,
)
from .finishing import Demands, finishable, ways_to_finish
from .kingdom import card_of, half_gap, way_of
from .soldiers import kinds_of, met

ANYWHERE = (1 << DONE_BIT) - 1
"""Every kind in either half, as a set like `s.choices`."""


@rule
def chosen_move(choice: int) -> int:
    """The move for a member of `s.choices`: DONE's code follows the codes of PUT."""
    return Verb.PUT + choice


@rule
def facing_card(s: State, line: int, k: int) -> int:
    """TP-25: four sides face into a complete line: first both of the middle card, then one of each end card."""
    return card_of(s, line, 1 if k < HALVES else 0 if k == HALVES else 2)


@rule
def facing_side(way: int, k: int) -> int:
    """TP-25: the side of that card: first and last, the one that faces the start of the line; between, the end of it."""
    if k in (0, SIDES - 1):
        return Direction.WEST if way == Way.ACROSS else Direction.NORTH
    return Direction.EAST if way == Way.ACROSS else Direction.SOUTH


@rule
def faced(first: int, second: int, k: int) -> int:
    """TP-25: the soldiers that each of these sides sees: the middle card one patrol on each side, the end cards both."""
    return first if k == 0 else second if k == 1 else first + second


@rule
def read_asks(s: State, box: Box, line: int) -> bool:
    """The demands of a complete line of the table, read into `s.ask`; False if its two end cards contradict each other."""
    return read_line(s, box, way_of(line), card_of(s, line, 0), card_of(s, line, 1), card_of(s, line, 2))


@rule
def read_line(s: Demands, box: Box, way: int, first: int, middle: int, last: int) -> bool:
    """TP-25 to TP-27: the same for any three cards in a line."""
    for entry in range(ASKS):
        s.ask[entry] = NONE
    agreed = True
    for k in range(SIDES):
        card = middle if k < HALVES else first if k == HALVES else last
        agreed = add_ask(s, box, k, card, facing_side(way, k))
    return agreed


@rule
def add_ask(s: Demands, box: Box, k: int, card: int, side: int) -> bool:
    """Add the demand of the k-th of the four sides; False if another side demands a different number."""
    kind, number = int(box.asks[card][side]), int(box.number[card][side])
    if kind == Demand.BLANK:
        return True
    entry = Ask.SECOND_COLOURS * min(k, HALVES) + kind - Demand.COLOURS
    agreed = bool(s.ask[entry] == NONE or s.ask[entry] == number)
    s.ask[entry] = number
    return agreed


@rule
def unmet(s: State, box: Box, line: int) -> int:
    """TP-17, TP-27: the Demand of a side that is not met; NONE if a patrol is empty, BLANK if all are met."""
    first, second = int(s.patrol[half_gap(s, line, 0)]), int(s.patrol[half_gap(s, line, 1)])
    if first == 0 or second == 0:
        return NONE
    for k in range(SIDES):
        card, side = facing_card(s, line, k), facing_side(way_of(line), k)
        kind = int(box.asks[card][side])
        if not met(kind, int(box.number[card][side]), faced(first, second, k)):
            return kind
    return Demand.BLANK


@rule
def closed_halves(s: State, line: int) -> int:
    """TP-16: the set of halves of a complete line that were filled early."""
    closed = 0
    for half in range(HALVES):
        if has(s.manned, half_gap(s, line, half)):
            closed = plus(closed, half)
    return closed


@rule
def can_be_manned(s: State, box: Box, line: int) -> bool:
    """TP-20, TP-A17: whether the soldiers left can man a complete line."""
    if not read_asks(s, box, line):
        return False
    first, second = int(s.patrol[half_gap(s, line, 0)]), int(s.patrol[half_gap(s, line, 1)])
    return finishable(s, int(s.barracks), first, second, closed_halves(s, line))


@rule
def weigh_line(s: State, box: Box, line: int, hopes: int) -> bool:
    """TP-A9, TP-A17: find which of `hopes` may go into a complete line so that it can still be finished, and whether it is
    finished; False if it cannot be.

    A choice that was ruled out stays ruled out, so only the previous choices need to be checked again.
    """
    s.choices = 0
    if not read_asks(s, box, line):
        return False
    closed, free = closed_halves(s, line), int(s.barracks)
    first, second = int(s.patrol[half_gap(s, line, 0)]), int(s.patrol[half_gap(s, line, 1)])
    anybody = kinds_of(free)
    hopes &= (0 if has(closed, 0) else anybody) | (0 if has(closed, 1) else anybody << KINDS)
    ways = ways_to_finish(s, free, first, second, closed, hopes)
    s.choices = ways & hopes
    if unmet(s, box, line) == Demand.BLANK:
        s.choices = plus(s.choices, DONE_BIT)
    return ways != 0


@rule
def weigh_gap(s: State, gap: int) -> None:
    """TP-14, TP-17, TP-A16: any soldier may go into a gap that is filled early, and one is enough."""
    s.choices = kinds_of(int(s.barracks))
    if s.patrol[gap] != 0:
        s.choices = plus(s.choices, DONE_BIT)
