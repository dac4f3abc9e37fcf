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
    remember,
    select_here,
    select_known,
    slot_of,
)
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import random32
from rulewright.kernel.engines.step import lister, settler
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


@cache
def growing(game: Game, by_net: bool = False) -> Callable[..., int]:
    """The rule `grow`: run iterations of the search on a tree, and return how many fitted into its memory.

    Unfinished games are evaluated by the net, if there is one, or else by the game's outlook, if it has one.
    """
    rules, play, bound, list_moves, settle = game.rules, game.play, game.bound, lister(game), settler(game)
    waiting, apply, ending = rules.waiting, rules.apply, rules.ending
    look, imagine = imagination(game)
    policy, appeal, outlook, foresees = play.policy, play.appeal, play.outlook, play.foresees
    open_game, has_heuristic = not game.has_secrets, play.own_policy

    @rule
    def expect_by_outlook(s: GameState, box: GameBox, sense: Sense, out: Vector[float]) -> None:
        outlook(s, box, out)

    expect: Callable[..., None] = share_by_net(game) if by_net else expect_by_outlook

    @rule
    def judge(
        s: GameState,
        box: GameBox,
        aim: int,
        scores: NDArray[np.int64],
        places: Vector[int],
        values: NDArray[np.float64],
    ) -> None:
        """Each seat's result at the end. In solo games, a near miss counts as a guide to the search."""
        seats = int(box.seats)
        settle(s, box, scores, places)
        for i in range(seats):
            values[TOLD, i] = worth(aim, scores, places, seats, i)
            values[GUIDE, i] = values[TOLD, i]
        if foresees and seats == 1 and aim != SCORE and places[0] != 1:
            outlook(s, box, values[GUIDE])
            values[GUIDE, 0] *= NEAR

    @rule
    def grow(memory: Memory, terms: Terms, scratch: Scratch, n: int) -> int:
        states, rows, box, stream, table, nodes, edges, counts = memory
        seat, seats, depth, horizon, beyond, aim, knobs = terms
        root, scores, places, values, path, allowed, sense = scratch
        world, view, printed = states[WORLD], states[VIEW], box[0]
        lots, appeals = np.zeros(2, np.uint32), np.zeros(allowed.shape[0])
        cut = by_net or (foresees and horizon < bound)
        refill(table, nodes, counts)
        for done in range(n):
            if counts[FULL] != 0 or 2 * counts[NODES] >= table.shape[0] or counts[NODES] == nodes.shape[0]:
                return done
            copy_row(rows, WORLD, ROOT)
            lots[0] = random32(stream)
            lots[1] = random32(stream)
            imagine(world, printed, seat, lots)
            steps, moves, who, e = 0, 0, seat, 0
            while ending(world) == 0 and moves < horizon:
                if moves > 0:
                    who = lowest(waiting(world))
                if e != NONE:
                    e = NONE
                    known = open_game or who == seat
                    at = 0
                    if moves > 0 and steps < depth:
                        look(view, world, printed, who if known else SPECTATOR)
                        key = key_of(rows[VIEW], who)
                        slot = slot_of(table, nodes, key)
                        at = int(table[slot])
                        if at == NONE:
                            add_node(table, nodes, counts, slot, key)
                    if at != NONE and steps < depth:
                        node, m = nodes[at], 0
                        if not known or node.first == NONE:
                            m = list_moves(world, printed, who, allowed)
                        if not known:
                            e = select_here(node, edges, counts, allowed, m, knobs, stream)
                        else:
                            if m > 0:
                                favourite = int(counts[FAVOURITE])
                                if has_heuristic and moves > 0:
                                    favourite = int(policy(world, printed, who, stream))
                                if knobs[ORDERED] != 0.0:
                                    appeal(world, printed, who, allowed, m, appeals)
                                    put_in_order(allowed, appeals, m, favourite)
                                expand(node, edges, counts, allowed, m, favourite)
                            if node.first != NONE:
                                explore = knobs[EXPLORE if moves else CURIOUS]
                                widen = knobs[WIDEN if moves else WIDEN_ROOT]
                                e = select_known(node, edges, explore, widen, knobs, stream)
                if e != NONE:
                    path[steps, 0] = e
                    path[steps, 1] = who
                    steps += 1
                    action = int(edges[e].action)
                else:
                    if moves - steps >= beyond:
                        break
                    action = int(policy(world, printed, who, stream))
                apply(world, printed, who, action)
                moves += 1
            if cut and ending(world) == 0:
                expect(world, printed, sense, values[TOLD])
                for i in range(seats):
                    values[GUIDE, i] = values[TOLD, i]
            else:
                judge(world, printed, aim, scores, places, values)
            if cut or aim == SCORE:
                measure(knobs, values[GUIDE, seat])
            remember(edges, root, path, steps, moves, values, 1.0 if aim == WIN else np.inf)
        return n

    return grow
