"""Who plays whom in the next round of a tournament. Pure functions of the players and their games so far.

Swiss rounds follow the aims of FIDE's Dutch system in their order, as the costs of one matching: nobody meets twice or sits out
twice; nobody is due the same seat as their opponent too often; players of equal scores meet; the upper half of a score group
meets the lower. docs/server.md says why it is not that system to the letter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import ceil, log2

from rulewright.doors.server.standings import Game, Kind

Board = tuple[int, ...]
"""The players of one table in the order of their seats; one alone sits out."""
FEW = 3
"""In an arena of so few, the same two may meet twice in a row."""


@dataclass
class Record:
    """What somebody has played so far. `sides` has 1 for each time in the first seat, and -1 for the second."""

    number: int
    score: int = 0
    met: Counter[int] = field(default_factory=Counter)
    sides: list[int] = field(default_factory=list)
    seats: int = 0
    """The numbers of the seats taken so far, added up."""
    sat_out: bool = False
    last: int | None = None
    """The last opponent of a game for two."""

    @property
    def balance(self) -> int:
        return sum(self.sides)

    @property
    def wish(self) -> int:
        """Which seat is due: 1 the first, -1 the second, 0 either."""
        return (self.balance < 0) - (self.balance > 0) or (-self.sides[-1] if self.sides else 0)

    @property
    def urgency(self) -> int:
        """2: this player must get the seat that is due, 1: should, 0: it would only be nicer."""
        twice = len(self.sides) > 1 and self.sides[-1] == self.sides[-2]
        return 2 if abs(self.balance) > 1 or twice else abs(self.balance)


def records(seeded: Sequence[int], games: Iterable[Game]) -> dict[int, Record]:
    """What everybody has played; games that are not over count as played, without points."""
    found = {number: Record(number) for number in seeded}
    for game in sorted(games, key=lambda game: game.round):
        for seat, number in enumerate(game.players):
            if number not in found:
                continue
            mine = found[number]
            mine.score += game.points[seat] if game.points else 0
            mine.sat_out |= game.sat_out
            mine.seats += seat
            mine.met.update(other for other in game.players if other != number)
            if len(game.players) == 2:
                mine.sides.append(-1 if seat else 1)
                mine.last = game.players[1 - seat]
    return found


def rounds_for(kind: Kind, wanted: int, count: int, sizes: Sequence[int]) -> int:
    """How many rounds are played. In a Swiss at most so many that everybody can meet somebody new in each; 0: so many that one
    player can win them all."""
    if kind is Kind.ROBIN:
        return count - 1 + count % 2
    if kind is Kind.ARENA:
        return 0
    needed = wanted or max(1, ceil(log2(count)))
    if kind is Kind.SWISS:
        return min(needed, 3 if count in (3, 4) else (count + 1) // 2)
    out = count - sum(table_sizes(count, sizes))
    return min(needed, count // out) if out else needed


# ---------------------------------------------------------------- Swiss, for two


def swiss(seeded: Sequence[int], games: Iterable[Game]) -> list[Board] | None:
    """The next round for these players, the highest seed first; None if they cannot all be paired any more."""
    known = records(seeded, games)
    order = sorted(known.values(), key=lambda one: -one.score)  # stable: equal scores by seed
    pairs = _matched(_edges(order), len(order) + len(order) % 2)
    if pairs is None:
        return None
    boards = [(order[a], order[b]) for a, b in pairs if b < len(order)]
    found = [_sides(a, b, n) for n, (a, b) in enumerate(boards)]
    return found + [(order[a].number,) for a, b in pairs if b == len(order)]


def _edges(order: Sequence[Record]) -> list[tuple[int, int, int]]:
    """Every two who may meet, with the cost. The last vertex, if the number is odd, stands for sitting out."""
    count, top = len(order), max((one.score for one in order), default=0)
    size = Counter(one.score for one in order)
    ahead = {score: sum(one.score > score for one in order) for score in size}
    at = [n - ahead[one.score] for n, one in enumerate(order)]
    halves = count * count + 1  # the sum of the costs of one aim is below the unit of the next
    same_side = halves * (count + 1)
    float_ = same_side * (count * top * top + 1)
    out = float_ * (top + 1)
    found = []
    for a, b in combinations(range(count), 2):
        one, other = order[a], order[b]
        if one.met[other.number]:
            continue
        clash = one.wish == other.wish and one.wish != 0
        if one.score == other.score:
            cost = abs(at[b] - at[a] - size[one.score] // 2)
        else:
            cost = size[one.score] - 1 - at[a] + at[b]
        cost += halves * (clash and min(one.urgency, other.urgency) > 0)
        cost += same_side * (one.score - other.score) ** 2
        cost += out * (clash and min(one.urgency, other.urgency) > 1)
        found.append((a, b, cost))
    if count % 2:
        found += [(n, count, float_ * one.score + count - n) for n, one in enumerate(order) if not one.sat_out]
    return found


def _matched(edges: Sequence[tuple[int, int, int]], count: int) -> list[tuple[int, int]] | None:
    """The cheapest pairs that leave nobody over, by the lower number; None if there are none."""
    found = _cheapest(edges, count)
    return found if 2 * len(found) == count else None


def _cheapest(edges: Sequence[tuple[int, int, int]], count: int) -> list[tuple[int, int]]:
    """As many pairs as can be, and of those the cheapest."""
    import rustworkx

    if not edges:
        return []
    graph = rustworkx.PyGraph()
    graph.add_nodes_from(range(count))
    high = 1 + max(cost for _, _, cost in edges)
    graph.add_edges_from([(a, b, high - cost) for a, b, cost in edges])
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(pair), max(pair)) for pair in found)


def _sides(one: Record, other: Record, board: int) -> Board:
    """Who gets the first seat: who is due it more; else they swap what they had when they last differed; else the higher of
    the two is due it, and in the first round every other board of the higher ones."""
    first = one.wish
    if one.wish == other.wish:
        if other.urgency > one.urgency or (other.urgency == one.urgency and abs(other.balance) > abs(one.balance)):
            first = -other.wish
        elif other.urgency == one.urgency:
            differ = [a for a, b in zip(reversed(one.sides), reversed(other.sides), strict=False) if a != b]
            first = -differ[0] if differ else one.wish
    first = first or -other.wish or (-1 if board % 2 else 1)
    return (one.number, other.number) if first > 0 else (other.number, one.number)


# ---------------------------------------------------------------- round robin, for two


def robin(seeded: Sequence[int]) -> list[list[Board]]:
    """All rounds of a round robin by Berger's tables: nobody has the first seat two times more or less than the second."""
    last = len(seeded) + len(seeded) % 2  # an odd number is filled up with sitting out
    rounds: list[list[Board]] = [[] for _ in range(last - 1)]
    for i, j in combinations(range(1, last + 1), 2):
        when = (2 * i if j == last else i + j) % (last - 1)
        if j > len(seeded):
            rounds[when].append((seeded[i - 1],))
            continue
        first = 2 * i <= last if j == last else (i + j) % 2 == 1
        pair = seeded[i - 1], seeded[j - 1]
        rounds[when].append(pair if first else pair[::-1])
    return rounds[2 % (last - 1) :] + rounds[: 2 % (last - 1)]


# ---------------------------------------------------------------- tables of three and four


def table_sizes(count: int, sizes: Sequence[int]) -> list[int]:
    """The sizes of the tables: as few as possible sit out, and as many tables as possible have the first of `sizes`."""
    size, *more = sizes
    other = more[0] if more else size
    fits = [
        (count - a * size - b * other, -a, b)
        for a in range(count // size + 1)
        for b in (range((count - a * size) // other + 1) if more else (0,))
    ]
    _, a, b = min(fits)
    return [size] * -a + [other] * b


def groups(seeded: Sequence[int], games: Sequence[Game], sizes: Sequence[int]) -> list[Board] | None:
    """The next round at tables of several: those with similar scores, who have met as rarely as possible, found by swapping
    players until no swap helps. None if somebody would have to sit out a second time."""
    known = records(seeded, games)
    order = sorted(known.values(), key=lambda one: -one.score)
    seats = table_sizes(len(order), sizes)
    out: list[Record] = []
    for one in reversed(order):
        if len(out) < len(order) - sum(seats) and not one.sat_out:
            out.append(one)
    if not seats or len(out) < len(order) - sum(seats):
        return None
    there = [one for one in order if one not in out]
    if len({one.score for one in there}) == 1:  # spread the seeds over the tables
        there = [one for n in range(len(seats)) for one in there[n :: len(seats)]]
    tables, rest = list[list[Record]](), iter(there)
    for size in seats:
        tables.append([next(rest) for _ in range(size)])
    _swap(tables, top=1 + max(one.score for one in order))
    boards = [tuple(one.number for one in sorted(table, key=lambda one: -one.seats)) for table in tables]
    return boards + [(one.number,) for one in out]


def _swap(tables: list[list[Record]], top: int) -> None:
    """Swap two players of different tables as long as fewer meet again or scores at the tables are closer."""
    again = top * top * sum(map(len, tables)) ** 2

    def cost(table: Sequence[Record]) -> int:
        return sum(again * a.met[b.number] + (a.score - b.score) ** 2 for a, b in combinations(table, 2))

    def better(one: list[Record], other: list[Record]) -> bool:
        before = cost(one) + cost(other)
        for i in range(len(one)):
            for j in range(len(other)):
                one[i], other[j] = other[j], one[i]
                if cost(one) + cost(other) < before:
                    return True
                one[i], other[j] = other[j], one[i]
        return False

    while sum(better(one, other) for one, other in combinations(tables, 2)):
        pass


# ---------------------------------------------------------------- arena, for two


def arena(free: Sequence[int], games: Sequence[Game], active: int) -> list[Board]:
    """Pairs of those who are free now, the best first: near each other, and not the same two twice in a row. Who is left over
    waits for the next."""
    known = records(free, games)
    order = [known[number] for number in free]
    edges = [
        (a, b, (b - a) ** 2)
        for a, b in combinations(range(len(order)), 2)
        if active <= FEW or order[a].last != order[b].number or order[b].last != order[a].number
    ]
    return [_sides(order[a], order[b], n) for n, (a, b) in enumerate(_cheapest(edges, len(order)))]
