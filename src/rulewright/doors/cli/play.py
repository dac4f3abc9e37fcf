"""`play`: sit down at a table in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from secrets import token_hex
from typing import Any

from rulewright import games
from rulewright.bots import registry
from rulewright.bots.bot import Bot
from rulewright.bots.names import name as called
from rulewright.doors.cli.common import ask, console, count, options
from rulewright.doors.cli.config import Config, read_config
from rulewright.kernel.game import Game
from rulewright.match import Match, load, store
from rulewright.match.campaign import Hero, settle
from rulewright.match.record import Falsehood, Record, read


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line."""

    game: str
    seed: int | None
    players: int | None
    options: Sequence[str]
    box: Path | None
    names: Sequence[str]
    hero: str | None
    hotseat: bool
    resume: Path | None
    bots: str | None = None

    @property
    def plain(self) -> bool:
        """Nothing in particular: then an unfinished game may be what is wanted."""
        return self == Wish(self.game, None, None, [], None, [], self.hero, False, None)


def with_settings(wish: Wish, config: Config) -> Wish:
    """What the command line left open, as your settings say it."""
    if wish.hotseat:
        return wish
    names = wish.names or ([config.name] if config.name and wish.hero is None else [])
    return replace(wish, names=names, bots=wish.bots or config.bots or None)


def sit_down(wish: Wish) -> None:
    from rulewright.doors.terminal.screen import QUIET, Screen
    from rulewright.doors.terminal.session import Sitting

    game, screen = games.load(wish.game), Screen(console())
    if game.campaign:
        for hero in settle(game):
            screen.say(f"The last game of {hero.name} is now on the sheet.")
    if wish.resume and not replace(wish, resume=None, box=None).plain:
        raise ValueError("a resumed game has its players, options and seed already: give --resume alone")
    path = wish.resume or unfinished(game, wish, screen)
    path_given = path is not None
    if path:
        match = load(path, game, wish.box)
        if match.over:
            raise ValueError(f"{path} is a finished game: look at it with rulewright replay {path}")
    else:
        match = begin(game, with_settings(wish, read_config()))
        started = match.header["started"].replace(":", "").replace("-", "")
        path = store.folder("records") / f"{game.name}-{started}-{match.commitment[:8]}.jsonl"
    screen.say(f"{game.title} (type h for help)")
    if not path_given:
        screen.say(game.said("pitch", game.pitch))
        if game.lesson:
            screen.say(f"New here? rulewright learn {wish.game} teaches it, move by move.", QUIET)
    if game.reconstructed.badge:
        screen.say(game.reconstruction, QUIET)
    Sitting(match, path, screen, ask, careful=sys.stdin.isatty()).sit()


def begin(game: Game, wish: Wish) -> Match:
    """A new match, as wished."""
    chosen = options(game, wish.options)
    bots = [part.strip() for part in wish.bots.split(",")] if wish.bots else []
    seats = wish.players or (len(bots) + 1 if len(bots) > 1 else game.seats[0])
    names, table = list(wish.names), dict[str, Any]()
    if wish.hero is not None:
        hero = Hero.find(game, wish.hero)
        for name, value in hero.options().items():
            if chosen.setdefault(name, value) != value:
                raise ValueError(f"{name} is {value} on the sheet of {hero.name}: leave that option out")
        if names:
            raise ValueError("a hero plays under the hero's own name: leave --name out")
        names, table["hero"] = [hero.name], hero.name
    game.make_box(chosen, seats, wish.box)
    if not wish.hotseat:
        if len(names) > 1:
            raise ValueError("several names are for several people: add --hotseat, or give one --name")
        sat = opponents(game, bots, seats - 1)
        names, lot = names or ["Player 1"], token_hex(4) if wish.seed is None else str(wish.seed)
        for seat, bot in enumerate(sat, 1):
            names.append(called(lot, seat, names))
            table.setdefault("bots", {})[str(seat)] = bot.name
    elif bots:
        raise ValueError("with --hotseat nobody is a bot: leave --bots out")
    return Match(game, seats, chosen, wish.seed, names, wish.box, table)


def opponents(game: Game, names: Sequence[str], seats: int) -> list[Bot]:
    """A bot for each of the other seats; one alone is asked to fill them all."""
    sat = list(names) if len(names) > 1 else [*(names or ["random"])] * seats
    if len(sat) != seats:
        raise ValueError(f"{len(sat)} bots were named for {seats} other seats: name one for each, or one for all")
    return [registry.find(name, game) for name in sat]


# ---------------------------------------------------------------- coming back


def unfinished(game: Game, wish: Wish, screen: Any) -> Path | None:
    """The record of the game left last, if there is one and the player wants to go on with it."""
    found = left(game, wish.hero) if wish.plain else None
    if not found:
        return None
    path, record = found
    what = f"{', '.join(record.header['seats'])}; {count(record.moves, 'move')}; begun {record.header['started']}"
    if not sys.stdin.isatty():
        screen.say(f"An unfinished game is kept ({what}): --resume {path} brings it back.")
        return None
    screen.say(f"There is an unfinished game of {game.title} ({what}).")
    return path if ask("Resume it? [Y/n] ").strip().lower() in ("", "y", "yes") else None


def left(game: Game, hero: str | None) -> tuple[Path, Record] | None:
    for kept in store.kept():
        if kept["game"] == game.name:
            try:
                record = read(Path(kept["record"]))
            except (Falsehood, store.StoreError):
                continue
            if record.secret is None and hero in (None, record.header["table"].get("hero")):
                return Path(kept["record"]), record
    return None
