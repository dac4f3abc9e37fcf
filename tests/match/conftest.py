from __future__ import annotations

from pathlib import Path

import pytest

from rulewright import games
from rulewright.kernel import Game
from tests.match.records import played

EXAMPLE = Path(__file__).parents[2] / "examples" / "connect_four"


@pytest.fixture(scope="session")
def four() -> Game:
    return games.load(str(EXAMPLE))


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    match = played()
    assert match.over
    match.save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"
