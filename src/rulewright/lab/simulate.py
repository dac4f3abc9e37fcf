"""Many random games, on one core, on all of them or on a GPU: the same games, told by the same digest."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from hashlib import sha256
from multiprocessing import get_context, parent_process
from typing import Any

import numpy as np

from rulewright import games as shelf
from rulewright.kernel.engines import engine as engine_named
from rulewright.kernel.engines.batch import Batch, Engine
from rulewright.kernel.game import Game
from rulewright.kernel.record import GameBox
from rulewright.lab.tally import Share, Spread, Tally

CHUNKS = {"interpreted": 1 << 10, "compiled": 1 << 16, "cuda": 1 << 20}
"""The most games in one piece of work, by engine: enough to be worth handing out, few enough to hold in memory."""

Progress = Callable[[int, int], None]
"""Told how many games are done, and of how many."""


@dataclass(frozen=True)
class Result:
    """What came of many random games. `digest` is the same for the same game, box, seed and number of games, whichever
    engine played them and in however many pieces."""

    game: str
    version: str
    engine: str
    jobs: int
    seed: int
    seats: int
    games: int
    moves: int
    seconds: float
    compile_seconds: float
    rate: float
    """Moves in a second, compilation not counted."""
    length: Spread
    """Moves in a game."""
    endings: dict[str, int]
    scores: list[Spread]
    """By seat."""
    wins: list[Share]
    """By seat: games won alone; with a single seat, games that ended in a success."""
    draws: int
    """Games that several seats win together."""
    digest: str

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


class _Account:
    """What is kept of the games while they stream past."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.moves, self.scores = Tally(), [Tally() for _ in range(seats)]
        self.endings = np.zeros(len(game.endings) + 1, np.int64)
        self.wins, self.draws = np.zeros(seats, np.int64), 0
        self.digest = sha256()

    def add(self, batch: Batch) -> None:
        self.moves.add(batch.moves.astype(np.int64))
        self.endings += np.bincount(batch.endings, minlength=len(self.endings))
        self.digest.update(batch.prints.astype("<u8").tobytes())
        for tally, column in zip(self.scores, batch.scores.T, strict=False):
            tally.add(column)
        first = batch.places[:, : self.seats] == 1
        winners = first.sum(axis=1)
        self.wins += first[winners == 1].sum(axis=0)
        self.draws += int((winners > 1).sum())


def simulate(
    game: Game,
    box: GameBox,
    games: int,
    seed: int = 0,
    engine: str = "compiled",
    jobs: int = 1,
    progress: Progress | None = None,
    chunk: int | None = None,
) -> Result:
    """Play `games` random games from consecutive seeds and say what came of them.

    Compiling is done once, before the work is handed out, and timed apart.
    """
    if games < 1:
        raise ValueError(f"simulate at least 1 game, not {games}")
    if not 0 <= seed <= 2**63 - 1 - games:
        raise ValueError(f"a seed is a whole number from 0 to {2**63 - 1 - games}, not {seed}")
    if jobs < 1:
        raise ValueError(f"work is done by at least 1 job, not {jobs}")
    seats = int(box.seats)
    mill = engine_named(engine)
    mill.run(game, box, seed, 1)
    size = chunk or min(CHUNKS[engine], max(256, -(-games // (8 * jobs))))
    account, start = _Account(game, seats), time.perf_counter()
    for batch in _batches(game, box, games, seed, engine, mill, jobs, size):
        account.add(batch)
        if progress:
            progress(int(account.endings.sum()), games)
    seconds = time.perf_counter() - start
    values, counts = account.moves.counts()
    moves = int(np.dot(values, counts))
    return Result(
        game=game.name,
        version=game.version,
        engine=engine,
        jobs=jobs,
        seed=seed,
        seats=seats,
        games=games,
        moves=moves,
        seconds=seconds,
        compile_seconds=mill.compile_seconds,
        rate=moves / seconds,
        length=account.moves.spread(),
        endings={e.name: int(n) for e, n in zip(game.endings, account.endings[1:], strict=True)},
        scores=[tally.spread() for tally in account.scores],
        wins=[Share.of(int(n), games) for n in account.wins],
        draws=account.draws,
        digest=account.digest.hexdigest(),
    )


def _batches(
    game: Game, box: GameBox, games: int, seed: int, engine: str, mill: Engine, jobs: int, size: int
) -> Iterator[Batch]:
    """The games in the order of their seeds, at most two pieces of work a job under way."""
    pieces = ((seed + at, min(size, games - at)) for at in range(0, games, size))
    if jobs == 1 or engine == "cuda":
        for first, n in pieces:
            yield mill.run(game, box, first, n)
        return
    with _workers(engine, jobs) as pool:
        under_way: deque[Future[Batch]] = deque()
        for first, n in pieces:
            if engine == "interpreted":
                under_way.append(pool.submit(_elsewhere, shelf.address(game), box.pack(), first, n))
            else:
                under_way.append(pool.submit(mill.run, game, box, first, n))
            if len(under_way) == 2 * jobs:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()


@contextmanager
def _workers(engine: str, jobs: int) -> Iterator[Executor]:
    """Compiled code lets go of Python's lock, so threads will do; interpreted games need processes."""
    pool: Executor
    if engine == "interpreted":
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), _hire)
        with _undisturbed():
            for _ in range(jobs):  # a worker starts when work comes and nobody is idle
                pool.submit(int)
    else:
        pool = ThreadPoolExecutor(jobs)
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


def _elsewhere(address: str, box: bytes, seed: int, n: int) -> Batch:
    game = shelf.load(address)
    return engine_named("interpreted").run(game, game.box.unpack(box), seed, n)
