"""The map: tiles on graph paper, the walls between them, and where the explorer can walk (KA-18 to KA-21, KA-H2 to KA-H8)."""

from __future__ import annotations

from rulewright.kernel import Pile, has, minus, note, push, push_if, rule, take

from ..notes import Note
from ..state import ALL_SIDES, DEEPEST, MARK_BITS, REACHED, SIDES, STAIRS_AT, START_ROLL, Box, Mark, State


@rule
def opposite(side: int) -> int:
    return (side + 2) & 3


@rule
def mark_tile(s: State, mark: int) -> None:
    """KA-15: draw the mark in the explorer's tile, in place of any other."""
    s.mark[s.at] = (s.mark[s.at] & ~MARK_BITS) | mark


@rule
def strike_edge(s: State, edge: int) -> None:
    """Remove an edge from the unexplored ones. The others keep their order, by which they are lettered and listed as moves."""
    edges = s.edges
    n = int(edges.n)
    edges.n = 0
    for i in range(n):
        other = int(edges.card[i])
        push_if(edges, other, int(other != edge))
    if edges.n < n:
        edges.card[n - 1] = 0


@rule
def lay_tile(s: State, box: Box, cell: int, roll: int, heading: int) -> None:
    """KA-19, KA-H2, KA-H3, KA-H4: draw the rolled tile with its arrow on the crossed edge, and move the explorer there.

    The edge of the sheet is a wall. An open side next to an empty cell is a new edge to explore.
    """
    ways = int(box.ways[roll - 1][heading]) & (ALL_SIDES - box.border[cell])
    neighbours = 0
    for side in range(SIDES):
        empty = int(s.mark[beside(box, cell, side)] == 0)
        push_if(s.edges, SIDES * cell + side, empty & (ways >> side))
        neighbours |= (1 - empty) << side
    s.ways[cell] = ways
    s.mark[cell] = Mark.DOT + (box.stairs[roll - 1][heading] << STAIRS_AT) + REACHED
    push(s.tiles, cell)
    s.at = cell
    neighbours = minus(neighbours, opposite(heading))
    if neighbours != 0:
        meet_tiles(s, box, neighbours)


@rule
def meet_tiles(s: State, box: Box, neighbours: int) -> None:
    """KA-H2, KA-H3: where the new tile meets old ones, an edge is a passage if both sides are open, and a wall if not."""
    lost = False
    for side in range(SIDES):
        if not has(neighbours, side):
            continue
        old, back = s.at + box.step[side], opposite(side)
        if not has(s.ways[old], back):
            s.ways[s.at] = minus(s.ways[s.at], side)
            continue
        strike_edge(s, SIDES * old + back)
        if not has(s.ways[s.at], side):
            s.ways[old] = minus(s.ways[old], back)
        elif old == s.enemy_at:
            s.enemy_near = 1
        elif s.mark[old] < REACHED:
            lost = True
    if lost:
        survey(s, box)


@rule
def has_stairs(s: State, cell: int) -> bool:
    return (s.mark[cell] >> STAIRS_AT) & MARK_BITS != 0


@rule
def leads_down(s: State, box: Box, cell: int) -> bool:
    """KA-13, KA-21: the stairs of every tile lead down, except those of the start tile."""
    return has_stairs(s, cell) and cell != box.start


@rule
def clear(p: Pile) -> None:
    while p.n > 0:
        take(p, p.n - 1)


@rule
def start_floor(s: State, box: Box) -> None:
    """KA-11, KA-12, KA-13, KA-H1, KA-H35: a new sheet with the start tile on it, as if entered towards the sheet's edge."""
    while s.tiles.n > 0:
        cell = take(s.tiles, s.tiles.n - 1)
        s.ways[cell] = 0
        s.mark[cell] = 0
    clear(s.edges)
    s.stairs_near = 0
    s.enemy_near = 0
    lay_tile(s, box, box.start, START_ROLL, box.start_heading)


@rule
def beside(box: Box, cell: int, side: int) -> int:
    """KA-H4: the next cell on this side, or the cell itself at the border of the sheet."""
    return cell + box.step[side] * (1 - ((box.border[cell] >> side) & 1))


@rule
def beyond(s: State, box: Box, cell: int, side: int) -> int:
    """The cell that a side of a tile opens to, or the tile itself if there is a wall."""
    return cell + box.step[side] * ((s.ways[cell] >> side) & 1)


@rule
def survey(s: State, box: Box) -> None:
    """KA-H6, KA-H8: recompute where the explorer can walk; the tile of a living enemy blocks the way."""
    for i in range(s.tiles.n):
        s.mark[s.tiles.card[i]] &= REACHED - 1
    s.stairs_near = 0
    s.enemy_near = 0
    walk(s, box)
    for i in range(s.tiles.n):
        cell = int(s.tiles.card[i])
        reached = s.mark[cell] >= REACHED
        for side in range(SIDES):
            push_if(s.edges, SIDES * cell + side, int(reached & (s.mark[beyond(s, box, cell, side)] == 0)))


@rule
def walk(s: State, box: Box) -> None:
    """Mark every tile that passages connect to the explorer's, and note stairs and the enemy on the way.

    The pile of edges holds the cells still to visit; it is left empty and refilled by the caller.
    """
    to_visit = s.edges
    clear(to_visit)
    push(to_visit, s.at)
    s.mark[s.at] |= REACHED
    while to_visit.n > 0:
        cell = take(to_visit, to_visit.n - 1)
        if leads_down(s, box, cell):
            s.stairs_near = 1
        for side in range(SIDES):
            to = beyond(s, box, cell, side)
            enemy = to == s.enemy_at
            new = int((0 < s.mark[to] < REACHED) & (not enemy))
            s.mark[to] += REACHED * new
            s.enemy_near |= enemy
            push_if(to_visit, to, new)


@rule
def slam(s: State, box: Box) -> None:
    """KA-43, KA-45, KA-H30: a wall closes the edge just crossed, permanently."""
    side = int(s.heading)
    s.ways[s.at - box.step[side]] += (16 << side) - (1 << side)
    s.ways[s.at] += (16 << opposite(side)) - (1 << opposite(side))
    note(s, Note.SLAMMED, side)


@rule
def may_descend(s: State) -> bool:
    """KA-21, KA-H32, KA-H33: whether stairs down are within reach and there is a floor below."""
    return s.stairs_near != 0 and s.floor < DEEPEST
