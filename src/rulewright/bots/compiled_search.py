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
from rulewright.bots.nodes import FEW_EDGES, FEW_NODES, NONE, SHARES, SQUARE, SURE, Memory
from rulewright.bots.search import Search, interval
from rulewright.bots.tree import DEEPEST, Scratch, Terms
from rulewright.kernel.chance import mix
from rulewright.kernel.engines.batch import packed
from rulewright.kernel.engines.step import Records, lister
from rulewright.kernel.game import Game
from rulewright.kernel.rule import Vector, rule
from rulewright.kernel.standing import AIMS
from rulewright.kernel.statistics import Z95
from rulewright.kernel.structs import GameBox

MOST_EDGES = 1 << 22
"""The most edges in memory, 128 MB, of which only the used ones take any."""
OVERFULL = -2
"""What is chosen if a tree does not fit: the game has to be played outside."""
ITERATIONS, DEPTH, HORIZON, ASKED = 0, 1, 2, 3
"""The whole numbers of a player's search; ASKED is whether it starts with the heuristic's move."""


class Workspace(NamedTuple):
    """The memory for searching, as large as a tree may become; its states once more, and their bytes; each player's search."""

    memory: Memory
    scratch: Scratch
    states: Records
    raw: NDArray[np.uint8]
    knobs: NDArray[np.float64]
    whole: NDArray[np.int64]
    usual: NDArray[np.float64]
    """By player: the knobs before any result."""
    cautions: NDArray[np.float64]


def searcher(bot: Bot, game: Game) -> Search | None:
    """The search by which a bot plays this game; None if there is more to it than that."""
    if isinstance(bot, Level):
        return None if game.solver else bot.search(game)
    return bot if isinstance(bot, Search) and bot.net is None and bot.aim in ("", game.aim) else None


def workspace(game: Game, box: GameBox, searches: Sequence[Search | None]) -> Workspace:
    """The memory for players with these searches."""
    states, playing = np.zeros(3, game.state.dtype()), [s or Search() for s in searches]
    most = FEW_NODES
    while most < max(s.iterations for s in searches if s) + 2:
        most *= 2
    whole = [[s.iterations, min(s.depth, DEEPEST), s.sees_to(game), s.uses_heuristic(game)] for s in playing]
    memory = Memory.blank(states, packed(box), nodes.NODE, nodes.EDGE)
    memory = memory._replace(
        table=np.zeros(2 * most, np.int32),
        nodes=np.zeros(most, nodes.NODE),
        edges=np.zeros(max(FEW_EDGES, min(MOST_EDGES, most * max(1, game.actions.size))), nodes.EDGE),
    )
    return Workspace(
        memory,
        Scratch.blank(game, int(box.seats)),
        states,
        states.view(np.uint8).reshape(3, -1),
        np.zeros(nodes.SQUARES + 1),
        np.array(whole, np.int64),
        np.array([s.knobs(game) for s in playing]),
        np.array([s.caution for s in playing]),
    )


@rule
def ahead_of(one: Vector[float], other: Vector[float]) -> bool:
    """Whether a move comes before another: sure ones first, then by visits, then by the mean, then by the number."""
    for i in range(4):
        if one[i] != other[i]:
            return one[i] > other[i]
    return False


@rule
def rate(workspace: Workspace, e: int, seat: int, out: Vector[float]) -> None:
    """What speaks for a move of the root, in the order in which it counts."""
    edge, sums = workspace.memory.edges[e], workspace.scratch.root[e]
    visits = int(edge.visits)
    out[0] = 1.0 if visits > 0 and int(sums[SURE]) == visits else 0.0
    out[1] = visits
    out[2] = sums[SHARES + seat] / max(1, visits)
    out[3] = -int(edge.action)


@rule
def first_of(workspace: Workspace, seat: int, banned: Vector[int], restricted: bool) -> int:
    """The edge of the root that comes first, of those that are not banned."""
    best, e, edges = NONE, int(workspace.memory.nodes[0].first), workspace.memory.edges
    rated = np.zeros((2, 4))
    while e != NONE:
        if not restricted or banned[edges[e].action] == 0:
            rate(workspace, e, seat, rated[1])
            if best == NONE or ahead_of(rated[1], rated[0]):
                best = e
                rate(workspace, e, seat, rated[0])
        e = int(edges[e].next)
    return best


@rule
def chosen(workspace: Workspace, who: int, seat: int, best: int, aim: int) -> int:
    """The move to make: the first, unless it is not clearly better than the heuristic's."""
    edges, root, caution = workspace.memory.edges, workspace.scratch.root, workspace.cautions[who]
    heuristic, usual, e = int(workspace.memory.counts[nodes.FAVOURITE]), best, int(workspace.memory.nodes[0].first)
    while e != NONE:
        if edges[e].action == heuristic:
            usual = e
        e = int(edges[e].next)
    n, m = int(edges[best].visits), int(edges[usual].visits)
    low, high = interval(root[best, SHARES + seat], root[best, SQUARE], n, aim)
    one = (high - low) / (2 * Z95)
    low, high = interval(root[usual, SHARES + seat], root[usual, SQUARE], m, aim)
    other = (high - low) / (2 * Z95)
    better = edges[best].total / max(1, n) - edges[usual].total / max(1, m)
    sure = n > 0 and int(root[best, SURE]) == n
    if sure or better > caution * sqrt(one * one + other * other) or caution <= 0.0:
        return int(edges[best].action)
    return int(edges[usual].action)


@rule
def plant(workspace: Workspace, who: int, lot: Vector[int], many: int) -> None:
    """An empty tree."""
    _, _, _, stream, _, made, _, counts = workspace.memory
    a, b = mix(lot[0] ^ mix(1)), mix(lot[1] ^ mix(0x9E3779B9))
    stream[0] = a
    stream[1] = b if b != 0 else 1
    node, root = made[0], workspace.scratch.root
    node.key = np.uint64(a) << np.uint64(32)
    node.first, node.many, node.open, node.visits = NONE, 0, 0, 0
    for i in range(many):
        for k in range(root.shape[1]):
            root[i, k] = 0.0
    for i in range(counts.shape[0]):
        counts[i] = 0
    counts[nodes.NODES] = 1
    counts[nodes.FAVOURITE] = NONE
    for i in range(workspace.knobs.shape[0]):
        workspace.knobs[i] = workspace.usual[who, i]


@cache
def thinker(game: Game) -> Callable[..., int]:
    """The rule `think(workspace, who, seat, lot, banned, restricted)`: the move that a player chooses by its search. The seat's
    view is the first state of the workspace."""
    grow, list_moves, policy, reconsider = tree.growing(game), lister(game), game.play.policy, game.play.reconsider
    aim, bound = AIMS.index(game.aim), game.bound

    @rule
    def spend(workspace: Workspace, who: int, seat: int) -> bool:
        """Grow the tree; False if it does not fit."""
        states, rows, box, stream, table, made, edges, counts = workspace.memory
        seats = int(box[0].seats)
        terms = Terms(
            seat, seats, workspace.whole[who, DEPTH], workspace.whole[who, HORIZON], bound, aim, workspace.knobs
        )
        n, some, many = int(workspace.whole[who, ITERATIONS]), FEW_NODES, FEW_EDGES
        for i in range(2 * some):
            table[i] = NONE
        while n > 0:
            memory = Memory(states, rows, box, stream, table[: 2 * some], made[:some], edges[:many], counts)
            n -= grow(memory, terms, workspace.scratch, n)
            if counts[nodes.FULL] != 0:
                many *= 2
                counts[nodes.FULL] = 0
                if many > edges.shape[0]:
                    return False
            if counts[nodes.NODES] == some:
                some *= 2
                if some > made.shape[0]:
                    return n <= 0
                for i in range(2 * some):
                    table[i] = NONE
                counts[nodes.MOVED] = 1
        return True

    @rule
    def think(
        workspace: Workspace, who: int, seat: int, lot: Vector[int], banned: Vector[int], restricted: bool
    ) -> int:
        many = list_moves(workspace.states[0], workspace.memory.box[0], seat, workspace.scratch.allowed)
        if many == 1:
            return int(workspace.scratch.allowed[0])
        plant(workspace, who, lot, many)
        if workspace.whole[who, ASKED] != 0:
            words = np.zeros(2, np.uint32)
            words[0], words[1] = lot[0], lot[1]
            usual = policy(workspace.states[0], workspace.memory.box[0], seat, words)
            workspace.memory.counts[nodes.FAVOURITE] = usual
        reconsider(workspace.states[0], workspace.memory.box[0], seat)
        if not spend(workspace, who, seat):
            return OVERFULL
        action = chosen(workspace, who, seat, first_of(workspace, seat, banned, False), aim)
        if restricted and banned[action] != 0:
            e = first_of(workspace, seat, banned, True)
            if e != NONE:
                action = int(workspace.memory.edges[e].action)
        return action

    return think
