"""The compiled vector environment in the shape Stable-Baselines3 wants it: its own kind of vector, with masks."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from stable_baselines3.common.vec_env import VecEnv

from learn.small import Small
from rulewright.doors.gymnasium import SeatVectorEnv


class StableVec(VecEnv):  # type: ignore[misc]
    """Games stepped together. A finished one begins anew within the step, as Stable-Baselines3 expects."""

    def __init__(self, games: SeatVectorEnv, small: Small, seed: int) -> None:
        assert games.autoreset_mode == AutoresetMode.SAME_STEP
        self.games, self.small, self.first = games, small, seed
        super().__init__(games.num_envs, spaces.Box(small.low, small.high), spaces.Discrete(small.choices))

    def reset(self) -> Any:
        seen, _ = self.games.reset(seed=self.first)
        return self.small.see(seen)

    def step_async(self, actions: Any) -> None:
        self._actions = self.small.actions(actions, self.games.fleet.masks)

    def step_wait(self) -> Any:
        seen, rewards, terminated, truncated, told = self.games.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        over = np.flatnonzero(terminated | truncated)
        if len(over):
            last = self.small.see(np.stack(told["final_obs"][over]))
            for g, row in zip(over, last, strict=True):
                infos[g] = {"terminal_observation": row, "TimeLimit.truncated": bool(truncated[g])}
        return self.small.see(seen), rewards.astype(np.float32), terminated | truncated, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Only the masks are ever asked for in this way."""
        assert method_name == "action_masks"
        return list(self.small.allowed(self.games.fleet.masks))

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.games, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError("the games of a batch have nothing of their own to set")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()
