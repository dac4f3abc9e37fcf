"""Scores and tie-breaks of a tournament, worked out from its games alone. docs/server.md says them in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum


class Kind(StrEnum):
    """How a tournament pairs its players."""

    SWISS = "swiss"
    ROBIN = "robin"
    GROUPS = "groups"
    ARENA = "arena"


WIN, FIRST = 2, 12
"""Points for the winner of a game for two, and for the first of a table of three or four."""
STREAK = 2
"""In an arena, points are doubled after so many wins in a row."""


@dataclass(frozen=True)
class Game:
    """One game of a tournament, or a round in which somebody sits out: the players in the order of their seats."""

    round: int
    players: tuple[int, ...]
    points: tuple[int, ...] | None
    """Everybody's points; None: it is not over."""

    @property
    def sat_out(self) -> bool:
        return len(self.players) == 1


@dataclass
class Standing:
    """Where somebody stands. `breaks` are the tie-breaks in their order, more of each being better."""

    number: int
    score: int = 0
    breaks: list[int] = field(default_factory=list)
    played: int = 0
    won: int = 0
    place: int = 0


def most(size: int) -> int:
    """The points for winning at a table of this size."""
    return WIN if size == 2 else FIRST


def points_of(places: Sequence[int], absent: Sequence[bool]) -> tuple[int, ...]:
    """Everybody's points at a table: for each opponent beaten an equal part, half of it for a tie. The absent get nothing, and
    everybody who was there has beaten them."""
    size = len(places)
    unit = most(size) // (size - 1)

    def against(i: int, j: int) -> int:
        if absent[i] or i == j:
            return 0
        return unit if absent[j] or places[i] < places[j] else unit // 2 if places[i] == places[j] else 0

    return tuple(sum(against(i, j) for j in range(size)) for i in range(size))


def sitting_out(kind: Kind) -> int:
    """The points for a round without a game: a win for two, the middle of a table of several. Everybody sits out once in a
    round robin of an odd number, and gets no points."""
    return {Kind.SWISS: WIN, Kind.GROUPS: FIRST // 2}.get(kind, 0)


def standings(kind: Kind, numbers: Iterable[int], games: Iterable[Game]) -> list[Standing]:
    """Everybody's place, the best first. Equal in everything is an equal place."""
    over = sorted((game for game in games if game.points is not None), key=lambda game: game.round)
    found = {number: Standing(number) for number in numbers}
    streaks: Counter[int] = Counter()
    for game in over:
        assert game.points
        for number, points in zip(game.players, game.points, strict=True):
            row, best = found[number], points == most(len(game.players)) and not game.sat_out
            row.score += 2 * points if kind is Kind.ARENA and streaks[number] >= STREAK else points
            row.played += not game.sat_out
            row.won += best
            streaks[number] = streaks[number] + 1 if best else 0
    _break_ties(kind, found, over)
    rows = _placed(found.values())
    return rows if kind in (Kind.ARENA, Kind.GROUPS) else _met_each_other(rows, over)


def _break_ties(kind: Kind, found: dict[int, Standing], games: Sequence[Game]) -> None:
    """The tie-breaks that count for this kind: Buchholz and Sonneborn-Berger; first places and the points of all opponents;
    or, in an arena, games won, and fewer games. A player who sits out counts as their own opponent."""
    strength, earned = Counter[int](), Counter[int]()
    for game in games:
        there = sum(found[number].score for number in game.players)
        for number, points in zip(game.players, game.points or (), strict=True):
            others = there if game.sat_out else there - found[number].score
            strength[number] += others
            earned[number] += 0 if game.sat_out else others * points
    for number, row in found.items():
        row.breaks = {
            Kind.ARENA: [row.won, -row.played],
            Kind.GROUPS: [row.won, strength[number]],
        }.get(kind, [strength[number], earned[number]])


def _placed(rows: Iterable[Standing]) -> list[Standing]:
    def key(row: Standing) -> tuple[int, ...]:
        return row.score, *row.breaks

    ordered = sorted(rows, key=lambda row: (*(-part for part in key(row)), row.number))
    for n, row in enumerate(ordered):
        before = ordered[n - 1] if n else None
        row.place = before.place if before and key(before) == key(row) else n + 1
    return ordered


def _met_each_other(rows: Sequence[Standing], games: Sequence[Game]) -> list[Standing]:
    """The last tie-break of games for two: points against those with whom somebody is still tied."""
    place = {row.number: row.place for row in rows}
    against = Counter[int]()
    for game in games:
        if not game.sat_out and len({place[number] for number in game.players}) == 1:
            against.update(dict(zip(game.players, game.points or (), strict=True)))
    for row in rows:
        row.breaks.append(against[row.number])
    return _placed(rows)
