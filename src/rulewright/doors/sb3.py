"""Games for Stable-Baselines3: many games at once as one `VecEnv`, with the masks that sb3-contrib's MaskablePPO asks for.

    from sb3_contrib import MaskablePPO
    from rulewright.doors.sb3 import SeatVecEnv

    MaskablePPO("MlpPolicy", SeatVecEnv("karthis", 256)).learn(1_000_000)

Every argument of `rulewright.doors.gymnasium.SeatVectorEnv` is understood, but `autoreset_mode`: a finished game is restarted at
once, as Stable-Baselines3 expects.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rulewright.doors.optional_imports import need

need("gymnasium", "env")
need("stable_baselines3", "sb3")

import numpy as np  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from stable_baselines3.common.vec_env import VecEnv  # noqa: E402

from rulewright.doors.gymnasium import SeatVectorEnv  # noqa: E402
from rulewright.kernel.game import Game  # noqa: E402

MASKS = "action_masks"
"""What sb3-contrib looks for."""


class SeatVecEnv(VecEnv):  # type: ignore[misc,unused-ignore]
    """One seat of many games, the others played by bots. `games` is the vector environment behind it."""

    def __init__(self, rulebook: Game | str, num_envs: int = 1, **arguments: Any) -> None:
        arguments = {"mask": "info", **arguments}  # sb3-contrib asks for masks itself
        self.games = SeatVectorEnv(rulebook, num_envs, autoreset_mode=AutoresetMode.SAME_STEP, **arguments)
        self._actions = np.zeros(num_envs, np.int64)
        super().__init__(num_envs, self.games.single_observation_space, self.games.single_action_space)

    def reset(self) -> Any:
        """Start all games: with the seeds that were set, or else the next in sequence."""
        seeds = self._seeds if self._seeds[0] is not None else None
        seen, _ = self.games.reset(seed=seeds)
        self._reset_seeds()
        return seen

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        seen, rewards, ended, cut, told = self.games.step(self._actions)
        done, infos = ended | cut, [dict[str, Any]() for _ in range(self.num_envs)]
        for g in np.flatnonzero(done):
            infos[g] = {"terminal_observation": told["final_obs"][g], "TimeLimit.truncated": bool(cut[g] > ended[g])}
        return seen, rewards.astype(np.float32), done, infos

    def close(self) -> None:
        self.games.close()

    # ------------------------------------------------------------ as if there were many environments

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        if attr_name == MASKS:
            return self.env_method(MASKS, indices=indices)
        return [getattr(self.games, attr_name)] * len(self._chosen(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(
            f"{attr_name} cannot be set: the games are one batch. Give it when you make the environment."
        )

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        if method_name != MASKS:
            raise AttributeError(f"the games are one batch without {method_name}: only {MASKS} can be asked of each")
        return list(self.games.action_masks()[self._chosen(indices)])

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        return [False] * len(self._chosen(indices))

    def get_images(self) -> Sequence[Any]:
        return self.games.render() or []

    def _chosen(self, indices: int | Iterable[int] | None) -> list[int]:
        if indices is None:
            return list(range(self.num_envs))
        return [indices] if isinstance(indices, int) else list(indices)
