"""Sheets to print, over HTTP."""

from __future__ import annotations

from importlib.util import find_spec

from tests.doors.server.servers import Server, fetch
from tests.doors.server.test_lobby import refused

PRINT = "/api/games/twelve_patrols/print"


def test_a_game_is_printed_from_the_browser(server: Server) -> None:
    ann = server.guest()
    german, letter = ann.get(f"{PRINT}?lang=de"), ann.get(f"{PRINT}?paper=letter&lang=en")
    assert german.count("<svg ") == 4
    assert '<html lang="de">' in german
    assert "size: 210.0mm 297.0mm" in german
    assert "Bogen 4 von 4" in german
    assert "size: 215.9mm 279.4mm" in letter
    assert "<script" not in letter


def test_a_box_and_players_are_chosen(server: Server) -> None:
    ann = server.guest()
    first, deep = (ann.get(f"/api/games/asteroid_miners/print?box={word}") for word in ("standard", "deep"))
    assert deep.count("<svg ") >= first.count("<svg ")
    assert '<option value="deep" selected>' in deep
    few, many = (ann.get(f"/api/games/katamari/print?players={n}") for n in (2, 4))
    assert len(many) > len(few)


def test_a_pdf_is_made_if_the_server_can(server: Server) -> None:
    ann = server.guest()
    if find_spec("typst"):
        assert fetch(server, f"{PRINT}?form=pdf")[1].startswith(b"%PDF-")
    else:
        assert "makes no PDF" in refused(501, ann, "GET", f"{PRINT}?form=pdf")


def test_a_wrong_wish_is_refused(server: Server) -> None:
    ann = server.guest()
    for query, why in (
        ("paper=a3", "paper is one of a4, letter"),
        ("form=doc", "form is one of html, pdf"),
        ("box=%3Cb%3E", "box is one of standard"),
        ("players=9", "from 1 to 1"),
        ("players=many", "whole number"),
    ):
        assert why in refused(400, ann, "GET", f"{PRINT}?{query}")
    assert "no game" in refused(404, ann, "GET", "/api/games/nothing/print")


def test_the_page_of_sheets_runs_no_scripts(server: Server) -> None:
    answer, _ = fetch(server, PRINT)
    assert (answer.headers["Content-Security-Policy"] or "").startswith("default-src 'none'")
    assert (answer.headers["Content-Type"] or "").startswith("text/html")


def test_sheets_are_drawn_once(server: Server) -> None:
    ann, pictures = server.guest(), server.tables.pictures
    ann.get(f"{PRINT}?lang=fr&paper=letter")
    made = pictures.made
    server.guest().get(f"{PRINT}?lang=fr&paper=letter")
    assert pictures.made == made
