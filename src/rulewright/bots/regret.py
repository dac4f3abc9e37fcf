"""Mixed strategies by regret matching, in machine code: external-sampling counterfactual regret minimisation (Lanctot et al.).

Each seat has a tree of its own, whose nodes are what that seat knows at its decisions: so nobody in an imagined game acts on
another's cards, and a bluff is worth what it is worth against somebody who may call. Every round is a new deal, from the start of
the game. For each seat in turn, all its moves are tried at each of its decisions, and the others move by the odds found so far.
A move's regret is what it would have brought beyond those odds; the next round's odds go by the regrets. The *average* of the
odds, later rounds counting more, tends to an equilibrium in games of two players for points that sum to zero.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from threading import Lock
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright.bots.nodes import EDGES, FULL, NODES, NONE, Memory, add_node, copy_row, key_of, refill, slot_of
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import random32
from rulewright.kernel.engines.batch import is_compiled, packed
from rulewright.kernel.engines.step import Records, lister, settler
from rulewright.kernel.engines.worlds import imagination
from rulewright.kernel.game import Game
from rulewright.kernel.rule import Vector, rule
from rulewright.kernel.standing import AIMS, worth
from rulewright.kernel.structs import GameBox, GameState

BLANK, VIEW, WORLD = 0, 1, 2
"""The states: an empty one, the view at a decision, and the first of a stack of worlds, one for each open decision."""
DEEPEST = 32
"""The most decisions of one seat in a game."""
NODE = np.dtype([("key", np.uint64), ("first", np.int32), ("many", np.int32)], align=True)
EDGE = np.dtype([("action", np.int32), ("regret", np.float64), ("share", np.float64)], align=True)
"""A move at a node: its regret, and the weighted sum of its odds."""
ROUNDS = 4
"""The counter of the rounds so far, after those that every tree has."""
AT, TRIED = 0, 1
"""Of an open decision: its node, and how many of its moves have been tried."""
UNIT = 1.0 / 2**32
SEED = (0x5EED, 1)
"""Where a solution's random stream starts, always: the same game has the same solution for everybody."""
SLICE = 64
"""Rounds between two checks of the clock."""
LEAST = 0.01
"""Odds below this are noise, and are left out."""

Floats = Vector[float]
Ints = Vector[int]


class Scratch(NamedTuple):
    """Working memory, valid only within a round."""

    scores: NDArray[np.int64]
    places: NDArray[np.int64]
    allowed: NDArray[np.int32]
    open: NDArray[np.int32]
    values: NDArray[np.float64]
    odds: NDArray[np.float64]


@rule
def match_regrets(node: np.record, edges: Records, odds: Floats) -> None:
    """The odds of a node's moves: in proportion to their regrets, or equal where no move is regretted."""
    first, many, total = int(node.first), int(node.many), 0.0
    for k in range(many):
        total += max(0.0, edges[first + k].regret)
    for k in range(many):
        odds[k] = max(0.0, edges[first + k].regret) / total if total > 0.0 else 1.0 / many


@rule
def draw_move(node: np.record, edges: Records, odds: Floats, weight: float, stream: Ints) -> int:
    """A move by the present odds, which are added to the average with this weight."""
    match_regrets(node, edges, odds)
    first, many = int(node.first), int(node.many)
    left, chosen = random32(stream) * UNIT, many - 1
    for k in range(many):
        edges[first + k].share += weight * odds[k]
        left -= odds[k]
        if left < 0.0 and chosen == many - 1:
            chosen = k
            left = 1.0 + many  # no later move is chosen
    return first + chosen


@rule
def regret_all(node: np.record, edges: Records, values: Floats, odds: Floats) -> float:
    """Add what each move brought beyond the present odds to its regret, and return what the odds bring."""
    match_regrets(node, edges, odds)
    first, mean = int(node.first), 0.0
    for k in range(int(node.many)):
        mean += odds[k] * values[k]
    for k in range(int(node.many)):
        edges[first + k].regret += values[k] - mean
    return mean


@rule
def find_node(
    table: NDArray[np.int32], nodes: Records, edges: Records, counts: Ints, key: np.uint64, allowed: Ints, m: int
) -> int:
    """The node of a key, made if it is new; NONE if there is no room for it."""
    slot = slot_of(table, nodes, key)
    at = int(table[slot])
    if at == NONE:
        first = int(counts[EDGES])
        if counts[NODES] == nodes.shape[0] or first + m > edges.shape[0]:
            counts[FULL] = 1
            return NONE
        at = add_node(table, nodes, counts, slot, key)
        counts[EDGES] = first + m
        nodes[at].first = first
        nodes[at].many = m
        for k in range(m):
            edges[first + k].action = allowed[k]
            edges[first + k].regret = 0.0
            edges[first + k].share = 0.0
    return at


@cache
def rounds(game: Game) -> Callable[..., int]:
    """The compiled `play_rounds`: play this many rounds, and return how many fitted into the memory."""
    rules, list_moves, settle = game.rules, lister(game), settler(game)
    setup, waiting, apply, ending, choose = rules.setup, rules.waiting, rules.apply, rules.ending, rules.choose
    look, _ = imagination(game)

    def play_rounds(memory: Memory, scratch: Scratch, seats: int, aim: int, n: int) -> int:
        states, rows, box, stream, table, nodes, edges, counts = memory
        scores, places, allowed, opened, values, odds = scratch
        view, printed = states[VIEW], box[0]
        refill(table, nodes, counts)
        for done in range(n):
            if counts[FULL] != 0:
                return done
            counts[ROUNDS] += 1
            weight = float(counts[ROUNDS])
            for mine in range(seats):
                copy_row(rows, WORLD, BLANK)
                world = states[WORLD]
                world.rng[0], world.rng[1] = random32(stream), random32(stream) | 1
                setup(world, printed)
                depth, more = 0, True
                while more:
                    world = states[WORLD + depth]
                    while ending(world) == 0:
                        who = lowest(waiting(world))
                        m, at = list_moves(world, printed, who, allowed), NONE
                        if m > 1:
                            look(view, world, printed, who)
                            at = find_node(table, nodes, edges, counts, key_of(rows[VIEW], who), allowed, m)
                        if at == NONE:
                            action = int(allowed[0]) if m == 1 else int(choose(world, printed, who, stream))
                        elif who == mine and depth < DEEPEST:
                            opened[depth, AT], opened[depth, TRIED] = at, 0
                            depth += 1
                            copy_row(rows, WORLD + depth, WORLD + depth - 1)
                            world = states[WORLD + depth]
                            action = int(edges[nodes[at].first].action)
                        else:
                            counted = 0.0 if who == mine else weight
                            action = int(edges[draw_move(nodes[at], edges, odds, counted, stream)].action)
                        apply(world, printed, who, action)
                    settle(world, printed, scores, places)
                    value, more = worth(aim, scores, places, seats, mine), False
                    while depth > 0 and not more:
                        node, k = nodes[opened[depth - 1, AT]], int(opened[depth - 1, TRIED])
                        values[depth - 1, k] = value
                        if k + 1 < node.many:
                            opened[depth - 1, TRIED] = k + 1
                            copy_row(rows, WORLD + depth, WORLD + depth - 1)
                            apply(states[WORLD + depth], printed, mine, int(edges[node.first + k + 1].action))
                            more = True
                        else:
                            value = regret_all(node, edges, values[depth - 1], odds)
                            depth -= 1
        return n

    from rulewright.kernel.engines.compiled import compile_entry

    return compile_entry(game, play_rounds)


@cache
def seeker(game: Game) -> Callable[..., int]:
    """The compiled `seek`: the node of the view in the first world, or NONE. The bytes between a view's fields may be anything,
    so its fields are copied before its key is taken."""
    look, _ = imagination(game)

    def seek(memory: Memory, seat: int) -> int:
        look(memory.states[VIEW], memory.states[WORLD], memory.box[0], seat)
        return int(memory.table[slot_of(memory.table, memory.nodes, key_of(memory.rows[VIEW], seat))])

    from rulewright.kernel.engines.compiled import compile_entry

    return compile_entry(game, seek)


class Solution:
    """The trees of all seats of a game, as far as they have been grown."""

    def __init__(self, game: Game, box: GameBox) -> None:
        self.game, self.seats, self.lock = game, int(box.seats), Lock()
        self.play, self.seek = rounds(game), seeker(game)
        self.memory = Memory.blank(packed(game.state(), WORLD + DEEPEST + 1), packed(box), NODE, EDGE)
        self.memory.rows[:], self.memory.stream[:] = 0, SEED
        scores, places = np.zeros((2, game.seats[1]), np.int64)
        allowed, opened = np.zeros(game.actions.size, np.int32), np.zeros((DEEPEST, 2), np.int32)
        values, odds = np.zeros((DEEPEST, len(allowed))), np.zeros(len(allowed))
        self.scratch = Scratch(scores, places, allowed, opened, values, odds)

    @property
    def rounds(self) -> int:
        return int(self.memory.counts[ROUNDS])

    def grow(self, rounds: int, until: float = np.inf) -> None:
        """Play up to this many rounds in all, or until the deadline, but at least one slice."""
        with self.lock:
            while self.rounds < rounds:
                self._run(min(SLICE, rounds - self.rounds))
                if time.monotonic() > until:
                    return

    def _run(self, n: int) -> None:
        aim = AIMS.index(self.game.aim)
        while n > 0:
            n -= self.play(self.memory, self.scratch, self.seats, aim, n)
            if self.memory.counts[FULL]:
                self.memory = self.memory.with_more_edges().with_more_nodes()

    def odds(self, view: GameState, seat: int) -> dict[int, float]:
        """The average odds of each move at a decision; empty if it was never reached."""
        with self.lock:
            self.memory.rows[WORLD] = packed(view).view(np.uint64)
            at = self.seek(self.memory, seat)
            if at == NONE:
                return {}
            first, many = int(self.memory.nodes[at]["first"]), int(self.memory.nodes[at]["many"])
            moves = self.memory.edges[first : first + many]
        total = float(moves["share"].sum())
        kept = {int(e["action"]): float(e["share"]) for e in moves if e["share"] >= LEAST * total > 0}
        return {action: share / sum(kept.values()) for action, share in kept.items()}


def prepare(game: Game, box: GameBox) -> None:
    """Compile this game's rounds, or load them."""
    once = Solution(game, box)
    once.grow(1)
    once.odds(game.view(game.state(), box, 0), 0)


def is_ready(game: Game) -> bool:
    """Whether they are compiled, in memory or on disk."""
    return is_compiled(rounds(game)) and is_compiled(seeker(game))
