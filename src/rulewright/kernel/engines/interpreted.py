"""The interpreted engine: plain Python over plain objects. The table, the tests and the debugger use it."""

from __future__ import annotations

from rulewright.kernel.engines.batch import Batch, fingerprint
from rulewright.kernel.engines.mistakes import examine
from rulewright.kernel.engines.playout import random_play
from rulewright.kernel.game import Game
from rulewright.kernel.structs import Struct


class Interpreted:
    """Random games in plain Python."""

    compile_seconds = 0.0

    def is_kept(self, game: Game) -> bool:
        return True

    def run(self, game: Game, box: Struct, seed: int, n: int) -> Batch:
        examine(game)
        playout = random_play(game)
        batch, stream = Batch.blank(game, n), [0, 0]
        for g in range(n):
            s = game.state()
            batch.moves[g] = playout(s, box, seed + g, stream)
            batch.endings[g] = game.rules.ending(s)
            batch.scores[g] = game.scores(s, box)
            game.rules.standing(s, box, batch.scores[g], batch.places[g])
            batch.prints[g] = fingerprint(s)
        return batch.checked(game, seed)
