"""The game on one page and its diagrams, over HTTP and at a table."""

from __future__ import annotations

from typing import Any

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
