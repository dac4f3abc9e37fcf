"""For the solver: lists every kingdom that can still be built from a position and manned.

A kingdom is nine cards, row by row, four bits each. It is *alive* if the barracks hold enough for one way to man each of its
six lines, all together. As soon as a line is complete, the soldiers that all its ways need are subtracted: most kingdoms
fail there.
"""

from __future__ import annotations

from typing import Any

from rulewright.kernel import has, rule

from ..rules.soldiers import colour_of, face_of, one
from ..state import CARDS, DICE, KINGDOM, NONE, Way
from .line_ways import ways_to_man
from .workspace import FOOT, KINGDOM_LINES, KNIGHT, PEOPLE, UNKNOWN, Workspace, enough, line_of, people_in

ALL_LINES = (1 << KINGDOM_LINES) - 1


@rule
def cell_of(line: int, k: int) -> int:
    """The k-th cell of a line: rows 0 to 2, columns 3 to 5."""
    return 3 * line + k if line < 3 else 3 * k + line - 3


@rule
def plan(work: Workspace) -> int:
    """Find the empty cells and the step that completes each line. Returns the number of empty cells."""
    n = 0
    for cell in range(KINGDOM):
        if work.grid[cell] == NONE:
            work.cell[n] = cell
            n += 1
    for i in range(KINGDOM + 1):
        work.ends[i] = 0
    for line in range(KINGDOM_LINES):
        last = KINGDOM
        for i in range(n):
            for k in range(3):
                if cell_of(line, k) == work.cell[i]:
                    last = i
        work.ends[last] |= 1 << line
    return n


@rule
def complete(work: Workspace, box: Any, lines: int, left: int) -> int:
    """Subtract the soldiers that every way to man these newly complete lines needs; negative if there are not enough."""
    for line in range(KINGDOM_LINES):
        if has(lines, line):
            a, m, b = (
                int(work.grid[cell_of(line, 0)]),
                int(work.grid[cell_of(line, 1)]),
                int(work.grid[cell_of(line, 2)]),
            )
            way = Way.ACROSS if line < 3 else Way.DOWN
            if ways_to_man(work, box, way, a, m, b) == 0:
                return -1
            t = line_of(way, a, m, b)
            least = int(work.least[t])
            if not enough(left, least):
                return -1
            left -= least
            work.line[line] = t
            work.wanted += int(work.fewest[t])
    return left if work.wanted <= people_in(left) else -1


@rule
def pack(work: Workspace, lines: int, left: int) -> bool:
    """Whether the stock suffices for one way to man each of these lines; lines with few ways are tried first."""
    n = 0
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
            return True
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
    return False


@rule
def count_ways(work: Workspace, box: Any, most: int) -> int:
    """The number of different ways to man the kingdom on the grid, counted up to `most`."""
    work.wanted = 0
    left = complete(work, box, ALL_LINES, int(work.available))
    if left < 0:
        return 0
    i, found = 0, 0
    work.stock[0] = left
    work.choice[0] = -1
    while i >= 0 and found < most:
        if i == KINGDOM_LINES:
            found += 1
            i -= 1
            continue
        t, k = int(work.line[i]), int(work.choice[i]) + 1
        start, many, there = int(work.start[t]), int(work.many[t]), int(work.stock[i])
        while k < many and not enough(there, int(work.pool[start + k])):
            k += 1
        if k == many:
            i -= 1
            continue
        work.choice[i] = k
        work.stock[i + 1] = there - int(work.pool[start + k])
        i += 1
        work.choice[i] = -1
    return found


@rule
def explore(work: Workspace, box: Any, musts: int, mays: int, draws: int, found: Any) -> int:
    """List the living kingdoms with every card of `musts` and `draws` cards of `mays` in `found`, as many as fit.

    Sets `spent` if the search was cut short, so that the list is incomplete.
    """
    n, made, used = plan(work), 0, 0
    work.spent = 0
    work.wanted = 0
    work.left[0] = complete(work, box, int(work.ends[KINGDOM]), int(work.available))
    if work.left[0] < 0:
        return 0
    if n == 0:
        found[0] = code(work)
        return 1 if pack(work, ALL_LINES, int(work.left[0])) else 0
    i = 0
    work.want[0] = work.wanted
    work.tried[0] = 0
    while i >= 0:
        cell = int(work.cell[i])
        if work.grid[cell] != NONE:
            card = int(work.grid[cell])
            work.grid[cell] = NONE
            used &= ~(1 << card)
            if has(mays, card):
                draws += 1
        k = int(work.tried[i])
        while k < CARDS and not may_lie(int(work.order[k]), musts, mays, draws, used):
            k += 1
        if k == CARDS:
            i -= 1
            continue
        work.tried[i] = k + 1
        card = int(work.order[k])
        work.nodes += 1
        if work.nodes > work.most_nodes:
            work.spent = 1
            clear(work, n)
            return made
        work.grid[cell] = card
        used |= 1 << card
        if has(mays, card):
            draws -= 1
        work.wanted = work.want[i]
        left = complete(work, box, int(work.ends[i]), int(work.left[i]))
        if left < 0:
            continue
        if i < n - 1:
            i += 1
            work.left[i] = left
            work.want[i] = work.wanted
            work.tried[i] = 0
        elif pack(work, ALL_LINES, left):
            found[made] = code(work)
            made += 1
            if made == found.shape[0]:
                clear(work, n)
                return made
    return made


@rule
def may_lie(card: int, musts: int, mays: int, draws: int, used: int) -> bool:
    """Whether a card may go on the next cell."""
    if has(used, card):
        return False
    return has(musts, card) != 0 or (draws > 0 and has(mays, card) != 0)


@rule
def code(work: Workspace) -> int:
    """The kingdom on the grid as one number."""
    made = 0
    for cell in range(KINGDOM):
        made |= int(work.grid[cell]) << (4 * cell)
    return made


@rule
def clear(work: Workspace, n: int) -> None:
    """Remove the cards that the search laid from the grid."""
    for i in range(n):
        work.grid[work.cell[i]] = NONE


@rule
def put_between(work: Workspace, way: int, before: int, behind: int, kind: int) -> None:
    """Move a soldier from the barracks to the gap between two cards."""
    colour = colour_of(kind)
    vector = 1 << (PEOPLE + 4 * colour)
    if face_of(kind) == 0:
        vector += 1 << (FOOT + 3 * colour)
    for i in range(DICE):
        if work.dice[i] == kind and (i == 0 or work.dice[i - 1] != kind):
            vector += 1 << (KNIGHT + 3 * int(work.place[i]))
    work.available -= vector
    work.held[way][before][behind] += one(kind)
    forget_lines(work, way, before, behind)


@rule
def shut_between(work: Workspace, way: int, before: int, behind: int) -> None:
    """Close the patrol between two cards."""
    work.shut[way][before][behind] = 1
    forget_lines(work, way, before, behind)


@rule
def forget_lines(work: Workspace, way: int, before: int, behind: int) -> None:
    """Discard the cached ways to man lines through two neighbouring cards."""
    for card in range(CARDS):
        work.many[line_of(way, before, behind, card)] = UNKNOWN
        work.many[line_of(way, card, before, behind)] = UNKNOWN


@rule
def recount(work: Workspace, box: Any, codes: Any, lives: Any) -> None:
    """Find which of these kingdoms are alive with the current barracks."""
    for k in range(codes.shape[0]):
        lives[k] = 1 if can_be_manned(work, box, int(codes[k]), ALL_LINES, int(work.available)) else 0


@rule
def can_be_manned(work: Workspace, box: Any, code: int, lines: int, left: int) -> bool:
    """Whether these lines of a kingdom can all be manned with the rest of the barracks."""
    lay_out(work, code)
    work.wanted = 0
    left = complete(work, box, lines, left)
    return left >= 0 and pack(work, lines, left)


@rule
def lay_out(work: Workspace, code: int) -> None:
    """Put the nine cards of a kingdom on the grid."""
    for cell in range(KINGDOM):
        work.grid[cell] = (code >> (4 * cell)) & 15
