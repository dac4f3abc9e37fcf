from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import tracemalloc
from hashlib import sha256
from pathlib import Path
from shutil import copytree

import numpy as np
import pytest

from rulewright import games
from rulewright.kernel import Game, Struct
from rulewright.kernel.engines import engine
from rulewright.kernel.engines.batch import Batch
from rulewright.lab.simulate import simulate
from tests.lab.plans import COIN, FOUR, FOUR_GAME, TOY


@pytest.fixture(scope="module")
def four() -> Game:
    return FOUR_GAME


def test_every_engine_job_count_and_chunk_gives_the_same_digest(four: Game) -> None:
    box, found = four.make_box(), set()
    for name, jobs, chunk in [
        ("interpreted", 1, None),
        ("interpreted", 1, 7),
        ("interpreted", 2, 100),
        ("compiled", 1, None),
        ("compiled", 2, 33),
        ("compiled", 3, 1),
    ]:
        result = simulate(four, box, 300, seed=40, engine=name, jobs=jobs, chunk=chunk)
        found.add(
            (result.digest, result.moves, str(result.endings), str(result.scores), str(result.wins), result.draws)
        )
    assert len(found) == 1
    prints = engine("interpreted").run(four, box, 40, 300).prints
    assert {f[0] for f in found} == {sha256(prints.astype("<u8").tobytes()).hexdigest()}


def test_a_gpu_is_fed_by_one_hand(four: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the number of jobs: a fake engine named cuda records what it is given."""
    given: list[tuple[int, int]] = []

    class Feigned:
        compile_seconds = 0.5

        def is_kept(self, game: Game) -> bool:
            return True

        def run(self, game: Game, box: Struct, seed: int, n: int) -> Batch:
            given.append((seed, n))
            return engine("interpreted").run(game, box, seed, n)

    true = simulate(four, four.make_box(), 50, seed=3, engine="interpreted").digest
    monkeypatch.setattr("rulewright.lab.simulate.engine_named", lambda name: Feigned())
    result = simulate(four, four.make_box(), 50, seed=3, engine="cuda", jobs=4, chunk=20)
    assert given == [(3, 1), (3, 20), (23, 20), (43, 10)], "one game to compile, then all in order"
    assert (result.digest, result.compile_seconds) == (true, 0.5)


def test_it_starts_at_once_and_changes_over_when_the_compiler_is_through(
    four: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy with a changed rule, so that nothing is cached for it; the second time nothing is compiled, and no message says
    so."""
    copytree(FOUR, tmp_path / "other_four")
    rules = tmp_path / "other_four" / "rules.py"
    rules.write_text(rules.read_text().replace("s.end = ", "s.end = 0 + "))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    game = games.load(str(tmp_path / "other_four"))
    told: list[str] = []
    most = 10**6
    first = simulate(game, game.make_box(), most, progress=lambda done, of, doing: told.append(doing))
    assert told[0] == "Playing interpreted while the rules are compiled"
    assert told[-1] == "Playing compiled"
    assert (first.engine, first.games) == ("interpreted, then compiled", most)
    assert first.compile_seconds > 0
    told.clear()
    again = simulate(game, game.make_box(), most, progress=lambda done, of, doing: told.append(doing))
    assert (again.engine, again.compile_seconds, set(told)) == ("compiled", 0.0, {"Playing compiled"})
    assert first.digest == again.digest == simulate(four, four.make_box(), most, engine="compiled").digest


def test_a_named_engine_says_when_it_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    copytree(COIN, tmp_path / "third_coin")
    game = games.load(str(tmp_path / "third_coin"))
    told: list[str] = []
    simulate(game, game.make_box(), 10, engine="compiled", progress=lambda done, of, doing: told.append(doing))
    assert told == ["Compiling the rules", "Playing compiled"]


def test_figures_are_those_of_the_games(four: Game) -> None:
    batch = engine("interpreted").run(four, four.make_box(), 7, 400)
    result = simulate(four, four.make_box(), 400, seed=7, engine="interpreted", chunk=64)
    assert (result.games, result.moves, result.seats) == (400, int(batch.moves.sum()), 2)
    assert result.endings == {
        "four in a row": int((batch.endings == 1).sum()),
        "board full": int((batch.endings == 2).sum()),
    }
    assert [w.count for w in result.wins] == [int((batch.scores[:, i] == 1).sum()) for i in range(2)]
    assert result.draws == result.endings["board full"] == 400 - sum(w.count for w in result.wins)
    for i, spread in enumerate(result.scores):
        assert spread.mean == pytest.approx(batch.scores[:, i].mean())
        assert (spread.least, spread.most) == (-1, 1)
    assert result.length.median == np.quantile(batch.moves, 0.5, method="inverted_cdf")
    assert result.rate == pytest.approx(result.moves / result.seconds)


def test_only_seats_that_play_are_counted() -> None:
    toy = games.load(TOY)
    for seats in (2, 3):
        result = simulate(toy, toy.make_box(seats=seats), 60, engine="interpreted")
        assert len(result.scores) == len(result.wins) == seats
        assert sum(w.count for w in result.wins) + result.draws == 60
        assert sum(s.mean for s in result.scores) == pytest.approx(3), "three tricks a game"


def test_alone_one_wins_by_the_ending() -> None:
    """A single seat has no opponent: the ending determines whether it was a success."""
    karthis = games.load("karthis")
    result = simulate(karthis, karthis.make_box(), 100, engine="interpreted")
    assert result.wins[0].count == result.endings["the Crown"] > 0
    assert result.draws == 0


def test_a_million_games_take_little_memory(four: Game) -> None:
    box = four.make_box()
    simulate(four, box, 1000)
    tracemalloc.start()
    try:
        result = simulate(four, box, 1_000_000, jobs=2)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert result.games == 1_000_000
    assert peak < 50 * 2**20


def test_workers_do_not_outlive_their_foreman(tmp_path: Path) -> None:
    """Even a killed simulation, which cannot clean up, leaves no process behind."""
    program = "from rulewright import games; from rulewright.lab.simulate import simulate\n"
    program += f"g = games.load({FOUR!r})\nif __name__ == '__main__':\n"
    program += "    simulate(g, g.make_box(), 10**8, engine='interpreted', jobs=2, progress=lambda *x: print('on', flush=True))"
    (tmp_path / "job.py").write_text(program)
    with subprocess.Popen(
        [sys.executable, str(tmp_path / "job.py")], stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as foreman:
        assert foreman.stdout is not None
        assert foreman.stdout.readline() == "on\n"
        foreman.kill()
        foreman.wait()
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            try:
                os.killpg(foreman.pid, 0)
            except ProcessLookupError:
                return
            time.sleep(0.05)
    os.killpg(foreman.pid, signal.SIGKILL)
    pytest.fail("workers are still there")


def test_the_rule_of_thumb_plays_the_same_games_in_every_engine() -> None:
    coin = games.load(COIN)
    found = {
        simulate(coin, games=200, engine=name, jobs=jobs, bot="heuristic").digest
        for name, jobs in (("interpreted", 1), ("interpreted", 2), ("compiled", 1))
    }
    assert len(found) == 1
    assert simulate(coin, games=200, engine="interpreted").digest not in found
    with pytest.raises(ValueError, match="no engine steam"):
        simulate(coin, games=5, engine="steam")
    for game, bot, words in (
        (games.load(FOUR), "heuristic", "has no rule of thumb"),
        (games.load("karthis"), "heuristic", "hides something"),
        (coin, "5", "by random or heuristic"),
    ):
        with pytest.raises(ValueError, match=words):
            simulate(game, games=1, bot=bot)
