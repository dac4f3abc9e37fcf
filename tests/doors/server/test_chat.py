"""Chat at the table: received by all who are there, stored with the match, and not part of its record."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.client import Guest, Line
from rulewright.doors.server.live.chat import clean, ready_made
from tests.doors.server.servers import Pair, Server
from tests.doors.server.test_play import table

WORDS = "<b>Hello</b> & 'good' \u201cluck\u201d!"


def said(line: Line) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = line.until("chat")["lines"]
    return found


def test_what_is_said_is_heard_by_all_and_kept(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    match, ann, bo = table(server)
    crowd = server.guest("Cy")
    with ann.sit(match) as a:
        arrived = a.until("table")
        assert arrived["ready"] == list(ready_made())
    watch = arrived["links"]["spectate"]
    crowd.join(watch)
    with ann.sit(match) as a, bo.sit(match) as b, crowd.sit(match) as c:
        a.say(type="say", text=f"  {WORDS} \n ")
        for line in (a, b, c):
            (heard,) = said(line)
            assert (heard["name"], heard["seat"], heard["text"], heard["ready"]) == ("Ann", 0, WORDS, False)
        b.say(type="say", ready=1)
        assert [(s["name"], s["text"], s["ready"]) for s in said(a)] == [("Bo", "Well played!", True)]
        c.say(type="say", text="psst")
        assert "only players can" in c.until("refused")["sentence"]
    with bo.sit(match) as b:
        assert [s["n"] for s in said(b)] == [0, 1], "whoever comes back hears it all"
    assert WORDS not in ann.get(f"/api/matches/{match}/record")
    assert WORDS not in caplog.text


LINKS = (
    "look at https://x.y", "www.example", "WWW .example", "buy at cheap-stars.com now", "evil.zone/now", "evil.zip",
    "EVIL.ZIP", "Evil.Zip", "see evil.Com!", "1.2.3.4/x", "1.2.3.4", "go to 192.168.0.1:8080", "1 . 2 . 3 . 4",
    "[2001:db8::1]/x", "evil\u3002zip", "evil\uff0ecom", "evil\uff61com", "evil\u2024com",
    "\uff45\uff56\uff49\uff4c.\uff43\uff4f\uff4d", "evil . com", "evil .com", "evil. com", "evil[.]com", "evil (dot) com",
    "evil dot com", "e v i l . c o m", "evil.c o m", "\u0435vil.\u0441\u043em", "t.me/join", "trust.me", "youtu.be/abc",
    "discord.gg", "bit.ly", "sub.evil.co.uk", "a@evil.org", "mailto:x", "evil.xn--p1ai", "evil.de", "EVIL.DE", "evil.top",
    "nice.live?", "evil.info:80", "x.yz?q", "evil.mov,", "(evil.app)", "a@b.c", "evil.\u043c\u043e\u0441\u043a\u0432\u0430",
    "evil.\u0420\u0424/x", "evil\u3002\u4e2d\u56fd now",
)  # fmt: skip
MISLEADING = ("\u202eabc", "  ", "a\x00b", "evil\u200b.com")
ORDINARY = (
    "Yes.No", "3.5 of 4", "wait... what?", "Ok :) e.g. now", "\u00dcber dich!", "end.Then I", "3.5", "e.g.", "i.e. mine",
    "end.So what", "I pass.Me too", "ok.so what", "Good luck. Me too.", "It is over. Live with it.", "Done.Live with it",
    "That is the end. Common sense", "1.2.3", "version 1.2", "12.5.2026", "10.30 p.m.", "7 a.m. to 9 p.m.", "and/or",
    "5/6 of it", "No.1!", "Mr.Smith", "Dr. No", "St. Moritz", "etc.", "...", "a.b", "Hm.Top card first", "I owe you 2.Next!",
    "my turn.go", "vs.us", "One. Two. Three.", "10:30?", "1.000.000 points", "Is it mine? yes.", "It costs 2 . or 3",
    "wow.Nice one", "The dot is mine", "\u043a\u043e\u043d\u0435\u0446.\u0422\u043e\u0433\u0434\u0430", "Ende.Dann ich",
    "1, 2, 3, 4", "won. i o u one", "Got it.Gold for me", "my turn.now you", "Rest.Name it", "ready.steady.go",
    "well done \N{WOMAN}\u200d\N{PERSONAL COMPUTER}",
    "I won. app crashed", "2.am", "256.300.1.1", "hi @all. nice", "score 3@2.5", "\u043a\u043e\u043d\u0435\u0446.\u0442\u044b",
)  # fmt: skip


@pytest.mark.parametrize("text", [*LINKS, *MISLEADING])
def test_links_and_signs_that_mislead_are_not_passed_on(text: str) -> None:
    with pytest.raises(Fault):
        clean(text)


@pytest.mark.parametrize("text", ORDINARY)
def test_ordinary_words_are(text: str) -> None:
    assert clean(text) == text


def test_it_is_short_and_slow(server: Server) -> None:
    match, ann, _ = table(server)
    with ann.sit(match) as a:
        a.say(type="say", text="x" * 201)
        assert "not understood" in a.until("refused")["sentence"]
        a.say(type="say")
        assert a.until("unsaid")["sentence"].startswith("Write a message")
        for _ in range(9):
            a.say(type="say", text="again")
        assert "Too many chat messages" in a.until("unsaid")["sentence"]


def test_it_is_heard_by_those_on_other_processes(pair: Pair) -> None:
    here, there = pair
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
