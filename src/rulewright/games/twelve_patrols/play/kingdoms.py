"""For the solver: all kingdoms that can still be built from a position and manned, card by card and line by line.

A kingdom is nine cards in rows, four bits each. It lives when six ways to man its lines, one for each, can be taken out of the
barracks together. Of every line that is complete so much is taken at once as all of its ways take: most kingdoms fail by that.
"""

from __future__ import annotations

from typing import Any

from rulewright.kernel import Struct, field, has, int64, rule

from ..rules.soldiers import one
from ..state import A_COLOUR, CARDS, DICE, KINGDOM, NONE, Way
from .fills import ways_to_man
from .memo import CAP, FOOT, KNIGHT, MOST_NODES, NODES, PEOPLE, SPENT, UNKNOWN, Desk, enough, line_of, people_in

SIX = 6
ALL_LINES = (1 << SIX) - 1


class Walk(Struct):
    """A way through all kingdoms, cell by cell."""

    grid: list[int] = field(int64, KINGDOM)
    """The card on each of nine cells, or NONE; `cell` are those that are empty at the beginning, in their order."""
    cell: list[int] = field(int64, KINGDOM)
    ends: list[int] = field(int64, KINGDOM + 1)
    """The lines that are complete with each step, as a set; the last entry those that are at the beginning."""
    order: list[int] = field(int64, CARDS)
    """The cards in the order in which they are tried; `tried` is how many of them were, at each step."""
    tried: list[int] = field(int64, KINGDOM + 1)
    left: list[int] = field(int64, KINGDOM + 1)
    """What is left of the barracks before each step."""
    want: list[int] = field(int64, KINGDOM + 1)
    """How many more people the lines take that are complete before each step, whoever they are; `wanted` is the sum so far."""
    wanted: int = field(int64)
    line: list[int] = field(int64, SIX)
    """The three cards of each line, as one number; `queue` the same in the order in which they are packed, and `choice` and
    `stock` the way that is tried for each and what is left before it."""
    queue: list[int] = field(int64, SIX)
    choice: list[int] = field(int64, SIX + 1)
    stock: list[int] = field(int64, SIX + 1)
    need: list[int] = field(int64, SIX + 1)


@rule
def cell_of(line: int, k: int) -> int:
    """The k-th cell of one of three rows, or after them three columns."""
    return 3 * line + k if line < 3 else 3 * k + line - 3


@rule
def plan(walk: Walk) -> int:
    """Find the empty cells and when each line will be complete; how many cells are empty."""
    n = 0
    for cell in range(KINGDOM):
        if walk.grid[cell] == NONE:
            walk.cell[n] = cell
            n += 1
    for i in range(KINGDOM + 1):
        walk.ends[i] = 0
    for line in range(SIX):
        last = KINGDOM
        for i in range(n):
            for k in range(3):
                if cell_of(line, k) == walk.cell[i]:
                    last = i
        walk.ends[last] |= 1 << line
    return n


@rule
def complete(desk: Desk, walk: Walk, box: Any, lines: int, left: int) -> int:
    """Take out of the barracks what newly complete lines take in any case; below 0 where there is not enough."""
    for line in range(SIX):
        if has(lines, line):
            a, m, b = (
                int(walk.grid[cell_of(line, 0)]),
                int(walk.grid[cell_of(line, 1)]),
                int(walk.grid[cell_of(line, 2)]),
            )
            way = Way.ACROSS if line < 3 else Way.DOWN
            if ways_to_man(desk, box, way, a, m, b) == 0:
                return -1
            t = line_of(way, a, m, b)
            least = int(desk.least[t])
            if not enough(left, least):
                return -1
            left -= least
            walk.line[line] = t
            walk.wanted += int(desk.fewest[t])
    return left if walk.wanted <= people_in(left) else -1


@rule
def pack(desk: Desk, walk: Walk, lines: int, left: int) -> bool:
    """Whether ways can be taken out together, one for each of these lines; lines with few ways come first."""
    n = 0
    for line in range(SIX):
        if has(lines, line):
            t, k = int(walk.line[line]), n
            while k > 0 and desk.many[t] < desk.many[walk.queue[k - 1]]:
                walk.queue[k] = walk.queue[k - 1]
                k -= 1
            walk.queue[k] = t
            n += 1
    i = 0
    walk.stock[0] = left
    walk.choice[0] = -1
    walk.need[n] = 0
    for k in range(n - 1, -1, -1):
        walk.need[k] = walk.need[k + 1] + desk.fewest[walk.queue[k]]
    while i >= 0:
        desk.note[NODES] += 1
        if i == n:
            return True
        t, k = int(walk.queue[i]), int(walk.choice[i]) + 1
        start, many, there = int(desk.start[t]), int(desk.many[t]), int(walk.stock[i])
        spare = people_in(there) - int(walk.need[i + 1])
        while k < many and not enough(there, int(desk.pool[start + k])):
            k += 1
        if k == many or people_in(int(desk.pool[start + k])) > spare:
            i -= 1
            continue
        walk.choice[i] = k
        walk.stock[i + 1] = there - int(desk.pool[start + k])
        i += 1
        walk.choice[i] = -1
    return False


@rule
def count_ways(desk: Desk, walk: Walk, box: Any, most: int) -> int:
    """In how many ways the kingdom that is laid out can be manned, as far as ways are told apart here; `most` are enough."""
    walk.wanted = 0
    left = complete(desk, walk, box, ALL_LINES, int(desk.note[CAP]))
    if left < 0:
        return 0
    i, found = 0, 0
    walk.stock[0] = left
    walk.choice[0] = -1
    while i >= 0 and found < most:
        if i == SIX:
            found += 1
            i -= 1
            continue
        t, k = int(walk.line[i]), int(walk.choice[i]) + 1
        start, many, there = int(desk.start[t]), int(desk.many[t]), int(walk.stock[i])
        while k < many and not enough(there, int(desk.pool[start + k])):
            k += 1
        if k == many:
            i -= 1
            continue
        walk.choice[i] = k
        walk.stock[i + 1] = there - int(desk.pool[start + k])
        i += 1
        walk.choice[i] = -1
    return found


@rule
def explore(desk: Desk, walk: Walk, box: Any, musts: int, mays: int, draws: int, found: Any) -> int:
    """All living kingdoms, into `found`, as many as fit: every card of `musts` is in them, and `draws` of `mays`.

    How many positions were looked at is noted, and whether that was more than allowed: then the answer is not the whole truth.
    """
    n, made, used = plan(walk), 0, 0
    desk.note[SPENT] = 0
    walk.wanted = 0
    walk.left[0] = complete(desk, walk, box, int(walk.ends[KINGDOM]), int(desk.note[CAP]))
    if walk.left[0] < 0:
        return 0
    if n == 0:
        found[0] = code(walk)
        return 1 if pack(desk, walk, ALL_LINES, int(walk.left[0])) else 0
    i = 0
    walk.want[0] = walk.wanted
    walk.tried[0] = 0
    while i >= 0:
        cell = int(walk.cell[i])
        if walk.grid[cell] != NONE:
            card = int(walk.grid[cell])
            walk.grid[cell] = NONE
            used &= ~(1 << card)
            if has(mays, card):
                draws += 1
        k = int(walk.tried[i])
        while k < CARDS and not may_lie(int(walk.order[k]), musts, mays, draws, used):
            k += 1
        if k == CARDS:
            i -= 1
            continue
        walk.tried[i] = k + 1
        card = int(walk.order[k])
        desk.note[NODES] += 1
        if desk.note[NODES] > desk.note[MOST_NODES]:
            desk.note[SPENT] = 1
            clear(walk, n)
            return made
        walk.grid[cell] = card
        used |= 1 << card
        if has(mays, card):
            draws -= 1
        walk.wanted = walk.want[i]
        left = complete(desk, walk, box, int(walk.ends[i]), int(walk.left[i]))
        if left < 0:
            continue
        if i < n - 1:
            i += 1
            walk.left[i] = left
            walk.want[i] = walk.wanted
            walk.tried[i] = 0
        elif pack(desk, walk, ALL_LINES, left):
            found[made] = code(walk)
            made += 1
            if made == found.shape[0]:
                clear(walk, n)
                return made
    return made


@rule
def may_lie(card: int, musts: int, mays: int, draws: int, used: int) -> bool:
    """Whether a card may lie on the next cell."""
    if has(used, card):
        return False
    return has(musts, card) != 0 or (draws > 0 and has(mays, card) != 0)


@rule
def code(walk: Walk) -> int:
    """The kingdom that is laid out as one number."""
    made = 0
    for cell in range(KINGDOM):
        made |= int(walk.grid[cell]) << (4 * cell)
    return made


@rule
def clear(walk: Walk, n: int) -> None:
    """Take the cards up again that the walk has laid."""
    for i in range(n):
        walk.grid[walk.cell[i]] = NONE


@rule
def put_between(desk: Desk, way: int, before: int, behind: int, kind: int) -> None:
    """Somebody goes between two cards."""
    colour, vector = kind // A_COLOUR, 1 << (PEOPLE + 4 * (kind // A_COLOUR))
    if kind % A_COLOUR == 0:
        vector += 1 << (FOOT + 3 * colour)
    for i in range(DICE):
        if desk.dice[i] == kind and (i == 0 or desk.dice[i - 1] != kind):
            vector += 1 << (KNIGHT + 3 * int(desk.place[i]))
    desk.note[CAP] -= vector
    desk.held[way][before][behind] += one(kind)
    forget_lines(desk, way, before, behind)


@rule
def shut_between(desk: Desk, way: int, before: int, behind: int) -> None:
    """Who stands between two cards is all that will stand there."""
    desk.shut[way][before][behind] = 1
    forget_lines(desk, way, before, behind)


@rule
def forget_lines(desk: Desk, way: int, before: int, behind: int) -> None:
    """Lines through two cards are not known any more."""
    for card in range(CARDS):
        desk.many[line_of(way, before, behind, card)] = UNKNOWN
        desk.many[line_of(way, card, before, behind)] = UNKNOWN


@rule
def recount(desk: Desk, walk: Walk, box: Any, codes: Any, lives: Any) -> None:
    """Which of these kingdoms live with the barracks as they are."""
    for k in range(codes.shape[0]):
        lives[k] = 1 if can_be_manned(desk, walk, box, int(codes[k]), ALL_LINES, int(desk.note[CAP])) else 0


@rule
def can_be_manned(desk: Desk, walk: Walk, box: Any, code: int, lines: int, left: int) -> bool:
    """Whether these lines of a kingdom can be manned together with what is left of the barracks."""
    lay_out(walk, code)
    walk.wanted = 0
    left = complete(desk, walk, box, lines, left)
    return left >= 0 and pack(desk, walk, lines, left)


@rule
def lay_out(walk: Walk, code: int) -> None:
    """Lay the nine cards of a kingdom."""
    for cell in range(KINGDOM):
        walk.grid[cell] = (code >> (4 * cell)) & 15
