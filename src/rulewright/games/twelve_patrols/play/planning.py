"""For the solver: a position seen as all the kingdoms that may still come of it.

Here is plain Python, around three programs that run compiled: they list living kingdoms, say which of them live on when
somebody is put somewhere, and count the ways to man one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import comb
from typing import Any

import numpy as np

from rulewright.kernel import program

from ..rules.kingdom import beyond_gap, gap_cell
from ..state import CARDS, CELLS, DOWNWARDS, FRAME, GAPS, KINGDOM, NONE, SIDE, Box, FrameRule, State, Way
from .kingdoms import Walk, count_ways, explore, lay_out, put_between, recount, shut_between
from .memo import MOST_NODES, NODES, SPENT, Desk, spread

EFFORT = 100_000_000
"""Positions and ways that are looked at for one answer: some three seconds. Beyond that the answer is "not known"."""
ROOM = 1 << 18
CHANGING = ("note", "held", "shut", "start", "many", "least", "fewest")
"""What is written to at the desk when somebody is put somewhere."""
Array = Any


@program
def list_kingdoms(desk: Desk, walk: Walk, box: Box, free: int, musts: int, mays: int, draws: int, found: Array) -> int:
    """List living kingdoms; with `free` soldiers, the first time at a desk, the barracks are spread out."""
    if free >= 0:
        spread(desk, free)
    return explore(desk, walk, box, musts, mays, draws, found)


@program
def put(desk: Desk, way: int, before: int, behind: int, kind: int) -> None:
    """Somebody goes between two cards."""
    put_between(desk, way, before, behind, kind)


@program
def shut(desk: Desk, way: int, before: int, behind: int) -> None:
    """Nobody may be added between two cards any more."""
    shut_between(desk, way, before, behind)


@program
def find_living(desk: Desk, walk: Walk, box: Box, codes: Array, lives: Array) -> None:
    """Which kingdoms live."""
    recount(desk, walk, box, codes, lives)


@program
def count_mannings(desk: Desk, walk: Walk, box: Box, code: int, most: int) -> int:
    """In how many ways a kingdom can be manned."""
    lay_out(walk, code)
    return count_ways(desk, walk, box, most)


class Position:
    """What a seat sees, made ready for the solver."""

    def __init__(self, view: State, box: Box, effort: int = EFFORT) -> None:
        from rulewright.kernel.engines.compiled import packed

        self.view, self.box, self.packed = view, box, packed(box)[0]
        self.shown = [card for card in view.shown if card != NONE]
        laid = {view.at[cell]: cell for cell in range(CELLS) if view.at[cell] != NONE}
        self.unseen = [card for card in range(box.cards) if card not in laid and card not in self.shown]
        self.draws = KINGDOM - view.laid - len(self.shown)
        self.laid = laid
        self.desk, self.walk = np.zeros(1, Desk.dtype())[0], np.zeros(1, Walk.dtype())[0]
        self.desk["note"][MOST_NODES] = effort
        self.walk["order"][:] = range(CARDS)
        self.fresh, self.overflowed = True, False
        for gap in range(GAPS):
            if view.patrol[gap]:
                way, before, behind = self.between(gap)
                self.desk["held"][way][before][behind] = view.patrol[gap]
                self.desk["shut"][way][before][behind] = view.manned >> gap & 1

    def between(self, gap: int) -> tuple[int, int, int]:
        """The way of a gap's line and the cards before and behind it."""
        way = Way.ACROSS if gap < DOWNWARDS else Way.DOWN
        return way, self.view.at[gap_cell(gap)], self.view.at[beyond_gap(gap)]

    @contextmanager
    def supposing(self) -> Iterator[None]:
        """Whatever is put or shut within is undone afterwards; what was found out about lines meanwhile is forgotten."""
        kept = {name: self.desk[name].copy() for name in CHANGING}
        try:
            yield
        finally:
            self.overflowed |= bool(self.desk["note"][SPENT])
            for name, value in kept.items():
                self.desk[name][:] = value

    def put(self, gap: int, kind: int) -> None:
        """Suppose that somebody goes to a gap."""
        put(self.desk, *self.between(gap), kind)

    def shut(self, gap: int) -> None:
        """Suppose that a patrol is closed."""
        shut(self.desk, *self.between(gap))

    def windows(self) -> Iterator[tuple[int, int]]:
        """Where the kingdom may come to lie: its top row and left column (TP-A5, TP-A6)."""
        if self.box.frame == FrameRule.FIXED or not self.laid:
            yield 1, 1
            return
        rows = [cell // SIDE for cell in self.laid.values()]
        columns = [cell % SIDE for cell in self.laid.values()]
        for top in range(max(0, max(rows) - FRAME + 1), min(rows) + 1):
            for left in range(max(0, max(columns) - FRAME + 1), min(columns) + 1):
                if top + FRAME <= SIDE and left + FRAME <= SIDE:
                    yield top, left

    @property
    def worlds(self) -> int:
        """How many choices of the cards to come there are."""
        return comb(len(self.unseen), self.draws)

    @property
    def spent(self) -> bool:
        """Whether the effort was not enough, so that what was found is not all."""
        note = self.desk["note"]
        return self.overflowed or bool(note[SPENT]) or note[NODES] > note[MOST_NODES]

    def kingdoms(
        self, most: int = ROOM, order: Sequence[int] = range(CARDS), unseen: Sequence[int] | None = None
    ) -> Plans:
        """Living kingdoms, all of them unless there are more than `most` or the effort is spent."""
        mays = self.unseen if unseen is None else unseen
        self.walk["order"][:] = order
        found, codes, tops, lefts = np.zeros(most, np.int64), [], [], []
        for top, left in self.windows():
            grid = self.walk["grid"]
            grid[:] = NONE
            for card, cell in self.laid.items():
                grid[FRAME * (cell // SIDE - top) + cell % SIDE - left] = card
            free = self.view.barracks if self.fresh else -1
            n = list_kingdoms(self.desk, self.walk, self.packed, free, mask(self.shown), mask(mays), self.draws, found)
            self.fresh = False
            codes.append(found[:n].copy())
            tops.append(np.full(n, top))
            lefts.append(np.full(n, left))
            if self.spent or sum(map(len, codes)) >= most:
                break
        return Plans(self, np.concatenate(codes)[:most], np.concatenate(tops)[:most], np.concatenate(lefts)[:most])


class Plans:
    """Living kingdoms of a position: where each card lies in each of them, and which unseen cards each takes."""

    def __init__(self, position: Position, codes: Array, top: Array, left: Array) -> None:
        self.position, self.codes, self.corner = position, codes, SIDE * top + left
        self.cell = np.full((CARDS, len(codes)), NONE, np.int16)
        self.takes = np.zeros(len(codes), np.int64)
        for k in range(KINGDOM):
            card = codes >> (4 * k) & 15
            self.cell[card, np.arange(len(codes))] = SIDE * (top + k // FRAME) + left + k % FRAME
        for card in position.unseen:
            self.takes |= (self.cell[card] != NONE).astype(np.int64) << card

    def __len__(self) -> int:
        return len(self.codes)

    def worlds(self, members: Array) -> int:
        """How many choices of the cards to come leave some of these kingdoms."""
        return len(np.unique(self.takes[members]))

    def rank(self, members: Array) -> float:
        """How much these kingdoms promise: for every choice of cards to come, more is better, but less and less so."""
        if not len(members):
            return 0.0
        _, many = np.unique(self.takes[members], return_counts=True)
        return float(np.log1p(many).sum()) / self.position.worlds

    def laying(self, slot: int, cell: int) -> Array:
        """Those in which the card of a slot lies on a cell; the first card of a floating kingdom may be any."""
        position = self.position
        card = position.view.shown[slot]
        if not position.laid and position.box.frame != FrameRule.FIXED:
            return np.arange(len(self))
        return np.flatnonzero(self.cell[card] == cell)

    def putting(self, gap: int, kind: int) -> Array:
        """Those that live on when somebody is put into a gap."""
        with self.position.supposing():
            self.position.put(gap, kind)
            return self.living()

    def living(self) -> Array:
        """Those that live with what is supposed now."""
        position, lives = self.position, np.zeros(len(self), np.int64)
        find_living(position.desk, position.walk, position.packed, self.codes, lives)
        return np.flatnonzero(lives)

    def mannings(self, k: int, most: int) -> int:
        """In how many ways a kingdom can be manned; `most` are enough."""
        position = self.position
        return int(count_mannings(position.desk, position.walk, position.packed, int(self.codes[k]), most))


def mask(cards: Sequence[int]) -> int:
    return sum(1 << card for card in cards)


# ---------------------------------------------------------------- looking ahead over the cards to come

NEIGHBOURS = tuple(
    sum(
        1 << (SIDE * (cell // SIDE + down) + cell % SIDE + right)
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))
        if 0 <= cell // SIDE + down < SIDE and 0 <= cell % SIDE + right < SIDE
    )
    for cell in range(CELLS)
)


def after_laying(
    plans: Plans, members: Array, shown: tuple[int, ...], unseen: tuple[int, ...], taken: int, width: int
) -> float:
    """The chance to win once a card is laid, if all lines can wait for their soldiers: each unseen card is as likely to come."""
    draws = KINGDOM - taken.bit_count() - len(shown)
    if draws == 0 or not len(members):
        return float(len(members) > 0)
    if draws == 1:
        return plans.worlds(members) / len(unseen)
    total = 0.0
    for card in unseen:
        left = members[plans.takes[members] >> card & 1 == 1]
        if len(left):
            rest = tuple(c for c in unseen if c != card)
            total += best_laying(plans, left, (*shown, card), rest, taken, width)
    return total / len(unseen)


def best_laying(
    plans: Plans, members: Array, shown: tuple[int, ...], unseen: tuple[int, ...], taken: int, width: int
) -> float:
    """The chance to win with the best of the `width` layings that look best."""
    found = []
    for card in shown:
        cells = plans.cell[card][members]
        for cell in np.unique(cells):
            if NEIGHBOURS[cell] & taken:
                left = members[cells == cell]
                found.append((plans.worlds(left), len(left), card, int(cell)))
    found.sort(reverse=True)
    return max(
        (
            after_laying(
                plans,
                members[plans.cell[card][members] == cell],
                tuple(c for c in shown if c != card),
                unseen,
                taken | 1 << cell,
                width,
            )
            for _, _, card, cell in found[:width]
        ),
        default=0.0,
    )
