"""For the solver: the desk it works at, where ways to man lines are kept as what they take out of the barracks.

A soldier in a patrol of which no sum is asked is just somebody of a colour; who it is can be said in the end, for in each
colour whoever is not asked for by kind will do. So what a way takes is a vector of footmen of each colour, knights of each kind,
and people of each colour in all. It is packed into one number with a guard above every count: taken away from what is there,
which has its guards set, a guard falls where there is not enough. Two ways that take the same are one, and a way that takes
more than another in every respect is none.
"""

from __future__ import annotations

from rulewright.kernel import Struct, field, int64, rule

from ..rules.soldiers import how_many
from ..state import A_COLOUR, CARDS, COLOUR_COUNT, DICE, KINDS, NONE

FOOT, PEOPLE, KNIGHT = 0, 9, 21
"""Where the counts begin: footmen and knights in two bits and a guard, people in three and a guard."""
GUARD = sum(4 << (FOOT + 3 * c) for c in range(3)) + sum(8 << (PEOPLE + 4 * c) for c in range(3))
GUARD += sum(4 << (KNIGHT + 3 * i) for i in range(DICE))
LINES_OF_CARDS = 2 * CARDS * CARDS * CARDS
POOL = 60_000
UNKNOWN = -1
ANY = 99
FREE, CAP, USED, NODES, MOST_NODES, SPENT, KINDS_LEFT = 0, 1, 2, 3, 4, 5, 6
"""What is noted down: the barracks, the same as a vector, how much of the pool is in use, positions looked at, how many may be,
whether that was not enough, and how many kinds of knights there are."""


class Desk(Struct):
    """What the solver works with."""

    note: list[int] = field(int64, 8)
    dice: list[int] = field(int64, DICE)
    """The knights in the barracks by kind, alike ones together; `place` is the place of each one's kind in a vector."""
    place: list[int] = field(int64, DICE)
    way: list[int] = field(int64, DICE + 1)
    """Where each of them goes in the way that is tried: 0 nowhere, 1 and 2 to a patrol."""
    ask: list[int] = field(int64, 9)
    rest: list[int] = field(int64, 3)
    """What is missing to the sums of the first patrol, the second and both, or ANY."""
    held: list[list[list[int]]] = field(int64, 2, CARDS, CARDS)
    """Who stands between two cards already, by way of the line and both cards; `shut` says that nobody may be added."""
    shut: list[list[list[int]]] = field(int64, 2, CARDS, CARDS)
    start: list[int] = field(int64, LINES_OF_CARDS)
    """For each three cards in a line where its ways begin in the pool; `many` how many there are, UNKNOWN before it was asked;
    `least` what all of them take. The pool holds what each takes beyond that."""
    many: list[int] = field(int64, LINES_OF_CARDS)
    least: list[int] = field(int64, LINES_OF_CARDS)
    fewest: list[int] = field(int64, LINES_OF_CARDS)
    """How many people every way takes beyond that, whoever they are."""
    pool: list[int] = field(int64, POOL)


@rule
def line_of(way: int, a: int, m: int, b: int) -> int:
    """Three cards in a line as one number."""
    return ((way * CARDS + a) * CARDS + m) * CARDS + b


@rule
def enough(there: int, taken: int) -> bool:
    """Whether what is there, guards set, is enough for what is taken."""
    return ((there - taken) & GUARD) == GUARD


@rule
def people_in(vector: int) -> int:
    """How many people a vector counts, guards or not."""
    return ((vector >> PEOPLE) & 7) + ((vector >> (PEOPLE + 4)) & 7) + ((vector >> (PEOPLE + 8)) & 7)


@rule
def spread(desk: Desk, free: int) -> None:
    """Lay out the barracks: the knights one by one, and everybody as a vector with its guards set. No line is known then."""
    n, kinds, cap = 0, 0, GUARD
    for kind in range(KINDS):
        there = how_many(free, kind)
        colour = kind // A_COLOUR
        cap += there << (PEOPLE + 4 * colour)
        if kind % A_COLOUR == 0:
            cap += there << (FOOT + 3 * colour)
        elif there > 0:
            cap += there << (KNIGHT + 3 * kinds)
            for _ in range(there):
                desk.dice[n] = kind
                desk.place[n] = kinds
                n += 1
            kinds += 1
    for i in range(n, DICE):
        desk.dice[i] = NONE
    desk.note[FREE] = free
    desk.note[CAP] = cap
    desk.note[USED] = 0
    desk.note[KINDS_LEFT] = kinds
    for t in range(LINES_OF_CARDS):
        desk.many[t] = UNKNOWN


@rule
def keep(desk: Desk, t: int, need: int) -> None:
    """Remember a way, unless another takes no more; forget those that take no less."""
    start, n = int(desk.start[t]), int(desk.many[t])
    for i in range(n):
        if enough(need | GUARD, int(desk.pool[start + i])):
            return
    left = 0
    for i in range(n):
        other = int(desk.pool[start + i])
        if not enough(other | GUARD, need):
            desk.pool[start + left] = other
            left += 1
    if start + left < POOL:
        desk.pool[start + left] = need
        left += 1
    else:
        desk.note[SPENT] = 1
    desk.many[t] = left
    desk.note[USED] = start + left


@rule
def take_out_least(desk: Desk, t: int) -> None:
    """Note what all ways have in common, and keep of each what goes beyond, those that take few people first."""
    start, n = int(desk.start[t]), int(desk.many[t])
    if n == 0:
        return
    least = int(desk.pool[start])
    for i in range(1, n):
        other, both = int(desk.pool[start + i]), 0
        for k in range(3 + DICE):
            at = FOOT + 3 * k if k < 3 else KNIGHT + 3 * (k - 3)
            both |= min((least >> at) & 3, (other >> at) & 3) << at
        for colour in range(COLOUR_COUNT):
            at = PEOPLE + 4 * colour
            both |= min((least >> at) & 7, (other >> at) & 7) << at
        least = both
    desk.least[t] = least
    for i in range(n):
        beyond, k = int(desk.pool[start + i]) - least, i
        while k > 0 and people_in(beyond) < people_in(int(desk.pool[start + k - 1])):
            desk.pool[start + k] = desk.pool[start + k - 1]
            k -= 1
        desk.pool[start + k] = beyond
    desk.fewest[t] = people_in(int(desk.pool[start]))
