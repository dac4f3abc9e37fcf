"""A game seen and played through few numbers, for a network that is small itself.

It sees the small fields of the view (how much Health, which cards are drawn) and not the large ones (the map), of which it
would make nothing. Who does not see the map cannot tell one cell of it from another either: a verb that names one of many
things is a single choice, and which of them is left to chance.
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
    """The columns that are seen (`columns`) and the choices that are made, both without what has more than `most` numbers.

    `choice` says for every action of the game which choice it is,
    and `choices` how many there are.
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
        """The chosen columns of observations, one row a game."""
        return observations[:, self.columns].astype(np.float32)

    def allowed(self, masks: Array) -> Array:
        """The choices that these masks of actions leave."""
        games, actions = _pairs(masks)
        left = np.zeros((len(masks), self.choices), np.bool_)
        left[games, self.choice[actions]] = True
        return left

    def actions(self, chosen: Array, masks: Array) -> Array:
        """For each game an allowed action that is the chosen one, any such."""
        games, actions = _pairs(masks)
        fit = self._random.permutation(np.flatnonzero(self.choice[actions] == chosen[games]))
        made = np.zeros(len(masks), np.int64)
        made[games[fit]] = actions[fit]  # of several for one game the last stays
        return made


def _pairs(masks: Array) -> tuple[Array, Array]:
    """The games and actions that the masks allow. Ten times as fast as `nonzero` of whole numbers in two dimensions."""
    games, actions = np.divmod(np.flatnonzero(masks != 0), masks.shape[1])
    return games, actions
