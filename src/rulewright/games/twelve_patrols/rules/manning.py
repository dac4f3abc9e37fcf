"""Manning a line: what its sides ask for, and what may be put where so that they can still be met."""

from __future__ import annotations

from rulewright.kernel import has, lowest, plus, rule

from ..state import A_COLOUR, DONE_BIT, HALVES, KINDS, NONE, Box, Demand, Direction, State, Way
from .finishing import finishable, measured_halves, way_to_finish
from .kingdom import card_of, half_gap, way_of
from .soldiers import kinds_of, met, one

ANYWHERE = (1 << DONE_BIT) - 1
"""Everybody into either half, in the manner of `s.choices`."""
ONE_COLOUR = (1 << A_COLOUR) - 1
"""Everybody of the first colour, as a set of kinds."""
FIRST_ONE, SECOND_ONE, BOTH = 0, 3, 6
"""Where in `s.ask` stands what the first patrol is asked for, the second, and both together: colours, items, sum."""


@rule
def onward(line: int) -> int:
    """The side of a card that looks along a line away from its beginning; `backward` the one that looks back."""
    return Direction.EAST if way_of(line) == Way.ACROSS else Direction.SOUTH


@rule
def backward(line: int) -> int:
    return Direction.WEST if way_of(line) == Way.ACROSS else Direction.NORTH


@rule
def add_ask(s: State, box: Box, place: int, card: int, side: int) -> bool:
    """Note what a side asks for; False where another one already asks for something else."""
    kind, number = int(box.asks[card][side]), int(box.number[card][side])
    if kind == Demand.BLANK:
        return True
    k = place + kind - Demand.COLOURS
    agreed = s.ask[k] == NONE or s.ask[k] == number
    s.ask[k] = number
    return agreed


@rule
def read_asks(s: State, box: Box, line: int) -> bool:
    """TP-25 to TP-27: the four sides that look into the line; False where two of them contradict each other."""
    for k in range(9):
        s.ask[k] = NONE
    ahead, back = onward(line), backward(line)
    middle = card_of(s, line, 1)
    add_ask(s, box, FIRST_ONE, middle, back)
    add_ask(s, box, SECOND_ONE, middle, ahead)
    add_ask(s, box, BOTH, card_of(s, line, 0), ahead)
    return add_ask(s, box, BOTH, card_of(s, line, 2), back)


@rule
def all_met(s: State, box: Box, line: int) -> bool:
    """TP-17, TP-27: both patrols are there, and the four sides have what they ask for."""
    first, second = int(s.patrol[half_gap(s, line, 0)]), int(s.patrol[half_gap(s, line, 1)])
    if first == 0 or second == 0:
        return False
    ahead, back = onward(line), backward(line)
    both = first + second
    middle, near, far = card_of(s, line, 1), card_of(s, line, 0), card_of(s, line, 2)
    return (
        met(int(box.asks[middle][back]), int(box.number[middle][back]), first)
        and met(int(box.asks[middle][ahead]), int(box.number[middle][ahead]), second)
        and met(int(box.asks[near][ahead]), int(box.number[near][ahead]), both)
        and met(int(box.asks[far][back]), int(box.number[far][back]), both)
    )


@rule
def closed_halves(s: State, line: int) -> int:
    """TP-16: the halves of a complete line that were filled early, as a set."""
    closed = 0
    for half in range(HALVES):
        if has(s.manned, half_gap(s, line, half)):
            closed = plus(closed, half)
    return closed


@rule
def can_be_manned(s: State, box: Box, line: int) -> bool:
    """TP-20, TP-A17: whether those who are left can man a complete line."""
    if not read_asks(s, box, line):
        return False
    first, second = int(s.patrol[half_gap(s, line, 0)]), int(s.patrol[half_gap(s, line, 1)])
    return finishable(s, int(s.barracks), first, second, closed_halves(s, line))


@rule
def weigh_line(s: State, box: Box, line: int, hopes: int) -> None:
    """TP-A9: what of `hopes` may be put into a complete line so that it can still be finished, and whether it is.

    Who could not be put there before cannot be put there now, so no more need be hoped for than could be put before. Whoever
    goes somewhere in a way to finish the line may be put there, and so may those who are as good.
    """
    read_asks(s, box, line)
    closed, measured, free = closed_halves(s, line), measured_halves(s), int(s.barracks)
    first, second = int(s.patrol[half_gap(s, line, 0)]), int(s.patrol[half_gap(s, line, 1)])
    anybody = kinds_of(free)
    hopes &= (0 if has(closed, 0) else anybody) | (0 if has(closed, 1) else anybody << KINDS)
    s.choices = 1 << DONE_BIT if all_met(s, box, line) else 0
    while hopes != 0:
        choice = lowest(hopes)
        half, item = choice // KINDS, one(choice % KINDS)
        if half == 0:
            way = way_to_finish(s, free - item, first + item, second, closed)
        else:
            way = way_to_finish(s, free - item, first, second + item, closed)
        alike = plus(as_good(measured, choice, way), choice)
        if way != 0:
            s.choices |= (way | alike) & hopes
        hopes &= ~(way | alike)


@rule
def as_good(measured: int, choice: int, way: int) -> int:
    """Who may be put where somebody may, since a way to finish the line allows for it; where there is no way, who may not either.

    In a patrol that is not measured anybody of the colour will do. Where the other one is, it may need the knights that it gets,
    and if there is no way with one knight, there may be one with another. It may need a footman too, but footmen come first
    of their colour: they are decided before any knight speaks for them.
    """
    half, kind = choice // KINDS, choice % KINDS
    if has(measured, half):
        return 0
    colour = ONE_COLOUR << (kind // A_COLOUR * A_COLOUR)
    if measured == 0:
        return colour << (KINDS * half)
    if way == 0:
        return 0
    elsewhere = way >> KINDS if half == 0 else way
    return (colour & ~elsewhere) << (KINDS * half)


@rule
def weigh_gap(s: State, gap: int) -> None:
    """TP-14, TP-17, TP-A16: into a gap that is filled early anybody may go, and one is enough."""
    s.choices = kinds_of(int(s.barracks))
    if s.patrol[gap] != 0:
        s.choices = plus(s.choices, DONE_BIT)
