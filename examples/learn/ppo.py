"""Masked PPO (proximal policy optimization) on the compiled vector environment.

Huang and Ontañón, "A Closer Look at Invalid Action Masking in Policy Gradient Algorithms"; Schulman et al., "Proximal Policy
Optimization Algorithms". Games end with their reward and are not discounted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass, replace
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode

from learn.network import Adam, Network, Said
from rulewright.doors.gymnasium import SeatVectorEnv

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Recipe:
    """Hyperparameters: steps of each game per rollout, batch size, passes over a rollout, learning rate, how far rewards reach
    back (lambda), how far an update may change a probability, and the entropy bonus."""

    length: int = 32
    batch: int = 2048
    passes: int = 4
    rate: float = 1e-3
    trace: float = 0.95
    clip: float = 0.2
    variety: float = 0.003
    hidden: tuple[int, int] = (64, 64)


def advantages(rewards: Array, over: Array, values: Array, then: Array, trace: float) -> Array:
    """How much better each step turned out than its value (GAE); `then` are the values of the positions after the last step."""
    found, ahead = np.zeros_like(rewards), np.zeros_like(then)
    for t in reversed(range(len(rewards))):
        goes_on = 1.0 - over[t]
        ahead = rewards[t] + goes_on * (then + trace * ahead) - values[t]
        found[t], then = ahead, values[t]
    return found


PER_ROW = ("seen", "allowed", "chosen", "logs", "gains", "returns")


@dataclass
class Lesson:
    """A rollout of decisions and their outcomes: `gains` are the advantages, `returns` the targets for the values. Of the game's
    columns and actions it has those that are not 0 everywhere."""

    seen: Array
    allowed: Array
    chosen: Array
    logs: Array
    gains: Array
    returns: Array
    _: KW_ONLY
    columns: Any
    choices: Any

    def batches(self, size: int, random: np.random.Generator) -> Iterator[Lesson]:
        order = random.permutation(len(self.chosen))
        for first in range(0, len(order), size):
            rows = order[first : first + size]
            yield replace(self, **{name: getattr(self, name)[rows] for name in PER_ROW})


def loss(said: Said, batch: Lesson, recipe: Recipe) -> tuple[float, Array, Array]:
    """The PPO loss, and its gradients with respect to the logits and the values."""
    n, rows = len(batch.chosen), np.arange(len(batch.chosen))
    gains = (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-8)
    likely = np.exp(said.logs)
    ratio = np.exp(said.logs[rows, batch.chosen] - batch.logs)
    free, held = ratio * gains, np.clip(ratio, 1 - recipe.clip, 1 + recipe.clip) * gains
    apart = said.values - batch.returns
    sums = np.where(batch.allowed, likely * said.logs, 0.0)
    entropy = -sums.sum(axis=1)
    total = (-np.minimum(free, held) - recipe.variety * entropy + 0.5 * apart * apart).mean()

    by_log = np.where(free <= held, -free, 0.0)
    by_logits = -likely * by_log[:, None]
    by_logits[rows, batch.chosen] += by_log
    by_logits += recipe.variety * (sums + likely * entropy[:, None])
    kind = said.logs.dtype
    return float(total), (by_logits / n).astype(kind), (apart / n).astype(kind)


class Learner:
    """Plays games in parallel and learns from them."""

    def __init__(self, games: SeatVectorEnv, seed: int, recipe: Recipe | None = None) -> None:
        assert games.autoreset_mode == AutoresetMode.SAME_STEP
        self.games, self.recipe = games, recipe or Recipe()
        self.now, _ = games.reset(seed=seed)
        shape, masks = (self.recipe.length, *self.now.shape), games.fleet.masks
        self.seen = np.zeros(shape, np.float32)
        self.allowed = np.zeros((*shape[:2], masks.shape[1]), np.bool_)
        self.network = Network(shape[2], self.recipe.hidden, masks.shape[1], seed)
        self.adam = Adam(self.network.weights, self.recipe.rate)
        self.random = np.random.default_rng(seed)
        self.steps = 0

    def choose(self, seen: Array, masks: Array) -> Array:
        """Actions for these observations and masks, sampled from the network's policy."""
        said = self._say(seen, masks)
        actions: Array = said.choices[self._drawn(said.logs)]
        return actions

    def _say(self, seen: Array, masks: Array) -> Said:
        columns, choices = np.flatnonzero(seen.any(axis=0)), np.flatnonzero(masks.any(axis=0))
        return self.network.say(seen.take(columns, axis=1), masks.take(choices, axis=1) != 0, columns, choices)

    def _drawn(self, logs: Array) -> Array:
        lots: Array = (logs + self.random.gumbel(size=logs.shape)).argmax(axis=1)
        return lots

    def play(self) -> tuple[Lesson, list[float]]:
        """The next rollout, and the rewards of the games that ended meanwhile."""
        n, masks = self.games.num_envs, self.games.fleet.masks
        chosen = np.zeros((self.recipe.length, n), np.int64)
        logs, values, rewards, over = (np.zeros(chosen.shape, np.float32) for _ in range(4))
        ended: list[float] = []
        for t in range(self.recipe.length):
            self.seen[t], self.allowed[t] = self.now, masks
            said = self._say(self.now, masks)
            which = self._drawn(said.logs)
            chosen[t], logs[t], values[t] = said.choices[which], said.logs[np.arange(n), which], said.values
            self.now, rewards[t], terminated, truncated, _ = self.games.step(chosen[t])
            over[t] = terminated | truncated
            ended += rewards[t][over[t] > 0].tolist()
        gains = advantages(rewards, over, values, self._say(self.now, masks).values, self.recipe.trace)
        self.steps += chosen.size
        columns, choices = (np.flatnonzero(part.any(axis=(0, 1))) for part in (self.seen, self.allowed))
        seen, allowed = self.seen.take(columns, axis=-1), self.allowed.take(choices, axis=-1)
        parts = (seen, allowed, np.searchsorted(choices, chosen), logs, gains, gains + values)
        rows = (part.reshape(chosen.size, *part.shape[2:]) for part in parts)
        return Lesson(*rows, columns=columns, choices=choices), ended

    def study(self, lesson: Lesson) -> None:
        for _ in range(self.recipe.passes):
            for batch in lesson.batches(self.recipe.batch, self.random):
                said = self.network.say(batch.seen, batch.allowed, batch.columns, batch.choices)
                _, by_logits, by_values = loss(said, batch, self.recipe)
                self.adam.step(self.network.gradients(said, by_logits, by_values))
