"""Search compared with OpenSpiel's C++ search, at connect four: iterations per second, and games won at equal time. For the
classics, `classics.py` has rows of the first kind."""

from __future__ import annotations

import time
from typing import Any

from bench.engines import CONNECT_FOUR
from bench.peers import openspiel_search
from bench.row import Row
from rulewright import games
from rulewright.bots.bot import Budget
from rulewright.bots.search import Search, Tree

ITERATIONS = 10_000
GAMES, SIMULATIONS = 200, 1000


def root(name: str = CONNECT_FOUR) -> tuple[Any, Any, Any]:
    """A game, its box and its initial state."""
    game = games.load(name)
    box, state = game.make_box(), game.state()
    game.rules.setup(state, box)
    return game, box, state


def iterations(n: int, name: str = CONNECT_FOUR) -> float:
    """Iterations per second of one tree on one core, from the initial state."""
    game, box, state = root(name)
    tree = Tree(Search(), game, game.view(state, box, 0), box, 0, (1, 2))
    start = time.process_time()
    tree.run(n)
    return n / (time.process_time() - start)


def openspiel_iterations(n: int, name: str = "connect_four") -> float:
    """The same for OpenSpiel's search, with one random rollout per simulation."""
    bot, state = openspiel_search(name, simulations=n)
    start = time.process_time()
    bot.mcts_search(state)
    return n / (time.process_time() - start)


class Clock:
    """Adds up the processor time that one side takes for its moves."""

    def __init__(self) -> None:
        self.seconds, self.moves = 0.0, 0

    def __enter__(self) -> None:
        self.start = time.process_time()

    def __exit__(self, *_: object) -> None:
        self.seconds, self.moves = self.seconds + time.process_time() - self.start, self.moves + 1


def duel(n: int, simulations: int) -> float:
    """Games we win for each that OpenSpiel wins, draws counted as half; the sides take turns going first.

    OpenSpiel makes `simulations` simulations per move, and we as many iterations as fit into its average time, measured as
    processor time, so that a busy machine favours neither.
    """
    game, box, _ = root()
    search, won, our_clock, their_clock, made = Search(), 0.0, Clock(), Clock(), 0
    for k in range(n):
        ours, state = k % 2, root()[2]
        bot, theirs = openspiel_search("connect_four", simulations, seed=k)
        while not state.end:
            if state.mover != ours:
                with their_clock:
                    move = bot.step(theirs)
            else:
                budget = simulations
                if their_clock.moves and our_clock.moves:
                    budget = int(their_clock.seconds / their_clock.moves * made / our_clock.seconds)
                made += budget
                with our_clock:
                    view = game.view(state, box, ours)
                    move = search.choose(game, view, box, ours, [k, state.moves], Budget(iterations=max(1, budget)))
            game.rules.apply(state, box, state.mover, move)
            theirs.apply_action(move)
        won += (1 + game.scores(state, box)[ours]) / 2
    return won / max(0.5, n - won)


ROWS = [
    Row(
        "connect four, search: iterations on one core, against OpenSpiel's C++ search",
        "iterations/s",
        lambda: iterations(ITERATIONS),
        lambda: openspiel_iterations(ITERATIONS),
    ),
    Row(
        f"connect four, {GAMES} games at equal time a move against OpenSpiel's C++ search, seats swapped",
        "won for one lost",
        lambda: duel(GAMES, SIMULATIONS),
        lambda: 1.0,
        rounds=1,
    ),
]
