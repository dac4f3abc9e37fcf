"""Teach a small network a game with masked PPO on the compiled vector environment: `make learn`."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.vec_env import VecNormalize

from learn import exam
from learn.curve import curve
from learn.small import Small
from learn.stable import StableVec
from rulewright.doors.gymnasium import SeatEnv, SeatVectorEnv

GAMES, LENGTH = 512, 32
"""Games played side by side, and steps of each between two lessons."""
LONGEST = 500
"""Steps after which a game counts for nothing: who goes round in circles has not learned."""


class Progress(BaseCallback):  # type: ignore[misc]
    """Writes down what the games that ended between two lessons were worth, and stops when the time is up.

    Time is the processor's: two cores give two minutes of it a minute, and a busy machine takes none away.
    """

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.seconds, self.start = 60 * minutes, time.process_time()
        self.points: list[tuple[float, float]] = []
        self.ended: list[float] = []

    def _on_step(self) -> bool:
        self.ended += self.locals["rewards"][self.locals["dones"]].tolist()
        return 60 * self.minutes < self.seconds

    @property
    def minutes(self) -> float:
        return (time.process_time() - self.start) / 60

    def _on_rollout_end(self) -> None:
        minutes = self.minutes
        if len(self.ended) >= 4 * GAMES:  # the first to end are the short ones: wait until there are many
            self.points.append((minutes, float(np.mean(self.ended))))
            print(f"{minutes:5.1f} min  {self.num_timesteps:9,} steps  {self.points[-1][1]:.3f}", flush=True)
            self.ended = []


def report(title: str, steps: int, minutes: float, chance: exam.Mark, learned: exam.Mark) -> str:
    """The page beside the curve."""
    lines = [
        "# Learning: a curve",
        "",
        "<!-- Written by `make learn`. -->",
        "",
        "![The reward a game by minutes of processor time, with random play as a dashed line](learning.svg)",
        "",
        f"{title}, masked PPO from sb3-contrib on the vector environment: {steps:,} steps in {minutes:.1f} minutes of",
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
    parser.add_argument("--largest", type=int, default=40, help="leave out fields and verbs of more numbers than this")
    parser.add_argument("--to", type=Path, default=Path("docs/environments"), help="where curve and report go")
    asked = parser.parse_args()

    single = SeatEnv(asked.game, mask="info", seats=asked.seats)
    check_env(single)
    title, small = single.setting.game.title, Small(single.setting.game, asked.largest, asked.seed)

    def games(n: int, mode: AutoresetMode) -> SeatVectorEnv:
        return SeatVectorEnv(
            asked.game, n, autoreset_mode=mode, mask="info", copy=False, seats=asked.seats, limit=LONGEST
        )

    examined = games(exam.GAMES, AutoresetMode.NEXT_STEP)
    chance = exam.exam(examined, lambda which: examined.sample()[which])
    print(f"{title}: random play is worth {chance}", flush=True)

    torch.distributions.Distribution.set_default_validate_args(False)
    torch.set_num_threads(1)  # so small a network is not worth sharing
    taught = VecNormalize(
        StableVec(games(GAMES, AutoresetMode.SAME_STEP), small, asked.seed), norm_reward=False, clip_obs=5.0
    )
    model = MaskablePPO(
        "MlpPolicy",
        taught,
        learning_rate=1e-3,
        n_steps=LENGTH,
        batch_size=2048,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.003,
        seed=asked.seed,
        policy_kwargs={"net_arch": [128, 64]},
    )
    progress = Progress(asked.minutes)
    model.learn(10**9, callback=progress)
    minutes = progress.minutes

    def learned_choice(which: Any) -> Any:
        seen, masks = examined.fleet.columns[which], examined.fleet.masks[which]
        chosen, _ = model.predict(taught.normalize_obs(small.see(seen)), action_masks=small.allowed(masks))
        return small.actions(chosen, masks)

    learned = exam.exam(examined, learned_choice)
    print(f"{title}: after {minutes:.1f} minutes of learning it is worth {learned}")
    asked.to.mkdir(parents=True, exist_ok=True)
    drawn = curve(progress.points, chance, learned, "minutes of processor time", f"{title}: reward a game")
    (asked.to / "learning.svg").write_text(drawn, encoding="utf-8")
    (asked.to / "learning.md").write_text(
        report(title, model.num_timesteps, minutes, chance, learned), encoding="utf-8"
    )


if __name__ == "__main__":
    main()
