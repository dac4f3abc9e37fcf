"""Tree search for a move: one or several trees in flat arrays, grown in slices until the budget is spent."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from rulewright.bots import nodes, tree
from rulewright.bots.bot import AT_WILL, Bot, Budget, candidates, reconsidered
from rulewright.bots.messages import SAY
from rulewright.bots.net import load_net, sense
from rulewright.kernel.chance import mix
from rulewright.kernel.engines.batch import is_compiled, packed
from rulewright.kernel.game import Game
from rulewright.kernel.rule import rule
from rulewright.kernel.standing import AIMS, SCORE, WIN
from rulewright.kernel.statistics import Z95
from rulewright.kernel.structs import GameBox, GameState

EXPLORE = 0.7
ITERATIONS = 4000
WIDEN, AT_ONCE = 1.5, 1e9
"""How many moves are tried at a node: this times the square root of its visits; or all of them at once."""
SLICE = 64
"""Iterations between two checks of the clock."""
FOREVER = float("inf")


@dataclass(frozen=True)
class Estimate:
    """A move's estimated worth to its mover, given the mover's knowledge: a mean over simulated games, and its 95% interval.

    `shares` are the means of every seat. A result is the share of the win, or the score if that is the aim. A `sure` move
    wins at once in every world. `promise` is the value that guided the search: the mean, or more in solo games that came near
    a success. An `exact` worth was calculated by a solver: nothing was simulated, and the interval is a point.
    """

    action: int
    visits: int
    mean: float
    low: float
    high: float
    shares: tuple[float, ...]
    sure: bool
    promise: float = 0.0
    exact: bool = False

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return (self.high - self.low) / (2 * Z95)


@dataclass(frozen=True)
class Search(Bot):
    """A bot that searches a tree. `depth` is the tree's greatest depth in moves, after which games are played out by the
    policy; `aim` is one of AIMS, or empty for the game's.

    `explore` is the exploration constant, `curious` the same at the root: raise it to learn what every move is worth, not only
    which is best. `horizon` is the number of moves after which the outlook evaluates the position, in games that have one;
    0: the game's own. `caution` is by how many standard errors another move must look better than the heuristic's to be
    preferred, in games that have a heuristic; if negative, the heuristic is not used. A `net`, given by its file, replaces the
    outlook and evaluates positions `beyond` moves after the tree.
    """

    name: str = "search"
    iterations: int = ITERATIONS
    depth: int = tree.DEEPEST
    explore: float = EXPLORE
    curious: float = 0.0
    aim: str = ""
    horizon: int = 0
    caution: float = 0.0
    net: Path | None = None
    beyond: int = 0

    @property
    def title(self) -> str:
        return SAY("search")

    @property
    def about(self) -> str:
        return SAY("search-about")

    def looks_ahead(self, game: Game) -> bool:
        return True

    def ready(self, game: Game) -> bool:
        """Whether this game's search is compiled, in memory or on disk."""
        return is_compiled(tree.grower(game, self.net is not None))

    def prepare(self, game: Game, box: GameBox) -> None:
        """Compile this game's search, or load it."""
        state = game.state()
        state.rng[:] = [1, 2]
        game.rules.setup(state, box)
        seat = next(i for i in range(game.seats[1]) if game.rules.waiting(state) >> i & 1)
        Tree(self, game, game.view(state, box, seat), box, seat, (1, 2)).run(1)

    def sees_to(self, game: Game) -> int:
        """The length of a simulated game in moves: to its end, unless the game has an outlook to evaluate positions."""
        if self.aim not in ("", game.aim) or self.net or not game.play.foresees:
            return game.bound
        return min(self.horizon or game.play.horizon, game.bound)

    def uses_heuristic(self, game: Game) -> bool:
        return game.play.own_policy and self.caution >= 0

    def knobs(self, game: Game) -> NDArray[np.float64]:
        """The numbers that guide selection in the tree, before any result."""
        knobs = np.zeros(nodes.SQUARES + 1)
        gradually = WIDEN if self.uses_heuristic(game) else AT_ONCE
        knobs[[nodes.EXPLORE, nodes.CURIOUS]] = self.explore**2, (self.curious or self.explore) ** 2
        knobs[[nodes.WIDEN, nodes.WIDEN_ROOT]] = gradually, AT_ONCE if self.curious else gradually
        knobs[nodes.ORDERED] = game.play.own_appeal and self.caution >= 0
        knobs[[nodes.HIDDEN, nodes.SPREAD]] = game.has_secrets, 1.0
        if (self.aim or game.aim) != AIMS[SCORE]:  # start with one win and one loss: results are between 0 and 1
            knobs[[nodes.SEEN, nodes.SUM, nodes.SQUARES]] = 2.0, 1.0, 1.0
        return knobs

    def choose(
        self, game: Game, view: GameState, box: GameBox, seat: int, stream: list[int], budget: Budget = AT_WILL
    ) -> int:
        moves = candidates(game, view, box, seat)
        if len(moves) == 1:
            return moves[0]
        found, heuristic = self.look(game, view, box, seat, stream, budget)
        return preferred(found, heuristic, self.caution).action

    def heuristic(self, game: Game, view: GameState, box: GameBox, seat: int, stream: Sequence[int]) -> int:
        """The heuristic's move, or NONE."""
        asked = self.uses_heuristic(game)
        return int(game.play.policy(view, box, seat, list(stream))) if asked else nodes.NONE

    def advise(
        self, game: Game, view: GameState, box: GameBox, seat: int, stream: Sequence[int], budget: Budget = AT_WILL
    ) -> list[Estimate]:
        """An estimate for every move except resigning, the most promising first."""
        candidates(game, view, box, seat)
        return self.look(game, view, box, seat, stream, budget)[0]

    def look(
        self, game: Game, view: GameState, box: GameBox, seat: int, stream: Sequence[int], budget: Budget
    ) -> tuple[list[Estimate], int]:
        """Grow the trees; returns their estimates, and the heuristic's move, which was tried first."""
        heuristic, iterations = self.heuristic(game, view, box, seat, stream), budget.iterations or self.iterations
        trees = [Tree(self, game, view, box, seat, branch(stream, i)) for i in range(budget.cores)]
        for grown in trees:
            grown.memory.counts[nodes.FAVOURITE] = heuristic
        each = [iterations // len(trees) + (i < iterations % len(trees)) for i in range(len(trees))]
        until = time.monotonic() + budget.seconds if budget.seconds else FOREVER
        if len(trees) == 1:
            trees[0].spend(each[0], until)
        else:
            with ThreadPoolExecutor(len(trees)) as pool:
                list(pool.map(lambda t, n: t.spend(n, until), trees, each))
        return merged(trees), heuristic


def branch(stream: Sequence[int], i: int) -> tuple[int, int]:
    """The random stream of the i-th tree; never two zeros, which would yield no randomness."""
    a, b = mix(stream[0] ^ mix(i + 1)), mix(stream[1] ^ mix(i + 0x9E3779B9))
    return a, b or 1


class Tree:
    """One tree, with everything the compiled search needs."""

    def __init__(
        self, search: Search, game: Game, view: GameState, box: GameBox, seat: int, stream: tuple[int, int]
    ) -> None:
        self.grow, self.seat = tree.grower(game, search.net is not None), seat
        begun = reconsidered(game, view, box, seat)
        self.memory = it = nodes.Memory.blank(packed(begun, 3), packed(box), nodes.NODE, nodes.EDGE)
        it.rows[1:], it.stream[:] = 0, stream
        it.nodes[0]["first"], it.nodes[0]["key"] = nodes.NONE, stream[0] << 32
        it.counts[nodes.FAVOURITE] = nodes.NONE
        self.terms = tree.Terms(
            seat,
            int(box.seats),
            min(search.depth, tree.DEEPEST),
            search.sees_to(game),
            search.beyond if search.net else game.bound,
            AIMS.index(search.aim or game.aim),
            search.knobs(game),
        )
        self.scratch = tree.Scratch.blank(game, int(box.seats), sense(load_net(search.net)) if search.net else 0)

    def begin_with(self, action: int) -> None:
        """Start every simulated game with this move. Call it before the tree grows."""
        self.memory.edges[0]["action"], self.memory.edges[0]["next"] = action, nodes.NONE
        self.memory.nodes[0]["first"], self.memory.nodes[0]["many"] = 0, 1
        self.memory.counts[nodes.EDGES] = 1

    def spend(self, iterations: int, until: float) -> None:
        """Grow by this many iterations, or until the deadline, but by at least one slice."""
        size = iterations if until == FOREVER else SLICE
        while iterations > 0:
            self.run(min(size, iterations))
            iterations -= size
            if time.monotonic() > until:
                return

    def run(self, n: int) -> None:
        while n > 0:
            n -= self.grow(self.memory, self.terms, self.scratch, n)
            if self.memory.counts[nodes.FULL]:
                self.memory = self.memory.with_more_edges()
            if self.memory.counts[nodes.NODES] == len(self.memory.nodes):
                self.memory = self.memory.with_more_nodes()

    def root(self) -> list[tuple[np.record, NDArray[np.float64]]]:
        """The edges of the root, ordered by the moves' codes."""
        found, edges, e = [], self.memory.edges, int(self.memory.nodes[0]["first"])
        while e != nodes.NONE:
            found.append((edges[e], self.scratch.root[e]))
            e = int(edges[e]["next"])
        return sorted(found, key=lambda pair: int(pair[0]["action"]))


def merged(trees: Sequence[Tree]) -> list[Estimate]:
    """The combined estimates of several trees, the most visited first."""
    found = []
    for several in zip(*(t.root() for t in trees), strict=True):
        action, visits = int(several[0][0]["action"]), sum(int(edge["visits"]) for edge, _ in several)
        sums, n = sum(s for _, s in several), max(1, visits)
        total = float(sums[nodes.SHARES + trees[0].seat])
        low, high = interval(total, float(sums[nodes.SQUARE]), visits, trees[0].terms.aim)
        shares = tuple(float(x) / n for x in sums[nodes.SHARES :])
        sure = visits > 0 and int(sums[nodes.SURE]) == visits
        promise = sum(float(edge["total"]) for edge, _ in several) / n
        found.append(Estimate(action, visits, total / n, low, high, shares, sure, promise))
    return sorted(found, key=lambda e: (-e.sure, -e.visits, -e.mean))


def preferred(found: Sequence[Estimate], heuristic: int, caution: float) -> Estimate:
    """The move to make: the most visited one, unless it is not clearly better than the heuristic's.

    Simulated games are played out by the heuristic, so a move that looks clearly better than the heuristic's mostly is. With few
    simulated games it often only seems so, and then the search can be weaker than the heuristic alone.
    """
    best = found[0]
    usual = next((e for e in found if e.action == heuristic), best)
    if best.sure or best.promise - usual.promise > caution * sqrt(best.error * best.error + usual.error * usual.error):
        return best
    return usual if caution > 0 else best


@rule
def interval(total: float, square: float, n: int, aim: int) -> tuple[float, float]:
    """The 95% confidence interval of the mean. If the aim is to win, two wins and two losses are added, to be reliable for few
    trials (Agresti)."""
    if aim == WIN:
        total, square, n = total + 2.0, square + 2.0, n + 4
    mean = total / max(1, n)
    half = Z95 * sqrt(max(0.0, square / max(1, n) - mean * mean) / max(1, n))
    return mean - half, mean + half
