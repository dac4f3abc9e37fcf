"""Data about finished matches: history, ratings, bests and streaks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

from rulewright.doors.server.client import Answered, Guest
from rulewright.doors.server.store import results
from rulewright.doors.server.store.database import MIGRATIONS
from tests.doors.server.servers import Server, over
from tests.doors.server.test_play import table, win_over


def win(match: str, winner: Guest, loser: Guest) -> None:
    """Four in column 4 for the first seat."""
    with winner.sit(match) as a, loser.sit(match) as b:
        win_over(a, b)


def give_up(guest: Guest, **wish: Any) -> str:
    match: str = guest.post("/api/matches", wish)["id"]
    concede = {v["name"] for v in guest.get(f"/api/games/{wish['game']}")["verbs"] if v["concede"]}
    with guest.sit(match) as line:
        state = line.until()
        line.play(next(m["code"] for m in state["moves"] if m["verb"] in concede), state["turn"])
        state = over(line)
    return match


def test_people_are_rated_against_each_other(server: Server) -> None:
    match, ann, bo = table(server)
    win(match, ann, bo)
    (mine,), (his,) = (guest.get("/api/history") for guest in (ann, bo))
    assert (mine["id"], mine["result"], mine["place"], mine["names"]) == (match, "won", 1, ["Ann", "Bo"])
    assert (his["result"], his["place"], his["you"]) == ("lost", 2, 1)
    (up,), (down,) = (guest.get("/api/standing")["ratings"] for guest in (ann, bo))
    assert (up["against"], up["title"], up["games"]) == ("people", "Connect Four", 1)
    assert up["points"] > 1500 > down["points"]
    assert up["points"] - 1500 == 1500 - down["points"], "who was unknown before gains what the other loses"
    win(ann.post(f"/api/matches/{match}/rematch")["id"], bo, ann)
    again = ann.get("/api/standing")["ratings"][0]
    assert again["games"] == 2
    assert again["margin"] < up["margin"]


def test_bots_are_fixed_marks_and_what_was_chosen_counts_for_nothing(server: Server) -> None:
    ann = server.guest("Ann")
    give_up(ann, game="high_card", fill={"1": "random"})
    (rating,) = ann.get("/api/standing")["ratings"]
    assert (rating["against"], rating["games"]) == ("bots", 1)
    give_up(ann, game="high_card", fill={"1": "random"}, seed=4)
    assert ann.get("/api/standing")["ratings"] == [rating], "practice with a known seed"
    assert len(ann.get("/api/history")) == 2
    assert server.guest("Bo").get("/api/history") == []


def test_a_listed_bot_tells_the_rating_it_has(server: Server) -> None:
    points = {bot["name"]: bot["points"] for bot in server.guest("Ann").get("/api/bots?game=katamari")}
    assert points["1"] < points["2"] < points["3"] == points["bold"] < points["6"]
    assert points["random"] < points["1"]


def test_history_can_be_searched(server: Server) -> None:
    match, ann, bo = table(server)
    win(match, ann, bo)
    karthis = give_up(ann, game="karthis")
    assert [m["id"] for m in ann.get("/api/history")] == [karthis, match]
    assert [m["id"] for m in ann.get("/api/history?result=won")] == [match]
    assert [m["id"] for m in ann.get("/api/history?game=karthis")] == [karthis]
    assert ann.get("/api/history?game=karthis&result=won") == []
    latest = ann.get("/api/history")[0]["finished"]
    assert [m["id"] for m in ann.get(f"/api/history?before={latest}")] == [match]
    for wrong in ("result=drawn", "before=x", "game=nosuch"):
        with pytest.raises(Answered):
            ann.get(f"/api/history?{wrong}")


def test_alone_one_has_bests_and_streaks(server: Server) -> None:
    ann = server.guest("Ann")
    give_up(ann, game="karthis")
    (best,) = ann.get("/api/standing")["alone"]
    assert {k: best[k] for k in ("played", "won", "streak", "longest")} == {
        "played": 1, "won": 0, "streak": 0, "longest": 0,
    }  # fmt: skip

    class Row:
        def __init__(self, outcome: str, score: int) -> None:
            self.outcome, self.score = outcome, score

    latest_first = [Row("won", 30), Row("won", 50), Row("lost", 90), Row("won", 10)]
    assert results._best(latest_first) == {"best": 50, "played": 4, "won": 3, "streak": 2, "longest": 2}


@pytest.mark.parametrize(
    ("places", "seat", "won", "told"),
    [([1], 0, True, "won"), ([1], 0, False, "lost"), ([1, 2], 1, True, "lost"), ([1, 1, 3], 1, True, "shared")],
)
def test_outcomes(places: list[int], seat: int, won: bool, told: str) -> None:
    assert results.outcome(places, seat, won) == told


def test_matches_that_were_over_before_are_looked_back_at(tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    over = '{"ending": "x", "about": "", "won": true, "scores": [3, 1], "places": [1, 2]}'
    with create_engine(f"sqlite:///{tmp_path / 'old.db'}").begin() as c:
        config.attributes["connection"] = c
        command.upgrade(config, "0005")
        c.execute(
            text(
                "INSERT INTO matches (id, game, seats, options, host, listed, status, archived, uploaded, created, updated, "
                "lines, number, waiting, result) VALUES ('m', 'karthis', 2, '{}', 'a', 0, 'over', 0, 0, 1, 7, 1, 1, 0, :over)"
            ),
            {"over": over},
        )
        for seat, guest in ((0, "a"), (1, "b")):
            values = {"seat": seat, "guest": guest}
            c.execute(text("INSERT INTO seats VALUES ('m', :seat, 'human', :guest, NULL, 'x', 0, 0)"), values)
        command.upgrade(config, "head")
        (row,) = results.history(c, "b", "", "lost", 100)
        assert (row["match"], row["place"], row["score"], row["finished"]) == ("m", 2, 1, 7)
        assert results.ratings(c, "a") == []
