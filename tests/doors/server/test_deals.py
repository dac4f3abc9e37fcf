"""Deals at the server: the same deal of the day for all players, deals by grade, and puzzles that begin in the middle."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, create_engine, select

from rulewright import games
from rulewright.doors.contract import games as contract
from rulewright.doors.server.store import results, schema
from rulewright.kernel import deals
from tests.doors.server.servers import Server, newest, over
from tests.doors.server.test_lobby import refused

GAME = games.load("twelve_patrols")
DEAL = "/api/games/twelve_patrols/deal"


def deal(guest: Any, query: str) -> dict[str, Any]:
    """A deal, checked against the contract."""
    found: dict[str, Any] = guest.get(f"{DEAL}?{query}")
    msgspec.convert(found, contract.Deal)
    return found


def opened(guest: Any, **wish: Any) -> str:
    match: str = guest.ask("POST", "/api/matches", {"game": "twelve_patrols", **wish})["id"]
    return match


def test_a_game_says_what_its_solver_has_prepared(server: Server) -> None:
    catalog = {g["name"]: g["deals"] for g in server.guest().get("/api/games")}
    assert catalog["twelve_patrols"]["graded"] >= 5000
    assert catalog["twelve_patrols"]["puzzles"] > 0
    assert catalog["karthis"] is None


def test_the_deal_of_the_day_is_the_same_for_everybody(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    today = deal(ann, "kind=daily")
    assert today == deal(bob, "kind=daily")
    assert today["seed"] in deals.by_grade(GAME.home)[today["grade"]]
    seen = []
    for who in (ann, bob):
        with who.sit(opened(who, seed=today["seed"])) as line:
            seen.append(newest(line, 0)["view"])
    assert seen[0]["shown"] == seen[1]["shown"]
    assert seen[0]["barracks"] == seen[1]["barracks"]


def give_up(guest: Any, match: str) -> None:
    with guest.sit(match) as line:
        state = line.until()
        code = next(move["code"] for move in state["moves"] if move["verb"] == "give_up")
        line.play(code, state["turn"])
        over(line)


def test_nobody_can_tell_the_deals_of_other_days_or_servers(server: Server) -> None:
    day = date(2026, 11, 15)
    here = server.read(lambda c: [results.daily(c, GAME, day + timedelta(n)) for n in range(12)])
    assert here != [deals.daily(GAME.home, day + timedelta(n), "another key") for n in range(12)]
    setting = schema.settings.c
    secret = server.read(
        lambda c: c.execute(select(setting.value).where(setting.key == results.DAILY_KEY)).scalar_one()
    )
    ann = server.guest()
    assert secret not in str([deal(ann, "kind=daily"), ann.get("/health"), ann.get("/api/games")])


def test_only_the_first_table_counts_and_is_found_again(server: Server) -> None:
    ann = server.guest()
    assert not deal(ann, "kind=daily")["match"]
    today = deal(ann, "kind=daily")
    first, second = (opened(ann, seed=today["seed"]) for _ in range(2))
    assert deal(ann, "kind=daily")["match"] == first
    kinds = [ann.get(f"/api/matches/{match}/deal")["kind"] for match in (first, second)]
    assert kinds == ["daily", today["grade"]], "somebody could look at it first"


def test_the_day_is_compared_once_you_have_played_it(server: Server) -> None:
    """Others of this server may have finished today's deal in earlier tests."""
    ann, bo, cy = (server.guest(name) for name in ("Ann", "Bo", "Cy"))
    seed, today = deal(ann, "kind=daily")["seed"], f"{DEAL}/today"
    assert "Play the deal of the day first" in refused(409, ann, "GET", today)
    tables = {guest.cookie: opened(guest, seed=seed) for guest in (ann, bo, cy)}
    refused(409, ann, "GET", today)
    give_up(bo, tables[bo.cookie])
    before = bo.get(today)
    assert before["won"] <= before["tries"] - 1
    assert before["friends"] == []
    give_up(ann, tables[ann.cookie])
    again = opened(cy, seed=seed)
    give_up(cy, again)
    refused(409, cy, "GET", today)
    found = ann.get(today)
    msgspec.convert(found, contract.DayResults)
    assert (found["tries"], found["won"]) == (before["tries"] + 1, before["won"]), "a second try does not count"
    assert found["level"] >= 1

    def befriend(c: Connection) -> None:
        ids = [
            c.execute(select(schema.matches.c.host).where(schema.matches.c.id == tables[g.cookie])).scalar()
            for g in (ann, bo)
        ]
        rows = [{"guest": a, "followed": b, "at": 0} for a, b in (ids, ids[::-1])]
        c.execute(schema.follows.insert(), rows)

    server.write(befriend)
    assert ann.get(today)["friends"] == [{"name": "Bo", "won": False, "score": 0}]
    assert "Ann" not in str(cy.get("/api/me/friends"))


def test_deals_come_by_grade(server: Server) -> None:
    ann = server.guest()
    for grade in deals.GRADES:
        assert deal(ann, f"kind={grade}")["seed"] in deals.by_grade(GAME.home)[grade]
    assert "kind is one of" in refused(400, ann, "GET", f"{DEAL}?kind=impossible")
    assert "has no graded deals" in refused(404, ann, "GET", "/api/games/karthis/deal?kind=easy")


def test_a_puzzle_begins_in_the_middle_and_can_be_played(server: Server) -> None:
    ann = server.guest()
    found = deal(ann, "kind=puzzle&near=900")
    puzzle = deals.puzzles(GAME.home)[found["puzzle"]]
    assert found["rating"] == puzzle.rating
    with ann.sit(opened(ann, puzzle=puzzle.number)) as line:
        state = newest(line, len(puzzle.codes))
        assert state["number"] == len(puzzle.codes)
        assert state["view"]["laid"] in (6, 7, 8)
        line.say(type="undo", turn=state["turn"])
        assert "Only your own last move" in line.until("refused")["sentence"], "a puzzle begins where it begins"
        line.play(state["moves"][0]["code"], state["turn"])
        assert newest(line, len(puzzle.codes) + 1)["number"] > len(puzzle.codes)


def test_what_a_puzzle_is_not(server: Server) -> None:
    ann = server.guest()
    wish = {"game": "twelve_patrols", "puzzle": 10**6}
    assert "none has the number" in refused(404, ann, "POST", "/api/matches", wish)
    wish = {"game": "twelve_patrols", "puzzle": 0, "seed": 3}
    assert "A puzzle is fixed" in refused(400, ann, "POST", "/api/matches", wish)
    assert "has no puzzles" in refused(404, ann, "GET", "/api/games/karthis/deal?kind=puzzle")
    assert "near is a rating" in refused(400, ann, "GET", f"{DEAL}?kind=puzzle&near=high")


def ended(guest: Any, match: str) -> dict[str, Any]:
    """Give the match up; returns the result."""
    with guest.sit(match) as line:
        state = line.until()
        line.play(next(m["code"] for m in state["moves"] if m["verb"] == "give_up"), state["turn"])
        state = over(line)
    found: dict[str, Any] = guest.get(f"/api/matches/{match}/deal")
    msgspec.convert(found, contract.PlayedDeal)
    return found


def test_ratings_and_streaks_belong_to_the_player(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    easy = deals.puzzle_near(GAME.home, results.BEGINNER, 0)
    match, rating = opened(ann, puzzle=easy.number), easy.rating
    found = ann.get(f"/api/matches/{match}/deal")
    assert (found["kind"], found["rating"], found["helped"], found["result"]) == ("puzzle", rating, False, None)
    assert "You have no seat in this match." in refused(404, bob, "GET", f"/api/matches/{match}/deal")
    told = ended(ann, match)["result"]
    assert (told["won"], told["rating"]) == (False, results.BEGINNER + told["change"])
    assert told["change"] < 0
    standing = {"game": "twelve_patrols", "title": GAME.title, "rating": told["rating"], "streak": 0}
    assert ann.get("/api/standing")["deals"] == [standing]
    assert bob.get("/api/standing")["deals"] == []


def test_the_deals_you_played_are_in_your_data(server: Server) -> None:
    ann = server.guest()
    puzzle, again, plain = opened(ann, puzzle=0), opened(ann, puzzle=1), opened(ann)
    found = ended(ann, puzzle)
    assert found["result"]
    mine = {row["id"]: row["deal"] for row in ann.get("/api/me/data")["matches"]}
    assert mine == {puzzle: found, again: ann.get(f"/api/matches/{again}/deal"), plain: None}


def test_a_table_is_known_as_the_deal_of_the_day_by_its_seed(server: Server) -> None:
    ann = server.guest()
    today = deal(ann, "kind=daily")
    found = ended(ann, opened(ann, seed=today["seed"]))
    assert (found["kind"], found["day"], found["grade"]) == ("daily", today["day"], today["grade"])
    other = next(seed for seed in deals.by_grade(GAME.home)["easy"] if seed != today["seed"])
    assert ann.get(f"/api/matches/{opened(ann, seed=other)}/deal")["kind"] == "easy"
    assert ann.get(f"/api/matches/{opened(ann)}/deal") is None, "no fault in the console at the end of every other game"


def test_asking_the_coach_is_help(server: Server) -> None:
    ann = server.guest()
    match = opened(ann, puzzle=0)
    with ann.sit(match) as line:
        line.until()
        ann.get(f"/api/matches/{match}/advice")
    assert ann.get(f"/api/matches/{match}/deal")["helped"]


class Days:
    """A guest's successive deals, in their own database."""

    def __init__(self, c: Connection) -> None:
        schema.metadata.create_all(c)
        self.c, self.n = c, 0

    def play(self, won: bool, deal: dict[str, Any]) -> dict[str, Any]:
        self.n += 1
        match = f"m{self.n}"
        row = dict.fromkeys(("lines", "number", "waiting", "created", "updated", "seats"), 1)
        flags = dict.fromkeys(("listed", "archived", "uploaded", "practice"), False)
        names = {"id": match, "game": "g", "options": {}, "host": "a", "status": "over", "deal": deal}
        self.c.execute(schema.matches.insert().values(**row, **flags, **names))
        result = {"match": match, "seat": 0, "guest": "a", "game": "g", "seats": 1, "outcome": "won" if won else "lost"}
        self.c.execute(schema.results.insert().values(**result, place=1, score=1, counts=False, finished=self.n))
        results.settle_deal(self.c, match, "a", "g", won, 12)
        found = results.find_deal(self.c, match)
        assert found
        told: dict[str, Any] = found["result"]
        return told


@pytest.fixture
def days() -> Any:
    with create_engine("sqlite://").begin() as c:
        yield Days(c)


def daily(n: int) -> dict[str, Any]:
    day = (date(2026, 11, 14) + timedelta(n)).isoformat()
    return {"kind": "daily", "grade": "hard", "rating": 0, "day": day, "helped": False, "result": None}


def puzzle(rating: int, helped: bool = False) -> dict[str, Any]:
    return {"kind": "puzzle", "grade": "", "rating": rating, "day": "", "helped": helped, "result": None}


def test_days_in_a_row_make_a_streak_and_a_gap_or_a_loss_ends_it(days: Days) -> None:
    assert [days.play(True, daily(n))["streak"] for n in (0, 1, 2)] == [1, 2, 3]
    assert days.play(False, daily(2))["streak"] == 3, "a day counts once, however often it is played"
    assert days.play(True, puzzle(1200))["streak"] == 3
    assert days.play(True, daily(4))["streak"] == 1, "a day was left out"
    assert days.play(False, daily(5))["streak"] == 0


def test_a_puzzle_moves_the_rating_by_how_surprising_its_end_is(days: Days) -> None:
    assert days.play(True, puzzle(1600))["rating"] == 1236
    assert days.play(False, puzzle(1236))["change"] == -20
    told = days.play(True, puzzle(1600, helped=True))
    assert (told["rating"], told["change"]) == (1216, 0), "solved with help"
    assert days.play(False, puzzle(1216, helped=True))["change"] == -20
