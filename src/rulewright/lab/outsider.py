"""Bots that are not ours: programs and language models, which may be broken, slow or wrong."""

from __future__ import annotations

import time
from abc import abstractmethod

from rulewright.bots.bot import AT_WILL, Bot, Budget, candidates
from rulewright.kernel.chance import pick
from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox, GameState

SECONDS = 60.0
"""Seconds for a move, unless a bot's name sets another limit."""
STARTS = 3
"""After this many failures in a row a program is not started, and a model's server not asked, again."""


class Forfeit(Exception):  # noqa: N818 - an event in a contest, not an error of ours
    """There is no valid move; the message says why."""


class Outsider(Bot):
    """A bot that is not ours, and may be broken, slow or wrong: then it forfeits the move, a random one is made, and a note says
    why and what it took."""

    name: str

    def __init__(self, name: str, seconds: float) -> None:
        self.name, self.seconds = name, seconds
        self._notes: list[str] = []

    def choose(
        self, game: Game, view: GameState, box: GameBox, seat: int, stream: list[int], budget: Budget = AT_WILL
    ) -> int:
        start, legal = time.monotonic(), game.legal(view, box, seat)
        try:
            code = self._answer(game, view, box, seat, legal)
            if code not in legal:
                raise Forfeit(f"{code} is not one of its moves.")
        except Forfeit as e:
            cost = time.monotonic() - start
            self._notes.append(f"{self.name} forfeits a move in seat {seat + 1} after {cost:.1f} s: {e}")
            moves = candidates(game, view, box, seat)
            return moves[pick(list(stream), len(moves))]
        return code

    @abstractmethod
    def _answer(self, game: Game, view: GameState, box: GameBox, seat: int, legal: list[int]) -> int:
        """The code of a move, or `Forfeit`."""

    def take_notes(self) -> list[str]:
        notes, self._notes = self._notes, []
        return notes
