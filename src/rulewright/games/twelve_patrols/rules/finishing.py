"""Whether a line can still be finished, decided exactly (TP-A9).

A patrol is *measured* if a sum is asked of it, alone or together with the other patrol. For measured patrols the search tries
the knights one by one; every other soldier it adds there is a footman. In other patrols all soldiers of a colour are
equivalent. What remains is how many of each colour to add to each patrol, and that can be calculated: see `others_fit`.
"""

from __future__ import annotations

from typing import Protocol

from rulewright.kernel import has, plus, rule, size

from ..state import COLOURS, DONE_BIT, KINDS, NONE, Ask, State
from .soldiers import colours, count, face_of, how_many, kind_of, of_colour, one, pips

ANY = 99
ALL_COLOURS = (1 << COLOURS) - 1
COUNT_BITS = 5
"""Bits that count the soldiers of one colour."""
COUNT_MASK = (1 << COUNT_BITS) - 1


class Asked(Protocol):
    """A record of what a line asks for: the state, or the workspace of a solver."""

    ask: list[int]


@rule
def measured_halves(s: Asked) -> int:
    """The set of patrols that a sum is asked of."""
    if s.ask[Ask.BOTH_SUM] != NONE:
        return 3
    return (1 if s.ask[Ask.FIRST_SUM] != NONE else 0) | (2 if s.ask[Ask.SECOND_SUM] != NONE else 0)


@rule
def finishable(s: State, free: int, first: int, second: int, closed: int) -> bool:
    """TP-A9: whether the line in `s.ask` can be finished from these patrols, with soldiers from `free`."""
    return way_to_finish(s, free, first, second, closed) != 0


@rule
def way_to_finish(s: State, free: int, first: int, second: int, closed: int) -> int:
    """TP-A9: a way to finish the line in `s.ask`: the knights it sends to measured patrols, as a set like `s.choices` that
    includes DONE_BIT; 0 if there is none.

    `closed` is the set of halves that take no more soldiers. Each knight goes to the first patrol (1), the second (2) or
    neither (0), in every way that stays within the sums. Equal knights go in falling order, so that no way is tried twice.
    Once the sums are reached, no other knight can go anywhere.
    """
    measured = measured_halves(s)
    ways = measured & ~closed
    rest_first, rest_second = missing(int(s.ask[Ask.FIRST_SUM]), first), missing(int(s.ask[Ask.SECOND_SUM]), second)
    rest = missing(int(s.ask[Ask.BOTH_SUM]), first + second)
    if rest_first < 0 or rest_second < 0 or rest < 0:
        return 0
    n = list_knights(s, free, min(rest, max(rest_first, rest_second))) if ways != 0 else 0
    chosen, i, way = 0, 0, 2
    while True:
        if settled(rest_first, rest_second, rest):
            if others_fit(s, free, first, second, closed, measured):
                return sent(s, chosen, i)
            way = -1
        elif i == n:
            way = -1
        else:
            kind = int(s.die[i])
            face = face_of(kind)
            if i > 0 and s.die[i - 1] == kind:
                way = min(way, (chosen >> (2 * (i - 1))) & 3)
            while way > 0 and not takes(way, ways, face, rest_first, rest_second, rest):
                way -= 1
        if way >= 0:
            if way > 0:
                face, item = face_of(int(s.die[i])), one(int(s.die[i]))
                free -= item
                if way == 1:
                    first += item
                    rest_first -= face if rest_first != ANY else 0
                else:
                    second += item
                    rest_second -= face if rest_second != ANY else 0
                rest -= face if rest != ANY else 0
            chosen |= way << (2 * i)
            i += 1
            way = 2
        else:
            while True:
                if i == 0:
                    return 0
                i -= 1
                way = (chosen >> (2 * i)) & 3
                chosen &= ~(3 << (2 * i))
                if way > 0:
                    break
            face, item = face_of(int(s.die[i])), one(int(s.die[i]))
            free += item
            if way == 1:
                first -= item
                rest_first += face if rest_first != ANY else 0
            else:
                second -= item
                rest_second += face if rest_second != ANY else 0
            rest += face if rest != ANY else 0
            way -= 1


@rule
def list_knights(s: State, free: int, most: int) -> int:
    """List the knights whose number is at most `most` in `s.die`, equal ones together; returns how many."""
    n = 0
    for kind in range(KINDS):
        if 0 < face_of(kind) <= most:
            for _ in range(how_many(free, kind)):
                s.die[n] = kind
                n += 1
    return n


@rule
def sent(s: State, chosen: int, n: int) -> int:
    """Where the first n knights go, as a set that includes DONE_BIT."""
    found = 1 << DONE_BIT
    for i in range(n):
        way = (chosen >> (2 * i)) & 3
        if way > 0:
            found = plus(found, KINDS * (way - 1) + int(s.die[i]))
    return found


@rule
def missing(asked: int, items: int) -> int:
    """How much is missing from a sum; ANY if none is asked for."""
    return ANY if asked == NONE else asked - pips(items)


@rule
def takes(way: int, ways: int, face: int, rest_first: int, rest_second: int, rest: int) -> bool:
    """Whether a knight may go there without overshooting a sum."""
    return (ways >> (way - 1)) & 1 != 0 and face <= rest and face <= (rest_first if way == 1 else rest_second)


@rule
def settled(rest_first: int, rest_second: int, rest: int) -> bool:
    """Whether every sum is reached."""
    return rest in (0, ANY) and rest_first in (0, ANY) and rest_second in (0, ANY)


@rule
def others_fit(s: State, free: int, first: int, second: int, closed: int, measured: int) -> bool:
    """Whether other soldiers can be added so that colours and numbers come out right; the sums already do.

    For every choice of the colours in each finished patrol, a colour new to it adds at least one soldier, and any colour adds
    at most as many as are left. So the numbers that can be added to each patrol and to both are whole ranges. Where no colours
    are asked for, one choice stands for all: every colour is allowed and none is required.
    """
    have_first, have_second = colours(first), colours(second)
    room_first = 0 if has(closed, 0) else room(free, has(measured, 0))
    room_second = 0 if has(closed, 1) else room(free, has(measured, 1))
    room_both = room(free, 1 if measured == 3 else 0)
    any_first = s.ask[Ask.FIRST_COLOURS] == NONE and s.ask[Ask.BOTH_COLOURS] == NONE
    any_second = s.ask[Ask.SECOND_COLOURS] == NONE and s.ask[Ask.BOTH_COLOURS] == NONE
    for want_first in range(ALL_COLOURS if any_first else 1, ALL_COLOURS + 1):
        if have_first & ~want_first != 0 or not allowed(int(s.ask[Ask.FIRST_COLOURS]), size(want_first)):
            continue
        new_first = 0 if any_first else want_first & ~have_first
        for want_second in range(ALL_COLOURS if any_second else 1, ALL_COLOURS + 1):
            if have_second & ~want_second != 0 or not allowed(int(s.ask[Ask.SECOND_COLOURS]), size(want_second)):
                continue
            if not allowed(int(s.ask[Ask.BOTH_COLOURS]), size(want_first | want_second)):
                continue
            new_second = 0 if any_second else want_second & ~have_second
            more_first, more_second, together, enough = 0, 0, 0, True
            for colour in range(COLOURS):
                needs_first, needs_second = has(new_first, colour), has(new_second, colour)
                most = (room_both >> (COUNT_BITS * colour)) & COUNT_MASK
                most_first = (room_first >> (COUNT_BITS * colour)) & COUNT_MASK if has(want_first, colour) else 0
                most_second = (room_second >> (COUNT_BITS * colour)) & COUNT_MASK if has(want_second, colour) else 0
                if needs_first > most_first or needs_second > most_second or needs_first + needs_second > most:
                    enough = False
                more_first += min(most_first, most - needs_second)
                more_second += min(most_second, most - needs_first)
                together += min(most, most_first + most_second)
            if enough:
                n_first, n_second = count(first), count(second)
                low_first, low_second = max(1, n_first + size(new_first)), max(1, n_second + size(new_second))
                most = n_first + n_second + together
                if numbers_fit(s, low_first, n_first + more_first, low_second, n_second + more_second, most):
                    return True
    return False


@rule
def room(free: int, footmen: int) -> int:
    """How many of each colour can be added, COUNT_BITS each: all soldiers of the colour, or only footmen."""
    found = 0
    for colour in range(COLOURS):
        if footmen != 0:
            found |= how_many(free, kind_of(colour, 0)) << (COUNT_BITS * colour)
        else:
            found |= count(of_colour(free, colour)) << (COUNT_BITS * colour)
    return found


@rule
def allowed(asked: int, n: int) -> bool:
    return asked in (NONE, n)


@rule
def numbers_fit(s: State, low_first: int, high_first: int, low_second: int, high_second: int, most: int) -> bool:
    """TP-23: whether some numbers within these ranges are what is asked for."""
    first, second, both = int(s.ask[Ask.FIRST_ITEMS]), int(s.ask[Ask.SECOND_ITEMS]), int(s.ask[Ask.BOTH_ITEMS])
    if first != NONE:
        if not low_first <= first <= high_first:
            return False
        low_first, high_first = first, first
    if second != NONE:
        if not low_second <= second <= high_second:
            return False
        low_second, high_second = second, second
    if low_first > high_first or low_second > high_second:
        return False
    low, high = low_first + low_second, min(most, high_first + high_second)
    return low <= both <= high if both != NONE else low <= high
