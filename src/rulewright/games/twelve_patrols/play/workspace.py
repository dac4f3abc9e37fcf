"""The solver's working memory, and the vectors that store what each way to man a line takes from the barracks.

In a patrol without a sum, only a soldier's colour matters; which soldier it is can be decided last, because any soldier of the
colour that nothing else needs will do. So the cost of a way is a vector: footmen of each colour, knights of each kind, and all
soldiers of each colour. It is packed into one number with a guard bit above every count. The available soldiers have their
guard bits set; subtracting a vector clears a guard bit wherever there are not enough. Two ways with the same cost are one way,
and a way that costs at least as much as another in every respect is dropped.
"""

from __future__ import annotations

from rulewright.kernel import Struct, field, int64, rule

from ..rules.soldiers import colour_of, face_of, how_many
from ..state import ASKS, CARDS, COLOURS, DICE, KINDS, KINGDOM, NONE

FOOT, PEOPLE, KNIGHT = 0, 9, 21
"""Offsets of the counts: footmen and knights have two bits and a guard, all soldiers of a colour three and a guard."""
GUARD = sum(4 << (FOOT + 3 * c) for c in range(3)) + sum(8 << (PEOPLE + 4 * c) for c in range(3))
GUARD += sum(4 << (KNIGHT + 3 * i) for i in range(DICE))
TRIPLES = 2 * CARDS * CARDS * CARDS
"""The number of lines of three cards, across and down."""
POOL = 60_000
UNKNOWN = -1
ANY = 99
KINGDOM_LINES = 6


class Workspace(Struct):
    """All memory that the compiled parts of the solver read and write."""

    barracks: int = field(int64)
    fresh: int = field(int64)
    """Whether the barracks still have to be counted into `available`, a vector with its guard bits set."""
    available: int = field(int64)
    nodes: int = field(int64)
    """Positions searched so far, at most `most_nodes`; `spent` is set when that limit, or the pool, was too small."""
    most_nodes: int = field(int64)
    spent: int = field(int64)

    # ways to man each line
    dice: list[int] = field(int64, DICE)
    """The knights in the barracks by kind, equal ones together; `place` is the index of each kind in a vector."""
    place: list[int] = field(int64, DICE)
    way: list[int] = field(int64, DICE + 1)
    """Where each knight goes in the way being tried: 0 nowhere, 1 or 2 to a patrol."""
    ask: list[int] = field(int64, ASKS)
    rest: list[int] = field(int64, 3)
    """What is missing from the sums of the first patrol, the second and both, or ANY."""
    held: list[list[list[int]]] = field(int64, 2, CARDS, CARDS)
    """The soldiers already between two cards, by direction of the line and both cards; `shut` is set if none may be added."""
    shut: list[list[list[int]]] = field(int64, 2, CARDS, CARDS)
    start: list[int] = field(int64, TRIPLES)
    """Where the ways of each line begin in the pool; `many` is how many there are, UNKNOWN until computed; `least` is what all of
    them take. The pool holds what each takes in addition."""
    many: list[int] = field(int64, TRIPLES)
    least: list[int] = field(int64, TRIPLES)
    fewest: list[int] = field(int64, TRIPLES)
    """The fewest soldiers that any way takes in addition to `least`."""
    pool: list[int] = field(int64, POOL)
    pool_used: int = field(int64)

    # the search through all kingdoms, cell by cell
    grid: list[int] = field(int64, KINGDOM)
    """The card on each of nine cells, or NONE; `cell` lists those that were empty at the start."""
    cell: list[int] = field(int64, KINGDOM)
    ends: list[int] = field(int64, KINGDOM + 1)
    """The set of lines that each step completes; the last entry is the set of lines complete at the start."""
    order: list[int] = field(int64, CARDS)
    """The cards in the order in which they are tried; `tried` is how many have been, at each step."""
    tried: list[int] = field(int64, KINGDOM + 1)
    left: list[int] = field(int64, KINGDOM + 1)
    """The rest of the barracks before each step."""
    want: list[int] = field(int64, KINGDOM + 1)
    """How many more soldiers the lines completed before each step take; `wanted` is the total so far."""
    wanted: int = field(int64)
    line: list[int] = field(int64, KINGDOM_LINES)
    """The three cards of each line, as one number; `queue` is the same in the order in which lines are packed, `choice` the way
    being tried for each, `stock` the stock before it, and `need` how many soldiers the rest takes."""
    queue: list[int] = field(int64, KINGDOM_LINES)
    choice: list[int] = field(int64, KINGDOM_LINES + 1)
    stock: list[int] = field(int64, KINGDOM_LINES + 1)
    need: list[int] = field(int64, KINGDOM_LINES + 1)


@rule
def line_of(way: int, a: int, m: int, b: int) -> int:
    """Three cards in a line as one number."""
    return ((way * CARDS + a) * CARDS + m) * CARDS + b


@rule
def enough(there: int, taken: int) -> bool:
    """Whether the stock `there`, with its guard bits set, covers `taken`."""
    return ((there - taken) & GUARD) == GUARD


@rule
def people_in(vector: int) -> int:
    """How many soldiers a vector counts, with or without guard bits."""
    return ((vector >> PEOPLE) & 7) + ((vector >> (PEOPLE + 4)) & 7) + ((vector >> (PEOPLE + 8)) & 7)


@rule
def spread(work: Workspace) -> None:
    """List the knights of the barracks, count all soldiers into `available`, and discard the cached ways to man lines."""
    n, kinds, cap = 0, 0, GUARD
    for kind in range(KINDS):
        there = how_many(int(work.barracks), kind)
        colour = colour_of(kind)
        cap += there << (PEOPLE + 4 * colour)
        if face_of(kind) == 0:
            cap += there << (FOOT + 3 * colour)
        elif there > 0:
            cap += there << (KNIGHT + 3 * kinds)
            for _ in range(there):
                work.dice[n] = kind
                work.place[n] = kinds
                n += 1
            kinds += 1
    for i in range(n, DICE):
        work.dice[i] = NONE
    work.fresh = 0
    work.available = cap
    work.pool_used = 0
    for t in range(TRIPLES):
        work.many[t] = UNKNOWN


@rule
def keep(work: Workspace, t: int, need: int) -> None:
    """Keep a way unless a known one costs no more; drop known ones that cost no less."""
    start, n = int(work.start[t]), int(work.many[t])
    for i in range(n):
        if enough(need | GUARD, int(work.pool[start + i])):
            return
    left = 0
    for i in range(n):
        other = int(work.pool[start + i])
        if not enough(other | GUARD, need):
            work.pool[start + left] = other
            left += 1
    if start + left < POOL:
        work.pool[start + left] = need
        left += 1
    else:
        work.spent = 1
    work.many[t] = left
    work.pool_used = start + left


@rule
def take_out_least(work: Workspace, t: int) -> None:
    """Move what all ways have in common to `least`, and sort the rest by how many soldiers they take."""
    start, n = int(work.start[t]), int(work.many[t])
    if n == 0:
        return
    least = int(work.pool[start])
    for i in range(1, n):
        other, both = int(work.pool[start + i]), 0
        for k in range(3 + DICE):
            at = FOOT + 3 * k if k < 3 else KNIGHT + 3 * (k - 3)
            both |= min((least >> at) & 3, (other >> at) & 3) << at
        for colour in range(COLOURS):
            at = PEOPLE + 4 * colour
            both |= min((least >> at) & 7, (other >> at) & 7) << at
        least = both
    work.least[t] = least
    for i in range(n):
        beyond, k = int(work.pool[start + i]) - least, i
        while k > 0 and people_in(beyond) < people_in(int(work.pool[start + k - 1])):
            work.pool[start + k] = work.pool[start + k - 1]
            k -= 1
        work.pool[start + k] = beyond
    work.fewest[t] = people_in(int(work.pool[start]))
