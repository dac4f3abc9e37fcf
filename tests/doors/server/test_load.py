"""The load command, on a small scale."""

from __future__ import annotations

import asyncio

import pytest

from rulewright.doors.server.load import Wish, load
from tests.doors.server.house import FOUR, TOY, House


@pytest.mark.parametrize("pace", [0, 0.2])
def test_many_tables_play_at_once_and_nothing_is_lost(
    house: House, pace: float, capsys: pytest.CaptureFixture[str]
) -> None:
    tally = asyncio.run(load(house.address, Wish(6, 2.0, pace, [FOUR, TOY])))
    assert tally.errors == []
    assert len(tally.shown) >= 6
    assert "99th" in capsys.readouterr().out
