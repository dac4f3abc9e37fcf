"""Rules around a game's own that everything compiled shares: legal moves, outcome, and a fingerprint of state and outcome."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rulewright.kernel.game import Game
from rulewright.kernel.rule import intrinsic, rule, trusted
from rulewright.kernel.structs import GameState

MASK64 = 2**64 - 1
FORBIDDEN = -1
Records = NDArray[np.void]
Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]
"""Arrays that compiled code is given: of states or boxes, of their words, of whole numbers of any width."""


@cache
def lawful(game: Game) -> Callable[..., int]:
    """The rule `legal(s, box, seat, k)`: the k-th move that the phase offers, or FORBIDDEN. Exact offers are not checked."""
    offer, check = game.rules.offer, game.rules.check

    @rule
    def checked(s: Any, box: Any, seat: int, k: int) -> int:
        action: int = offer(s, box, seat, k)
        return action if check(s, box, seat, action) == 0 else FORBIDDEN

    return offer if game.exact else checked


@cache
def lister(game: Game) -> Callable[..., int]:
    """The rule `list_legal(s, box, seat, out)`: write the legal moves to a list, without concessions, and return their number."""
    offers, legal = game.rules.offers, lawful(game)

    @rule
    def list_legal(s: Any, box: Any, seat: int, out: Any) -> int:
        n = 0
        for k in range(offers(s, box, seat)):
            action = legal(s, box, seat, k)
            if action != FORBIDDEN:
                out[n] = action
                n += 1
        return n

    return list_legal


@cache
def settler(game: Game) -> Callable[..., int]:
    """The rule `settle(s, box, scores, places)`: fill in scores and places by seat, and return the number of the ending."""
    ending, score, standing = game.rules.ending, game.rules.score, game.rules.standing

    @rule
    def settle(s: Any, box: Any, scores: Any, places: Any) -> int:
        for i in range(len(scores)):
            scores[i] = 0
            places[i] = 0
        score(s, box, scores)
        standing(s, box, scores, places)
        end: int = ending(s)
        return end

    return settle


def _word(x: int) -> Any:
    return np.uint64(x)


@intrinsic(_word)
def word(x: int) -> int:
    """A number as an unsigned 64-bit integer: compiled arithmetic wraps around there, and Python's does not."""
    return int(x) & MASK64


@trusted
def fingerprint(words: Any, weight: Any, end: int, scores: Any, places: Any) -> int:
    """64 bits for a packed state and its outcome: each word times its weight, summed. Words after the state are
    ignored."""
    seats = len(scores)
    at = len(weight) - 1 - 2 * seats
    h = word(0)
    for i in range(at):
        h += words[i] * weight[i]
    h += word(end) * weight[at]
    for i in range(seats):
        h += word(scores[i]) * weight[at + 1 + i]
        h += word(places[i]) * weight[at + 1 + seats + i]
    return word(h)


@cache
def weights(state: type[GameState], seats: int) -> Words:
    """An odd multiplier (splitmix64) for each eight bytes of a state, for its ending, and for each seat's score and place, so
    that a change to any single word changes the fingerprint."""
    found, x = [], 0
    for _ in range(state.itemsize() // 8 + 1 + 2 * seats):
        x = (x + 0x9E3779B97F4A7C15) & MASK64
        z = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK64
        found.append((z ^ (z >> 31)) | 1)
    return np.array(found, np.uint64)


@cache
def _numbers(state: type[GameState], seats: int) -> list[int]:
    return [int(weight) for weight in weights(state, seats)]


def fingerprint_of(s: GameState, end: int = 0, scores: Sequence[int] = (), places: Sequence[int] = ()) -> int:
    """The fingerprint of an interpreted state, alone or with its outcome."""
    words = np.frombuffer(s.pack(), np.uint64).tolist()
    return fingerprint(words, _numbers(type(s), len(scores)), end, scores, places)
