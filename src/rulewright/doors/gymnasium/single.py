"""One seat of one game: the others are played by a bot until it is this seat's turn again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

from rulewright.bots.bot import Bot
from rulewright.bots.registry import find
from rulewright.doors.environments.setting import setting
from rulewright.doors.environments.spaces import action_space, observation_space
from rulewright.doors.environments.table import SEEDS, Info, Table
from rulewright.kernel.game import Game

Choose = Callable[[Game, Any, Any, int, list[int]], int]
"""A player that is a program: given the game, its view, the box, its seat and a stream of two words, it names a move."""

METADATA: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game from one seat. `bot` plays the other seats: one of the house by name, any other, or a mere function; without
    one they are played at random. For the other arguments see `rulewright.doors.environments.setting`; the game's own
    options come by their names."""

    metadata = METADATA

    def __init__(
        self,
        rulebook: Game | str,
        seat: int = 0,
        bot: Bot | Choose | str | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.setting = setting(rulebook, **settings)
        if not 0 <= seat < self.setting.seats:
            raise ValueError(f"seat goes from 0 to {self.setting.seats - 1}, not {seat}")
        self.table, self.seat, self.render_mode = Table(self.setting), seat, render_mode
        named = find(bot, self.setting.game) if isinstance(bot, str) else bot
        self.choose: Choose | None = named.choose if isinstance(named, Bot) else named
        self.action_space = action_space(self.setting)
        self.observation_space = observation_space(self.setting)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """Begin the game of this seed, or the next in turn."""
        super().reset(seed=seed)
        if seed is None and self.table.seed < 0:
            seed = int(self.np_random.integers(SEEDS, dtype=np.uint64))
        self.table.begin(seed)
        self._reply()
        return self._told({})

    def step(self, action: Any) -> tuple[Any, float, bool, bool, Info]:
        refusal = self.table.act(self.seat, action)
        self._reply()
        observation, info = self._told(refusal)
        return observation, self.table.rewards()[self.seat], self.table.over, self.table.cut, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What may be done now, in the way sb3-contrib asks for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        return self.table.draw(self.render_mode, self.seat)

    def _reply(self) -> None:
        """The others move, lowest seat first, until this one may."""
        table = self.table
        while (waiting := table.waiting()) and self.seat not in waiting:
            other = waiting[0]
            if self.choose is None:
                action = table.random_move(other)
            else:
                view = table.game.view(table.s, table.box, other)
                action = self.choose(table.game, view, table.box, other, table.words)
            self._made(other, action)

    def _made(self, other: int, action: int) -> None:
        """Make a bot's move; one that is not allowed is the bot's defect and no part of play."""
        clause = self.table.game.rules.check(self.table.s, self.table.box, other, action)
        if clause:
            raise RuntimeError(
                f"the bot in seat {other} chose {action}, which {self.table.game.clause(clause)} forbids"
            )
        self.table.game.rules.apply(self.table.s, self.table.box, other, action)

    def _told(self, refusal: Info) -> tuple[Any, Info]:
        mask = self.table.mask(self.seat)
        return self.table.observe(self.seat, mask), {"action_mask": mask, **refusal, **self.table.result()}
