"""The vector environment compared with stepping in PettingZoo and OpenSpiel, all on connect four and on one core; for the
classics, `classics.py` does the same.

A step is a random choice among the legal actions, the move, and a new observation with its mask. Ours includes more: the other
seat's reply too, so that one of our steps is two moves and one of theirs is one. A step that only restarts a finished game is not
counted.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import numpy as np

from bench.engines import CONNECT_FOUR
from bench.peers import openspiel
from bench.row import Row
from rulewright.doors.environments.settings import RAW
from rulewright.doors.gymnasium import SeatVectorEnv

BATCHES = {1: (0, 1), 16: (0, 3), 256: (0, 0), 4096: (600, 60), 65_536: (0, 0)}
"""Batch sizes, and our target speed as a multiple of PettingZoo's and OpenSpiel's. A small batch pays for the Python interface
that a large one amortises; PettingZoo's game is written in Python, OpenSpiel's in C++."""
SECONDS, MOVES = 0.15, 21


@cache
def envs(n: int, game: str, encoding: str) -> SeatVectorEnv:
    made = SeatVectorEnv(game, n, jobs=1, copy=False, mask="info", encoding=encoding)
    made.reset(seed=1)
    return made


def vector_steps(n: int, game: str = CONNECT_FOUR, encoding: str = RAW) -> float:
    """Steps per second of n games at once."""
    made, steps, start = envs(n, game, encoding), 0, time.process_time()
    while time.process_time() - start < SECONDS:
        for _ in range(MOVES if n < MOVES else 1):  # the peers look at the clock once a game
            made.step(made.sample())
            steps += n - int(np.count_nonzero(made.fleet.what))
    return steps / (time.process_time() - start)


@cache
def zoo() -> Any:
    from pettingzoo.classic.connect_four.connect_four import raw_env

    return raw_env()


def pettingzoo_steps() -> float:
    """Steps per second of PettingZoo's connect four, without the wrappers that check its use."""
    env, steps, start = zoo(), 0, time.process_time()
    while time.process_time() - start < SECONDS:
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(random.choice(np.flatnonzero(observation["action_mask"])))
            steps += 1
    return steps / (time.process_time() - start)


@cache
def door() -> Any:
    import pyspiel

    from rulewright.doors.openspiel import register

    return pyspiel.load_game(register(CONNECT_FOUR))


def openspiel_steps(made: Callable[[], Any] = lambda: openspiel("connect_four")) -> float:
    """Steps per second through OpenSpiel's Python interface, by default of its own connect four. Chance moves are no steps."""
    game, steps, start = made(), 0, time.process_time()
    observed = game.get_type().provides_observation_tensor
    while time.process_time() - start < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor() if observed else state.information_state_tensor()
                state.legal_actions_mask()
                steps += 1
            state.apply_action(random.choice(state.legal_actions()))
    return steps / (time.process_time() - start)


ROWS = [
    Row(
        f"connect four, vector environment, {n:,} at once, against {name}'s stepping in Python",
        "steps/s",
        partial(vector_steps, n),
        theirs,
        goal=goal,
        rounds=9,
    )
    for n, goals in BATCHES.items()
    for name, theirs, goal in zip(("PettingZoo", "OpenSpiel"), (pettingzoo_steps, openspiel_steps), goals, strict=True)
] + [
    Row(
        "connect four, stepped by OpenSpiel's Python interface, against OpenSpiel's own",
        "steps/s",
        lambda: openspiel_steps(door),
        openspiel_steps,
        goal=0.5,
    )
]
