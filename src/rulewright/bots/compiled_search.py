"""The choice of a searching bot as a rule, for games that are played in compiled code from the first move to the last.

It makes the same choices as `Search.choose`, from the same view with the same random words. Only the tree's memory differs: it is
as large as it may ever become, and used again for each move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright.bots import nodes, tree
from rulewright.bots.bot import Bot
from rulewright.bots.levels import Level
from rulewright.bots.nodes import NONE, SHARES, SQUARE, SURE
from rulewright.bots.search import AT_ONCE, WIDEN, Search
from rulewright.bots.tree import DEEPEST, Memory, Scratch, Terms
from rulewright.kernel.chance import mix
from rulewright.kernel.engines.batch import packed
from rulewright.kernel.engines.step import Records, lister
from rulewright.kernel.game import Game
from rulewright.kernel.rule import Vector, rule
from rulewright.kernel.standing import AIMS, SCORE, WIN
from rulewright.kernel.statistics import Z95
from rulewright.kernel.structs import GameBox

FEW_NODES, FEW_EDGES = 256, 1024
"""The size of a tree at first: it doubles where `Tree` doubles it, since an iteration that does not fit is lost."""
MOST_EDGES = 1 << 22
"""The most edges in memory, 128 MB, of which only the used ones take any."""
OVERFULL = -2
"""What is chosen if a tree does not fit: the game has to be played outside."""
ITERATIONS, DEPTH, HORIZON = 0, 1, 2
EXPLORE, CURIOUS, GRADUALLY, GRADUALLY_ROOT, ORDERED, ASKED, CAUTION = range(7)
"""What a player's search is like, in whole numbers and in others."""


class Desk(NamedTuple):
    """The memory for searching: the states with their words and bytes, the tree, and working memory."""

    states: Records
    rows: NDArray[np.uint64]
    raw: NDArray[np.uint8]
    box: Records
    stream: NDArray[np.uint32]
    table: NDArray[np.int32]
    nodes: Records
    edges: Records
    root: NDArray[np.float64]
    counts: NDArray[np.int64]
    knobs: NDArray[np.float64]
    scratch: Scratch
    whole: NDArray[np.int64]
    parts: NDArray[np.float64]


def searcher(bot: Bot, game: Game) -> Search | None:
    """The search by which a bot plays this game; None if there is more to it than that."""
    if isinstance(bot, Level):
        return None if game.solver else bot.search(game)
    return bot if isinstance(bot, Search) and bot.net is None and bot.aim in ("", game.aim) else None


def desk(game: Game, box: GameBox, searches: Sequence[Search | None]) -> Desk:
    """The memory for players with these searches."""
    seats, actions = int(box.seats), max(1, game.actions.size)
    states = np.zeros(3, game.state.dtype())
    most = FEW_NODES
    while most < max(s.iterations for s in searches if s) + 2:
        most *= 2
    whole, parts = np.zeros((len(searches), 3), np.int64), np.zeros((len(searches), 7))
    for i, s in enumerate(searches):
        if s:
            whole[i] = s.iterations, min(s.depth, DEEPEST), s.sees_to(game)
            gradually = WIDEN if game.play.own_policy and s.caution >= 0 else AT_ONCE
            parts[i, [EXPLORE, CURIOUS]] = s.explore**2, (s.curious or s.explore) ** 2
            parts[i, [GRADUALLY, GRADUALLY_ROOT]] = gradually, AT_ONCE if s.curious else gradually
            parts[i, ORDERED] = game.play.own_appeal and s.caution >= 0
            parts[i, ASKED], parts[i, CAUTION] = game.play.own_policy and s.caution >= 0, s.caution
    scores, places = np.zeros((2, game.seats[1]), np.int64)
    path, allowed = np.zeros((DEEPEST, 2), np.int32), np.zeros(actions, np.int32)
    return Desk(
        states,
        states.view(np.uint64).reshape(3, -1),
        states.view(np.uint8).reshape(3, -1),
        packed(box),
        np.zeros(2, np.uint32),
        np.zeros(2 * most, np.int32),
        np.zeros(most, nodes.NODE),
        np.zeros(max(FEW_EDGES, min(MOST_EDGES, most * actions)), nodes.EDGE),
        np.zeros((actions, SHARES + seats)),
        np.zeros(5, np.int64),
        np.zeros(nodes.SQUARES + 1),
        Scratch(scores, places, np.zeros((2, seats)), path, allowed, 0),
        whole,
        parts,
    )


@rule
def error_of(total: float, square: float, n: int, by_wins: bool) -> float:
    """The standard error of a move's mean, as `search.interval` has it."""
    if by_wins:
        total, square, n = total + 2.0, square + 2.0, n + 4
    mean = total / max(1, n)
    half = Z95 * sqrt(max(0.0, square / max(1, n) - mean * mean) / max(1, n))
    return ((mean + half) - (mean - half)) / (2 * Z95)


@rule
def ahead_of(one: Vector[float], other: Vector[float]) -> bool:
    """Whether a move comes before another: sure ones first, then by visits, then by the mean, then by the number."""
    for i in range(4):
        if one[i] != other[i]:
            return one[i] > other[i]
    return False


@cache
def thinker(game: Game) -> Callable[..., int]:
    """The rule `think(desk, who, seat, lot, banned, restricted)`: the move that a player chooses by its search. The seat's view
    is the first state of the desk."""
    grow, list_moves, policy = tree.growing(game), lister(game), game.play.policy
    aim, bound, secret = AIMS.index(game.aim), game.bound, game.has_secrets
    by_score, by_wins = aim == SCORE, aim == WIN

    @rule
    def begin(desk: Desk, who: int, seat: int, lot: Vector[int], many: int) -> None:
        """An empty tree."""
        stream, node, counts, knobs, parts = desk.stream, desk.nodes[0], desk.counts, desk.knobs, desk.parts
        a, b = mix(lot[0] ^ mix(1)), mix(lot[1] ^ mix(0x9E3779B9))
        stream[0] = a
        stream[1] = b if b != 0 else 1
        node.key = np.uint64(a) << np.uint64(32)
        node.first, node.many, node.open, node.visits = NONE, 0, 0, 0
        for i in range(many):
            for k in range(desk.root.shape[1]):
                desk.root[i, k] = 0.0
        for i in range(counts.shape[0]):
            counts[i] = 0
        counts[nodes.NODES] = 1
        counts[nodes.FAVOURITE] = NONE
        if parts[who, ASKED] != 0.0:
            words = np.zeros(2, np.uint32)
            words[0], words[1] = lot[0], lot[1]
            counts[nodes.FAVOURITE] = policy(desk.states[0], desk.box[0], seat, words)
        for i in range(knobs.shape[0]):
            knobs[i] = 0.0
        knobs[nodes.EXPLORE], knobs[nodes.CURIOUS] = parts[who, EXPLORE], parts[who, CURIOUS]
        knobs[nodes.WIDEN], knobs[nodes.WIDEN_ROOT] = parts[who, GRADUALLY], parts[who, GRADUALLY_ROOT]
        knobs[nodes.ORDERED] = parts[who, ORDERED]
        knobs[nodes.SPREAD] = 1.0
        if secret:
            knobs[nodes.HIDDEN] = 1.0
        if not by_score:
            knobs[nodes.SEEN], knobs[nodes.SUM], knobs[nodes.SQUARES] = 2.0, 1.0, 1.0

    @rule
    def spend(desk: Desk, who: int, seat: int) -> bool:
        """Grow the tree; False if it does not fit."""
        seats = int(desk.box[0].seats)
        terms = Terms(seat, seats, desk.whole[who, DEPTH], desk.whole[who, HORIZON], bound, aim)
        n, some, many, counts = int(desk.whole[who, ITERATIONS]), FEW_NODES, FEW_EDGES, desk.counts
        for i in range(2 * some):
            desk.table[i] = NONE
        while n > 0:
            memory = Memory(
                desk.states, desk.rows, desk.box, desk.stream, desk.table[: 2 * some], desk.nodes[:some], desk.edges[:many],
                desk.root, counts, desk.knobs,
            )  # fmt: skip
            n -= grow(memory, terms, desk.scratch, n)
            if counts[nodes.FULL] != 0:
                many *= 2
                counts[nodes.FULL] = 0
                if many > desk.edges.shape[0]:
                    return False
            if counts[nodes.NODES] == some:
                some *= 2
                if some > desk.nodes.shape[0]:
                    return n <= 0
                for i in range(2 * some):
                    desk.table[i] = NONE
                counts[nodes.MOVED] = 1
        return True

    @rule
    def rate(desk: Desk, e: int, seat: int, out: Vector[float]) -> None:
        """What speaks for a move of the root, in the order in which it counts."""
        edge, sums = desk.edges[e], desk.root[e]
        visits = int(edge.visits)
        out[0] = 1.0 if visits > 0 and int(sums[SURE]) == visits else 0.0
        out[1] = visits
        out[2] = sums[SHARES + seat] / max(1, visits)
        out[3] = -int(edge.action)

    @rule
    def first_of(desk: Desk, seat: int, banned: Vector[int], restricted: bool) -> int:
        """The edge of the root that comes first, of those that are not banned."""
        best, e = NONE, int(desk.nodes[0].first)
        rated = np.zeros((2, 4))
        while e != NONE:
            if not restricted or banned[desk.edges[e].action] == 0:
                rate(desk, e, seat, rated[1])
                if best == NONE or ahead_of(rated[1], rated[0]):
                    best = e
                    rate(desk, e, seat, rated[0])
            e = int(desk.edges[e].next)
        return best

    @rule
    def chosen(desk: Desk, who: int, seat: int, best: int) -> int:
        """The move to make: the first, unless it is not clearly better than the heuristic's."""
        edges, root, caution = desk.edges, desk.root, desk.parts[who, CAUTION]
        heuristic, usual, e = int(desk.counts[nodes.FAVOURITE]), best, int(desk.nodes[0].first)
        while e != NONE:
            if edges[e].action == heuristic:
                usual = e
            e = int(edges[e].next)
        n, m = int(edges[best].visits), int(edges[usual].visits)
        one = error_of(root[best, SHARES + seat], root[best, SQUARE], n, by_wins)
        other = error_of(root[usual, SHARES + seat], root[usual, SQUARE], m, by_wins)
        better = edges[best].total / max(1, n) - edges[usual].total / max(1, m)
        sure = n > 0 and int(root[best, SURE]) == n
        if sure or better > caution * sqrt(one * one + other * other) or caution <= 0.0:
            return int(edges[best].action)
        return int(edges[usual].action)

    @rule
    def think(desk: Desk, who: int, seat: int, lot: Vector[int], banned: Vector[int], restricted: bool) -> int:
        many = list_moves(desk.states[0], desk.box[0], seat, desk.scratch.allowed)
        if many == 1:
            return int(desk.scratch.allowed[0])
        begin(desk, who, seat, lot, many)
        if not spend(desk, who, seat):
            return OVERFULL
        action = chosen(desk, who, seat, first_of(desk, seat, banned, False))
        if restricted and banned[action] != 0:
            e = first_of(desk, seat, banned, True)
            if e != NONE:
                action = int(desk.edges[e].action)
        return action

    return think
