"""Tables played by the day: clocks that run for days, vacations, and whose turn it is first.

Time passes by moving what is stored into the past, and tables are dropped from memory each time, as after a restart.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from rulewright.doors.server.client import Guest
from rulewright.doors.server.live.tables import OVERDUE
from rulewright.doors.server.matches.live_match import Clock
from rulewright.doors.server.store import day_turns, schema, vacations
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.vacations import DAY, later
from tests.doors.server.servers import Server, eventually, newest, until
from tests.doors.server.test_lobby import refused
from tests.doors.server.test_play import table

THREE: dict[str, Any] = {"clock": {"days": 3}}


def pass_days(server: Server, days: float, *matches: str) -> None:
    """Let days pass for these tables, and for the vacations of those who play there."""
    gone, m, t = round(days * DAY), schema.matches, schema.day_turns

    def work(c: Connection) -> None:
        here = m.c.id.in_(matches)
        c.execute(m.update().where(here).values(started=m.c.started - gone, due=m.c.due - gone))
        lines = schema.moves
        c.execute(lines.update().where(lines.c.match.in_(matches)).values(at=lines.c.at - gone))
        c.execute(t.update().where(t.c.match.in_(matches)).values(until=t.c.until - gone, at=t.c.at - gone))
        seats = schema.seats
        c.execute(seats.update().where(seats.c.match.in_(matches)).values(returned=seats.c.returned - gone))
        players = set(c.execute(select(seats.c.guest).where(seats.c.match.in_(matches))).scalars())
        for guest, spans in vacations.spans_of(c, [p for p in players if p]).items():
            moved = [[begin - gone, end - gone] for begin, end in spans]
            c.execute(schema.vacations.update().where(schema.vacations.c.guest == guest).values(spans=moved))

    server.write(work)
    for match in matches:
        server.forget(match)


def due(server: Server, match: str) -> int:
    found = server.read(lambda c: c.execute(select(schema.matches.c.due).where(schema.matches.c.id == match)).scalar())
    assert found is not None
    return int(found)


def looked_at(server: Server, match: str) -> None:
    """Wait until some process has seen to the table, without a table in memory."""
    eventually(lambda: due(server, match) > now() - OVERDUE, "the sweep did not look")


def mine(guest: Guest, match: str) -> dict[str, Any]:
    (found,) = [row for row in guest.get("/api/matches/mine") if row["id"] == match]
    row: dict[str, Any] = found
    return row


def test_vacations_do_not_count() -> None:
    assert later(100, 50, []) == 150
    assert later(100, 50, [[0, 90]]) == 150
    assert later(100, 50, [[150, 200]]) == 150
    assert later(100, 50, [[90, 130]]) == 180
    assert later(100, 50, [[110, 120], [155, 255]]) == 260, "a vacation that begins in time counts, however late"
    clock = Clock({"days": 2}, 2, 1_000, [0])
    assert (clock.by_day, clock.deadline(0)) == (True, 1_000 + 2 * DAY)


def test_the_clock_of_a_day_table_runs_at_once_and_for_days(server: Server) -> None:
    match, ann, bo = table(server, **THREE)
    with ann.sit(match) as a:
        state = a.until()
        assert state["clocks_in"] is None
        clock = state["seats"][0]["clock"]
        assert clock["running"]
        assert 3 * 86_400 - 3_600 < clock["left"] <= 3 * 86_400
        pass_days(server, 0)
    assert 3 * 86_400 - 3_600 < mine(ann, match)["left"] <= 3 * 86_400
    assert mine(bo, match)["left"] is None
    assert ann.get(f"/api/matches/{match}")["clock"] == {"days": 3}
    assert refused(400, ann, "POST", "/api/matches", {"game": "connect_four", "clock": {"days": 2, "total": 60}})


def test_time_runs_out_at_a_table_that_no_process_has_loaded(server: Server) -> None:
    match, ann, _ = table(server, **THREE)
    pass_days(server, 2.9, match)
    looked_at(server, match)
    assert mine(ann, match)["number"] == 0
    assert now() < due(server, match) <= now() + DAY // 10 + 20_000, "it is looked at when the time is up"
    pass_days(server, 0.2, match)
    eventually(lambda: mine(ann, match)["number"] == 1, "nobody moved in time")
    assert mine(ann, match)["seats"][0]["standin"]
    looked_at(server, match)
    assert match not in server.tables.by_match or not server.tables.by_match[match].driver.busy
    assert due(server, match) <= now() + DAY, "every table is looked at once a day"


def test_a_clock_stands_still_on_vacation_and_everybody_sees_that(server: Server) -> None:
    match, ann, bo = table(server, **THREE)
    with bo.sit(match) as b:
        b.until()
        answer = ann.put("/api/me/vacation", {"days": 5})["vacation"]
        assert (answer["left"], answer["of"]) == (25, 30)
        state = until(b, lambda s: s["seats"][0]["vacation"])
        assert abs(state["seats"][0]["vacation"] - answer["until"] / 1000) <= 1
        clock = state["seats"][0]["clock"]
        assert not clock["running"]
        assert clock["left"] > 3 * 86_400 - 3_600
        assert state["seats"][1]["vacation"] is None
    assert mine(ann, match)["left"] > 3 * 86_400 - 3_600
    pass_days(server, 7, match)
    looked_at(server, match)
    assert mine(ann, match)["number"] == 0, "five of the seven days did not count"
    assert 0 < mine(ann, match)["left"] < 86_400 + 60
    pass_days(server, 1.1, match)
    eventually(lambda: mine(ann, match)["number"] == 1, "the clock did not go on after the vacation")


def test_a_vacation_ends_early_and_a_day_that_has_begun_counts(server: Server) -> None:
    match, ann, _ = table(server, **THREE)
    assert refused(409, ann, "DELETE", "/api/me/vacation") == "You are not on vacation."
    ann.put("/api/me/vacation", {"days": 20})
    refused(409, ann, "PUT", "/api/me/vacation", {"days": 1})
    pass_days(server, 1.5, match)
    assert ann.ask("DELETE", "/api/me/vacation")["vacation"] == {"until": None, "left": 28, "of": 30}
    assert mine(ann, match)["left"] < 3 * 86_400
    for left in range(27, 0, -1):
        ann.put("/api/me/vacation", {"days": 1})
        assert ann.ask("DELETE", "/api/me/vacation")["vacation"]["left"] == left, "a minute costs a day"
    assert "1 day of vacation left" in refused(409, ann, "PUT", "/api/me/vacation", {"days": 2})
    assert refused(400, ann, "PUT", "/api/me/vacation", {"days": 0})
    pass_days(server, 366, match)
    assert ann.get("/api/me/notices")["vacation"]["left"] == 30
    assert refused(409, server.guest(), "PUT", "/api/me/vacation", {"days": 1})


def test_a_vacation_ends_the_moves_of_a_stand_in(server: Server) -> None:
    match, ann, bo = table(server, **THREE)
    pass_days(server, 3.1, match)
    eventually(lambda: mine(ann, match)["seats"][0]["standin"], "nobody stood in")
    ann.put("/api/me/vacation", {"days": 2})
    assert not mine(ann, match)["seats"][0]["standin"]
    with bo.sit(match) as b:
        state = newest(b, 1)
        b.play(state["moves"][0]["code"], state["turn"])
        assert newest(b, 2)["seats"][0]["vacation"]
    looked_at(server, match)
    assert mine(ann, match)["number"] == 2


def test_nobody_waits_for_days_for_somebody_who_has_left_for_good(server: Server) -> None:
    match, ann, bo = table(server, **THREE)
    ann.put("/api/me/vacation", {"days": 5})
    ann.post("/api/me/delete", {"name": "Ann"})
    eventually(lambda: mine(bo, match)["number"] == 1, "no bot moves for her")
    with bo.sit(match) as b:
        state = newest(b, 1)
        assert (state["seats"][0]["name"], state["seats"][0]["vacation"]) == ("A former guest", None)
        b.play(state["moves"][0]["code"], state["turn"])
        newest(b, 3)
    rows = server.read(lambda c: day_turns.rows_of(c, [match]))
    assert [row.at for row in rows if row.seat == 0] == [None], "there is nobody to tell"


def test_other_clocks_do_not_stop_for_a_vacation(server: Server) -> None:
    match, ann, bo = table(server, clock={"total": 1800})
    ann.put("/api/me/vacation", {"days": 5})
    with bo.sit(match) as b:
        assert b.until()["seats"][0]["vacation"] is None


def test_seeks_may_ask_for_days(server: Server) -> None:
    server.write(lambda c: c.execute(schema.seeks.delete()))
    ann, bo = server.guest("Ann"), server.guest("Bo")
    wish = {"game": "connect_four", "rated": False, **THREE}
    assert ann.put("/api/seek", wish)["match"] is None
    assert ann.put("/api/seek", wish)["match"] is None
    assert bo.put("/api/seek", {**wish, "clock": {"days": 2}})["match"] is None
    match = bo.put("/api/seek", wish)["match"]
    assert ann.put("/api/seek", wish)["match"] == match
    found = mine(ann, match)
    assert (found["clock"], found["rated"]) == ({"days": 3}, False)


def test_your_turns_come_first_and_the_most_urgent_on_top(server: Server) -> None:
    calm, ann, bo = table(server, clock={"days": 7})
    others = list[str]()
    for wish, seat in (({"clock": {"days": 1}}, 0), ({"clock": {"days": 1}}, 1), ({}, 0), ({}, 1)):
        made = ann.post("/api/matches", {"game": "connect_four", "seats": 2, "seat": seat, **wish})
        bo.join(made["links"]["seats"][str(1 - seat)])
        others.append(made["id"])
    urgent, his_day, plain, his_plain = others
    gathering = ann.post("/api/matches", {"game": "connect_four", "seats": 2})["id"]
    listed = [row["id"] for row in ann.get("/api/matches/mine")]
    assert listed[:3] == [urgent, calm, plain]
    assert set(listed[3:]) == {his_day, his_plain, gathering}
    assert {row["id"] for row in bo.get("/api/matches/mine")[:2]} == {his_day, his_plain}
