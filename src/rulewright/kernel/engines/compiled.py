"""The compiled engine: the same rules through Numba, one flat record a game.

Compiled code is kept on disk under a hash of what the compiler read (see `reach`): a changed helper can never run stale, and
a comment, another game or a file's date recompiles nothing. Nothing here is imported until compiled play is asked for.
"""

from __future__ import annotations

import dis
import threading
import time
from collections import Counter
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, cast

import numba
import numpy as np
from numba.extending import overload, register_jitable

from rulewright.kernel.chance import Stream
from rulewright.kernel.engines.batch import Batch, weights
from rulewright.kernel.engines.keep import Keep
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


LITTLE = 1200
"""So many bytes of Python's own code may all copies of a rule take that is folded into its callers."""


def folded() -> set[Callable[..., Any]]:
    """The rules to fold into their callers: those that only one line calls, and those so small that it saves more than it costs.

    Compilers would find them themselves, if they could know that no other module calls them.
    """
    calls: Counter[Callable[..., Any]] = Counter()
    for f in RULES:
        for step in dis.get_instructions(f):
            called = f.__globals__.get(step.argval) if step.opname == "LOAD_GLOBAL" else None
            if isinstance(called, FunctionType):
                calls[called] += 1
    return {f for f in RULES if calls[f] == 1 or calls[f] * len(f.__code__.co_code) < LITTLE}


def compile_entry(game: Game, f: Callable[..., Any]) -> Callable[..., Any]:
    """A compiled entry point over this game's rules, kept on disk."""
    with _lock:
        small = folded()
        register(
            _known,
            lambda f: register_jitable(error_model="numpy", forceinline=f in small)(f),
            overload,
        )
        made = numba.njit(f, nogil=True, error_model="numpy")
        made._cache = Keep(game.name, f)
        return cast("Callable[..., Any]", made)


def packed(record: Record, n: int = 1) -> np.ndarray[Any, np.dtype[np.void]]:
    """An array of n copies of a record, for compiled code."""
    return np.frombuffer(record.pack() * n, type(record).dtype()).copy()


@cache
def entry(game: Game) -> Callable[..., Any]:
    """The compiled run of a batch of random games."""
    playout = random_play(game)
    ending, score, standing = game.rules.ending, game.rules.score, game.rules.standing
    blind(game.state)

    def run(state, state_words, box, seed, stream, weight, moves, endings, scores, places, prints):  # type: ignore[no-untyped-def]
        s, words = state[0], stream[0].words
        for g in range(moves.shape[0]):
            for i in range(state_words.shape[0]):
                state_words[i] = 0
            moves[g] = playout(s, box[0], seed + g, words)
            endings[g] = ending(s)
            score(s, box[0], scores[g])
            standing(s, box[0], scores[g], places[g])
            h = np.uint64(0)
            for i in range(state_words.shape[0]):
                h += state_words[i] * weight[i]
            prints[g] = h

    return compile_entry(game, run)


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
        state, stream = np.zeros(1, game.state.dtype()), np.zeros(1, Stream.dtype())
        weight = weights(game.state)
        results = batch.moves, batch.endings, batch.scores, batch.places, batch.prints
        run(state, state.view(np.uint64), packed(box), seed, stream, weight, *results)
        return batch.checked(game, seed)
