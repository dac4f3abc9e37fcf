"""The chance to win with best play, by brute force: every card on every cell, every soldier everywhere, every card that may come.

It shares nothing with the solver, and only works for positions with few soldiers.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from rulewright.games.twelve_patrols.content import FACING
from rulewright.games.twelve_patrols.rules.kingdom import beyond_gap, gap_cell, half_gap, line_cell, line_gap, way_of
from rulewright.games.twelve_patrols.rules.soldiers import met, one
from rulewright.games.twelve_patrols.state import CELLS, FRAME, KINGDOM, LINES, NONE, WIDTH, FrameRule, Phase, Verb
from rulewright.games.twelve_patrols.tell.names import soldiers

Kingdom = tuple[int, ...]
"""The card on each cell."""
Patrols = tuple[tuple[int, int, bool], ...]
"""Gaps that are not empty, the soldiers there, and whether the patrol is closed."""


class Brute:
    """One position. Soldiers in the barracks are numbered, and sets of them, of cards and of lines are sets of bits."""

    def __init__(self, view: Any, box: Any) -> None:
        self.view, self.box = view, box
        self.kinds = soldiers(view.barracks)
        self.everybody = (1 << len(self.kinds)) - 1
        self.packed = [self.pack(some) for some in range(self.everybody + 1)]
        self.at = tuple(view.at)
        self.shown = frozenset(card for card in view.shown if card != NONE)
        self.unseen = frozenset(range(box.cards)) - set(self.at) - self.shown
        self.patrols = tuple((g, items, bool(view.manned >> g & 1)) for g, items in enumerate(view.patrol) if items)
        self.few_first = sorted({self.alike(some) for some in range(self.everybody + 1)}, key=int.bit_count)
        for name in ("ways_with", "gaps_left", "laying", "manning", "places"):
            setattr(self, name, cache(getattr(self, name)))

    def pack(self, some: int) -> int:
        return sum(one(kind) for i, kind in enumerate(self.kinds) if some >> i & 1)

    def alike(self, some: int) -> int:
        """TP-A19: an equivalent group: of equal soldiers the first ones."""
        found, kinds = 0, [kind for i, kind in enumerate(self.kinds) if some >> i & 1]
        for kind in set(kinds):
            found |= (1 << kinds.count(kind)) - 1 << self.kinds.index(kind)
        return found

    # ------------------------------------------------------------ the game

    def laying(self, at: Kingdom, shown: frozenset[int], unseen: frozenset[int], free: int, patrols: Patrols) -> float:
        best = 0.0
        for card in shown:
            for cell in self.places(frozenset(other for other in range(CELLS) if at[other] != NONE)):
                if best < 1.0:
                    then = (*at[:cell], card, *at[cell + 1 :])
                    lines = tuple(completed(then, cell))
                    best = max(best, self.manning(then, shown - {card}, unseen, free, patrols, lines))
        return best

    def places(self, laid: frozenset[int]) -> list[int]:
        """Where a card may lie beside those that do."""
        return [cell for cell in range(CELLS) if cell not in laid and self.may_lie(laid, cell)]

    def may_lie(self, laid: frozenset[int], cell: int) -> bool:
        places = [divmod(other, WIDTH) for other in (*laid, cell)]
        if self.box.frame == FrameRule.FIXED:
            places += [(1, 1), (FRAME, FRAME)]
        near = any(abs(cell // WIDTH - r) + abs(cell % WIDTH - c) == 1 for r, c in (divmod(o, WIDTH) for o in laid))
        fits = all(max(p[k] for p in places) - min(p[k] for p in places) < FRAME for k in (0, 1))
        return near and fits

    def manning(
        self,
        at: Kingdom,
        shown: frozenset[int],
        unseen: frozenset[int],
        free: int,
        patrols: Patrols,
        lines: tuple[int, ...],
    ) -> float:
        if free.bit_count() < self.gaps_left(at, patrols, lines):
            return 0.0
        if not lines:
            return self.drawing(at, shown, unseen, free, patrols)
        best = 0.0
        for taken in self.ways(at, lines[0], patrols):
            if taken & ~free == 0 and best < 1.0:
                left = self.alike(free & ~taken)
                best = max(best, self.manning(at, shown, unseen, left, patrols, lines[1:]))
        return best

    def gaps_left(self, at: Kingdom, patrols: Patrols, lines: tuple[int, ...]) -> int:
        """TP-17: how many patrols are still empty while these lines are not manned; each takes at least one soldier."""
        manned = [line for line in complete(at) if line not in lines]
        begun = [gap for gap, _, _ in patrols if not any(gap in gaps_of(at, line) for line in manned)]
        return 12 - 2 * len(manned) - len(begun)

    def drawing(self, at: Kingdom, shown: frozenset[int], unseen: frozenset[int], free: int, patrols: Patrols) -> float:
        laid = CELLS - at.count(NONE)
        if laid == KINGDOM:
            return 1.0
        if laid + len(shown) == KINGDOM:
            return self.laying(at, shown, unseen, free, patrols)
        return sum(self.laying(at, shown | {c}, unseen - {c}, free, patrols) for c in unseen) / len(unseen)

    def ways(self, at: Kingdom, line: int, patrols: Patrols) -> list[int]:
        """Every smallest group that finishes a line: soldiers who stay can still serve elsewhere."""
        places = [k for k in range(WIDTH) if at[line_cell(line, k)] != NONE]
        stand = {gap: (items, closed) for gap, items, closed in patrols}
        held = tuple(stand.get(line_gap(line, k), (0, False)) for k in places[:2])
        a, m, b = (at[line_cell(line, k)] for k in places)
        return self.ways_with(line, a, m, b, held)

    def ways_with(self, line: int, a: int, m: int, b: int, patrols: tuple[tuple[int, bool], ...]) -> list[int]:
        ahead, back = FACING[way_of(line)]
        halves, held = list[set[int]](), 0
        for (here, closed), side in zip(patrols, (back, ahead), strict=True):
            some = range(1 if closed else self.everybody + 1)
            halves.append({s for s in some if here + self.packed[s] and self.met(m, side, here + self.packed[s])})
            held += here
        found: list[int] = []
        for sent in self.few_first:
            items = held + self.packed[sent]
            if self.met(a, ahead, items) and self.met(b, back, items):
                enough = any(fewer & ~sent == 0 for fewer in found)
                if not enough and any(sent & s == s and sent & ~s in halves[1] for s in halves[0]):
                    found.append(sent)
        return found

    def met(self, card: int, side: int, items: int) -> bool:
        return met(self.box.asks[card][side], self.box.number[card][side], items)

    # ------------------------------------------------------------ moves

    def worth(self, action: int) -> float:
        """What a move is worth."""
        view, now = self.view, (self.at, self.shown, self.unseen)
        lines = tuple(line for line in (view.line, view.later) if line != NONE)
        verb = Verb.at(action)
        if verb == Verb.PLACE:
            slot, cell = Verb.PLACE.arguments(action)
            card = view.shown[slot]
            at = (*self.at[:cell], card, *self.at[cell + 1 :])
            return self.manning(
                at, self.shown - {card}, self.unseen, self.everybody, self.patrols, tuple(completed(at, cell))
            )
        if verb == Verb.OPEN:
            return self.early(Verb.OPEN.argument(action), 0, 0)
        if verb == Verb.FIRST:
            return self.manning(*now, self.everybody, self.patrols, lines)
        if view.phase == Phase.EARLY:
            held = view.patrol[view.gap]
            if verb == Verb.DONE:
                return self.laying(*now, self.everybody, self.with_patrol(view.gap, held, True))
            return self.early(view.gap, held, 1 << self.kinds.index(Verb.PUT.arguments(action)[1]))
        if verb == Verb.DONE:
            return self.manning(*now, self.everybody, self.patrols, lines[1:])
        half, kind = Verb.PUT.arguments(action)
        gap, sent = half_gap(view, view.line, half), 1 << self.kinds.index(kind)
        patrols = self.with_patrol(gap, view.patrol[gap] + one(kind), False)
        return self.manning(*now, self.alike(self.everybody & ~sent), patrols, lines)

    def early(self, gap: int, held: int, sent: int) -> float:
        """The best of all early patrols that include those who are sent."""
        best = 0.0
        for some in self.few_first:
            if some | sent == some and held + self.packed[some] and best < 1.0:
                patrols, left = (
                    self.with_patrol(gap, held + self.packed[some], True),
                    self.alike(self.everybody & ~some),
                )
                best = max(best, self.laying(self.at, self.shown, self.unseen, left, patrols))
        return best

    def with_patrol(self, gap: int, items: int, closed: bool) -> Patrols:
        assert self.at[gap_cell(gap)] != NONE != self.at[beyond_gap(gap)]
        return (*(p for p in self.patrols if p[0] != gap), (gap, items, closed))


def complete(at: Kingdom) -> Iterator[int]:
    """The lines that have three cards."""
    for line in range(LINES):
        if sum(at[line_cell(line, k)] != NONE for k in range(WIDTH)) == FRAME:
            yield line


def completed(at: Kingdom, cell: int) -> Iterator[int]:
    """Those of them to which a card on this cell belongs."""
    yield from (line for line in complete(at) if cell in [line_cell(line, k) for k in range(WIDTH)])


def gaps_of(at: Kingdom, line: int) -> list[int]:
    """The gaps of a line with three cards."""
    return [
        line_gap(line, k) for k in range(WIDTH - 1) if NONE not in (at[line_cell(line, k)], at[line_cell(line, k + 1)])
    ]
