"""A setting: everything that decides how games of the lab come out, but for their seeds. It is small and can be sent."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Any

from rulewright import games as shelf
from rulewright.bots.heuristic import Heuristic
from rulewright.bots.random import Random
from rulewright.kernel.box_files import BOX, STANDARD, read_content
from rulewright.kernel.game import Game
from rulewright.lab.players import Player, bot_of, seated
from rulewright.lab.playing import play_compiled, play_interpreted, turns_of
from rulewright.lab.rows import Rows

KEPT = 40
"""Settings that are kept ready in a process: some take more than a megabyte, and on a server anybody can send new ones."""


@dataclass(frozen=True)
class Setting:
    """A game with its options, seats, box and players. `changes` are numbers of the box that are otherwise, as `a.b.c=11`."""

    game: str
    """By what `games.load` finds it."""
    seats: int
    bots: str
    options: tuple[tuple[str, int | str], ...] = ()
    box: str = ""
    """The text of a box file; empty for the game's own."""
    changes: tuple[str, ...] = ()
    engine: str = "auto"

    @property
    def compiled(self) -> bool:
        return self.engine != "interpreted" and all(p.compiled for p in made(self).players)

    def play(self, deals: range, asked: int = 0) -> Rows:
        """The games of these deals."""
        it = made(self)
        run = play_compiled if self.compiled else play_interpreted
        return run(it.game, it.box, it.players, deals, asked)


@dataclass(frozen=True)
class Made:
    """A setting in this process: the game, its box and its players."""

    game: Game
    box: Any
    players: tuple[Player, ...]

    @property
    def turns(self) -> int:
        """Games a deal."""
        return turns_of(self.players)


@lru_cache(maxsize=KEPT)
def made(setting: Setting) -> Made:
    game = shelf.load(setting.game)
    options, content = dict(setting.options), None
    if setting.box or setting.changes:
        word = str(options.pop(BOX, STANDARD)) if len(game.boxes) > 1 else STANDARD
        source = read_content(setting.box) if setting.box else game.boxes[word].read()
        content = changed(source, setting.changes)
    box = game.make_box(options, setting.seats, content)
    return Made(game, box, seated(setting.bots, game, setting.seats))


def prepare(setting: Setting) -> None:
    """Compile what has to be compiled, before anything is timed or sent."""
    it = made(setting)
    for p in it.players:
        if not p.compiled:
            bot_of(p.bot, it.game).prepare(it.game, it.box)
    if setting.compiled:
        setting.play(range(1))


def usual_bot(game: Game) -> str:
    """Who plays where nobody is named: the heuristic, or random moves in a game that has none."""
    return Heuristic.name if game.play.own_policy else Random.name


def setting_of(
    name: str,
    bots: str = "",
    players: int | None = None,
    options: Sequence[tuple[str, int | str]] = (),
    box: Path | None = None,
) -> Setting:
    """The setting that was asked for, whole and valid. Without bots everybody plays by the heuristic, or at random where a game
    has none; without a number of players there are as many as bots were named, or as at the table for a newcomer."""
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


def changed(content: Mapping[str, Any], changes: Sequence[str]) -> dict[str, Any]:
    """A box with some numbers otherwise; a change that names nothing is refused in one sentence."""
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
    """What holds the value of this key, and by which step. In a list a step is a place, counted from 0, or the name of an entry
    that has one."""
    steps, holder, way = key.split("."), content, ""
    for i, step in enumerate(steps):
        found: Any
        if isinstance(holder, Mapping):
            known = {str(k): k for k in holder}
        elif isinstance(holder, list):
            known = {str(k): k for k in range(len(holder))}
            known |= {_called(entry).casefold(): k for k, entry in reversed([*enumerate(holder)]) if _called(entry)}
        else:
            raise ValueError(f"the box has nothing below {way}: it is {holder!r}")
        found = known.get(step, known.get(step.casefold()))
        if found is None:
            near = get_close_matches(step, known, 1)
            meant = f"did you mean {near[0]}?" if near else f"there is {', '.join(list(known)[:12])}"
            raise ValueError(f"the box has no {step!r}{f' in {way}' if way else ''}: {meant}")
        if i == len(steps) - 1:
            return holder, found
        holder, way = holder[found], f"{way}.{step}" if way else step
    raise ValueError("a change names a key of the box")


def _called(entry: Any) -> str:
    """What an entry of a list is called in its file, if anything."""
    said = entry if isinstance(entry, Mapping) else {}
    return next((str(said[key]) for key in ("name", "kind", "id", "title") if isinstance(said.get(key), str)), "")


def _read(text: str, before: Any, change: str) -> Any:
    if isinstance(before, (Mapping, list)):
        raise ValueError(f"{change!r} would replace several values at once: name one of them")
    if isinstance(before, bool):
        if text not in ("true", "false"):
            raise ValueError(f"{change!r}: the value is true or false")
        return text == "true"
    if isinstance(before, int):
        try:
            return int(text)
        except ValueError:
            raise ValueError(f"{change!r}: the value is a whole number, now {before}") from None
    if isinstance(before, float):
        try:
            return float(text)
        except ValueError:
            raise ValueError(f"{change!r}: the value is a number, now {before}") from None
    return text


def altered(setting: Setting, changes: Sequence[str]) -> Setting:
    """The same setting with further changes, if they are valid."""
    other = replace(setting, changes=(*setting.changes, *changes))
    made(other)
    return other
