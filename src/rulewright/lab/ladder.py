"""The ladder: each level against the one below it, and what that makes them worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from math import log, sqrt
from pathlib import Path
from typing import Any

from rulewright.bots import registry
from rulewright.bots.levels import levels
from rulewright.kernel.game import Game
from rulewright.kernel.statistics import Z95
from rulewright.kernel.structs import GameBox
from rulewright.lab.spread import Jobs
from rulewright.lab.tournament import Interval, tournament

ELO = 400 / log(10)
"""A player rated 400 higher has ten times the odds."""
Progress = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Rung:
    """One bot of the ladder. `wins` is its part of the wins against the bot below, None for the lowest; the rating counts
    from there. Alone at the table, `wins` is how often it succeeds, and nobody is rated."""

    bot: str
    below: str
    wins: Interval | None
    rating: Interval | None
    score: Interval | None
    seconds: float


@dataclass(frozen=True)
class Ladder:
    """All rungs, and the top one against the lowest; alone at the table, by how much it succeeds more often than `rival`, the
    best of those that are no level."""

    game: str
    version: str
    seats: int
    games: int
    rungs: list[Rung]
    top: Interval
    rival: str

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def rating_step(wins: Interval, seats: int) -> tuple[float, float]:
    """How much higher a bot is rated that wins so much against others of one kind, and the standard error of that."""
    p = min(max(wins.mean, 0.001), 0.999)
    error = (wins.high - wins.low) / (2 * Z95)
    return ELO * log(p * (seats - 1) / (1 - p)), ELO * error / (p * (1 - p))


def ladder(
    game: Game, box: GameBox, games: int, seed: int = 0, jobs: Jobs = 1, progress: Progress | None = None
) -> Ladder:
    """Play every rung of the ladder. The higher bot sits in one seat, the lower one in all others."""
    seats = box.seats
    steps = levels(game)
    others = [bot.name for bot in registry.bots(game) if bot not in steps]
    names = [*(others if seats == 1 else ["random"]), *(bot.name for bot in steps)]
    rungs, rating, variance = list[Rung](), 0.0, 0.0
    for i, name in enumerate(names):
        below = names[i - 1] if i else ""
        if seats > 1 and not below:
            rungs.append(Rung(name, below, None, Interval(0.0, 0.0, 0.0), None, 0.0))
            continue
        result = tournament(game, box, [name, *[below] * (seats - 1)], games, seed, jobs, _told(progress, name))
        mine = result.standings[0]
        if seats == 1:
            rungs.append(Rung(name, "", mine.wins, None, mine.score, mine.seconds))
            continue
        step, error = rating_step(mine.wins, seats)
        rating, variance = rating + step, variance + error**2
        half = Z95 * sqrt(variance)
        rated = Interval(rating, rating - half, rating + half)
        rungs.append(Rung(name, below, mine.wins, rated, mine.score, mine.seconds))
    if seats == 1:
        best = max(rungs[: len(others)], key=lambda r: r.wins.mean if r.wins else 0.0)
        return Ladder(game.name, game.version, seats, games, rungs, lead(rungs[-1], best), best.bot)
    told = _told(progress, f"{names[-1]} against {names[0]}")
    top = tournament(game, box, [names[-1], *[names[0]] * (seats - 1)], games, seed, jobs, told).standings[0].wins
    return Ladder(game.name, game.version, seats, games, rungs, top, names[0])


def lead(one: Rung, other: Rung) -> Interval:
    """By how much one succeeds more often than another."""
    assert one.wins
    assert other.wins
    mean = one.wins.mean - other.wins.mean
    half = sqrt((one.wins.high - one.wins.low) ** 2 + (other.wins.high - other.wins.low) ** 2) / 2
    return Interval(mean, mean - half, mean + half)


def _told(progress: Progress | None, what: str) -> Callable[[int, int], None] | None:
    return (lambda done, total: progress(what, done, total)) if progress else None


# ---------------------------------------------------------------- on paper


def markdown(found: Ladder, title: str) -> str:
    """The ladder as a table for a page."""
    many = "1 seat" if found.seats == 1 else f"{found.seats} seats"
    lines = [f"## {title}, {many}", "", f"Version {found.version} of its rules, {found.games} games a row.", ""]
    if found.seats == 1:
        lines += ["| bot | succeeds | 95% interval | mean score | seconds a move |", "|---|---:|---:|---:|---:|"]
        for r in found.rungs:
            assert r.wins
            assert r.score
            lines.append(f"| {r.bot} | {_share(r.wins)} | {r.score.mean:,.4g} | {r.seconds:.2g} |")
        low, high = 100 * found.top.low, 100 * found.top.high
        by = f"{100 * found.top.mean:+.1f} points, {low:+.1f} to {high:+.1f}"
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


def _share(e: Interval) -> str:
    return f"{e.mean:.1%} | {e.low:.1%} to {e.high:.1%}"


def write_into(page: Path, key: str, text: str) -> None:
    """Put a table into a page between its marks, in place of the one that was there, or at the end."""
    begin, end = f"<!-- ladder {key} -->", f"<!-- end of ladder {key} -->"
    old = page.read_text("utf-8") if page.exists() else "# How strong the bots are\n"
    head, _, rest = old.partition(begin)
    _, _, tail = rest.partition(end)
    joined = f"{head.rstrip()}\n\n{begin}\n{text.rstrip()}\n{end}\n{tail.lstrip()}"
    page.write_text(f"{joined.rstrip()}\n", "utf-8")
