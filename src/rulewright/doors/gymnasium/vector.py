"""Many games at once, one seat each, stepped in compiled code over all cores; random bots play the other seats."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from rulewright.doors.environments.episode import SEEDS, Info
from rulewright.doors.environments.parallel import Fleet
from rulewright.doors.environments.settings import NOT_BEGUN, RENDER_MODES, known_mode, setting, whole
from rulewright.doors.environments.spaces import action_space, observation_space
from rulewright.kernel.game import Game

Array = np.ndarray[Any, np.dtype[Any]]

METADATA: dict[str, Any] = {"render_modes": list(RENDER_MODES), "autoreset_mode": AutoresetMode.NEXT_STEP}


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """The same games, step for step, as so many `SeatEnv`s begun from `seed`, `seed + 1` and on, only faster.

    `autoreset_mode` is any of Gymnasium's: a finished game is begun anew with the next step (the usual one), within the
    same step (its last observation is then `final_obs` in the infos), or not at all. The infos hold arrays by game:
    `action_mask`; `clause`, the number of the clause that refused an action or 0 (`rulewright.kernel.cite` makes its id);
    `ending`, 0 while the game goes on; and `scores`. With `copy=False` the arrays given out are those written by the next
    step. `jobs` threads share the work, as many as there are cores unless told otherwise.
    """

    metadata = METADATA

    def __init__(
        self,
        rulebook: Game | str,
        num_envs: int = 1,
        seat: int = 0,
        jobs: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.setting = setting(rulebook, **settings)
        self.fleet = Fleet(self.setting, seat, num_envs, jobs, keep_views=self.setting.form == "dict")
        self.num_envs, self.seat, self.copy = self.fleet.n, self.fleet.seat, copy
        self.render_mode = known_mode(render_mode)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**METADATA, "autoreset_mode": self.autoreset_mode}
        self.single_action_space = action_space(self.setting)
        self.single_observation_space = observation_space(self.setting)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._heads = np.tile(self.setting.head(seat), (num_envs, 1))
        self._finished = np.zeros(num_envs, np.bool_)
        self._begun = False
        self._every = np.ones(num_envs, np.bool_)
        self._every.flags.writeable = False

    @cached_property
    def observation_space(self) -> Any:  # type: ignore[override]
        """Made when asked for: for many games its bounds are as large as the observations themselves."""
        return batch_space(self.single_observation_space, self.num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """Begin the games of these seeds: one for each, or the first of a row of them. With none, the next in turn.

        `options={"reset_mask": mask}` begins only the games where the mask is true.
        """
        seeds = None if seed is None and self._begun else self._seeds(seed)
        which = self._which(options or {})
        if seeds is None:
            self.fleet.restart(which)
        else:
            self.fleet.begin(seeds[which], which)
        self._begun = True
        self._finished[which] = False
        return self._seen(), self._infos()

    def _which(self, options: dict[str, Any]) -> Array:
        if "reset_mask" not in options:
            return np.arange(self.num_envs)
        mask = np.asarray(options["reset_mask"])
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise ValueError(
                f"reset_mask is {self.num_envs} times true or false, not {mask.dtype} of shape {mask.shape}"
            )
        if not mask.all():
            self._must_have_begun()
        return np.flatnonzero(mask)

    def _seeds(self, seed: Any) -> Array:
        if seed is None or isinstance(seed, (int, np.integer)):
            super().reset(seed=None if seed is None else whole("seed", seed, 0))
            first = int(self.np_random.integers(SEEDS, dtype=np.uint64)) if seed is None else int(seed) % SEEDS
            return (np.uint64(first) + np.arange(self.num_envs, dtype=np.uint64)) % np.uint64(SEEDS)
        given = list(seed) if isinstance(seed, Iterable) else [seed]
        if len(given) != self.num_envs:
            raise ValueError(f"seed is a whole number or {self.num_envs} of them, not {seed!r}")
        return np.array([whole("seed", one, 0) % SEEDS for one in given])

    def step(self, actions: Any) -> tuple[Any, Array, Array, Array, Info]:
        fleet, mode = self.fleet, self.autoreset_mode
        self._must_have_begun()
        if mode == AutoresetMode.DISABLED and self._finished.any():
            raise ValueError("some games are over: start them again with reset(options={'reset_mask': ...})")
        fleet.step(np.asarray(actions), self._finished)
        if self.setting.illegal == "raise":
            self._refuse()
        rewards, terminated, truncated = fleet.rewards.copy(), fleet.terminated.copy(), fleet.truncated.copy()
        self._finished, infos = terminated | truncated, {}
        if mode == AutoresetMode.SAME_STEP and self._finished.any():
            infos = self._finals()
            fleet.restart(np.flatnonzero(self._finished))
            self._finished = np.zeros(self.num_envs, np.bool_)
        return self._seen(), rewards, terminated, truncated, {**self._infos(), **infos}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What may be done now, one row a game."""
        return self.fleet.masks.astype(np.bool_)

    def sample(self) -> Array:
        """An action for every game, each at random among those allowed: what `action_space.sample` cannot know.

        They follow from the seeds of `reset`. A game that is over gets 0.
        """
        self._must_have_begun()
        return self.fleet.sample()

    def render(self) -> tuple[Any, ...] | None:
        """Each game as its seat sees it."""
        from rulewright.doors.environments.episode import Course

        if self.render_mode is None:
            return None
        self._must_have_begun()
        course, drawn = Course(self.setting), []
        for record in self.fleet.states:
            course.s = self.setting.game.state.unpack(record.tobytes())
            drawn.append(course.draw(self.render_mode, self.seat))
        return tuple(drawn)

    def _must_have_begun(self) -> None:
        if not self._begun:
            raise RuntimeError(NOT_BEGUN)

    def close_extras(self, **kwargs: Any) -> None:
        self.fleet.close()

    # ------------------------------------------------------------ what is told

    def _refuse(self) -> None:
        if self.fleet.refusals.any():
            at = int(np.flatnonzero(self.fleet.refusals)[0])
            number = int(self.fleet.refusals[at])
            reason = self.setting.game.clause(number) if number > 0 else "giving up is switched off"
            raise ValueError(f"game {at} refuses its action: {reason}")

    def _seen(self, which: Array | slice = slice(None)) -> Any:
        fleet = self.fleet
        if self.setting.form == "dict":
            view: Any = self.setting.layout.split(fleet.views[which], self._heads[which])
        else:
            view = self._given(fleet.columns[which])
        if self.setting.mask == "info":
            return view
        return {"observation": view, "action_mask": self._given(fleet.masks[which])}

    def _given(self, array: Array) -> Array:
        return array.copy() if self.copy else array

    def _infos(self) -> Info:
        fleet = self.fleet
        told = {
            "action_mask": self._given(fleet.masks),
            "clause": fleet.refusals.copy(),
            "ending": fleet.endings.copy(),
            "scores": fleet.scores[:, : self.setting.seats].copy(),
        }
        return {**told, **{f"_{name}": self._every for name in told}}

    def _finals(self) -> Info:
        """What the games that are over looked like at their end, before the next ones take their place."""
        over, fleet = np.flatnonzero(self._finished), self.fleet
        seen = self._seen(over)
        last = np.full(self.num_envs, None, object)
        for k, g in enumerate(over):
            last[g] = _row(seen, k)
        told = {"ending": fleet.endings.copy(), "scores": fleet.scores[:, : self.setting.seats].copy()}
        told |= {"clause": fleet.refusals.copy(), "action_mask": fleet.masks.copy()}
        final = {**told, **{f"_{name}": self._finished.copy() for name in told}}
        mask = self._finished.copy()
        return {"final_obs": last, "_final_obs": mask, "final_info": final, "_final_info": mask}


def _row(seen: Any, k: int) -> Any:
    return {name: _row(inner, k) for name, inner in seen.items()} if isinstance(seen, dict) else seen[k].copy()
