"""Our games in lockstep with Pgx's own: `python -m tests.referees pgx hex --moves 2000`, a second referee beside `openspiel.py`.

Pgx's states are dressed as OpenSpiel's, so that the same loop compares them. Adapters are in `tests/pgx.py` of a game's folder.
Pgx and JAX are no part of the dev extra: `pip install pgx`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import jax
import numpy as np
import pgx

from tests.referees import openspiel


@cache
def compiled(name: str) -> tuple[Any, Any]:
    """The functions `init` and `step` of a game."""
    env = pgx.make(name)
    return jax.jit(env.init), jax.jit(env.step)


class Peer:
    """A game of Pgx with the methods of an OpenSpiel state. Its players keep their seats: 0 begins."""

    def __init__(self, name: str) -> None:
        start, self.step = compiled(name)
        self.now, self.key = start(jax.random.PRNGKey(0)), jax.random.PRNGKey(1)

    def is_terminal(self) -> bool:
        return bool(self.now.terminated)

    def returns(self) -> list[float]:
        return [float(x) for x in self.now.rewards]

    def current_player(self) -> int:
        return int(self.now.current_player)

    def legal_actions(self) -> list[int]:
        return np.flatnonzero(np.asarray(self.now.legal_action_mask)).tolist()

    def action_to_string(self, action: int) -> str:
        return f"action {action}"

    def apply_action(self, action: int) -> None:
        self.now = self.step(self.now, action, self.key)


class Adapter(openspiel.Adapter):
    """As with OpenSpiel; `name` is that of Pgx's game."""

    def load(self) -> Any:
        return self

    def new_initial_state(self) -> Peer:
        return Peer(self.name)


def main(arguments: list[str]) -> int:
    return openspiel.main(arguments, "pgx")
