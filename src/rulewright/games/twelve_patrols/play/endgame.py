"""For the solver: lines that are manned before the next card is known (TP-A8), and the last card to come.

Somebody who knew the cards could leave open who exactly stands in a patrol of which no sum is asked. A player cannot: whoever
is sent stays there. So here a line takes soldiers by name, and what is left of the barracks afterwards is all that matters.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rulewright.kernel import Struct, field, has, int64, program, rule, size

from ..rules.kingdom import beside
from ..state import A_COLOUR, CARDS, CELLS, COLOUR_COUNT, COLUMNS, DICE, EACH, FRAME, NONE, SIDE, Way
from .fills import ways_to_man
from .kingdoms import ALL_LINES, SIX, Walk, can_be_manned, cell_of, lay_out
from .memo import FOOT, GUARD, KNIGHT, PEOPLE, Desk, enough, line_of

Array = Any
MOST_STOCKS = 1 << 12
SLOTS = COLOUR_COUNT + DICE
COLUMN = sum(1 << cell for cell in range(0, CELLS, SIDE))
"""The leftmost column as a set of cells."""


class Kingdoms(NamedTuple):
    """Living kingdoms: their codes, where their top left corner lies, where each card lies, and which unseen cards they take."""

    codes: Array
    corner: Array
    cell: Array
    takes: Array


class Node(Struct):
    """A position on the way: what is left of the barracks, the lines that were manned on the way, the cards in the display and
    those not seen, and the cells that are taken; lines, cards and cells as sets."""

    stock: int = field(int64)
    done: int = field(int64)
    shown: int = field(int64)
    unseen: int = field(int64)
    taken: int = field(int64)
    slots: int = field(int64)
    """How many kinds of soldiers there are, colour by colour; `at` is where each is counted in a vector, `hue` its colour."""
    at: list[int] = field(int64, SLOTS)
    hue: list[int] = field(int64, SLOTS)
    extra: list[int] = field(int64, SLOTS + 1)
    """How many of each kind are sent where only the colour is asked for; `free` is how many of each colour still have to be."""
    free: list[int] = field(int64, COLOUR_COUNT)
    many: int = field(int64)
    """How many different stocks can be left when lines are manned, and `stocks` which; `spilled` where there was no room."""
    stocks: list[int] = field(int64, MOST_STOCKS)
    spilled: int = field(int64)


@rule
def lines_left(corner: int, done: int) -> int:
    """The lines of a kingdom that are not among those of the table that are done."""
    rows, columns = (done >> (corner // SIDE)) & 7, (done >> (COLUMNS + corner % SIDE)) & 7
    return ALL_LINES & ~(rows | (columns << FRAME))


@rule
def completed_by(taken: int, cell: int) -> int:
    """The lines of the table that a card completes, as a set."""
    row, column, lines = cell // SIDE, cell % SIDE, 0
    taken |= 1 << cell
    if size(taken & (31 << (SIDE * row))) == FRAME:
        lines |= 1 << row
    if size(taken & (COLUMN << column)) == FRAME:
        lines |= 1 << (COLUMNS + column)
    return lines


# ---------------------------------------------------------------- what is left when lines are manned


@rule
def name_slots(desk: Desk, node: Node) -> None:
    """Put the kinds of soldiers in order, colour by colour."""
    n = 0
    for colour in range(COLOUR_COUNT):
        node.at[n] = FOOT + EACH * colour
        node.hue[n] = colour
        n += 1
        for i in range(DICE):
            kind = int(desk.dice[i])
            if kind != NONE and kind // A_COLOUR == colour and (i == 0 or desk.dice[i - 1] != kind):
                node.at[n] = KNIGHT + 3 * int(desk.place[i])
                node.hue[n] = colour
                n += 1
    node.slots = n


@rule
def list_stocks(desk: Desk, walk: Walk, box: Any, node: Node, code: int, lines: int) -> None:
    """What can be left of the barracks when these lines of a kingdom, one or two, are manned; never less than need be."""
    lay_out(walk, code)
    name_slots(desk, node)
    node.many = 0
    first = second = -1
    for line in range(SIX):
        if has(lines, line):
            way = Way.ACROSS if line < FRAME else Way.DOWN
            a, m, b = (
                int(walk.grid[cell_of(line, 0)]),
                int(walk.grid[cell_of(line, 1)]),
                int(walk.grid[cell_of(line, 2)]),
            )
            ways_to_man(desk, box, way, a, m, b)
            first, second = line_of(way, a, m, b), first
    for i in range(int(desk.many[first])):
        need = int(desk.least[first]) + int(desk.pool[desk.start[first] + i])
        if not enough(int(node.stock), need):
            continue
        if second < 0:
            send(node, int(node.stock) - need, need)
            continue
        for k in range(int(desk.many[second])):
            more = int(desk.least[second]) + int(desk.pool[desk.start[second] + k])
            if enough(int(node.stock) - need, more):
                send(node, int(node.stock) - need - more, need + more)


@rule
def send(node: Node, left: int, need: int) -> None:
    """Name those of whom only the colour is asked, in every way, and keep what is left then."""
    for colour in range(COLOUR_COUNT):
        node.free[colour] = (need >> (PEOPLE + 4 * colour)) & 7
    for i in range(node.slots):
        node.free[node.hue[i]] -= (need >> int(node.at[i])) & 3
    i = 0
    node.extra[0] = -1
    while i >= 0:
        if i == node.slots:
            keep_stock(node, left)
            i -= 1
            continue
        colour, at, n = int(node.hue[i]), int(node.at[i]), int(node.extra[i])
        if n >= 0:
            left += n << at
            node.free[colour] += n
        n += 1
        most = min((left >> at) & 3, int(node.free[colour]))
        if i + 1 == node.slots or node.hue[i + 1] != colour:
            n = max(n, int(node.free[colour]))
        if n > most:
            i -= 1
            continue
        node.extra[i] = n
        left -= n << at
        node.free[colour] -= n
        i += 1
        node.extra[i] = -1


@rule
def keep_stock(node: Node, left: int) -> None:
    """Remember a stock, unless as much and more can be left; forget those that are less."""
    for i in range(node.many):
        if enough(int(node.stocks[i]), left & ~GUARD):
            return
    n = 0
    for i in range(node.many):
        if not enough(left, int(node.stocks[i]) & ~GUARD):
            node.stocks[n] = node.stocks[i]
            n += 1
    if n == MOST_STOCKS:
        node.spilled = 1
    else:
        node.stocks[n] = left
        n += 1
    node.many = n


@program
def man_lines(desk: Desk, walk: Walk, box: Any, node: Node, code: int, corner: int, lines: int) -> int:
    """List what can be left when lines of the table are manned, and how many such stocks there are."""
    list_stocks(desk, walk, box, node, code, ALL_LINES & ~lines_left(corner, lines))
    return int(node.many)


@program
def sift(desk: Desk, walk: Walk, box: Any, kingdoms: Kingdoms, members: Array, node: Node, alive: Array) -> None:
    """Which kingdoms live with each of the stocks of a node, its lines being done."""
    for i in range(alive.shape[0]):
        for k in range(members.shape[0]):
            at = members[k]
            lines = lines_left(int(kingdoms.corner[at]), int(node.done))
            alive[i, k] = can_be_manned(desk, walk, box, int(kingdoms.codes[at]), lines, int(node.stocks[i]))


# ---------------------------------------------------------------- the last card to come


@rule
def last_manning(
    desk: Desk, walk: Walk, box: Any, kingdoms: Kingdoms, members: Array, node: Node, lines: int, least: int
) -> int:
    """For how many of the unseen cards it is won if these lines are manned now as well as can be; `least` or fewer are not told
    apart. Members whose last card is not in play are left out by a negative number."""
    hopes, first = 0, -1
    for k in range(members.shape[0]):
        if members[k] >= 0:
            first = int(members[k])
            hopes |= int(kingdoms.takes[first]) & int(node.unseen)
    if lines == 0 or size(hopes) <= least:
        return size(hopes)
    list_stocks(
        desk, walk, box, node, int(kingdoms.codes[first]), ALL_LINES & ~lines_left(int(kingdoms.corner[first]), lines)
    )
    done, best = int(node.done) | lines, 0
    for i in range(node.many):
        won = 0
        for k in range(members.shape[0]):
            at = int(members[k])
            if at >= 0 and int(kingdoms.takes[at]) & int(node.unseen) & ~won != 0:
                left = lines_left(int(kingdoms.corner[at]), done)
                if can_be_manned(desk, walk, box, int(kingdoms.codes[at]), left, int(node.stocks[i])):
                    won |= int(kingdoms.takes[at]) & int(node.unseen)
        best = max(best, size(won))
        if best == size(hopes):
            break
    return best


@program
def man_before_last(
    desk: Desk, walk: Walk, box: Any, kingdoms: Kingdoms, members: Array, node: Node, lines: int
) -> int:
    """For how many of the unseen cards it is won, one of which is still to come when these lines are manned."""
    return last_manning(desk, walk, box, kingdoms, members, node, lines, 0)


@program
def lay_before_last(
    desk: Desk, walk: Walk, box: Any, kingdoms: Kingdoms, members: Array, node: Node, some: Array
) -> int:
    """For how many of the unseen cards it is won with the best card to lay now, one card being still to come after it."""
    best = 0
    for card in range(CARDS):
        if not has(int(node.shown), card):
            continue
        tried = 0
        for k in range(members.shape[0]):
            cell = int(kingdoms.cell[card, members[k]])
            if has(tried, cell) or not has(beside(int(node.taken)), cell):
                continue
            tried |= 1 << cell
            for i in range(members.shape[0]):
                some[i] = members[i] if kingdoms.cell[card, members[i]] == cell else NONE
            lines = completed_by(int(node.taken), cell)
            best = max(best, last_manning(desk, walk, box, kingdoms, some, node, lines, best))
            if best == size(int(node.unseen)):
                return best
    return best
