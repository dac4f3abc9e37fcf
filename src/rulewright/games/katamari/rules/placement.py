"""One player's Katamari: its pieces, what it shows from above, and where the next piece may go (KT-16 to KT-38)."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import hexes, lowest, rule, size

from ..state import ALL_HEXES, AT_CENTER, HEXES, ICONS, LEVELS, NONE, SPOTS, TURNS, Box, Icon, Level, State, Verb

# ---------------------------------------------------------------- what it shows


@rule
def dice_of(s: State, box: Box, seat: int, colour: int) -> int:
    """KT-16 to KT-22, KT-H4: visible dice of a colour, up to the supply."""
    mine = s.seats[seat]
    top = int(mine.level[colour])
    dice = (
        size(int(mine.shows[Icon.ONE_DIE]) & top)
        + 2 * size(int(mine.shows[Icon.TWO_DICE]) & top)
        + 3 * size(int(mine.shows[Icon.THREE_DICE]) & top)
    )
    if colour == Level.YELLOW and bare(s, seat) & AT_CENTER != 0:
        dice += int(box.center)
    return min(dice, int(box.supply))


@rule
def all_dice(s: State, box: Box, seat: int) -> int:
    """KT-16: visible dice of all colours."""
    return dice_of(s, box, seat, Level.YELLOW) + dice_of(s, box, seat, Level.BLUE) + dice_of(s, box, seat, Level.PURPLE)


@rule
def bare(s: State, seat: int) -> int:
    """The hexes without Stuff."""
    mine = s.seats[seat]
    return ALL_HEXES & ~(int(mine.level[Level.YELLOW]) | int(mine.level[Level.BLUE]) | int(mine.level[Level.PURPLE]))


# ---------------------------------------------------------------- where a piece may go


@rule
def spot_of(action: int) -> int:
    """The spot of a PLACE move, whose arguments are a turn and a hex: spots are numbered the same way."""
    return action - Verb.PLACE


@rule
def placing_at(spot: int) -> int:
    """The PLACE move for a spot."""
    return Verb.PLACE + spot


@rule
def support(s: State, seat: int, level: int) -> int:
    """KT-35 to KT-38, KT-H20, KT-H21: the hexes that support Stuff of a level, always including the Center."""
    if level == Level.YELLOW:
        return ALL_HEXES
    mine = s.seats[seat]
    return AT_CENTER | int(mine.level[level - 1]) | int(mine.level[level])


@rule
def has_place(s: State, box: Box, seat: int, kind: int) -> bool:
    """KT-H26: whether a piece could be placed anywhere."""
    if box.level[kind] == Level.YELLOW:
        return True
    missing = ALL_HEXES & ~support(s, seat, int(box.level[kind]))
    shape = int(box.shape[kind])
    k = 0
    while k < box.places[kind] and int(box.mask[shape][box.spot[shape][k]]) & missing != 0:
        k += 1
    return k < box.places[kind]


# ---------------------------------------------------------------- adding and removing pieces


@rule
def cover(s: State, box: Box, seat: int, kind: int, spot: int, where: int) -> None:
    """KT-H22: put the hexes of a piece that are in `where` on top, so that they show its icons."""
    mine, shape = s.seats[seat], int(box.shape[kind])
    hidden = ALL_HEXES & ~(int(box.mask[shape][spot]) & where)
    for level in range(LEVELS):
        mine.level[level] = int(mine.level[level]) & hidden
    for icon in range(ICONS):
        mine.shows[icon] = int(mine.shows[icon]) & hidden
    for i in range(box.size[kind]):
        at = 1 << int(box.cell[shape][spot][i])
        if at & where != 0:
            mine.shows[box.icons[kind][i]] = int(mine.shows[box.icons[kind][i]]) | at
    mine.level[box.level[kind]] = int(mine.level[box.level[kind]]) | (int(box.mask[shape][spot]) & where)


@rule
def lay(s: State, box: Box, seat: int, kind: int, spot: int) -> None:
    """KT-34, KT-H19: place a piece on top of any others, at any height."""
    n = int(s.placed.n)
    s.placed.seat[n] = seat
    s.placed.kind[n] = kind
    s.placed.spot[n] = spot
    s.placed.n = n + 1
    cover(s, box, seat, kind, spot, ALL_HEXES)


@rule
def under_piece(s: State, box: Box, i: int) -> int:
    """The hexes under the i-th placed piece."""
    return int(box.mask[box.shape[s.placed.kind[i]]][s.placed.spot[i]])


@rule
def pointed_at(s: State, box: Box, i: int) -> int:
    """KT-H36: the first hex of the i-th placed piece, from the top left."""
    return lowest(under_piece(s, box, i))


@rule
def covered(s: State, box: Box, i: int) -> bool:
    """KT-H11: whether another piece covers any hex of the i-th placed piece."""
    for k in range(i + 1, int(s.placed.n)):
        if s.placed.seat[k] == s.placed.seat[i] and under_piece(s, box, k) & under_piece(s, box, i) != 0:
            return True
    return False


@rule
def loosest(s: State, box: Box, seat: int) -> int:
    """KT-27, KT-H11, KT-H12: the largest uncovered pieces, as the set of their first hexes."""
    covered, largest, found = 0, 0, 0
    for i in range(int(s.placed.n) - 1, -1, -1):
        if s.placed.seat[i] == seat:
            mask = under_piece(s, box, i)
            if mask & covered == 0:
                if box.size[s.placed.kind[i]] > largest:
                    largest = int(box.size[s.placed.kind[i]])
                    found = 0
                if box.size[s.placed.kind[i]] == largest:
                    found |= 1 << lowest(mask)
            covered |= mask
    return found


@rule
def on_top(s: State, box: Box, seat: int, hex: int) -> int:
    """The placed piece on top of a hex of this player, or NONE."""
    for i in range(int(s.placed.n) - 1, -1, -1):
        if s.placed.seat[i] == seat and (under_piece(s, box, i) >> hex) & 1:
            return i
    return NONE


@rule
def remove(s: State, box: Box, i: int) -> int:
    """KT-27, KT-H13: remove a piece, so that what it covered shows again. Returns its kind."""
    seat, kind, opened = int(s.placed.seat[i]), int(s.placed.kind[i]), under_piece(s, box, i)
    last = int(s.placed.n) - 1
    for k in range(i, last):
        s.placed.seat[k] = s.placed.seat[k + 1]
        s.placed.kind[k] = s.placed.kind[k + 1]
        s.placed.spot[k] = s.placed.spot[k + 1]
    s.placed.seat[last] = 0
    s.placed.kind[last] = 0
    s.placed.spot[last] = 0
    s.placed.n = last
    mine = s.seats[seat]
    for level in range(LEVELS):
        mine.level[level] = int(mine.level[level]) & ~opened & ALL_HEXES
    for icon in range(ICONS):
        mine.shows[icon] = int(mine.shows[icon]) & ~opened & ALL_HEXES
    for k in range(last):
        if s.placed.seat[k] == seat and under_piece(s, box, k) & opened != 0:
            cover(s, box, seat, int(s.placed.kind[k]), int(s.placed.spot[k]), opened)
    return kind


@rule
def height(s: State, box: Box, seat: int, hex: int) -> int:
    """How many pieces are on a hex."""
    n = 0
    for i in range(s.placed.n):
        if s.placed.seat[i] == seat and (under_piece(s, box, i) >> hex) & 1:
            n += 1
    return n


# ---------------------------------------------------------------- geometry, once per box

Cell = tuple[int, int]

CELLS = hexes(2)
"""KT-1: the 19 hexes as (q, r), row by row from the top."""
NUMBER = {cell: i for i, cell in enumerate(CELLS)}


def turned(cell: Cell, turns: int) -> Cell:
    """A cell after this many turns of 60 degrees about the origin."""
    q, r = cell
    for _ in range(turns % TURNS):
        q, r = -r, q + r
    return q, r


def connected(shape: Sequence[Cell]) -> bool:
    """KT-3: whether the hexes of a shape are connected, each reached from the first across shared sides."""
    left, edge = {*shape[1:]}, [shape[0]]
    while edge:
        q, r = edge.pop()
        near = left & {(q + dq, r + dr) for dq, dr in (turned((1, 0), turns) for turns in range(TURNS))}
        left -= near
        edge += near
    return not left


def lying(shape: Sequence[Cell], spot: int) -> list[int]:
    """The hexes under a shape in a spot, in the order of its own hexes; empty if one would be off the board."""
    (q0, r0), (q, r) = shape[0], CELLS[spot % HEXES]
    found = []
    for cell in shape:
        dq, dr = turned((cell[0] - q0, cell[1] - r0), spot // HEXES)
        if (q + dq, r + dr) not in NUMBER:
            return []
        found.append(NUMBER[q + dq, r + dr])
    return found


def spots(shape: Sequence[Cell]) -> list[int]:
    """The spots where a shape is wholly on the board."""
    return [spot for spot in range(SPOTS) if lying(shape, spot)]


def ways(shape: Sequence[Cell], icons: Sequence[int]) -> int:
    """KT-H32: how many turns of a printed piece look different."""
    return next(n for n in (1, 2, 3, 6) if pattern(shape, icons, n) == pattern(shape, icons, 0))


def pattern(shape: Sequence[Cell], icons: Sequence[int], turns: int) -> list[tuple[int, int, int]]:
    """The look of a printed piece after some turns, independent of its position."""
    cells = [turned(cell, turns) for cell in shape]
    q0, r0 = min(cells)
    return sorted((q - q0, r - r0, icon) for (q, r), icon in zip(cells, icons, strict=True))
