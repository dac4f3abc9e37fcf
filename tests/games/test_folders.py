"""Games that lie in folders: each folder is a game of its own, whatever it is called."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from rulewright import games
from rulewright.match import Match
from tests.doors.server.house import FOUR


def version(folder: Path, number: str, columns: int) -> Path:
    """Connect four with another number of columns, under its own name in another place."""
    shutil.copytree(FOUR, folder / "connect_four", ignore=shutil.ignore_patterns("__pycache__"))
    for file, old, new in (
        ("__init__.py", 'version="1.0"', f'version="{number}"'),
        ("state.py", "COLUMNS, ROWS = 7, 6", f"COLUMNS, ROWS = {columns}, 6"),
    ):
        path = folder / "connect_four" / file
        text = path.read_text("utf-8")
        assert old in text, f"{file} does not say {old}"
        path.write_text(text.replace(old, new), "utf-8")
    return folder / "connect_four"


def test_two_versions_of_a_game_are_two_games(tmp_path: Path) -> None:
    folders = [Path(FOUR), version(tmp_path / "a", "1.1", 6), version(tmp_path / "b", "1.2", 5)]
    found = [games.load(str(folder)) for folder in folders]
    assert [game.name for game in found] == ["connect_four"] * 3
    assert [game.version for game in found] == ["1.0", "1.1", "1.2"]
    assert [game.actions.size for game in found] == [7, 6, 5]
    assert [game.home for game in found] == folders
    for game, columns in zip(found, (7, 6, 5), strict=True):
        assert [move.code for move in Match(game).legal(0)] == list(range(columns))
        assert games.load(games.address(game)) is game
        assert sys.modules[game.state.__module__].__file__ == str(game.home / "state.py")


def test_a_game_that_is_called_like_a_module_takes_nothing_from_it(tmp_path: Path) -> None:
    import colorsys

    version(tmp_path, "1.0", 7).rename(tmp_path / "colorsys")
    assert games.load(str(tmp_path / "colorsys")).name == "colorsys"
    assert sys.modules["colorsys"] is colorsys


def test_a_folder_is_loaded_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = version(tmp_path, "1.3", 4)
    monkeypatch.chdir(tmp_path)
    assert games.load("connect_four") is games.load(str(folder))
