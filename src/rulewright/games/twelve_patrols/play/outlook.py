"""The chance to win with best play: cards come at random, and all decisions are made without knowing the next one.

The search is pruned by an upper bound: the chance to win for a player who knew the cards to come.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from math import comb
from typing import Any, NamedTuple

import numpy as np

from rulewright.kernel.solver import NEVER, Deadline

from ..rules.kingdom import beside
from ..state import CARDS, FIRST_COLUMN, NONE
from .endgame import Kingdoms, Node, completed_by, lay_before_last, man_before_last, man_lines, sift
from .kingdoms import Plans, mask

Array = Any
Laying = tuple[int, int, Array]
"""A card, the cell where it is laid, and the kingdoms that remain."""
SOME = 100
"""About how many kingdoms a playout samples to decide how to man a line."""
MANY = 48
"""From this many kingdoms on, a lookup table counts sets of cards faster than a Python set."""


class OutOfTimeError(Exception):
    """The deadline passed before a value was found."""


class Spot(NamedTuple):
    """A position in the search: the stock, the sets of lines done, cards shown, cards unseen and cells taken, and the cards
    laid on the way with their cells."""

    stock: int
    done: int
    shown: int
    unseen: int
    taken: int
    laid: int = 0


class Tree:
    """The search from one position, through its living kingdoms."""

    def __init__(self, plans: Plans) -> None:
        position = plans.position
        self.deadline: Deadline = NEVER
        """When the search raises `OutOfTimeError`. Set it only where you catch that."""
        self.work, self.box = position.work, position.packed
        self.kingdoms = Kingdoms(plans.codes, plans.corner, plans.cell, plans.takes)
        self.node = np.zeros(1, Node.dtype())[0]
        self.known: dict[Spot, tuple[float, bool]] = {}
        """The chance before a card is laid: exact, or an upper bound."""
        self.chosen: dict[tuple[Spot, int], tuple[Spot, Array, int]] = {}
        """The decisions of playouts, before a card is laid and before lines are manned."""

    def moved(self, shift: Array) -> Tree:
        """The same search with each kingdom moved by this many cells."""
        tree, k = copy(self), self.kingdoms
        cell = np.where(k.cell == NONE, NONE, k.cell + shift).astype(k.cell.dtype)
        tree.kingdoms = Kingdoms(k.codes, k.corner + shift, cell, k.takes)
        tree.known, tree.chosen = {}, {}
        return tree

    def prepare(self, spot: Spot) -> None:
        """Compile the kernels, or load them from the cache."""
        members, line = np.arange(1), 1 << FIRST_COLUMN + 1
        self.sifted(spot, members, self.stocks(spot, members, line))
        self.laying(spot, 1, members)
        self.manning(spot, 1, members, line)

    # ------------------------------------------------------------ best play

    def laying(self, spot: Spot, draws: int, members: Array, least: float = 0.0) -> float:
        """The chance before a card is laid; exact only above `least`, otherwise an upper bound that is at most `least`."""
        if not len(members):
            return 0.0
        if draws == 0:
            return 1.0
        found, exact = self.known.get(spot, (1.0, False))
        if not exact and found > least:
            if self.deadline.passed:
                raise OutOfTimeError
            found = self._laying(spot, draws, members, least)
            self.known[spot] = found, found > least
        return found

    def _laying(self, spot: Spot, draws: int, members: Array, least: float) -> float:
        if draws == 1:
            self._set(spot)
            won = lay_before_last(*self._at(members), np.empty(len(members), np.int64))
            return int(won) / spot.unseen.bit_count()
        best = least
        for card, cell, some in self.layings(spot, members):
            if self.share(spot, draws, some) <= best:
                break
            lines = completed_by(spot.taken, cell)
            best = max(best, self.manning(laid(spot, card, cell), draws, some, lines, best))
        return best

    def layings(self, spot: Spot, members: Array) -> list[Laying]:
        """Every placement with the kingdoms that remain, most promising first."""
        found, near = [], beside(spot.taken)
        for card in range(CARDS):
            if spot.shown >> card & 1:
                cells = self.kingdoms.cell[card][members]
                for cell in np.unique(cells).tolist():
                    if near >> cell & 1:
                        found.append((card, cell, members[cells == cell]))
        return sorted(found, key=lambda f: (self.worlds(spot, f[2]), len(f[2])), reverse=True)

    def manning(self, spot: Spot, draws: int, members: Array, lines: int, least: float = 0.0) -> float:
        """The chance after a card is laid, with these lines to man before the next card comes."""
        if not lines or not len(members):
            return self.drawing(spot, draws, members, least)
        if draws == 0:
            return 1.0
        if draws == 1:
            self._set(spot)
            self.node["lines"] = lines
            return int(man_before_last(*self._at(members))) / spot.unseen.bit_count()
        best = least
        for after, some in self.mannings(spot, members, lines):
            if self.share(spot, draws, some) <= best:
                break
            best = max(best, self.drawing(after, draws, some, best))
        return best

    def mannings(self, spot: Spot, members: Array, lines: int) -> Iterator[tuple[Spot, Array]]:
        """Every stock that can be left when lines are manned, with the kingdoms then alive, most promising first."""
        after, stocks = spot._replace(done=spot.done | lines), self.stocks(spot, members, lines)
        alive = self.sifted(after, members, stocks)
        worth = [(self.worlds(spot, members[row]), int(row.sum())) for row in alive]
        for i in sorted(range(len(stocks)), key=lambda i: worth[i], reverse=True):
            yield after._replace(stock=stocks[i]), members[alive[i]]

    def stocks(self, spot: Spot, members: Array, lines: int) -> list[int]:
        """The stocks that can be left when lines are manned."""
        self._set(spot)
        k, first = self.kingdoms, members[0]
        many = man_lines(self.work, self.box, self.node, int(k.codes[first]), int(k.corner[first]), lines)
        return [int(stock) for stock in self.node["stocks"][:many]]

    def sifted(self, spot: Spot, members: Array, stocks: list[int]) -> Array:
        """Which kingdoms are alive with each of these stocks."""
        self._set(spot)
        self.node["stocks"][: len(stocks)] = stocks
        alive = np.zeros((len(stocks), len(members)), np.bool_)
        sift(*self._at(members), alive)
        return alive

    def drawing(self, spot: Spot, draws: int, members: Array, least: float = 0.0) -> float:
        """The chance before a card is turned up; each unseen card is equally likely."""
        if draws == 0:
            return float(len(members) > 0)
        n, takes = spot.unseen.bit_count(), self.kingdoms.takes[members]
        if draws == 1:
            return self.worlds(spot, members) / n
        coming = []
        for card in range(CARDS):
            if spot.unseen >> card & 1:
                some, then = members[takes >> card & 1 == 1], drawn(spot, card)
                coming.append((self.share(then, draws - 1, some), then, some))
        hope = sum(share for share, _, _ in coming)
        for share, then, some in sorted(coming, key=lambda c: c[0]):
            if hope <= least * n:
                break
            hope += self.laying(then, draws - 1, some, max(0.0, share - (hope - least * n))) - share
        return hope / n

    # ------------------------------------------------------------ playouts

    def played(self, spot: Spot, draws: int, members: Array, lines: int, coming: Sequence[int]) -> float:
        """The chance after a card is laid, if these cards come next: greedy play while they come, best play after them.

        On average, best play throughout does at least as well.
        """
        for n, card in enumerate(coming, 1):
            spot, members = self.greedy_manning(spot, members, lines)
            spot, members = drawn(spot, card), members[self.kingdoms.takes[members] >> card & 1 == 1]
            if n < len(coming):
                spot, members, lines = self.greedy_laying(spot, members)
        return self.laying(spot, draws - len(coming), members)

    def greedy_manning(self, spot: Spot, members: Array, lines: int) -> tuple[Spot, Array]:
        """Man lines so that as many as possible of a sample of the kingdoms stay alive."""
        if not lines or not len(members):
            return spot, members
        if (spot, lines) not in self.chosen:
            after, stocks = spot._replace(done=spot.done | lines), self.stocks(spot, members, lines)
            some = members[:: 1 + len(members) // SOME]
            alive = self.sifted(after, some, stocks)
            best = max(range(len(stocks)), key=lambda i: (self.worlds(spot, some[alive[i]]), int(alive[i].sum())))
            after = after._replace(stock=stocks[best])
            self.chosen[spot, lines] = after, members[self.sifted(after, members, [after.stock])[0]], 0
        return self.chosen[spot, lines][:2]

    def greedy_laying(self, spot: Spot, members: Array) -> tuple[Spot, Array, int]:
        """Lay the card that leaves most kingdoms, and also return the lines to man then."""
        if (spot, 0) not in self.chosen:
            found = next(iter(self.layings(spot, members)), None)
            if found:
                card, cell, members = found
                self.chosen[spot, 0] = laid(spot, card, cell), members, completed_by(spot.taken, cell)
            else:
                self.chosen[spot, 0] = spot, members[:0], 0
        return self.chosen[spot, 0]

    # ------------------------------------------------------------ with the cards known

    def worlds(self, spot: Spot, members: Array) -> int:
        """For how many of the possible sets of cards to come some of these kingdoms can be built."""
        takes = self.kingdoms.takes[members] & spot.unseen
        if len(takes) < MANY:
            return len(set(takes.tolist()))
        found = np.zeros(1 << CARDS, np.bool_)
        found[takes] = True
        return int(np.count_nonzero(found))

    def share(self, spot: Spot, draws: int, members: Array) -> float:
        return self.worlds(spot, members) / comb(spot.unseen.bit_count(), draws)

    # ------------------------------------------------------------ calling the kernels

    def _set(self, spot: Spot) -> None:
        node = self.node
        node["stock"], node["done"], node["shown"], node["unseen"], node["taken"] = spot[:5]

    def _at(self, members: Array) -> tuple[Any, ...]:
        return self.work, self.box, self.kingdoms, members, self.node


def start(plans: Plans) -> Spot:
    """The root of the search."""
    position = plans.position
    return Spot(
        int(position.work["available"]), 0, mask(position.shown), mask(position.unseen), mask([*position.laid.values()])
    )


def laid(spot: Spot, card: int, cell: int) -> Spot:
    return spot._replace(
        shown=spot.shown & ~(1 << card), taken=spot.taken | 1 << cell, laid=spot.laid | card + 1 << 4 * cell
    )


def drawn(spot: Spot, card: int) -> Spot:
    return spot._replace(shown=spot.shown | 1 << card, unseen=spot.unseen & ~(1 << card))
