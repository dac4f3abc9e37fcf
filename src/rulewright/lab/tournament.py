"""Contests: a tournament of bots, the ladder of levels, and a round robin of the lab's players.

Every deal is played once in each rotation of the seats, so that luck evens out.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, pairwise
from math import log, sqrt
from pathlib import Path
from typing import Any

import numpy as np

from rulewright.bots import registry
from rulewright.bots.bot import Bot
from rulewright.bots.levels import levels
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import random32, sow
from rulewright.kernel.engines.playout import CHOICES, SETUP
from rulewright.kernel.game import Game
from rulewright.kernel.standing import part
from rulewright.kernel.statistics import Z95
from rulewright.kernel.structs import GameBox
from rulewright.lab import external_bot, journal
from rulewright.lab.figures import Account, Table, label
from rulewright.lab.outsider import Outsider
from rulewright.lab.players import seated
from rulewright.lab.settings import BoxedSetting, Setting, made
from rulewright.lab.statistics import SHARE, Estimate, Figure, estimate, plain
from rulewright.lab.study import Plan, studies, study
from rulewright.lab.study import Progress as StudyProgress
from rulewright.lab.workers import Cluster, Jobs
from rulewright.telling.language import signed

Progress = Callable[[int, int], None]
NOTES = 20
"""How many forfeited moves a result explains."""


# ---------------------------------------------------------------- a tournament


@dataclass(frozen=True)
class Standing:
    """A bot's result: its share of the wins, its score, and its seconds per move."""

    bot: str
    games: int
    wins: Estimate
    score: Estimate
    seconds: float
    forfeits: int = 0
    """Moves that an external program forfeited; random ones were made instead."""


@dataclass(frozen=True)
class Result:
    """The result of a tournament. Games of one deal are not independent, so intervals are taken over deals."""

    game: str
    version: str
    seats: int
    deals: int
    games: int
    seed: int
    seconds: float
    standings: list[Standing]
    notes: list[str] = field(default_factory=list)
    """Why the first few moves were forfeited."""

    def as_json(self) -> dict[str, Any]:
        found: dict[str, Any] = plain(self)
        return found


@dataclass(frozen=True)
class Played:
    """The result of one game, by seat or by bot: shares of the win, scores, seconds and moves."""

    shares: list[float]
    scores: list[int]
    seconds: list[float]
    moves: list[int]

    def by_bot(self, turn: int) -> Played:
        return Played(*(column[-turn:] + column[:-turn] if turn else column for column in vars(self).values()))


@dataclass(frozen=True)
class Deals:
    """The games of some deals by bot, and the reasons for forfeited moves by deal and bot."""

    games: list[Played]
    notes: list[list[list[str]]]


@dataclass(frozen=True)
class Contest(BoxedSetting):
    """Timed games between bots, external programs included, each with its own random stream."""

    names: tuple[str, ...] = ()

    @property
    def compiled(self) -> bool:
        return False

    @property
    def turns(self) -> int:
        return self.seats

    @property
    def repeatable(self) -> bool:
        return not any(isinstance(bot, external_bot.ExternalBot) for bot in self.by or ())

    def task_size(self, games: int, asked: int) -> int:
        return 1

    def prepare(self) -> None:
        for bot in self.by:
            bot.prepare(*self.objects())

    def play(self, deals: range, asked: int = 0) -> Any:
        game, box = self.objects()
        bots, found = self.by or [external_bot.find(name, game) for name in self.names], Deals([], [])
        try:
            for seed in deals:
                found.games.extend(play_deal(game, box, bots, seed))
                found.notes.append([bot.take_notes() for bot in bots])
        finally:
            if not self.by:
                _close(bots)
        return found

    def measured(self, rows: Deals, asked: int, pace: float) -> Table:
        return Table(len(rows.notes), self.turns)  # all deals are measured together at the end


def play_deal(game: Game, box: GameBox, bots: Sequence[Bot], seed: int) -> list[Played]:
    """Play a deal once in each rotation of the seats; each result is by bot."""
    n = len(bots)
    return [play(game, box, [bots[(seat + turn) % n] for seat in range(n)], seed).by_bot(turn) for turn in range(n)]


def play(game: Game, box: GameBox, bots: Sequence[Bot], seed: int) -> Played:
    """Play one game from a seed; the result is by seat. Each bot has its own random stream."""
    state, streams = game.state(), [[0, 0] for _ in bots]
    sow(state.rng, seed, SETUP)
    for seat, stream in enumerate(streams):
        sow(stream, seed, CHOICES + seat)
    game.rules.setup(state, box)
    seconds, moves, seats = [0.0] * len(bots), [0] * len(bots), len(bots)
    while not game.rules.ending(state):
        seat = lowest(game.rules.waiting(state))
        stream, start = [random32(streams[seat]), random32(streams[seat]) | 1], time.perf_counter()
        action = bots[seat].choose(game, game.view(state, box, seat), box, seat, stream)
        seconds[seat] += time.perf_counter() - start
        moves[seat] += 1
        game.rules.apply(state, box, seat, action)
    places = game.places(state, box)
    shares = [part(places, seats, seat) for seat in range(seats)]
    return Played(shares, list(game.scores(state, box)[:seats]), seconds, moves)


def entered(game: Game, box: GameBox, names: Sequence[str], games: int, jobs: Jobs) -> list[Bot]:
    """Look up the bots, refusing entries that cannot make up a tournament."""
    if len(names) != box.seats:
        raise ValueError(f"{len(names)} bots were named for {box.seats} seats: name one for each")
    Plan(games, jobs=jobs).check()
    found = [external_bot.find(name, game) for name in names]
    if isinstance(jobs, Cluster) and any(isinstance(bot, Outsider) for bot in found):
        raise ValueError("a program or a model plays from this machine only: leave out --on")
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
    """Let bots play each other: at least `games` games, in whole deals with one game per rotation of the seats.

    `names` has a bot for each seat (see `find_bot`). Without a `box`, the game has its usual options and a seat for each name.

    >>> import rulewright
    >>> katamari = rulewright.load_game("katamari")
    >>> found = rulewright.tournament(katamari, names=["heuristic", "random"], games=10)
    >>> best, worst = found.standings
    >>> best.bot, best.wins.mean > worst.wins.mean
    ('heuristic', True)
    """
    box = game.make_box(seats=len(names)) if box is None else box
    bots, seats = entered(game, box, names, games, jobs), len(names)
    contest = Contest.of(game, box, ",".join(names), names=tuple(names), by=bots)
    total, kept = seats * -(-games // seats), Deals([], [])

    def keep(which: int, start: int, rows: Deals) -> None:
        kept.games.extend(rows.games)
        kept.notes.extend(rows.notes)
        journal.so_far(lambda: [each for s in standings_of(names, kept) for each in (s.wins, s.score)])

    tell = (lambda done, *_: progress(done, total)) if progress else None
    try:
        found = study([contest], Plan(games, seed=seed, jobs=jobs), tell, keep)
    finally:
        _close(bots)
    notes = [note for deal in kept.notes for each in deal for note in each][:NOTES]
    standings = standings_of(names, kept)
    return Result(game.name, game.version, seats, total // seats, total, seed, found.seconds, standings, notes)


def standings_of(names: Sequence[str], found: Deals) -> list[Standing]:
    """The result of each bot, with intervals over deals."""
    table, games = Table(len(found.notes), len(names)), found.games
    table.block([Figure("win", name, SHARE) for name in names], np.array([g.shares for g in games]))
    table.block([Figure("score", name) for name in names], np.array([g.scores for g in games]))
    known, standings = [estimate(*each) for each in zip(table.names, table.sums(), strict=True)], list[Standing]()
    for i, name in enumerate(names):
        pace = sum(g.seconds[i] for g in games) / max(1, sum(g.moves[i] for g in games))
        forfeits = sum(len(deal[i]) for deal in found.notes)
        standings.append(Standing(name, len(games), known[i], known[len(names) + i], pace, forfeits))
    return standings


def _close(bots: Sequence[Bot]) -> None:
    for bot in bots:
        bot.close()


# ---------------------------------------------------------------- the ladder

ELO = 400 / log(10)
"""A player rated 400 higher has ten times the odds."""
RATING = Figure("rating", "points above the lowest")


@dataclass(frozen=True)
class Rung:
    """One bot of the ladder. `wins` is its share of the wins against the bot below, None for the lowest, where ratings start. In
    a solo game, `wins` is how often it succeeds, and there are no ratings."""

    bot: str
    below: str
    wins: Estimate | None
    rating: Estimate | None
    score: Estimate | None
    seconds: float


@dataclass(frozen=True)
class Ladder:
    """All rungs, and the top one against the lowest; in a solo game, how much more often it succeeds than `rival`, the best bot
    that is not a level."""

    game: str
    version: str
    seats: int
    games: int
    rungs: list[Rung]
    top: Estimate
    rival: str

    def as_json(self) -> dict[str, Any]:
        found: dict[str, Any] = plain(self)
        return found


def rating_step(wins: Estimate, seats: int) -> tuple[float, float]:
    """The rating gained by this share of wins against opponents of one kind, and its standard error."""
    p = min(max(wins.mean, 0.001), 0.999)
    return ELO * log(p * (seats - 1) / (1 - p)), ELO * wins.half / Z95 / (p * (1 - p))


def ladder(
    game: Game,
    box: GameBox,
    games: int,
    seed: int = 0,
    jobs: Jobs = 1,
    progress: Callable[[str, int, int], None] | None = None,
) -> Ladder:
    """Play every rung of the ladder. The higher bot has one seat, the lower one all others."""
    seats, steps = box.seats, levels(game)
    others = [bot.name for bot in registry.bots(game) if bot not in steps]
    names = [*(others if seats == 1 else ["random"]), *(bot.name for bot in steps)]

    def against(name: str, below: str, what: str) -> Standing:
        tell = (lambda done, total: progress(what, done, total)) if progress else None
        return tournament(game, box, [name, *[below] * (seats - 1)], games, seed, jobs, tell).standings[0]

    if seats == 1:
        alone = [against(name, "", name) for name in names]
        rungs = [Rung(s.bot, "", s.wins, None, s.score, s.seconds) for s in alone]
        best = max(alone[: len(others)], key=lambda s: s.wins.mean)
        return Ladder(game.name, game.version, seats, games, rungs, lead(alone[-1].wins, best.wins), best.bot)
    rungs, rating, variance = [Rung(names[0], "", None, Estimate(RATING, 0.0, 0.0, 0.0), None, 0.0)], 0.0, 0.0
    for below, name in pairwise(names):
        mine = against(name, below, name)
        step, error = rating_step(mine.wins, seats)
        rating, variance = rating + step, variance + error**2
        half = Z95 * sqrt(variance)
        rated = Estimate(RATING, rating, rating - half, rating + half)
        rungs.append(Rung(name, below, mine.wins, rated, mine.score, mine.seconds))
    top = against(names[-1], names[0], f"{names[-1]} against {names[0]}").wins
    return Ladder(game.name, game.version, seats, games, rungs, top, names[0])


def lead(one: Estimate, other: Estimate) -> Estimate:
    """How much more often one bot succeeds than another, each on its own deals."""
    value, half = one.value - other.value, sqrt(one.half**2 + other.half**2)
    return replace(one, value=value, low=value - half, high=value + half)


def markdown(found: Ladder, title: str) -> str:
    """The ladder as a Markdown table."""
    many = "1 seat" if found.seats == 1 else f"{found.seats} seats"
    lines = [f"## {title}, {many}", "", f"Version {found.version} of its rules, {found.games} games a row.", ""]
    if found.seats == 1:
        lines += ["| bot | succeeds | 95% interval | mean score | seconds a move |", "|---|---:|---:|---:|---:|"]
        for r in found.rungs:
            assert r.wins
            assert r.score
            lines.append(f"| {r.bot} | {_share(r.wins)} | {r.score.mean:,.4g} | {r.seconds:.2g} |")
        low, high = 100 * found.top.low, 100 * found.top.high
        by = signed(f"{100 * found.top.mean:+.1f} percentage points, {low:+.1f} to {high:+.1f}")
        lines += ["", f"{found.rungs[-1].bot} against {found.rival}: {by}."]
    else:
        lines += ["| bot | rating | 95% interval | wins against the one above | 95% interval | seconds a move |"]
        lines += ["|---|---:|---:|---:|---:|---:|"]
        for r in found.rungs:
            assert r.rating
            if not r.wins:
                lines.append(f"| {r.bot} | 0 | | | | |")
                continue
            rated = f"{r.rating.mean:.0f} | {r.rating.low:.0f} to {r.rating.high:.0f}"
            lines.append(f"| {r.bot} | {rated} | {_share(r.wins)} | {r.seconds:.2g} |")
        lines += ["", f"{found.rungs[-1].bot} against {found.rival}: {_share(found.top).replace(' |', ',')}."]
    return "\n".join([*lines, ""])


def _share(e: Estimate) -> str:
    return f"{e.mean:.1%} | {e.low:.1%} to {e.high:.1%}"


def write_into(page: Path, key: str, text: str) -> None:
    """Write a table into a page between its markers, replacing the previous one, or at the end."""
    begin, end = f"<!-- ladder {key} -->", f"<!-- end of ladder {key} -->"
    old = page.read_text("utf-8") if page.exists() else "# How strong the bots are\n"
    head, _, rest = old.partition(begin)
    _, _, tail = rest.partition(end)
    joined = f"{head.rstrip()}\n\n{begin}\n{text.rstrip()}\n{end}\n\n{tail.lstrip()}"
    page.write_text(f"{joined.rstrip()}\n", "utf-8")


# ---------------------------------------------------------------- a round robin

PAIR = 2


@dataclass(frozen=True)
class RoundRobin:
    """Each player's wins against all others together, and against each of them."""

    players: list[str]
    overall: list[Estimate]
    pairs: dict[tuple[int, int], Estimate]


def round_robin(
    setting: Setting, players: Sequence[str], plan: Plan, progress: StudyProgress | None = None
) -> RoundRobin:
    """Play every pair of players, each deal from both seats, with the same deals for all pairs."""
    game = made(setting).game
    if len(set(players)) < PAIR or len(set(players)) != len(players):
        raise ValueError("name two players or more, each of them once")
    if game.seats[0] > PAIR or setting.seats != PAIR:
        raise ValueError(f"players meet in pairs: {game.title} has to be played by {PAIR}")
    for name in players:
        seated(name, game, PAIR)
    pairs = list(combinations(range(len(players)), PAIR))
    settings = [replace(setting, bots=f"{players[i]},{players[k]}") for i, k in pairs]
    together = [Account() for _ in players]
    found = dict[tuple[int, int], Estimate]()
    for (i, k), played in zip(pairs, studies(settings, plan, progress), strict=True):
        account = played.accounts[0]
        known = [f.name for f in account.names]
        for one, other, sat in ((i, k, 0), (k, i, 1)):
            name = f"win.player.{label(made(played.settings[0]).players[sat].name)}"
            sums = account.sums[known.index(name)]
            found[one, other] = estimate(Figure(name, f"wins of {players[one]} against {players[other]}", SHARE), sums)
            together[one].add(Account([Figure(name, f"wins of {players[one]}", SHARE)], sums[None, :]))
    return RoundRobin(list(players), [estimate(a.names[0], a.sums[0]) for a in together], found)
