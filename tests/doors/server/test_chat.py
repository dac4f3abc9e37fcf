"""Chat at the table: heard by all who are there, kept with the match, and no part of its record."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import pytest

from rulewright.doors.server.client import Guest, Line
from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.live.chat import READY, clean
from tests.doors.server.house import House, opened, quick
from tests.doors.server.test_play import table

WORDS = "<b>Hello</b> & 'good' \u201cluck\u201d!"


def said(line: Line) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = line.until("chat")["lines"]
    return found


def test_what_is_said_is_heard_by_all_and_kept(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    match, ann, bo = table(house)
    crowd = house.guest("Cy")
    with ann.sit(match) as a:
        arrived = a.until("table")
        assert arrived["ready"] == list(READY)
    watch = arrived["links"]["spectate"]
    crowd.join(watch)
    with ann.sit(match) as a, bo.sit(match) as b, crowd.sit(match) as c:
        a.say(type="say", text=f"  {WORDS} \n ")
        for line in (a, b, c):
            (heard,) = said(line)
            assert (heard["name"], heard["seat"], heard["text"], heard["ready"]) == ("Ann", 0, WORDS, False)
        b.say(type="say", ready=1)
        assert [(s["name"], s["text"], s["ready"]) for s in said(a)] == [("Bo", READY[1], True)]
        c.say(type="say", text="psst")
        assert "only those with a seat" in c.until("refused")["sentence"]
    with bo.sit(match) as b:
        assert [s["n"] for s in said(b)] == [0, 1], "whoever comes back hears it all"
    assert WORDS not in ann.get(f"/api/matches/{match}/record")
    assert WORDS not in caplog.text


@pytest.mark.parametrize(
    "text",
    ["look at https://x.y", "www.example", "buy at cheap-stars.com now", "evil.zone/now", "\u202eabc", "  ", "a\x00b"],
)
def test_links_and_signs_that_mislead_are_not_passed_on(text: str) -> None:
    with pytest.raises(Fault):
        clean(text)


@pytest.mark.parametrize("text", ["Yes.No", "3.5 of 4", "wait... what?", "Ok :) e.g. now", "Über dich!"])
def test_ordinary_words_are(text: str) -> None:
    assert clean(text) == text


def test_it_is_short_and_slow(house: House) -> None:
    match, ann, _ = table(house)
    with ann.sit(match) as a:
        a.say(type="say", text="x" * 201)
        assert "not understood" in a.until("refused")["sentence"]
        a.say(type="say")
        assert a.until("unsaid")["sentence"].startswith("Say something")
        for _ in range(9):
            a.say(type="say", text="again")
        assert "too fast" in a.until("unsaid")["sentence"]


def test_it_is_heard_by_those_on_other_processes(fresh_postgres: Callable[[], str]) -> None:
    url = fresh_postgres()
    with opened(quick(url)) as here, opened(quick(url)) as there:
        match, ann, bo = table(here)
        far = Guest(there.address, bo.cookie)
        with ann.sit(match) as a, far.sit(match) as b:
            b.until()
            a.say(type="say", text="Can you hear me?")
            assert [s["text"] for s in said(b)] == ["Can you hear me?"]
            b.say(type="say", ready=0)
            heard = said(a)
            while len(heard) < 2:
                heard += said(a)
            assert [(s["n"], s["seat"]) for s in heard] == [(0, 0), (1, 1)]
