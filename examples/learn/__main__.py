"""Teach a small network a game with masked PPO on the compiled vector environment: `make learn`.

The network sees the small fields of the view (how much Health, which cards are drawn) and not the large ones (the map): it
is small itself and would make nothing of them. It is asked among the allowed actions only.
"""

from __future__ import annotations

import argparse
import math
import os
import re
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecNormalize

from learn.curve import curve
from learn.stable import StableVec
from rulewright.doors.environments.layout import Layout
from rulewright.doors.gymnasium import SeatEnv, SeatVectorEnv

GAMES, LENGTH = 512, 32
"""Games played side by side, and steps of each between two lessons."""
EXAM = 4000
"""Fresh games by which the result is judged."""
EXAM_SEED = 10**9
LONGEST = 500
"""Steps after which a game counts for nothing: who goes round in circles has not learned."""


def small_columns(layout: Layout, most: int) -> list[int]:
    """What is known before play, and the columns of the fields that have at most so many numbers."""
    small = {b.name for b in layout.blocks if math.prod(b.shape) <= most}
    runs = [r for r in layout.runs if re.sub(r"\[\d+\]", "", r.path) in small]
    return [*range(len(layout.known)), *(c for r in runs for c in range(r.first, r.first + r.columns))]


class SmallFields(BaseFeaturesExtractor):  # type: ignore[misc]
    """The first layer, over chosen columns."""

    def __init__(self, space: Any, chosen: list[int], width: int = 128) -> None:
        super().__init__(space, width)
        self.register_buffer("chosen", torch.tensor(chosen))
        self.layer = torch.nn.Sequential(torch.nn.Linear(len(chosen), width), torch.nn.ReLU())

    def forward(self, seen: Any) -> Any:
        return self.layer(seen[:, self.chosen])


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
        return time.process_time() - self.start < self.seconds

    def _on_rollout_end(self) -> None:
        minutes = (time.process_time() - self.start) / 60
        if len(self.ended) >= 2 * GAMES:  # the first to end are the short ones: wait until there are many
            self.points.append((minutes, float(np.mean(self.ended))))
            print(f"{minutes:5.1f} min  {self.num_timesteps:9,} steps  {self.points[-1][1]:.3f}", flush=True)
            self.ended = []


def exam(rulebook: str, choose: Any, seats: int | None) -> tuple[float, float]:
    """The mean reward of one game a place, all from seeds not met in training, and its standard error."""
    envs = SeatVectorEnv(rulebook, EXAM, mask="info", copy=False, seats=seats, limit=LONGEST)
    seen, infos = envs.reset(seed=EXAM_SEED)
    worth, going_on = np.zeros(EXAM), np.ones(EXAM, np.bool_)
    actions = np.zeros(EXAM, np.int64)
    while going_on.any():
        actions[going_on] = choose(seen[going_on], infos["action_mask"][going_on])
        seen, rewards, terminated, truncated, infos = envs.step(actions)
        ended = (terminated | truncated) & going_on
        worth[ended] = rewards[ended]
        going_on &= ~ended
    envs.close()
    return float(worth.mean()), float(worth.std() / math.sqrt(EXAM))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="karthis", help="its name or folder")
    parser.add_argument("--seats", type=int, help="how many play")
    parser.add_argument("--minutes", type=float, default=8, help="of processor time: two cores give two a minute")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--largest", type=int, default=40, help="leave out fields of more numbers than this")
    parser.add_argument("--to", type=Path, default=Path("docs/environments"), help="where curve and report go")
    asked = parser.parse_args()

    single = SeatEnv(asked.game, mask="info", seats=asked.seats)
    check_env(single)
    layout, title = single.setting.layout, single.setting.game.title
    draw = np.random.default_rng(asked.seed)
    by_chance, doubt = exam(asked.game, lambda _, masks: (masks * draw.random(masks.shape)).argmax(axis=1), asked.seats)
    print(f"{title}: random play is worth {by_chance:.3f} (give or take {2 * doubt:.3f})", flush=True)

    torch.distributions.Distribution.set_default_validate_args(False)
    games = VecNormalize(
        StableVec(asked.game, GAMES, asked.seed, seats=asked.seats, limit=LONGEST), norm_reward=False, clip_obs=5.0
    )
    model = MaskablePPO(
        "MlpPolicy",
        games,
        learning_rate=2e-3,
        n_steps=LENGTH,
        batch_size=1024,
        n_epochs=3,
        gamma=1.0,
        ent_coef=0.003,
        seed=asked.seed,
        policy_kwargs={
            "features_extractor_class": SmallFields,
            "features_extractor_kwargs": {"chosen": small_columns(layout, asked.largest)},
            "net_arch": {"pi": [64], "vf": [64]},
        },
    )
    progress = Progress(asked.minutes)
    model.learn(10**9, callback=progress)

    def taught(seen: Any, masks: Any) -> Any:
        actions, _ = model.predict(games.normalize_obs(seen), action_masks=masks)
        return actions

    learned, unsure = exam(asked.game, taught, asked.seats)
    print(
        f"{title}: after {asked.minutes:g} minutes of learning it is worth {learned:.3f} (give or take {2 * unsure:.3f})"
    )
    asked.to.mkdir(parents=True, exist_ok=True)
    (asked.to / "learning.svg").write_text(
        curve(progress.points, by_chance, "minutes of processor time", "won"), encoding="utf-8"
    )
    report = [
        "# Learning: a curve",
        "",
        "<!-- Written by `make learn`. -->",
        "",
        "![Games won by minutes of processor time, with random play as a dashed line](learning.svg)",
        "",
        f"{title}, masked PPO from sb3-contrib on the vector environment: {model.num_timesteps:,} steps in",
        f"{progress.points[-1][0]:.1f} minutes of processor time, {torch.get_num_threads()} of {os.cpu_count()} cores. Judged by",
        f"{EXAM:,} fresh games:",
        "",
        "| | reward a game | give or take (95%) |",
        "|---|---|---|",
        f"| random play | {by_chance:.3f} | {1.96 * doubt:.3f} |",
        f"| the network | {learned:.3f} | {1.96 * unsure:.3f} |",
        "",
    ]
    (asked.to / "learning.md").write_text("\n".join(report), encoding="utf-8")


if __name__ == "__main__":
    main()
