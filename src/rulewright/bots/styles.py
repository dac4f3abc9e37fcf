"""Players with a manner of their own, in games that declare some: `bold`, `careful`, `collector`.

Each follows the game's heuristic with a few of its weights changed. A game declares only such as play about as well as that, and
they are rated as the level that comes nearest (`LIKE_LEVEL`); `python -m bench.styles` measures how well and how differently they
play (docs/bots.md).
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.bots.bot import AT_WILL, Bot, Budget
from rulewright.bots.messages import SAY
from rulewright.kernel.game import Game
from rulewright.kernel.rulebook import MANNERS
from rulewright.kernel.structs import GameBox, GameState


@dataclass(frozen=True)
class Style(Bot):
    """A player who follows the game's heuristic in a manner of its own."""

    name: str

    @property
    def title(self) -> str:
        return SAY(f"style-{self.name}")

    @property
    def about(self) -> str:
        return SAY(f"about-{self.name}")

    def plays(self, game: Game) -> bool:
        return self.name in game.play.styles and game.seats[1] > 1

    def weights(self, game: Game, box: GameBox) -> list[int]:
        """The heuristic's weights with those of this manner."""
        assert game.play.weights
        usual, own = game.play.weights(box), game.play.styles[self.name]
        if not own.keys() <= usual.keys():
            raise TypeError(f"STYLES of {game.title} may change {', '.join(usual)}")
        return [*{**usual, **own}.values()]

    def choose(
        self, game: Game, view: GameState, box: GameBox, seat: int, stream: list[int], budget: Budget = AT_WILL
    ) -> int:
        assert game.play.advised
        return int(game.play.advised(view, box, seat, stream, self.weights(game, box)))


STYLES = tuple(Style(name) for name in MANNERS)


def level_of(game: Game, bot: str | None) -> int:
    """The level that a bot is rated as; 0: below all levels."""
    if bot in MANNERS:
        return int(game.play.like_level)
    return int(bot) if bot and bot.isdecimal() else 0
