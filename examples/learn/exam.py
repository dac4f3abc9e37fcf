"""What a way of playing is worth: one fresh game a place, none of them met before."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from rulewright.doors.gymnasium import SeatVectorEnv

GAMES, FIRST = 5000, 10**9
"""How many games, and the seed of the first: those of training are far from it."""


@dataclass(frozen=True)
class Mark:
    """The mean reward a game, and how far off it may be in 19 cases of 20."""

    mean: float
    doubt: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ± {self.doubt:.3f}"


def exam(envs: SeatVectorEnv, choose: Callable[[Any], Any]) -> Mark:
    """The mark for the actions that `choose` names for the games that go on, given their places in the batch."""
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
