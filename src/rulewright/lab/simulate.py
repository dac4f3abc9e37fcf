"""Many games with random or heuristic players, on one core, all cores or a GPU: the same games with the same digest."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

import numpy as np

from rulewright import games as shelf
from rulewright.kernel.engines import engine as engine_named
from rulewright.kernel.engines.batch import Batch, Engine
from rulewright.kernel.engines.playout import by_heuristic
from rulewright.kernel.engines.progress import on_compiling
from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox
from rulewright.lab import journal
from rulewright.lab.figures import Table
from rulewright.lab.settings import BoxedSetting
from rulewright.lab.statistics import SHARE, Distribution, Estimate, Figure, Tally, plain
from rulewright.lab.study import Plan, Progress, study
from rulewright.lab.workers import Cluster, Jobs, capacity

RANDOM, HEURISTIC = "random", "heuristic"
"""The bots that `simulate` knows."""
CHUNKS = {"interpreted": 1 << 10, "checked": 1 << 10, "compiled": 1 << 16, "cuda": 1 << 20}
"""The most games in a task, by engine: enough to be worth distributing, few enough to hold in memory."""
MOMENT = 0.25
"""How many seconds an interpreted task should take, so that the change to the compiled engine is not delayed."""
COMPILE = "import sys; from rulewright.lab.simulate import compile_now; compile_now(*sys.argv[1:])"


@dataclass(frozen=True)
class Simulation(BoxedSetting):
    """Games as the engines play them, one per deal; only the results are kept."""

    chunk: int = 0
    """Games in a task."""

    @property
    def compiled(self) -> bool:
        return self.engine in ("compiled", "cuda")

    @property
    def repeatable(self) -> bool:
        return False  # its tasks depend on how long compiling takes; `simulate` keeps the games by their numbers

    @property
    def turns(self) -> int:
        return 1

    def prepare(self) -> None:
        """Nothing to do: the engine was prepared, with progress reported, before the study."""

    def play(self, deals: range, asked: int = 0) -> Any:
        game, box = self.objects()
        return (self.by or engine_named(self.engine)).run(played_by(self.bots, game), box, deals.start, len(deals))

    def measured(self, rows: Batch, asked: int, pace: float) -> Table:
        return Table(len(rows.moves), 1)

    def task_size(self, games: int, asked: int) -> int:
        return self.chunk


@dataclass(frozen=True)
class Result:
    """The results of many games. `digest` is the same for the same game, box, seed and number of games, whichever engine played
    them and in however many tasks."""

    game: str
    version: str
    engine: str
    jobs: int
    """The number of cores at the start."""
    seed: int
    seats: int
    games: int
    moves: int
    seconds: float
    compile_seconds: float
    rate: float
    """Moves per second, compilation not counted."""
    length: Distribution
    """Moves per game."""
    endings: dict[str, int]
    scores: list[Distribution]
    """By seat."""
    wins: list[Estimate]
    """By seat: games won alone; with a single seat, games that ended in a success."""
    draws: int
    """Games won by several seats together."""
    digest: str

    def as_json(self) -> dict[str, Any]:
        wins = [{"count": w.count, "share": w.share, "low": w.low, "high": w.high} for w in self.wins]
        return {**plain(self), "wins": wins}


class _Results:
    """Running totals of the games as they stream past."""

    def __init__(self, game: Game, seats: int, planned: int, progress: Progress | None) -> None:
        self.game, self.games, self.seats = game, 0, seats
        self.planned, self.progress = planned, progress
        self.engines: list[str] = []
        self.moves, self.scores = Tally(), [Tally() for _ in range(seats)]
        self.endings = np.zeros(len(game.endings) + 1, np.int64)
        self.wins, self.draws = np.zeros(seats, np.int64), 0
        self.digest = sha256()
        self.key = ""
        """What the games depend on, under which a journal keeps them."""

    def restore(self, key: str) -> None:
        """Take the games that an earlier run of the same command has kept."""
        journal.so_far(self.so_far)
        kept, self.key = journal.current(), key
        while kept and (stored := kept.get(f"{self.key} {self.games}")):
            engine, batch = stored[0]
            self.by(engine)
            self._add(batch)

    def by(self, engine: str) -> None:
        """Note which engine plays from here on."""
        self.engines = [*(name for name in self.engines if name != engine), engine]

    def so_far(self) -> list[Estimate]:
        """How often each ending came so far."""
        named = [Figure(f"ending.{e.name}", f"games that end by {e.name}", SHARE) for e in self.game.endings]
        counts = zip(named, self.endings[1:], strict=True)
        return [replace(Estimate.counted(int(n), self.games), figure=f) for f, n in counts] if self.games else []

    def tell(self, doing: str) -> None:
        if self.progress:
            self.progress(self.games, self.planned, doing)

    def keep(self, which: int, start: int, batch: Batch) -> None:
        if (kept := journal.current()) is not None:
            kept.put(f"{self.key} {self.games}", (self.engines[-1], batch))
        self._add(batch)

    def _add(self, batch: Batch) -> None:
        self.games += len(batch.moves)
        self.moves.add(batch.moves.astype(np.int64))
        self.endings += np.bincount(batch.endings, minlength=len(self.endings))
        self.digest.update(batch.prints.astype("<u8").tobytes())
        for tally, column in zip(self.scores, batch.scores.T, strict=False):
            tally.add(column)
        first = batch.places[:, : self.seats] == 1
        winners = first.sum(axis=1)
        self.wins += first[winners == 1].sum(axis=0)
        self.draws += int((winners > 1).sum())

    def told(self, seconds: float, **how: Any) -> Result:
        """The totals as a result; `how` they were played is given."""
        values, counts = self.moves.counts()
        moves = int(np.dot(values, counts))
        return Result(
            game=self.game.name,
            version=self.game.version,
            engine=", then ".join(self.engines),
            seats=self.seats,
            games=self.games,
            moves=moves,
            seconds=seconds,
            rate=moves / seconds,
            length=self.moves.distribution(),
            endings={e.name: int(n) for e, n in zip(self.game.endings, self.endings[1:], strict=True)},
            scores=[tally.distribution() for tally in self.scores],
            wins=[Estimate.counted(int(n), self.games) for n in self.wins],
            draws=self.draws,
            digest=self.digest.hexdigest(),
            **how,
        )


def simulate(
    game: Game,
    box: GameBox | None = None,
    games: int = 1000,
    seed: int = 0,
    engine: str = "auto",
    jobs: Jobs = 1,
    progress: Progress | None = None,
    chunk: int | None = None,
    bot: str = RANDOM,
) -> Result:
    """Play `games` games from consecutive seeds with random or heuristic players (`bot="heuristic"`) and report the results.

    The engine `auto` starts interpreted at once and switches over when the compiler has finished; a named engine compiles first
    if it has to. On a cluster (`jobs=Cluster(...)`), `auto` is `cuda` if it has a GPU, else `compiled`. Without a `box`, the game
    is played with its usual options and the fewest seats it allows.

    >>> import rulewright
    >>> found = rulewright.simulate(rulewright.load_game("karthis"), games=200, engine="interpreted")
    >>> found.games, list(found.endings)
    (200, ['the Crown', 'death', 'trapped', 'gave up'])
    >>> klobba = rulewright.load_game("klobba")
    >>> found = rulewright.simulate(klobba, klobba.make_box(seats=4), games=20, engine="interpreted")
    >>> [win.low < win.share < win.high for win in found.wins]  # a win for each seat, with its 95% interval
    [True, True, True, True]
    """
    played_by(bot, game)
    box = game.make_box() if box is None else box
    Plan(games, seed=seed, jobs=jobs).check()
    results = _Results(game, int(box.seats), games, progress)
    results.restore(f"simulation {game.fingerprint} {sha256(box.pack()).hexdigest()} {bot} {seed}")
    cluster = jobs if isinstance(jobs, Cluster) else None
    if cluster and engine == "auto":
        engine = "cuda" if cluster.gpus() else "compiled"

    compile_seconds, fast = 0.0, engine_named("compiled" if engine == "auto" or cluster else engine)
    with on_compiling(lambda: results.tell("Compiling the rules")):
        if engine != "auto" and not cluster:
            fast.run(played_by(bot, game), box, seed, 1)
        start = time.perf_counter()
        if engine == "auto" and results.games < games:
            plainly = Simulation.of(game, box, bot, engine="interpreted", by=engine_named("interpreted"))
            with compiler(game, fast, bot) as ready:
                for deals in _until(ready, seed + results.games, seed + games):
                    results.by("interpreted")
                    results.keep(0, deals.start, plainly.play(deals))
                    results.tell("Playing interpreted while the rules are compiled")
                compile_seconds = time.perf_counter() - start if 0 < results.games < games else 0.0
        if results.games < games:
            engine = "compiled" if engine == "auto" else engine
            results.by(engine)
            left = games - results.games
            chunk = chunk or min(CHUNKS[engine], max(256, -(-left // (8 * capacity(jobs)))))
            setting = Simulation.of(game, box, bot, engine=engine, chunk=chunk, by=fast)
            rest = Plan(left, seed=seed + results.games, jobs=1 if engine == "cuda" and not cluster else jobs)
            study([setting], rest, lambda *_: results.tell(f"Playing {engine}"), results.keep)
    compile_seconds = compile_seconds or fast.compile_seconds
    kept = journal.current()
    seconds = time.perf_counter() - start + (kept.earlier if kept else 0.0)
    return results.told(seconds, seed=seed, jobs=capacity(jobs), compile_seconds=compile_seconds)


def _until(ready: Callable[[], bool], at: int, end: int) -> Iterator[range]:
    """Deals in small ranges until `ready()`, or until there are no more."""
    n = 1
    while at < end and not ready():
        start = time.perf_counter()
        yield range(at, at + n)
        at += n
        n = min(end - at, 2 * n, max(1, int(n * MOMENT / (time.perf_counter() - start))))


def played_by(bot: str, game: Game) -> Game:
    """The game with its moves chosen by this bot, for any engine."""
    if bot not in (RANDOM, HEURISTIC):
        raise ValueError(f"games are simulated by {RANDOM} or {HEURISTIC}, not by {bot!r}: use a tournament or the lab")
    return by_heuristic(game) if bot == HEURISTIC else game


@contextmanager
def compiler(game: Game, fast: Engine, bot: str = RANDOM) -> Iterator[Callable[[], bool]]:
    """Yield a function that reports whether the compiled engine is ready. If it is not cached, another process compiles it
    meanwhile.

    If that fails, the compiled game raises the same error when it is next needed.
    """
    if fast.is_kept(played_by(bot, game)):
        yield lambda: True
        return
    with subprocess.Popen(
        [sys.executable, "-c", COMPILE, shelf.address(game), bot], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            yield lambda: process.poll() is not None
        finally:
            process.terminate()


def compile_now(address: str, bot: str = RANDOM) -> None:
    """Compile the game. Runs in the compiling process."""
    game = played_by(bot, shelf.load(address))
    engine_named("compiled").run(game, game.make_box(), 0, 1)
