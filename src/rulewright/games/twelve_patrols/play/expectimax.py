"""The chance to win with best play: cards come by chance, and everything between two cards is decided without knowing the next.

Beside it stands what somebody who knew the cards could still win: that is never less, so it says where looking on is no use.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from math import comb
from typing import Any, NamedTuple

import numpy as np

from ..rules.kingdom import beside
from ..state import CARDS, COLUMNS, NONE
from .endgame import Kingdoms, Node, completed_by, lay_before_last, man_before_last, man_lines, sift
from .memo import CAP
from .planning import Plans, mask

Array = Any
Laying = tuple[int, int, Array]
"""A card, the cell where it is laid, and the kingdoms that this leaves."""
SOME = 100
"""On about so many kingdoms it rests how a line is manned in a game played out."""
MANY = 48
"""From so many kingdoms on a table is the faster way to count their cards to come."""


class Spot(NamedTuple):
    """Where play has come to: what is left of the barracks, the lines manned on the way, the cards in the display and those not
    seen, the cells that are taken, as sets; and which cards were laid where on the way."""

    stock: int
    done: int
    shown: int
    unseen: int
    taken: int
    laid: int = 0


class Tree:
    """What may come of a position, through the kingdoms that live there."""

    def __init__(self, plans: Plans) -> None:
        position = plans.position
        self.desk, self.walk, self.box = position.desk, position.walk, position.packed
        self.kingdoms = Kingdoms(plans.codes, plans.corner, plans.cell, plans.takes)
        self.node = np.zeros(1, Node.dtype())[0]
        self.known: dict[Spot, tuple[float, bool]] = {}
        """What was found out: the chance before a card is laid, or at least how much it is not more than."""
        self.chosen: dict[tuple[Spot, int], tuple[Spot, Array, int]] = {}
        """What is done in games played out before a card is laid, and before lines are manned."""

    def moved(self, shift: Array) -> Tree:
        """The same kingdoms elsewhere on the table, each by so many cells."""
        tree, k = copy(self), self.kingdoms
        cell = np.where(k.cell == NONE, NONE, k.cell + shift).astype(k.cell.dtype)
        tree.kingdoms = Kingdoms(k.codes, k.corner + shift, cell, k.takes)
        tree.known, tree.chosen = {}, {}
        return tree

    def prepare(self, spot: Spot) -> None:
        """Compile what is compiled, or load it."""
        members, line = np.arange(1), 1 << COLUMNS + 1
        self.sifted(spot, members, self.stocks(spot, members, line))
        self.laying(spot, 1, members)
        self.manning(spot, 1, members, line)

    # ------------------------------------------------------------ best play

    def laying(self, spot: Spot, draws: int, members: Array, least: float = 0.0) -> float:
        """The chance before a card is laid; what is not more than `least` may be told as more than it is, up to that."""
        if not len(members):
            return 0.0
        if draws == 0:
            return 1.0
        found, exact = self.known.get(spot, (1.0, False))
        if not exact and found > least:
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
        """The cards that can be laid and where, with the kingdoms that they leave: those first that leave most."""
        found, near = [], beside(spot.taken)
        for card in range(CARDS):
            if spot.shown >> card & 1:
                cells = self.kingdoms.cell[card][members]
                for cell in np.unique(cells).tolist():
                    if near >> cell & 1:
                        found.append((card, cell, members[cells == cell]))
        return sorted(found, key=lambda f: (self.worlds(spot, f[2]), len(f[2])), reverse=True)

    def manning(self, spot: Spot, draws: int, members: Array, lines: int, least: float = 0.0) -> float:
        """The chance when a card is laid and these lines have to be manned before the next one comes."""
        if not lines or not len(members):
            return self.drawing(spot, draws, members, least)
        if draws == 0:
            return 1.0
        if draws == 1:
            self._set(spot)
            return int(man_before_last(*self._at(members), lines)) / spot.unseen.bit_count()
        best = least
        for after, some in self.mannings(spot, members, lines):
            if self.share(spot, draws, some) <= best:
                break
            best = max(best, self.drawing(after, draws, some, best))
        return best

    def mannings(self, spot: Spot, members: Array, lines: int) -> Iterator[tuple[Spot, Array]]:
        """What can be left when lines are manned, with the kingdoms that live then: those first that leave most."""
        after, stocks = spot._replace(done=spot.done | lines), self.stocks(spot, members, lines)
        alive = self.sifted(after, members, stocks)
        worth = [(self.worlds(spot, members[row]), int(row.sum())) for row in alive]
        for i in sorted(range(len(stocks)), key=lambda i: worth[i], reverse=True):
            yield after._replace(stock=stocks[i]), members[alive[i]]

    def stocks(self, spot: Spot, members: Array, lines: int) -> list[int]:
        """What can be left of the barracks when lines are manned."""
        self._set(spot)
        k, first = self.kingdoms, members[0]
        many = man_lines(self.desk, self.walk, self.box, self.node, int(k.codes[first]), int(k.corner[first]), lines)
        return [int(stock) for stock in self.node["stocks"][:many]]

    def sifted(self, spot: Spot, members: Array, stocks: list[int]) -> Array:
        """For each of these stocks which kingdoms live."""
        self._set(spot)
        self.node["stocks"][: len(stocks)] = stocks
        alive = np.zeros((len(stocks), len(members)), np.bool_)
        sift(*self._at(members), alive)
        return alive

    def drawing(self, spot: Spot, draws: int, members: Array, least: float = 0.0) -> float:
        """The chance before a card is turned up, each unseen one being as likely."""
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

    # ------------------------------------------------------------ played out

    def played(self, spot: Spot, draws: int, members: Array, lines: int, coming: Sequence[int]) -> float:
        """The chance after a card is laid, if the next cards come like this and that is done which leaves most kingdoms, and if
        play is best after them. Best play all along reaches no less on the average."""
        for n, card in enumerate(coming, 1):
            spot, members = self.greedy_manning(spot, members, lines)
            spot, members = drawn(spot, card), members[self.kingdoms.takes[members] >> card & 1 == 1]
            if n < len(coming):
                spot, members, lines = self.greedy_laying(spot, members)
        return self.laying(spot, draws - len(coming), members)

    def greedy_manning(self, spot: Spot, members: Array, lines: int) -> tuple[Spot, Array]:
        """Man lines so that most of some kingdoms live."""
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
        """Lay the card that leaves most kingdoms; the lines that are to be manned then."""
        if (spot, 0) not in self.chosen:
            found = next(iter(self.layings(spot, members)), None)
            if found:
                card, cell, members = found
                self.chosen[spot, 0] = laid(spot, card, cell), members, completed_by(spot.taken, cell)
            else:
                self.chosen[spot, 0] = spot, members[:0], 0
        return self.chosen[spot, 0]

    # ------------------------------------------------------------ for somebody who knew the cards

    def worlds(self, spot: Spot, members: Array) -> int:
        """With how many choices of cards to come some of these kingdoms are left."""
        takes = self.kingdoms.takes[members] & spot.unseen
        if len(takes) < MANY:
            return len(set(takes.tolist()))
        found = np.zeros(1 << CARDS, np.bool_)
        found[takes] = True
        return int(np.count_nonzero(found))

    def share(self, spot: Spot, draws: int, members: Array) -> float:
        return self.worlds(spot, members) / comb(spot.unseen.bit_count(), draws)

    # ------------------------------------------------------------ compiled

    def _set(self, spot: Spot) -> None:
        node = self.node
        node["stock"], node["done"], node["shown"], node["unseen"], node["taken"] = spot[:5]

    def _at(self, members: Array) -> tuple[Any, ...]:
        return self.desk, self.walk, self.box, self.kingdoms, members, self.node


def start(plans: Plans) -> Spot:
    """The position itself."""
    position = plans.position
    return Spot(
        int(position.desk["note"][CAP]), 0, mask(position.shown), mask(position.unseen), mask([*position.laid.values()])
    )


def laid(spot: Spot, card: int, cell: int) -> Spot:
    return spot._replace(
        shown=spot.shown & ~(1 << card), taken=spot.taken | 1 << cell, laid=spot.laid | card + 1 << 4 * cell
    )


def drawn(spot: Spot, card: int) -> Spot:
    return spot._replace(shown=spot.shown | 1 << card, unseen=spot.unseen & ~(1 << card))
