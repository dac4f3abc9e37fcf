"""Several people at one screen: one guest, several seats, and a connection for each."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.doors.server.client import Answered
from tests.doors.server.servers import Server, newest, over


def cards(state: dict[str, Any], seat: int) -> set[int]:
    return set(state["view"]["seats"][seat]["hand"]["card"])


def test_each_seat_has_its_own_line_and_sees_its_own_hand(server: Server) -> None:
    ann = server.guest("Ann")
    made = ann.post("/api/matches", {"game": "high_card", "seats": 3, "here": {"1": "Bo"}, "fill": {"2": "random"}})
    match = made["id"]
    row = ann.get(f"/api/matches/{match}")
    assert (row["here"], [s["name"] for s in row["seats"]][:2], row["started"]) == ([0, 1], ["Ann", "Bo"], True)
    for seat in (0, 1):
        with ann.sit(match, seat=seat) as line:
            assert (line.until("table")["you"], line.until()["you"]) == (seat, seat)
    with ann.sit(match, seat=1) as line:
        assert line.until("table")["here"] == [0, 1]
        state = line.until()
        assert cards(state, 1) - {-1}
        assert cards(state, 0) == {-1}, "nothing of the others' hands"
        assert state["seats"][0]["connected"], "whoever shares the screen is here"
        line.play(state["moves"][0]["code"], state["turn"])
    with ann.sit(match, seat=0) as line:
        assert cards(newest(line, 1), 1) == {-1}


def test_nobody_else_gets_such_a_seat(server: Server) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    made = ann.post("/api/matches", {"game": "high_card", "seats": 3, "here": {"1": "Bo"}})
    eve.join(made["links"]["seats"]["2"])
    with eve.sit(made["id"], seat=1) as line:
        assert line.until("table")["you"] == 2
    for wrong in ({"0": "Me"}, {"7": "Far"}, {"1": "\u0007"}):
        with pytest.raises(Answered):
            ann.post("/api/matches", {"game": "high_card", "seats": 3, "here": wrong})
    with pytest.raises(Answered):
        ann.post("/api/matches", {"game": "high_card", "seats": 3, "here": {"1": "Bo"}, "fill": {"1": "random"}})


def test_what_is_played_at_one_screen_is_not_rated_and_all_leave_together(server: Server) -> None:
    ann = server.guest("Ann")
    wish = {"game": "high_card", "here": {"1": "Bo"}}
    match = ann.post("/api/matches", wish)["id"]
    ann.post(f"/api/matches/{match}/leave")
    assert [s["standin"] for s in ann.get(f"/api/matches/{match}")["seats"]] == [True, True]
    with ann.sit(match, seat=1) as line:
        state = line.until()
        stand_up = next(m["code"] for m in state["moves"] if m["verb"] != "lay")
        line.play(stand_up, state["turn"])
        state = over(line)
        assert not any(s["standin"] for s in state["seats"])
    assert ann.get("/api/standing")["ratings"] == []
    assert [m["names"] for m in ann.get("/api/history")] == [["Ann", "Bo"]]
    again = ann.post(f"/api/matches/{match}/rematch")["id"]
    assert ann.get(f"/api/matches/{again}")["here"] == [1, 0]
