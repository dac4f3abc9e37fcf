"""Manning a line: what may be put where so that its sides can still be met, decided exactly.

A patrol is *measured* where a sum is asked of it, by itself or together with the other. For measured patrols the search
chooses knights one by one; whoever else is put there must be a footman. In other patrols a soldier is as good as any other of
the colour. What is left then is how many of each colour to add to each patrol, and that can be reckoned: see `others_fit`.
"""

from __future__ import annotations

from rulewright.kernel import has, plus, rule, size

from .kingdom import card_of, half_gap, way_of
from .soldiers import colours, count, how_many, met, one, pips
from .state import (
    A_COLOUR,
    ACROSS,
    BLANK,
    COLOUR_COUNT,
    COLOURS,
    DONE_BIT,
    EAST,
    FACES,
    HALVES,
    KINDS,
    NONE,
    NORTH,
    SOUTH,
    WEST,
    Box,
    State,
)

ANY = 99
FIRST_ONE, SECOND_ONE, BOTH = 0, 3, 6
"""Where in `s.ask` stands what the first patrol is asked for, the second, and both together: colours, items, sum."""


@rule
def onward(line: int) -> int:
    """The side of a card that looks along a line away from its beginning; `backward` the one that looks back."""
    return EAST if way_of(line) == ACROSS else SOUTH


@rule
def backward(line: int) -> int:
    return WEST if way_of(line) == ACROSS else NORTH


@rule
def add_ask(s: State, box: Box, place: int, card: int, side: int) -> bool:
    """Note what a side asks for; False where another one already asks for something else."""
    kind, number = int(box.asks[card][side]), int(box.number[card][side])
    if kind == BLANK:
        return True
    k = place + kind - COLOURS
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
def allowed(asked: int, n: int) -> bool:
    return asked in (NONE, n)


@rule
def others_fit(s: State, free: int, first: int, second: int, closed: int, measured: int) -> bool:
    """Whether soldiers who are not measured can be added so that colours and numbers come out; the sums are right already.

    For every choice of the colours that each patrol ends up with, each colour gives it at least one more where it is new, and
    at most as many as there are: so the number that can be added to one, to the other and to both are whole ranges.
    """
    n_first, n_second = count(first), count(second)
    have_first, have_second = colours(first), colours(second)
    for want_first in range(1, 8):
        if want_first & have_first != have_first or not allowed(int(s.ask[0]), size(want_first)):
            continue
        for want_second in range(1, 8):
            if want_second & have_second != have_second or not allowed(int(s.ask[3]), size(want_second)):
                continue
            if not allowed(int(s.ask[6]), size(want_first | want_second)):
                continue
            low_first, high_first, low_second, high_second, together = n_first, n_first, n_second, n_second, 0
            enough = True
            for colour in range(COLOUR_COUNT):
                new_first = ((want_first & ~have_first) >> colour) & 1
                new_second = ((want_second & ~have_second) >> colour) & 1
                footmen = how_many(free, A_COLOUR * colour)
                everyone = footmen + knights_of(free, colour)
                most_first = everyone if measured & 1 == 0 else footmen
                most_second = everyone if measured & 2 == 0 else footmen
                most = max(most_first, most_second)
                if closed & 1 != 0 or (want_first >> colour) & 1 == 0:
                    most_first = 0
                if closed & 2 != 0 or (want_second >> colour) & 1 == 0:
                    most_second = 0
                if new_first > most_first or new_second > most_second or new_first + new_second > most:
                    enough = False
                low_first += new_first
                low_second += new_second
                high_first += min(most_first, most - new_second)
                high_second += min(most_second, most - new_first)
                together += min(most, most_first + most_second)
            if enough and numbers_fit(s, low_first, high_first, low_second, high_second, n_first + n_second + together):
                return True
    return False


@rule
def knights_of(items: int, colour: int) -> int:
    """How many knights of a colour are among these."""
    n = 0
    for face in range(1, FACES + 1):
        n += how_many(items, A_COLOUR * colour + face)
    return n


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
    low, high = low_first + low_second, min(most, high_first + high_second)
    if s.ask[7] != NONE:
        return low <= s.ask[7] <= high
    return low <= high


@rule
def missing(asked: int, items: int) -> int:
    """How much is missing to a sum; ANY where none is asked for."""
    return ANY if asked == NONE else asked - pips(items)


@rule
def finishable(s: State, free: int, first: int, second: int, closed: int) -> bool:
    """TP-A9: whether the line whose asks were read can be finished from patrols as they are, with soldiers from `free`.

    `closed` has a bit for each half that takes nobody any more. Knights go to the first patrol (1), the second (2) or to
    neither (0), in every way that keeps within the sums; alike ones in falling order, so that no way is tried twice.
    """
    measured = 3 if s.ask[8] != NONE else (1 if s.ask[2] != NONE else 0) | (2 if s.ask[5] != NONE else 0)
    ways = measured & ~closed
    rest_first, rest_second = missing(int(s.ask[2]), first), missing(int(s.ask[5]), second)
    rest = missing(int(s.ask[8]), first + second)
    if rest_first < 0 or rest_second < 0 or rest < 0:
        return False
    n = 0
    if ways != 0:
        for kind in range(KINDS):
            if kind % A_COLOUR != 0:
                for _ in range(how_many(free, kind)):
                    s.die[n] = kind
                    n += 1
    chosen, i, way = 0, 0, 2
    while True:
        if i == n:
            right = settled(rest_first) and settled(rest_second) and settled(rest)
            if right and others_fit(s, free, first, second, closed, measured):
                return True
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
                    return False
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
def takes(way: int, ways: int, face: int, rest_first: int, rest_second: int, rest: int) -> bool:
    """Whether a knight may go that way without overshooting a sum."""
    return (ways >> (way - 1)) & 1 != 0 and face <= rest and face <= (rest_first if way == 1 else rest_second)


@rule
def settled(rest: int) -> bool:
    return rest in (0, ANY)


@rule
def closed_halves(s: State, line: int) -> int:
    """TP-16: the halves of a complete line that were filled early, as a set."""
    closed = 0
    for half in range(HALVES):
        if has(s.manned, half_gap(s, line, half)):
            closed = plus(closed, half)
    return closed


@rule
def weigh_line(s: State, box: Box, line: int) -> None:
    """TP-A9: what may be put into a complete line so that it can still be finished, and whether it is."""
    s.choices = 0
    if not read_asks(s, box, line):
        return
    closed, free = closed_halves(s, line), int(s.barracks)
    first, second = int(s.patrol[half_gap(s, line, 0)]), int(s.patrol[half_gap(s, line, 1)])
    for kind in range(KINDS):
        if how_many(free, kind) > 0:
            item = one(kind)
            if not has(closed, 0) and finishable(s, free - item, first + item, second, closed):
                s.choices = plus(s.choices, kind)
            if not has(closed, 1) and finishable(s, free - item, first, second + item, closed):
                s.choices = plus(s.choices, KINDS + kind)
    if all_met(s, box, line):
        s.choices = plus(s.choices, DONE_BIT)


@rule
def weigh_gap(s: State, gap: int) -> None:
    """TP-14, TP-17, TP-A16: into a gap that is filled early anybody may go, and one is enough."""
    s.choices = 0
    for kind in range(KINDS):
        if how_many(int(s.barracks), kind) > 0:
            s.choices = plus(s.choices, kind)
    if s.patrol[gap] != 0:
        s.choices = plus(s.choices, DONE_BIT)
