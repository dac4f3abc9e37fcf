"""Many spectators at one table cost little: their messages are built once, and their coming and going is not announced."""

from __future__ import annotations

import asyncio
import traceback
from contextlib import ExitStack
from typing import Any

import pytest

from rulewright.doors.server import render
from rulewright.doors.server.live import messages
from rulewright.doors.server.live import table as live_table
from rulewright.doors.server.matches.live_match import Turn
from rulewright.kernel.structs import Struct
from rulewright.telling.language import language
from tests.doors.server.servers import Server, newest
from tests.doors.server.test_play import table, win_over

WATCHERS = 12


def test_spectators_are_sent_one_text_and_players_their_own(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    state = messages.Messages.state

    def counted(self: messages.Messages, seat: int, *given: Any) -> Any:
        made.append(seat)
        return state(self, seat, *given)

    ann, bo = server.guest("Ann"), server.guest("Bo")
    opened = ann.post("/api/matches", {"game": "high_card"})
    match = opened["id"]
    bo.join(opened["links"]["seats"]["1"])
    with ExitStack() as stack:
        lines = [stack.enter_context(guest.sit(match)) for guest in (ann, bo)]
        crowd = []
        for _ in range(WATCHERS):
            carl = server.guest()
            carl.join(opened["links"]["spectate"])
            crowd.append(stack.enter_context(carl.sit(match)))
        for line in (*lines, *crowd):
            newest(line, 0)
            line.say(type="ping")
            line.until("pong")
        monkeypatch.setattr(messages.Messages, "state", counted)
        lines[0].play(newest_moves(lines[0]), 0)
        shown = [newest(line, 1) for line in (*lines, *crowd)]
        assert len({str(s["view"]) for s in shown[2:]}) == 1
        assert len({str(s["view"]) for s in shown}) == 3, "each player sees another hand, and spectators none"
        assert made.count(-1) <= 2, "once, and perhaps once more for what was still on its way"


def test_how_the_table_stands_is_worked_out_once_for_a_move(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the number of sockets: messages and driver receive the same Turn."""
    made, asked, match, ann, bo = 0, list[str](), *table(server)

    def counted(*given: Any) -> Any:
        nonlocal made
        made += 1
        return Turn(*given)

    def spoken() -> str:
        asked.append(language())
        return asked[-1]

    with ann.sit(match) as a, bo.sit(match) as b, bo.sit(match) as again:
        for line in (a, b, again):
            newest(line, 0)
            line.say(type="ping")
            line.until("pong")
        monkeypatch.setattr(live_table, "Turn", counted)
        monkeypatch.setattr(messages, "language", spoken)
        a.play(newest_moves(a), 0)
        for line in (a, b, again):
            newest(line, 1)
        assert made == 1
        assert len(asked) == 3, "once for each socket"


def newest_moves(line: Any) -> int:
    state = next(m for m in reversed(line.heard) if m["type"] == "state")
    code: int = state["moves"][0]["code"]
    return code


def test_nobody_is_shown_anything_because_somebody_watches(server: Server) -> None:
    match, ann, _ = table(server)
    with ann.sit(match) as line:
        link = line.until("table")["links"]["spectate"]
        newest(line, 0)
        line.say(type="ping")
        line.until("pong")
        before = len(line.heard)
        for _ in range(3):
            carl = server.guest()
            carl.join(link)
            with carl.sit(match) as watching:
                newest(watching, 0)
        line.say(type="ping")
        line.until("pong")
        assert [m["type"] for m in line.heard[before:]] == ["pong"]


def test_a_box_is_packed_once_for_all_tables(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Packing a box of Katamari takes longer than a move; its digest is needed whenever a table is opened or read."""
    ann = server.guest("Ann")
    wish = {"game": "katamari", "seats": 2, "fill": {"1": "random"}}
    ann.post("/api/matches", wish)
    packed: list[str] = []
    pack = Struct.pack
    loop = server.tables.loop

    def counted(self: Any) -> bytes:
        if asyncio._get_running_loop() is loop and type(self).__name__ == "Box":
            packed.append("".join(traceback.format_stack(limit=6)))
        return pack(self)

    monkeypatch.setattr(Struct, "pack", counted)
    for _ in range(3):
        match = ann.post("/api/matches", wish)["id"]
        with ann.sit(match) as line:
            newest(line, 0)
    often = [stack for stack in packed if "box_hash" in stack or "driver.py" in stack]
    assert often == [], often[0]


def test_how_a_game_ended_is_put_together_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    result_of = render.result_of

    def counted(match: Any) -> Any:
        made.append(match.number)
        return result_of(match)

    match, ann, bo = table(server)
    with ann.sit(match) as a, bo.sit(match) as b:
        win_over(a, b)
        monkeypatch.setattr(messages, "result_of", counted)
        for _ in range(5):
            with bo.sit(match) as again:
                assert newest(again, 7)["over"]
        assert not made
