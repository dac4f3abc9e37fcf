"""The cache of compiled code: another folder can be chosen, it says so if it cannot be written, and its size is limited."""

from __future__ import annotations

import os
from pathlib import Path
from shutil import copytree
from types import SimpleNamespace

import pytest

from rulewright.doors.cli import run
from rulewright.kernel.cache_folder import CacheError, cache_folder, tidy
from rulewright.kernel.engines import parts
from tests.conformance.cases import EXAMPLES


def test_a_cache_that_cannot_be_written_says_how_to_choose_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").touch()
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "taken"))
    assert run(["simulate", str(copytree(EXAMPLES / "connect_four", tmp_path / "four")), "--games", "2"]) == 2
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1
    assert str(tmp_path / "taken") in said
    assert "set RULEWRIGHT_CACHE to a folder" in said
    with pytest.raises(CacheError, match="set RULEWRIGHT_CACHE"):
        cache_folder("games")


def test_one_chooses_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "mine"))
    assert cache_folder("compiled", "a") == tmp_path / "mine" / "compiled" / "a"
    assert parts._file("x").parent == tmp_path / "mine" / "compiled" / "rules"
    assert (tmp_path / "mine" / "compiled" / "rules").is_dir()


def test_what_was_not_used_for_longest_is_removed_with_all_its_files(tmp_path: Path) -> None:
    names = [
        "rules/old",
        "rules/used",
        "hoard/grow-1.nbi",
        "hoard/grow-1.1.nbc",
        "hoard/run-2.nbi",
        "hoard/run-2.1.nbc",
    ]
    for day, name in enumerate(names):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(bytes(100))
        os.utime(file, (day, day))
    os.utime(tmp_path / "rules/used", (10, 10))
    tidy(tmp_path, 600)
    assert all((tmp_path / name).exists() for name in names)
    tidy(tmp_path, 399)
    left = {name for name in names if (tmp_path / name).exists()}
    assert left == {"rules/used", "hoard/run-2.nbi", "hoard/run-2.1.nbc"}


def test_loading_a_rule_counts_as_using_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    monkeypatch.setattr(parts, "_made", {})
    monkeypatch.setattr("pickle.loads", lambda raw: SimpleNamespace(calls=["missing"]))
    parts._file("key").write_bytes(b"x")
    os.utime(parts._file("key"), (1, 1))
    assert parts.load("key") is None
    assert parts._file("key").stat().st_mtime > 1
