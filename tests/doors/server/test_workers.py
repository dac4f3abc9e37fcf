"""The process that starts the workers: each has its number, and so does a replacement."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

import pytest

from rulewright.doors.server import workers
from rulewright.doors.server.workers import Supervisor
from tests.doors.server.servers import eventually
from tests.doors.server.tasks import ENDS, HANGS, LATE, STAYS, WORKS, work


def test_one_that_does_not_end_when_it_is_told_to_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "HANGS", 1.0)
    foreman = Supervisor(work, 1, str(tmp_path), [STAYS])
    keeping = threading.Thread(target=foreman.keep, daemon=True)
    keeping.start()
    eventually(lambda: len(list(tmp_path.iterdir())) == 1)
    foreman.ended.set()
    keeping.join(60)
    assert not keeping.is_alive()


def test_it_says_that_people_are_let_in_when_the_first_gives_a_sign_however_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "STARTS", 0.1)
    foreman, there = Supervisor(work, 1, str(tmp_path), [LATE]), list[int]()
    keeping = threading.Thread(target=foreman.keep, args=(lambda: there.append(len(list(tmp_path.iterdir()))),))
    keeping.start()
    eventually(lambda: bool(there))
    time.sleep(2 * workers.LOOK)
    foreman.ended.set()
    keeping.join()
    assert there == [1]


@pytest.mark.parametrize(("fate", "others"), [(ENDS, [WORKS]), (HANGS, [])])
def test_another_takes_the_place_of_one_that_ended_or_hangs(
    fate: str, others: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    if fate == HANGS:
        monkeypatch.setattr(workers, "HANGS", 1.0)
    foreman = Supervisor(work, 1 + len(others), str(tmp_path), [fate, *others])
    keeping = threading.Thread(target=foreman.keep)
    keeping.start()
    try:
        eventually(lambda: len(list(tmp_path.glob("0-*"))) >= 2)
        eventually(lambda: len(list(tmp_path.glob("1-*"))) == len(others))
        assert ("hangs" in caplog.text) == (fate == HANGS)
        assert f"ended with {3 if fate == ENDS else -9}" in caplog.text
    finally:
        foreman.ended.set()
        keeping.join(60)
    assert not keeping.is_alive()
    for path in tmp_path.iterdir():
        with pytest.raises(ProcessLookupError):
            os.kill(int(path.name.partition("-")[2]), 0)
