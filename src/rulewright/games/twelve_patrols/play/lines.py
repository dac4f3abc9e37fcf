"""For the solver: its working memory, and every way to man a line that no other way beats.

In a patrol without a sum, only a soldier's colour matters; which soldier it is can be decided last, because any soldier of the
colour that nothing else needs will do. So the cost of a way is a vector: footmen of each colour, knights of each kind, and all
soldiers of each colour. It is packed into one number with a guard bit above every count. The available soldiers have their
guard bits set; subtracting a vector clears a guard bit wherever there are not enough. Two ways with the same cost are one way,
and a way that costs at least as much as another in every respect is dropped.
"""

from __future__ import annotations

from typing import Any

from rulewright.kernel import Struct, field, has, int64, rule, size

from ..rules.finishing import measured_halves
from ..rules.lines import read_line
from ..rules.soldiers import colour_of, colours, count, face_of, how_many, pips
from ..state import ASKS, CARDS, COLOURS, DICE, FRAME, KINDS, KINGDOM, NONE, Ask, Way

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
FEW = 3
"""The most soldiers, besides its knights, that a patrol can need if no number is demanded: one of each colour."""


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


# ---------------------------------------------------------------- one line


@rule
def ways_to_man(work: Workspace, box: Any, way: int, a: int, m: int, b: int) -> int:
    """The number of ways to man a line of three cards if all the barracks are free for it."""
    t = line_of(way, a, m, b)
    if work.many[t] != UNKNOWN:
        return int(work.many[t])
    work.start[t] = work.pool_used
    work.many[t] = 0
    work.least[t] = 0
    if read_line(work, box, way, a, m, b):
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
    """The sum of the knights taken and two groups, as a vector; negative if there are not that many knights."""
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


# ---------------------------------------------------------------- several lines of a kingdom


@rule
def cell_of(line: int, k: int) -> int:
    """The k-th cell of a line: rows 0 to 2, columns 3 to 5."""
    return FRAME * line + k if line < FRAME else FRAME * k + line - FRAME


@rule
def line_on_grid(work: Workspace, box: Any, line: int) -> int:
    """The three cards of a line of the grid as one number; the ways to man them are then known."""
    a, m, b = int(work.grid[cell_of(line, 0)]), int(work.grid[cell_of(line, 1)]), int(work.grid[cell_of(line, 2)])
    way = Way.ACROSS if line < FRAME else Way.DOWN
    ways_to_man(work, box, way, a, m, b)
    return line_of(way, a, m, b)


@rule
def complete(work: Workspace, box: Any, lines: int, left: int) -> int:
    """Subtract the soldiers that every way to man these newly complete lines needs; negative if there are not enough."""
    for line in range(KINGDOM_LINES):
        if has(lines, line):
            t = line_on_grid(work, box, line)
            if work.many[t] == 0:
                return -1
            least = int(work.least[t])
            if not enough(left, least):
                return -1
            left -= least
            work.line[line] = t
            work.wanted += int(work.fewest[t])
    return left if work.wanted <= people_in(left) else -1


@rule
def pack(work: Workspace, lines: int, left: int) -> bool:
    """Whether the stock suffices for one way to man each of these lines."""
    return count_packings(work, lines, left, 1) != 0


@rule
def count_packings(work: Workspace, lines: int, left: int, most: int) -> int:
    """In how many ways the stock can man all of these lines, counted up to `most`; lines with few ways are tried first."""
    n, found = 0, 0
    for line in range(KINGDOM_LINES):
        if has(lines, line):
            t, k = int(work.line[line]), n
            while k > 0 and work.many[t] < work.many[work.queue[k - 1]]:
                work.queue[k] = work.queue[k - 1]
                k -= 1
            work.queue[k] = t
            n += 1
    i = 0
    work.stock[0] = left
    work.choice[0] = -1
    work.need[n] = 0
    for k in range(n - 1, -1, -1):
        work.need[k] = work.need[k + 1] + work.fewest[work.queue[k]]
    while i >= 0:
        work.nodes += 1
        if i == n:
            found += 1
            if found == most:
                return found
            i -= 1
            continue
        t, k = int(work.queue[i]), int(work.choice[i]) + 1
        start, many, there = int(work.start[t]), int(work.many[t]), int(work.stock[i])
        spare = people_in(there) - int(work.need[i + 1])
        while k < many and not enough(there, int(work.pool[start + k])):
            k += 1
        if k == many or people_in(int(work.pool[start + k])) > spare:
            i -= 1
            continue
        work.choice[i] = k
        work.stock[i + 1] = there - int(work.pool[start + k])
        i += 1
        work.choice[i] = -1
    return found
