"""Five levels, from friendly to strong: the same search with less and less thought.

A weak level does not play badly on purpose. It thinks as a beginner does: few games in the head, so that moves are
misjudged by about as much as they differ little; not every move looked at where there are many; and, at the lowest, no
answer of the others foreseen. What wins on the spot is seen at every level. From the third on it knows the game's rule of
thumb, and never falls below it. A game with a solver of its own says itself how its levels play.

Where a net has learned the game and was shown to be stronger than the fifth level, it is the sixth.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulewright.bots.bot import AT_WILL, LEARNED, Bot, Budget
from rulewright.bots.words import SAY
from rulewright.kernel.game import Game

FAR = 1024
BLITHE, CAREFUL = -1.0, 1.0


@dataclass(frozen=True)
class Thought:
    """How much a level thinks: imagined games a move, how many moves of each it chooses with care, and how sure it must be to
    leave the game's rule of thumb (see Search); below 0 it does not know it."""

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


@dataclass(frozen=True)
class Level(Bot):
    """One of the five."""

    number: int

    @property
    def name(self) -> str:  # type: ignore[override]
        return str(self.number)

    @property
    def title(self) -> str:  # type: ignore[override]
        return SAY(f"level-{self.number}")

    @property
    def about(self) -> str:  # type: ignore[override]
        return SAY(f"about-{self.number}")

    def search(self, game: Game) -> Any:
        """The search of this level; a game may say itself how much its levels think."""
        from rulewright.bots.search import Search

        thought = THOUGHTS[self.number - 1]
        iterations = game.play.imagined[self.number - 1] if game.play.imagined else thought.iterations
        return Search(iterations=iterations, depth=thought.depth, caution=thought.caution)

    def looks_ahead(self, game: Game) -> bool:
        return not game.solver

    def ready(self, game: Game) -> bool:
        return game.solver is not None or bool(self.search(game).ready(game))

    def prepare(self, game: Game, box: Any) -> None:
        if game.solver:
            game.solver.prepare(box)
        else:
            self.search(game).prepare(game, box)

    def choose(self, game: Game, view: Any, box: Any, seat: int, stream: list[int], budget: Budget = AT_WILL) -> int:
        if game.solver:
            return game.solver.choose(view, box, seat, stream, self.number)
        return int(self.search(game).choose(game, view, box, seat, stream, budget))


LEVELS = tuple(Level(i) for i in range(1, 6))


@dataclass(frozen=True)
class LearnedLevel(Bot):
    """The sixth level, in games that keep a net (see `bots/learned.py`). For numbers of players and options that its file does
    not name, and while its code is compiled for the first time, it thinks as the fifth."""

    name: str = LEARNED

    @property
    def title(self) -> str:  # type: ignore[override]
        return SAY(f"level-{LEARNED}")

    @property
    def about(self) -> str:  # type: ignore[override]
        return SAY(f"about-{LEARNED}")

    def plays(self, game: Game) -> bool:
        return (game.home / "play" / "net.onnx").exists()

    def looks_ahead(self, game: Game) -> bool:
        return True

    def ready(self, game: Game) -> bool:
        from rulewright.bots.learned import player

        return LEVELS[-1].ready(game) and player(game).ready(game)

    def prepare(self, game: Game, box: Any) -> None:
        from rulewright.bots.learned import player

        LEVELS[-1].prepare(game, box)
        player(game).prepare(game, box)

    def choose(self, game: Game, view: Any, box: Any, seat: int, stream: list[int], budget: Budget = AT_WILL) -> int:
        from rulewright.bots.learned import player
        from rulewright.bots.net import knows

        if not knows(game, box):
            return LEVELS[-1].choose(game, view, box, seat, stream, budget)
        learned = player(game)
        if budget.seconds and not learned.ready(game):  # somebody waits for this move
            from rulewright.bots.fallback import compile_beside

            compile_beside(game, self)
            return LEVELS[-1].choose(game, view, box, seat, stream, budget)
        return learned.choose(game, view, box, seat, stream, budget)


SIXTH = LearnedLevel()


def levels(game: Game) -> tuple[Bot, ...]:
    """The levels of this game, from the weakest on."""
    return (*LEVELS, SIXTH) if SIXTH.plays(game) else LEVELS
