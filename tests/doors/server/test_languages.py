"""At one table all players get their own language; stored text is English."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from sqlalchemy import select

from rulewright.doors.server.client import Answered
from rulewright.doors.server.live.table import LEFT
from rulewright.doors.server.live.tables import REASON
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.schema import OVER
from rulewright.doors.server.translations import SAY
from rulewright.telling import language as spoken
from rulewright.telling.language import LANGUAGES, PSEUDO, speaking
from tests.doors.conftest import Rulewright
from tests.doors.server.servers import Server, closing, newest


@pytest.fixture(autouse=True)
def _all_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Include languages that are not offered yet."""
    monkeypatch.setattr(spoken.preferred, "__defaults__", (LANGUAGES,))


def test_three_people_read_one_table_in_three_languages(server: Server) -> None:
    ann, bo, carl = server.guest("Ann"), server.guest("Bo"), server.guest("Carl")
    made = ann.post("/api/matches", {"game": "twelve_patrols", "seats": 1})
    with ann.sit(made["id"], lang="de-AT") as a:
        for guest in (bo, carl):
            guest.join(made["links"]["spectate"])
        with bo.sit(made["id"]) as b, carl.sit(made["id"], lang=PSEUDO) as c:
            mine, _, _ = (newest(line, 0) for line in (a, b, c))
            labels = [move["label"] for move in mine["moves"]]
            assert labels[0].startswith("Lege ")
            a.play(mine["moves"][0]["code"], mine["turn"])
            german, english, pseudo = (newest(line, 1)["notes"] for line in (a, b, c))
            assert german[-2]["text"].startswith("Du legst ")
            assert english[-2]["text"].startswith("Ann lays ")
            assert pseudo[-2]["text"].startswith("Ann låýš")
            assert [n["numbers"] for n in german] == [n["numbers"] for n in english] == [n["numbers"] for n in pseudo]
            a.play(mine["moves"][0]["code"], newest(a, 1)["turn"])
            assert a.until("refused")["sentence"].endswith(".")
    record = ann.get(f"/api/matches/{made['id']}/record")
    assert '"words":"Lay ' in record.replace('": "', '":"'), "what is kept is in one language"


def test_a_page_is_answered_as_the_browser_asks(server: Server) -> None:
    ann = server.guest("Ann")
    english = ann.get("/api/games/twelve_patrols")
    german = ann.ask("GET", "/api/games/twelve_patrols", **{"Accept-Language": "de-DE,de;q=0.9,en;q=0.8"})
    assert english["pitch"].startswith("Lay nine regions")
    assert german["pitch"].startswith("Lege neun Regionen")
    assert ann.get("/api/games/twelve_patrols") == english, "one language does not spoil the other"
    assert json.dumps(german["fields"]) == json.dumps(english["fields"])


def test_what_the_server_says_is_in_the_language_of_whoever_it_says_it_to(server: Server) -> None:
    """Refusals, quick chat messages, and the reason for closing a socket because of another user's action."""
    ann, bo, carl = server.guest("Ann"), server.guest("Bo"), server.guest("Carl")
    made = ann.post("/api/matches", {"game": "high_card", "seats": 3, "open": True})
    bo.join(made["links"]["seats"]["1"])
    carl.join(made["links"]["spectate"])
    with (
        ann.sit(made["id"]) as a,
        bo.sit(made["id"], lang="de") as b,
        carl.sit(made["id"], lang=PSEUDO) as c,
    ):
        assert (b.until("table")["ready"][1], a.until("table")["ready"][1]) == ("Gut gespielt!", "Well played!")
        b.say(type="say", ready=1)
        texts = [line.until("chat")["lines"][0]["text"] for line in (a, b, c)]
        assert texts[:2] == ["Well played!", "Gut gespielt!"]
        assert texts[2].startswith("Wéll plåýéd!")
        b.play(0, 0)
        assert b.until("refused")["sentence"] == "Die Partie hat noch nicht begonnen: Ein Platz ist noch frei."
        c.play(0, 0)
        assert c.until("refused")["sentence"].startswith("Ýöû åré")
        ann.post(f"/api/matches/{made['id']}/remove", {"seat": 1})
        assert closing(b) == (LEFT, "Der Gastgeber hat dich von diesem Tisch entfernt.")
    with pytest.raises(Answered, match="Es gibt hier kein Spiel 'chess'"):
        ann.ask("GET", "/api/games/chess", **{"Accept-Language": "de"})
    with pytest.raises(Answered, match="Diesen Tisch gibt es nicht"):  # raised where the database is read
        ann.ask("GET", "/api/matches/nothing", **{"Accept-Language": "de"})
    with pytest.raises(Answered, match="There is no such table"):
        ann.get("/api/matches/nothing")


def test_a_guest_without_a_name_is_called_so_in_the_reader_s_language(
    server: Server, tmp_path: Path, rulewright: Rulewright
) -> None:
    german, ann, bo = {"Accept-Language": "de"}, server.guest(), server.guest()
    mine: str = ann.ask("GET", "/api/me", **german)["name"]
    english = mine.replace("Gast ", "Guest ")
    assert re.fullmatch("Gast [0-9]{4}", mine)
    assert ann.get("/api/me")["name"] == english
    waiting = ann.ask("POST", "/api/matches", {"game": "high_card", "seats": 2, "open": True}, **german)["id"]
    for tag, name in (("de", mine), ("en", english)):
        (row,) = (r for r in bo.ask("GET", "/api/matches/open", **{"Accept-Language": tag}) if r["id"] == waiting)
        assert row["seats"][0]["name"] == name, "the lobby"
    made = ann.post("/api/matches", {"game": "twelve_patrols", "seats": 1})
    bo.join(made["links"]["spectate"])
    with ann.sit(made["id"]) as a, bo.sit(made["id"], lang="de", text=True) as b:
        assert (a.until("table")["names"], b.until("table")["names"]) == ([english], [mine]), "the table"
        first = newest(a, 0)
        assert first["seats"][0]["name"] == english
        a.play(first["moves"][0]["code"], first["turn"])
        seen = newest(b, 1)
        assert seen["seats"][0]["name"] == mine
        assert seen["notes"][-2]["text"].startswith(f"{mine} legt "), "the log"
        a.say(type="say", ready=1)
        assert b.until("chat")["lines"][0]["name"] == mine
        a.play(newest(a, 1)["moves"][-1]["code"], newest(a, 1)["turn"])
        newest(a, 2)
    path = f"/api/records/{made['id']}"
    for tag, name in (("de", mine), ("en", english)):
        replay = ann.ask("GET", path, **{"Accept-Language": tag})
        assert replay["names"] == [name]
        assert name in replay["frames"][1]["notes"][0]["text"]
    record = tmp_path / "record.jsonl"
    record.write_text(ann.get(f"/api/matches/{made['id']}/record"), "utf-8")
    assert mine in rulewright("replay", str(record), "--lang", "de", typed="q\n").out, "the terminal"
    assert english in rulewright("replay", str(record), typed="q\n").out
    assert rulewright("verify", str(record)).code == 0


def test_what_is_stored_of_a_result_is_in_english(server: Server) -> None:
    """Else a name in it could not be removed when its owner deletes their account, and others would read it in German."""
    ann = server.guest()
    made = ann.post("/api/matches", {"game": "twelve_patrols", "seats": 1})
    with ann.sit(made["id"], lang="de") as a:
        first = newest(a, 0)
        a.play(first["moves"][-1]["code"], first["turn"])
        newest(a, 1)
    record = ann.get(f"/api/matches/{made['id']}/record").encode()
    given = ann.ask("POST", "/api/records", record, **{"Accept-Language": "de"})
    match, english = schema.matches.c, ann.get("/api/me")["name"] + " gives up"
    stored = server.read(lambda c: c.execute(select(match.id, match.result).where(match.status == OVER)).all())
    verdicts = {id_: over["verdict"].startswith(english) for id_, over in stored}
    assert (verdicts[made["id"]], verdicts[given["id"]]) == (True, True)


def test_a_reason_fits_in_a_close_frame() -> None:
    for tag in LANGUAGES:
        with speaking(tag):
            for key in ("left", "removed", "closed", "restarting", "cut-off", "signed-out", "game-changed"):
                assert len(SAY(key).encode()) <= REASON


def test_a_finished_match_is_read_in_any_language(server: Server) -> None:
    """Moves and log of a replay are in the reader's language; stored text is English."""
    ann = server.guest("Ann")
    made = ann.post("/api/matches", {"game": "twelve_patrols", "seats": 1})
    with ann.sit(made["id"], lang="de") as a:
        first = newest(a, 0)
        a.play(first["moves"][0]["code"], first["turn"])
        second = newest(a, 1)
        given_up = second["moves"][-1]
        assert given_up["label"] == "Gib das Königreich auf"
        a.play(given_up["code"], second["turn"])
        newest(a, 2)
    path = f"/api/records/{made['id']}"
    english, german = ann.get(path), ann.ask("GET", path, **{"Accept-Language": "de"})
    assert [f["move"] and f["move"]["label"] for f in german["frames"][:3]][2] == "Gib das Königreich auf"
    assert english["frames"][1]["move"]["label"].startswith("Lay ")
    assert german["frames"][1]["notes"][0]["text"].startswith("Ann legt „")
    assert english["frames"][1]["notes"][0]["text"].startswith("Ann lays ")
    assert [f["view"] for f in german["frames"]] == [f["view"] for f in english["frames"]]
    assert ann.get(path) == english, "one language does not spoil the other"
    final = ann.get(f"{path}/final")
    assert final["over"]["verdict"] == english["over"]["verdict"] != german["over"]["verdict"]
