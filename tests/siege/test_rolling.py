"""A server that shuts down, and one that takes over from another, while people play: every move is kept, and clients are
notified."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect

from rulewright.doors.cli import run
from rulewright.doors.server.client import Guest
from rulewright.doors.server.identity import COOKIE
from tests.doors.server.servers import CLAIMS, FOUR, TOY, quick
from tests.siege.plan import MOVES, PATIENCE, SHORT, SiegePlan, people, played, told
from tests.siege.tally import Tally, compare
from tests.siege.target import Target
from tests.tiers import mostly, tries

GAMES = (TOY, FOUR, CLAIMS)
RESTART = 1012
"""The close code when the server goes down and will be back."""
REFUSED = 100
"""The most connections refused during a takeover: a handful wait at the old listener when it closes, hundreds if for a moment
there is no listener."""


@contextlib.asynccontextmanager
async def sitting_still(target: Target) -> AsyncIterator[ClientConnection]:
    """An idle client whose connection only the server ends."""
    guest = Guest(target.address)
    made = await asyncio.to_thread(guest.post, "/api/matches", {"game": "connect_four"})
    headers = {"Cookie": f"{COOKIE}={guest.cookie}"}
    async with connect(f"ws://{guest.place}/ws/{made['id']}", additional_headers=headers) as line:
        await line.recv()
        yield line


async def while_people_play(target: Target, blow: Callable[[], None], times: int) -> Tally:
    tally = Tally(patience=SHORT.patience)
    await target.start()
    try:
        async with people(tally, target, SiegePlan(tables=4, pause=0.1), bad_line=False):
            for _ in range(times):
                await played(tally, 1.0)
                async with sitting_still(target) as line:
                    if not target.settings.rolling:
                        tally.down()
                    await asyncio.to_thread(blow)
                    if not target.settings.rolling:
                        tally.up()
                    async with asyncio.timeout(PATIENCE):
                        await line.wait_closed()
                assert line.close_code == RESTART
            await played(tally, 1.0)
    finally:
        target.kill()
    await compare(tally, target.settings.url, GAMES)
    assert not tally.wrong, told(tally, "rolling")
    assert not target.complaints()
    assert tally.counts["moves"] >= MOVES * (times + 1), told(tally, "people")
    return tally


def test_a_server_that_is_asked_to_end_finishes_writing_and_tells_everybody(database: str, tmp_path: Path) -> None:
    target = Target(quick(database, games=GAMES), tmp_path / "log")

    def end_and_begin() -> None:
        target.stop()
        target._start()

    tally = asyncio.run(while_people_play(target, end_and_begin, 1))
    assert not tally.counts["lines closed by 1006"]


@pytest.mark.parametrize("workers", mostly([1, 2], [1]))
def test_a_server_takes_over_from_another_and_nothing_is_lost(
    fresh_postgres: Callable[[], str], tmp_path: Path, workers: int
) -> None:
    target = Target(quick(fresh_postgres(), games=GAMES, rolling=True), tmp_path / "log", workers=workers)
    tally = asyncio.run(while_people_play(target, target.take_over, tries(2, 1)))
    assert tally.counts["lines closed by nobody"] < REFUSED, told(tally, "nobody listened for a while")


def test_nobody_takes_over_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--port", "0", "--rolling", "--database", f"sqlite:///{tmp_path / 'a.db'}"]) == 2
    assert "only take over from another on PostgreSQL" in capsys.readouterr().err
