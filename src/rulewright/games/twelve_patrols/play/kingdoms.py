"""For the solver: a position as the list of all kingdoms that can still be built from it and manned.

A kingdom is nine cards, row by row, four bits each. It is *alive* if the barracks hold enough for one way to man each of its
six lines, all together. As soon as a line is complete, the soldiers that all its ways need are subtracted: most kingdoms
fail there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from math import comb
from typing import Any

import numpy as np

from rulewright.kernel import has, rule
from rulewright.kernel.engines import program

from ..rules.kingdom import THREE_BY_THREE, beside, beyond_gap, gap_cell
from ..rules.soldiers import colour_of, face_of, one
from ..state import (
    CARDS,
    CELLS,
    DICE,
    FIRST_COLUMN_GAP,
    FRAME,
    GAPS,
    KINGDOM,
    NONE,
    WIDTH,
    Box,
    FrameRule,
    Phase,
    State,
    Way,
)
from .lines import (
    FOOT,
    KINGDOM_LINES,
    KNIGHT,
    PEOPLE,
    UNKNOWN,
    Workspace,
    cell_of,
    complete,
    count_packings,
    line_of,
    pack,
    spread,
)

ALL_LINES = (1 << KINGDOM_LINES) - 1


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


EFFORT = 100_000_000
"""The most nodes searched for one answer, about three seconds; after that the answer is "not known"."""
ROOM = 1 << 18
CHANGING = ("available", "pool_used", "nodes", "spent", "held", "shut", "start", "many", "least", "fewest")
"""Fields of the workspace that change when a soldier is sent somewhere."""
Array = Any
NEIGHBOURS = tuple(beside(1 << cell) for cell in range(CELLS))
"""For each cell, the set of cells beside it."""


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
    work.wanted = 0
    left = complete(work, box, ALL_LINES, int(work.available))
    return count_packings(work, ALL_LINES, left, most) if left >= 0 else 0


class Position:
    """A view prepared for the solver."""

    def __init__(self, view: State, box: Box, effort: int = EFFORT) -> None:
        from rulewright.kernel.engines.batch import packed

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

    def reachable(self) -> Array:
        """Which kingdoms have a shown card that can be laid next; all of them if no card is to be laid."""
        position = self.position
        view = position.view
        if view.phase in (Phase.BUILDING, Phase.EARLY) and view.laid:
            taken = mask([*position.laid.values()])
            near = np.array([bool(NEIGHBOURS[cell] & taken) for cell in range(CELLS)] + [False])
            return np.any([near[self.cell[card]] for card in position.shown], axis=0)
        return np.ones(len(self), bool)

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
