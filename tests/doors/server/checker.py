"""An independent referee of tournaments: whether pairings are what the rules in docs/server.md say.

It is written from those rules and imports nothing of the pairing itself. What is best, it finds by trying everything in small
tournaments, and in large ones by trying to swap any two players.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

Points = tuple[int, ...] | None


class Table(NamedTuple):
    """A table of a round: who sat in which seat, and the points they were given."""

    round: int
    players: tuple[int, ...]
    points: Points


class Past:
    """What somebody has done before a round, looked up in the tables themselves."""

    def __init__(self, number: int, tables: Sequence[Table]) -> None:
        mine = sorted((table for table in tables if number in table.players), key=lambda table: table.round)
        self.points = sum(table.points[table.players.index(number)] for table in mine if table.points)
        self.opponents = [other for table in mine for other in table.players if other != number]
        self.alone = sum(len(table.players) == 1 for table in mine)
        self.colours = "".join("FS"[table.players.index(number)] for table in mine if len(table.players) == 2)

    @property
    def surplus(self) -> int:
        return self.colours.count("F") - self.colours.count("S")

    def due(self) -> tuple[str, int]:
        """The seat that is due, and how much: 2 it must be given, 1 it should be."""
        if not self.colours:
            return "", 0
        opposite = {"F": "S", "S": "F"}[self.colours[-1]]
        seat = "S" if self.surplus > 0 else "F" if self.surplus < 0 else opposite
        must = abs(self.surplus) > 1 or self.colours[-2:] in ("FF", "SS")
        return seat, 2 if must else abs(self.surplus)


def faults(
    tables: Sequence[Table], active: dict[int, set[int]], seeds: Sequence[int], exhaustive: int = 8
) -> list[str]:
    """What is wrong with the pairings of a Swiss: everything that the rules forbid, and every round that could be better.

    `active` are those who had to be paired in each round; `seeds` everybody, the strongest first.
    """
    found = []
    for number in sorted(active):
        before = [table for table in tables if table.round < number]
        now = [table.players for table in tables if table.round == number]
        past = {player: Past(player, before) for player in active[number]}
        found += [f"round {number}: {wrong}" for wrong in _forbidden(now, past)]
        if found:
            continue
        rank = sorted(past, key=lambda player: (-past[player].points, seeds.index(player)))
        prices = Prices(past, rank)
        cost, others = prices.of(now), _every_round(rank) if len(rank) <= exhaustive else _swapped(now)
        better = min((price for other in others if (price := prices.of(other)) is not None), default=cost)
        if cost is None or (better is not None and better < cost):
            found.append(f"round {number}: {now} costs {cost}, and there is a pairing for {better}")
        found += [f"round {number}: {wrong}" for wrong in _wrong_seats(now, past)]
    return found


def _forbidden(now: Sequence[tuple[int, ...]], past: dict[int, Past]) -> Iterator[str]:
    seated = sorted(player for table in now for player in table)
    if seated != sorted(past):
        yield f"{seated} are paired, and {sorted(past)} are there"
    for table in now:
        if len(table) == 1 and past[table[0]].alone:
            yield f"{table[0]} sits out again"
        if len(table) == 2 and table[1] in past[table[0]].opponents:
            yield f"{table} meet again"
    if sum(len(table) == 1 for table in now) != len(past) % 2:
        yield "too many sit out"


class Prices:
    """What pairings of a round cost, given what everybody has done before; `rank` has the best first."""

    def __init__(self, past: dict[int, Past], rank: Sequence[int]) -> None:
        self.past, self.place = past, {player: n for n, player in enumerate(rank)}
        self.due = {player: past[player].due() for player in rank}
        groups: dict[int, list[int]] = {}
        for player in rank:
            groups.setdefault(past[player].points, []).append(player)
        self.inside = {player: n for group in groups.values() for n, player in enumerate(group)}
        self.size = {player: len(groups[past[player].points]) for player in rank}

    def of(self, now: Sequence[tuple[int, ...]]) -> tuple[int, ...] | None:
        """The cost by aims, the most important first: two who must both get the same seat, the points of who sits out, how far
        scores are apart, two who should get the same seat, and halves of a score group that do not meet. None: forbidden."""
        total: tuple[int, ...] = (0, 0, 0, 0, 0)
        for table in now:
            cost = self._alone(*table) if len(table) == 1 else self._pair(*sorted(table, key=self.place.__getitem__))
            if cost is None:
                return None
            total = tuple(map(sum, zip(total, cost, strict=True)))
        return total

    def _alone(self, player: int) -> tuple[int, ...] | None:
        if self.past[player].alone:
            return None
        return 0, self.past[player].points, 0, 0, len(self.place) - self.place[player]

    def _pair(self, high: int, low: int) -> tuple[int, ...] | None:
        above, below = self.past[high], self.past[low]
        if low in above.opponents:
            return None
        (one, how), (other, much) = self.due[high], self.due[low]
        same = min(how, much) if one == other else 0
        if above.points == below.points:
            order = abs(self.inside[low] - self.inside[high] - self.size[high] // 2)
        else:
            order = self.size[high] - 1 - self.inside[high] + self.inside[low]
        return same == 2, 0, (above.points - below.points) ** 2, same >= 1, order


def _every_round(players: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to pair these; one of an odd number sits out."""
    if len(players) % 2:
        for one in players:
            for rest in _every_round([player for player in players if player != one]):
                yield [(one,), *rest]
    elif not players:
        yield []
    else:
        first, *others = players
        for other in others:
            for rest in _every_round([player for player in others if player != other]):
                yield [(first, other), *rest]


def _swapped(now: Sequence[tuple[int, ...]]) -> Iterator[list[tuple[int, ...]]]:
    """The pairings in which two players have changed their places."""
    for i, j in combinations(range(len(now)), 2):
        rest = [table for k, table in enumerate(now) if k not in (i, j)]
        for a in range(len(now[i])):
            for b in range(len(now[j])):
                one, other = list(now[i]), list(now[j])
                one[a], other[b] = other[b], one[a]
                yield [*rest, tuple(one), tuple(other)]


def _wrong_seats(now: Sequence[tuple[int, ...]], past: dict[int, Past]) -> Iterator[str]:
    """Pairs in which somebody got the seat that only the other was due, or was due more."""
    for table in now:
        if len(table) == 2:
            (first, how), (second, much) = past[table[0]].due(), past[table[1]].due()
            if (first == "S" and second != "S") or (second == "F" and first != "F"):
                yield f"{table[0]} sits first before {table[1]}, who is due it"
            if first == second == "S" and how > much:
                yield f"{table[0]} is due the second seat more than {table[1]}"
            if first == second == "F" and much > how:
                yield f"{table[1]} is due the first seat more than {table[0]}"


# ---------------------------------------------------------------- the other kinds


def robin_faults(tables: Sequence[Table], players: Sequence[int]) -> list[str]:
    """What is wrong with a round robin: everybody meets everybody once, plays once a round, and sits first as often as second."""
    met = sorted(tuple(sorted(table.players)) for table in tables if len(table.players) == 2)
    found = [] if met == sorted(combinations(sorted(players), 2)) else ["not everybody has met everybody once"]
    for number in {table.round for table in tables}:
        seated = sorted(player for table in tables if table.round == number for player in table.players)
        if seated != sorted(players):
            found.append(f"round {number} has {seated}")
    for player in players:
        if abs(Past(player, tables).surplus) > 1:
            found.append(f"{player} sits first {Past(player, tables).surplus} times more than second")
    return found


def group_faults(tables: Sequence[Table], active: dict[int, set[int]], sizes: Sequence[int]) -> list[str]:
    """What is wrong with rounds at tables of several: sizes, sitting out, and players who need not have met again."""
    found = []
    for number in sorted(active):
        before = [table for table in tables if table.round < number]
        now = [table.players for table in tables if table.round == number]
        past = {player: Past(player, before) for player in active[number]}
        if sorted(player for table in now for player in table) != sorted(active[number]):
            found.append(f"round {number}: not everybody is seated once")
        alone = [table[0] for table in now if len(table) == 1]
        found += [f"round {number}: {player} sits out again" for player in alone if past[player].alone]
        fewest = min(len(active[number]) - total for total in _totals(len(active[number]), sizes))
        if len(alone) != fewest or {len(table) for table in now} - {1, *sizes}:
            found.append(f"round {number}: {len(alone)} sit out instead of {fewest}, at tables of {[*map(len, now)]}")
        seated = [table for table in now if len(table) > 1]
        again = _meetings(seated, past)
        fewer = min((_meetings(other, past) for other in _swapped(seated)), default=again)
        if fewer < again:
            found.append(f"round {number}: {again} meet again, and with one swap {fewer}")
    return found


def _totals(most: int, sizes: Sequence[int]) -> list[int]:
    """All numbers of players, up to `most`, that fill tables of these sizes."""
    found = {0}
    for _ in range(most // min(sizes)):
        found |= {total + size for total in found for size in sizes if total + size <= most}
    return sorted(found)


def _meetings(tables: Sequence[tuple[int, ...]], past: dict[int, Past]) -> int:
    return sum(past[a].opponents.count(b) for table in tables for a, b in combinations(table, 2))
