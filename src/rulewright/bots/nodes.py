"""Decisions and moves of a search tree: how a node is found, how its moves enter, and which of them is tried next."""

from __future__ import annotations

from math import log, sqrt
from typing import Any

import numpy as np

from rulewright.kernel.chance import pick, random32
from rulewright.kernel.rule import rule

NODE = np.dtype(
    [("key", np.uint64), ("first", np.int32), ("many", np.int32), ("open", np.int32), ("visits", np.int32)], align=True
)
"""A decision: its first edge, how many there are and how many were tried, and how often one was chosen."""
EDGE = np.dtype(
    [("action", np.int32), ("next", np.int32), ("visits", np.int32), ("seen", np.int32), ("total", np.float64)],
    align=True,
)
"""A move at a node: how often it was made, how often it could have been, and the sum of what it brought its mover."""
SQUARE, SURE, SHARES = 0, 1, 2
"""What is kept besides of the moves at the root: the squares of the mover's results, how often the move won at once, and
the sums of everybody's results."""
NONE = -1
NODES, EDGES, FULL, MOVED, FAVOURITE = 0, 1, 2, 3, 4
"""What is counted of a tree: nodes and edges in use, whether an edge found no room, and whether the table is a new one; and
the move to try first at the root, or NONE."""
EXPLORE, CURIOUS, HIDDEN, WIDEN, WIDEN_ROOT, ORDERED, SPREAD, SEEN, SUM, SQUARES = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
"""The knobs: how much untried moves draw, and how much they do at the root; whether there are secrets; how fast moves enter,
and how fast they do at the root; whether they do so by their appeal; how far results lie apart, 1 for wins and defeats.
Elsewhere that is measured, from how many results were seen, their sum and their squares."""
TOLD, GUIDE = 0, 1
"""What came of an imagined game, and what is made of it to find the way: the same but for near misses."""
STRIDE = 7919
"""Moves that were never made are taken so many apart: a prime, so that all have their turn, in no order of the game's."""
LITTLE = 1e-6
TWICE = 2.0 / 2**32
"""Makes of 32 random bits a number from 0 to 2."""


@rule
def scatter(h: Any) -> Any:
    """The finaliser of splitmix64."""
    h = (h ^ (h >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    h = (h ^ (h >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return h ^ (h >> np.uint64(31))


@rule
def key_of(row: Any, who: int) -> Any:
    """64 bits that stand for a view and who decides there."""
    h: Any = np.uint64(who + 1)
    for i in range(row.shape[0]):
        h = (h ^ row[i]) * np.uint64(0x9E3779B97F4A7C15)
        h ^= h >> np.uint64(29)
    return scatter(h)


@rule
def slot_of(table: Any, nodes: Any, key: Any) -> Any:
    """Where the table holds this key, or the free place where it would."""
    mask = np.uint64(table.shape[0] - 1)
    at: Any = key & mask
    while table[at] != NONE and nodes[table[at]].key != key:
        at = (at + np.uint64(1)) & mask
    return at


@rule
def refill(table: Any, nodes: Any, used: int) -> None:
    """Enter all nodes into a table that has grown."""
    for i in range(1, used):
        table[slot_of(table, nodes, nodes[i].key)] = i


@rule
def promise(total: float, visits: int, bonus: float) -> float:
    """What a move is worth trying: its mean result, and a bonus that shrinks as it is tried (UCB1).

    It is handed numbers, not arrays, because passing an array costs more than all the rest.
    """
    once = 1.0 / visits
    return total * once + sqrt(bonus * once)


@rule
def measure(knobs: Any, value: float) -> None:
    """How far results lie apart: their variance, in that of wins and defeats in equal numbers; never nothing at all, lest
    the first few results that happen to be equal end all curiosity."""
    knobs[SEEN] += 1.0
    knobs[SUM] += value
    knobs[SQUARES] += value * value
    mean = knobs[SUM] / knobs[SEEN]
    knobs[SPREAD] = 4.0 * max(LITTLE, knobs[SQUARES] / knobs[SEEN] - mean * mean)


@rule
def fickle(stream: Any) -> float:
    """Where choices are hidden, the bonus is now smaller, now larger, lest two who choose at once fall into step and seem to
    foresee each other."""
    luck = random32(stream) * TWICE
    return luck * luck


@rule
def entering(node: Any, k: int, ordered: bool) -> int:
    """Which move is the k-th to be tried: the favourite first of all, then the others by their appeal, or in no order of the
    game's."""
    if k == 0 or ordered:
        return int(node.first) + k
    others = int(node.many) - 1
    return int(node.first) + 1 + ((int(node.key >> np.uint64(32)) + STRIDE * k) % others)


@rule
def select_known(node: Any, edges: Any, explore: float, widen: float, knobs: Any, stream: Any) -> int:
    """Choose where the moves are the same in every world: another one to begin with if it is time, else the most promising."""
    made, many, open_, ordered = int(node.visits), int(node.many), int(node.open), knobs[ORDERED] != 0.0
    node.visits = made + 1
    if open_ < many and open_ <= widen * sqrt(made):
        node.open = open_ + 1
        return entering(node, open_, ordered)
    best, most = NONE, -np.inf
    bonus, hidden = explore * knobs[SPREAD] * log(made), knobs[HIDDEN] != 0.0
    for k in range(open_):
        e = entering(node, k, ordered)
        more = bonus * fickle(stream) if hidden else bonus
        worth = promise(edges[e].total, edges[e].visits, more)
        if worth > most:
            best = e
            most = worth
    return best


@rule
def add_edge(node: Any, edges: Any, counts: Any, action: int, after: int) -> int:
    """A new edge behind another one of the node, or at the head of its list."""
    e = int(counts[EDGES])
    if e == edges.shape[0]:
        counts[FULL] = 1
        return NONE
    counts[EDGES] = e + 1
    edge = edges[e]
    edge.action = action
    edge.visits = 0
    edge.seen = 0
    edge.total = 0.0
    if after == NONE:
        edge.next = node.first
        node.first = e
    else:
        edge.next = edges[after].next
        edges[after].next = e
    return e


@rule
def expand(node: Any, edges: Any, counts: Any, allowed: Any, n: int, favourite: int) -> None:
    """List the moves of a node, all at once or not at all, the favourite first, or where there is none any of them."""
    if counts[EDGES] + n > edges.shape[0]:
        counts[FULL] = 1
        return
    node.many, last = n, NONE
    first = favourite if favourite != NONE else int(allowed[int(node.key >> np.uint64(32)) % n])
    for k in range(n):
        if allowed[k] == first:
            allowed[k] = allowed[0]
            allowed[0] = first
    for k in range(n):
        last = add_edge(node, edges, counts, int(allowed[k]), last)


@rule
def put_in_order(allowed: Any, appeals: Any, n: int, favourite: int) -> None:
    """The favourite first, then those that appeal most; equal ones stay as they lie."""
    for k in range(n):
        if allowed[k] == favourite:
            appeals[k] = np.inf
        action, worth, i = int(allowed[k]), appeals[k], k
        while i > 0 and appeals[i - 1] < worth:
            allowed[i] = allowed[i - 1]
            appeals[i] = appeals[i - 1]
            i -= 1
        allowed[i] = action
        appeals[i] = worth


@rule
def edge_of(node: Any, edges: Any, action: int, last: int) -> int:
    """The node's edge for a move, sought from behind the one found last, since moves mostly come in the same order."""
    e = int(node.first) if last == NONE else int(edges[last].next)
    while e != NONE and edges[e].action != action:
        e = int(edges[e].next)
    if e == NONE and last != NONE:
        e = int(node.first)
        while e != last and edges[e].action != action:
            e = int(edges[e].next)
        if e == last:
            e = NONE
    return e


@rule
def select_here(node: Any, edges: Any, counts: Any, allowed: Any, n: int, knobs: Any, stream: Any) -> int:
    """Choose among the moves allowed in this world, and count for each that it could have been made (Cowling)."""
    best, most, fresh, last = NONE, -np.inf, 0, NONE
    bonus = knobs[EXPLORE] * knobs[SPREAD]
    for k in range(n):
        e = edge_of(node, edges, int(allowed[k]), last)
        if e == NONE:
            e = add_edge(node, edges, counts, int(allowed[k]), last)
            if e == NONE:
                return NONE
        last = e
        edge = edges[e]
        edge.seen += 1
        if edge.visits == 0:
            fresh += 1
            if pick(stream, fresh) == 0:
                best = e
        elif fresh == 0:
            more = bonus * log(edge.seen) * fickle(stream)
            worth = promise(edge.total, edge.visits, more)
            if worth > most:
                best, most = e, worth
    return best


@rule
def remember(edges: Any, root: Any, path: Any, steps: int, moves: int, values: Any, best: float) -> None:
    """Tell every move on the path what came of it for its mover, and the first one what came of it for everybody."""
    for i in range(steps):
        edge = edges[path[i, 0]]
        edge.visits += 1
        edge.total += values[GUIDE, path[i, 1]]
    if steps > 0:
        first, worth = root[path[0, 0]], values[TOLD, path[0, 1]]
        first[SQUARE] += worth * worth
        if moves == 1 and worth >= best:
            first[SURE] += 1.0
        for i in range(values.shape[1]):
            first[SHARES + i] += values[TOLD, i]
