"""What messengers show of a link: Open Graph tags in the page that the server sends."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from rulewright import games
from rulewright.doors.server.client import Guest
from rulewright.doors.server.http.pages import PREVIEW_SIZE, PREVIEWS, duration
from tests.doors.server.servers import ROOT, Server, opened, play_out, quick

TAG = re.compile(r'<meta property="([a-z:_]+)" content="([^"]*)" />')


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    web = tmp_path / "web"
    (web / "previews").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><html><head><title>Rulewright</title></head><body></body></html>")
    (web / "previews" / "high_card.png").write_bytes(b"\x89PNG")
    with opened(quick(f"sqlite+aiosqlite:///{tmp_path / 'server.db'}", web=str(web))) as server:
        yield server


def tags(guest: Guest, path: str) -> dict[str, str]:
    """The tags of a page, as a messenger without a cookie reads them."""
    page: str = Guest(f"http://{guest.place}").ask("GET", path)
    assert page.index("og:") < page.index("</head>") if "og:" in page else True
    return {name: unescape(value) for name, value in TAG.findall(page)}


def test_an_invitation_shows_the_game_and_who_invites(server: Server) -> None:
    ann = server.guest('Ann "<b>&')
    made = ann.post("/api/matches", {"game": "high_card", "seats": 2, "clock": {"per_move": 60}})
    link = made["links"]["seats"]["1"]
    found = tags(ann, link)
    assert found["og:title"] == 'Ann "<b>& invites you to play High Card'
    assert re.match(r"2 players, \d+.* minutes?, 1 minute a move\. \S", found["og:description"])
    assert found["og:image"] == f"{server.address.rstrip('/')}/previews/high_card.png"
    assert found["og:url"] == f"{server.address.rstrip('/')}/m/{made['id']}"
    page = Guest(server.address).ask("GET", link)
    assert link.partition("=")[2] not in page, "no token stands in the page"
    assert "<b>" not in page
    assert tags(ann, made["links"]["spectate"])["og:title"] == 'High Card with Ann "<b>&'


def test_a_page_tells_nothing_that_its_link_does_not_open(server: Server) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    made = ann.post("/api/matches", {"game": "high_card", "seats": 3})
    match, link = made["id"], made["links"]["seats"]["1"]
    for path in ("/", f"/m/{match}", f"/r/{match}", f"/m/{match}?token=wrong", "/m/nosuch", f"/r/{link[3:]}"):
        assert tags(ann, path) == {}, path
    assert "Ann" in tags(ann, link)["og:title"]
    bo.join(link)
    assert tags(ann, link)["og:title"] == "High Card with Ann", "the seat is taken"
    ann.post(f"/api/matches/{match}/leave")
    assert tags(ann, link) == {}, "the table is closed"


def test_who_invites_without_a_name_is_called_so_in_the_reader_s_language(server: Server) -> None:
    ann, german = server.guest(), {"Accept-Language": "de"}
    name = ann.get("/api/me")["name"].replace("Guest", "Gast")
    made = ann.post("/api/matches", {"game": "high_card", "seats": 2})
    page: str = Guest(server.address).ask("GET", made["links"]["seats"]["1"], **german)
    assert dict(TAG.findall(page))["og:title"] == f"{name} lädt dich zu High Card ein"


def test_a_record_shows_who_played(server: Server) -> None:
    made, ann = server.against_bot("connect_four")
    with ann.sit(made) as line:
        state = play_out(line)
    names = ", ".join(seat["name"] for seat in state["seats"])
    for path in (f"/r/{made}", f"/m/{made}"):
        found = tags(ann, path)
        assert found["og:title"] == f"Connect Four: {names}"
        assert found["og:image"] == f"{server.address.rstrip('/')}/pictures/{made}/now.png"
        assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")


def test_time_limits_are_said_in_words() -> None:
    assert [duration(n) for n in (30, 60, 90, 180)] == ["30 seconds", "1 minute", "90 seconds", "3 minutes"]


@pytest.mark.parametrize("game", games.names())
def test_every_game_on_the_shelf_has_a_picture(game: str) -> None:
    picture = (ROOT / "web" / "public" / PREVIEWS / f"{game}.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == PREVIEW_SIZE
