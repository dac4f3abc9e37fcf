"""Health, metrics, the description, and the pages."""

from __future__ import annotations

import gzip
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rulewright.doors.server.client import Answered
from rulewright.doors.server.http import app
from rulewright.doors.server.http.app import operations
from rulewright.doors.server.translations import SAY
from tests.doors.server.servers import Server, fetch

TESTED_APART = {
    "advise", "review", "again", "tried", "fork", "show_deal", "show_played", "remove", "report", "mute",
    "list_devices", "revoke", "list_blocked", "unblock", "export", "delete",
    "offer_passkey", "add_passkey", "remove_passkey", "offer_sign_in", "sign_in", "publish_profile", "show_profile",
    "subscribe", "give_address", "confirm", "stop_mail", "come_home", "go_on_vacation", "try_line", "lay_line",
    "make_tournament", "show_tournament", "enter", "withdraw", "add_bots", "start_tournament", "cancel_tournament",
    "follow", "invite", "decline", "show_day", "show_ban", "appeal", "show_people", "act",
    "answer_mistake", "forget_mistakes",
}  # fmt: skip
"""Endpoints of the coach, deals, accounts, passkeys, friends, notices, tournaments and moderation, which have their own tests."""


def test_health_and_metrics(server: Server) -> None:
    ann = server.guest()
    assert ann.get("/health")["ok"]
    before = ann.get("/metrics")
    match = ann.post("/api/matches", {"game": "connect_four", "fill": {"1": "random"}})["id"]
    with ann.sit(match) as line:
        state = line.until()
        line.play(0, 0)
        while state["number"] < 2:
            state = line.until()
        text = ann.get("/metrics")
        assert "rulewright_sockets 1\n" in text
    rows = dict(row.rsplit(" ", 1) for row in text.splitlines() if not row.startswith("#"))
    old = dict(row.rsplit(" ", 1) for row in before.splitlines() if not row.startswith("#"))
    name = 'rulewright_moves_total{by="human"}'
    assert int(rows[name]) == int(old.get(name, 0)) + 1
    assert int(rows["rulewright_store_seconds_count"]) >= 2


def test_every_door_is_described(server: Server) -> None:
    found = server.guest().get("/openapi.json")
    assert found["openapi"] == "3.1.0"
    operations = [(path, method, o) for path, methods in found["paths"].items() for method, o in methods.items()]
    ids = [o["operationId"] for _, _, o in operations]
    assert len(set(ids)) == len(ids) > 15
    schemas = found["components"]["schemas"]

    def references(value: Any) -> list[str]:
        if isinstance(value, dict):
            inner = [r for v in value.values() for r in references(v)]
            return [*inner, value["$ref"]] if "$ref" in value else inner
        return [r for v in value for r in references(v)] if isinstance(value, list) else []

    assert {r.rpartition("/")[2] for r in references(found)} <= set(schemas)
    for path, _, o in operations:
        assert path.count("{") == sum(p["in"] == "path" for p in o["parameters"])
    undescribed = [
        name for s in schemas.values() for name, p in s.get("properties", {}).items() if not p.get("description")
    ]
    assert undescribed == []
    assert set(schemas["NewMatch"]["properties"]) >= {"game", "seats", "options", "fill", "clock", "hero"}


def test_what_stays_the_same_is_made_once_and_sent_only_to_those_who_do_not_have_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    description = app.description

    def counted(operations: Any) -> Any:
        made.append(threading.current_thread().name)
        return description(operations)

    monkeypatch.setattr(app, "description", counted)
    first, body = fetch(server, "/openapi.json")
    tag = first.headers["ETag"]
    packed, small = fetch(server, "/openapi.json", accept_encoding="gzip")
    assert gzip.decompress(small) == body
    assert (packed.headers["ETag"], packed.headers["Content-Encoding"]) == (tag, "gzip")
    assert "server" not in made, "never on the event loop"
    for known in (tag, f'"other", {tag}', "*", tag.removeprefix("W/")):
        again, nothing = fetch(server, "/openapi.json", if_none_match=known)
        assert (again.status, nothing, again.headers["ETag"]) == (304, b"", tag)
    assert fetch(server, "/openapi.json", if_none_match='W/"other"')[0].status == 200
    assert len(made) <= 1, "and not at all, where another test has asked before"
    for path in ("/api/games", "/api/games/high_card", "/api/bots?game=high_card"):
        whole, _ = fetch(server, path)
        assert fetch(server, path, if_none_match=whole.headers["ETag"])[0].status == 304
    assert fetch(server, "/api/bots?game=connect_four")[1] != fetch(server, "/api/bots?game=karthis")[1]
    assert fetch(server, "/api/games/nosuch")[0].status == 404


def test_every_answer_is_what_the_description_says(server: Server) -> None:
    ann = server.guest("Ann")
    match = ann.post("/api/matches", {"game": "high_card", "fill": {"1": "random"}, "clock": {"total": 600}})["id"]
    with ann.sit(match) as line:
        line.play(line.until()["moves"][-1]["code"], 0)
        while not line.until()["over"]:
            pass
    record = ann.get(f"/api/matches/{match}/record")
    table, hero = ann.post("/api/matches", {"game": "high_card", "open": True})["id"], {"hero": "Indira"}
    catalog = ann.get("/api/games")
    campaigns, taught = ([g["name"] for g in catalog if g[what]] for what in ("campaign", "lesson"))
    for name in campaigns:
        ann.post("/api/matches", {"game": name, **hero})
    bodies: dict[str, Any] = {
        "/api/me": {"name": "Anna"},
        "/api/matches": {"game": "high_card"},
        "/api/seek": {"game": "high_card"},
        "/api/matches/{match}/join": {},
        "/api/matches/{match}/fill": {"seat": 1, "bot": "random"},
        "/api/records": record.encode(),
    }
    asked = 0
    for door in operations():
        if isinstance(door.returns, str) or getattr(door.answer, "__name__", "") in TESTED_APART:
            continue
        over = door.path.endswith("rematch") or door.path.startswith("/api/records")
        for game in campaigns if door.path == "/api/heroes" else [*campaigns, "high_card"]:
            if door.path.endswith("lesson") and game not in taught:
                continue
            path = door.path.replace("{match}", match if over else table).replace("{game}", game)
            path += f"?game={game}" if "game" in door.query else ""
            body = bodies.get(door.path, {}) if door.method != "GET" else None
            if door.path.startswith("/api/me/") and game != "high_card":
                continue
            if door.path == "/api/me/here":
                body = {"token": ann.post("/api/me/device", {})["link"].partition("#")[2]}
            if door.path.endswith("fill") and asked and ann.get(f"/api/matches/{table}")["started"]:
                continue
            answer = ann.ask(door.method, path, body)
            msgspec.convert(answer, door.returns)
            asked += 1
    assert asked > 20


def test_unknown_paths_of_the_interface_are_refused_in_words(server: Server) -> None:
    with pytest.raises(Answered, match="nothing here"):
        server.guest().get("/api/nosuch")


def test_without_a_built_table_the_page_says_how_to_build_it(open_server: Any, tmp_path: Path) -> None:
    server = open_server(web=str(tmp_path / "web"))
    response, body = fetch(server, "/")
    assert (response.status, body.decode()) == (503, SAY("page-missing") + "\n")


def test_the_built_table_is_served(open_server: Any, tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>" + "<p>table</p>" * 100)
    (web / "assets" / "main-1a2b.js").write_text("let a = 1;" * 200)
    (tmp_path / "private.txt").write_text("private")
    server = open_server(web=str(web))
    page, body = fetch(server, "/m/abc?token=x", accept_encoding="gzip")
    assert page.status == 200
    assert gzip.decompress(body) == (web / "index.html").read_bytes()
    assert page.headers["Cache-Control"] == "no-cache"
    assert page.headers["Referrer-Policy"] == "no-referrer"
    assert "Set-Cookie" not in page.headers
    script, body = fetch(server, "/assets/main-1a2b.js")
    assert body == (web / "assets" / "main-1a2b.js").read_bytes()
    assert "immutable" in script.headers["Cache-Control"]
    assert script.headers["Content-Type"].startswith("text/javascript")
    assert fetch(server, "/assets/gone.js")[0].status == 404
    for path in ("/../private.txt", "/%2e%2e/private.txt", "/assets/..%2f..%2fprivate.txt"):
        assert b"private" not in fetch(server, path)[1]
