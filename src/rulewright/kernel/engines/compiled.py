"""The compiled engine: the same rules through Numba, with one flat record for each game.

Compiled code is cached on disk under a hash of the source it was compiled from (see `callgraph`): a changed helper can never
run stale, and a comment, another game or a file's date recompiles nothing. This module is imported only for compiled play.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import cache
from typing import Any, cast

import numpy as np
from numba import types
from numba.core.registry import cpu_target

from rulewright.kernel.chance import Stream
from rulewright.kernel.engines import bounds
from rulewright.kernel.engines.batch import Batch, Results, is_compiled, packed
from rulewright.kernel.engines.cache import DiskCache
from rulewright.kernel.engines.checked import Checked, rehearse
from rulewright.kernel.engines.linking import Callee, CheckingEntryCompiler, Entry, EntryCompiler, Note
from rulewright.kernel.engines.local import local, words_of
from rulewright.kernel.engines.mistakes import examine
from rulewright.kernel.engines.playout import random_play
from rulewright.kernel.engines.progress import on_compiling
from rulewright.kernel.engines.step import Records, fingerprint, settler, weights
from rulewright.kernel.game import Game
from rulewright.kernel.notes import note, whisper
from rulewright.kernel.rule import INTRINSICS, RULES, RuleError
from rulewright.kernel.structs import Struct
from rulewright.kernel.views import blind

_lock = threading.RLock()
_known: dict[Callable[..., Any], Callee] = {}


def compile_entry(game: Game, f: Callable[..., Any]) -> Callable[..., Any]:
    """A compiled entry point for this game's rules, cached on disk."""
    return compile_for(game.name, f)


def compile_for(name: str, f: Callable[..., Any]) -> Callable[..., Any]:
    """Like `compile_entry`, given only the game's name."""
    with _lock:
        _learn()
        checks = bounds.wanted(f)
        compiler = CheckingEntryCompiler if checks else EntryCompiler
        return cast("Callable[..., Any]", Entry(f, DiskCache(name, f, checks), compiler, checks))


def _learn() -> None:
    """Register with the compiler every rule and intrinsic that it does not know yet."""
    for f, twin in (*INTRINSICS, *((f, f) for f in RULES)):
        if f not in _known:
            _known[f] = Note(twin, f is whisper) if f in (note, whisper) else Callee(twin)
            cpu_target.typing_context.insert_global(f, types.Dispatcher(_known[f]))


def outcome_of(seats: int) -> np.dtype[np.void]:
    """A record of scores and places by seat. Unlike those of arrays, its numbers are known to the compiler."""
    return np.dtype([(name, np.int64, (seats,)) for name in ("scores", "places")])


@cache
def entry(game: Game) -> Any:
    """The compiled function that plays a batch of random games."""
    playout, settle = random_play(game), settler(game)
    state, stream, outcome = game.state.dtype(), Stream.dtype(), outcome_of(game.seats[1])
    weight = weights(game.state, game.seats[1])
    blind(game.state)

    def run(box: Records, seed: int, results: Results) -> None:
        moves, endings, scores, places, prints = results
        s, choices, out = local(state), local(stream), local(outcome)
        words = words_of(s)
        for g in range(moves.shape[0]):
            for i in range(len(words)):
                words[i] = 0
            moves[g] = playout(s, box[0], seed + g, choices.words)
            endings[g] = settle(s, box[0], out.scores, out.places)
            prints[g] = fingerprint(words, weight, endings[g], out.scores, out.places)
            for i in range(len(out.scores)):
                scores[g, i] = out.scores[i]
                places[g, i] = out.places[i]

    return compile_entry(game, run)


class Compiled:
    """Random games in machine code on one core; several threads may run it at once."""

    def __init__(self) -> None:
        self.compile_seconds = 0.0
        self.ready: set[Game] = set()

    def is_kept(self, game: Game) -> bool:
        return game in self.ready or is_compiled(entry(game))

    def run(self, game: Game, box: Struct, seed: int, n: int) -> Batch:
        if game not in self.ready:
            examine(game)
            with _lock, on_compiling(lambda: compiled.append(True)):
                start, compiled = time.perf_counter(), list[bool]()
                self._run(game, box, 0, 0)
                self.compile_seconds = time.perf_counter() - start if compiled else 0.0
            rehearse(game)
            self.ready.add(game)
        return self._run(game, box, seed, n)

    def _run(self, game: Game, box: Struct, seed: int, n: int) -> Batch:
        batch = Batch.blank(game, n)
        try:
            entry(game)(packed(box), seed, batch.results)
        except IndexError:
            raise past_the_end(game, box, batch, seed) from None
        return batch.checked(game, seed)


def past_the_end(game: Game, box: Struct, batch: Batch, seed: int) -> RuleError:
    """The error for compiled code that ran past the end of a list: the checked engine replays the game to find the line."""
    broken = int(np.count_nonzero(batch.moves))  # every game before it was played
    try:
        Checked().run(game, box, seed + broken, 1)
    except RuleError as e:
        return e
    return RuleError(f"{game.title}, seed {seed + broken}: a rule goes past the end of a list in compiled play")
