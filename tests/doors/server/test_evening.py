"""The simulated evening, on a small scale: two processes, one database, and nothing lost or doubled."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Any

import pytest

from bench.evening import EveningPlan, watched
from bench.evening_model import ACTS, PEOPLE, Cost, Findings, among, need, text
from rulewright.doors.server import push
from rulewright.doors.server.store import day_turns, seeks
from tests.doors.server.push_service import push_service
from tests.doors.server.servers import opened, quick

FEW = EveningPlan(people=8, moves=2, pace=0.1, asks=0.3, quiet=0.5, sizes=(0, 20), looks=4)


def small(url: str) -> Findings:
    settings = quick(url, private_push=True)
    with opened(settings) as one, opened(settings) as other, push_service() as service:
        return asyncio.run(watched([one.address, other.address], url, (os.getpid(), 0), FEW, service))


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(day_turns, "SOON", 500)


def test_a_small_evening_loses_and_doubles_nothing(fresh_postgres: Callable[[], str]) -> None:
    found = small(fresh_postgres())
    assert found.errors == []
    assert found.costs.keys() == ACTS.keys()
    late = "be told of a turn"  # on a slow machine all have been told while the last still move
    assert all(cost.count for name, cost in found.costs.items() if name != late), found.costs
    assert "10,000" in text(found)


def test_what_is_doubled_is_found_out(fresh_postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each table of people who looked for players is opened twice, and each notice is sent twice."""
    seat, send = seeks._seat, push.send

    def seat_twice(*given: Any) -> str:
        seat(*given)
        return seat(*given)

    async def send_twice(*given: Any) -> int:
        await send(*given)
        return await send(*given)

    monkeypatch.setattr(seeks, "_seat", seat_twice)
    monkeypatch.setattr(push, "send", send_twice)
    errors = "\n".join(small(fresh_postgres()).errors)
    assert "looked for one table and sits at 2" in errors
    assert "was told 2 times of 1 turns" in errors


def test_the_model_adds_up() -> None:
    sizes = {0: Cost(1, 1000.0, 500.0), 1000: Cost(1, 3000.0, 500.0)}
    assert among(sizes, 250) == (1500.0, 500.0, 0.0, 0.0)
    assert among(sizes, 2000) == (5000.0, 500.0, 0.0, 0.0)
    assert among({0: sizes[0]}, 99) == sizes[0].each
    found = Findings(costs={"come": Cost(10, 7200.0, 3600.0, 10.0)}, sizes={"look at home": sizes}, table=1.0)
    one = need(found, PEOPLE, {"come": 1.0})
    assert (one.server, one.postgres, one.writes) == pytest.approx((1.0, 0.5, PEOPLE / 7200))
    assert (one.processes, one.connections, one.sockets) == (2, 42, 8000)
    assert one.memory == pytest.approx(8000 / 1024)
    both = need(found, PEOPLE, {"come": 1.0, "look at home": 7.2})
    assert both.server - one.server == pytest.approx(7.2 * PEOPLE / 7200 * 1.5)
