"""Others who do part of the work: processes that play, threads that run compiled code, and one who only compiles."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, parent_process

from rulewright import games as shelf
from rulewright.kernel.engines import engine as engine_named
from rulewright.kernel.engines.batch import Batch, Engine
from rulewright.kernel.engines.playout import by_heuristic
from rulewright.kernel.game import Game

COMPILE = "import sys; from rulewright.lab.workers import compile_now; compile_now(*sys.argv[1:])"
RANDOM, HEURISTIC = "random", "heuristic"
"""Who plays the games of `simulate`."""


@contextmanager
def workers(engine: str, jobs: int) -> Iterator[Executor]:
    """Compiled code lets go of Python's lock, so threads will do; interpreted games need processes."""
    pool: Executor
    if engine in ("compiled", "cuda"):
        pool = ThreadPoolExecutor(jobs)
    else:
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), _hire)
        with _undisturbed():
            for _ in range(jobs):  # a worker starts when work comes and nobody is idle
                pool.submit(int)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Processes that start in here never hear an interrupt, which is the foreman's to handle, and he only afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _hire() -> None:
    """Begin as a worker: where the foreman is gone, so is the work."""
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    foreman = parent_process()
    if foreman is not None:
        foreman.join()
        os._exit(0)


def same_game(address: str, rules: str) -> Game:
    """The game at an address, in a worker: refused where its rules are others than those of the process that asked."""
    game = shelf.load(address)
    if game.fingerprint != rules:
        raise ValueError(f"a machine has other rules of {game.title} than this one: give all of them the same")
    return game


@dataclass(frozen=True)
class Piece:
    """Some games, as they are sent to a worker."""

    address: str
    rules: str
    box: bytes
    engine: str
    seed: int
    n: int
    bot: str = RANDOM


def play_here(piece: Piece) -> Batch:
    """Runs in a worker."""
    game = played_by(piece.bot, same_game(piece.address, piece.rules))
    return engine_named(piece.engine).run(game, game.box.unpack(piece.box), piece.seed, piece.n)


def played_by(bot: str, game: Game) -> Game:
    """The game as this bot plays it, in any engine."""
    if bot not in (RANDOM, HEURISTIC):
        raise ValueError(f"games are simulated by {RANDOM} or {HEURISTIC}, not by {bot!r}: use a tournament or the lab")
    return by_heuristic(game) if bot == HEURISTIC else game


@contextmanager
def ahead(game: Game, fast: Engine, bot: str = RANDOM) -> Iterator[Callable[[], bool]]:
    """The answer is whether the compiled engine is ready. If what it needs was not kept, another process compiles it meanwhile.

    Should that fail, whoever asks for the compiled game next will meet the same error, in the open.
    """
    if fast.is_kept(played_by(bot, game)):
        yield lambda: True
        return
    with subprocess.Popen(
        [sys.executable, "-c", COMPILE, shelf.address(game), bot], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as compiler:
        try:
            yield lambda: compiler.poll() is not None
        finally:
            compiler.terminate()


def compile_now(address: str, bot: str = RANDOM) -> None:
    """Runs in the compiling process."""
    game = played_by(bot, shelf.load(address))
    engine_named("compiled").run(game, game.make_box(), 0, 1)
