"""The game on one page and its diagrams, over HTTP and at a table."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright import games
from rulewright.doors.server.catalog import Laid
from rulewright.doors.server.matches.final import about
from rulewright.match import Match
from tests.doors.server.contract_checks import check_answer
from tests.doors.server.servers import Server
from tests.doors.server.test_lobby import refused


def detail(server: Server, name: str) -> dict[str, Any]:
    found: dict[str, Any] = server.guest().get(f"/api/games/{name}")
    check_answer("GET", f"/api/games/{name}", found)
    return found


def test_a_game_tells_itself_on_one_page(server: Server) -> None:
    found = detail(server, "katamari")
    assert list(found["summary"]) == ["aim", "turn", "end", "forgotten"]
    assert found["summary"]["forgotten"][0]["say"].startswith("Four sixes or more")
    assert found["diagrams"]["stack"]["clauses"][0] == "KT-16"
    assert detail(server, "high_card")["summary"] == {}


def test_a_diagram_is_drawn_in_the_language_of_the_address(server: Server) -> None:
    ann = server.guest()
    address = "/api/games/twelve_patrols/diagrams/line.svg"
    german, english = (ann.get(f"{address}?lang={tag}") for tag in ("de", "en"))
    assert b"Reihe" in german
    assert b"row" in english
    assert "has no diagram 'none'" in refused(404, ann, "GET", "/api/games/karthis/diagrams/none.svg")


def test_a_table_is_sent_what_reads_otherwise_with_its_box(server: Server) -> None:
    ann = server.guest("Ann")

    def summary(**options: str) -> dict[str, Any]:
        match = ann.post("/api/matches", {"game": "asteroid_miners", "options": options})["id"]
        with ann.sit(match) as line:
            found: dict[str, Any] = line.until("table")["summary"]
            return found

    assert summary() == {}
    assert "round 80" in summary(box="deep")["end"][0]["say"]


@pytest.mark.parametrize("laid", [False, True])
def test_a_replay_holds_what_read_otherwise(laid: bool) -> None:
    game = games.load("asteroid_miners")
    usual, deep = (Match(game, 2, options) for options in ({}, {"box": "deep"}))
    assert about(usual, 1).summary == {}
    found = about(deep, 1, Laid(game, deep.box) if laid else None).summary
    assert isinstance(found, dict)
    assert "round 80" in str(found["end"][0])


def test_a_lesson_holds_what_reads_otherwise(server: Server) -> None:
    assert server.guest().get("/api/games/asteroid_miners/lesson")["summary"] == {}
