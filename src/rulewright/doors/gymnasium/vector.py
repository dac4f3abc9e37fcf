"""Many games at once, stepped in compiled code on all cores: one seat of each against bots, or every seat learning."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from rulewright.bots.bot import Bot
from rulewright.bots.heuristic import Heuristic
from rulewright.doors.environments.episode import SEEDS, Info
from rulewright.doors.environments.parallel import ASKED, RANDOM, THINKING, Fleet, Others
from rulewright.doors.environments.settings import BATCH_RENDER_MODES, NOT_BEGUN, Setting, known_mode, setting, whole
from rulewright.doors.environments.spaces import action_space, observation_space
from rulewright.doors.gymnasium.single import Choose, opponent
from rulewright.kernel.game import Game

Array = np.ndarray[Any, np.dtype[Any]]

METADATA: dict[str, Any] = {"render_modes": list(BATCH_RENDER_MODES), "autoreset_mode": AutoresetMode.NEXT_STEP}


Seated = tuple[Fleet, Choose | None]
"""The games, and who is asked for the moves of the seats without a learner, if that is a program."""


class _GamesVectorEnv(VectorEnv[Any, Any, Any]):
    """Common base of both vector environments."""

    metadata = METADATA
    fleet: Fleet

    def __init__(
        self, seated: Seated, autoreset_mode: AutoresetMode | str, copy: bool, render_mode: str | None
    ) -> None:
        fleet, self.bot = seated
        self._learns = np.isin(np.arange(fleet.setting.seats), fleet.learners)
        self.fleet, self.setting, self.num_envs, self.copy = fleet, fleet.setting, fleet.n, copy
        self.render_mode = known_mode(render_mode, BATCH_RENDER_MODES)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**METADATA, "autoreset_mode": self.autoreset_mode}
        self._same_step = self.autoreset_mode == AutoresetMode.SAME_STEP
        self._disabled = self.autoreset_mode == AutoresetMode.DISABLED
        self.single_action_space = action_space(self.setting)
        self.single_observation_space = observation_space(self.setting)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._heads = np.tile(self.setting.head(fleet.learners[0]), (self.num_envs, 1))
        self._begun = False
        self._every = np.ones(self.num_envs, np.bool_)
        self._every.flags.writeable = False
        self._plain = not copy and self.setting.form == "flat" and self.setting.mask == "info"
        self._told = {"action_mask": fleet.masks, "clause": fleet.refusals, "ending": fleet.endings}
        self._told["scores"] = fleet.scores[:, : self.setting.seats]
        self._shared = {**self._told, **{f"_{name}": self._every for name in self._told}}

    @cached_property
    def observation_space(self) -> Any:  # type: ignore[override]
        """Created on first use: for many games its bounds are as large as the observations themselves."""
        return batch_space(self.single_observation_space, self.num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """Start the games of these seeds: one for each, or the first of a sequence. Without seeds, the next in sequence.

        `options={"reset_mask": mask}` starts only the games where the mask is true.
        """
        seeds = None if seed is None and self._begun else self._seeds(seed)
        which = self._which(options or {})
        if seeds is None:
            self.fleet.restart(which)
        else:
            self.fleet.begin(seeds[which], which)
        self._replied()
        self._begun = True
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
        fleet = self.fleet
        self._must_have_begun()
        if self._disabled and fleet.finished.any():
            raise ValueError("some games are over: start them again with reset(options={'reset_mask': ...})")
        fleet.step(np.asarray(actions))
        if self.setting.illegal == "raise":
            self._refuse()
        rewards = self._earned(self._replied())
        terminated, truncated = fleet.terminated, fleet.truncated
        if self._same_step and fleet.finished.any():
            terminated, truncated, infos = terminated.copy(), truncated.copy(), self._finals()
            rewards = rewards.copy()
            fleet.restart(np.flatnonzero(fleet.finished))
            self._replied()
            return self._seen(), rewards, terminated, truncated, {**self._infos(), **infos}
        if self.copy:
            rewards, terminated, truncated = rewards.copy(), terminated.copy(), truncated.copy()
        return self._seen(), rewards, terminated, truncated, self._infos()

    def _replied(self) -> Array:
        """Let the bots that run in Python move until the learners are to act; returns the rewards earned meanwhile."""
        fleet = self.fleet
        if self.bot is None:
            return fleet.rewards
        earnings = fleet.rewards.copy()
        while len(asked := np.flatnonzero(~self._learns[fleet.actors] & (fleet.endings == 0))):
            actions = np.zeros(fleet.n, np.int64)
            for g in asked.tolist():
                actions[g] = self._asked(self.bot, g)
            refusals = fleet.refusals.copy()
            fleet.answer(asked, actions)
            fleet.refusals[:] = refusals  # keep those of the learner, who acted before
            earnings[asked] += fleet.rewards[asked]
        return earnings

    def _asked(self, bot: Choose, g: int) -> int:
        """A bot's action in one game, from its view and the game's random stream."""
        fleet, game, box = self.fleet, self.setting.game, self.setting.box
        seat, lots = int(fleet.actors[g]), [int(word) for word in fleet.lots[g]["words"]]
        view = game.view(game.state.unpack(fleet.states[g].tobytes()), box, seat)
        action = bot(game, view, box, seat, lots)
        fleet.lots[g]["words"][:] = lots
        return int(action)

    def _earned(self, rewards: Array) -> Array:
        """The rewards to return, from those by game and seat."""
        raise NotImplementedError

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions, one row per game."""
        return self.fleet.masks.astype(np.bool_)

    def sample(self) -> Array:
        """A random legal action for every game, which `action_space.sample` cannot give.

        They are determined by the seeds of `reset`. A game that is over gets 0.
        """
        self._must_have_begun()
        return self.fleet.sample()

    def render(self) -> tuple[Any, ...] | None:
        """Render each game as the seat to act sees it."""
        from rulewright.doors.environments.episode import Course

        if self.render_mode is None:
            return None
        self._must_have_begun()
        course, drawn = Course(self.setting), []
        for record, seat in zip(self.fleet.states, self.fleet.actors.tolist(), strict=True):
            course.s = self.setting.game.state.unpack(record.tobytes())
            drawn.append(course.draw(self.render_mode, seat))
        return tuple(drawn)

    def _must_have_begun(self) -> None:
        if not self._begun:
            raise RuntimeError(NOT_BEGUN)

    def close_extras(self, **kwargs: Any) -> None:
        self.fleet.close()

    # ------------------------------------------------------------ observations and infos

    def _refuse(self) -> None:
        if self.fleet.refusals.any():
            at = int(np.flatnonzero(self.fleet.refusals)[0])
            number = int(self.fleet.refusals[at])
            reason = self.setting.game.clause(number) if number > 0 else "giving up is switched off"
            raise ValueError(f"game {at} refuses its action: {reason}")

    def _seen(self, which: Array | slice = slice(None)) -> Any:
        fleet = self.fleet
        if self._plain:
            return fleet.columns
        if self.setting.encoded is not None and self.setting.form == "dict":
            view: Any = self.setting.encoded.split(self._given(fleet.columns[which]))
        elif self.setting.form == "dict":
            self._heads[:, 0] = fleet.actors
            view = self.setting.layout.split(fleet.views[which], self._heads[which])
        else:
            view = self._given(fleet.columns[which])
        if self.setting.mask == "info":
            return view
        return {"observation": view, "action_mask": self._given(fleet.masks[which])}

    def _given(self, array: Array) -> Array:
        return array.copy() if self.copy else array

    def _infos(self) -> Info:
        if not self.copy:
            return self._shared.copy()
        return self._shared | {name: array.copy() for name, array in self._told.items()}

    def _finals(self) -> Info:
        """The final observations and infos of finished games, before the next ones replace them."""
        finished = self.fleet.finished.copy()
        over = np.flatnonzero(finished)
        seen = self._seen(over)
        last = np.full(self.num_envs, None, object)
        for k, g in enumerate(over):
            last[g] = _row(seen, k)
        final = {name: array.copy() for name, array in self._told.items()}
        final |= {f"_{name}": finished for name in self._told}
        return {"final_obs": last, "_final_obs": finished, "final_info": final, "_final_info": finished}


class SeatVectorEnv(_GamesVectorEnv):
    """The same games, step for step, as `num_envs` `SeatEnv`s started from `seed`, `seed + 1` and so on, only faster.

    `bot` plays the other seats: `random`, `heuristic` (both in compiled code), a level, any other bot or a plain function.
    `autoreset_mode` is any of Gymnasium's: a finished game is restarted with the next step (the default), within the same step
    (its last observation is then `final_obs` in the infos), or not at all. The infos hold arrays by game: `action_mask`;
    `clause`, the number of the clause that refused an action or 0 (`rulewright.kernel.cite` makes its id); `ending`, 0 while the
    game goes on; and `scores`. With `copy=False` the returned arrays are overwritten by the next step. `jobs` threads share the
    work, by default one per core.
    """

    def __init__(
        self,
        rulebook: Game | str,
        num_envs: int = 1,
        *,
        seat: int = 0,
        bot: Bot | Choose | str | None = None,
        jobs: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        chosen = setting(rulebook, **settings)
        super().__init__(_seated(chosen, [seat], num_envs, bot, jobs), autoreset_mode, copy, render_mode)
        self.seat = self.fleet.learners[0]

    def _earned(self, rewards: Array) -> Array:
        return rewards[:, 0]


class TableVectorEnv(_GamesVectorEnv):
    """Many games in which several or all seats learn: self-play, and leagues of programs.

    `learners` are the learning seats, by default all; `bot` plays the others, as in `SeatVectorEnv`: a function is told the seat,
    so each may be another player, such as a checkpoint. Each step takes one action per game, that of the seat in
    `infos["actor"]`, whose view and mask were returned; if several seats decide at once they are asked in turn, and none sees
    what another chose. `rewards` has a row per game and a column per learner. Everything else is as in `SeatVectorEnv`.
    """

    def __init__(
        self,
        rulebook: Game | str,
        num_envs: int = 1,
        *,
        learners: Sequence[int] | None = None,
        bot: Bot | Choose | str | None = None,
        jobs: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        chosen = setting(rulebook, **settings)
        seats = range(chosen.seats) if learners is None else tuple(learners)
        if not seats or len(set(seats)) < len(seats):
            raise ValueError(f"learners are different seats, at least one, not {learners!r}")
        super().__init__(_seated(chosen, seats, num_envs, bot, jobs), autoreset_mode, copy, render_mode)

    @property
    def learners(self) -> tuple[int, ...]:
        return self.fleet.learners

    def _earned(self, rewards: Array) -> Array:
        return rewards[:, self.learners]

    def _infos(self) -> Info:
        return {**super()._infos(), "actor": self.fleet.actors.copy(), "_actor": self._every}


def _seated(
    chosen: Setting, learners: Sequence[int], num_envs: int, bot: Bot | Choose | str | None, jobs: int | None
) -> Seated:
    played = opponent(bot, chosen.game)
    others: Others = RANDOM if played is None else THINKING if isinstance(played, Heuristic) else ASKED
    fleet = Fleet(chosen, learners, num_envs, jobs, _keeps(chosen), others)
    if others != ASKED:
        return fleet, None
    return fleet, played.choose if isinstance(played, Bot) else played


def _keeps(chosen: Setting) -> bool:
    """Whether whole views are kept: encoded observations need only their columns."""
    return chosen.form == "dict" and chosen.encoded is None


def _row(seen: Any, k: int) -> Any:
    return {name: _row(inner, k) for name, inner in seen.items()} if isinstance(seen, dict) else seen[k].copy()
