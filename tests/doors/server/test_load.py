"""The load command, on a small scale."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bench.server_load import LoadPlan, load
from rulewright.doors.server.store.moves import BatchWriter
from tests.doors.server.servers import FOUR, TOY, Server


@pytest.mark.parametrize("pace", [0, 0.2])
def test_many_tables_play_at_once_and_nothing_is_lost(
    server: Server, pace: float, capsys: pytest.CaptureFixture[str]
) -> None:
    tally = asyncio.run(load(server.address, server.tables.settings.url, LoadPlan(6, 2.0, pace, [FOUR, TOY])))
    assert tally.errors == []
    assert len(tally.shown) >= 6
    assert "99th" in capsys.readouterr().out


def test_a_writer_that_keeps_nothing_is_found_out(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """It counts moves and stores none, so the server itself reports that all is well."""

    async def forgetful(self: BatchWriter, rows: list[Any]) -> set[Any]:
        return {(row.match, row.line) for row in rows}

    monkeypatch.setattr(BatchWriter, "_store", forgetful)
    tally = asyncio.run(load(server.address, server.tables.settings.url, LoadPlan(2, 0.5, 0, [FOUR])))
    assert any("moves shown" in error for error in tally.errors), tally.errors
