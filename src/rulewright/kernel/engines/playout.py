"""Random games: the loop over a game's rules that all three engines run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import sow
from rulewright.kernel.game import Game
from rulewright.kernel.rule import Vector, rule
from rulewright.kernel.structs import GameBox, GameState

SETUP, CHOICES = 0, 1
"""The branches of a game's seed: one random stream for the game itself, one for the players' choices."""


@cache
def random_play(game: Game) -> Callable[..., int]:
    """The rule that plays a whole random game from setup to end."""
    setup, waiting, choose = game.rules.setup, game.rules.waiting, game.rules.choose
    apply, ending, bound = game.rules.apply, game.rules.ending, game.bound

    @rule
    def playout(s: GameState, box: GameBox, seed: int, stream: Vector[int]) -> int:
        """Set up from the seed and play to the end. Returns the number of moves, negative if stuck or past the bound."""
        sow(s.rng, seed, SETUP)
        sow(stream, seed, CHOICES)
        setup(s, box)
        moves = 0
        while ending(s) == 0:
            seat = lowest(waiting(s))
            action = choose(s, box, seat, stream)
            if action < 0 or moves == bound:
                return -1 - moves
            apply(s, box, seat, action)
            moves += 1
        return moves

    return playout


@cache
def by_heuristic(game: Game) -> Game:
    """The same game with its heuristic in place of random moves, so that every engine, the GPU included, can play by it.

    Games with secrets are refused: a heuristic must not see hidden state, and engines make no views.
    """
    if not game.play.own_policy:
        raise ValueError(f"{game.title} has no rule of thumb: play it at random")
    if game.has_secrets:
        raise ValueError(f"{game.title} hides something from its players: let the rule of thumb play it in the lab")
    return replace(game, rules=replace(game.rules, choose=game.play.policy))
