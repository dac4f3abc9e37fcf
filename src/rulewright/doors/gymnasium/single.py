"""One seat of one game: a bot plays the others until it is this seat's turn again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

from rulewright.bots.bot import Bot
from rulewright.bots.random import Random
from rulewright.bots.registry import find
from rulewright.doors.environments.episode import SEEDS, Course, Info
from rulewright.doors.environments.settings import RENDER_MODES, known_mode, setting, whole
from rulewright.doors.environments.spaces import action_space, observation_space
from rulewright.kernel.game import Game

Choose = Callable[[Game, Any, Any, int, list[int]], int]
"""A player as a function: given the game, its view, the box, its seat and two words of random state, it returns a move."""

METADATA: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}


def opponent(bot: Bot | Choose | str | None, game: Game) -> Bot | Choose | None:
    """The player of the other seats; None plays at random."""
    named = find(bot, game) if isinstance(bot, str) else bot
    if not (named is None or isinstance(named, Bot) or callable(named)):
        raise ValueError(f"bot is a bot, the name of one or a function, not {bot!r}")
    return None if isinstance(named, Random) else named


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game from one seat. `bot` plays the other seats: a built-in one by name, any other, or a plain function; by default they
    play at random. For the other arguments see `rulewright.doors.environments.settings`; the game's own options are keywords."""

    metadata = METADATA

    def __init__(
        self,
        rulebook: Game | str,
        *,
        seat: int = 0,
        bot: Bot | Choose | str | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.setting = setting(rulebook, **settings)
        self.course, self.seat = Course(self.setting), whole("seat", seat, 0, self.setting.seats - 1)
        self.render_mode = known_mode(render_mode)
        named = opponent(bot, self.setting.game)
        self.choose: Choose | None = named.choose if isinstance(named, Bot) else named
        self.action_space = action_space(self.setting)
        self.observation_space = observation_space(self.setting)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """Start the game of this seed, or the next in sequence."""
        super().reset(seed=seed)
        if seed is None and self.course.seed < 0:
            seed = int(self.np_random.integers(SEEDS, dtype=np.uint64))
        self.course.begin(seed)
        self._reply()
        self.course.rewards()  # rewards count from the first observation
        self._watched()
        return self._told({})

    def step(self, action: Any) -> tuple[Any, float, bool, bool, Info]:
        was_over = self.course.over
        refusal = self.course.act(self.seat, action)
        self._reply()
        observation, info = self._told(refusal)
        reward = 0.0 if was_over else self.course.rewards()[self.seat]
        self._watched()
        return observation, reward, self.course.over, self.course.cut, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions, in the form that sb3-contrib expects (see `rulewright.doors.sb3`)."""
        return self.course.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        self.course.must_have_begun()
        return self.course.draw(self.render_mode, self.seat)

    def _watched(self) -> None:
        """Render the table if `render_mode` is "human"."""
        if self.render_mode == "human":
            self.render()

    def _reply(self) -> None:
        """Let the others move, lowest seat first, until this seat may."""
        course = self.course
        while (waiting := course.waiting()) and self.seat not in waiting:
            other = waiting[0]
            if self.choose is None:
                action = course.random_move(other)
            else:
                view = course.game.view(course.s, course.box, other)
                action = self.choose(course.game, view, course.box, other, course.lots)
            self._made(other, action)

    def _made(self, other: int, action: int) -> None:
        """Make a bot's move. An illegal one is a defect of the bot and raises RuntimeError."""
        clause = self.course.game.rules.check(self.course.s, self.course.box, other, action)
        if clause:
            raise RuntimeError(
                f"the bot in seat {other} chose {action}, which {self.course.game.clause(clause)} forbids"
            )
        self.course.game.rules.apply(self.course.s, self.course.box, other, action)

    def _told(self, refusal: Info) -> tuple[Any, Info]:
        mask = self.course.mask(self.seat)
        return self.course.observe(self.seat, mask), {"action_mask": mask, **refusal, **self.course.result()}
