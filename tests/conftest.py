"""Options and folders shared by the whole suite."""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", default=[], help="also put the game in this folder through conformance")


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test ever reads or writes the games, campaigns or seeds of the person who runs it."""
    monkeypatch.setenv("RULEWRIGHT_DATA", str(tmp_path / "data"))
    return tmp_path / "data"
