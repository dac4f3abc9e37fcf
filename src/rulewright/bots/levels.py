"""Five levels, from friendly to strong: the same search with different amounts of thinking.

A weak level does not play badly on purpose. It thinks like a beginner: it simulates few games, so that it misjudges moves that
differ little; it overlooks some moves if there are many; and the lowest levels do not anticipate the opponents' replies. Every
level sees an immediate win. From the third on, levels know the game's heuristic and leave it only for a move that looks clearly
better in their search; with little thought that can still be a mistake (docs/bots.md has the figures). In a game with a solver,
the solver decides how the levels play.

If a net has learned the game and proved stronger than the fifth level, it is the sixth.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.bots.bot import AT_WILL, LEARNED, Bot, Budget, net_paths
from rulewright.bots.messages import SAY
from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox, GameState

if TYPE_CHECKING:
    from rulewright.bots.search import Search

FAR = 1024
BLITHE, CAREFUL = -1.0, 1.0


@dataclass(frozen=True)
class Thought:
    """How much a level thinks: simulated games for each move, the depth of its tree, and how sure it must be to deviate from
    the game's heuristic (see Search); if negative, it does not use the heuristic."""

    iterations: int
    depth: int
    caution: float


THOUGHTS = (
    Thought(8, 1, BLITHE),
    Thought(24, 1, BLITHE),
    Thought(80, 2, CAREFUL),
    Thought(300, 4, CAREFUL),
    Thought(8000, FAR, CAREFUL),
)


def offered(game: Game, number: int) -> bool:
    """Whether a game offers this level. It leaves out those that are not shown to be stronger than the one below."""
    return not game.play.offered or number in game.play.offered


@dataclass(frozen=True)
class Level(Bot):
    """One of the five levels."""

    number: int

    @property
    def name(self) -> str:
        return str(self.number)

    @property
    def title(self) -> str:
        return SAY(f"level-{self.number}")

    @property
    def about(self) -> str:
        return SAY(f"about-{self.number}")

    def plays(self, game: Game) -> bool:
        return offered(game, self.number)

    def search(self, game: Game) -> Search:
        """The search of this level; a game may set how many games its levels simulate."""
        from rulewright.bots.search import Search

        thought = THOUGHTS[self.number - 1]
        iterations = game.play.imagined[self.number - 1] if game.play.imagined else thought.iterations
        return Search(iterations=iterations, depth=thought.depth, caution=thought.caution)

    def looks_ahead(self, game: Game) -> bool:
        return not game.solver

    def ready(self, game: Game) -> bool:
        return game.solver is not None or bool(self.search(game).ready(game))

    def prepare(self, game: Game, box: GameBox) -> None:
        if game.solver:
            game.solver.prepare(box)
        else:
            self.search(game).prepare(game, box)

    def choose(
        self, game: Game, view: GameState, box: GameBox, seat: int, stream: list[int], budget: Budget = AT_WILL
    ) -> int:
        if game.solver:
            return game.solver.choose(view, box, seat, stream, self.number)
        return int(self.search(game).choose(game, view, box, seat, stream, budget))


LEVELS = tuple(Level(i) for i in range(1, 6))


@dataclass(frozen=True)
class LearnedLevel(Bot):
    """The sixth level, in games that have a net (see `bots/learned.py`). For numbers of players and options that its file does
    not list, and while its code is first being compiled, it plays like the fifth."""

    name: str = LEARNED

    @property
    def title(self) -> str:
        return SAY(f"level-{LEARNED}")

    @property
    def about(self) -> str:
        return SAY(f"about-{LEARNED}")

    def learned(self, game: Game) -> bool:
        return bool(net_paths(game))

    def plays(self, game: Game) -> bool:
        return offered(game, int(self.name)) and self.learned(game)

    def looks_ahead(self, game: Game) -> bool:
        return True

    def ready(self, game: Game) -> bool:
        from rulewright.bots.learned import players

        return LEVELS[-1].ready(game) and all(bot.ready(game) for bot in players(game))

    def prepare(self, game: Game, box: GameBox) -> None:
        from rulewright.bots.learned import players

        for bot in (LEVELS[-1], *players(game)):
            bot.prepare(game, box)

    def choose(
        self, game: Game, view: GameState, box: GameBox, seat: int, stream: list[int], budget: Budget = AT_WILL
    ) -> int:
        from rulewright.bots.learned import player
        from rulewright.bots.net import net_path

        path = net_path(game, box)
        if path is None:
            return LEVELS[-1].choose(game, view, box, seat, stream, budget)
        learned = player(game, path)
        if budget.seconds and not learned.ready(game):  # a player is waiting for this move
            from rulewright.bots.fallback import compile_beside

            compile_beside(game, self)
            return LEVELS[-1].choose(game, view, box, seat, stream, budget)
        return learned.choose(game, view, box, seat, stream, budget)


SIXTH = LearnedLevel()


def every_level(game: Game) -> tuple[Bot, ...]:
    """The levels of this game from the weakest on, also those that it does not offer."""
    return (*LEVELS, SIXTH) if SIXTH.learned(game) else LEVELS


def levels(game: Game) -> tuple[Bot, ...]:
    """The levels that this game offers, from the weakest on."""
    return tuple(level for level in every_level(game) if level.plays(game))
