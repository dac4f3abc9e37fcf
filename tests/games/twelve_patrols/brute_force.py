"""Whether a position can be won, by brute force: every card on every free cell, and every soldier everywhere.

It shares nothing with the solver's lists and vectors. Tests check the solver against it on small positions, and a benchmark
measures how much faster the solver is.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

from rulewright.games.twelve_patrols.play.kingdoms import NEIGHBOURS, Position
from rulewright.games.twelve_patrols.rules.kingdom import line_cell, line_gap
from rulewright.games.twelve_patrols.rules.soldiers import how_many, met, one
from rulewright.games.twelve_patrols.state import (
    FIRST_COLUMN,
    FRAME,
    KINDS,
    LINES,
    NONE,
    WIDTH,
    Box,
    Direction,
    Phase,
    State,
)


def winnable(view: State, box: Box) -> bool:
    """Whether some order of the cards to come and some way to play wins."""
    position = Position(view, box)
    for top, left in position.windows():
        free = [WIDTH * (top + r) + left + c for r in range(FRAME) for c in range(FRAME)]
        free = [cell for cell in free if view.at[cell] == NONE]
        for drawn in combinations(position.unseen, position.draws):
            for cards in permutations((*position.shown, *drawn)):
                laid = dict(zip(cards, free, strict=True))
                if can_begin(position, laid) and can_be_manned(view, box, laid):
                    return True
    return False


def can_begin(position: Position, laid: dict[int, int]) -> bool:
    """Whether, when a card is to be laid, one of those shown can go to its cell."""
    if position.view.phase not in (Phase.BUILDING, Phase.EARLY) or not position.laid:
        return True
    taken = sum(1 << cell for cell in position.laid.values())
    return any(NEIGHBOURS[laid[card]] & taken for card in position.shown)


def can_be_manned(view: State, box: Box, laid: dict[int, int]) -> bool:
    """Whether all lines of a kingdom can be manned, trying every way for each in turn."""
    at = list(view.at)
    for card, cell in laid.items():
        at[cell] = card
    return man(view, box, at, 0, view.barracks)


def man(view: State, box: Box, at: list[int], line: int, free: int) -> bool:
    if line == LINES:
        return True
    places = [k for k in range(WIDTH) if at[line_cell(line, k)] != NONE]
    if not places:
        return man(view, box, at, line + 1, free)
    gaps = [line_gap(line, places[half]) for half in (0, 1)]
    for first in sent(view, gaps[0], free):
        for second in sent(view, gaps[1], free - first):
            patrols = view.patrol[gaps[0]] + first, view.patrol[gaps[1]] + second
            if satisfied(box, [at[line_cell(line, k)] for k in places], line, *patrols) and man(
                view, box, at, line + 1, free - first - second
            ):
                return True
    return False


def sent(view: State, gap: int, free: int) -> Iterator[int]:
    """Every group that may be sent to a gap: any of the free soldiers, or nobody if the patrol is in place."""
    if view.manned >> gap & 1:
        yield 0
        return
    found = [0]
    for kind in range(KINDS):
        found = [some + n * one(kind) for some in found for n in range(how_many(free, kind) + 1)]
    yield from found


def satisfied(box: Box, cards: list[int], line: int, first: int, second: int) -> bool:
    """TP-17, TP-27: both patrols are there, and all four sides have what they ask for."""
    ahead, back = (Direction.EAST, Direction.WEST) if line < FIRST_COLUMN else (Direction.SOUTH, Direction.NORTH)
    a, m, b = cards
    looks = ((a, ahead, first + second), (m, back, first), (m, ahead, second), (b, back, first + second))
    return bool(first and second) and all(met(box.asks[c][s], box.number[c][s], items) for c, s, items in looks)
