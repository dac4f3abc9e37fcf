"""Long commands survive: whatever stops them, the same command goes on, and comes to the same result."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rulewright.doors.cli import run
from rulewright.lab import journal, study, workers
from rulewright.lab.report import Wanted, cost, report
from rulewright.lab.settings import Setting
from rulewright.lab.study import Plan
from rulewright.lab.sweep import read_range, read_target, tune
from rulewright.telling.language import speaking
from tests.lab.plans import COIN, PLANS, ROOT, coin
from tests.tiers import mostly


class Killed(BaseException):
    """Stands for a kill: nothing catches it."""


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setattr(journal, "QUIET", 0.0)
    monkeypatch.setattr(journal, "EVERY", 0.05)
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT)]))
    return iter([None])


def kept(folder: Path, do: Callable[[], object], say: Callable[[str], None] = lambda _: None) -> object:
    with journal.keeping("a study", "rulewright study", [], say, folder):
        return do()


def killed_after(calls: int) -> Callable[..., None]:
    """Progress that kills its study when it is called for the n-th time."""
    left = [calls]

    def progress(*_: object) -> None:
        left[0] -= 1
        if left[0] == 0:
            raise Killed

    return progress


def count_tasks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The first deals of the tasks that are worked on from now on."""
    done, before = list[int](), Setting.play

    def play(self: Setting, deals: range, asked: int = 0) -> Any:
        done.append(deals.start)
        return before(self, deals, asked)

    monkeypatch.setattr(Setting, "play", play)
    return done


def targeted(games: int, progress: Any = None, **plan: Any) -> object:
    pytest.importorskip("optuna")
    over, targets = [read_range("coin.heads=4000..6000/500")], [read_target("win.order.1=50%")]
    found = tune(coin("heuristic"), over, targets, Plan(games, **plan), 4, progress)
    return found.values, found.trials, found.found.digest, found.held_out.digest, str(found.held_out.estimates())


@pytest.mark.parametrize("name", mostly([*PLANS, "tuning"], ["study", "simulation"]))
def test_a_study_that_was_killed_goes_on_and_comes_to_the_same(name: str, tmp_path: Path) -> None:
    play = {**PLANS, "tuning": targeted}[name]
    whole, heard = play(90, seed=3), list[str]()
    for calls in (1, 3):
        with pytest.raises(Killed):
            kept(tmp_path, partial(play, 90, progress=killed_after(calls), seed=3))
    again = kept(tmp_path, lambda: play(90, seed=3), heard.append)
    assert str(again) == str(whole)
    assert any(said.startswith("Going on where it stopped") for said in heard)
    assert not [*tmp_path.glob("*.results")], "what is done is not kept"


def test_what_is_there_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setting, plan = coin("random"), Plan(200, seed=5)
    with pytest.raises(Killed):
        kept(tmp_path, lambda: study.study([setting], plan, killed_after(20)))
    done = count_tasks(monkeypatch)
    found = kept(tmp_path, lambda: study.study([setting], plan))
    assert min(done) == 5 + 20
    assert isinstance(found, study.Study)
    assert found.games == 200


def test_a_kill_in_the_middle_of_a_line_loses_that_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setting, plan = coin("random"), Plan(200)
    whole = study.study([setting], plan).digest
    for harm in (b"", b"rubbish"):
        with pytest.raises(Killed):
            kept(tmp_path, lambda: study.study([setting], plan, killed_after(20)))
        (results,) = tmp_path.glob("*.results")
        results.write_bytes(results.read_bytes()[:-7] + harm)
        with monkeypatch.context() as patch:
            done = count_tasks(patch)
            found = kept(tmp_path, lambda: study.study([setting], plan))
        assert isinstance(found, study.Study)
        assert (found.digest, min(done)) == (whole, 19)


def test_other_code_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Killed):
        kept(tmp_path, lambda: study.study([coin("random")], Plan(200), killed_after(20)))
    monkeypatch.setattr("rulewright.__version__", "0.0")
    done, heard = count_tasks(monkeypatch), list[str]()
    kept(tmp_path, lambda: study.study([coin("random")], Plan(200)), heard.append)
    assert (min(done), heard) == (0, [])


def test_a_report_that_was_stopped_is_the_same_file_by_file(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    wanted, folder = Wanted(coin("heuristic"), Plan(100), ""), tmp_path / "kept"
    report(wanted, tmp_path / "whole")
    with pytest.raises(Killed):
        kept(folder, lambda: report(wanted, tmp_path / "again", killed_after(40)))
    kept(folder, lambda: report(wanted, tmp_path / "again"))
    for name in ("games.parquet", "games.csv", "figures.csv"):
        assert (tmp_path / "whole" / name).read_bytes() == (tmp_path / "again" / name).read_bytes(), name
    text, before = ((tmp_path / where / "report.html").read_text("utf-8") for where in ("again", "whole"))
    cost = re.search(r"<p class='small'>It took .* core hours in .*, in 2 runs\.</p>\n", text)
    assert cost
    assert text.replace(cost[0], "") == before


def test_a_dataset_that_was_stopped_is_the_same_byte_by_byte(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    from rulewright.bots.registry import find_experiment
    from rulewright.doors.environments.dataset import Task, write_dataset
    from rulewright.doors.environments.settings import setting
    from tests.lab.plans import COIN_GAME

    at = setting(COIN_GAME, seats=2, encoding="raw")
    task = Task(at, tuple(find_experiment("random", COIN_GAME) for _ in range(2)), range(40))
    write_dataset(tmp_path / "whole", task, "random")
    with pytest.raises(Killed):
        kept(tmp_path, lambda: write_dataset(tmp_path / "again", task, "random", killed_after(20)))
    kept(tmp_path, lambda: write_dataset(tmp_path / "again", task, "random"))
    assert (tmp_path / "whole").read_bytes() == (tmp_path / "again").read_bytes()


def test_two_at_once_do_not_write_into_one_file(tmp_path: Path) -> None:
    setting = coin("random")
    with journal.keeping("a study", "", [], print, tmp_path) as first:
        first.put("1", 1)
        found = kept(tmp_path, lambda: study.study([setting], Plan(20)))
        assert isinstance(found, study.Study)
        assert first.get("1") == (1,)
        assert first.path.exists()


def test_a_full_disk_stops_the_keeping_and_not_the_study(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MOST_BYTES", 2000)
    heard = list[str]()
    found = kept(tmp_path, lambda: study.study([coin("random")], Plan(200)), heard.append)
    assert isinstance(found, study.Study)
    assert found.games == 200
    assert heard == ["From here on nothing is kept for the case that this is stopped: its results are too many."]


def test_its_time_is_forecast_from_what_this_run_has_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, heard = [1000.0], list[str]()
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    with journal.keeping("a study", "", [], heard.append, tmp_path) as it:
        for done in (10, 20, 30):
            clock[0] += 2.0
            it.progress(done, 1000, "")
        assert heard == [
            "About 3 minutes for the other 970 of 1,000. You may stop it: the same command goes on from there."
        ]
        it.put("1", 1)
        it.get("1")  # as if the next hundreds were there already
        it.progress(400, 1000, "")
        it.progress(0, 50, "Searching decisions")
        clock[0] += 600.0  # until machines are ready
        for done in (1, 2):
            it.progress(done, 50, "Searching decisions")
            clock[0] += 6.0
    assert heard[1:] == [
        "About 5 minutes for the other 48 of 50. You may stop it: the same command goes on from there."
    ]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "de",
            ["Es geht weiter", "Noch etwa 11 Minuten für die übrigen 1.980 von 2.000", "0,02 Kernstunden", "2 Läufen"],
        ),
        ("fr", ["La commande reprend", "Encore 11 minutes environ pour les", "0,02 heures-cœur", "en 2 fois"]),
        (
            "es",
            ["Sigue donde se detuvo", "Faltan unos 11 minutos para los otros", "0,02 horas de núcleo", "en 2 veces"],
        ),
    ],
)
def test_it_speaks_the_language_of_its_user(
    language: str, words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A report is written in English, and so is what it says of its cost."""
    clock, heard = [1000.0], list[str]()
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    with speaking(language):
        for _ in range(2):
            with suppress(Killed), journal.keeping("a study", "", [], heard.append, tmp_path) as it:
                it.put("1", 1)
                it.progress(10, 2000, "")
                clock[0] += 3.2
                it.progress(20, 2000, "")
                it.status.core_seconds = 60
                heard += [it.cost(), *cost()]
                raise Killed
        with monkeypatch.context() as patch:
            patch.setattr(journal, "MOST_BYTES", 0)
            patch.setattr(journal, "forget", lambda _: None)
            with journal.keeping("full", "", [], heard.append, tmp_path) as it:
                it.put("1", 1)
    said = " ".join(heard)
    assert not [each for each in words if each not in said], said
    assert "It took 0.02 core hours in 6 seconds" in said
    english = "Going on|kept for|the same command|The same|About|runs"
    assert not re.search(english, " ".join(each for each in heard if not each.startswith("It took"))), said


def test_killed_for_good_it_is_read_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A real process, killed in the middle of its work; another one reads what it found, and the same command ends it."""
    asked = ["simulate", COIN, "-n", "30000", "--seed", "4", "--engine", "interpreted", "--json"]
    program = "from rulewright.lab import journal; journal.QUIET, journal.EVERY = 0.0, 0.05\n"
    program += f"from rulewright.doors.cli import run; run({asked!r})"
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        deadline = time.monotonic() + 300
        while not [s for _, s, _ in journal.studies() if s.done]:
            assert process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.05)
        ((name, _, alive),) = journal.studies()
        assert alive
        assert run(["lab", "studies", "--forget", name]) == 2
        assert "is running: stop it first" in capsys.readouterr().err
        process.send_signal(signal.SIGKILL)
    assert run(["lab", "studies", name]) == 0
    said = capsys.readouterr().out
    assert "stopped" in said
    assert "core hours" in said
    assert "ending.heads" in said
    assert run(asked) == 0
    resumed = capsys.readouterr()
    assert "Going on where it stopped" in resumed.err
    assert run(asked) == 0
    whole = capsys.readouterr()
    assert "Going on" not in whole.err
    one, other = (json.loads(each.out) for each in (resumed, whole))
    untimed = {"seconds": 0, "rate": 0}
    assert {**one, **untimed} == {**other, **untimed}
    assert run(["lab", "studies"]) == 0
    assert capsys.readouterr().out == "No long command is running or was interrupted.\n"


def test_a_stopped_study_can_be_forgotten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before, left = workers.Timed.__call__, [3]

    def call(self: Any, task: Any) -> Any:
        left[0] -= 1
        if not left[0]:
            raise KeyboardInterrupt
        return before(self, task)

    monkeypatch.setattr(workers.Timed, "__call__", call)
    asked = ["simulate", COIN, "-n", "4000", "--engine", "interpreted"]
    assert run(asked) == 130
    assert "The same command goes on from here" in capsys.readouterr().err
    ((name, status, alive),) = journal.studies()
    assert (alive, status.of, status.command) == (False, 4000, f"rulewright {' '.join(asked)}")
    with suppress(ValueError):
        assert run(["lab", "studies", "--forget", "nothing"]) == 2
    assert run(["lab", "studies", "--forget", name]) == 0
    assert journal.studies() == []
