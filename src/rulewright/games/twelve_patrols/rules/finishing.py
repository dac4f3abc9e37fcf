"""Whether a line can still be finished, decided exactly (TP-A9).

A patrol is *measured* if a sum is demanded of it, alone or together with the other patrol. For measured patrols the search
tries the knights one by one; every other soldier it adds there is a footman. In other patrols all soldiers of a colour are
equivalent. What remains is how many of each colour to add to each patrol, and that can be calculated: see `others_fit`.
"""

from __future__ import annotations

from typing import Protocol

from rulewright.kernel import has, lowest, minus, plus, rule, size

from ..state import COLOURS, DONE_BIT, FACES, HALVES, KINDS, KINDS_PER_COLOUR, NONE, Ask, State
from .soldiers import colours, count, face_of, how_many, kind_of, kinds_of, of_colour, one, pips

ANY = 56
"""What is missing from a sum that is not demanded: more than MOST_SUM, but small enough for a set."""
FACE_BITS = 3
FACE_MASK = (1 << FACE_BITS) - 1
ALL_COLOURS = (1 << COLOURS) - 1
COUNT_BITS = 5
"""Bits for the number of soldiers of one colour."""
COUNT_MASK = (1 << COUNT_BITS) - 1
ROOM_BITS = COLOURS * COUNT_BITS
COUNTS = (1 << ROOM_BITS) - 1
ONE_COLOUR = (1 << KINDS_PER_COLOUR) - 1
"""All kinds of the first colour, as a set."""


class Demands(Protocol):
    """A record of the demands of a line: the state, or the workspace of a solver."""

    ask: list[int]


@rule
def measured_halves(s: Demands) -> int:
    """The set of patrols of which a sum is demanded."""
    if s.ask[Ask.BOTH_SUM] != NONE:
        return 3
    return (1 if s.ask[Ask.FIRST_SUM] != NONE else 0) | (2 if s.ask[Ask.SECOND_SUM] != NONE else 0)


@rule
def finishable(s: State, free: int, first: int, second: int, closed: int) -> bool:
    """TP-A9: whether the line in `s.ask` can be finished from these patrols, with soldiers from `free`."""
    return ways_to_finish(s, free, first, second, closed, 0) != 0


@rule
def ways_to_finish(s: State, free: int, first: int, second: int, closed: int, hopes: int) -> int:
    """TP-A9: the soldiers of `hopes` that some way to finish the line in `s.ask` sends, as a set like `s.choices`, with DONE_BIT
    and perhaps with others; 0 if there is no way.

    `closed` is the set of halves that take no more soldiers. Each knight goes to the first patrol (1), the second (2) or
    neither (0), in every way that can still reach the sums. Equal knights go in falling order, so that no way is tried twice.
    Once the sums are reached, no other knight can be sent.
    """
    measured = measured_halves(s)
    ways = measured & ~closed
    rest_first, rest_second = missing(int(s.ask[Ask.FIRST_SUM]), first), missing(int(s.ask[Ask.SECOND_SUM]), second)
    rest = missing(int(s.ask[Ask.BOTH_SUM]), first + second)
    if rest_second == ANY and ANY not in (rest, rest_first):
        rest_second = rest - rest_first
    if rest_first == ANY and ANY not in (rest, rest_second):
        rest_first = rest - rest_second
    if rest_first < 0 or rest_second < 0 or rest < 0:
        return 0
    faces = list_knights(s, free, min(rest, max(rest_first, rest_second))) if ways != 0 else 0
    if not in_reach(reach(faces), rest_first, rest_second, rest):
        return 0
    found, chosen, i, way = 0, 0, 0, 2
    while True:
        if too_many(s, first, second):
            way = -1
        elif settled(rest_first, rest_second, rest):
            others = others_fit(s, free, first, second, closed, hopes & ~found)
            if others != 0:
                found |= others | sent(s, chosen, i)
                if hopes & ~found == 0:
                    return found
            way = -1
        elif faces >> (FACE_BITS * i) == 0:
            way = -1
        else:
            face, later = face_at(faces, i), reach(faces >> (FACE_BITS * (i + 1)))
            if i > 0 and s.die[i - 1] == s.die[i]:
                way = min(way, (chosen >> (2 * (i - 1))) & 3)
            if way == 2 and not (
                has(ways, 1) and in_reach(later, rest_first, less(rest_second, face), less(rest, face))
            ):
                way = 1
            if way == 1 and not (
                has(ways, 0) and in_reach(later, less(rest_first, face), rest_second, less(rest, face))
            ):
                way = 0
            if way == 0 and not in_reach(later, rest_first, rest_second, rest):
                way = -1
        if way >= 0:
            if way > 0:
                face, item = face_at(faces, i), one(int(s.die[i]))
                free -= item
                if way == 1:
                    first += item
                    rest_first = less(rest_first, face)
                else:
                    second += item
                    rest_second = less(rest_second, face)
                rest = less(rest, face)
            chosen |= way << (2 * i)
            i += 1
            way = 2
        else:
            while True:
                if i == 0:
                    return found
                i -= 1
                way = (chosen >> (2 * i)) & 3
                chosen &= ~(3 << (2 * i))
                if way > 0:
                    break
            face, item = face_at(faces, i), one(int(s.die[i]))
            free += item
            if way == 1:
                first -= item
                rest_first = less(rest_first, -face)
            else:
                second -= item
                rest_second = less(rest_second, -face)
            rest = less(rest, -face)
            way -= 1


@rule
def too_many(s: State, first: int, second: int) -> bool:
    """Whether there are already more colours or soldiers than demanded."""
    n_first, n_second = count(first), count(second)
    return (
        exceeds(n_first, int(s.ask[Ask.FIRST_ITEMS]))
        or exceeds(n_second, int(s.ask[Ask.SECOND_ITEMS]))
        or exceeds(n_first + n_second, int(s.ask[Ask.BOTH_ITEMS]))
        or exceeds(size(colours(first)), int(s.ask[Ask.FIRST_COLOURS]))
        or exceeds(size(colours(second)), int(s.ask[Ask.SECOND_COLOURS]))
        or exceeds(size(colours(first | second)), int(s.ask[Ask.BOTH_COLOURS]))
    )


@rule
def exceeds(n: int, asked: int) -> bool:
    return asked != NONE and n > asked


@rule
def list_knights(s: State, free: int, most: int) -> int:
    """List the knights whose number is at most `most` in `s.die`, equal ones together. Returns their numbers, FACE_BITS each."""
    n, faces, kinds = 0, 0, kinds_of(free)
    while kinds != 0:
        kind = lowest(kinds)
        face = face_of(kind)
        if 0 < face <= most:
            for _ in range(how_many(free, kind)):
                s.die[n] = kind
                faces |= face << (FACE_BITS * n)
                n += 1
        kinds = minus(kinds, kind)
    return faces


@rule
def face_at(faces: int, i: int) -> int:
    return (faces >> (FACE_BITS * i)) & FACE_MASK


@rule
def reach(faces: int) -> int:
    """The set of sums that knights with these numbers can have, each plus FACES so that none is negative; ANY is in it too."""
    sums = 1 << FACES
    while faces != 0:
        sums |= sums << (faces & FACE_MASK)
        faces >>= FACE_BITS
    return plus(sums, ANY + FACES)


@rule
def in_reach(sums: int, rest_first: int, rest_second: int, rest: int) -> bool:
    """Whether the rest of each sum can be reached; not if a knight overshoots one."""
    return (sums >> (rest_first + FACES)) & (sums >> (rest_second + FACES)) & (sums >> (rest + FACES)) & 1 != 0


@rule
def less(rest: int, face: int) -> int:
    """What is missing from a sum after a knight joins it."""
    return rest if rest == ANY else rest - face


@rule
def sent(s: State, chosen: int, n: int) -> int:
    """Where the first n knights go, as a set like `s.choices`."""
    found = 0
    for i in range(n):
        way = (chosen >> (2 * i)) & 3
        if way > 0:
            found = plus(found, KINDS * (way - 1) + int(s.die[i]))
    return found


@rule
def missing(asked: int, items: int) -> int:
    """How much is missing from a sum; ANY if none is demanded."""
    return ANY if asked == NONE else asked - pips(items)


@rule
def settled(rest_first: int, rest_second: int, rest: int) -> bool:
    """Whether every sum is reached."""
    return rest in (0, ANY) and rest_first in (0, ANY) and rest_second in (0, ANY)


@rule
def others_fit(s: State, free: int, first: int, second: int, closed: int, wanted: int) -> int:
    """Which of `wanted` can be among the other soldiers that meet the demands for colours and numbers; the sums are already met.

    A set like `s.choices` with DONE_BIT, or 0 if the demands cannot be met. Tries every choice of the colours that are new
    in each patrol. Where no colours are demanded, one choice stands for all: every colour is allowed and none is required.
    """
    rooms, there = all_rooms(free, closed, measured_halves(s)), count(first) | (count(second) << COUNT_BITS)
    have_first, have_second, asked = colours(first), colours(second), int(s.ask[Ask.BOTH_COLOURS])
    any_first = asked == NONE and s.ask[Ask.FIRST_COLOURS] == NONE
    any_second = asked == NONE and s.ask[Ask.SECOND_COLOURS] == NONE
    if any_first:
        have_first = ALL_COLOURS
    if any_second:
        have_second = ALL_COLOURS
    could_first, could_second = held(rooms) & ~have_first, held(rooms >> ROOM_BITS) & ~have_second
    found, new_first = 0, could_first
    while new_first >= 0:
        want_first = have_first | new_first
        if any_first or allowed(int(s.ask[Ask.FIRST_COLOURS]), size(want_first)):
            new_second = could_second
            while new_second >= 0:
                want_second = have_second | new_second
                if any_second or allowed(int(s.ask[Ask.SECOND_COLOURS]), size(want_second)):
                    if allowed(asked, size(want_first | want_second)):
                        needs = new_first | (new_second << COLOURS)
                        inside = rooms & lanes(want_first, want_second)
                        found |= fitting(s, inside, needs, there, free, wanted & ~found)
                new_second = next_subset(new_second, could_second)
        new_first = next_subset(new_first, could_first)
    return found


@rule
def next_subset(some: int, all: int) -> int:
    """The next subset of a set, from the whole set down to the empty one; then -1."""
    return (some - 1) & all if some > 0 else -1


@rule
def fitting(s: State, rooms: int, needs: int, there: int, free: int, wanted: int) -> int:
    """The same for one choice of colours: a colour is tested by requiring one more of it.

    Soldiers of a colour are equivalent, but a measured patrol takes only footmen, and may need those that the other patrol
    could do without.
    """
    if not fits(s, rooms, needs, there):
        return 0
    found, measured, kinds = 1 << DONE_BIT, measured_halves(s), kinds_of(free)
    for k in range(HALVES * COLOURS):
        half, colour = k // COLOURS, k % COLOURS
        footman = 1 << (KINDS * half + kind_of(colour, 0))
        alike = footman if has(measured, half) else (ONE_COLOUR * footman) & (kinds << (KINDS * half))
        if wanted & alike != 0 and fits(s, rooms, plus(needs, k), there):
            found |= alike
            if alike != footman and measured != 0 and wanted & footman != 0:
                lane = ROOM_BITS * (1 - half) + COUNT_BITS * colour
                fewer = rooms - (1 << lane) if (rooms >> lane) & COUNT_MASK != 0 else rooms
                if not fits(s, fewer, plus(needs, k), there):
                    found &= ~footman
    return found


@rule
def fits(s: State, rooms: int, needs: int, there: int) -> bool:
    """TP-23: whether the demanded numbers of soldiers can be reached within these rooms.

    `needs` are the colours that must be added to the first patrol and, above COLOURS, to the second, at least one of each; any
    colour adds at most what its room holds. So the possible numbers for each patrol and for both are whole ranges.
    """
    n_first, n_second = there & COUNT_MASK, there >> COUNT_BITS
    most_first, most_second, most = n_first, n_second, n_first + n_second
    for colour in range(COLOURS):
        needs_first, needs_second = has(needs, colour), has(needs, COLOURS + colour)
        here = rooms >> (COUNT_BITS * colour)
        room_first, room_second = here & COUNT_MASK, (here >> ROOM_BITS) & COUNT_MASK
        room_both = (here >> (2 * ROOM_BITS)) & COUNT_MASK
        if needs_first > room_first or needs_second > room_second or needs_first + needs_second > room_both:
            return False
        most_first += min(room_first, room_both - needs_second)
        most_second += min(room_second, room_both - needs_first)
        most += min(room_both, room_first + room_second)
    low_first = max(1, n_first + size(needs & ALL_COLOURS))
    return numbers_fit(s, low_first, most_first, max(1, n_second + size(needs >> COLOURS)), most_second, most)


@rule
def all_rooms(free: int, closed: int, measured: int) -> int:
    """The rooms of the first patrol, of the second and of both together, ROOM_BITS each."""
    first = 0 if has(closed, 0) else room(free, has(measured, 0))
    second = 0 if has(closed, 1) else room(free, has(measured, 1))
    return first | (second << ROOM_BITS) | (room(free, 1 if measured == 3 else 0) << (2 * ROOM_BITS))


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
def held(room: int) -> int:
    """The set of colours that there is room for."""
    found = 0
    for colour in range(COLOURS):
        if (room >> (COUNT_BITS * colour)) & COUNT_MASK != 0:
            found = plus(found, colour)
    return found


@rule
def lanes(first: int, second: int) -> int:
    """A mask for rooms that leaves each patrol only these colours."""
    found = COUNTS << (2 * ROOM_BITS)
    for colour in range(COLOURS):
        found |= (COUNT_MASK * has(first, colour)) << (COUNT_BITS * colour)
        found |= (COUNT_MASK * has(second, colour)) << (ROOM_BITS + COUNT_BITS * colour)
    return found


@rule
def allowed(asked: int, n: int) -> bool:
    return asked in (NONE, n)


@rule
def numbers_fit(s: State, low_first: int, high_first: int, low_second: int, high_second: int, most: int) -> bool:
    """TP-23: whether some numbers within these ranges are those demanded."""
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
