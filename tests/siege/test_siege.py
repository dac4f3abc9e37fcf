"""The short form of `make siege`; and each of its alarms, rung by a server that is broken on purpose."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import pytest

from tests.doors.server.postgres import Cluster
from tests.siege.bad import request, text
from tests.siege.broken import FAULTS
from tests.siege.plan import SHORT, Wish, siege, told

MINUTE = Wish(
    tables=3, kills=0, database_kills=0, full_disks=0, cases=0, bots=0, replays=0, silent=0, quiet=1.0, settling=5.0
)
"""What a broken server holds it never lets go, so nobody waits long for it."""
ALARMS = {
    "loses_moves": (0, "so some are lost|moves of its own, and now|are stored"),
    "doubles_moves": (0, "never sent move"),
    "shows_another_view": (0, "saw two different tables"),
    "leaks_a_hand": (0, "saw something else than it should"),
    "fails": (400, "was answered 500"),
    "keeps_memory": (1400, "MB, and held"),
    "keeps_descriptors": (300, "descriptors, and held"),
    "stalls": (90, "a bystander waited"),
}


def test_nothing_is_lost_on_a_file(tmp_path: Path) -> None:
    tally = asyncio.run(siege(SHORT, tmp_path))
    assert not tally.wrong, told(tally, "SQLite")
    assert tally.counts["moves"] > 30
    assert tally.counts["bad requests"] + tally.counts["bad messages"] == SHORT.cases


def test_nothing_is_lost_when_the_database_is_killed(tmp_path: Path) -> None:
    with Cluster() as cluster:
        tally = asyncio.run(siege(replace(SHORT, kills=1, cases=60, bots=1, silent=10), tmp_path, cluster=cluster))
    assert not tally.wrong, told(tally, "PostgreSQL")
    assert tally.counts["moves"] > 20
    assert tally.counts["database killed"] == 1


@pytest.mark.parametrize("fault", FAULTS)
def test_the_alarm_rings(fault: str, tmp_path: Path) -> None:
    cases, sentence = ALARMS[fault]
    tally = asyncio.run(siege(replace(MINUTE, cases=cases), tmp_path, fault))
    with pytest.raises(AssertionError, match=sentence):
        assert not tally.wrong, told(tally, fault)


def test_bad_input_is_the_same_for_the_same_seed() -> None:
    one, two = (random.Random(7) for _ in range(2))
    for _ in range(50):
        assert request(one, "a", "b", "c") == request(two, "a", "b", "c")
        assert text(one, {"type": "ping"}) == text(two, {"type": "ping"})
