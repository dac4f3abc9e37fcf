"""For the solver: every way to man a line that no other way beats. Sends knights to measured patrols first, then the rest."""

from __future__ import annotations

from typing import Any

from rulewright.kernel import rule, size

from ..rules.finishing import measured_halves
from ..rules.manning import add_ask, clear_asks
from ..rules.soldiers import colour_of, colours, count, face_of, pips
from ..state import COLOURS, DICE, NONE, Ask, Direction, Way
from .workspace import ANY, FOOT, KNIGHT, PEOPLE, UNKNOWN, Workspace, enough, keep, line_of, take_out_least

FEW = 3
"""The most soldiers, besides its knights, that a patrol can need if no number is demanded: one of each colour."""


@rule
def ways_to_man(work: Workspace, box: Any, way: int, a: int, m: int, b: int) -> int:
    """The number of ways to man a line of three cards if all the barracks are free for it."""
    t = line_of(way, a, m, b)
    if work.many[t] != UNKNOWN:
        return int(work.many[t])
    work.start[t] = work.pool_used
    work.many[t] = 0
    work.least[t] = 0
    clear_asks(work)
    ahead, back = (Direction.EAST, Direction.WEST) if way == Way.ACROSS else (Direction.SOUTH, Direction.NORTH)
    add_ask(work, box, 0, m, back)
    add_ask(work, box, 1, m, ahead)
    add_ask(work, box, 2, a, ahead)
    if add_ask(work, box, 3, b, back):
        choose_knights(work, t, int(work.held[way][a][m]), int(work.held[way][m][b]), shut_halves(work, way, a, m, b))
        take_out_least(work, t)
    return int(work.many[t])


@rule
def shut_halves(work: Workspace, way: int, a: int, m: int, b: int) -> int:
    return int(work.shut[way][a][m]) | (int(work.shut[way][m][b]) << 1)


@rule
def choose_knights(work: Workspace, t: int, first: int, second: int, shut: int) -> None:
    """TP-24: send knights to measured patrols in every way that reaches the sums; then choose the other soldiers."""
    measured = measured_halves(work)
    sums = (pips(first), pips(second), pips(first) + pips(second))
    for k in range(3):
        asked = work.ask[Ask.FIRST_SUM + 3 * k]
        work.rest[k] = ANY if asked == NONE else asked - sums[k]
        if work.rest[k] < 0:
            return
    n = 0
    if measured & ~shut != 0:
        while n < DICE and work.dice[n] != NONE:
            n += 1
    i = 0
    work.way[0] = -1
    while i >= 0:
        if i == n:
            if settled(work, 0) and settled(work, 1) and settled(work, 2):
                choose_others(work, t, first, second, shut, measured)
            i -= 1
            continue
        face, way = face_of(int(work.dice[i])), int(work.way[i])
        if way > 0:
            give_back(work, face, way)
        way += 1
        while way <= 2 and not may_go(work, i, face, way, measured & ~shut):
            way += 1
        if way > 2:
            i -= 1
            continue
        if way > 0:
            give_back(work, -face, way)
        work.way[i] = way
        i += 1
        work.way[i] = -1


@rule
def settled(work: Workspace, k: int) -> bool:
    return bool(work.rest[k] == 0 or work.rest[k] == ANY)


@rule
def give_back(work: Workspace, face: int, way: int) -> None:
    """Take a knight back from a patrol, and add its number to what the sum lacks."""
    if work.rest[way - 1] != ANY:
        work.rest[way - 1] += face
    if work.rest[2] != ANY:
        work.rest[2] += face


@rule
def may_go(work: Workspace, i: int, face: int, way: int, ways: int) -> bool:
    """Whether a knight may go this way: no sum is overshot, and equal knights go in rising order, so no way is tried twice."""
    if i > 0 and work.dice[i] == work.dice[i - 1] and way < work.way[i - 1]:
        return False
    if way == 0:
        return True
    return bool((ways >> (way - 1)) & 1 != 0 and face <= work.rest[way - 1] and face <= work.rest[2])


@rule
def choose_others(work: Workspace, t: int, first: int, second: int, shut: int, measured: int) -> None:
    """TP-22, TP-23: add footmen to measured patrols and any soldiers to others, in every way that might be best."""
    n_first, n_second, has_first, has_second = count(first), count(second), colours(first), colours(second)
    taken = 0
    i = 0
    while i < DICE and work.dice[i] != NONE and measured & ~shut != 0:
        colour = colour_of(int(work.dice[i]))
        if work.way[i] > 0:
            taken += (1 << (KNIGHT + 3 * int(work.place[i]))) + (1 << (PEOPLE + 4 * colour))
        if work.way[i] == 1:
            n_first += 1
            has_first |= 1 << colour
        elif work.way[i] == 2:
            n_second += 1
            has_second |= 1 << colour
        i += 1
    most_first = limit(int(work.ask[Ask.FIRST_ITEMS]), n_first, int(work.ask[Ask.BOTH_ITEMS]), n_first + n_second)
    most_second = limit(int(work.ask[Ask.SECOND_ITEMS]), n_second, int(work.ask[Ask.BOTH_ITEMS]), n_first + n_second)
    if shut & 1 != 0:
        most_first = nobody_more(int(work.ask[Ask.FIRST_ITEMS]), most_first)
    if shut & 2 != 0:
        most_second = nobody_more(int(work.ask[Ask.SECOND_ITEMS]), most_second)
    if most_first < 0 or most_second < 0:
        return
    for x in range((most_first + 1) ** 3):
        a = group(x, most_first)
        if not worth_it(work, 0, a, most_first, n_first, has_first):
            continue
        for y in range((most_second + 1) ** 3):
            b = group(y, most_second)
            if not worth_it(work, 1, b, most_second, n_second, has_second):
                continue
            everyone = size(has_first | hues(a) | has_second | hues(b))
            if work.ask[Ask.BOTH_COLOURS] != NONE and work.ask[Ask.BOTH_COLOURS] != everyone:
                continue
            if work.ask[Ask.BOTH_ITEMS] != NONE and work.ask[Ask.BOTH_ITEMS] != n_first + n_second + people(a) + people(
                b
            ):
                continue
            need = add_up(work, taken, a, b, measured)
            if need >= 0:
                keep(work, t, need)


@rule
def limit(asked: int, n: int, both: int, there: int) -> int:
    """The most soldiers that can be added to a patrol; negative if it already has too many."""
    if asked != NONE:
        return asked - n
    return FEW if both == NONE else both - there


@rule
def nobody_more(asked: int, most: int) -> int:
    """TP-16: the same for a closed patrol; negative if it would need more."""
    return -1 if asked != NONE and most > 0 else min(most, 0)


@rule
def group(x: int, most: int) -> int:
    """The x-th group of soldiers: up to `most` of each of three colours, four bits each."""
    base = most + 1
    return (x % base) | ((x // base % base) << 4) | ((x // base // base) << 8)


@rule
def people(a: int) -> int:
    return (a & 15) + ((a >> 4) & 15) + (a >> 8)


@rule
def hues(a: int) -> int:
    """The set of colours in a group."""
    return (1 if a & 15 != 0 else 0) | (2 if a & 240 != 0 else 0) | (4 if a >> 8 != 0 else 0)


@rule
def worth_it(work: Workspace, half: int, a: int, most: int, n: int, has: int) -> bool:
    """Whether a group completes a patrol of n soldiers and these colours, with none to spare."""
    colours_asked, asked = int(work.ask[3 * half]), int(work.ask[3 * half + Ask.FIRST_ITEMS])
    more = people(a)
    if more > most or n + more == 0 or (asked != NONE and more != most):
        return False
    if asked == NONE and work.ask[Ask.BOTH_ITEMS] == NONE:
        if (hues(a) & has) != 0 or size(hues(a)) != more:
            return False
    return colours_asked == NONE or colours_asked == size(has | hues(a))


@rule
def add_up(work: Workspace, taken: int, a: int, b: int, measured: int) -> int:
    """The vector of the knights taken and two groups; negative if there are not that many."""
    there = int(work.available)
    for colour in range(COLOURS):
        one, two = (a >> (4 * colour)) & 15, (b >> (4 * colour)) & 15
        footmen = (one if measured & 1 != 0 else 0) + (two if measured & 2 != 0 else 0)
        if footmen > 3 or one + two > 6:
            return -1
        before = (taken >> (PEOPLE + 4 * colour)) & 7
        if before + one + two > 6:
            return -1
        taken += ((one + two) << (PEOPLE + 4 * colour)) + (footmen << (FOOT + 3 * colour))
    return taken if enough(there, taken) else -1
