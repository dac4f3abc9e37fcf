"""The short form of `make siege`; and each of its alarms, triggered by a deliberately broken server."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.doors.server.house import ROOT
from tests.doors.server.postgres import Cluster
from tests.siege.bad import request, text
from tests.siege.broken import FAULTS
from tests.siege.plan import SHORT, Wish, siege, told
from tests.siege.tally import Tally
from tests.tiers import everything

IDLE = Wish(
    tables=0, kills=0, database_kills=0, full_disks=0, visits=0, cases=0, bots=0, replays=0, flood=0, silent=0, quiet=0.0,
    settling=5.0, patience=30.0,
)  # fmt: skip
"""Nothing happens. A broken server never releases its resources, so the waits are short."""


def played(**more: Any) -> Wish:
    """People play, as in the short siege."""
    return replace(IDLE, tables=3, quiet=1.0, **more)


def visited(*parts: str) -> Wish:
    """A visitor goes through these parts of the short siege."""
    return replace(IDLE, visits=1, parts=parts)


ALARMS = {
    "loses_moves": (played(), "so some are lost|moves of its own, and now|are stored"),
    "doubles_moves": (played(), "never sent move"),
    "shows_another_view": (played(), "saw two different tables"),
    "shows_old_boards": (played(), r"was shown line \d+ after line"),
    "leaks_a_hand": (played(), "saw something else than it should"),
    "fails": (visited("catalog"), "GET /api/games was answered 500"),
    "keeps_memory": (played(visits=1, parts=("names", "chat"), cases=1400), "MB, and held"),
    "keeps_descriptors": (played(visits=1, parts=("chat",), cases=300), "descriptors, and held"),
    "stalls": (played(visits=1, parts=("names", "chat"), cases=90, patience=2.0), "a bystander waited"),
    "never_writes": (played(), "shown that its lines do not come to"),
    "serves_the_greedy_first": (replace(IDLE, bots=16), "moved before somebody's own|in vain for his bot"),
    "waits_for_ever": (replace(IDLE, silent=6), "half requests were never given up"),
    "any_number_of_sockets": (visited("limits"), "sockets of one guest"),
    "any_number_of_lines": (replace(IDLE, silent=SHORT.silent), "silent lines of one address were taken"),
    "any_number_of_requests": (replace(IDLE, flood=SHORT.flood), "was never refused"),
    "any_length": (visited("limits"), "PUT /api/me was answered 400"),
    "takes_anything_back": (visited("taking_back"), "taking_back: the line was cut"),
    "asks_nobody_to_undo": (visited("taking_back"), "before the other had agreed"),
    "plays_for_an_older_turn": (visited("taking_back"), "older turn|the line was cut"),
    "advises_everybody": (visited("private_table"), "advice was"),
    "standing_fails": (visited("to_the_end"), "GET /api/standing was answered 500"),
    "lesson_fails": (visited("catalog"), "lesson was answered 500"),
    "believes_any_cookie": (visited("names"), "a forged cookie was taken for"),
    "believes_any_link": (visited("private_table"), "token=abc was not refused"),
    "lists_every_table": (visited("private_table"), "on their list"),
    "shows_every_table": (visited("private_table"), "was not refused"),
    "gives_every_record": (visited("private_table"), "record was not refused"),
    "says_nothing_on": (visited("chat"), "chat: the line was cut"),
    "forks_elsewhere": (visited("to_the_end"), "goes on from another place"),
    "links_a_device_twice": (visited("devices"), "/api/me/here was not refused"),
    "spectators_see_a_hand": (visited("hidden_hands"), "saw something else than it should"),
    "stumbles_over_nothing": (replace(visited("names", "chat"), cases=600), "was answered 500"),
    "lets_anybody_operate": (visited("house"), "GET /operator was not refused"),
    "names_everybody_alike": (visited("names"), "names: "),
    "keeps_no_name": (visited("names"), "a name was not kept"),
    "believes_revoked_cookies": (visited("account"), "signed out is still somebody"),
    "deletes_no_name": (visited("account"), "still known|sit there"),
    "blocks_nobody": (visited("manners"), "join was not refused"),
    "lets_anybody_remove": (visited("manners", "private_table"), "remove was not refused|was answered 409"),
    "bans_nobody": (visited("bans"), "who was banned stayed open"),
    "keeps_banned_sockets": (visited("bans"), "who was banned stayed open"),
    "lets_the_banned_ask": (visited("bans"), "whoever is banned was"),
}
"""How each fault is detected: by which part of the short siege, and with which message."""


@pytest.mark.timeout(1200)  # people play throughout, so a busy machine makes it many times longer
def test_nothing_is_lost_on_a_file(tmp_path: Path) -> None:
    wish = (
        SHORT if everything[0] else replace(SHORT, tables=4, kills=1, cases=80, bots=2, replays=2, flood=600, silent=20)
    )
    tally = asyncio.run(siege(wish, tmp_path))
    assert not tally.wrong, told(tally, "SQLite")
    assert tally.counts["moves"] > 15
    assert tally.counts["bad requests"] + tally.counts["bad messages"] == wish.cases


@pytest.mark.release
def test_nothing_is_lost_when_the_database_is_killed(tmp_path: Path) -> None:
    with Cluster() as cluster:
        tally = asyncio.run(siege(replace(SHORT, kills=1, cases=60, bots=1, silent=10), tmp_path, cluster=cluster))
    assert not tally.wrong, told(tally, "PostgreSQL")
    assert tally.counts["moves"] > 20
    assert tally.counts["database killed"] == 1


@pytest.mark.release
@pytest.mark.parametrize("fault", FAULTS)
def test_the_alarm_rings(fault: str, tmp_path: Path) -> None:
    wish, sentence = ALARMS[fault]
    tally = asyncio.run(siege(wish, tmp_path, fault))
    with pytest.raises(AssertionError, match=sentence):
        assert not tally.wrong, told(tally, fault)


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


def test_the_page_lists_every_way_in_which_the_server_is_broken() -> None:
    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    assert [fault for fault in FAULTS if f"`{fault}`" not in page] == []
