"""Many games, at random or by the rule of thumb, on one core, on all or on a GPU: the same games, told by the same digest."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from typing import Any

import numpy as np

from rulewright import games as shelf
from rulewright.kernel.engines import engine as engine_named
from rulewright.kernel.engines.batch import Batch, Engine
from rulewright.kernel.engines.progress import on_compiling
from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox
from rulewright.lab.cluster import Cluster
from rulewright.lab.spread import Jobs, check_jobs, hands, spread
from rulewright.lab.statistics import Share, Spread, Tally
from rulewright.lab.workers import RANDOM, Piece, ahead, play_here, played_by

CHUNKS = {"interpreted": 1 << 10, "checked": 1 << 10, "compiled": 1 << 16, "cuda": 1 << 20}
"""The most games in one piece of work, by engine: enough to be worth handing out, few enough to hold in memory."""

Progress = Callable[[int, int, str], None]
"""Told how many games are done, of how many, and what is being done."""

MOMENT = 0.25
"""How many seconds a piece of interpreted work should take, so that a change of engine is not waited for."""


@dataclass(frozen=True)
class Result:
    """What came of many random games. `digest` is the same for the same game, box, seed and number of games, whichever
    engine played them and in however many pieces."""

    game: str
    version: str
    engine: str
    jobs: int
    """Cores at the start."""
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
    box: GameBox | None = None,
    games: int = 1000,
    seed: int = 0,
    engine: str = "auto",
    jobs: Jobs = 1,
    progress: Progress | None = None,
    chunk: int | None = None,
    bot: str = RANDOM,
) -> Result:
    """Play `games` games from consecutive seeds, at random or by the game's rule of thumb (`bot="heuristic"`), and say what came
    of them.

    The engine `auto` starts at once, interpreted, and changes over when the compiler is through; one that is named
    compiles first, where it has to. On a cluster (`jobs=Cluster(...)`), `auto` is `cuda` if
    it has a GPU, else `compiled`. Without a `box`, the game is played as it comes, by as few seats as it allows.

    >>> import rulewright
    >>> found = rulewright.simulate(rulewright.load_game("karthis"), games=200, engine="interpreted")
    >>> found.games, list(found.endings)
    (200, ['the Crown', 'death', 'trapped', 'gave up'])
    >>> klobba = rulewright.load_game("klobba")
    >>> found = rulewright.simulate(klobba, klobba.make_box(seats=4), games=20, engine="interpreted")
    >>> [win.low < win.share < win.high for win in found.wins]  # a win for each seat, with its 95% interval
    [True, True, True, True]
    """
    box, own, game = game.make_box() if box is None else box, game, played_by(bot, game)
    if games < 1:
        raise ValueError(f"simulate at least 1 game, not {games}")
    if not 0 <= seed <= 2**63 - 1 - games:
        raise ValueError(f"a seed is a whole number from 0 to {2**63 - 1 - games}, not {seed}")
    check_jobs(jobs)
    account, compile_seconds, played = _Account(game, int(box.seats)), 0.0, dict[str, None]()

    def tell(doing: str) -> None:
        if progress:
            progress(int(account.endings.sum()), games, doing)

    if isinstance(jobs, Cluster) and engine == "auto":
        engine = "cuda" if jobs.gpus() else "compiled"
    with on_compiling(lambda: tell("Compiling the rules")):
        mill = engine_named("interpreted" if engine == "auto" or isinstance(jobs, Cluster) else engine)
        if engine != "auto" and not isinstance(jobs, Cluster):
            mill.run(game, box, seed, 1)
        start, done = time.perf_counter(), 0
        if engine == "auto":
            fast = engine_named("compiled")
            with ahead(own, fast, bot) as ready:
                for batch in _until(ready, game, box, games, seed, mill):
                    account.add(batch)
                    played["interpreted"] = None
                    done += len(batch.moves)
                    tell("Playing interpreted while the rules are compiled")
                compile_seconds = time.perf_counter() - start if played and done < games else 0.0
            engine, mill = "compiled", fast
        whole = Piece(
            shelf.address(own), own.fingerprint, box.pack(), engine, seed=seed + done, n=games - done, bot=bot
        )
        for batch in _batches(whole, lambda p: mill.run(game, box, p.seed, p.n), jobs, chunk):
            account.add(batch)
            played[engine] = None
            tell(f"Playing {engine}")
    seconds = time.perf_counter() - start
    values, counts = account.moves.counts()
    moves = int(np.dot(values, counts))
    return Result(
        game=game.name,
        version=game.version,
        engine=", then ".join(played),
        jobs=hands(jobs),
        seed=seed,
        seats=int(box.seats),
        games=games,
        moves=moves,
        seconds=seconds,
        compile_seconds=compile_seconds or mill.compile_seconds,
        rate=moves / seconds,
        length=account.moves.spread(),
        endings={e.name: int(n) for e, n in zip(game.endings, account.endings[1:], strict=True)},
        scores=[tally.spread() for tally in account.scores],
        wins=[Share.of(int(n), games) for n in account.wins],
        draws=account.draws,
        digest=account.digest.hexdigest(),
    )


def _until(ready: Callable[[], bool], game: Game, box: GameBox, games: int, seed: int, mill: Engine) -> Iterator[Batch]:
    """Games in small pieces until something is ready, or until there are no more."""
    at, n = 0, 1
    while at < games and not ready():
        start = time.perf_counter()
        yield mill.run(game, box, seed + at, n)
        at += n
        n = min(games - at, 2 * n, max(1, int(n * MOMENT / (time.perf_counter() - start))))


def _batches(whole: Piece, play: Callable[[Piece], Batch], jobs: Jobs, chunk: int | None) -> Iterator[Batch]:
    """The games in the order of their seeds; `play` plays some in this process."""
    size = chunk or min(CHUNKS[whole.engine], max(256, -(-whole.n // (8 * hands(jobs)))))
    pieces = (replace(whole, seed=whole.seed + at, n=min(size, whole.n - at)) for at in range(0, whole.n, size))
    if isinstance(jobs, Cluster):
        found = jobs.spread(play_here, pieces, gpu=whole.engine == "cuda")
    elif jobs > 1 and whole.engine not in ("compiled", "cuda"):
        found = spread(play_here, pieces, jobs)
    else:
        found = spread(play, pieces, 1 if whole.engine == "cuda" else jobs, compiled=True)
    for _, batch in found:
        yield batch
