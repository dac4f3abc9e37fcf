"""Bots against each other: every deal is played once from each rotation of the seats, so that luck evens out."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from math import sqrt
from typing import Any

from rulewright import games as shelf
from rulewright.bots.bot import Bot
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import random32, sow
from rulewright.kernel.engines.playout import CHOICES, SETUP
from rulewright.kernel.game import Game
from rulewright.kernel.standing import part
from rulewright.kernel.statistics import Z95
from rulewright.kernel.structs import GameBox
from rulewright.lab import external_bot
from rulewright.lab.cluster import Cluster
from rulewright.lab.spread import Jobs, check_jobs, spread
from rulewright.lab.workers import same_game

Progress = Callable[[int, int], None]
NOTES = 20
"""How many forfeited moves a result explains."""


@dataclass(frozen=True)
class Played:
    """How one game came out: the winners' parts by seat, and the scores."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    moves: int


@dataclass(frozen=True)
class Interval:
    """A mean with its 95% interval."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, sample: Sequence[float], bounds: tuple[float, float] | None = None) -> Interval:
        """Where results lie within bounds, one at each bound is added before the interval is taken: no sample is that sure."""
        n, mean = len(sample), sum(sample) / len(sample)
        wide = [*sample, *(bounds or ())]
        middle = sum(wide) / len(wide)
        spread = sqrt(sum((x - middle) ** 2 for x in wide) / max(1, len(wide) - 1))
        half = Z95 * spread / sqrt(n)
        low, high = mean - half, mean + half
        return cls(mean, max(low, bounds[0]) if bounds else low, min(high, bounds[1]) if bounds else high)


@dataclass(frozen=True)
class Standing:
    """What one bot reached: its part of the wins, its score, and the seconds it took for a move."""

    bot: str
    games: int
    wins: Interval
    score: Interval
    seconds: float
    forfeits: int = 0
    """Moves that a program of your own forfeited; random ones were made instead."""


@dataclass(frozen=True)
class Result:
    """A tournament. Games of one deal are not independent, so intervals are taken over deals."""

    game: str
    version: str
    seats: int
    deals: int
    games: int
    seed: int
    seconds: float
    standings: list[Standing]
    notes: list[str] = field(default_factory=list)
    """Why moves were forfeited, the first of them."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def play(game: Game, box: Any, bots: Sequence[Bot], seed: int, clock: list[tuple[float, int]] | None = None) -> Played:
    """One game from a seed. Each bot has a stream of its own; `clock` adds up the seconds and moves of each seat."""
    state, streams = game.state(), [[0, 0] for _ in bots]
    sow(state.rng, seed, SETUP)
    for seat, stream in enumerate(streams):
        sow(stream, seed, CHOICES + seat)
    game.rules.setup(state, box)
    moves = 0
    while not game.rules.ending(state):
        seat = lowest(game.rules.waiting(state))
        stream, start = [random32(streams[seat]), random32(streams[seat]) | 1], time.perf_counter()
        action = bots[seat].choose(game, game.view(state, box, seat), box, seat, stream)
        if clock is not None:
            seconds, made = clock[seat]
            clock[seat] = seconds + time.perf_counter() - start, made + 1
        game.rules.apply(state, box, seat, action)
        moves += 1
    places, seats = game.places(state, box), len(bots)
    shares = tuple(part(places, seats, seat) for seat in range(seats))
    return Played(shares, tuple(game.scores(state, box)[:seats]), moves)


@dataclass(frozen=True)
class Deal:
    """What one deal brought each bot over all rotations."""

    wins: list[float]
    scores: list[float]
    seconds: list[float]
    moves: list[int]
    notes: list[list[str]] = field(default_factory=list)
    """By bot, why it forfeited moves."""


def play_deal(game: Game, box: Any, bots: Sequence[Bot], seed: int) -> Deal:
    """The same deal once from each rotation of the seats."""
    n = len(bots)
    total = Deal([0.0] * n, [0.0] * n, [0.0] * n, [0] * n)
    for turn in range(n):
        clock = [(0.0, 0)] * n
        sat = [bots[(seat + turn) % n] for seat in range(n)]
        played = play(game, box, sat, seed, clock)
        for seat in range(n):
            who = (seat + turn) % n
            total.wins[who] += played.shares[seat] / n
            total.scores[who] += played.scores[seat] / n
            total.seconds[who] += clock[seat][0]
            total.moves[who] += clock[seat][1]
    total.notes.extend(bot.take_notes() for bot in bots)
    return total


def entered(game: Game, box: GameBox, names: Sequence[str], games: int, jobs: Jobs) -> list[Bot]:
    """The bots of these names, if a tournament can be held with them."""
    seats = box.seats
    if len(names) != seats:
        raise ValueError(f"{len(names)} bots were named for {seats} seats: name one for each")
    if games < 1:
        raise ValueError(f"play at least 1 game, not {games}")
    check_jobs(jobs)
    found = [external_bot.find(name, game) for name in names]
    if isinstance(jobs, Cluster) and any(isinstance(bot, external_bot.ExternalBot) for bot in found):
        raise ValueError("a program of your own plays on this machine only: leave out --on")
    return found


def tournament(
    game: Game,
    box: GameBox | None = None,
    names: Sequence[str] = (),
    games: int = 100,
    seed: int = 0,
    jobs: Jobs = 1,
    progress: Progress | None = None,
) -> Result:
    """Let bots play each other: at least so many games, in whole deals of as many rotations as there are seats.

    `names` has a bot for each seat (see `find_bot`). Without a `box`, the game is played as it comes, by as many as are named.

    >>> import rulewright
    >>> katamari = rulewright.load_game("katamari")
    >>> found = rulewright.tournament(katamari, names=["heuristic", "random"], games=10)
    >>> best, worst = found.standings
    >>> best.bot, best.wins.mean > worst.wins.mean
    ('heuristic', True)
    """
    box = game.make_box(seats=len(names)) if box is None else box
    seats, bots = box.seats, entered(game, box, names, games, jobs)
    for bot in bots:
        bot.prepare(game, box)
    deals, start, found = -(-games // seats), time.perf_counter(), list[Deal]()
    try:
        for deal in _deals(game, box, bots, range(seed, seed + deals), jobs):
            found.append(deal)
            if progress:
                progress(seats * len(found), seats * deals)
    finally:
        _close(bots)
    standings = []
    for i, name in enumerate(names):
        wins, scores = [d.wins[i] for d in found], [d.scores[i] for d in found]
        pace = sum(d.seconds[i] for d in found) / max(1, sum(d.moves[i] for d in found))
        forfeits = sum(len(d.notes[i]) for d in found)
        intervals = Interval.of(wins, (0.0, 1.0)), Interval.of(scores)
        standings.append(Standing(name, seats * deals, *intervals, pace, forfeits))
    took, notes = time.perf_counter() - start, [note for d in found for each in d.notes for note in each]
    return Result(game.name, game.version, seats, deals, seats * deals, seed, took, standings, notes[:NOTES])


def _close(bots: Sequence[Bot]) -> None:
    for bot in bots:
        bot.close()


@dataclass(frozen=True)
class Table:
    """What a worker needs to play a deal."""

    address: str
    rules: str
    box: bytes
    texts: dict[str, list[str]]
    bots: tuple[str, ...]
    seed: int


def _deals(game: Game, box: GameBox, bots: Sequence[Bot], seeds: range, jobs: Jobs) -> Iterator[Deal]:
    """The deals in the order of their seeds, however many work at them."""
    if jobs == 1:
        for seed in seeds:
            yield play_deal(game, box, bots, seed)
        return
    table = Table(
        shelf.address(game), game.fingerprint, box.pack(), box.texts, tuple(bot.name for bot in bots), seeds.start
    )
    for _, deal in spread(_elsewhere, (replace(table, seed=seed) for seed in seeds), jobs):
        yield deal


def _elsewhere(table: Table) -> Deal:
    """Runs in a worker."""
    game = same_game(table.address, table.rules)
    box = game.box.unpack(table.box)
    box.texts = table.texts
    bots = [external_bot.find(name, game) for name in table.bots]
    try:
        return play_deal(game, box, bots, table.seed)
    finally:
        _close(bots)
