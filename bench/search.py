"""Search against OpenSpiel's C++ search, at connect four: iterations in a second, and games won at equal time."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

from bench.engines import CONNECT_FOUR
from bench.peers import openspiel_search
from bench.row import Row
from rulewright import games
from rulewright.bots.bot import Budget
from rulewright.bots.search import Search, Tree

ITERATIONS = 10_000
GAMES, SECONDS = 200, 0.02


def root() -> tuple[Any, Any, Any]:
    """Connect four, its box and its first position."""
    game = games.load(CONNECT_FOUR)
    box, state = game.make_box(), game.state()
    game.rules.setup(state, box)
    return game, box, state


def iterations(n: int) -> float:
    """Iterations a second of one tree on one core, from the first position."""
    game, box, state = root()
    tree = Tree(Search(), game, game.view(state, box, 0), box, 0, (1, 2))
    start = time.process_time()
    tree.run(n)
    return n / (time.process_time() - start)


def openspiel_iterations(n: int) -> float:
    """The same of OpenSpiel's search, with one random rollout a simulation."""
    bot, state = openspiel_search("connect_four", simulations=n)
    start = time.process_time()
    bot.mcts_search(state)
    return n / (time.process_time() - start)


@cache
def duel(n: int, seconds: float) -> tuple[float, float]:
    """Games won by us and by OpenSpiel, draws as halves: the same time for every move, each side first in every other game."""
    game, box, _ = root()
    search, won = Search(iterations=10**9), 0.0
    for k in range(n):
        ours, state = k % 2, root()[2]
        bot, theirs = openspiel_search("connect_four", seconds=seconds, seed=k)
        while not state.end:
            if state.mover == ours:
                view = game.view(state, box, ours)
                move = search.choose(game, view, box, ours, [k, state.moves], Budget(seconds=seconds))
            else:
                move = bot.step(theirs)
            game.rules.apply(state, box, state.mover, move)
            theirs.apply_action(move)
        scores = game.scores(state, box)
        won += (1 + scores[ours]) / 2
    return won, n - won


ROWS = [
    Row(
        "connect four, search: iterations on one core, against OpenSpiel's C++ search",
        "iterations/s",
        lambda: iterations(ITERATIONS),
        lambda: openspiel_iterations(ITERATIONS),
        at_least=5,
    ),
    Row(
        f"connect four, {GAMES} games at {SECONDS:g} s a move against OpenSpiel's C++ search, seats swapped",
        "games won",
        lambda: duel(GAMES, SECONDS)[0],
        lambda: duel(GAMES, SECONDS)[1],
        at_least=1.5,
        rounds=1,
    ),
]
