"""Whether a line can still be finished, decided exactly.

A patrol is *measured* where a sum is asked of it, by itself or together with the other. For measured patrols the search
chooses knights one by one; whoever else is put there must be a footman. In other patrols a soldier is as good as any other of
the colour. What is left then is how many of each colour to add to each patrol, and that can be reckoned: see `others_fit`.
"""

from __future__ import annotations

from rulewright.kernel import has, plus, rule, size

from ..state import A_COLOUR, COLOUR_BITS, COLOUR_COUNT, DONE_BIT, KINDS, NONE, TWO, State
from .soldiers import colours, count, how_many, one, pips

ANY = 99
ALL_COLOURS = (1 << COLOUR_COUNT) - 1
FIVE = 5
"""Bits to count the soldiers of a colour with."""
AS_MANY = (1 << FIVE) - 1


@rule
def measured_halves(s: State) -> int:
    """The patrols of which a sum is asked, as a set."""
    return 3 if s.ask[8] != NONE else (1 if s.ask[2] != NONE else 0) | (2 if s.ask[5] != NONE else 0)


@rule
def finishable(s: State, free: int, first: int, second: int, closed: int) -> bool:
    """TP-A9: whether the line whose asks were read can be finished from patrols as they are, with soldiers from `free`."""
    return way_to_finish(s, free, first, second, closed) != 0


@rule
def way_to_finish(s: State, free: int, first: int, second: int, closed: int) -> int:
    """TP-A9: a way to finish the line whose asks were read: the knights it sends to measured patrols, as a set in the manner of
    `s.choices`, with DONE_BIT in it; 0 where there is none.

    `closed` has a bit for each half that takes nobody any more. Knights go to the first patrol (1), the second (2) or to
    neither (0), in every way that keeps within the sums; alike ones in falling order, so that no way is tried twice. Where
    the sums are made up no other knight can go anywhere.
    """
    measured = measured_halves(s)
    ways = measured & ~closed
    rest_first, rest_second = missing(int(s.ask[2]), first), missing(int(s.ask[5]), second)
    rest = missing(int(s.ask[8]), first + second)
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
            face = kind % A_COLOUR
            if i > 0 and s.die[i - 1] == kind:
                way = min(way, (chosen >> (2 * (i - 1))) & 3)
            while way > 0 and not takes(way, ways, face, rest_first, rest_second, rest):
                way -= 1
        if way >= 0:
            if way > 0:
                face, item = int(s.die[i]) % A_COLOUR, one(int(s.die[i]))
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
            face, item = int(s.die[i]) % A_COLOUR, one(int(s.die[i]))
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
    """Note the knights whose number is no higher than `most`, alike ones together; how many they are."""
    n = 0
    for kind in range(KINDS):
        if 0 < kind % A_COLOUR <= most:
            for _ in range(how_many(free, kind)):
                s.die[n] = kind
                n += 1
    return n


@rule
def sent(s: State, chosen: int, n: int) -> int:
    """Which of the first n knights go where, as a set with DONE_BIT in it."""
    found = 1 << DONE_BIT
    for i in range(n):
        way = (chosen >> (2 * i)) & 3
        if way > 0:
            found = plus(found, KINDS * (way - 1) + int(s.die[i]))
    return found


@rule
def missing(asked: int, items: int) -> int:
    """How much is missing to a sum; ANY where none is asked for."""
    return ANY if asked == NONE else asked - pips(items)


@rule
def takes(way: int, ways: int, face: int, rest_first: int, rest_second: int, rest: int) -> bool:
    """Whether a knight may go that way without overshooting a sum."""
    return (ways >> (way - 1)) & 1 != 0 and face <= rest and face <= (rest_first if way == 1 else rest_second)


@rule
def settled(rest_first: int, rest_second: int, rest: int) -> bool:
    """Whether nothing is missing to any sum."""
    return rest in (0, ANY) and rest_first in (0, ANY) and rest_second in (0, ANY)


@rule
def others_fit(s: State, free: int, first: int, second: int, closed: int, measured: int) -> bool:
    """Whether soldiers who are not measured can be added so that colours and numbers come out; the sums are right already.

    For every choice of the colours that each patrol ends up with, each colour gives it at least one more where it is new, and
    at most as many as there are: so the number that can be added to one, to the other and to both are whole ranges. Where no
    colours are asked for, one choice stands for all: any colour, and none must come.
    """
    have_first, have_second = colours(first), colours(second)
    room_first = 0 if has(closed, 0) else room(free, has(measured, 0))
    room_second = 0 if has(closed, 1) else room(free, has(measured, 1))
    room_both = room(free, 1 if measured == 3 else 0)
    any_first = s.ask[0] == NONE and s.ask[6] == NONE
    any_second = s.ask[3] == NONE and s.ask[6] == NONE
    for want_first in range(ALL_COLOURS if any_first else 1, ALL_COLOURS + 1):
        if have_first & ~want_first != 0 or not allowed(int(s.ask[0]), size(want_first)):
            continue
        new_first = 0 if any_first else want_first & ~have_first
        for want_second in range(ALL_COLOURS if any_second else 1, ALL_COLOURS + 1):
            if have_second & ~want_second != 0 or not allowed(int(s.ask[3]), size(want_second)):
                continue
            if not allowed(int(s.ask[6]), size(want_first | want_second)):
                continue
            new_second = 0 if any_second else want_second & ~have_second
            more_first, more_second, together, enough = 0, 0, 0, True
            for colour in range(COLOUR_COUNT):
                needs_first, needs_second = has(new_first, colour), has(new_second, colour)
                most = (room_both >> (FIVE * colour)) & AS_MANY
                most_first = (room_first >> (FIVE * colour)) & AS_MANY if has(want_first, colour) else 0
                most_second = (room_second >> (FIVE * colour)) & AS_MANY if has(want_second, colour) else 0
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
    """How many of each colour can be added, FIVE bits each: everybody of the colour, or just the footmen."""
    found = 0
    for colour in range(COLOUR_COUNT):
        if footmen != 0:
            found |= how_many(free, A_COLOUR * colour) << (FIVE * colour)
        else:
            found |= count((free >> (TWO * A_COLOUR * colour)) & COLOUR_BITS) << (FIVE * colour)
    return found


@rule
def allowed(asked: int, n: int) -> bool:
    return asked in (NONE, n)


@rule
def numbers_fit(s: State, low_first: int, high_first: int, low_second: int, high_second: int, most: int) -> bool:
    """TP-23: whether numbers within these ranges are what is asked for."""
    if s.ask[1] != NONE:
        if not low_first <= s.ask[1] <= high_first:
            return False
        low_first, high_first = int(s.ask[1]), int(s.ask[1])
    if s.ask[4] != NONE:
        if not low_second <= s.ask[4] <= high_second:
            return False
        low_second, high_second = int(s.ask[4]), int(s.ask[4])
    if low_first > high_first or low_second > high_second:
        return False
    low, high = low_first + low_second, min(most, high_first + high_second)
    if s.ask[7] != NONE:
        return low <= s.ask[7] <= high
    return low <= high
