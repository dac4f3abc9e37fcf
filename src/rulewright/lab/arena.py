"""The arena: models, programs and bots, every one against every other, in several games, and a page of the results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from rulewright import games as shelf
from rulewright.kernel.game import Game
from rulewright.lab.statistics import Estimate, plain
from rulewright.lab.tournament import NOTES, PAIR, Standing, tournament
from rulewright.lab.workers import Jobs

Progress = Callable[[str, int, int], None]
"""Called with the game, the games played, and those to play."""


@dataclass(frozen=True)
class Row:
    """An entrant in one game: its wins against all others together (in a solo game, how often it succeeds), its mean score, its
    seconds a move, and the moves it forfeited."""

    bot: str
    wins: Estimate
    score: Estimate
    seconds: float
    forfeits: int


@dataclass(frozen=True)
class Field:
    """One game: the entrants, the best first, and the wins of each against each."""

    game: str
    title: str
    version: str
    seats: int
    games: int
    """Games of each pair; in a solo game, of each entrant."""
    rows: list[Row]
    pairs: dict[tuple[str, str], Estimate]
    notes: list[str]
    """Why the first few moves were forfeited."""

    def as_json(self) -> dict[str, Any]:
        found: dict[str, Any] = plain(replace(self, pairs={}))
        found["pairs"] = [{"bot": a, "against": b, **plain(e)} for (a, b), e in self.pairs.items()]
        return found


def arena(
    names: Sequence[str], bots: Sequence[str], games: int = 20, seed: int = 0, jobs: Jobs = 1,
    progress: Progress | None = None,
) -> list[Field]:  # fmt: skip
    """Let every pair of bots play every game for two, each deal from both seats, and every bot each solo game; all meet the same
    deals. `bots` has names as in a tournament: levels, `cmd:` for programs, `chat:` for models."""
    if len(set(bots)) < len(bots) or len(bots) < PAIR:
        raise ValueError("name two bots or more, each of them once")
    chosen = [shelf.load(name) for name in names]
    for game in chosen:
        if not game.seats[0] <= PAIR:
            raise ValueError(f"bots meet in pairs: {game.title} has to be played by {PAIR}, or alone")
    return [_field(game, bots, games, seed, jobs, progress) for game in chosen]


def _field(game: Game, bots: Sequence[str], games: int, seed: int, jobs: Jobs, progress: Progress | None) -> Field:
    seats = min(PAIR, game.seats[1])
    meetings = list(combinations(bots, seats))
    total, notes, pairs = len(meetings) * games, list[str](), dict[tuple[str, str], Estimate]()
    stood: dict[str, list[Standing]] = {bot: [] for bot in bots}
    for n, sat in enumerate(meetings):
        tell = (lambda done, _, n=n: progress(game.title, n * games + done, total)) if progress else None
        found = tournament(game, game.make_box(seats=seats), sat, games, seed, jobs, tell)
        notes += found.notes
        for bot, each in zip(sat, found.standings, strict=True):
            stood[bot].append(each)
            if seats == PAIR:
                pairs[bot, sat[1] if bot == sat[0] else sat[0]] = each.wins
    rows = sorted((_together(bot, each) for bot, each in stood.items()), key=lambda row: -row.wins.mean)
    return Field(game.name, game.title, game.version, seats, found.games, rows, pairs, notes[:NOTES])


def _together(bot: str, met: Sequence[Standing]) -> Row:
    """A bot's results against all others. They share their deals, so the interval is the mean of theirs: never too short."""
    seconds = sum(each.seconds for each in met) / len(met)
    wins, score = _mean([each.wins for each in met]), _mean([each.score for each in met])
    return Row(bot, wins, score, seconds, sum(each.forfeits for each in met))


def _mean(found: Sequence[Estimate]) -> Estimate:
    value, low, high = (sum(getattr(e, part) for e in found) / len(found) for part in ("value", "low", "high"))
    return replace(found[0], value=value, low=low, high=high)


# ---------------------------------------------------------------- the page


def markdown(fields: Sequence[Field], seed: int) -> str:
    """The results as a page in Markdown."""
    played = ", ".join(field.title for field in fields)
    lines = ["# Arena", "", f"Games: {played}. First deal: seed {seed}. Intervals are 95%.", ""]
    if len(against := [field for field in fields if field.seats == PAIR]) > 1:
        lines += ["## All games for two", "", "| bot | wins, on average over the games |", "|---|---:|"]
        means = {row.bot: _mean([_row(field, row.bot).wins for field in against]) for row in against[0].rows}
        lines += [f"| {_cell(b)} | {_share(e)} |" for b, e in sorted(means.items(), key=lambda pair: -pair[1].mean)]
        lines.append("")
    for field in fields:
        lines += _section(field)
    return "\n".join(lines)


def _section(field: Field) -> list[str]:
    alone = field.seats != PAIR
    each = "an entrant" if alone else "a pair, every deal from both seats"
    lines = [f"## {field.title}", "", f"Version {field.version} of its rules, {field.games} games {each}.", ""]
    lines += [f"| bot | {'succeeds' if alone else 'wins'} | mean score | seconds a move | forfeits |"]
    lines += ["|---|---:|---:|---:|---:|"]
    for row in field.rows:
        lines.append(
            f"| {_cell(row.bot)} | {_share(row.wins)} | {row.score.mean:,.4g} | {row.seconds:.2g} | {row.forfeits} |"
        )
    if len(field.rows) > PAIR and not alone:
        names = [row.bot for row in field.rows]
        lines += ["", f"| wins against | {' | '.join(map(_cell, names))} |", f"|---|{'---:|' * len(names)}"]
        for one in names:
            against = ["" if one == other else f"{field.pairs[one, other].mean:.0%}" for other in names]
            lines.append(f"| {_cell(one)} | {' | '.join(against)} |")
    if field.notes:
        lines += ["", "Some of the forfeits:", "", *(f"- {note}" for note in field.notes)]
    return [*lines, ""]


def _row(field: Field, bot: str) -> Row:
    return next(row for row in field.rows if row.bot == bot)


def _cell(name: str) -> str:
    return name.replace("|", "\\|")


def _share(e: Estimate) -> str:
    return f"{e.mean:.1%} ({e.low:.1%} to {e.high:.1%})"
