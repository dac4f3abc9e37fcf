"""Settings of the learning environments: every choice that the three doors offer, with validation."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from math import inf
from operator import index
from typing import Any

from rulewright import games
from rulewright.doors.environments import encoding as encodings
from rulewright.doors.environments.encoding import Encoding, action_table
from rulewright.doors.environments.observations import Layout, layout
from rulewright.doors.environments.rewards import REWARDS, usual
from rulewright.kernel.game import Game

FORMS, MASKS, ILLEGAL = ("flat", "dict"), ("both", "info"), ("ignore", "raise")
RAW, EGOCENTRIC = ENCODINGS = ("raw", "egocentric")
RENDER_MODES = ("ansi", "rgb_array", "human")
BATCH_RENDER_MODES = ("ansi", "rgb_array")
"""The render modes of one environment, and of many at once."""
SHAPING = 0.01
"""The default reward for a point of potential."""
NOT_BEGUN = "nothing has begun yet: call reset first"


def whole(what: str, value: Any, low: int, high: int | None = None) -> int:
    """The value as an integer. Raises ValueError unless it is a whole number in this range."""
    try:
        number = index(value)
    except TypeError:
        number = low - 1
    if number < low or (high is not None and number > high):
        span = f"a whole number of at least {low}" if high is None else f"a whole number from {low} to {high}"
        raise ValueError(f"{what} is {low if low == high else span}, not {value!r}")
    return number


def among(what: str, value: Any, choices: Sequence[str]) -> str:
    """The value. Raises ValueError unless it is one of the choices."""
    if value not in choices:
        raise ValueError(f"{what} is one of {', '.join(choices)}, not {value!r}")
    return str(value)


def _above_zero(what: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < inf:
        raise ValueError(f"{what} is a number above 0, not {value!r}")
    return float(value)


def known_mode(asked: str | None, modes: Sequence[str] = RENDER_MODES) -> str | None:
    """The validated render mode, or None."""
    return None if asked is None else among("render_mode", asked, modes)


def game_key(game: Game) -> tuple[str, str]:
    """The key of a game in a pickle: its name or folder, and the package it was imported as. A pickle never holds rules."""
    return games.address(game), game.state.__module__.rpartition(".")[0]


def game_again(address: str, package: str) -> Game:
    """The game for a pickle's key: the one already imported as that package, else loaded by its name or folder."""
    here = getattr(sys.modules.get(package), "GAME", None)
    return here if isinstance(here, Game) else games.load(address)


@dataclass(frozen=True)
class Setting:
    """One game with the choices made before play.

    `form`: observations are one flat row, or a dict of arrays by field. `mask`: the mask of allowed actions comes with the
    observation and in `info`, or in `info` alone. `reward`: see rewards. `concede`: whether giving up is among the actions.
    `illegal`: a refused action changes nothing and `info` explains why, or it raises. `limit`: after this many actions, including
    refused ones, a game is truncated. `shaping`: the reward for a point of potential if the reward is shaped. `encoding`:
    observations are the numbers of the view as in the rules, or columns for a network with your own seat first; actions that name
    a seat then count from yours too (see encoding).
    """

    game: Game
    seats: int
    options: dict[str, int | str]
    form: str
    mask: str
    reward: str
    concede: bool
    illegal: str
    limit: int
    shaping: float
    encoding: str

    @cached_property
    def box(self) -> Any:
        return self.game.make_box(self.options, self.seats)

    @cached_property
    def layout(self) -> Layout:
        return layout(self.game)

    @cached_property
    def encoded(self) -> Encoding | None:
        """The encoding of observations; None if they are the numbers of the view."""
        return encodings.encoding(self.game, self.seats) if self.encoding == EGOCENTRIC else None

    @cached_property
    def turned(self) -> Any:
        """The game's action by seat and action as submitted; None if they are the same."""
        return action_table(self.game, self.seats) if self.encoding == EGOCENTRIC else None

    @cached_property
    def columns(self) -> Layout | Encoding:
        """The columns of the flat observation."""
        return self.encoded or self.layout

    @cached_property
    def nothing_legal(self) -> list[int]:
        """A mask that allows nothing."""
        return [0] * self.game.actions.size

    @cached_property
    def names(self) -> list[str]:
        return [f"Player {i + 1}" for i in range(self.seats)]

    def head(self, seat: int) -> list[Any]:
        """The first columns of an observation: the facts known before play."""
        if self.encoded is not None:
            return self.encoded.head(self.options)
        return self.layout.head(seat, self.seats, self.options)

    def counted(self, seat: int, action: int) -> int:
        """An action of this seat in the game's numbering."""
        return action if self.turned is None else int(self.turned[seat, action])

    def __reduce__(self) -> Any:
        """Pickle and copy by the game's name and the settings."""
        chosen = {f.name: getattr(self, f.name) for f in fields(self) if f.name != "game"}
        return _setting_again, (game_key(self.game), chosen)


def _setting_again(key: tuple[str, str], chosen: dict[str, Any]) -> Setting:
    return setting(game_again(*key), **chosen)


def setting(
    rulebook: Game | str,
    /,
    *,
    seats: int | None = None,
    form: str = "flat",
    mask: str = "both",
    reward: str = "",
    concede: bool = False,
    illegal: str = "ignore",
    limit: int | None = None,
    shaping: float = SHAPING,
    encoding: str = RAW,
    options: Mapping[str, int | str] | None = None,
    **more_options: int | str,
) -> Setting:
    """The setting for a game, given as an object, name or folder. The game's options are keywords or in `options`."""
    found = games.load(rulebook) if isinstance(rulebook, str) else rulebook
    if not isinstance(options, Mapping | None):
        raise ValueError(f"options are a dict of the game's own options, not {options!r}")
    many = found.seats[0] if seats is None else whole(f"the number of players of {found.title}", seats, *found.seats)
    chosen = found.chosen({**(options or {}), **more_options}, seats)
    made = Setting(
        game=found,
        seats=many,
        options=chosen,
        form=among("form", form, FORMS),
        mask=among("mask", mask, MASKS),
        reward=among("reward", reward or usual(found), REWARDS),
        concede=concede,
        illegal=among("illegal", illegal, ILLEGAL),
        limit=found.most_moves(found.make_box(chosen, many)) if limit is None else whole("limit", limit, 1),
        shaping=_above_zero("shaping", shaping),
        encoding=among("encoding", encoding, ENCODINGS),
    )
    assert made.box, "a box that cannot be made is refused now"
    return made


def version(game: Game) -> int:
    """The version number in an environment's id. A game's major version counts changes of play from 1; ids count from 0."""
    return int(game.version.split(".")[0]) - 1
