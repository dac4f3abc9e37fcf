"""The compiled engine: the same rules through Numba, one flat record a game.

Numba's disk cache watches only the file of the outermost function, so the cache folder is named after a hash of every
rule source: a changed helper can never run stale. Nothing here is imported until compiled play is asked for.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import config
from numba.extending import overload, register_jitable
from platformdirs import user_cache_path

from rulewright.kernel.engines.batch import Batch, weights
from rulewright.kernel.engines.playout import random_play
from rulewright.kernel.game import Game
from rulewright.kernel.record import Record
from rulewright.kernel.rule import INSTINCTS, RULES
from rulewright.kernel.sight import blind

_lock = threading.RLock()
_known: set[Callable[..., Any]] = set()


def register(known: set[Callable[..., Any]], jitable: Callable[..., Any], overload: Callable[..., Any]) -> None:
    """Hand every rule and instinct that this compiler does not know yet to it."""
    for f, twin in INSTINCTS:
        if f not in known:
            known.add(f)
            jitable(twin)
            overload(f, strict=False)(lambda *args, _twin=twin, **kwargs: _twin)
    for f in RULES:
        if f not in known:
            known.add(f)
            jitable(f)


def cache_folder(game: Game) -> Path:
    """Where this game's compiled code is kept."""
    return user_cache_path("rulewright") / "compiled" / f"{game.name}-{game.source_hash}"


def compile_entry(game: Game, f: Callable[..., Any]) -> Callable[..., Any]:
    """A compiled entry point over this game's rules, cached on disk under the hash of all their sources."""
    with _lock:
        register(_known, register_jitable, overload)
        before = config.CACHE_DIR
        config.CACHE_DIR = str(cache_folder(game))
        try:
            made: Callable[..., Any] = numba.njit(f, cache=True, nogil=True, error_model="numpy")
        finally:
            config.CACHE_DIR = before
        return made


def packed(record: Record, n: int = 1) -> np.ndarray[Any, np.dtype[np.void]]:
    """An array of n copies of a record, for compiled code."""
    return np.frombuffer(record.pack() * n, type(record).dtype()).copy()


@cache
def entry(game: Game) -> Callable[..., Any]:
    """The compiled run of a batch of random games."""
    _, playout = random_play(game)
    ending, score = game.rules.ending, game.rules.score
    blind(game.state)

    def run(states, state_words, box, seed, words, weight, moves, endings, scores, prints):  # type: ignore[no-untyped-def]
        for g in range(states.shape[0]):
            s = states[g]
            moves[g] = playout(s, box[0], seed + g, words)
            endings[g] = ending(s)
            score(s, box[0], scores[g])
            h = np.uint64(0)
            for i in range(weight.shape[0]):
                h += state_words[g, i] * weight[i]
            prints[g] = h

    return compile_entry(game, run)


CHUNK = 2048
"""Games whose states lie in memory at once: enough to keep the loop hot, few enough to stay in the cache."""


class Compiled:
    """Random games in machine code on one core; several threads may run it at once."""

    def __init__(self) -> None:
        self.compile_seconds = 0.0

    def prepare(self, game: Game, box: Record) -> None:
        """Compile, or load from the cache, and say how long that took."""
        start = time.perf_counter()
        with _lock:
            self._run(game, box, 0, 1)
        self.compile_seconds = time.perf_counter() - start

    def run(self, game: Game, box: Record, seed: int, n: int) -> Batch:
        if not self.compile_seconds:
            self.prepare(game, box)
        return self._run(game, box, seed, n)

    def _run(self, game: Game, box: Record, seed: int, n: int) -> Batch:
        batch, run = Batch.blank(game, n), entry(game)
        boxes, weight = packed(box), np.array(weights(game.state), np.uint64)
        states, words = np.zeros(min(n, CHUNK), game.state.dtype()), np.zeros(2, np.uint32)
        state_words = states.view(np.uint64).reshape(len(states), -1)
        for at in range(0, n, CHUNK):
            m = min(CHUNK, n - at)
            state_words[:] = 0
            to = slice(at, at + m)
            run(
                states[:m],
                state_words[:m],
                boxes,
                seed + at,
                words,
                weight,
                batch.moves[to],
                batch.endings[to],
                batch.scores[to],
                batch.prints[to],
            )
        return batch.checked(game, seed)
