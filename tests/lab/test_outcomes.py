"""A digest covers the outcome: a different score, tie-break or ending is found by every comparison of games, however rare it
is."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from bench import gpu
from rulewright import games
from rulewright.doors import versions
from rulewright.doors.cli import run
from rulewright.kernel import Content, Game
from rulewright.kernel.engines import card, cuda, engine, schedules
from rulewright.kernel.engines.batch import Batch
from rulewright.kernel.engines.step import weights
from rulewright.lab import check as gate
from rulewright.lab.settings import Setting
from rulewright.lab.simulate import simulate
from rulewright.lab.study import Plan, study
from rulewright.laws.cases import Case
from tests.conformance.test_engines import test_compiled_games_are_interpreted_games as three_speeds
from tests.tiers import mostly

FOLDER = str(Path(__file__).parent / "slips")
GAMES = 300
SLIPS = [(1, "scores"), (2, "places"), (3, "endings")]
"""The faults of the game `slips`, and what each makes wrong in machine code."""
EDITS = [
    ("out[0] = s.side[0] +", "out[0] = s.side[0] + (s.side[0] == 7) +"),
    ("or slip(s, 2) else", "or scores[0] == scores[1] else"),
    ("return 1 + slip(s, 3)", "return 2 if s.side[0] == s.side[1] else 1"),
]
"""A different score, tie-break and ending, each in one of 40 games."""


def setting(engine: str, folder: str = FOLDER, fault: int = 0) -> Setting:
    return Setting(folder, 2, "random", (("fault", fault),), engine=engine)


# ---------------------------------------------------------------- in one engine only


@pytest.mark.parametrize(("fault", "what"), SLIPS)
def test_a_fault_of_machine_code_is_found_at_three_speeds(fault: int, what: str) -> None:
    game = games.load(FOLDER)
    three_speeds(Case(game, 2))
    with pytest.raises(AssertionError, match=f"{what}.* differ"):
        three_speeds(Case(game, 2, {"fault": fault}))
    box = game.make_box({"fault": fault})
    digests = {simulate(game, box, GAMES, engine=name).digest for name in ("interpreted", "checked", "compiled")}
    assert len(digests) == 2, "the compiled games alone come out otherwise"


@pytest.mark.parametrize("fault", mostly(range(4), [0, 3]))
def test_a_fault_of_machine_code_is_found_by_lab_check(fault: int) -> None:
    stored = gate.baseline(study([setting("interpreted", fault=fault)], Plan(games=GAMES)))
    verdict = gate.check(stored, setting("compiled", fault=fault), Plan(games=GAMES))
    assert (verdict.passed, verdict.same, verdict.same_moves) == (not fault, not fault, True)


class Memory:
    """A thread's local memory: rules read it as a record, and its fingerprint is computed from it as words."""

    def __init__(self, kind: Any, size: int) -> None:
        self.record, self.shape = kind(), (size,)

    def view(self, dtype: Any) -> list[Any]:
        return [self.record]

    def __getitem__(self, i: int) -> int:
        return int(np.frombuffer(self.record.pack(), np.uint64)[i])

    def __setitem__(self, i: int, word: int) -> None:
        assert word == 0, "memory is cleared before a game, and never written to otherwise"
        for name, value in vars_of(type(self.record)()).items():
            setattr(self.record, name, value)


def vars_of(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in type(record).fields}


class Simulated:
    """The GPU kernels run thread by thread, over plain objects."""

    compile_seconds = 0.0

    def __init__(self, schedule: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.schedule, self.patch, self.thread = schedule, monkeypatch, 0

    def run(self, game: Game, box: Any, seed: int, n: int) -> Batch:
        kinds = {game.state.itemsize() // 8: game.state, schedules.Slot.itemsize() // 8: schedules.Slot}
        assert len(kinds) == 2, "a state and a slot are told apart by their size"

        def local(size: int, kind: Any) -> Any:
            return Memory(kinds[size], size) if kind is np.uint64 else [0] * size

        def add(counter: Any, at: int, by: int) -> int:
            counter[at] += by
            return int(counter[at]) - by

        device = SimpleNamespace(
            grid=lambda _: self.thread, local=SimpleNamespace(array=local), atomic=SimpleNamespace(add=add)
        )
        for module in (card, cuda):
            self.patch.setattr(module, "load_cuda", lambda: device)
        make: Any = schedules.KERNELS.get(self.schedule, cuda.kernel)
        kernel, batch = make.__wrapped__(game), Batch.blank(game, n)
        common = [box], seed, weights(game.state, game.seats[1]).tolist()
        results = batch.results
        if self.schedule == schedules.PERSISTENT:
            kernel(*common, [0], results)
        else:
            for self.thread in range(n):
                kernel(*common, results)
        return batch


@pytest.mark.parametrize("schedule", [schedules.SINGLE, schedules.PERSISTENT])
def test_a_fault_of_machine_code_is_found_by_the_comparison_with_a_gpu(
    schedule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, engines = games.load(FOLDER), {"cuda": Simulated(schedule, monkeypatch), "compiled": engine("compiled")}
    monkeypatch.setattr(gpu, "engine", engines.__getitem__)
    for fault, what in [(0, ""), *SLIPS]:
        monkeypatch.setattr(
            Game, "make_box", lambda *_, fault=fault, **__: game.pack_box(Content({}), {"fault": fault}, 2)
        )
        wrong, _ = gpu.compared(game, GAMES)
        assert wrong == ([what, "prints"] if fault else [])
        assert gpu.told(GAMES, wrong).startswith(f"300 GPU games == compiled games: {not fault}")


# ---------------------------------------------------------------- from one version of the rules to the next


@pytest.fixture(params=EDITS, ids=["score", "tie-break", "ending"])
def changed(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The game's folder with one rule changed."""
    folder = Path(shutil.copytree(FOLDER, tmp_path / "slips", ignore=shutil.ignore_patterns("__pycache__")))
    file, (old, new) = folder / "__init__.py", request.param
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
    return str(folder)


def test_another_outcome_of_the_same_moves_is_a_change(changed: str) -> None:
    """One game in 40 is within the noise of every measure, but the digests differ."""
    before, after = setting("interpreted"), setting("interpreted", changed)
    stored = gate.baseline(study([before], Plan(games=GAMES)))
    assert gate.check(stored, before, Plan(games=GAMES)).same
    verdict = gate.check(stored, after, Plan(games=GAMES))
    assert (verdict.passed, verdict.same_moves) == (False, True)
    digests = {simulate(games.load(at), games=GAMES, engine="interpreted").digest for at in (FOLDER, changed)}
    assert len(digests) == 2
    assert not gate.moved(stored["measures"], gate.compared(study([after], Plan(games=GAMES)).estimates()))


def test_versions_tell_another_standing() -> None:
    game = games.load(FOLDER)
    other = replace(game, rules=replace(game.rules, standing=lambda s, box, scores, out: None))
    assert versions.digest(game) != versions.digest(other)
    assert versions.digest(game, placed=False) == versions.digest(other, placed=False), "as they did not before"


@pytest.mark.parametrize("changed", EDITS[1:2], indirect=True)
def test_lab_check_says_so(changed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "b.json")
    assert run(["lab", "check", path, "--write", FOLDER, "--bots", "random", "-n", "300", "-j", "1"]) == 0
    assert run(["lab", "check", path, "--game", FOLDER, "-j", "1"]) == 0
    assert "all 300 games came out the same" in capsys.readouterr().out
    assert run(["lab", "check", path, "--game", changed, "-j", "1"]) == 1
    said = capsys.readouterr().out
    assert "The same moves in all 300 games led to other results.\nSlips has changed." in said
