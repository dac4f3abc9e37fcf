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
from rulewright.doors.cli.common import ask, console, options
from rulewright.doors.cli.config import Config, config_path, read_config
from rulewright.doors.cli.messages import SAY
from rulewright.kernel.game import Game
from rulewright.match import Match, load, store
from rulewright.match.campaign import Hero, settle
from rulewright.match.header import shown_name
from rulewright.match.messages import SAY as MATCH
from rulewright.match.record import Falsehood, Record, read


@dataclass(frozen=True)
class PlayOptions:
    """What was asked for on the command line."""

    game: str
    seed: int | None = None
    players: int | None = None
    options: Sequence[str] = ()
    box: Path | None = None
    names: Sequence[str] = ()
    hero: str | None = None
    hotseat: bool = False
    resume: Path | None = None
    bots: str | None = None

    @property
    def plain(self) -> bool:
        """Nothing in particular: then an unfinished game may be what is wanted."""
        return self == PlayOptions(self.game, hero=self.hero)


def with_settings(asked: PlayOptions, config: Config, game: Game) -> PlayOptions:
    """What the command line left open, as your settings say it; refuses a bot there that this game does not have."""
    if asked.hotseat:
        return asked
    names = asked.names or ((config.name,) if config.name and asked.hero is None else ())
    if config.bots and not asked.bots and (asked.players or game.seats[0]) > 1:
        try:
            registry.find_experiment(config.bots, game)
        except ValueError as e:
            raise ValueError(SAY("in-settings", path=str(config_path()), error=str(e))) from None
    return replace(asked, names=names, bots=asked.bots or config.bots or None)


def sit_down(asked: PlayOptions) -> None:
    from rulewright.doors.terminal.screen import QUIET, Screen
    from rulewright.doors.terminal.session import Sitting

    game, screen = games.load(asked.game), Screen(console())
    if game.campaign:
        for hero in settle(game):
            screen.say(SAY("sheet-done", hero=hero.name))
    if asked.resume and not replace(asked, resume=None, box=None).plain:
        raise ValueError(SAY("resume-alone"))
    path = asked.resume or unfinished(game, asked, screen)
    path_given = path is not None
    if path:
        match = load(path, game, asked.box)
        if match.over:
            raise ValueError(SAY("finished-game", path=str(path)))
    else:
        match = begin(game, with_settings(asked, read_config(), game))
        started = match.header["started"].replace(":", "").replace("-", "")
        path = store.folder("records") / f"{game.name}-{started}-{match.commitment[:8]}.jsonl"
    screen.say(SAY("game-begins", game=game.title))
    if not path_given:
        screen.say(game.said("pitch", game.pitch))
        if game.lesson:
            screen.say(SAY("new-here", game=asked.game), QUIET)
    if game.reconstructed.badge:
        screen.say(game.reconstruction, QUIET)
    find = registry.find if asked.resume else registry.find_experiment  # a file may be somebody else's
    Sitting(match, path, screen, ask, sys.stdin.isatty(), find).sit()


def begin(game: Game, asked: PlayOptions) -> Match:
    """A new match, as wished."""
    chosen = options(game, asked.options)
    bots = [part.strip() for part in asked.bots.split(",")] if asked.bots else []
    seats = asked.players or (len(bots) + 1 if len(bots) > 1 else game.seats[0])
    names, table = list(asked.names), dict[str, Any]()
    if asked.hero is not None:
        hero = Hero.find(game, asked.hero)
        for name, value in hero.options().items():
            if chosen.setdefault(name, value) != value:
                raise ValueError(SAY("on-sheet", name=name, value=str(value), hero=hero.name))
        if names:
            raise ValueError(SAY("hero-name"))
        names, table["hero"] = [hero.name], hero.name
    game.make_box(chosen, seats, asked.box)
    if not asked.hotseat:
        if len(names) > 1:
            raise ValueError(SAY("several-names"))
        sat = opponents(game, bots, seats - 1)
        names, lot = (
            names or [MATCH("player-name", number="1")],
            token_hex(4) if asked.seed is None else str(asked.seed),
        )
        for seat, bot in enumerate(sat, 1):
            names.append(called(lot, seat, names))
            table.setdefault("bots", {})[str(seat)] = bot.name
    elif bots:
        raise ValueError(SAY("hotseat-no-bots"))
    return Match(game, seats, chosen, asked.seed, names, asked.box, table)


def opponents(game: Game, names: Sequence[str], seats: int) -> list[Bot]:
    """A bot for each of the other seats; one alone is asked to fill them all."""
    sat = list(names) if len(names) > 1 else [*(names or ["random"])] * seats
    if len(sat) != seats:
        raise ValueError(SAY("bots-for-seats", bots=len(sat), seats=seats))
    return [registry.find_experiment(name, game) for name in sat]


# ---------------------------------------------------------------- coming back


def unfinished(game: Game, asked: PlayOptions, screen: Any) -> Path | None:
    """The record of the game left last, if there is one and the player wants to go on with it."""
    found = left(game, asked.hero) if asked.plain else None
    if not found:
        return None
    path, record = found
    header = record.header
    what = SAY(
        "game-told", players=", ".join(map(shown_name, header["seats"])), moves=record.moves, begun=header["started"]
    )
    if not sys.stdin.isatty():
        screen.say(SAY("unfinished-kept", what=what, path=str(path)))
        return None
    screen.say(SAY("unfinished-there", game=game.title, what=what))
    return path if ask(SAY("resume-it")).strip().lower() in ("", *SAY("yes").split()) else None


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
