from __future__ import annotations

from pathlib import Path

import pytest

from rulewright import games
from rulewright.kernel import Game

EXAMPLE = Path(__file__).parents[2] / "examples" / "connect_four"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Tests never touch the user's own data."""
    folder = tmp_path / "data"
    monkeypatch.setenv("RULEWRIGHT_DATA", str(folder))
    return folder


@pytest.fixture(scope="session")
def four() -> Game:
    return games.load(str(EXAMPLE))
