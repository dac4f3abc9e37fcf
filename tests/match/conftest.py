from __future__ import annotations

from pathlib import Path

import pytest

from rulewright import games
from rulewright.kernel import Game

EXAMPLE = Path(__file__).parents[2] / "examples" / "connect_four"


@pytest.fixture(scope="session")
def four() -> Game:
    return games.load(str(EXAMPLE))
