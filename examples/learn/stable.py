"""The compiled vector environment in the shape Stable-Baselines3 wants it: its own kind of vector, with masks."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from stable_baselines3.common.vec_env import VecEnv

from rulewright.doors.gymnasium import SeatVectorEnv


class StableVec(VecEnv):  # type: ignore[misc]
    """Games stepped together. A finished one begins anew within the step, as Stable-Baselines3 expects."""

    def __init__(self, rulebook: str, games: int, seed: int, **settings: Any) -> None:
        self.games = SeatVectorEnv(
            rulebook, games, autoreset_mode=AutoresetMode.SAME_STEP, mask="info", copy=False, **settings
        )
        self.first = seed
        layout = self.games.setting.layout
        # A float space: what is kept of an observation has the kind of its space, and it is kept scaled.
        floats = spaces.Box(layout.low.astype(np.float32), layout.high.astype(np.float32))
        super().__init__(games, floats, self.games.single_action_space)

    def reset(self) -> Any:
        seen, _ = self.games.reset(seed=self.first)
        return seen.astype(np.float32)

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> Any:
        seen, rewards, terminated, truncated, told = self.games.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for g in np.flatnonzero(terminated | truncated):
            infos[g] = {
                "terminal_observation": told["final_obs"][g].astype(np.float32),
                "TimeLimit.truncated": bool(truncated[g]),
                "episode": {"r": float(rewards[g]), "l": 0, "t": 0.0},
            }
        return seen.astype(np.float32), rewards.astype(np.float32), terminated | truncated, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Only the masks are ever asked for in this way."""
        return list(getattr(self.games, method_name)(*args, **kwargs))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.games, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError("the games of a batch have nothing of their own to set")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()
