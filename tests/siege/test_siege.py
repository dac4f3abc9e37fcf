"""The short form of `make siege`."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import pytest

from tests.doors.server.postgres import Cluster
from tests.siege.bad import request, text
from tests.siege.plan import SHORT, siege, told
from tests.siege.tally import Tally
from tests.tiers import everything

SELDOM = ("restart", "unrated", "reconnecting", "browsers", "previews")
"""Parts of the visit for `make test-all`: other tests look at the same things every day."""


@pytest.mark.timeout(1200)  # people play throughout, so a busy machine makes it many times longer
def test_nothing_is_lost_on_a_file(tmp_path: Path) -> None:
    few = replace(
        SHORT, tables=4, kills=1, cases=80, bots=2, replays=2, flood=600, silent=20, pause=0.1, left_out=SELDOM
    )
    wish = SHORT if everything[0] else few
    tally = asyncio.run(siege(wish, tmp_path))
    assert not tally.wrong, told(tally, "SQLite")
    assert tally.counts["moves"] > 15
    assert tally.counts["bad requests"] + tally.counts["bad messages"] == wish.cases


@pytest.mark.release
@pytest.mark.timeout(1200)
def test_nothing_is_lost_when_the_database_is_killed(tmp_path: Path) -> None:
    with Cluster() as cluster:
        tally = asyncio.run(siege(replace(SHORT, kills=1, cases=60, bots=1, silent=10), tmp_path, cluster=cluster))
    assert not tally.wrong, told(tally, "PostgreSQL")
    assert tally.counts["moves"] > 20
    assert tally.counts["database killed"] == 1


DOORS = {("GET", "/api/me"): [], ("POST", "/api/matches"): [{"game": "connect_four", "seat": 1}]}


def test_whoever_is_turned_away_while_nothing_is_down_is_wronged() -> None:
    tally = Tally(outages=[(100.0, 105.0)])
    tally.turned_away(504, since=104.0, until=104.1)
    tally.turned_away(503, since=114.0, until=114.1)
    assert not tally.wrong
    tally.turned_away(504, since=116.0, until=116.1)
    assert tally.wrong == ["a bystander was answered 504 while nothing was down"]


def test_bad_input_is_the_same_for_the_same_seed() -> None:
    one, two = (random.Random(7) for _ in range(2))
    for _ in range(50):
        assert request(one, DOORS, "a", "b", "c") == request(two, DOORS, "a", "b", "c")
        assert text(one, {"type": "ping"}) == text(two, {"type": "ping"})
