"""A finished match can be read forever: its stored form needs no rules."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from rulewright.doors.server.client import Answered
from rulewright.doors.server.http import records
from rulewright.doors.server.identity import HOUSE
from rulewright.doors.server.store import schema
from tests.doors.server.servers import Server, closing, opened, quick
from tests.doors.server.test_records import finished


def kept(server: Server) -> int:
    """The number of matches with a stored final form."""
    return server.write(lambda c: c.execute(select(func.count()).select_from(schema.finals)).scalar_one())


def change_rules(server: Server, match: str, **other: str) -> None:
    """Pretend that a match was played by rules that no longer exist, and clear all caches of it."""

    def change(c: Connection) -> None:
        here = schema.matches.c.id == match
        header: Any = c.execute(select(schema.matches.c.header).where(here)).scalar()
        c.execute(schema.matches.update().where(here).values(header={**header, **other}))

    server.write(change)
    server.tables.replays._kept.clear()
    server.tables.replays.ends.clear()
    server.tables.by_match.clear()


def test_what_is_kept_is_the_last_frame_and_all_that_was_told(server: Server) -> None:
    match, ann = finished(server)
    final, whole = ann.get(f"/api/records/{match}/final"), ann.get(f"/api/records/{match}")
    last = {**whole["frames"][-1], "move": None, "notes": [note for f in whole["frames"] for note in f["notes"]]}
    assert final["frames"] == [last]
    assert len(last["notes"]) > 2
    assert final["lost"] == ""
    assert "Ann" in final["text"]
    same = whole.keys() - {"frames"}
    assert {key: final[key] for key in same} == {key: whole[key] for key in same}


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"version": "0.9"}, "needs version 0.9 of High Card, and this server has 1.0"),
        ({"box": "0" * 64}, "needs different rules or cards of High Card from those on this server"),
    ],
)
def test_a_finished_match_outlives_its_rules(server: Server, other: dict[str, str], why: str) -> None:
    match, ann = finished(server)
    final, record = ann.get(f"/api/records/{match}/final"), ann.get(f"/api/matches/{match}/record")
    change_rules(server, match, **other)
    lost = f"This match {why}: it cannot be played on or reviewed again."
    assert ann.get(f"/api/records/{match}/final") == {**final, "lost": lost}
    assert ann.get(f"/api/matches/{match}/record") == record
    assert ann.get(f"/api/matches/{match}")["over"] == final["over"]
    for method, path in (("GET", ""), ("GET", "/review"), ("POST", "/fork")):
        with pytest.raises(Answered) as answered:
            ann.ask(method, f"/api/records/{match}{path}", {"frame": 1} if method == "POST" else None)
        assert (answered.value.status, answered.value.body["error"]) == (410, lost)
    with ann.sit(match) as line:
        assert closing(line) == (4010, lost)


def test_what_a_score_consists_of_outlives_the_rules_too(server: Server) -> None:
    ann = server.guest("Ann")
    match = ann.post("/api/matches", {"game": "twelve_patrols"})["id"]
    with ann.sit(match) as line:
        state = line.until()
        line.play(next(m["code"] for m in state["moves"] if m["verb"] == "give_up"), state["turn"])
        over = line.until()["over"]
    assert over["verdict"] == "Ann gives up and loses with 0 of 12 patrols in place."
    assert over["breakdown"][0][0] == {"what": "Patrols in place", "amount": "0 of 12", "points": 0}
    assert (over["unit"], over["said"]) == ("patrols", ["0 patrols"])
    change_rules(server, match, version="0.9")
    kept = ann.get(f"/api/records/{match}/final")
    assert kept["lost"]
    assert kept["over"] == over == ann.get(f"/api/matches/{match}")["over"]
    assert kept["frames"][0]["notes"][-1]["text"] == over["verdict"]
    assert over["verdict"] in ann.get(f"/api/matches/{match}/record")


def test_a_match_that_goes_on_has_no_final(server: Server) -> None:
    match, ann = server.against_bot()
    with pytest.raises(Answered, match="not over"):
        ann.get(f"/api/records/{match}/final")
    with pytest.raises(Answered, match="no such record"):
        ann.get("/api/records/nosuch/final")


def test_a_record_that_was_brought_outlives_its_rules_too(server: Server, open_server: Any) -> None:
    match, ann = finished(server)
    text, elsewhere = ann.get(f"/api/matches/{match}/record"), open_server()
    bo = elsewhere.guest("Bo")
    brought = bo.ask("POST", "/api/records", text.encode())["id"]
    change_rules(elsewhere, brought, version="0.9")
    final = bo.get(f"/api/records/{brought}/final")
    assert final["lost"]
    assert final["frames"] == ann.get(f"/api/records/{match}/final")["frames"]
    assert bo.get(f"/api/matches/{brought}/record") == text


def test_what_was_over_before_anything_was_kept_is_kept_when_the_server_starts(database: str) -> None:
    with opened(quick(database)) as server:
        match, ann = finished(server)
        gone, bo = finished(server)
        final = ann.get(f"/api/records/{match}/final")
        change_rules(server, gone, version="0.9")
        server.write(lambda c: c.execute(schema.finals.delete()))
        assert ann.get(f"/api/records/{match}/final") == final
        server.tables.replays.ends.clear()
        assert ann.get(f"/api/records/{match}/final") == final, "while its rules are here, it can be made again"
        assert kept(server) == 1, "and is stored, so that it is made once"
        server.write(lambda c: c.execute(schema.finals.delete()))
        bare = bo.get(f"/api/records/{gone}/final")
        assert (bare["frames"], bare["over"]["ending"]) == ([], "gave up")
    with opened(quick(database)) as server:
        while not kept(server):
            time.sleep(0.01)
        change_rules(server, match, version="0.9")
        again = server.guest().get(f"/api/records/{match}/final")
        assert again == {**final, "lost": again["lost"]}
        assert again["lost"]
        assert kept(server) == 1, "of the other there is nothing to keep"


def test_an_end_that_many_ask_for_is_made_and_read_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(quick(database, archive_pause=600.0)) as server:  # nothing is made in the background
        match, ann = finished(server)
        replays, made = server.tables.replays, list[str]()
        play = replays._play

        async def counted(*given: Any) -> Any:
            made.append(match)
            return await play(*given)

        async def ask() -> None:
            row, _ = await server.tables.people(match)
            await asyncio.gather(*(replays.final(row, HOUSE) for _ in range(5)))

        monkeypatch.setattr(replays, "_play", counted)
        server.do(ask())
        assert made == [match]
        first = ann.get(f"/api/records/{match}/final")
        monkeypatch.setattr(records, "stored", lambda *_: pytest.fail("it was read again"))
        assert ann.get(f"/api/records/{match}/final") == first
