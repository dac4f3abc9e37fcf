"""The search tree, grown in machine code: information-set Monte Carlo tree search for any number of seats.

Each iteration samples a full state consistent with the searching seat's view, walks down the tree selecting among the moves
legal in that state, adds one node, plays on by the policy to the end, or to where the outlook or a net evaluates the position,
and backpropagates the result. A node stands for the information at a decision: the searching seat's own view for its own
decisions, the public view for those of others. So no seat in the tree sees another's hidden choice, no matter in which order
seats decide; visible outcomes of chance lead to different nodes; and if others may hold different cards, their moves are
compared only over the worlds in which they were available.

If a game has a heuristic, its move is the first to be tried at a node, and the others are added gradually: so a short search
does not get lost among many moves that a player would not consider. If the game also rates moves by appeal, they are added in
that order.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright.bots.net import Sense, share_by_net
from rulewright.bots.nodes import (
    CURIOUS,
    EXPLORE,
    FAVOURITE,
    FULL,
    GUIDE,
    NODES,
    NONE,
    ORDERED,
    SHARES,
    SQUARE,
    SURE,
    TOLD,
    WIDEN,
    WIDEN_ROOT,
    Memory,
    add_node,
    copy_row,
    expand,
    key_of,
    measure,
    put_in_order,
    refill,
    select_here,
    select_known,
    slot_of,
)
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import random32
from rulewright.kernel.engines.step import Records, lister, settler
from rulewright.kernel.engines.worlds import imagination
from rulewright.kernel.game import Game
from rulewright.kernel.rule import Vector, rule
from rulewright.kernel.standing import SCORE, WIN, worth
from rulewright.kernel.structs import GameBox, GameState
from rulewright.kernel.views import SPECTATOR

ROOT, WORLD, VIEW = 0, 1, 2
"""The three states of a search: the seat's view, the world sampled from it, and the view at the current decision."""
NEAR = 0.5
"""How much the outlook counts as a guide at the end of a lost solo game, where a success counts 1."""
DEEPEST = 1024


class Terms(NamedTuple):
    """The parameters of a search: the seat, how far it looks, its aim, and the numbers that guide selection (see `nodes`)."""

    seat: int
    seats: int
    depth: int
    horizon: int
    beyond: int
    """The number of moves after the tree at which the net, if any, evaluates the position."""
    aim: int
    knobs: NDArray[np.float64]


class Scratch(NamedTuple):
    """The statistics of the root's moves, and working memory, valid only within an iteration."""

    root: NDArray[np.float64]
    scores: NDArray[np.int64]
    places: NDArray[np.int64]
    values: NDArray[np.float64]
    path: NDArray[np.int32]
    allowed: NDArray[np.int32]
    sense: Sense | int
    """A net with its working memory, or 0."""

    @classmethod
    def blank(cls, game: Game, seats: int, sense: Sense | int = 0) -> Scratch:
        scores, places = np.zeros((2, game.seats[1]), np.int64)
        actions = max(1, game.actions.size)
        path, allowed = np.zeros((DEEPEST, 2), np.int32), np.zeros(actions, np.int32)
        return cls(np.zeros((actions, SHARES + seats)), scores, places, np.zeros((2, seats)), path, allowed, sense)


@cache
def grower(game: Game, by_net: bool = False) -> Callable[..., int]:
    """The compiled `grow`, as Python calls it."""
    from rulewright.kernel.engines.compiled import compile_entry

    return compile_entry(game, growing(game, by_net))


@rule
def remember(edges: Records, scratch: Scratch, steps: int, moves: int, best: float) -> None:
    """Backpropagate a result: to every move on the path its mover's, and to the first one also all seats' results."""
    path, values = scratch.path, scratch.values
    for i in range(steps):
        edge = edges[path[i, 0]]
        edge.visits += 1
        edge.total += values[GUIDE, path[i, 1]]
    if steps > 0:
        first, worth = scratch.root[path[0, 0]], values[TOLD, path[0, 1]]
        first[SQUARE] += worth * worth
        if moves == 1 and worth >= best:
            first[SURE] += 1.0
        for i in range(values.shape[1]):
            first[SHARES + i] += values[TOLD, i]


@cache
def selector(game: Game) -> Callable[..., int]:
    """The rule `select`: the edge of the tree to follow at a decision, or NONE where a new node is made."""
    list_moves, look, open_game = lister(game), imagination(game)[0], not game.has_secrets
    policy, appeal, has_heuristic = game.play.policy, game.play.appeal, game.play.own_policy

    @rule
    def select(memory: Memory, terms: Terms, scratch: Scratch, appeals: Vector[float], who: int, moves: int) -> int:
        states, rows, box, stream, table, nodes, edges, counts = memory
        world, view, printed, allowed, knobs = states[WORLD], states[VIEW], box[0], scratch.allowed, terms.knobs
        known, at, m = open_game or who == terms.seat, 0, 0
        if moves > 0:
            look(view, world, printed, who if known else SPECTATOR)
            key = key_of(rows[VIEW], who)
            slot = slot_of(table, nodes, key)
            at = int(table[slot])
            if at == NONE:
                add_node(table, nodes, counts, slot, key)
                return NONE
        node = nodes[at]
        if not known or node.first == NONE:
            m = list_moves(world, printed, who, allowed)
        if not known:
            return int(select_here(node, edges, counts, allowed, m, knobs, stream))
        if m > 0:
            favourite = int(counts[FAVOURITE])
            if has_heuristic and moves > 0:
                favourite = int(policy(world, printed, who, stream))
            if knobs[ORDERED] != 0.0:
                appeal(world, printed, who, allowed, m, appeals)
                put_in_order(allowed, appeals, m, favourite)
            expand(node, edges, counts, allowed, m, favourite)
        if node.first == NONE:
            return NONE
        explore, widen = knobs[EXPLORE if moves else CURIOUS], knobs[WIDEN if moves else WIDEN_ROOT]
        return int(select_known(node, edges, explore, widen, knobs, stream))

    return select


@cache
def evaluator(game: Game, by_net: bool) -> Callable[..., None]:
    """The rule `evaluate`: each seat's result of a simulated game. An unfinished one is evaluated by the net, if there is one,
    or else by the game's outlook, if it has one. In solo games, a near miss counts as a guide to the search."""
    ending, settle, bound = game.rules.ending, settler(game), game.bound
    outlook, foresees = game.play.outlook, game.play.foresees

    @rule
    def expect_by_outlook(s: GameState, box: GameBox, sense: Sense, out: Vector[float]) -> None:
        outlook(s, box, out)

    expect: Callable[..., None] = share_by_net(game) if by_net else expect_by_outlook

    @rule
    def evaluate(s: GameState, box: GameBox, terms: Terms, scratch: Scratch) -> None:
        scores, places, values, aim = scratch.scores, scratch.places, scratch.values, terms.aim
        cut = by_net or (foresees and terms.horizon < bound)
        over = not cut or ending(s) != 0
        if over:
            settle(s, box, scores, places)
            for i in range(terms.seats):
                values[TOLD, i] = worth(aim, scores, places, terms.seats, i)
        else:
            expect(s, box, scratch.sense, values[TOLD])
        for i in range(terms.seats):
            values[GUIDE, i] = values[TOLD, i]
        if over and foresees and terms.seats == 1 and aim != SCORE and places[0] != 1:
            outlook(s, box, values[GUIDE])
            values[GUIDE, 0] *= NEAR
        if cut or aim == SCORE:
            measure(terms.knobs, values[GUIDE, terms.seat])

    return evaluate


@cache
def growing(game: Game, by_net: bool = False) -> Callable[..., int]:
    """The rule `grow`: run iterations of the search on a tree, and return how many fitted into its memory."""
    waiting, apply, ending, policy = game.rules.waiting, game.rules.apply, game.rules.ending, game.play.policy
    imagine, select, evaluate = imagination(game)[1], selector(game), evaluator(game, by_net)

    @rule
    def grow(memory: Memory, terms: Terms, scratch: Scratch, n: int) -> int:
        states, rows, box, stream, table, nodes, edges, counts = memory
        world, printed, path = states[WORLD], box[0], scratch.path
        lots, appeals = np.zeros(2, np.uint32), np.zeros(scratch.allowed.shape[0])
        refill(table, nodes, counts)
        for done in range(n):
            if counts[FULL] != 0 or 2 * counts[NODES] >= table.shape[0] or counts[NODES] == nodes.shape[0]:
                return done
            copy_row(rows, WORLD, ROOT)
            lots[0] = random32(stream)
            lots[1] = random32(stream)
            imagine(world, printed, terms.seat, lots)
            steps, moves, who, e = 0, 0, terms.seat, 0
            while ending(world) == 0 and moves < terms.horizon:
                if moves > 0:
                    who = lowest(waiting(world))
                if e != NONE:
                    e = select(memory, terms, scratch, appeals, who, moves) if steps < terms.depth else NONE
                if e != NONE:
                    path[steps, 0] = e
                    path[steps, 1] = who
                    steps += 1
                    action = int(edges[e].action)
                else:
                    if moves - steps >= terms.beyond:
                        break
                    action = int(policy(world, printed, who, stream))
                apply(world, printed, who, action)
                moves += 1
            evaluate(world, printed, terms, scratch)
            remember(edges, scratch, steps, moves, 1.0 if terms.aim == WIN else np.inf)
        return n

    return grow
