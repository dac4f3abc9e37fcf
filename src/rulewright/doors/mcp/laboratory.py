"""Experiments over many games. A new kind is a function here and an entry in `EXPERIMENTS`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rulewright.doors.mcp import library
from rulewright.doors.mcp.messages import SAY
from rulewright.kernel.game import Game
from rulewright.lab.simulate import simulate
from rulewright.lab.statistics import Estimate, figures

MOST_GAMES = 100_000


@dataclass(frozen=True)
class Experiment:
    """The parameters of an experiment."""

    game: str
    games: int = 1000
    players: int = 0
    seed: int = 0
    options: Mapping[str, int | str] = field(default_factory=dict)


def simulated(game: Game, asked: Experiment) -> str:
    """Report the results of many random games."""
    box = game.make_box(asked.options, asked.players or game.seats[0])
    found = simulate(game, box, asked.games, asked.seed)
    lines = [f"{found.games:,} random games of {game.title}, {found.moves:,} moves.", "How they ended:"]
    for name, count in found.endings.items():
        share = Estimate.counted(count, found.games)
        lines.append(f"  {name}: {share.share:.1%} (95% interval {share.low:.1%} to {share.high:.1%})")
    for seat, (scores, wins) in enumerate(zip(found.scores, found.wins, strict=True), 1):
        mean, low, high, *_ = figures(scores)
        lines.append(
            f"Seat {seat}: mean score {mean} (95% interval {low} to {high}), won {wins.share:.1%} "
            f"({wins.low:.1%} to {wins.high:.1%})."
        )
    return "\n".join(lines)


EXPERIMENTS: dict[str, Callable[[Game, Experiment], str]] = {"simulate": simulated}
"""The experiments by name."""


def run(wanted: tuple[str, Experiment]) -> str:
    """Run an experiment by name. Runs in a worker process."""
    experiment, asked = wanted
    work = EXPERIMENTS.get(experiment)
    if work is None:
        raise ValueError(SAY("no-experiment", name=repr(experiment), names=", ".join(EXPERIMENTS)))
    if not 1 <= asked.games <= MOST_GAMES:
        raise ValueError(SAY("games-to-ask", most=MOST_GAMES))
    return work(library.game(asked.game), asked)
