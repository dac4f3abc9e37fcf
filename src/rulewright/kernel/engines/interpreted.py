"""The interpreted engine: plain Python over plain objects, used by the server, the tests and the debugger."""

from __future__ import annotations

from rulewright.kernel.engines.batch import Batch
from rulewright.kernel.engines.mistakes import examine
from rulewright.kernel.engines.playout import random_play
from rulewright.kernel.engines.step import fingerprint_of, settler
from rulewright.kernel.game import Game
from rulewright.kernel.structs import Struct


class Interpreted:
    """Random games in plain Python."""

    compile_seconds = 0.0

    def is_kept(self, game: Game) -> bool:
        return True

    def run(self, game: Game, box: Struct, seed: int, n: int) -> Batch:
        examine(game)
        playout, settle = random_play(game), settler(game)
        batch, stream = Batch.blank(game, n), [0, 0]
        scores, places = [0] * game.seats[1], [0] * game.seats[1]
        for g in range(n):
            s = game.state()
            batch.moves[g] = playout(s, box, seed + g, stream)
            end = settle(s, box, scores, places)
            batch.endings[g], batch.scores[g], batch.places[g] = end, scores, places
            batch.prints[g] = fingerprint_of(s, end, scores, places)
        return batch.checked(game, seed)
