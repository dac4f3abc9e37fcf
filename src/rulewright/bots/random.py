"""A bot that picks any legal move, all equally likely: the baseline that every other bot must beat."""

from __future__ import annotations

from rulewright.bots.bot import AT_WILL, Bot, Budget, candidates
from rulewright.bots.messages import SAY
from rulewright.kernel.chance import pick
from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox, GameState


def choose(game: Game, view: GameState, box: GameBox, seat: int, stream: list[int]) -> int:
    """A random move for this seat from its view. It never resigns while it has another move."""
    moves = candidates(game, view, box, seat)
    return moves[pick(stream, len(moves))]


class Random(Bot):
    name = "random"

    @property
    def title(self) -> str:
        return SAY("random")

    @property
    def about(self) -> str:
        return SAY("random-about")

    def choose(
        self, game: Game, view: GameState, box: GameBox, seat: int, stream: list[int], budget: Budget = AT_WILL
    ) -> int:
        return choose(game, view, box, seat, stream)
