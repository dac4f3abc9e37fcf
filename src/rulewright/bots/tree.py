"""The search tree, grown in machine code: information-set Monte Carlo tree search for any number of seats.

Each iteration imagines a whole world that the searching seat could be in, walks down the tree choosing among the moves
allowed in that world, adds one node, plays on lightly to the end, or to where the rules say what is to be expected, and
remembers what came of it. A node is what can be known where a decision is made: the searching seat's own view for its own
decisions, what everybody sees for those of others. So nobody in the tree sees another's hidden choice, whatever the order
in which seats decide; outcomes of chance that can be seen are told apart; and where others hold different cards, their
moves are compared only over the worlds in which they could be made.

Where a game has a rule of thumb, its move is the first to be tried at a decision, and the others enter by and by: so a
short search is never lost among many moves that a player would not look at. Where it also says how much moves appeal at first
sight, they enter in that order.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from rulewright.bots.net import share_by_net
from rulewright.bots.nodes import (
    CURIOUS,
    EXPLORE,
    FAVOURITE,
    FULL,
    GUIDE,
    MOVED,
    NODES,
    NONE,
    ORDERED,
    TOLD,
    WIDEN,
    WIDEN_ROOT,
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
from rulewright.kernel.engines.compiled import compile_entry
from rulewright.kernel.engines.worlds import imagination
from rulewright.kernel.game import Game
from rulewright.kernel.rule import rule
from rulewright.kernel.standing import SCORE, WIN, worth
from rulewright.kernel.views import SPECTATOR

ROOT, WORLD, VIEW = 0, 1, 2
"""The three states of a search: what the seat sees, the world imagined from it, and the view of whoever decides there."""
NEAR = 0.5
"""What the best outlook at a lost end is worth as a guide, the success that was missed being worth 1."""
DEEPEST = 1024


class Memory(NamedTuple):
    """What a search keeps between two calls: its states and their words, its stream, the tree, and what it counts."""

    states: Any
    rows: Any
    box: Any
    stream: Any
    table: Any
    nodes: Any
    edges: Any
    root: Any
    counts: Any
    knobs: Any


class Terms(NamedTuple):
    """Whose search it is, how far it looks, and what it goes for."""

    seat: int
    seats: int
    depth: int
    horizon: int
    beyond: int
    """After so many moves that are not in the tree the net is asked, if there is one."""
    aim: int


class Scratch(NamedTuple):
    """Room to work in; nothing in it outlasts an iteration."""

    scores: Any
    places: Any
    values: Any
    path: Any
    allowed: Any
    sense: Any
    """A net with its room, or 0."""


@cache
def grower(game: Game, by_net: bool = False) -> Callable[..., Any]:
    """The compiled `grow`: run iterations of the search on a tree, and say how many fitted into it.

    With a net, it says what is to be expected where the tree ends; else the game's outlook does, if there is one.
    """
    rules, bound, exact = game.rules, game.bound, game.exact
    waiting, offers, offer, check = rules.waiting, rules.offers, rules.offer, rules.check
    apply, ending, score = rules.apply, rules.ending, rules.score
    look, imagine = imagination(game)
    play, standing = game.play, rules.standing
    policy, appeal, outlook, foresees = play.policy, play.appeal, play.outlook, play.foresees
    open_game, has_heuristic = not game.has_secrets, play.own_policy

    @rule
    def expect_by_outlook(s: Any, box: Any, sense: Any, out: Any) -> None:
        outlook(s, box, out)

    expect = share_by_net(game) if by_net else expect_by_outlook

    @rule
    def list_moves(s: Any, box: Any, who: int, allowed: Any) -> int:
        n = 0
        for k in range(offers(s, box, who)):
            action = offer(s, box, who, k)
            if exact or check(s, box, who, action) == 0:
                allowed[n] = action
                n += 1
        return n

    @rule
    def judge(s: Any, box: Any, seats: int, aim: int, scores: Any, places: Any, values: Any) -> None:
        """What the end is worth to each seat. Alone, a success that was missed by little shows the way to it."""
        for i in range(scores.shape[0]):
            scores[i] = 0
        score(s, box, scores)
        standing(s, box, scores, places)
        for i in range(seats):
            values[TOLD, i] = worth(aim, scores, places, seats, i)
            values[GUIDE, i] = values[TOLD, i]
        if foresees and seats == 1 and aim != SCORE and places[0] != 1:
            outlook(s, box, values[GUIDE])
            values[GUIDE, 0] *= NEAR

    def grow(memory, terms, scratch, n):  # type: ignore[no-untyped-def]
        states, rows, box, stream, table, nodes, edges, root, counts, knobs = memory
        seat, seats, depth, horizon, beyond, aim = terms
        scores, places, values, path, allowed, sense = scratch
        world, view, printed = states[WORLD], states[VIEW], box[0]
        lots, appeals = np.zeros(2, np.uint32), np.zeros(allowed.shape[0])
        cut = by_net or (foresees and horizon < bound)
        if counts[MOVED] != 0:
            refill(table, nodes, counts[NODES])
            counts[MOVED] = 0
        for done in range(n):
            if counts[FULL] != 0 or 2 * counts[NODES] >= table.shape[0] or counts[NODES] == nodes.shape[0]:
                return done
            for i in range(rows.shape[1]):
                rows[WORLD, i] = rows[ROOT, i]
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
                            fresh = int(counts[NODES])
                            counts[NODES] = fresh + 1
                            table[slot] = fresh
                            nodes[fresh].key = key
                            nodes[fresh].first = NONE
                            nodes[fresh].open = 0
                            nodes[fresh].visits = 0
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
                judge(world, printed, seats, aim, scores, places, values)
            if cut or aim == SCORE:
                measure(knobs, values[GUIDE, seat])
            remember(edges, root, path, steps, moves, values, 1.0 if aim == WIN else np.inf)
        return n

    return compile_entry(game, grow)
