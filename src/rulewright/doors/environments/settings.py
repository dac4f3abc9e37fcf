"""How a game is put before a learning program: everything the three doors let one choose, with the reasons for refusal."""

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
"""How a table is drawn, and how many at once are."""
SHAPING = 0.01
"""What a point of potential earns unless told otherwise."""
NOT_BEGUN = "nothing has begun yet: call reset first"


def whole(what: str, value: Any, low: int, high: int | None = None) -> int:
    """The value if it is a whole number in this range; anything else is refused in one sentence."""
    try:
        number = index(value)
    except TypeError:
        number = low - 1
    if number < low or (high is not None and number > high):
        span = f"a whole number of at least {low}" if high is None else f"a whole number from {low} to {high}"
        raise ValueError(f"{what} is {low if low == high else span}, not {value!r}")
    return number


def among(what: str, value: Any, choices: Sequence[str]) -> str:
    """The value if it is one of the choices."""
    if value not in choices:
        raise ValueError(f"{what} is one of {', '.join(choices)}, not {value!r}")
    return str(value)


def _above_zero(what: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < inf:
        raise ValueError(f"{what} is a number above 0, not {value!r}")
    return float(value)


def known_mode(asked: str | None, modes: Sequence[str] = RENDER_MODES) -> str | None:
    """How to draw the table, or None."""
    return None if asked is None else among("render_mode", asked, modes)


def game_key(game: Game) -> tuple[str, str]:
    """By what a pickle names a game: its name or folder, and the package it was imported as. A pickle never holds rules."""
    return games.address(game), game.state.__module__.rpartition(".")[0]


def game_again(address: str, package: str) -> Game:
    """The game that a pickle names: the one imported here by that package if there is one, else by its name or folder."""
    here = getattr(sys.modules.get(package), "GAME", None)
    return here if isinstance(here, Game) else games.load(address)


@dataclass(frozen=True)
class Setting:
    """One game with the choices made before play.

    `form`: observations are one flat row, or a dict of arrays by field. `mask`: the mask of allowed actions lies beside
    the observation and in `info`, or in `info` alone. `reward`: see rewards. `concede`: whether giving up is among the
    actions. `illegal`: a refused action changes nothing and `info` says why, or it raises. `limit`: after so many actions,
    refused ones counted, a game is cut short. `shaping`: what a point of potential earns where the reward is shaped.
    `encoding`: observations are the numbers of the view as the rules have them, or columns for a network with your own seat
    first; actions that name a seat then count from yours too (see encoding).
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
        """How observations are encoded; None where they are the numbers of the view."""
        return encodings.encoding(self.game, self.seats) if self.encoding == EGOCENTRIC else None

    @cached_property
    def turned(self) -> Any:
        """By seat and action as it is given, the action as the game counts it; None where that is the same."""
        return action_table(self.game, self.seats) if self.encoding == EGOCENTRIC else None

    @cached_property
    def columns(self) -> Layout | Encoding:
        """What the flat observation is made of."""
        return self.encoded or self.layout

    @cached_property
    def names(self) -> list[str]:
        return [f"Player {i + 1}" for i in range(self.seats)]

    def head(self, seat: int) -> list[Any]:
        """The first columns of an observation: what is known before play."""
        if self.encoded is not None:
            return self.encoded.head(self.options)
        return self.layout.head(seat, self.seats, self.options)

    def counted(self, seat: int, action: int) -> int:
        """An action of this seat as the game counts it."""
        return action if self.turned is None else int(self.turned[seat, action])

    def __reduce__(self) -> Any:
        """Pickled and copied by the game's name and the choices made."""
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
    """The setting for a game, given itself, by name or by folder. Its own options come by their names or in `options`."""
    found = games.load(rulebook) if isinstance(rulebook, str) else rulebook
    if not isinstance(options, Mapping | None):
        raise ValueError(f"options are a dict of the game's own options, not {options!r}")
    made = Setting(
        game=found,
        seats=found.seats[0]
        if seats is None
        else whole(f"the number of players of {found.title}", seats, *found.seats),
        options=found.chosen({**(options or {}), **more_options}, seats),
        form=among("form", form, FORMS),
        mask=among("mask", mask, MASKS),
        reward=among("reward", reward or usual(found), REWARDS),
        concede=concede,
        illegal=among("illegal", illegal, ILLEGAL),
        limit=found.bound if limit is None else whole("limit", limit, 1),
        shaping=_above_zero("shaping", shaping),
        encoding=among("encoding", encoding, ENCODINGS),
    )
    assert made.box, "a box that cannot be made is refused now"
    return made


def version(game: Game) -> int:
    """The number in an environment's id. A game's first number counts the changes of its play from 1; ids count from 0."""
    return int(game.version.split(".")[0]) - 1
