"""Where nothing can be written, as in a read-only home folder, an error says by name how to choose another place."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from tests.doors.conftest import FOUR, Rulewright

COMMANDS = [
    (["play", FOUR], "RULEWRIGHT_DATA"),
    (["play", "karthis", "--hero", "Ann"], "RULEWRIGHT_DATA"),
    (["serve", "--port", "0"], "RULEWRIGHT_DATA"),
    (["serve", "--port", "0"], "--database"),
    (["dev", FOUR, "--port", "0", "--no-open"], "RULEWRIGHT_DATA"),
    (["simulate", FOUR, "--games", "2"], "RULEWRIGHT_CACHE"),
    (["lab", "studies"], "RULEWRIGHT_CACHE"),
]


@pytest.mark.skipif(sys.platform != "linux", reason="where data lie differs")
@pytest.mark.parametrize("home", [True, False])
@pytest.mark.parametrize(("arguments", "name"), COMMANDS)
def test_a_place_that_cannot_be_written_says_how_to_choose_another(
    arguments: list[str],
    name: str,
    home: bool,
    rulewright: Rulewright,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    taken = tmp_path / "taken"
    taken.touch()
    for variable in ("RULEWRIGHT_DATA", "RULEWRIGHT_CACHE"):
        monkeypatch.setenv(variable, str(taken))
        if home:
            monkeypatch.delenv(variable)
    for variable in ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(variable, str(taken))
    own = shutil.copytree(FOUR, tmp_path / "connect_four")  # nothing of it is compiled in this process
    ran = rulewright(*(str(own) if each == FOUR else each for each in arguments), typed="q\n")
    assert (ran.code, ran.err.count("\n")) == (2, 1), ran.err
    assert str(taken) in ran.err
    assert name in ran.err
