"""For the solver: all ways to man a line that are worth knowing. Knights go to measured patrols first, then come the others."""

from __future__ import annotations

from typing import Any

from rulewright.kernel import rule, size

from ..rules.soldiers import colours, count, pips
from ..state import A_COLOUR, COLOUR_COUNT, DICE, NONE, Demand, Direction, Way
from .memo import (
    ANY,
    CAP,
    FOOT,
    KNIGHT,
    PEOPLE,
    UNKNOWN,
    USED,
    Desk,
    enough,
    keep,
    line_of,
    take_out_least,
)

FEW = 3
"""Soldiers a patrol can need beyond its knights where nobody counts them: one of each colour."""


@rule
def ask_side(desk: Desk, box: Any, place: int, card: int, side: int) -> bool:
    """What a side asks for, beside what is known; False where two contradict each other (TP-27)."""
    kind, number = int(box.asks[card][side]), int(box.number[card][side])
    if kind == Demand.BLANK:
        return True
    k = place + kind - Demand.COLOURS
    agreed = bool(desk.ask[k] == NONE or desk.ask[k] == number)
    desk.ask[k] = number
    return agreed


@rule
def ways_to_man(desk: Desk, box: Any, way: int, a: int, m: int, b: int) -> int:
    """How many ways there are to man a line of three cards with what is in the barracks, all by itself."""
    t = line_of(way, a, m, b)
    if desk.many[t] != UNKNOWN:
        return int(desk.many[t])
    desk.start[t] = desk.note[USED]
    desk.many[t] = 0
    desk.least[t] = 0
    for k in range(9):
        desk.ask[k] = NONE
    ahead, back = (Direction.EAST, Direction.WEST) if way == Way.ACROSS else (Direction.SOUTH, Direction.NORTH)
    ask_side(desk, box, 0, m, back)
    ask_side(desk, box, 3, m, ahead)
    ask_side(desk, box, 6, a, ahead)
    if ask_side(desk, box, 6, b, back):
        choose_knights(desk, t, int(desk.held[way][a][m]), int(desk.held[way][m][b]), shut_halves(desk, way, a, m, b))
        take_out_least(desk, t)
    return int(desk.many[t])


@rule
def shut_halves(desk: Desk, way: int, a: int, m: int, b: int) -> int:
    return int(desk.shut[way][a][m]) | (int(desk.shut[way][m][b]) << 1)


@rule
def choose_knights(desk: Desk, t: int, first: int, second: int, shut: int) -> None:
    """Send knights to measured patrols in every way that makes up the sums (TP-24); then come the others."""
    measured = 3 if desk.ask[8] != NONE else (1 if desk.ask[2] != NONE else 0) | (2 if desk.ask[5] != NONE else 0)
    sums = (pips(first), pips(second), pips(first) + pips(second))
    for k in range(3):
        desk.rest[k] = ANY if desk.ask[3 * k + 2] == NONE else desk.ask[3 * k + 2] - sums[k]
        if desk.rest[k] < 0:
            return
    n = 0
    if measured & ~shut != 0:
        while n < DICE and desk.dice[n] != NONE:
            n += 1
    i = 0
    desk.way[0] = -1
    while i >= 0:
        if i == n:
            if settled(desk, 0) and settled(desk, 1) and settled(desk, 2):
                choose_others(desk, t, first, second, shut, measured)
            i -= 1
            continue
        face, way = int(desk.dice[i]) % A_COLOUR, int(desk.way[i])
        if way > 0:
            give_back(desk, face, way)
        way += 1
        while way <= 2 and not may_go(desk, i, face, way, measured & ~shut):
            way += 1
        if way > 2:
            i -= 1
            continue
        if way > 0:
            give_back(desk, -face, way)
        desk.way[i] = way
        i += 1
        desk.way[i] = -1


@rule
def settled(desk: Desk, k: int) -> bool:
    return bool(desk.rest[k] == 0 or desk.rest[k] == ANY)


@rule
def give_back(desk: Desk, face: int, way: int) -> None:
    """A knight leaves a patrol; its sum lacks as much again."""
    if desk.rest[way - 1] != ANY:
        desk.rest[way - 1] += face
    if desk.rest[2] != ANY:
        desk.rest[2] += face


@rule
def may_go(desk: Desk, i: int, face: int, way: int, ways: int) -> bool:
    """Alike knights go in rising order, so that no way is tried twice; and nobody overshoots a sum."""
    if i > 0 and desk.dice[i] == desk.dice[i - 1] and way < desk.way[i - 1]:
        return False
    if way == 0:
        return True
    return bool((ways >> (way - 1)) & 1 != 0 and face <= desk.rest[way - 1] and face <= desk.rest[2])


@rule
def choose_others(desk: Desk, t: int, first: int, second: int, shut: int, measured: int) -> None:
    """TP-22, TP-23: add footmen to measured patrols and anybody to others, in every way that might be worth it."""
    n_first, n_second, has_first, has_second = count(first), count(second), colours(first), colours(second)
    taken = 0
    i = 0
    while i < DICE and desk.dice[i] != NONE and measured & ~shut != 0:
        colour = int(desk.dice[i]) // A_COLOUR
        if desk.way[i] > 0:
            taken += (1 << (KNIGHT + 3 * int(desk.place[i]))) + (1 << (PEOPLE + 4 * colour))
        if desk.way[i] == 1:
            n_first += 1
            has_first |= 1 << colour
        elif desk.way[i] == 2:
            n_second += 1
            has_second |= 1 << colour
        i += 1
    loose = 1 if desk.ask[7] == NONE else 0
    most_first = limit(int(desk.ask[1]), n_first, int(desk.ask[7]), n_first + n_second)
    most_second = limit(int(desk.ask[4]), n_second, int(desk.ask[7]), n_first + n_second)
    if shut & 1 != 0:
        most_first = nobody_more(int(desk.ask[1]), most_first)
    if shut & 2 != 0:
        most_second = nobody_more(int(desk.ask[4]), most_second)
    if most_first < 0 or most_second < 0:
        return
    for x in range((most_first + 1) ** 3):
        a = group(x, most_first)
        if not worth_it(a, most_first, int(desk.ask[1]), n_first, has_first, int(desk.ask[0]), loose):
            continue
        for y in range((most_second + 1) ** 3):
            b = group(y, most_second)
            if not worth_it(b, most_second, int(desk.ask[4]), n_second, has_second, int(desk.ask[3]), loose):
                continue
            everyone = size(has_first | hues(a) | has_second | hues(b))
            if desk.ask[6] != NONE and desk.ask[6] != everyone:
                continue
            if desk.ask[7] != NONE and desk.ask[7] != n_first + n_second + people(a) + people(b):
                continue
            need = add_up(desk, taken, a, b, measured)
            if need >= 0:
                keep(desk, t, need)


@rule
def limit(asked: int, n: int, both: int, there: int) -> int:
    """How many can be added to a patrol at most; below 0: there are too many already."""
    if asked != NONE:
        return asked - n
    return FEW if both == NONE else both - there


@rule
def nobody_more(asked: int, most: int) -> int:
    """TP-16: how many can be added to a patrol that is closed; below 0 where more would have to be."""
    return -1 if asked != NONE and most > 0 else min(most, 0)


@rule
def group(x: int, most: int) -> int:
    """People of three colours, four bits each, counted out from one number."""
    base = most + 1
    return (x % base) | ((x // base % base) << 4) | ((x // base // base) << 8)


@rule
def people(a: int) -> int:
    return (a & 15) + ((a >> 4) & 15) + (a >> 8)


@rule
def hues(a: int) -> int:
    """The colours in a group."""
    return (1 if a & 15 != 0 else 0) | (2 if a & 240 != 0 else 0) | (4 if a >> 8 != 0 else 0)


@rule
def worth_it(a: int, most: int, asked: int, n: int, has: int, colours_asked: int, loose: int) -> bool:
    """Whether a group makes a patrol that is right by itself, and nobody in it is there for nothing."""
    more = people(a)
    if more > most or n + more == 0 or (asked != NONE and more != most):
        return False
    if asked == NONE and loose != 0:
        if (hues(a) & has) != 0 or size(hues(a)) != more:
            return False
    return colours_asked == NONE or colours_asked == size(has | hues(a))


@rule
def add_up(desk: Desk, taken: int, a: int, b: int, measured: int) -> int:
    """The vector of knights and two groups; below 0 where there are not so many."""
    there = int(desk.note[CAP])
    for colour in range(COLOUR_COUNT):
        one, two = (a >> (4 * colour)) & 15, (b >> (4 * colour)) & 15
        footmen = (one if measured & 1 != 0 else 0) + (two if measured & 2 != 0 else 0)
        if footmen > 3 or one + two > 6:
            return -1
        before = (taken >> (PEOPLE + 4 * colour)) & 7
        if before + one + two > 6:
            return -1
        taken += ((one + two) << (PEOPLE + 4 * colour)) + (footmen << (FOOT + 3 * colour))
    return taken if enough(there, taken) else -1
