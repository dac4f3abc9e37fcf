"""Bots that move for people who are away or out of time: one move, then the seat is theirs again. And who is ready to begin."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, select

from rulewright.doors.server.client import Guest, Line
from rulewright.doors.server.matches import live_match
from rulewright.doors.server.matches.live_match import GRACE, Clock, Presence, deadline
from rulewright.doors.server.store import creation, schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.matches import SeatRow
from rulewright.doors.server.store.results import absent, placed
from rulewright.doors.server.store.schema import HUMAN, STOOD_IN
from tests.doors.server.servers import Server, newest, opened, play_out, quick, until
from tests.doors.server.test_coach import reviewed
from tests.doors.server.test_play import table, win_over

HOUR = 3600


@contextmanager
def seated(match: str, *guests: Guest, ready: bool = True) -> Iterator[list[Line]]:
    """All guests connected to the table, and ready."""
    with ExitStack() as stack:
        lines = [stack.enter_context(guest.sit(match)) for guest in guests]
        for line in lines if ready else ():
            line.say(type="ready")
        yield lines


def authors(server: Server, match: str) -> list[tuple[int, str]]:
    """The seat of each move, and how it was made."""
    table = schema.moves.c
    query = select(table.seat, table.made_by).where(table.match == match).order_by(table.line)
    return server.read(lambda c: [(row.seat, row.made_by) for row in c.execute(query)])


def answer(line: Line, state: dict[str, Any]) -> None:
    line.play(state["moves"][0]["code"], state["turn"])


def first_move(line: Line, number: int) -> None:
    answer(line, newest(line, number))


def standins(state: dict[str, Any]) -> list[bool]:
    return [seat["standin"] for seat in state["seats"]]


def run_out(server: Server, match: str) -> None:
    """Let the running clocks run out now, until a bot has moved: the table may meanwhile read its stored times again."""

    async def turn_back() -> None:
        found = server.tables.by_match[match]
        while not found.match or found.match.clock.held(now()):
            await asyncio.sleep(0.01)
        lines = found.match.line_count
        while found.match.line_count == lines:
            clock = found.match.clock
            clock.start, clock.since = 0, [None if since is None else 0 for since in clock.since]
            found.seats = [replace(seat, returned=1) for seat in found.seats]
            found.driver.poke()
            await asyncio.sleep(0.01)

    server.do(turn_back())


# ---------------------------------------------------------------- one move


def test_two_people_who_are_both_out_of_time_do_not_stop_the_game(server: Server) -> None:
    match, ann, bo = table(server, clock={"per_move": 1})
    with seated(match, ann, bo) as (a, b):
        assert standins(newest(a, 2)) == [True, True]
        assert standins(newest(b, 2)) == [True, True]
    assert {by for _, by in authors(server, match)} == {STOOD_IN}


def test_who_is_connected_has_the_next_move_again(server: Server) -> None:
    match, ann, bo = table(server, clock={"per_move": HOUR})
    with seated(match, ann, bo) as (a, b):
        run_out(server, match)
        state = newest(a, 1)
        assert standins(state) == [True, False]
        first_move(b, 1)
        state = newest(a, 2)
        assert state["waiting"] == [0]
        assert state["moves"]
        clock = state["seats"][0]["clock"]
        assert clock["running"]
        assert 0 < clock["left"] <= HOUR
        assert next_due(server, match) > 0, "nobody else is about to move"
        answer(a, state)
        assert standins(newest(a, 3)) == [False, False], "whoever moves is back"
    assert authors(server, match)[:3] == [(0, STOOD_IN), (1, HUMAN), (0, HUMAN)]


def test_who_says_to_be_back_is_taken_at_their_word(server: Server) -> None:
    match, ann, bo = table(server, clock={"per_move": HOUR})
    with seated(match, ann, bo) as (a, _):
        run_out(server, match)
        assert standins(newest(a, 1)) == [True, False]
        a.say(type="back")
        assert until(a, lambda s: not s["seats"][0]["standin"])["seats"][0]["missed"]["moves"] == 1


def test_for_who_is_gone_a_bot_plays_on_without_waiting_for_the_clock(server: Server) -> None:
    match, ann, bo = table(server, clock={"per_move": HOUR})
    with seated(match, ann, bo) as (_, b):
        ann.post(f"/api/matches/{match}/leave")
        for number in (1, 3, 5):
            first_move(b, number)
        newest(b, 7)
    assert [by for seat, by in authors(server, match) if seat == 0] == [STOOD_IN] * 4


def test_one_who_is_out_of_time_is_still_company_for_one_who_is_gone(server: Server) -> None:
    """Bots stand in for both, but one of them is connected."""
    match, ann, bo = table(server, clock={"per_move": HOUR})
    with seated(match, ann, bo) as (_, b):
        for number in (1, 2):
            run_out(server, match)
            newest(b, number)
        ann.post(f"/api/matches/{match}/leave")
        for number in (3, 5):
            newest(b, number)
            run_out(server, match)
        newest(b, 7)


def test_total_time_runs_out_once_and_then_there_is_a_little_for_each_move(server: Server) -> None:
    match, ann, bo = table(server, clock={"total": HOUR})
    with seated(match, ann, bo) as (a, b):
        run_out(server, match)
        newest(a, 1)
        first_move(b, 1)
        state = newest(a, 2)
        assert state["waiting"] == [0]
        assert 0 < state["seats"][0]["clock"]["left"] <= GRACE / 1000
        answer(a, state)
        newest(b, 3)
    assert authors(server, match)[:3] == [(0, STOOD_IN), (1, HUMAN), (0, HUMAN)]


# ---------------------------------------------------------------- coming back


def next_due(server: Server, match: str) -> int:
    """The seconds until the table moves by itself."""
    found = server.tables.by_match[match]

    async def look() -> int | None:
        return found.look().due

    when = server.do(look())
    assert when
    return (when - now()) // 1000


def test_after_a_lost_line_there_is_a_moment_to_come_back(open_server: Callable[..., Server]) -> None:
    server = open_server(comeback=HOUR)
    match, ann, bo = table(server, clock={"per_move": 20})
    with seated(match, bo) as (b,):
        with seated(match, ann) as (a,):
            until(a, lambda s: s["seats"][0]["clock"]["running"])
            assert next_due(server, match) <= 20
        state = until(b, lambda s: s["seats"][0]["clock"]["running"] and not s["seats"][0]["connected"])
        assert state["seats"][0]["clock"]["left"] > HOUR - 60
        assert next_due(server, match) > HOUR - 60
        with seated(match, ann) as (a,):
            state = until(a, lambda s: s["seats"][0]["connected"])
            assert HOUR - 60 < state["seats"][0]["clock"]["left"] <= HOUR, "the same moment, not one more"
            answer(a, state)
            assert newest(b, 1)["seats"][1]["clock"]["left"] <= 20, "the other was here all the time"
    assert authors(server, match) == [(0, HUMAN)]


def test_a_line_that_is_cut_again_and_again_gains_one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0, 7_000, 8_000, 11_000, 12_000, 14_000, 15_000])
    monkeypatch.setattr(live_match, "now", lambda: next(times))
    running = Clock({"per_move": 10}, 1, 1_000, [0])
    running.pressed = True
    ann = SeatRow("m", 0, HUMAN, "ann", None, "Ann", False, 0)
    seen = Presence(5_000)
    found = []
    for here in ({0}, set(), {0}, set(), {0}, set()):
        found.append(deadline(running, ann, seen.update(here)))
    assert found == [11_000, 13_000, 13_000, 16_000, 16_000, 16_000]


def test_after_a_restart_there_is_a_moment_to_come_back(database: str) -> None:
    with opened(quick(database, comeback=HOUR)) as server:
        match, ann, bo = table(server, clock={"per_move": HOUR})
        with seated(match, ann, bo) as (a, b):
            first_move(a, 0)
            first_move(b, 1)
            newest(a, 2)

        def long_ago(c: Connection) -> None:
            """Ann's clock runs out while the server is down."""
            c.execute(schema.moves.update().values(at=schema.moves.c.at - 10_000 * HOUR))
            c.execute(schema.matches.update().values(due=1, started=1))
            c.execute(schema.seats.update().values(returned=1))

        server.write(long_ago)
    with opened(quick(database, comeback=HOUR)) as server:
        with seated(match, Guest(server.address, ann.cookie), ready=False) as (a,):
            state = newest(a, 2)
            assert state["number"] == 2
            assert state["seats"][0]["clock"]["left"] > HOUR - 60
            answer(a, state)
            newest(a, 3)
        assert [by for _, by in authors(server, match)] == [HUMAN] * 3


# ---------------------------------------------------------------- ready


def waits(state: dict[str, Any]) -> bool:
    return state["clocks_in"] is not None


def test_the_clocks_run_when_everybody_is_ready(server: Server) -> None:
    match, ann, bo = table(server, clock={"per_move": 5})
    with seated(match, ann, bo, ready=False) as (a, b):
        state = a.until()
        assert 0 < state["clocks_in"] <= creation.READY / 1000
        assert state["seats"][0]["clock"] == {"left": 5, "running": False}
        assert [s["ready"] for s in state["seats"]] == [False, False]
        b.say(type="ready")
        state = until(a, lambda s: s["seats"][1]["ready"])
        assert waits(state)
        assert not state["seats"][0]["ready"]
        a.say(type="ready")
        state = until(b, lambda s: not waits(s))
        clock = state["seats"][0]["clock"]
        assert clock["running"]
        assert 0 < clock["left"] <= 5
        assert [s["ready"] for s in state["seats"]] == [True, True]


def test_whoever_moves_is_ready(server: Server) -> None:
    match, ann, bo = table(server, clock={"per_move": HOUR})
    with seated(match, ann, bo, ready=False) as (a, b):
        first_move(a, 0)
        state = newest(b, 1)
        assert waits(state)
        assert [s["ready"] for s in state["seats"]] == [True, False]
        answer(b, state)
        state = newest(a, 2)
        assert not waits(state)
        assert state["seats"][0]["clock"]["running"]


def test_a_rematch_waits_until_the_other_has_seen_it(server: Server) -> None:
    match, ann, bo = table(server, clock={"per_move": HOUR})
    with seated(match, ann, bo) as (a, b):
        win_over(a, b)
    again = ann.post(f"/api/matches/{match}/rematch")["id"]
    with seated(again, ann) as (a,):
        state = until(a, lambda s: s["seats"][1]["ready"])
        assert waits(state)
        assert not state["seats"][0]["clock"]["running"]
        with seated(again, bo):
            assert until(a, lambda s: not waits(s))["seats"][0]["clock"]["running"]


def test_who_never_gets_ready_keeps_nobody_waiting(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(creation, "READY", 100)
    match, _, bo = table(server, clock={"per_move": 1})
    with seated(match, bo) as (b,):
        state = newest(b, 1)
        assert state["seats"][0]["standin"]
        answer(b, state)
        newest(b, 3)


def test_alone_against_bots_nobody_is_asked(server: Server) -> None:
    ann = server.guest("Ann")
    match = ann.post("/api/matches", {"game": "connect_four", "fill": {"1": "random"}, "clock": {"per_move": HOUR}})
    with seated(match["id"], ann, ready=False) as (a,):
        state = a.until()
        assert not waits(state)
        assert state["seats"][0]["clock"]["running"]


# ---------------------------------------------------------------- what it does to ratings


@pytest.mark.parametrize(
    ("missed", "chosen", "told"),
    [
        (0, 0, ""),
        (0, 9, ""),
        (1, 4, ""),
        (2, 8, ""),
        (2, 7, "lost"),
        (5, 6, "lost"),
        (1, 1, "unrated"),
        (6, 6, "unrated"),
    ],
)
def test_more_than_a_quarter_is_absence_and_all_of_it_is_no_game(missed: int, chosen: int, told: str) -> None:
    assert absent(missed, chosen) == told


@pytest.mark.parametrize(
    ("places", "absences", "found"),
    [
        ([1, 2], ["", ""], [1, 2]),
        ([1, 2], ["lost", ""], [2, 1]),
        ([1, 2, 3], ["", "lost", ""], [1, 3, 2]),
        ([1, 1, 3], ["lost", "", ""], [3, 1, 2]),
        ([1, 2, 3], ["lost", "lost", ""], [2, 2, 1]),
    ],
)
def test_who_was_absent_comes_last(places: list[int], absences: list[str], found: list[int]) -> None:
    assert placed(places, absences) == found


def results(*guests: Guest) -> list[tuple[str, int]]:
    """Each guest's latest result, and the number of their rated games."""
    found = []
    for guest in guests:
        games = [rating["games"] for rating in guest.get("/api/standing")["ratings"]]
        found.append((guest.get("/api/history")[0]["result"], sum(games)))
    return found


def test_who_leaves_in_the_middle_loses_though_the_bot_wins(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def first_column(*_: object) -> int:
        return 0

    monkeypatch.setattr(server.tables.reflexes, "choose", first_column)
    match, ann, bo = table(server)
    with ann.sit(match) as a:
        with bo.sit(match) as b:
            a.play(3, newest(a, 0)["turn"])
            b.play(0, newest(b, 1)["turn"])
            state = newest(a, 2)
        bo.post(f"/api/matches/{match}/leave")
        for number, column in ((4, 4), (6, 6), (8, 1)):
            a.play(column, state["turn"])
            state = newest(a, number)
        assert state["over"]["places"] == [2, 1], "four in the first column"
        assert state["seats"][1]["missed"] == {"moves": 3, "of": 4, "rated": "lost"}
    assert results(ann, bo) == [("won", 1), ("lost", 1)]
    (up,), (down,) = (guest.get("/api/standing")["ratings"] for guest in (ann, bo))
    assert up["points"] > 1500 > down["points"]


def test_who_never_made_a_move_has_not_played(server: Server) -> None:
    match, ann, bo = table(server)
    bo.post(f"/api/matches/{match}/leave")
    with ann.sit(match) as a:
        assert play_out(a)["seats"][1]["missed"]["rated"] == "unrated"
    assert results(ann, bo) == [("won", 0), ("lost", 0)]


def test_a_game_against_bots_alone_waits_for_whoever_leaves_it(server: Server) -> None:
    """No other player waits, so leaving costs nothing; the result counts at the end."""
    match, ann = server.against_bot("connect_four")
    with ann.sit(match) as a:
        a.play(3, newest(a, 0)["turn"])
        newest(a, 2)
    ann.post(f"/api/matches/{match}/leave")
    time.sleep(0.3)
    assert [by for _, by in authors(server, match)].count(STOOD_IN) == 0
    assert (ann.get("/api/history"), ann.get("/api/standing")["ratings"]) == ([], [])
    assert match in [row["id"] for row in ann.get("/api/matches/mine")]
    with ann.sit(match) as a:
        state = play_out(a)
    assert state["seats"][0]["missed"] is None
    assert ann.get("/api/standing")["ratings"][0]["games"] == 1


def test_where_everybody_was_absent_nobody_is_rated(server: Server) -> None:
    match, ann, bo = table(server, clock={"per_move": HOUR})
    with seated(match, ann, bo, ready=False) as (a, b):
        first_move(a, 0)
        first_move(b, 1)
        state = newest(a, 2)
        while not state["over"]:
            run_out(server, match)
            state = newest(a, state["number"] + 1)
        assert [seat["missed"]["rated"] for seat in state["seats"]] == ["lost", "lost"]
    assert results(ann, bo) == [("lost", 0), ("lost", 0)]


def test_a_move_missed_now_and_then_changes_nothing(server: Server) -> None:
    match, ann, bo = table(server, clock={"per_move": HOUR})
    with seated(match, ann, bo) as (a, b):
        lines, number = (a, b), 0
        run_out(server, match)
        state = newest(a, 1)
        assert state["seats"][0]["missed"]["rated"] == "unrated", "so far it is all they have done"
        number = 1
        while not state["over"]:
            line = lines[number % 2]
            state = newest(line, number)
            if state["moves"]:
                free = [m["code"] for m in state["moves"]]
                line.play(free[number // 2 % len(free)], state["turn"])
                number += 1
                state = newest(line, number)
        missed = state["seats"][0]["missed"]
        assert missed["moves"] == 1
    assert sum(rated for _, rated in results(ann, bo)) == 2


# ---------------------------------------------------------------- marks


def test_journal_record_and_replay_say_which_moves_a_bot_made(server: Server) -> None:
    match, ann, bo = table(server)
    bo.post(f"/api/matches/{match}/leave")
    with ann.sit(match) as a:
        play_out(a)
        told = [note["text"] for message in a.heard if message["type"] == "state" for note in message["notes"]]
    by_bot = sum(by == STOOD_IN for _, by in authors(server, match))
    assert told.count("A bot moved for Bo.") == by_bot > 0
    record = [json.loads(line) for line in ann.get(f"/api/matches/{match}/record").splitlines()]
    words = [(line["seat"], line["words"]) for line in record if "move" in line]
    assert [seat for seat, said in words if said.endswith("(a bot stood in)")] == [1] * by_bot
    assert [seat for seat, said in words if not said.endswith("(a bot stood in)")] == [0] * (len(words) - by_bot)
    frames = ann.get(f"/api/records/{match}")["frames"]
    marked = [f["move"]["seat"] for f in frames if f["move"] and f["move"]["label"].endswith("(a bot stood in)")]
    assert marked == [1] * by_bot


def test_a_review_does_not_count_a_bots_moves_as_own_mistakes(server: Server) -> None:
    match, ann, bo = table(server)
    bo.post(f"/api/matches/{match}/leave")
    with ann.sit(match) as a:
        play_out(a)
    review = reviewed(ann, match)
    assert {(d["seat"], d["stood_in"]) for d in review["decisions"]} == {(0, False), (1, True)}
    assert [each["seat"] for each in review["accuracies"]] == [0]
