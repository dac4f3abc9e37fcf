"""For the solver: manning lines before the next card is known (TP-A8), and exact play when one card is still to come.

If the cards were known, the choice of soldiers for a patrol without a sum could be left open. A player who does not know them
must decide: a soldier who is sent stays. So here a line takes particular soldiers, and all that matters afterwards is what
is left of the barracks, the *stock*.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rulewright.kernel import Struct, field, has, int64, rule, size
from rulewright.kernel.engines import program

from ..rules.kingdom import A_ROW, WEST_EDGE, beside
from ..rules.soldiers import colour_of
from ..state import CARDS, COLOURS, DICE, FIRST_COLUMN, FRAME, NONE, PER_COLOUR, WIDTH
from .kingdoms import ALL_LINES, can_be_manned, lay_out
from .lines import FOOT, GUARD, KINGDOM_LINES, KNIGHT, PEOPLE, Workspace, enough, line_on_grid

Array = Any
MOST_STOCKS = 1 << 12
SLOTS = COLOURS + DICE


class Kingdoms(NamedTuple):
    """Living kingdoms as arrays: code, top left cell, cell of each card, and the unseen cards that each needs."""

    codes: Array
    corner: Array
    cell: Array
    takes: Array


class Node(Struct):
    """A position in the search: the stock, and the sets of lines done, cards shown, cards unseen and cells taken."""

    stock: int = field(int64)
    done: int = field(int64)
    shown: int = field(int64)
    unseen: int = field(int64)
    taken: int = field(int64)
    lines: int = field(int64)
    """The set of lines to man now."""
    slots: int = field(int64)
    """How many kinds of soldiers there are, sorted by colour; `at` is the offset of each in a vector, `hue` its colour."""
    at: list[int] = field(int64, SLOTS)
    hue: list[int] = field(int64, SLOTS)
    extra: list[int] = field(int64, SLOTS + 1)
    """How many of each kind are sent where only the colour matters; `free` is how many of each colour are still to be chosen."""
    free: list[int] = field(int64, COLOURS)
    many: int = field(int64)
    """How many different stocks can be left when lines are manned; `stocks` lists them."""
    stocks: list[int] = field(int64, MOST_STOCKS)


@rule
def lines_left(corner: int, done: int) -> int:
    """The lines of a kingdom that are not yet manned, as a set; `done` has the manned lines of the table."""
    rows, columns = (done >> (corner // WIDTH)) & 7, (done >> (FIRST_COLUMN + corner % WIDTH)) & 7
    return ALL_LINES & ~(rows | (columns << FRAME))


@rule
def completed_by(taken: int, cell: int) -> int:
    """TP-15: the set of lines of the table that a card on this cell completes."""
    row, column, lines = cell // WIDTH, cell % WIDTH, 0
    taken |= 1 << cell
    if size(taken & (A_ROW << (WIDTH * row))) == FRAME:
        lines |= 1 << row
    if size(taken & (WEST_EDGE << column)) == FRAME:
        lines |= 1 << (FIRST_COLUMN + column)
    return lines


# ---------------------------------------------------------------- the stock left when lines are manned


@rule
def name_slots(work: Workspace, node: Node) -> None:
    """Sort the kinds of soldiers by colour."""
    n = 0
    for colour in range(COLOURS):
        node.at[n] = FOOT + PER_COLOUR * colour
        node.hue[n] = colour
        n += 1
        for i in range(DICE):
            kind = int(work.dice[i])
            if kind != NONE and colour_of(kind) == colour and (i == 0 or work.dice[i - 1] != kind):
                node.at[n] = KNIGHT + 3 * int(work.place[i])
                node.hue[n] = colour
                n += 1
    node.slots = n


@rule
def list_stocks(work: Workspace, box: Any, node: Node, code: int, lines: int) -> None:
    """List the stocks that can be left when one or two lines of a kingdom are manned, without those that another one beats."""
    lay_out(work, code)
    name_slots(work, node)
    node.many = 0
    first = second = -1
    for line in range(KINGDOM_LINES):
        if has(lines, line):
            first, second = line_on_grid(work, box, line), first
    for i in range(int(work.many[first])):
        need = int(work.least[first]) + int(work.pool[work.start[first] + i])
        if not enough(int(node.stock), need):
            continue
        if second < 0:
            send(node, int(node.stock) - need, need)
            continue
        for k in range(int(work.many[second])):
            more = int(work.least[second]) + int(work.pool[work.start[second] + k])
            if enough(int(node.stock) - need, more):
                send(node, int(node.stock) - need - more, need + more)


@rule
def send(node: Node, left: int, need: int) -> None:
    """Try every choice of the soldiers for whom only the colour matters, and keep the stocks that are left."""
    for colour in range(COLOURS):
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
    """Keep a stock unless another has at least as much; drop those that have less."""
    for i in range(node.many):
        if enough(int(node.stocks[i]), left & ~GUARD):
            return
    n = 0
    for i in range(node.many):
        if not enough(left, int(node.stocks[i]) & ~GUARD):
            node.stocks[n] = node.stocks[i]
            n += 1
    if n < MOST_STOCKS:
        node.stocks[n] = left
        n += 1
    node.many = n


@program
def man_lines(work: Workspace, box: Any, node: Node, code: int, corner: int, lines: int) -> int:
    """List the stocks that can be left when lines of the table are manned. Returns how many."""
    list_stocks(work, box, node, code, ALL_LINES & ~lines_left(corner, lines))
    return int(node.many)


@program
def sift(work: Workspace, box: Any, kingdoms: Kingdoms, members: Array, node: Node, alive: Array) -> None:
    """Find which kingdoms are alive with each of the stocks of a node."""
    for i in range(alive.shape[0]):
        for k in range(members.shape[0]):
            at = members[k]
            lines = lines_left(int(kingdoms.corner[at]), int(node.done))
            alive[i, k] = can_be_manned(work, box, int(kingdoms.codes[at]), lines, int(node.stocks[i]))


# ---------------------------------------------------------------- the last card to come


@rule
def last_manning(work: Workspace, box: Any, kingdoms: Kingdoms, members: Array, node: Node, least: int) -> int:
    """The number of unseen cards for which the game is won if `node.lines` are manned now in the best way.

    The count is exact only above `least`. Negative members are skipped.
    """
    hopes, first, lines = 0, -1, int(node.lines)
    for k in range(members.shape[0]):
        if members[k] >= 0:
            first = int(members[k])
            hopes |= int(kingdoms.takes[first]) & int(node.unseen)
    if lines == 0 or size(hopes) <= least:
        return size(hopes)
    list_stocks(
        work, box, node, int(kingdoms.codes[first]), ALL_LINES & ~lines_left(int(kingdoms.corner[first]), lines)
    )
    done, best = int(node.done) | lines, 0
    for i in range(node.many):
        won = 0
        for k in range(members.shape[0]):
            at = int(members[k])
            if at >= 0 and int(kingdoms.takes[at]) & int(node.unseen) & ~won != 0:
                left = lines_left(int(kingdoms.corner[at]), done)
                if can_be_manned(work, box, int(kingdoms.codes[at]), left, int(node.stocks[i])):
                    won |= int(kingdoms.takes[at]) & int(node.unseen)
        best = max(best, size(won))
        if best == size(hopes):
            break
    return best


@program
def man_before_last(work: Workspace, box: Any, kingdoms: Kingdoms, members: Array, node: Node) -> int:
    """The number of unseen cards for which the game is won, with one of them still to come after `node.lines` are manned."""
    return last_manning(work, box, kingdoms, members, node, 0)


@program
def lay_before_last(work: Workspace, box: Any, kingdoms: Kingdoms, members: Array, node: Node, some: Array) -> int:
    """The number of unseen cards for which the game is won with the best placement now, with one card still to come after it."""
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
            node.lines = completed_by(int(node.taken), cell)
            best = max(best, last_manning(work, box, kingdoms, some, node, best))
            if best == size(int(node.unseen)):
                return best
    return best
