"""A small network in NumPy: two hidden layers, a policy head and a value head.

A network of this size gains nothing from a GPU or a large library, so it adds no dependencies to those of the environments.
Games have thousands of columns and actions, of which a batch uses few: what is 0 or forbidden everywhere in it can be left out
without changing a result.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]

FORBIDDEN = -1e9
"""The logit of a masked choice."""
LIVE = 64
"""About how many columns of an observation are not 0, at most: by these the first weights are scaled."""
ALL = slice(None)


class Said(NamedTuple):
    """The network's output for a batch: log probabilities of the choices, values, and the hidden layers; and the columns and
    choices that the batch has."""

    logs: Array
    values: Array
    layers: tuple[Array, ...]
    columns: Any
    choices: Any


class Network:
    """`weights` are six arrays: a matrix and a bias for each hidden layer, and for both heads together (the value comes last)."""

    def __init__(self, inputs: int, hidden: tuple[int, int], choices: int, seed: int, kind: Any = np.float32) -> None:
        random = np.random.default_rng(seed)
        sizes, scales = (inputs, *hidden, choices + 1), (np.sqrt(2), np.sqrt(2), 0.01)
        self.weights: list[Array] = []
        for before, after, scale in zip(sizes, sizes[1:], scales, strict=False):
            matrix = (
                random.standard_normal((before, after)) * scale / np.sqrt(before if self.weights else min(before, LIVE))
            )
            self.weights += [matrix.astype(kind), np.zeros(after, kind)]

    def say(self, seen: Array, allowed: Array, columns: Any = ALL, choices: Any = ALL) -> Said:
        """Log probabilities of the allowed choices, and the values of the positions. `columns` and `choices` are those given."""
        w1, b1, w2, b2, w3, b3 = self.weights
        one = np.tanh(seen @ w1[columns] + b1)
        two = np.tanh(one @ w2 + b2)
        logits = two @ w3[:, :-1][:, choices] + b3[:-1][choices]
        logits = np.where(allowed, logits, logits.dtype.type(FORBIDDEN))
        logits -= logits.max(axis=1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return Said(logs, two @ w3[:, -1] + b3[-1], (seen, one, two), columns, choices)

    def gradients(self, said: Said, by_logits: Array, by_values: Array) -> list[Array]:
        """The gradients of a loss for the weights, given those for the logits and the values of a batch."""
        found = [np.zeros_like(w) for w in self.weights]
        (w1, b1, w2, b2, w3, b3), (_, _, into, _, heads, _) = found, self.weights
        seen, one, two = said.layers
        by_two = by_logits @ heads[:, :-1][:, said.choices].T + np.outer(by_values, heads[:, -1])
        by_two *= 1 - two * two
        by_one = (by_two @ into.T) * (1 - one * one)
        w1[said.columns], b1[:] = seen.T @ by_one, by_one.sum(axis=0)
        w2[:], b2[:] = one.T @ by_two, by_two.sum(axis=0)
        w3[:, :-1][:, said.choices], b3[:-1][said.choices] = two.T @ by_logits, by_logits.sum(axis=0)
        w3[:, -1], b3[-1] = by_values @ two, by_values.sum()
        return found


class Adam:
    """Adam, with gradients clipped to the norm `longest`."""

    def __init__(self, weights: list[Array], rate: float, longest: float = 0.5) -> None:
        self.weights, self.rate, self.longest, self.steps = weights, rate, longest, 0
        self.first = [np.zeros_like(w) for w in weights]
        self.second = [np.zeros_like(w) for w in weights]

    def step(self, gradients: Sequence[Array], slow: float = 0.9, slower: float = 0.999, least: float = 1e-5) -> None:
        length = math.sqrt(sum(float((g * g).sum()) for g in gradients))
        cut = min(1.0, self.longest / (length + 1e-6))
        self.steps += 1
        rate = self.rate * math.sqrt(1 - slower**self.steps) / (1 - slow**self.steps)
        for i, gradient in enumerate(gradients):
            self.first[i] *= slow
            self.first[i] += gradient * ((1 - slow) * cut)
            self.second[i] *= slower
            self.second[i] += gradient * gradient * ((1 - slower) * cut * cut)
            self.weights[i] -= rate * self.first[i] / (np.sqrt(self.second[i]) + least)
