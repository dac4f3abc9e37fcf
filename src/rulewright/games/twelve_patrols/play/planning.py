"""For the solver: a position as the list of all kingdoms that can still result from it.

Plain Python around compiled kernels, which list the living kingdoms, find which of them survive when a soldier is sent
somewhere, and count the ways to man one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from math import comb
from typing import Any

import numpy as np

from rulewright.kernel.engines import program

from ..rules.kingdom import THREE_BY_THREE, beside, beyond_gap, gap_cell
from ..state import CARDS, CELLS, FIRST_COLUMN_GAP, FRAME, GAPS, KINGDOM, NONE, WIDTH, Box, FrameRule, State, Way
from .kingdoms import count_ways, explore, lay_out, put_between, recount, shut_between
from .workspace import Workspace, spread

EFFORT = 100_000_000
"""The most nodes searched for one answer, about three seconds; after that the answer is "not known"."""
ROOM = 1 << 18
CHANGING = ("available", "pool_used", "nodes", "spent", "held", "shut", "start", "many", "least", "fewest")
"""Fields of the workspace that change when a soldier is sent somewhere."""
Array = Any


@program
def list_kingdoms(work: Workspace, box: Box, musts: int, mays: int, draws: int, found: Array) -> int:
    """List the living kingdoms. The first call in a workspace counts out the barracks."""
    if work.fresh != 0:
        spread(work)
    return explore(work, box, musts, mays, draws, found)


@program
def put(work: Workspace, way: int, before: int, behind: int, kind: int) -> None:
    """Send a soldier between two cards."""
    put_between(work, way, before, behind, kind)


@program
def shut(work: Workspace, way: int, before: int, behind: int) -> None:
    """Close the patrol between two cards."""
    shut_between(work, way, before, behind)


@program
def find_living(work: Workspace, box: Box, codes: Array, lives: Array) -> None:
    """Find which kingdoms are alive."""
    recount(work, box, codes, lives)


@program
def count_mannings(work: Workspace, box: Box, code: int, most: int) -> int:
    """The number of ways to man a kingdom."""
    lay_out(work, code)
    return count_ways(work, box, most)


class Position:
    """A view prepared for the solver."""

    def __init__(self, view: State, box: Box, effort: int = EFFORT) -> None:
        from rulewright.kernel.engines.compiled import packed

        self.view, self.box, self.packed = view, box, packed(box)[0]
        self.shown = [card for card in view.shown if card != NONE]
        laid = {view.at[cell]: cell for cell in range(CELLS) if view.at[cell] != NONE}
        self.unseen = [card for card in range(box.cards) if card not in laid and card not in self.shown]
        self.draws = KINGDOM - view.laid - len(self.shown)
        self.laid = laid
        self.work = np.zeros(1, Workspace.dtype())[0]
        self.work["barracks"], self.work["fresh"] = view.barracks, 1
        self.work["most_nodes"] = effort
        self.work["order"][:] = range(CARDS)
        self.overflowed = False
        for gap in range(GAPS):
            if view.patrol[gap]:
                way, before, behind = self.between(gap)
                self.work["held"][way][before][behind] = view.patrol[gap]
                self.work["shut"][way][before][behind] = view.manned >> gap & 1

    def between(self, gap: int) -> tuple[int, int, int]:
        """The direction of a gap's line, and the cards before and after the gap."""
        way = Way.ACROSS if gap < FIRST_COLUMN_GAP else Way.DOWN
        return way, self.view.at[gap_cell(gap)], self.view.at[beyond_gap(gap)]

    @contextmanager
    def supposing(self) -> Iterator[None]:
        """On exit, undo every `put` and `shut` made inside, and discard everything computed from them."""
        kept = {name: self.work[name].copy() for name in CHANGING}
        try:
            yield
        finally:
            self.overflowed |= bool(self.work["spent"])
            for name, value in kept.items():
                self.work[name] = value

    def put(self, gap: int, kind: int) -> None:
        """Assume that a soldier is sent to a gap."""
        put(self.work, *self.between(gap), kind)

    def shut(self, gap: int) -> None:
        """Assume that a patrol is closed."""
        shut(self.work, *self.between(gap))

    def windows(self) -> Iterator[tuple[int, int]]:
        """TP-A5, TP-A6: the possible positions of the kingdom, as top row and left column."""
        if self.box.frame == FrameRule.FIXED or not self.laid:
            yield 1, 1
            return
        laid = mask([*self.laid.values()])
        for top in range(WIDTH - FRAME + 1):
            for left in range(WIDTH - FRAME + 1):
                if laid & ~(THREE_BY_THREE << (WIDTH * top + left)) == 0:
                    yield top, left

    @property
    def worlds(self) -> int:
        """The number of different sets of cards that may still come."""
        return comb(len(self.unseen), self.draws)

    @property
    def spent(self) -> bool:
        """Whether a search was cut short, so that its result is incomplete."""
        work = self.work
        return self.overflowed or bool(work["spent"]) or bool(work["nodes"] > work["most_nodes"])

    def kingdoms(
        self, most: int = ROOM, order: Sequence[int] = range(CARDS), unseen: Sequence[int] | None = None
    ) -> Plans:
        """The living kingdoms, up to `most`, or fewer if the effort is used up."""
        mays = self.unseen if unseen is None else unseen
        self.work["order"][:] = order
        found, codes, tops, lefts = np.zeros(most, np.int64), [], [], []
        for top, left in self.windows():
            grid = self.work["grid"]
            grid[:] = NONE
            for card, cell in self.laid.items():
                grid[FRAME * (cell // WIDTH - top) + cell % WIDTH - left] = card
            n = list_kingdoms(self.work, self.packed, mask(self.shown), mask(mays), self.draws, found)
            codes.append(found[:n].copy())
            tops.append(np.full(n, top))
            lefts.append(np.full(n, left))
            if self.spent or sum(map(len, codes)) >= most:
                break
        return Plans(self, np.concatenate(codes)[:most], np.concatenate(tops)[:most], np.concatenate(lefts)[:most])


class Plans:
    """The living kingdoms of a position: the cell of each card in each of them, and the unseen cards that each needs."""

    def __init__(self, position: Position, codes: Array, top: Array, left: Array) -> None:
        self.position, self.codes, self.corner = position, codes, WIDTH * top + left
        self.cell = np.full((CARDS, len(codes)), NONE, np.int16)
        self.takes = np.zeros(len(codes), np.int64)
        for k in range(KINGDOM):
            card = codes >> (4 * k) & 15
            self.cell[card, np.arange(len(codes))] = WIDTH * (top + k // FRAME) + left + k % FRAME
        for card in position.unseen:
            self.takes |= (self.cell[card] != NONE).astype(np.int64) << card

    def __len__(self) -> int:
        return len(self.codes)

    def worlds(self, members: Array) -> int:
        """For how many of the possible sets of cards to come some of these kingdoms can be built."""
        return len(np.unique(self.takes[members]))

    def rank(self, members: Array) -> float:
        """How promising these kingdoms are: the more per set of cards to come the better, with diminishing returns."""
        if not len(members):
            return 0.0
        _, many = np.unique(self.takes[members], return_counts=True)
        return float(np.log1p(many).sum()) / self.position.worlds

    def laying(self, slot: int, cell: int) -> Array:
        """The kingdoms with the card of a slot on this cell; the first card of a floating kingdom fits all of them."""
        position = self.position
        card = position.view.shown[slot]
        if not position.laid and position.box.frame != FrameRule.FIXED:
            return np.arange(len(self))
        return np.flatnonzero(self.cell[card] == cell)

    def putting(self, gap: int, kind: int) -> Array:
        """The kingdoms still alive once a soldier is sent to a gap."""
        with self.position.supposing():
            self.position.put(gap, kind)
            return self.living()

    def living(self) -> Array:
        """The kingdoms alive under the current assumptions."""
        position, lives = self.position, np.zeros(len(self), np.int64)
        find_living(position.work, position.packed, self.codes, lives)
        return np.flatnonzero(lives)

    def mannings(self, k: int, most: int) -> int:
        """The number of ways to man a kingdom, counted up to `most`."""
        position = self.position
        return int(count_mannings(position.work, position.packed, int(self.codes[k]), most))


def kingdoms_of(view: State, box: Box, effort: int = EFFORT) -> Plans:
    """All living kingdoms of a position, cached for the next question about it: listing them is most of a short answer."""
    return _kept(view.pack(), box.pack(), effort)


@lru_cache(maxsize=1)
def _kept(view: bytes, box: bytes, effort: int) -> Plans:
    return Position(State.unpack(view), Box.unpack(box), effort).kingdoms()


def mask(cards: Sequence[int]) -> int:
    return sum(1 << card for card in cards)


# ---------------------------------------------------------------- looking ahead over the cards to come

NEIGHBOURS = tuple(beside(1 << cell) for cell in range(CELLS))


def after_laying(
    plans: Plans, members: Array, shown: tuple[int, ...], unseen: tuple[int, ...], taken: int, width: int
) -> float:
    """The chance to win after a card is laid, if lines could be manned later; each unseen card is equally likely."""
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
    """The chance to win with the best of the `width` most promising placements."""
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
