"""Taking back a move that revealed something: the others are asked, and agree or refuse."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from rulewright import games
from rulewright.doors.server.client import Guest, Line
from rulewright.doors.server.store import consent
from rulewright.match import verify
from tests.doors.server.servers import TOY, Server, newest, until
from tests.doors.server.test_play import table

State = dict[str, Any]


def may_ask(line: Line) -> State:
    return until(line, lambda s: s["ask_undo"])


def asked(line: Line, ended: str = "") -> State:
    return until(line, lambda s: s["undo_request"] and s["undo_request"]["ended"] == ended)


def lay(line: Line, state: State, which: int = 0) -> None:
    line.play(state["moves"][which]["code"], state["turn"])


def both_laid(a: Line, b: Line) -> None:
    """Ann lays a card, then Bo; the cards are revealed to all."""
    lay(a, a.until())
    lay(b, until(b, lambda s: s["number"] == 1))
    newest(b, 2)


def test_what_everybody_has_seen_goes_back_once_the_other_agrees(server: Server) -> None:
    match, ann, bo = table(server, "high_card")
    with ann.sit(match) as a, bo.sit(match) as b:
        before = a.until()
        lay(a, before)
        lay(b, until(b, lambda s: s["number"] == 1))
        state = may_ask(a)
        assert not state["undo"]
        a.say(type="ask_undo", turn=state["turn"])
        hers = asked(a)["undo_request"]
        his = asked(b)["undo_request"]
        assert (his["seat"], his["first"], his["asked"], his["agreed"]) == (0, 1, [1], [])
        assert {**hers, "seconds": 0} == {**his, "seconds": 0}
        assert 0 < his["seconds"] <= consent.UNDO_SECONDS
        a.say(type="answer_undo", id=his["id"], agree=True)
        assert "the others must agree" in a.until("refused")["sentence"]
        b.say(type="answer_undo", id=his["id"], agree=True)
        state = until(a, lambda s: s["number"] == 0)
        assert state["view"] == before["view"]
        assert state["undo_request"] is None
        assert state["notes"][-1]["text"] == "Moves 1 to 2 are taken back by consent."
        other = until(b, lambda s: s["number"] == 0)
        assert other["turn"] == 2, "what he answers to the old state counts no longer"
        lay(a, state, 1)
        lay(b, until(b, lambda s: s["number"] == 1))
        newest(a, 2)
    text = ann.get(f"/api/matches/{match}/record")
    assert [json.loads(line).get("undo") for line in text.splitlines()[1:]] == [None, None, 2, 1, None, None]
    assert "is taken back by consent." in text


def finish(match: str, *guests: Guest) -> None:
    """All players lay their first card until the game is over."""
    while True:
        for guest in guests:
            with guest.sit(match) as line:
                state = line.until()
                if state["over"]:
                    return
                if state["moves"]:
                    lay(line, state)
                    newest(line, state["number"] + 1)


def finished_after_an_undo(server: Server) -> tuple[str, Guest]:
    match, ann, bo = table(server, "high_card")
    with ann.sit(match) as a, bo.sit(match) as b:
        both_laid(a, b)
        a.say(type="ask_undo", turn=may_ask(a)["turn"])
        b.say(type="answer_undo", id=asked(b)["undo_request"]["id"], agree=True)
        until(b, lambda s: s["number"] == 0)
    finish(match, ann, bo)
    return match, ann


def test_the_record_is_true_and_nobody_is_rated(server: Server, tmp_path: Path) -> None:
    match, ann = finished_after_an_undo(server)
    (tmp_path / "record.jsonl").write_text(ann.get(f"/api/matches/{match}/record"), "utf-8")
    verdict = verify(tmp_path / "record.jsonl", games.load(TOY))
    assert (verdict.true, verdict.finished) == (True, True), verdict
    assert ann.get("/api/standing")["ratings"] == []
    frames = ann.get(f"/api/records/{match}")["frames"]
    assert frames[3]["move"] is None
    assert frames[3]["view"] == frames[0]["view"]


def test_a_refusal_stands_until_the_next_move(server: Server) -> None:
    match, ann, bo = table(server, "high_card")
    with ann.sit(match) as a, bo.sit(match) as b:
        both_laid(a, b)
        state = may_ask(a)
        a.say(type="ask_undo", turn=state["turn"])
        b.say(type="answer_undo", id=asked(b)["undo_request"]["id"], agree=False)
        state = asked(a, "refused")
        assert (state["number"], state["undo_request"]["by"], state["ask_undo"]) == (2, 1, 0)
        a.say(type="ask_undo", turn=state["turn"])
        assert "ask again after the next move" in a.until("refused")["sentence"]
        b.say(type="ask_undo", turn=asked(b, "refused")["turn"])
        his = until(b, lambda s: s["undo_request"]["seat"] == 1)["undo_request"]
        assert his["first"] == 2, "his own last move"
        b.say(type="answer_undo", id=his["id"], agree=False)
        assert asked(a, "withdrawn")["ask_undo"] == 0, "she asked before him and was refused"


def test_a_move_ends_the_request_and_late_answers_count_for_nothing(server: Server) -> None:
    match, ann, bo = table(server, "high_card")
    with ann.sit(match) as a, bo.sit(match) as b:
        both_laid(a, b)
        a.say(type="ask_undo", turn=may_ask(a)["turn"])
        request = asked(b)
        lay(b, request)
        state = newest(b, 3)
        assert state["undo_request"] is None
        b.say(type="answer_undo", id=request["undo_request"]["id"], agree=True)
        assert "has moved on" in b.until("refused")["sentence"]
        assert newest(b, 3)["number"] == 3


def test_nobody_answers(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(consent, "UNDO_SECONDS", 1)
    match, ann, bo = table(server, "high_card")
    with ann.sit(match) as a, bo.sit(match) as b:
        both_laid(a, b)
        a.say(type="ask_undo", turn=may_ask(a)["turn"])
        request = asked(b)["undo_request"]
        assert asked(a, "timeout")["number"] == 2
        b.say(type="answer_undo", id=request["id"], agree=True)
        assert "Nobody is asking" in b.until("refused")["sentence"]


def test_bots_agree_to_whoever_plays_alone_with_them_and_the_game_counts_for_nothing(server: Server) -> None:
    ann = server.guest("Ann")
    match = ann.post("/api/matches", {"game": "high_card", "seats": 3, "fill": {"1": "random", "2": "random"}})["id"]
    with ann.sit(match) as line:
        before = line.until()
        lay(line, before)
        state = until(line, lambda s: s["number"] >= 3 and s["ask_undo"])
        line.say(type="ask_undo", turn=state["turn"])
        state = until(line, lambda s: s["undo_request"] is None and s["number"] < 3 and s["turn"] >= 2)
        assert "taken back by consent" in str(state["notes"])
        while not state["over"]:
            if state["moves"]:
                lay(line, state)
            state = line.until()
    assert not ann.get("/api/standing")["ratings"]


def test_bots_wait_while_people_are_asked(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    made = ann.post("/api/matches", {"game": "high_card", "seats": 3, "fill": {"2": "random"}})
    match = made["id"]
    gate = server.tables.reflexes.choose
    held: list[Any] = []

    async def slow(question: Any, payer: Any) -> int:
        while not held:
            await asyncio.sleep(0.01)
        return await gate(question, payer)

    monkeypatch.setattr(server.tables.reflexes, "choose", slow)
    bo.join(made["links"]["seats"]["1"])
    with ann.sit(match) as a, bo.sit(match) as b:
        lay(a, a.until())
        lay(b, until(b, lambda s: s["number"] == 1))
        a.say(type="ask_undo", turn=may_ask(a)["turn"])
        request = asked(b)
        assert request["undo_request"]["asked"] == [1], "the bot is not asked"
        held.append(True)
        with suppress(TimeoutError):
            while True:
                assert b.hear(1.0).get("number", 2) == 2, "the bot moved while people were asked"
        b.say(type="answer_undo", id=request["undo_request"]["id"], agree=False)
        assert newest(b, 3)["number"] == 3, "and now it goes on"


def test_a_request_outlives_the_table_in_memory(server: Server) -> None:
    match, ann, bo = table(server, "high_card")
    with ann.sit(match) as a, bo.sit(match) as b:
        both_laid(a, b)
        a.say(type="ask_undo", turn=may_ask(a)["turn"])
        asked(b)
    server.forget(match)
    with bo.sit(match) as b:
        b.say(type="answer_undo", id=asked(b)["undo_request"]["id"], agree=True)
        assert until(b, lambda s: s["number"] == 0)


def test_whoever_looks_on_is_not_asked(server: Server) -> None:
    ann, bo, eve = server.guest("Ann"), server.guest("Bo"), server.guest("Eve")
    made = ann.post("/api/matches", {"game": "high_card", "seats": 2})
    bo.join(made["links"]["seats"]["1"])
    eve.join(made["links"]["spectate"])
    match = made["id"]
    with ann.sit(match) as a, bo.sit(match) as b, eve.sit(match) as e:
        both_laid(a, b)
        a.say(type="ask_undo", turn=may_ask(a)["turn"])
        hers = asked(e)
        assert (hers["undo_request"]["asked"], hers["ask_undo"]) == ([1], 0)
        e.say(type="answer_undo", id=hers["undo_request"]["id"], agree=True)
        assert "You are watching" in e.until("refused")["sentence"]


def told_of_request(server: Server, which: int) -> list[State]:
    """What Bo receives when Ann asks after laying one of two cards face down."""
    match, ann, bo = table(server, "high_card")
    with ann.sit(match) as a, bo.sit(match) as b:
        lay(a, a.until(), which)
        state = until(a, lambda s: s["number"] == 1)
        a.say(type="ask_undo", turn=state["turn"])
        found = asked(b)
        return [found["undo_request"] | {"seconds": 0}, found["notes"]]


def test_the_request_is_the_same_whatever_was_hidden(server: Server) -> None:
    """Two worlds that look the same to Bo: Ann laid one card or the other. Her request reveals nothing about it."""
    assert told_of_request(server, 0) == told_of_request(server, 1)


def test_whoever_plays_on_from_such_a_game_finds_the_same_dice(server: Server) -> None:
    """The dice of an undone move came again later: so a fork repeats the undo."""
    match, ann = finished_after_an_undo(server)
    shown = ann.get(f"/api/records/{match}")["frames"][-2]
    fork = ann.post(f"/api/records/{match}/fork", {"frame": shown["number"], "seat": 0, "bot": "random"})["id"]
    record = ann.get(f"/api/matches/{fork}/record").splitlines()
    assert sum('"undo"' in line for line in record) == 2
