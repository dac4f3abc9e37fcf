"""Nodes and edges of a search tree: finding a node, expanding its moves, and selecting the next one to try."""

from __future__ import annotations

from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright.kernel.chance import pick, random32
from rulewright.kernel.engines.step import Records, Words
from rulewright.kernel.rule import Vector, rule

NODE = np.dtype(
    [("key", np.uint64), ("first", np.int32), ("many", np.int32), ("open", np.int32), ("visits", np.int32)], align=True
)
"""A decision: its first edge, the number of edges, how many of them have been tried, and the number of visits."""
EDGE = np.dtype(
    [("action", np.int32), ("next", np.int32), ("visits", np.int32), ("seen", np.int32), ("total", np.float64)],
    align=True,
)
"""A move at a node: how often it was made, how often it could have been made, and the sum of its mover's results."""
SQUARE, SURE, SHARES = 0, 1, 2
"""Further statistics of the moves at the root: the sum of the squares of the mover's results, how often the move won at once,
and the sums of all seats' results."""
NONE = -1
NODES, EDGES, FULL, MOVED, FAVOURITE = 0, 1, 2, 3, 4
"""A tree's counters: nodes and edges in use, whether the edges are full, and whether the table was replaced; and the move to
try first at the root, or NONE."""
EXPLORE, CURIOUS, HIDDEN, WIDEN, WIDEN_ROOT, ORDERED, SPREAD, SEEN, SUM, SQUARES = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
"""The parameters: the exploration constant, and that at the root; whether there are secrets; how fast a node is widened, and how
fast the root is; whether moves are ordered by appeal; the spread of results, 1 for wins and losses. Otherwise the spread is
measured, from the number of results, their sum and the sum of their squares."""
TOLD, GUIDE = 0, 1
"""The result of a simulated game, and the value that guides the search: the same except for near misses."""
STRIDE = 7919
"""The stride through untried moves: a prime, so that all have their turn, independent of the game's order."""
LITTLE = 1e-6
TWICE = 2.0 / 2**32
"""Scales 32 random bits to a number from 0 to 2."""
COUNTERS = 5
FEW_NODES, FEW_EDGES = 256, 1024
"""The size of a tree at first, so that a short search is cheap: what is full is doubled."""

Array = NDArray[np.float64]
Ints = Vector[int]
Floats = Vector[float]


class Memory(NamedTuple):
    """What a search in compiled code keeps between calls: its states and their words, the box, its random stream, its nodes and
    edges with a hash table of the nodes, and its counters."""

    states: Records
    rows: Words
    box: Records
    stream: NDArray[np.uint32]
    table: NDArray[np.int32]
    nodes: Records
    edges: Records
    counts: NDArray[np.int64]

    @classmethod
    def blank(cls, states: Records, box: Records, node: np.dtype[Any], edge: np.dtype[Any]) -> Memory:
        """An empty tree. Node 0 is taken: it is the root, or not used."""
        counts = np.zeros(COUNTERS, np.int64)
        counts[NODES] = 1
        return cls(
            states, states.view(np.uint64).reshape(len(states), -1), box, np.zeros(2, np.uint32),
            np.full(2 * FEW_NODES, NONE, np.int32), np.zeros(FEW_NODES, node), np.zeros(FEW_EDGES, edge), counts,
        )  # fmt: skip

    def with_more_edges(self) -> Memory:
        self.counts[FULL] = 0
        return self._replace(edges=np.concatenate([self.edges, np.zeros_like(self.edges)]))

    def with_more_nodes(self) -> Memory:
        """The nodes are entered into the larger table when the search goes on."""
        self.counts[MOVED] = 1
        nodes = np.concatenate([self.nodes, np.zeros_like(self.nodes)])
        return self._replace(nodes=nodes, table=np.full(2 * len(nodes), NONE, np.int32))


@rule
def scatter(h: np.uint64) -> np.uint64:
    """The finaliser of splitmix64."""
    h = (h ^ (h >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    h = (h ^ (h >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return h ^ (h >> np.uint64(31))


@rule
def key_of(row: NDArray[np.uint64], who: int) -> np.uint64:
    """A 64-bit hash of a view and the deciding seat."""
    h = np.uint64(who + 1)
    for i in range(row.shape[0]):
        h = (h ^ row[i]) * np.uint64(0x9E3779B97F4A7C15)
        h ^= h >> np.uint64(29)
    return scatter(h)


@rule
def slot_of(table: NDArray[np.int32], nodes: Records, key: np.uint64) -> np.uint64:
    """The slot of this key in the table, or the free slot where it belongs."""
    mask = np.uint64(table.shape[0] - 1)
    at = key & mask
    while table[at] != NONE and nodes[table[at]].key != key:
        at = (at + np.uint64(1)) & mask
    return at


@rule
def add_node(table: NDArray[np.int32], nodes: Records, counts: Ints, slot: np.uint64, key: np.uint64) -> int:
    """A new node without moves, in a free slot."""
    at = int(counts[NODES])
    counts[NODES] = at + 1
    table[slot] = at
    nodes[at].key = key
    nodes[at].first = NONE
    return at


@rule
def copy_row(rows: Words, to: int, source: int) -> None:
    """Copy one of several states, given by their words."""
    for i in range(rows.shape[1]):
        rows[to, i] = rows[source, i]


@rule
def refill(table: NDArray[np.int32], nodes: Records, counts: Ints) -> None:
    """Enter all nodes into the table, if it is a new, larger one."""
    if counts[MOVED] != 0:
        counts[MOVED] = 0
        for i in range(1, counts[NODES]):
            table[slot_of(table, nodes, nodes[i].key)] = i


@rule
def promise(total: float, visits: int, bonus: float) -> float:
    """A move's mean result plus a bonus that shrinks as it is tried (UCB1).

    It takes numbers, not arrays, because passing an array costs more than all the rest.
    """
    once = 1.0 / visits
    return total * once + sqrt(bonus * once)


@rule
def measure(knobs: Floats, value: float) -> None:
    """Update the spread of results: their variance, relative to that of equally many wins and losses. It is never zero: otherwise
    a few equal results at the start would end all exploration."""
    knobs[SEEN] += 1.0
    knobs[SUM] += value
    knobs[SQUARES] += value * value
    mean = knobs[SUM] / knobs[SEEN]
    knobs[SPREAD] = 4.0 * max(LITTLE, knobs[SQUARES] / knobs[SEEN] - mean * mean)


@rule
def fickle(stream: Ints) -> float:
    """A random factor for the bonus where choices are hidden. Without it, two seats that choose simultaneously would fall into
    step and seem to predict each other."""
    luck = random32(stream) * TWICE
    return luck * luck


@rule
def entering(node: np.record, k: int, ordered: bool) -> int:
    """The edge to try as the k-th: the favourite first, then the others by appeal if `ordered`, otherwise in an order independent
    of the game's."""
    if k == 0 or ordered:
        return int(node.first) + k
    others = int(node.many) - 1
    return int(node.first) + 1 + ((int(node.key >> np.uint64(32)) + STRIDE * k) % others)


@rule
def select_known(node: np.record, edges: Records, explore: float, widen: float, knobs: Floats, stream: Ints) -> int:
    """Select a move at a node whose moves are the same in every world: a new one if it is time to widen, else the best by UCB."""
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
def add_edge(node: np.record, edges: Records, counts: Ints, action: int, after: int) -> int:
    """Add an edge after another one of the node, or at the head of its list."""
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
def expand(node: np.record, edges: Records, counts: Ints, allowed: Ints, n: int, favourite: int) -> None:
    """Add edges for all moves of a node, or for none if they do not fit. The favourite, or else any move, comes first."""
    if counts[EDGES] + n > edges.shape[0]:
        counts[FULL] = 1
        return
    node.many, node.open, node.visits, last = n, 0, 0, NONE
    first = favourite if favourite != NONE else int(allowed[int(node.key >> np.uint64(32)) % n])
    for k in range(n):
        if allowed[k] == first:
            allowed[k] = allowed[0]
            allowed[0] = first
    for k in range(n):
        last = add_edge(node, edges, counts, int(allowed[k]), last)


@rule
def put_in_order(allowed: Ints, appeals: Floats, n: int, favourite: int) -> None:
    """Sort moves: the favourite first, then by descending appeal; ties keep their order."""
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
def edge_of(node: np.record, edges: Records, action: int, last: int) -> int:
    """The node's edge for a move, searched from the last one found onward, since moves mostly come in the same order."""
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
def select_here(
    node: np.record, edges: Records, counts: Ints, allowed: Ints, n: int, knobs: Floats, stream: Ints
) -> int:
    """Select among the moves that are legal in this world, counting for each that it was available (Cowling)."""
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
def remember(
    edges: Records, root: Array, path: NDArray[np.int32], steps: int, moves: int, values: Array, best: float
) -> None:
    """Backpropagate a result: to every move on the path its mover's, and to the first one also all seats' results."""
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
