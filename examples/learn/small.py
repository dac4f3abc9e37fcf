"""A game reduced to few inputs and choices, for a network that is itself small.

It sees the small fields of the view (the amount of Health, the drawn cards) and not the large ones (the map), of which it could
make nothing. Without the map it cannot tell one cell from another either: a verb that names one of many things is a single
choice, and which of them is left to chance.
"""

from __future__ import annotations

import math
import re
from typing import Any

import numpy as np

from rulewright.doors.environments.observations import layout
from rulewright.kernel.game import Game

Array = np.ndarray[Any, np.dtype[Any]]


class Small:
    """The visible columns (`columns`) and the choices, both without anything that has more than `most` numbers. `choice` maps
    every action of the game to its choice, and `choices` is how many there are.
    """

    def __init__(self, game: Game, most: int, seed: int) -> None:
        laid = layout(game)
        seen = {b.name for b in laid.blocks if math.prod(b.shape) <= most}
        runs = [r for r in laid.runs if re.sub(r"\[\d+\]", "", r.path) in seen]
        known = range(len(laid.known))
        self.columns = np.array([*known, *(c for r in runs for c in range(r.first, r.first + r.columns))])
        self.choice = np.zeros(game.actions.size, np.int64)
        self.choices = 0
        for verb in game.actions.verbs:
            apart = verb.size <= most
            self.choice[verb.first : verb.first + verb.size] = self.choices + np.arange(verb.size) * apart
            self.choices += verb.size if apart else 1
        self._random = np.random.default_rng(seed)

    def see(self, observations: Array) -> Array:
        """The visible columns of observations, one row per game."""
        return observations[:, self.columns].astype(np.float32)

    def allowed(self, masks: Array) -> Array:
        """The choices that these action masks allow."""
        games, actions = _pairs(masks)
        left = np.zeros((len(masks), self.choices), np.bool_)
        left[games, self.choice[actions]] = True
        return left

    def actions(self, chosen: Array, masks: Array) -> Array:
        """A random legal action of the given choice for each game."""
        games, actions = _pairs(masks)
        fit = self._random.permutation(np.flatnonzero(self.choice[actions] == chosen[games]))
        made = np.zeros(len(masks), np.int64)
        made[games[fit]] = actions[fit]  # of several for one game the last one wins
        return made


def _pairs(masks: Array) -> tuple[Array, Array]:
    """The games and actions that the masks allow. Ten times as fast as `nonzero` of whole numbers in two dimensions."""
    games, actions = np.divmod(np.flatnonzero(masks != 0), masks.shape[1])
    return games, actions
