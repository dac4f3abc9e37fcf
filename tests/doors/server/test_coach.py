"""The coach at the server: advice only where it is unfair to no one, reviews, and playing on from any position."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from rulewright import games
from rulewright.coach.compare import FAULTS
from rulewright.doors.contract.coach import Advice, ReviewSoFar
from rulewright.doors.server.client import Answered, Guest
from rulewright.doors.server.identity import Payer
from rulewright.doors.server.live.coach import alone
from rulewright.doors.server.store import schema
from rulewright.kernel.jsonable import jsonable
from rulewright.match import Match
from rulewright.match.replay import verify
from tests.doors.server.servers import Server, newest, play_out

SECONDS = 400
"""Seconds that compiling without a cache may take."""


def patient(what: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Retry until the coach is ready."""
    end = time.monotonic() + SECONDS
    while True:
        try:
            return what()
        except Answered as e:
            if e.status != 503 or time.monotonic() > end:
                raise
            time.sleep(0.2)


def against_bot(ann: Guest, **wish: Any) -> str:
    wish = {"game": "connect_four", "fill": {"1": "random"}, "seed": 5, **wish}
    found: str = ann.post("/api/matches", {key: value for key, value in wish.items() if value is not None})["id"]
    return found


def practice(server: Server, match: str) -> bool:
    return looked_up(server, schema.matches.c.practice, match)


def looked_up(server: Server, column: Any, match: str) -> bool:
    """The stored value of a match, or of its result."""
    key = column.table.c.id if "id" in column.table.c else column.table.c.match

    return bool(server.read(lambda c: c.execute(select(column).where(key == match)).scalar()))


def finished(ann: Guest, match: str) -> None:
    """Play the first column that is open until the game is over."""
    with ann.sit(match) as line:
        play_out(line)


def test_alone_or_against_bots_one_may_ask(server: Server) -> None:
    ann = server.guest("Ann")
    match = against_bot(ann)
    assert not practice(server, match)
    found = patient(lambda: ann.get(f"/api/matches/{match}/advice"))
    msgspec.convert(found, Advice)
    assert len(found["moves"]) == found["total"] == 7
    assert found["moves"][0]["code"] == found["best"]
    worths = [move["worth"] for move in found["moves"][1:]]
    assert worths == sorted(worths, reverse=True)
    assert all(0 <= move["low"] <= move["worth"] <= move["high"] <= 1 for move in found["moves"])
    one, (two,) = found["moves"][0], [move for move in found["moves"] if move["code"] == found["other"]]
    assert found["gap"]["worth"] == pytest.approx(one["worth"] - two["worth"]), "what is shown is what was compared"
    assert found["gap"]["low"] < found["gap"]["worth"] < found["gap"]["high"]
    meant = found["moves"][-1]
    again = ann.get(f"/api/matches/{match}/advice?meant={meant['code']}")
    assert (again["best"], again["other"]) == (found["best"], meant["code"])
    before, after = ([move for move in answer["moves"] if move["code"] != meant["code"]] for answer in (found, again))
    assert before == after, "same question, same answer; more is known of the one that was asked for"
    assert not again["why"] or meant["label"] in again["why"], "a reason only where one is sure"
    assert practice(server, match), "a game with advice is practice"


def test_never_in_a_game_with_another_person(server: Server) -> None:
    """Neither while the other player is there, nor when a bot stands in for them, nor before they have joined."""
    ann, bo, cy = server.guest("Ann"), server.guest("Bo"), server.guest("Cy")
    made = ann.post("/api/matches", {"game": "connect_four"})
    match, link = made["id"], made["links"]["seats"]["1"]
    forbidden = "no advice in games with other people"
    with pytest.raises(Answered, match=forbidden):
        ann.get(f"/api/matches/{match}/advice")
    bo.post(f"/api/matches/{match}/join", {"token": link.partition("token=")[2]})
    for guest in (ann, bo):
        with pytest.raises(Answered, match=forbidden):
            guest.get(f"/api/matches/{match}/advice")
    with pytest.raises(Answered, match="for those who play"):
        cy.get(f"/api/matches/{match}/advice")
    bo.post(f"/api/matches/{match}/leave", {})
    with pytest.raises(Answered, match=forbidden):
        ann.get(f"/api/matches/{match}/advice")
    assert not practice(server, match)
    with pytest.raises(Answered, match="not over"):
        ann.get(f"/api/records/{match}/review")
    with pytest.raises(Answered, match="not over"):
        ann.get(f"/api/records/{match}/decision?move=1")
    with pytest.raises(Answered, match="not over"):
        ann.post(f"/api/records/{match}/fork", {"frame": 0})


def test_company_is_anybody_but_bots(server: Server) -> None:
    ann = server.guest("Ann")
    match = against_bot(ann)
    table = server.tables.by_match[match]
    assert alone(table.seats, 0)
    assert not alone(table.seats, 1)


def reviewed(guest: Guest, match: str) -> dict[str, Any]:
    """The review of a finished match, once it is made."""
    found = patient(lambda: guest.get(f"/api/records/{match}/review"))
    end = time.monotonic() + SECONDS
    while found["review"] is None:
        assert time.monotonic() < end
        time.sleep(0.1)
        found = guest.get(f"/api/records/{match}/review")
    msgspec.convert(found, ReviewSoFar)
    assert found["share"] == 1.0
    review: dict[str, Any] = found["review"]
    return review


def test_a_review_tells_luck_from_decisions_and_what_would_have_been_better(server: Server) -> None:
    ann = server.guest("Ann")
    match = against_bot(ann)
    finished(ann, match)
    review = reviewed(ann, match)
    replay = ann.get(f"/api/records/{match}")
    moves = replay["total"] - 1
    assert len(review["curve"]) == moves + 1
    assert len(review["luck"]) == moves
    for seat, account in enumerate(review["accounts"]):
        changes = [moved[seat] + luck[seat] for moved, luck in zip(review["moved"], review["luck"], strict=True)]
        assert review["curve"][0][seat] + sum(changes) == pytest.approx(review["curve"][-1][seat])
        assert account["luck"] == pytest.approx(sum(luck[seat] for luck in review["luck"]))
    for decision in review["decisions"]:
        frame = replay["frames"][decision["frame"] + 1]
        assert frame["move"]["codes"] == [decision["chosen"]["code"]], "the frame is the one before the move"
        assert frame["move"]["seat"] == decision["seat"]
        assert decision["grade"] in FAULTS or not decision["why"]
        gap = decision["gap"]
        assert gap["worth"] == pytest.approx(decision["other"]["worth"] - decision["chosen"]["worth"])
        assert decision["cost"] == (gap["worth"] if gap["low"] > 0 else 0.0)
    for account in review["accounts"]:
        parts = sum(account[part] for part in ("start", "moves", "luck"))
        assert parts == pytest.approx(account["result"])
    assert any(decision["grade"] == "blunder" for decision in review["decisions"]), (
        "playing the first column is no plan"
    )
    assert review["classes"] == {"inaccuracy": 0.05, "mistake": 0.1, "blunder": 0.15}
    for accuracy in review["accuracies"]:
        assert 0 <= accuracy["low"] <= accuracy["mean"] <= accuracy["high"] <= 1
        mine = [decision["grade"] for decision in review["decisions"] if decision["seat"] == accuracy["seat"]]
        assert accuracy["grades"] == Counter(mine)
    slip = next(decision for decision in review["decisions"] if decision["grade"] == "blunder")
    address = f"/api/records/{match}/decision"
    asked = ann.get(f"{address}?move={slip['move']}")
    assert (asked["number"], asked["seat"], asked["waiting"]) == (slip["move"] - 1, slip["seat"], [slip["seat"]])
    assert asked["view"] == replay["frames"][slip["frame"]]["view"]
    assert len(asked["moves"]) == slip["choices"]
    tried = {
        move["code"]: ann.get(f"{address}/tried?move={slip['move']}&code={move['code']}") for move in asked["moves"]
    }
    assert tried[slip["chosen"]["code"]] == slip, "the same move is judged as in the review"
    assert tried[slip["other"]["code"]]["grade"] == "best"
    assert all(found["other"]["code"] == slip["other"]["code"] for code, found in tried.items() if found["cost"])
    for wrong in (f"{address}?move=0", f"{address}?move={moves + 1}", f"{address}/tried?move={slip['move']}&code=99"):
        with pytest.raises(Answered, match="There was no such choice at move") as e:
            ann.get(wrong)
        assert e.value.status == 404


def test_a_review_that_many_ask_for_at_once_is_made_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, coach, begun = server.guest("Ann"), server.tables.coach, list[str]()
    match = against_bot(ann)
    finished(ann, match)
    payer = Payer(server.tables.by_match[match].row.host, "127.0.0.1")

    async def ready(*_: Any) -> Any:
        await asyncio.sleep(0.1)

    async def make(match: str, *_: Any) -> None:
        begun.append(match)

    async def ask() -> None:
        assert {found.share for found in await asyncio.gather(*(coach.review(match, payer) for _ in range(10)))} == {0}
        coach._making.clear()

    monkeypatch.setattr(coach, "_replayable", ready)
    monkeypatch.setattr(coach, "_make", make)
    server.do(ask())
    assert begun == [match]


def test_a_decision_is_made_again_from_what_its_seat_knew(server: Server) -> None:
    match, luck = Match(games.load("klobba"), 2, seed=3, names=["Ann", "Bo"]), Random(3)
    while not match.over:
        seat = match.waiting[0]
        given_up = match.game.actions.concessions()
        match.play(seat, luck.choice([code for code in match.codes(seat) if code not in given_up]))
    ann = server.guest("Ann")
    uploaded = ann.post("/api/records", match.record().text.encode())["id"]
    n = next(n for n, made in enumerate(match.made) if made["seat"] == 1)
    asked = patient(lambda: ann.get(f"/api/records/{uploaded}/decision?move={n + 1}"))
    state = match.states[n]
    assert asked["view"] == jsonable(match.game.view(state, match.box, 1)) != jsonable(state)


def test_one_plays_on_from_any_place_against_bots(server: Server, tmp_path: Any) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    match = against_bot(ann)
    finished(ann, match)
    record = ann.get(f"/api/matches/{match}/record")
    original = ann.get(f"/api/records/{match}")
    brought = bo.post("/api/records", record.encode())["id"]
    for source in (match, brought):
        made = bo.post(f"/api/records/{source}/fork", {"frame": 4, "seat": 0, "bot": "random"})["id"]
        row = bo.get(f"/api/matches/{made}")
        assert (row["you"], [s["kind"] for s in row["seats"]]) == (0, ["human", "bot"])
        with bo.sit(made) as line:
            state = line.until()
            assert state["number"] == 4
            assert state["view"] == original["frames"][4]["view"]
            assert state["undo"] is False, "what others played is not mine to take back"
        assert practice(server, made)
        finished(bo, made)
        path = tmp_path / f"{made}.jsonl"
        path.write_text(bo.get(f"/api/matches/{made}/record"), "utf-8", newline="")
        assert verify(path, server.tables.catalog.find("connect_four")).true
    with pytest.raises(Answered, match="over at that position"):
        bo.post(f"/api/records/{match}/fork", {"frame": original["total"]})
    with pytest.raises(Answered, match="There is no seat 2"):
        bo.post(f"/api/records/{match}/fork", {"frame": 1, "seat": 2})
    with pytest.raises(Answered, match="There is no bot 'nosuch'"):
        bo.post(f"/api/records/{match}/fork", {"frame": 1, "bot": "nosuch"})


def test_whoever_waits_for_two_answers_is_sent_away(server: Server) -> None:
    """And no table waits meanwhile: the coach runs in its own process."""
    ann, coach = server.guest("Ann"), server.tables.coach
    match = against_bot(ann)
    patient(lambda: ann.get(f"/api/matches/{match}/advice"))
    assert coach.pool not in (server.tables.bot_jobs, server.tables.reflexes, server.tables.readers)
    done = asyncio.Event()

    async def keep_busy() -> None:
        async with coach.pool.turns.turn():
            await done.wait()

    busy = asyncio.run_coroutine_threadsafe(keep_busy(), server.loop)
    with ThreadPoolExecutor(3) as threads:
        asked = [threads.submit(ann.get, f"/api/matches/{match}/advice") for _ in range(3)]
        while not any(each.done() for each in asked):
            time.sleep(0.01)
        with ann.sit(match) as line:
            state = line.until()
            line.play(state["moves"][0]["code"], state["turn"])
            assert newest(line, 2)["number"] == 2, "the bot answers although the coach is busy"
        server.loop.call_soon_threadsafe(done.set)
        answers = [each.exception() for each in asked]
    busy.result(60)
    assert sum(isinstance(each, Answered) and "wait for that answer first" in str(each) for each in answers) == 1


def test_practice_counts_for_nothing(server: Server) -> None:
    """A game with advice, or that continues another, changes no rating; any other does."""
    ann = server.guest("Ann")
    plain, advised = (against_bot(ann, seed=None) for _ in range(2))
    patient(lambda: ann.get(f"/api/matches/{advised}/advice"))
    finished(ann, plain)
    fork = ann.post(f"/api/records/{plain}/fork", {"frame": 2, "bot": "random"})["id"]
    for match in (advised, fork):
        finished(ann, match)
    assert [looked_up(server, schema.results.c.counts, match) for match in (plain, advised, fork)] == [
        True,
        False,
        False,
    ]
