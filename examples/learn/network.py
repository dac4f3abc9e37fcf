"""A small network in NumPy: two hidden layers, a policy head and a value head.

A network of this size gains nothing from a GPU or a large library, so it adds no dependencies to those of the environments.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]

FORBIDDEN = -1e9
"""The logit of a masked choice."""


class Said(NamedTuple):
    """The network's output for a batch: log probabilities of the choices, values, and the hidden layers."""

    logs: Array
    values: Array
    layers: tuple[Array, ...]


class Network:
    """`weights` are six arrays: a matrix and a bias for each hidden layer, and for both heads together (the value comes last)."""

    def __init__(self, inputs: int, hidden: tuple[int, int], choices: int, seed: int, kind: Any = np.float32) -> None:
        random = np.random.default_rng(seed)
        sizes, scales = (inputs, *hidden, choices + 1), (np.sqrt(2), np.sqrt(2), 0.01)
        self.weights: list[Array] = []
        for before, after, scale in zip(sizes, sizes[1:], scales, strict=False):
            matrix = random.standard_normal((before, after)) * scale / np.sqrt(before)
            self.weights += [matrix.astype(kind), np.zeros(after, kind)]

    def say(self, seen: Array, allowed: Array) -> Said:
        """Log probabilities of the allowed choices, and the values of the positions."""
        w1, b1, w2, b2, w3, b3 = self.weights
        one = np.tanh(seen @ w1 + b1)
        two = np.tanh(one @ w2 + b2)
        out = two @ w3 + b3
        logits = np.where(allowed, out[:, :-1], out.dtype.type(FORBIDDEN))
        logits -= logits.max(axis=1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return Said(logs, out[:, -1], (seen, one, two))

    def gradients(self, said: Said, by_logits: Array, by_values: Array) -> list[Array]:
        """The gradients of a loss for the weights, given those for the logits and the values of a batch."""
        _, _, w2, _, w3, _ = self.weights
        seen, one, two = said.layers
        by_out = np.concatenate([by_logits, by_values[:, None]], axis=1)
        by_two = (by_out @ w3.T) * (1 - two * two)
        by_one = (by_two @ w2.T) * (1 - one * one)
        found: list[Array] = []
        for before, after in ((seen, by_one), (one, by_two), (two, by_out)):
            found += [before.T @ after, after.sum(axis=0)]
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
            g = gradient * cut
            self.first[i] += (1 - slow) * (g - self.first[i])
            self.second[i] += (1 - slower) * (g * g - self.second[i])
            self.weights[i] -= rate * self.first[i] / (np.sqrt(self.second[i]) + least)


class Scale:
    """Normalises observations to mean 0 and deviation 1, from all seen so far."""

    def __init__(self, columns: int, most: float = 5.0) -> None:
        self.mean, self.variance, self.count, self.most = np.zeros(columns), np.ones(columns), 1e-4, most

    def watch(self, seen: Array) -> None:
        n, mean, variance = len(seen), seen.mean(axis=0, dtype=np.float64), seen.var(axis=0, dtype=np.float64)
        total, apart = self.count + n, mean - self.mean
        spread = self.variance * self.count + variance * n + apart**2 * self.count * n / total
        self.mean, self.variance, self.count = self.mean + apart * n / total, spread / total, total

    def __call__(self, seen: Array) -> Array:
        scaled = (seen - self.mean.astype(np.float32)) / np.sqrt(self.variance + 1e-8).astype(np.float32)
        return np.clip(scaled, -self.most, self.most)
