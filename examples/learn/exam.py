"""Evaluation of a policy: one new game per place in the batch, none of them seen before."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from rulewright.doors.gymnasium import SeatVectorEnv

GAMES, FIRST = 5000, 10**9
"""The number of games, and the seed of the first, far from those of training."""


@dataclass(frozen=True)
class Mark:
    """The mean reward per game, and its 95% margin of error."""

    mean: float
    doubt: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ± {self.doubt:.3f}"


def exam(envs: SeatVectorEnv, choose: Callable[[Any], Any]) -> Mark:
    """Evaluate `choose`, which is given the batch indices of running games and returns their actions."""
    envs.reset(seed=FIRST)
    worth, going_on = np.zeros(envs.num_envs), np.ones(envs.num_envs, np.bool_)
    actions = np.zeros(envs.num_envs, np.int64)
    while going_on.any():
        actions[going_on] = choose(np.flatnonzero(going_on))
        _, rewards, terminated, truncated, _ = envs.step(actions)
        ended = (terminated | truncated) & going_on
        worth[ended] = rewards[ended]
        going_on &= ~ended
    return Mark(float(worth.mean()), float(1.96 * worth.std() / math.sqrt(envs.num_envs)))
