"""Time to think, and bots that stand in for people who are away."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection

from rulewright.doors.server.matches.live_match import GRACE, Clock
from rulewright.doors.server.store import schema
from tests.doors.server.servers import Server, eventually, newest, until
from tests.doors.server.test_play import table


def test_time_per_move_starts_with_each_move() -> None:
    clock = Clock({"per_move": 30}, 2, 1_000, [0])
    assert clock.deadline(0) == 31_000
    assert clock.deadline(1) is None
    clock.press(21_000, 0, [1])
    assert clock.deadline(0) is None
    assert clock.deadline(1) == 51_000
    assert clock.allowance(0) == 30_000


def test_total_time_is_used_up_while_others_do_not_pay() -> None:
    clock = Clock({"total": 60}, 2, 0, [0, 1])
    clock.press(20_000, 0, [1])
    clock.press(50_000, 1, [0])
    assert clock.used == [20_000, 50_000]
    assert clock.deadline(0) == 90_000
    assert clock.allowance(1) == GRACE
    clock.press(90_000, 0, [1])
    assert clock.deadline(1) == 90_000 + GRACE


def test_an_increment_is_gained_by_ending_a_turn_once() -> None:
    clock = Clock({"total": 60, "increment": 5}, 2, 0, [0])
    clock.press(10_000, 0, [0])
    assert clock.used == [10_000, 0], "a move within a turn gains nothing"
    clock.press(20_000, 0, [1])
    assert clock.used == [15_000, 0]
    clock.press(20_000, 0, [0])
    clock.press(20_000, 0, [1])
    assert clock.used == [15_000, 0], "nor does taking it back and making it again"
    clock.press(21_000, 1, [0])
    assert clock.allowance(1) == 64_000


def test_a_person_who_returns_starts_anew() -> None:
    clock = Clock({"per_move": 30}, 1, 0, [0])
    assert clock.deadline(0, returned=100_000) == 130_000


def test_no_time_passes_before_everybody_is_ready() -> None:
    clock = Clock({"total": 60}, 2, 100_000, [0])
    assert clock.deadline(0) == 160_000
    clock.press(40_000, 0, [1])
    clock.start = 50_000
    assert clock.used == [0, 0]
    assert clock.deadline(1) == 110_000
    clock.press(70_000, 1, [0])
    assert clock.used == [0, 20_000]


def test_without_a_clock_nobody_runs_out() -> None:
    clock = Clock(None, 2, 0, [0, 1])
    assert not clock.on
    assert clock.deadline(0) is None


def test_who_leaves_is_stood_in_for_at_once_and_may_come_back(server: Server) -> None:
    match, ann, bo = table(server)
    with bo.sit(match) as b:
        b.until()
        ann.post(f"/api/matches/{match}/leave")
        state = newest(b, 1)
        assert state["seats"][0]["standin"]
        with ann.sit(match) as a:
            assert not until(a, lambda s: not s["seats"][0]["standin"])["over"]
            b.play(state["moves"][0]["code"], state["turn"])
            mine = newest(a, 2)
            assert mine["waiting"] == [0]


def test_a_table_that_everybody_left_waits(server: Server) -> None:
    match, ann, bo = table(server)
    ann.post(f"/api/matches/{match}/leave")
    bo.post(f"/api/matches/{match}/leave")
    while server.tables.by_match[match].driver.busy:  # the stand-in may still be moving
        time.sleep(0.05)
    number = ann.get(f"/api/matches/{match}")["number"]
    time.sleep(0.3)
    assert ann.get(f"/api/matches/{match}")["number"] == number < 42
    with ann.sit(match) as a:
        state = until(a, lambda s: not s["seats"][0]["standin"])
        assert state["seats"][1]["standin"]


def test_a_bot_whose_process_was_lost_is_served_by_whoever_is_there(open_server: Any) -> None:
    server = open_server()
    ann = server.guest("Ann")
    match = ann.post("/api/matches", {"game": "connect_four", "seat": 1, "fill": {"0": "random"}})["id"]
    with ann.sit(match) as line:
        newest(line, 1)

    def undone(c: Connection) -> None:
        c.execute(schema.moves.delete())
        c.execute(schema.matches.update().values(lines=0, number=0, due=1))

    async def lose() -> None:
        """Pretend that the process died before the bot's first move was stored."""
        await server.tables.database.write(undone)
        del server.tables.by_match[match]

    server.do(lose())
    eventually(lambda: ann.get(f"/api/matches/{match}")["number"], "nobody served the bot")
