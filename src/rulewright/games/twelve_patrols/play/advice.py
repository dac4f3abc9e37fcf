"""The worth of every move: the chance to win with best play after it, exact when few cards are to come, else within bounds.

The lower bound comes from playouts of a careful player; the upper bound is the chance for a player who knew the cards to come.
An early patrol gains nothing (TP-A16), nor does a soldier that a line does not need, so such a move is never valued above the
best move without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import permutations
from math import inf, sqrt
from random import Random
from typing import Any, NamedTuple

import numpy as np

from rulewright.kernel.solver import NEVER, Deadline
from rulewright.kernel.statistics import Z95

from ..rules.kingdom import half_gap
from ..rules.lines import chosen_move
from ..rules.soldiers import how_many
from ..state import CELLS, DONE_BIT, GAPS, KINDS, MIDDLE, NONE, SHOWN, Box, FrameRule, Phase, State, Verb
from .endgame import completed_by
from .kingdoms import kingdoms_of
from .outlook import OutOfTimeError, Spot, Tree, laid, start

Array = Any
ALWAYS_EXACT, CHEAP = 2, 3
"""The most cards to come for an exact search of early patrols: for every next placement, and for the most promising one."""

SEARCHING = 0.5
"""The share of the remaining time spent on searching; moves it does not settle are played out in the rest."""


class Thought(NamedTuple):
    """How much effort to spend."""

    exact: int
    """The most cards to come for which every move is searched exactly; `leaf` is the same at the end of a playout."""
    leaf: int
    glimpse: int
    """Playouts for each move; the best `finalists` moves get `games`."""
    finalists: int
    games: int
    patrols: tuple[int, int]
    """Early patrols tried with two cards to come, and with more."""


QUICK = Thought(3, 2, 4, 2, 16, (4, 1))
THOROUGH = Thought(4, 2, 12, 3, 120, (24, 1))


class Worth(NamedTuple):
    """A move with the chance to win after it and its bounds. `games` counts the playouts behind it, 0 if it was searched; `rank`
    measures the kingdoms it leaves (see Plans.rank); `exact` is set if the chance is proven."""

    action: int
    mean: float
    low: float
    high: float
    games: int
    rank: float
    exact: bool = False


class Option(NamedTuple):
    """A move and its result: the soldier it sends, if any, and the lines to man before the next card."""

    action: int
    put: tuple[int, int] | None
    tree: Tree
    spot: Spot
    members: Array
    lines: int


class Adviser:
    """Values the moves of one position."""

    def __init__(self, view: State, box: Box, thought: Thought, random: Random, deadline: Deadline = NEVER) -> None:
        self.view, self.box, self.thought, self.deadline = view, box, thought, deadline
        self.plans = kingdoms_of(view, box)
        self.position = self.plans.position
        self.searching = deadline.part(SEARCHING)
        self.draws, self.reach = self.position.draws, self.plans.reachable()
        self.tree, self.spot = Tree(self.plans), start(self.plans)
        ahead = max(0, self.draws - thought.leaf)
        self.prefixes = list(permutations(self.position.unseen, ahead))
        random.shuffle(self.prefixes)
        self.most_games = min(thought.games, len(self.prefixes))
        self.patrols = inf if self.draws < ALWAYS_EXACT else thought.patrols[self.draws > ALWAYS_EXACT]

    def worths(self) -> list[Worth]:
        """Every move except giving up, best first."""
        view = self.view
        if view.phase == Phase.BUILDING:
            found = self._appraised(self.layings())
            found += [self.opened(gap, found[0]) for gap in range(GAPS) if view.ready >> gap & 1]
        elif view.phase == Phase.EARLY:
            found = [self.added(k) for k in range(KINDS) if view.choices >> k & 1]
            found += [self.closed()] if view.choices >> DONE_BIT & 1 else []
        else:
            found = self._appraised(self.mannings())
            if view.choices >> DONE_BIT & 1:
                best = next(worth for worth in found if worth.action == Verb.DONE)
                found = [no_more_than(best, worth) for worth in found]
        if self.position.spent:
            found = [worth._replace(high=1.0, exact=False) for worth in found]
        return sorted(found, key=lambda w: (-w.mean, w.high == 0.0, needless(view, w.action), -w.rank, w.action))

    # ------------------------------------------------------------ moves and their results

    def layings(self) -> list[Option]:
        view, found = self.view, []
        for slot in range(SHOWN):
            card = view.shown[slot]
            if card == NONE:
                continue
            tree, first = self.tree, not view.laid and self.box.frame != FrameRule.FIXED
            if first:
                tree = tree.moved(MIDDLE - self.plans.cell[card].astype(np.int64))
            for cell in range(CELLS):
                if view.open >> cell & 1:
                    members, lines = self.plans.laying(slot, cell), completed_by(self.spot.taken, cell)
                    found.append(
                        Option(Verb.PLACE.of(slot, cell), None, tree, laid(self.spot, card, cell), members, lines)
                    )
        return found

    def mannings(self) -> list[Option]:
        view, everything = self.view, np.arange(len(self.plans))
        line, later = 1 << view.line, 1 << view.later if view.later != NONE else 0
        if view.phase == Phase.CHOOSING:
            return [Option(Verb.FIRST.of(k), None, self.tree, self.spot, everything, line | later) for k in range(2)]
        found = []
        for k in range(DONE_BIT):
            if view.choices >> k & 1:
                put = half_gap(view, view.line, k // KINDS), k % KINDS
                with self.supposing(put):
                    members, stock = self.plans.living(), self.stock
                found.append(
                    Option(chosen_move(k), put, self.tree, self.spot._replace(stock=stock), members, line | later)
                )
        if view.choices >> DONE_BIT & 1:
            found.append(Option(Verb.DONE, None, self.tree, self.spot._replace(done=line), everything, later))
        return found

    @contextmanager
    def supposing(self, put: tuple[int, int] | None) -> Iterator[None]:
        """Temporarily assume that a soldier was sent to a gap."""
        if put is None:
            yield
            return
        with self.position.supposing():
            self.position.put(*put)
            yield

    @property
    def stock(self) -> int:
        """The barracks under the current assumptions."""
        return int(self.position.work["available"])

    # ------------------------------------------------------------ the worth of moves

    def _appraised(self, options: list[Option]) -> list[Worth]:
        """These moves with their worth, best first: by search, or by playouts."""
        found = {option.action: self._valued(option, self.thought.exact) for option in options}
        while not self.deadline.passed:
            best = {worth.action for worth in sorted(found.values(), key=by_mean)[: self.thought.finalists]}
            glimpsed = [o for o in options if o.action in best and 0 < found[o.action].games < self.most_games]
            if not glimpsed:
                break
            found |= {option.action: self.played(option, self.most_games) for option in glimpsed}
        return sorted(found.values(), key=by_mean)

    def _valued(self, option: Option, exact: int) -> Worth:
        """Value a move by search if at most `exact` cards are to come and there is time, else by playouts."""
        if self.draws <= exact:
            with suppress(OutOfTimeError), self.supposing(option.put), self._timed(option.tree):
                value = option.tree.manning(option.spot, self.draws, option.members, option.lines)
                return Worth(option.action, value, value, value, 0, self.plans.rank(option.members), exact=True)
        return self.played(option, self.thought.glimpse)

    @contextmanager
    def _timed(self, tree: Tree) -> Iterator[None]:
        """Give a tree the search deadline."""
        tree.deadline = self.searching
        try:
            yield
        finally:
            tree.deadline = NEVER

    def played(self, option: Option, games: int) -> Worth:
        """Value a move by playouts, at least one, until the deadline; every move is tried with the same cards to come."""
        results: list[float] = []
        with self.supposing(option.put):
            for coming in self.prefixes[:games]:
                results.append(option.tree.played(option.spot, self.draws, option.members, option.lines, coming))
                if self.deadline.passed:
                    break
        high = option.tree.share(option.spot, self.draws, option.members)
        mean = min(sum(results) / len(results), high)
        low = min(at_least(mean, len(results), len(self.prefixes)), mean)
        proven = high == 0.0 or (len(results) == len(self.prefixes) and mean == high)
        return Worth(option.action, mean, low, high, len(results), self.plans.rank(option.members), proven)

    # ------------------------------------------------------------ early patrols

    def opened(self, gap: int, best: Worth) -> Worth:
        """The worth of opening an early patrol: at most that of laying a card at once."""
        members = np.flatnonzero(self.reach)
        return no_more_than(best, self._filled(Verb.OPEN.of(gap), gap, members, best.mean))

    def added(self, kind: int) -> Worth:
        """The worth of adding a soldier to an early patrol."""
        with self.supposing((self.view.gap, kind)):
            members = self.living()
            return self._filled(Verb.PUT.of(0, kind), self.view.gap, members, self.share(members))

    def closed(self) -> Worth:
        """TP-16: the worth of closing an early patrol; no soldier can be added later."""
        with self.position.supposing():
            self.position.shut(self.view.gap)
            members = self.living()
            tree = Tree(self.plans)
            if self.draws <= self.thought.exact:
                with suppress(OutOfTimeError), self._timed(tree):
                    value = tree.laying(self.spot, self.draws, members)
                    return Worth(Verb.DONE, value, value, value, 0, self.plans.rank(members), exact=True)
            return self._laid_next(Verb.DONE, members)

    def _filled(self, action: int, gap: int, members: Array, most: float) -> Worth:
        """The worth of filling a gap early: that of the best patrol tried, but at most `most`."""
        found = Filling(Worth(action, 0.0, 0.0, 0.0, 0, self.plans.rank(members)), most, self.patrols)
        if self.draws == 0:
            value = float(len(members) > 0)
            return found.best._replace(mean=value, low=value, high=value, exact=True)
        self.fill(found, gap, 0, members)
        exact = found.tried_all and not found.best.games
        high = found.best.mean if exact else self.share(members)
        return found.best._replace(action=action, high=high, rank=self.plans.rank(members), exact=exact)

    def fill(self, found: Filling, gap: int, lowest: int, members: Array) -> None:
        """Try closing the patrol if it is not empty, then adding a soldier of kind `lowest` or higher, recursively."""
        way, before, behind = self.position.between(gap)
        if self.position.work["held"][way][before][behind]:
            with self.position.supposing():
                self.position.shut(gap)
                living = self.living()
                if self.share(living) > found.best.mean:
                    self.close(found, living)
        more = []
        for kind in range(lowest, KINDS):
            if how_many(self.view.barracks, kind):
                with self.supposing((gap, kind)):
                    living = self.living()
                more.append((self.share(living), len(living), kind, living))
        for share, _, kind, living in sorted(more, key=lambda m: m[:3], reverse=True):
            if share <= found.best.mean or found.best.mean >= found.most:
                break
            with self.supposing((gap, kind)):
                self.fill(found, gap, kind, living)

    def close(self, found: Filling, members: Array) -> None:
        if not found.left or (found.best.games and self.deadline.passed):
            found.tried_all = False
            return
        found.left -= 1
        if self.draws <= ALWAYS_EXACT:
            value = Tree(self.plans).laying(self.spot._replace(stock=self.stock), self.draws, members, found.best.mean)
            worth = found.best._replace(mean=value, low=value)
        else:
            worth, found.tried_all = self._laid_next(found.best.action, members), False
        found.best = max(found.best, worth, key=lambda w: w.mean)

    def _laid_next(self, action: int, members: Array) -> Worth:
        """The worth of the most promising placement next, under the current assumptions."""
        tree, spot = Tree(self.plans), self.spot._replace(stock=self.stock)
        layings = tree.layings(spot, members)
        if not layings:
            high = self.share(members)
            return Worth(action, 0.0, 0.0, high, 0, self.plans.rank(members), exact=high == 0.0)
        card, cell, some = layings[0]
        option = Option(action, None, tree, laid(spot, card, cell), some, completed_by(spot.taken, cell))
        worth, high = self._valued(option, CHEAP), self.share(members)
        return worth._replace(high=high, exact=worth.exact and worth.mean == high)

    def living(self) -> Array:
        """The kingdoms alive under the current assumptions that have a card that can be laid next."""
        members = self.plans.living()
        return members[self.reach[members]]

    def share(self, members: Array) -> float:
        return self.tree.share(self.spot, self.draws, members)


class Filling:
    """The search for the best early patrol: the best so far, the most it could be worth, and how many may still be tried."""

    def __init__(self, best: Worth, most: float, left: float) -> None:
        self.best, self.most, self.left = best, most, left
        self.tried_all = True


def no_more_than(best: Worth, worth: Worth) -> Worth:
    """The same move, valued no higher than the best move without it."""
    exact = (best.exact and (worth.exact or worth.low >= best.mean)) or (worth.exact and worth.mean <= best.low)
    return worth._replace(
        mean=min(worth.mean, best.mean), low=min(worth.low, best.low), high=min(worth.high, best.high), exact=exact
    )


def by_mean(worth: Worth) -> tuple[float, float, int]:
    return -worth.mean, -worth.rank, worth.action


def needless(view: State, action: int) -> bool:
    """Whether a move is superfluous: an early patrol, or another soldier in a line whose demands are already met."""
    verb = Verb.at(action)
    return verb == Verb.OPEN or (verb == Verb.PUT and bool(view.choices >> DONE_BIT & 1))


def at_least(mean: float, games: int, all_games: int) -> float:
    """The lower Wilson bound, at 97.5% confidence, for the mean of a sample of playouts; the mean itself if all were played."""
    if games >= all_games:
        return mean
    z = Z95**2 * (all_games - games) / (games * (all_games - 1))
    return max(0.0, (mean + z / 2 - sqrt(z * mean * (1 - mean) + z * z / 4)) / (1 + z))
