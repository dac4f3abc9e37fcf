"""A table reads the numbers of its own box: in the rulebook, in help and in refusals."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright import games
from rulewright.doors.server.live.coach import lesson
from rulewright.games.clin9ic.state import Component
from rulewright.match import Match
from tests.doors.conftest import Rulewright
from tests.doors.server.servers import Server

CLINIC = games.load("clin9ic")


def told(line: Any) -> tuple[dict[str, str], dict[str, str]]:
    table = line.hear()
    return {c["id"]: c["text"] for c in table["clauses"]}, {key: entry["text"] for key, entry in table["help"].items()}


def test_clauses_come_with_the_game_and_what_reads_otherwise_with_the_table(server: Server) -> None:
    ann = server.guest()
    book = {clause["id"]: clause["text"] for clause in ann.get("/api/games/clin9ic")["clauses"]}
    assert "costs $3" in book["CL-R14"]
    assert "one entrance" in book["CL-R6"]
    with ann.sit(ann.post("/api/matches", {"game": "clin9ic"})["id"]) as line:
        assert told(line) == ({}, {})
    with ann.sit(ann.post("/api/matches", {"game": "clin9ic", "options": {"box": "first"}})["id"]) as line:
        clauses, help = told(line)
    assert "The helipad costs $5" in clauses["CL-R14"]
    assert "two entrances" in clauses["CL-R6"]
    assert "Upkeep is $1 per module." in clauses["CL-R25"]
    assert "CL-R13" not in clauses, "the conveyor costs the same in both boxes"
    assert "$1 per module" in help["bills"]


@pytest.mark.parametrize(("box", "price"), [("standard", 3), ("first", 5)])
def test_a_refusal_names_the_price_of_the_box_on_the_table(box: str, price: int) -> None:
    match = Match(CLINIC, options={"box": box}, seed=1)
    assert f"helipad costs ${price}" in match.clause("CL-R14").text
    while not any(move.verb == "build" for move in match.legal(0)):
        match.play(0, match.legal(0)[0].code)
    refused = match.refusal(0, CLINIC.actions.encode("build", component=Component.HELIPAD))
    assert refused is not None
    assert refused.clause == "CL-R14"
    assert f"helipad costs ${price}" in refused.text


def test_a_lesson_reads_the_numbers_of_its_box() -> None:
    found = lesson(games.load("klobba"))
    assert found is not None
    assert "starts with 20" in found.steps[0].say
    assert "three in this game" in next(clause.text for clause in found.clauses if clause.id == "KB-8")


def test_rules_are_told_for_the_box_that_is_asked_for(rulewright: Rulewright) -> None:
    assert "$11M, $10M and $8M" in " ".join(rulewright("rules", "asteroid_miners", "AM-R13").out.split())
    first = rulewright("rules", "asteroid_miners", "AM-R13", "-o", "box=first").out
    assert "$2M, $3M and $4M" in " ".join(first.split())
    four = rulewright("rules", "klobba", "KB-63", "--players", "4").out
    assert "2 Stars in this game" in four
