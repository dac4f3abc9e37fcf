"""The games that this server has on its shelf."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from rulewright import games
from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.words import SAY
from rulewright.kernel.game import Game

log = logging.getLogger(__name__)


class Catalog:
    """The games by name. Of several folders that are called alike, each is listed under a name of its own."""

    def __init__(self, folders: Iterable[str] = ()) -> None:
        self.games: dict[str, Game] = {}
        self.generation = 0
        """How often a game was exchanged for a newer one, while it is being written."""
        for name in [*games.known(), *games.told_apart([*folders])]:
            try:
                game = games.load(name)
            except Exception:
                log.exception("the game %s cannot be loaded and is left out", name)
                continue
            self.games[game.name] = game

    def exchange(self, game: Game) -> None:
        """Play by a newer version of a game from now on."""
        self.games[game.name] = game
        self.generation += 1

    def find(self, name: str) -> Game:
        if name not in self.games:
            for game in self.games.values():  # what was stored before a second game of this name came
                if game.alias_of == name:
                    return game
            raise Fault(404, SAY("no-game", name=repr(name), games=", ".join(sorted(self.games))))
        return self.games[name]
