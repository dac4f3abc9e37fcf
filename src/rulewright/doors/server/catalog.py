"""The games that this server has on its shelf."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from rulewright import games
from rulewright.doors.server.contract.fault import Fault
from rulewright.kernel.game import Game

log = logging.getLogger(__name__)


class Catalog:
    """The games by name."""

    def __init__(self, folders: Iterable[str] = ()) -> None:
        self.games: dict[str, Game] = {}
        for name in [*games.names(), *folders]:
            try:
                game = games.load(name)
            except Exception:
                log.exception("the game %s cannot be loaded and is left out", name)
                continue
            self.games[game.name] = game

    def find(self, name: str) -> Game:
        if name not in self.games:
            raise Fault(404, f"There is no game {name!r} here: choose one of {', '.join(sorted(self.games))}.")
        return self.games[name]
