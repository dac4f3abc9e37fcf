"""The peers, each timed with its own fastest method."""

from __future__ import annotations

import importlib
import random
import subprocess
import time
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

HERE = Path(__file__).parent
CLASSICS = HERE.parent / "examples" / "classics"


@cache
def openspiel(name: str) -> Any:
    import pyspiel

    importlib.import_module("open_spiel.python.games")  # registers the games written in Python
    return pyspiel.load_game(name)


def openspiel_rollouts(name: str, rollouts: int) -> float:
    """Random games per second of OpenSpiel's own C++ rollout evaluator, called once from its C++ search at the initial state."""
    import pyspiel

    game = openspiel(name)
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, random.randrange(1 << 30))
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 100, False, 7, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    start = time.process_time()
    bot.mcts_search(state)
    return rollouts / (time.process_time() - start)


def openspiel_search(name: str, simulations: int, seed: int = 7) -> tuple[Any, Any]:
    """OpenSpiel's C++ search with one random rollout per simulation and proven results, and the initial state of a game."""
    import pyspiel

    game = openspiel(name)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, seed), 1.4, simulations, 1000, True, seed, False)
    return bot, game.new_initial_state()


def openspiel_rollout_moves(name: str, rollouts: int) -> float:
    """Moves per second of those rollouts: their number times the moves of such a game, without chance moves."""
    state, moves = openspiel(name).new_initial_state(), 0
    while not state.is_terminal():
        moves += not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    return openspiel_rollouts(name, rollouts) * moves


def openspiel_python_moves(name: str, seconds: float) -> float:
    """Random moves per second through OpenSpiel's Python interface."""
    game, moves, start = openspiel(name), 0, time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves / (time.process_time() - start)


@cache
def _hand_written() -> str:
    target = f"{mkdtemp()}/connect_four"
    subprocess.run(["cc", "-O3", "-o", target, str(HERE / "connect_four.c")], check=True)
    return target


def hand_written_games(games: int) -> float:
    """Random games per second of connect four in C with bitboards."""
    return games / _played(games)[1]


def hand_written_moves(games: int) -> float:
    """Moves per second of the same."""
    moves, seconds = _played(games)
    return moves / seconds


def _played(games: int) -> tuple[int, float]:
    out = subprocess.run([_hand_written(), str(games)], check=True, capture_output=True, text=True).stdout.split()
    return int(out[1]), float(out[3])
