"""A bot that plays by the game's heuristic, for games that define one as their rule `policy`."""

from __future__ import annotations

from rulewright.bots.bot import AT_WILL, Bot, Budget
from rulewright.bots.messages import SAY
from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox, GameState


class Heuristic(Bot):
    name = "heuristic"

    @property
    def title(self) -> str:
        return SAY("heuristic")

    @property
    def about(self) -> str:
        return SAY("heuristic-about")

    def plays(self, game: Game) -> bool:
        return bool(game.play.own_policy)

    def choose(
        self, game: Game, view: GameState, box: GameBox, seat: int, stream: list[int], budget: Budget = AT_WILL
    ) -> int:
        return int(game.play.policy(view, box, seat, stream))
