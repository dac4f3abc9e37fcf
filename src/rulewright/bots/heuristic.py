"""A bot that plays by the game's heuristic, for games that define one as their rule `policy`."""

from __future__ import annotations

from typing import Any

from rulewright.bots.bot import AT_WILL, Bot, Budget
from rulewright.bots.words import SAY
from rulewright.kernel.game import Game


class Heuristic(Bot):
    name = "heuristic"

    @property
    def title(self) -> str:  # type: ignore[override]
        return SAY("heuristic")

    @property
    def about(self) -> str:  # type: ignore[override]
        return SAY("heuristic-about")

    def plays(self, game: Game) -> bool:
        return bool(game.play.own_policy)

    def choose(self, game: Game, view: Any, box: Any, seat: int, stream: list[int], budget: Budget = AT_WILL) -> int:
        return int(game.play.policy(view, box, seat, stream))
