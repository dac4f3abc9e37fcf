"""Teach a small network a game with masked PPO on the compiled vector environment: `make learn`."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode

from learn import exam
from learn.curve import curve
from learn.ppo import Learner
from rulewright.doors.gymnasium import SeatVectorEnv
from rulewright.games import load

GAMES = 256
"""Games played in parallel."""
LONGEST = 500
"""Steps after which a game is worth nothing: a player that goes round in circles has not learned."""


def taught(learner: Learner, minutes: float) -> tuple[list[tuple[float, float]], float]:
    """Play and learn for `minutes`; returns the mean rewards of finished games over time, and the minutes taken.

    Time is processor time: two cores give two minutes per minute, and a busy machine takes none away.
    """
    start, used = time.process_time(), 0.0
    points: list[tuple[float, float]] = []
    ended: list[float] = []
    while used < minutes:
        lesson, rewards = learner.play()
        learner.study(lesson)
        ended += rewards
        used = (time.process_time() - start) / 60
        if len(ended) >= 4 * GAMES:  # short games end first: wait until there are many
            points.append((used, float(np.mean(ended))))
            print(f"{used:5.1f} min  {learner.steps:9,} steps  {points[-1][1]:.3f}", flush=True)
            ended = []
    return points, used


def report(title: str, steps: int, minutes: float, chance: exam.Mark, learned: exam.Mark) -> str:
    """The report that accompanies the curve."""
    lines = [
        "# Learning: a curve",
        "",
        "<!-- Written by `make learn`. -->",
        "",
        "![The reward a game by minutes of processor time, with random play as a dashed line](learning.svg)",
        "",
        f"{title}, masked PPO on the vector environment: {steps:,} steps in {minutes:.1f} minutes of",
        f"processor time. Judged by {exam.GAMES:,} fresh games, the same for both:",
        "",
        "| | reward a game | give or take (95%) |",
        "|---|---|---|",
        f"| random play | {chance.mean:.3f} | {chance.doubt:.3f} |",
        f"| the network | {learned.mean:.3f} | {learned.doubt:.3f} |",
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m learn", description=__doc__)
    parser.add_argument("--game", default="karthis", help="its name or folder")
    parser.add_argument("--seats", type=int, help="how many play")
    parser.add_argument("--minutes", type=float, default=3, help="of processor time: two cores give two a minute")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=Path("docs/environments"), help="where curve and report go")
    asked = parser.parse_args()

    game = load(asked.game)
    title = game.title
    settings = {"mask": "info", "copy": False, "seats": asked.seats, "limit": LONGEST, "encoding": "egocentric"}

    def games(n: int, mode: AutoresetMode) -> SeatVectorEnv:
        return SeatVectorEnv(game, n, autoreset_mode=mode, **settings)

    examined = games(exam.GAMES, AutoresetMode.NEXT_STEP)
    chance = exam.exam(examined, lambda which: examined.sample()[which])
    print(f"{title}: random play is worth {chance}", flush=True)

    learner = Learner(games(GAMES, AutoresetMode.SAME_STEP), asked.seed)
    points, minutes = taught(learner, asked.minutes)

    def learned_choice(which: Any) -> Any:
        return learner.choose(examined.fleet.columns[which], examined.fleet.masks[which])

    learned = exam.exam(examined, learned_choice)
    print(f"{title}: after {minutes:.1f} minutes of learning it is worth {learned}")
    asked.to.mkdir(parents=True, exist_ok=True)
    drawn = curve(points, chance, learned, "minutes of processor time", f"{title}: reward a game")
    (asked.to / "learning.svg").write_text(drawn, encoding="utf-8")
    (asked.to / "learning.md").write_text(report(title, learner.steps, minutes, chance, learned), encoding="utf-8")


if __name__ == "__main__":
    main()
