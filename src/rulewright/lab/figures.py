"""Figures computed from rows of games. Every figure is a ratio of two totals that are taken deal by deal.

The mean length of a game is moves over games; the win rate of players who claimed a card is their wins over their number. Deals
are independent of each other, but games of one deal and seats of one game are not, so intervals are taken over deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from rulewright.kernel.engines.counting import VALUES, room
from rulewright.kernel.measures import END
from rulewright.lab.playing import LEAD, OPTIONS, THINGS, Made, Rows, measures_of
from rulewright.lab.statistics import SHARE, Array, Estimate, Figure, Numbers, Tally, estimate, quantiles, sums_of

Values = NDArray[np.generic]
"""Numbers of any type, by game."""
PACE = 6.0
"""Seconds that people take for a move, by default."""


@dataclass
class Table:
    """Totals by deal: the numerator and denominator of every figure."""

    deals: int
    turns: int
    names: list[Figure] = field(default_factory=list)
    above: list[Array] = field(default_factory=list)
    below: list[Array] = field(default_factory=list)

    def add(self, figure: Figure, above: Values, below: Values | float = 1.0) -> None:
        """Add a figure: one value per game for numerator and denominator."""
        under = np.broadcast_to(np.asarray(below, float), np.shape(above))
        self.names.append(figure)
        self.above.append(np.asarray(above, float).reshape(self.deals, self.turns).sum(axis=1))
        self.below.append(under.reshape(self.deals, self.turns).sum(axis=1))

    def block(self, figures: Sequence[Figure], above: Values, below: Values | None = None) -> None:
        """Add several figures at once: a row per game, a column per figure."""
        shape = (self.deals, self.turns, len(figures))
        self.names.extend(figures)
        self.above.extend(above.astype(float).reshape(shape).sum(axis=1).T)
        under = np.ones(above.shape) if below is None else below.astype(float)
        self.below.extend(under.reshape(shape).sum(axis=1).T)

    def totals(self) -> tuple[Array, Array]:
        """The numerators and denominators, figures by deals."""
        above, below = (np.reshape(some, (len(self.names), self.deals)) for some in (self.above, self.below))
        return above, below

    def sums(self) -> Array:
        return sums_of(*self.totals()) if self.names else np.zeros((0, 6))


def shares_of(places: Numbers, seats: int) -> Array:
    """Each seat's share of the win, by game: all, a part, or nothing."""
    first = places[:, :seats] == 1
    share: Array = first / np.maximum(1, first.sum(axis=1))[:, None]
    return share


def figures_of(it: Made, rows: Rows, asked: int = 0, pace: float = PACE) -> Table:
    """Compute all figures of some games."""
    game, seats, every, many = it.game, len(it.players), it.game.seats[1], len(rows)
    table, share, seating = Table(many // it.turns, it.turns), shares_of(rows.places, seats), it.seating(many)
    if seats == 1:
        table.add(Figure("success", "games that end in a success", SHARE), share[:, 0])
    else:
        _wins(table, seating, rows, share)
    table.add(Figure("moves", "moves in a game"), rows.moves)
    table.add(Figure("minutes", f"minutes at {pace:g} seconds a move"), rows.moves * pace / 60)
    table.add(Figure("score", "points of a player"), rows.scores[:, :seats].sum(axis=1), seats)
    if seats > 1:
        ordered = np.sort(rows.scores[:, :seats], axis=1)
        table.add(Figure("margin", "points between the two best"), ordered[:, -1] - ordered[:, -2])
        table.add(Figure("score.range", "points between the best and the worst"), ordered[:, -1] - ordered[:, 0])
    else:
        table.add(Figure("score.square", "points squared"), rows.scores[:, 0].astype(float) ** 2)
    for i, ending in enumerate(game.endings, 1):
        table.add(Figure(f"ending.{_slug(ending.name)}", f"games that end by {ending.name}", SHARE), rows.endings == i)
    if asked & LEAD and seats > 1:
        _leads(table, rows, share)
    if asked & OPTIONS:
        table.add(Figure("decisions", "moves with more than one choice, in a game"), rows.decisions)
        table.add(Figure("options", "choices for a move"), rows.options, rows.moves)
    for i, m in enumerate(measures_of(game)):
        value = rows.measures[:, i * every : i * every + seats]
        table.add(Figure(f"measure.{m.name}", m.about), value.sum(axis=1), seats)
        if seats > 1:
            table.add(Figure(f"measure.{m.name}.winner", f"{m.about}, of winners"), (value * share).sum(axis=1))
        for name, sits in seating.items():
            of = Figure(f"measure.{m.name}.player.{label(name)}", f"{m.about}, of a player {name}")
            table.add(of, (value * sits).sum(axis=1), sits.sum(axis=1))
    counted = room(game)
    kinds, verbs = counted.kinds, [verb.name for verb in game.actions.verbs]
    notes = rows.notes.reshape(many, -1, every)[:, 1:, :seats]
    _events(table, [(f"note.{kind}", f"the note {kind}") for kind in kinds], notes, share)
    first = rows.first[:, 1:]
    when = np.where(first > 0, (first - 1) / np.maximum(1, rows.moves)[:, None], 0.0)
    told = [Figure(f"note.{kind}.when", f"part of the game before {kind} first comes", SHARE) for kind in kinds]
    table.block(told, when, first > 0)
    made_moves = rows.verbs.reshape(many, -1, every)[:, :, :seats]
    _events(table, [(f"verb.{verb}", f"the move {verb}") for verb in verbs], made_moves, share)
    if asked & OPTIONS:
        taken = [Figure(f"verb.{v}.taken", f"times that {v} is chosen where it is allowed", SHARE) for v in verbs]
        table.block(taken, made_moves.sum(axis=2), rows.offered)
    if asked & THINGS:
        blocks = rows.things.reshape(many, -1, VALUES, every)
        for thing, called in it.things.items():
            named = [(f"card.{thing.note}.{same[0]}", f"{thing.note}, {name}") for name, same in called.items()]
            firsts = np.cumsum([0, *map(len, called.values())])[:-1]
            counts = blocks[:, counted.things.index(thing), [*chain(*called.values())], :seats]
            _events(table, named, np.add.reduceat(counts, firsts, axis=1), share)
    return table


def label(name: str) -> str:
    """A player's name as it appears in the name of a figure."""
    return name.replace(" ", "_")


def _wins(table: Table, seating: dict[str, NDArray[np.bool_]], rows: Rows, share: Array) -> None:
    seats = share.shape[1]
    for i in range(seats):
        mine = (share * (rows.order[:, :seats] == i)).sum(axis=1)
        table.add(Figure(f"win.order.{i + 1}", f"wins of number {i + 1} in order of play", SHARE), mine)
    for i in range(seats):
        table.add(Figure(f"win.seat.{i + 1}", f"wins of seat {i + 1}", SHARE), share[:, i])
    for name, sits in seating.items():
        called, many = label(name), sits.sum(axis=1)
        table.add(Figure(f"win.player.{called}", f"wins of a player {name}", SHARE), (share * sits).sum(axis=1), many)
        points = (rows.scores[:, :seats] * sits).sum(axis=1)
        table.add(Figure(f"score.player.{called}", f"points of a player {name}"), points, many)
        others = (rows.scores[:, :seats] * ~sits).sum(axis=1) / np.maximum(1, (~sits).sum(axis=1))
        above = Figure(f"lead.player.{called}", f"points of a player {name} above the mean of the others")
        table.add(above, points / np.maximum(1, many) - others)
    table.add(Figure("draws", "games that several win together", SHARE), (share > 0).sum(axis=1) > 1)


def _leads(table: Table, rows: Rows, share: Array) -> None:
    moves = np.maximum(1, rows.moves)
    table.add(Figure("lead.changes", "times that the lead changes, in a game"), rows.lead_changes)
    table.add(Figure("lead.settled", "part of the game after which a winner stays ahead", SHARE), rows.settled / moves)
    for q, what in enumerate(("a quarter", "a half", "three quarters")):
        who = rows.leaders[:, q]
        has = who >= 0
        won = np.take_along_axis(share, np.maximum(0, who)[:, None].astype(int), axis=1)[:, 0] * has
        table.add(
            Figure(f"lead.kept.{q + 1}", f"games won by the player who is ahead after {what} of the moves", SHARE),
            won,
            has,
        )


def _events(
    table: Table, named: Sequence[tuple[str, str]], count: NDArray[np.int32] | NDArray[np.int16], share: Array
) -> None:
    """Figures of several events: how often each happens in a game, and the wins of players with and without it."""
    if not named:
        return
    if not count.any():
        nothing, lacking = np.zeros(count.shape[:2]), np.full(count.shape[:2], share.shape[1])
        had, won, lost = nothing, nothing, np.broadcast_to(share.sum(axis=1)[:, None], count.shape[:2])
    else:
        has = count > 0
        had = has.sum(axis=2)
        won = np.einsum("nes,ns->ne", has, share)
        lost, lacking = share.sum(axis=1)[:, None] - won, share.shape[1] - had
    table.block([Figure(name, f"{about}, in a game") for name, about in named], count.sum(axis=2))
    table.block([Figure(f"{name}.with", f"wins of players with {about}", SHARE) for name, about in named], won, had)
    without = [Figure(f"{name}.without", f"wins of players without {about}", SHARE) for name, about in named]
    table.block(without, lost, lacking)


def _slug(text: str) -> str:
    return "_".join(text.lower().split())


# ---------------------------------------------------------------- over many tasks


@dataclass
class Account:
    """Sums over tasks, added in the order of their deals."""

    names: list[Figure] = field(default_factory=list)
    sums: Array = field(default_factory=lambda: np.zeros(()))
    prints: NDArray[np.uint64] = field(default_factory=lambda: np.zeros(4, np.uint64))
    games: int = 0

    def add(self, other: Account) -> None:
        self.names = self.names or other.names
        self.sums = self.sums + other.sums
        self.prints = self.prints + other.prints
        self.games += other.games

    @property
    def digest(self) -> str:
        """A digest of the results of all games: final states, endings, scores and places."""
        return f"{int(self.prints[0]):016x}{int(self.prints[1]):016x}"

    @property
    def courses(self) -> str:
        """A digest of the moves of all games, independent of their effects."""
        return f"{int(self.prints[2]):016x}{int(self.prints[3]):016x}"

    def estimate(self, name: str) -> Estimate:
        at = next(i for i, figure in enumerate(self.names) if figure.name == name)
        return estimate(self.names[at], self.sums[at])

    def estimates(self) -> dict[str, Estimate]:
        return {figure.name: estimate(figure, row) for figure, row in zip(self.names, self.sums, strict=True)}


@dataclass
class Tallies:
    """Tallies of moves, scores and the game's own measures, collected as games stream past."""

    it: Made
    deals: int = 0
    found: dict[str, Tally] = field(default_factory=dict)

    def keep(self, which: int, start: int, rows: Rows) -> None:
        seats, every = len(self.it.players), self.it.game.seats[1]
        self.deals += len(rows) // self.it.turns
        self._add("moves", rows.moves)
        self._add("score", rows.scores[:, :seats])
        for i, m in enumerate(measures_of(self.it.game)):
            value = rows.measures[:, i * every : i * every + seats]
            if m.at == END and (value == np.rint(value)).all():
                self._add(f"measure.{m.name}", value)

    def _add(self, name: str, values: Values) -> None:
        self.found.setdefault(name, Tally()).add(values.ravel().astype(np.int64))

    def estimates(self) -> list[Estimate]:
        return [e for name, tally in self.found.items() for e in quantiles(name, tally, self.deals)]
