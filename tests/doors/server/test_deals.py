"""Deals at the server: the same deal of the day for everybody, deals by grade, and puzzles that begin in the middle."""

from __future__ import annotations

from typing import Any

import msgspec

from rulewright import games
from rulewright.doors.server.contract import games as contract
from rulewright.kernel import deals
from tests.doors.server.house import House, newest
from tests.doors.server.test_lobby import refused

GAME = games.load("twelve_patrols")
DEAL = "/api/games/twelve_patrols/deal"


def deal(guest: Any, query: str) -> dict[str, Any]:
    """A deal, which is what the description says it is."""
    found: dict[str, Any] = guest.get(f"{DEAL}?{query}")
    msgspec.convert(found, contract.Deal)
    return found


def opened(guest: Any, **wish: Any) -> str:
    match: str = guest.ask("POST", "/api/matches", {"game": "twelve_patrols", **wish})["id"]
    return match


def test_a_game_says_what_its_solver_has_prepared(house: House) -> None:
    catalog = {g["name"]: g["deals"] for g in house.guest().get("/api/games")}
    assert catalog["twelve_patrols"]["graded"] >= 5000
    assert catalog["twelve_patrols"]["puzzles"] > 0
    assert catalog["karthis"] is None


def test_the_deal_of_the_day_is_the_same_for_everybody(house: House) -> None:
    ann, bob = house.guest(), house.guest()
    today = deal(ann, "kind=daily")
    assert today == deal(bob, "kind=daily")
    assert today["seed"] in deals.by_grade(GAME.home)[today["grade"]]
    seen = []
    for who in (ann, bob):
        with who.sit(opened(who, seed=today["seed"])) as line:
            seen.append(newest(line, 0)["view"])
    assert seen[0]["shown"] == seen[1]["shown"]
    assert seen[0]["barracks"] == seen[1]["barracks"]


def test_deals_come_by_grade(house: House) -> None:
    ann = house.guest()
    for grade in deals.GRADES:
        assert deal(ann, f"kind={grade}")["seed"] in deals.by_grade(GAME.home)[grade]
    assert "kind is one of" in refused(400, ann, "GET", f"{DEAL}?kind=impossible")
    assert "Nobody has graded deals" in refused(404, ann, "GET", "/api/games/karthis/deal?kind=easy")


def test_a_puzzle_begins_in_the_middle_and_can_be_played(house: House) -> None:
    ann = house.guest()
    found = deal(ann, "kind=puzzle&near=900")
    puzzle = deals.puzzles(GAME.home)[found["puzzle"]]
    assert found["rating"] == puzzle.rating
    with ann.sit(opened(ann, puzzle=puzzle.number)) as line:
        state = newest(line, len(puzzle.codes))
        assert state["number"] == len(puzzle.codes)
        assert state["view"]["laid"] in (6, 7)
        line.say(type="undo", turn=state["turn"])
        assert "Only your own last move" in line.until("refused")["sentence"], "a puzzle begins where it begins"
        line.play(state["moves"][0]["code"], state["turn"])
        assert newest(line, len(puzzle.codes) + 1)["number"] > len(puzzle.codes)


def test_what_a_puzzle_is_not(house: House) -> None:
    ann = house.guest()
    wish = {"game": "twelve_patrols", "puzzle": 10**6}
    assert "none has the number" in refused(404, ann, "POST", "/api/matches", wish)
    wish = {"game": "twelve_patrols", "puzzle": 0, "seed": 3}
    assert "A puzzle is what it is" in refused(400, ann, "POST", "/api/matches", wish)
    assert "has no puzzles" in refused(404, ann, "GET", "/api/games/karthis/deal?kind=puzzle")
    assert "near is a rating" in refused(400, ann, "GET", f"{DEAL}?kind=puzzle&near=high")
