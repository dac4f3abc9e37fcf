"""Random games: the one loop that all three engines run over a game's rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from rulewright.kernel.chance import pick, random32, sow
from rulewright.kernel.game import Game
from rulewright.kernel.rule import rule
from rulewright.kernel.sets import lowest

STUCK = -1
"""A seat must move and nothing is allowed: a defect of the rules, never of the player."""
SETUP, CHOICES = 0, 1
"""The branches of a game's seed: one stream for the game itself, one for those who play it."""
TRIES = 24
"""How often a random choice is simply tried before the allowed moves are counted."""


@cache
def random_play(game: Game) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Two rules bound to this game: choose a move uniformly at random, and play a whole game that way.

    A choice is drawn from what the phase offers and tried against the law until one is allowed, which makes it uniform
    over the allowed ones without listing them; after some failures they are counted, so that it always ends. A game whose
    offers are exact is taken at its word, to which conformance holds it.
    """
    setup, waiting, offers, offer = game.rules.setup, game.rules.waiting, game.rules.offers, game.rules.offer
    check, apply, ending = game.rules.check, game.rules.apply, game.rules.ending
    bound, exact = game.bound, game.exact

    @rule
    def choose(s: Any, box: Any, seat: int, words: Any) -> int:
        if exact:
            lot = random32(words)
            n = offers(s, box, seat)
            return offer(s, box, seat, (lot * n) >> 32) if n > 0 else STUCK
        n = offers(s, box, seat)
        for _ in range(TRIES):
            action: int = offer(s, box, seat, pick(words, n))
            if check(s, box, seat, action) == 0:
                return action
        allowed = 0
        for k in range(n):
            if check(s, box, seat, offer(s, box, seat, k)) == 0:
                allowed += 1
        if allowed == 0:
            return STUCK
        left = pick(words, allowed)
        for k in range(n):
            action = offer(s, box, seat, k)
            if check(s, box, seat, action) == 0:
                if left == 0:
                    return action
                left -= 1
        return STUCK

    @rule
    def playout(s: Any, box: Any, seed: int, words: Any) -> int:
        """Set up from the seed and play to the end; the number of moves, negative if stuck or past the bound."""
        sow(s.rng, seed, SETUP)
        sow(words, seed, CHOICES)
        setup(s, box)
        moves = 0
        while ending(s) == 0:
            seat = lowest(waiting(s))
            action = choose(s, box, seat, words)
            if action < 0 or moves == bound:
                return -1 - moves
            apply(s, box, seat, action)
            moves += 1
        return moves

    return choose, playout
