"""A bot that mixes its moves, in small games with hidden information: the average strategy of `regret.py`.

A search that takes the move it tried most can be read: it bluffs always, or never. This bot solves the game from its start, once
for each box, and then draws its moves by the odds it has found. The more rounds, the less anybody can win by knowing how it plays
(`python -m bench.exploitability`).
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.bots.bot import AT_WILL, EQUILIBRIUM, Bot, Budget, candidates
from rulewright.bots.levels import LEVELS
from rulewright.bots.messages import SAY
from rulewright.kernel.chance import random32
from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox, GameState

if TYPE_CHECKING:
    from rulewright.bots.regret import Solution

ROUNDS = 20_000
SMALL = 32
"""The longest game, in moves, that is solved from its start."""
KEPT = 8
"""How many solutions are kept in memory."""
_solutions: dict[tuple[str, bytes, int], Solution] = {}


@dataclass(frozen=True)
class Equilibrium(Bot):
    """A bot that draws its moves by the odds of a solution grown to this many rounds. At a decision that the solution never came
    across, it plays like level 5."""

    name: str = EQUILIBRIUM
    rounds: int = ROUNDS

    @property
    def title(self) -> str:
        return SAY("equilibrium")

    @property
    def about(self) -> str:
        return SAY("equilibrium-about")

    def plays(self, game: Game) -> bool:
        return game.has_secrets and game.seats[1] > 1 and game.bound <= SMALL and not game.solver

    def looks_ahead(self, game: Game) -> bool:
        return True

    def ready(self, game: Game) -> bool:
        from rulewright.bots.regret import is_ready

        return LEVELS[-1].ready(game) and is_ready(game)

    def prepare(self, game: Game, box: GameBox) -> None:
        from rulewright.bots.regret import prepare

        LEVELS[-1].prepare(game, box)
        prepare(game, box)

    def solution(self, game: Game, box: GameBox, budget: Budget = AT_WILL) -> Solution:
        """The solution for this box, grown as far as the budget allows."""
        from rulewright.bots.regret import Solution

        rounds = budget.iterations or self.rounds
        key = game.fingerprint, box.pack(), rounds
        found = _solutions.get(key)
        if found is None:
            if len(_solutions) >= KEPT:
                del _solutions[next(iter(_solutions))]
            found = _solutions[key] = Solution(game, box)
        found.grow(rounds, time.monotonic() + budget.seconds if budget.seconds else float("inf"))
        return found

    def odds(self, game: Game, view: GameState, box: GameBox, seat: int) -> dict[int, float]:
        """How likely it makes each move; empty for a decision that it never came across."""
        return self.solution(game, box).odds(view, seat)

    def choose(
        self, game: Game, view: GameState, box: GameBox, seat: int, stream: list[int], budget: Budget = AT_WILL
    ) -> int:
        moves = candidates(game, view, box, seat)
        if len(moves) == 1:
            return moves[0]
        if budget.seconds and not self.ready(game):  # a player is waiting for this move
            from rulewright.bots.fallback import compile_beside

            compile_beside(game, self)
            return LEVELS[-1].choose(game, view, box, seat, stream, budget)
        left = random32(list(stream)) / 2**32
        for action, share in self.solution(game, box, budget).odds(view, seat).items():
            left -= share
            if left < 0:
                return action
        return LEVELS[-1].choose(game, view, box, seat, stream, budget)
