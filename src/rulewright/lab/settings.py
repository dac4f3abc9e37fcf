"""Settings: everything that determines how the lab's games come out, except their seeds. A setting is small and can be
pickled."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from rulewright import games as shelf
from rulewright.bots.heuristic import Heuristic
from rulewright.bots.random import Random
from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox
from rulewright.lab.compiled import play_compiled
from rulewright.lab.figures import Table, figures_of, label
from rulewright.lab.interpreted import play_interpreted
from rulewright.lab.players import bot_of, seated
from rulewright.lab.playing import THINGS, Made, Rows
from rulewright.telling.box_files import BOX, STANDARD, read_content
from rulewright.telling.box_files import Table as BoxTable

KEPT = 40
"""Settings cached in a process: some take more than a megabyte, and on a server any client can send new ones."""
SMALL = {True: 2000, False: 40}
"""Deals in a task, of quick games or others: independent of the workers, so that the results are too."""
LARGE, MANY = 20_000, 4096
"""If there are more than MANY quick tasks, they grow up to LARGE deals: distributing a task takes time."""
TASKS = {True: 16, False: 256}
"""The fewest tasks to make, of quick games or others, if there are that many deals: searches take seconds a move."""


@dataclass(frozen=True)
class Setting:
    """A game with its options, seats, box and players. `changes` are changed numbers of the box, as `a.b.c=11`."""

    game: str
    """The name or folder to pass to `games.load`."""
    seats: int
    bots: str
    options: tuple[tuple[str, int | str], ...] = ()
    box: str = ""
    """The text of a box file; empty for the game's standard box."""
    changes: tuple[str, ...] = ()
    engine: str = "auto"

    @property
    def compiled(self) -> bool:
        """Whether its games run as machine code, which threads can do in parallel."""
        return self.engine != "interpreted" and all(p.compiled for p in made(self).players)

    @property
    def quick(self) -> bool:
        """Whether a game takes next to no time: compiled, and nobody searches."""
        return self.compiled and all(p.plain for p in made(self).players)

    @property
    def rules(self) -> str:
        """The fingerprint of the game's rules."""
        return made(self).game.fingerprint

    @property
    def turns(self) -> int:
        """Games per deal."""
        return made(self).turns

    @property
    def main_figure(self) -> str:
        """The default main figure: wins of the first player, or successes in a solo game; empty if nothing is measured."""
        if self.seats == 1:
            return "success"
        return f"win.player.{label(made(self).players[0].name)}" if self.turns > 1 else "win.order.1"

    @property
    def repeatable(self) -> bool:
        """Whether its tasks always have the same results, so that they may be kept."""
        return True

    def prepare(self) -> None:
        """Compile whatever is needed, before anything is timed or sent."""
        it = made(self)
        for p in it.players:
            if not p.plain and not (p.compiled and self.compiled):
                bot_of(p.bot, it.game).prepare(it.game, it.box)
        if self.compiled:
            self.play(range(self.quick))

    def play(self, deals: range, asked: int = 0) -> Rows:
        """Play these deals."""
        if self.compiled and (rows := play_compiled(made(self), deals, asked)) is not None:
            return rows
        return play_interpreted(made(self), deals, asked)

    def measured(self, rows: Any, asked: int, pace: float) -> Table:
        """Measure these games, by figure and deal."""
        return figures_of(made(self), rows, asked, pace)

    def digest(self, rows: Any, start: int) -> NDArray[np.uint64]:
        """A digest of these games, as numbers that can be added up."""
        found: NDArray[np.uint64] = rows.digest(start * self.turns)
        return found

    def task_size(self, games: int, asked: int) -> int:
        """Deals in a task, independent of the workers."""
        size = max(SMALL[True], min(LARGE, games // MANY)) if self.quick else SMALL[False]
        size = max(1, size // (8 if asked & THINGS else 1) // self.turns)
        return min(size, max(1, -(-games // self.turns // TASKS[self.quick])))


@dataclass(frozen=True)
class BoxedSetting(Setting):
    """A setting of a game and box that already exist as objects. Other processes receive the box packed and the game by its
    address."""

    packed: bytes = b""
    texts: tuple[tuple[str, tuple[str, ...]], ...] = ()
    at_hand: tuple[Game, GameBox] | None = field(default=None, compare=False, repr=False)
    by: Any = field(default=None, compare=False, repr=False)
    """What plays the games in this process, if it already exists: an engine or bots."""

    def __getstate__(self) -> dict[str, object]:
        return {**vars(self), "at_hand": None, "by": None}

    @classmethod
    def of(cls, game: Game, box: GameBox, bots: str, **more: Any) -> Self:
        texts = tuple((key, tuple(names)) for key, names in box.texts.items())
        at_hand = game, box
        return cls(shelf.address(game), int(box.seats), bots, packed=box.pack(), texts=texts, at_hand=at_hand, **more)

    def objects(self) -> tuple[Game, GameBox]:
        """The game and the box in this process."""
        if self.at_hand:
            return self.at_hand
        game = shelf.load(self.game)
        box: GameBox = game.box.unpack(self.packed)
        box.texts = {key: list(names) for key, names in self.texts}
        return game, box

    @property
    def rules(self) -> str:
        return self.objects()[0].fingerprint

    @property
    def main_figure(self) -> str:
        return ""

    def digest(self, rows: object, start: int) -> NDArray[np.uint64]:
        return np.zeros(4, np.uint64)


@lru_cache(maxsize=KEPT)
def made(setting: Setting) -> Made:
    """The game, box and players of a setting, built in this process."""
    game = shelf.load(setting.game)
    options, content = dict(setting.options), None
    if setting.box or setting.changes:
        word = str(options.pop(BOX, STANDARD)) if len(game.boxes) > 1 else STANDARD
        source = read_content(setting.box) if setting.box else game.boxes[word].read()
        content = changed(source, setting.changes)
    box = game.make_box(options, setting.seats, content)
    return Made(game, box, seated(setting.bots, game, setting.seats))


def usual_bot(game: Game) -> str:
    """The default bot: the heuristic, or random moves in a game that has none."""
    return Heuristic.name if game.play.own_policy else Random.name


def setting_of(
    name: str,
    bots: str = "",
    players: int | None = None,
    options: Sequence[tuple[str, int | str]] = (),
    box: Path | None = None,
) -> Setting:
    """Build a complete, valid setting. The default bot is the heuristic, or random where a game has none; the default number of
    players is the number of bots, or for a single bot that of the newcomer's table."""
    game = shelf.load(name)
    bots = bots or usual_bot(game)
    named = len(bots.split(","))
    seats = players or (named if named > 1 else game.welcome.seats or game.seats[0])
    text = ""
    if box is not None:
        read_content(box)
        text = box.read_text("utf-8")
    setting = Setting(shelf.address(game), seats, bots, tuple(options), text)
    made(setting)
    return setting


# ---------------------------------------------------------------- changed numbers


def changed(content: BoxTable, changes: Sequence[str]) -> dict[str, Any]:
    """A box with some numbers changed. Raises ValueError if a change matches nothing."""
    found: dict[str, Any] = copy.deepcopy(dict(content))
    for change in changes:
        key, equals, value = change.partition("=")
        if not equals or not key.strip():
            raise ValueError(f"{change!r} is no change: write it as a.b.c=11")
        holder, last = find(found, key.strip())
        before = holder[last]
        holder[last] = _read(value.strip(), before, change)
    return found


def find(content: dict[str, Any], key: str) -> tuple[Any, Any]:
    """The container that holds the value of this key, and its index in there. In a list, a step is an index, counted from 0, or
    the name of an entry that has one."""
    steps, way = key.split("."), ""
    holder: Any = content
    for i, step in enumerate(steps):
        if isinstance(holder, Mapping):
            known: dict[str, str | int] = {str(k): k for k in holder}
        elif isinstance(holder, list):
            known = {str(k): k for k in range(len(holder))}
            known |= {_called(entry).casefold(): k for k, entry in reversed([*enumerate(holder)]) if _called(entry)}
        else:
            raise ValueError(f"the box has nothing below {way}: it is {holder!r}")
        found = known.get(step, known.get(step.casefold()))
        if found is None:
            near = get_close_matches(step, known, 1)
            meant = (
                f"did you mean {near[0]}?"
                if near
                else f"there is {', '.join([*known][:12]) or 'nothing in it to change'}"
            )
            raise ValueError(f"the box has no {step!r}{f' in {way}' if way else ''}: {meant}")
        if i == len(steps) - 1:
            return holder, found
        holder, way = holder[found], f"{way}.{step}" if way else step
    raise ValueError("a change names a key of the box")


def _called(entry: object) -> str:
    """The name of a list entry in its file, if any."""
    said = entry if isinstance(entry, Mapping) else {}
    return next((str(said[key]) for key in ("name", "kind", "id", "title") if isinstance(said.get(key), str)), "")


def _read(text: str, before: object, change: str) -> object:
    if isinstance(before, (Mapping, list)):
        raise ValueError(f"{change!r} would replace several values at once: name one of them")
    if isinstance(before, bool):
        if text not in ("true", "false"):
            raise ValueError(f"{change!r}: the value is true or false")
        return text == "true"
    try:
        return type(before)(text) if isinstance(before, int | float) else text
    except ValueError:
        what = "whole number" if isinstance(before, int) else "number"
        raise ValueError(f"{change!r}: the value is a {what}, now {before}") from None


def altered(setting: Setting, changes: Sequence[str]) -> Setting:
    """The same setting with further changes, if they are valid."""
    other = replace(setting, changes=(*setting.changes, *changes))
    made(other)
    return other
