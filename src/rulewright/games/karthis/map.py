"""The map: tiles on graph paper, the walls between them, and where the explorer can walk."""

from __future__ import annotations

from rulewright.kernel import Pile, note, push, rule, take

from .notes import SLAMMED
from .state import (
    DOT,
    MARK_BITS,
    REACHED,
    SIDES,
    STAIRS_AT,
    START_ROLL,
    Box,
    State,
)


@rule
def opposite(side: int) -> int:
    return (side + 2) & 3


@rule
def mark_tile(s: State, mark: int) -> None:
    """KA-15: draw the mark in the explorer's tile, in place of any other."""
    s.mark[s.at] = (s.mark[s.at] | MARK_BITS) - MARK_BITS + mark


@rule
def strike_edge(s: State, edge: int) -> None:
    """An unexplored edge is one no more. The rest keep their order, by which the map letters them and moves are listed."""
    kept = 0
    for i in range(s.edges.n):
        other = int(s.edges.card[i])
        s.edges.card[kept] = other
        kept += int(other != edge)
    s.edges.n = kept


@rule
def lay_tile(s: State, box: Box, cell: int, roll: int, heading: int) -> None:
    """KA-19, KA-H2, KA-H3, KA-H4: draw the rolled tile, its arrow on the crossed edge, and stand on it.

    Where it meets a tile, the edge is a passage if both sides are open and a wall if not; off the sheet is a wall.
    """
    border = int(box.border[cell])
    ways = int(box.ways[roll - 1][heading]) & (15 - border)
    lost = False
    for side in range(SIDES):
        if (border >> side) & 1:
            continue
        beside = cell + box.step[side]
        mark = int(s.mark[beside])
        if mark == 0:
            s.edges.card[s.edges.n] = SIDES * cell + side  # counted only if the side is open
            s.edges.n += (ways >> side) & 1
            continue
        back = opposite(side)
        if not (s.ways[beside] >> back) & 1:
            ways &= 15 - (1 << side)
            continue
        strike_edge(s, SIDES * beside + back)
        if not (ways >> side) & 1:
            s.ways[beside] -= 1 << back
        elif beside == s.enemy_at:
            s.enemy_near = 1
        elif mark < REACHED:
            lost = True
    s.ways[cell] = ways
    s.mark[cell] = DOT + (box.stairs[roll - 1][heading] << STAIRS_AT) + REACHED
    push(s.tiles, cell)
    s.at = cell
    if lost:
        survey(s, box)


@rule
def has_stairs(s: State, cell: int) -> bool:
    return (s.mark[cell] >> STAIRS_AT) & MARK_BITS != 0


@rule
def clear(p: Pile) -> None:
    while p.n > 0:
        take(p, p.n - 1)


@rule
def start_floor(s: State, box: Box) -> None:
    """KA-11, KA-12, KA-13, KA-H1, KA-H35: a fresh sheet with the start tile on it, as if entered towards the sheet's edge."""
    while s.tiles.n > 0:
        cell = take(s.tiles, s.tiles.n - 1)
        s.ways[cell] = 0
        s.mark[cell] = 0
    clear(s.edges)
    s.stairs_near = 0
    s.enemy_near = 0
    lay_tile(s, box, box.start, START_ROLL, box.start_heading)


@rule
def survey(s: State, box: Box) -> None:
    """KA-H6, KA-H8: find all over again where the explorer can walk, which never leads through a living enemy's tile."""
    for i in range(s.tiles.n):
        s.mark[s.tiles.card[i]] &= REACHED - 1
    s.stairs_near = 0
    s.enemy_near = 0
    walk(s, box)
    for i in range(s.tiles.n):
        cell = int(s.tiles.card[i])
        if s.mark[cell] >= REACHED:
            for side in range(SIDES):
                if (s.ways[cell] >> side) & 1 and s.mark[cell + box.step[side]] == 0:
                    push(s.edges, SIDES * cell + side)


@rule
def walk(s: State, box: Box) -> None:
    """Mark every tile that passages join to the explorer's, and note stairs and enemy on the way.

    The cells still to visit wait in the pile of edges, which is filled afresh after this and is left empty.
    """
    clear(s.edges)
    push(s.edges, s.at)
    s.mark[s.at] |= REACHED
    while s.edges.n > 0:
        cell = take(s.edges, s.edges.n - 1)
        if has_stairs(s, cell) and cell != box.start:
            s.stairs_near = 1
        for side in range(SIDES):
            if (s.ways[cell] >> side) & 1:
                beside = cell + box.step[side]
                if beside == s.enemy_at:
                    s.enemy_near = 1
                elif 0 < s.mark[beside] < REACHED:
                    s.mark[beside] |= REACHED
                    push(s.edges, beside)


@rule
def slam(s: State, box: Box) -> None:
    """KA-43, KA-45, KA-H30: a wall closes the edge just crossed, for good."""
    side = int(s.heading)
    s.ways[s.at - box.step[side]] += (16 << side) - (1 << side)
    s.ways[s.at] += (16 << opposite(side)) - (1 << opposite(side))
    note(s, SLAMMED, side)
