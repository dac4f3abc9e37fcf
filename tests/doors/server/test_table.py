"""A match in memory and in the database."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection

from rulewright import games
from rulewright.doors.server.client import Line
from rulewright.doors.server.identity import COOKIE
from rulewright.doors.server.live import socket
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.moves import NewLine
from rulewright.match import Match
from tests.doors.server.servers import TOY, Server, closing, newest
from tests.doors.server.test_play import table


def test_a_fork_goes_its_own_way() -> None:
    match = Match(games.load(TOY), 2, seed=1)
    match.play(0, match.legal(0)[0].code)
    state, lines, told = match.state.pack(), match.record().text, list(match.told)
    fork = match.fork()
    assert fork.record().text == lines
    fork.play(1, fork.legal(1)[0].code)
    assert fork.number == 2
    assert (match.state.pack(), match.record().text, match.told, match.number) == (state, lines, told, 1)
    match.play(1, match.legal(1)[0].code)
    assert match.record().text == fork.record().text


def test_whoever_comes_at_the_moment_a_table_is_read_does_not_stop_the_server(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, _, _ = table(server, "high_card")
    tables, read, late = server.tables, server.tables._load, list[Any]()

    async def just_read(which: str) -> None:
        await read(which)
        late.append(asyncio.ensure_future(tables.table(which)))  # it runs before anyone learns that this is done

    async def work() -> bool:
        if found := tables.by_match.get(match):
            tables.forget(found)
        monkeypatch.setattr(tables, "_load", just_read)
        return await tables.table(match) is await late[0]

    assert server.do(work())


def test_nothing_is_heard_twice_while_a_move_is_being_stored(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is shown to a client while the next move is made in a copy."""
    match, _, _ = table(server, "high_card")
    heard: list[list[str]] = []

    async def work() -> list[str]:
        found = await server.tables.table(match)
        add = server.tables.batches.add

        async def look_first(line: NewLine) -> None:
            heard.append([note.text for note in found.messages.state(0, 0).notes])
            await add(line)
            heard.append([note.text for note in found.messages.state(0, 0).notes])

        monkeypatch.setattr(server.tables.batches, "add", look_first)
        for seat in (0, 1):
            await found.play(seat, [found.begun.legal(seat)[0].code], 0)
        return [told.text for told in found.begun.journal(0)]

    told = server.do(work())
    before, stored, second, _ = heard
    assert stored == before, "nothing is shown before the table has it"
    assert told[: len(second)] == second
    assert [note.text for note in server.tables.by_match[match].messages.state(0, 0).notes] == told


def test_a_match_that_nobody_holds_in_memory_is_read_again(server: Server) -> None:
    match, ann, bo = table(server, "high_card")
    with ann.sit(match) as a, bo.sit(match):
        state = a.until()
        a.play(state["moves"][0]["code"], 0)
        before = newest(a, 1)
    server.forget(match)
    with ann.sit(match) as a:
        after = a.until()
    same = ("view", "moves", "turn", "number", "waiting", "over", "undo")
    assert {k: after[k] for k in same} == {k: before[k] for k in same}


def test_a_match_of_other_rules_cannot_go_on(server: Server) -> None:
    match, ann, _ = table(server)

    def change(c: Connection) -> None:
        where = schema.matches.c.id == match
        header: Any = server.tables.by_match[match].row.header
        c.execute(schema.matches.update().where(where).values(header={**header, "version": "0.1"}))

    async def work() -> None:
        await server.tables.database.write(change)
        del server.tables.by_match[match]

    server.do(work())
    with ann.sit(match) as line:
        code, reason = closing(line)
    assert code == 4010
    assert "needs version 0.1 of Connect Four, and this server has 1.0: it cannot go on." in reason


def test_lists_tell_how_a_match_ended(server: Server) -> None:
    match, ann, _ = table(server, "high_card")
    assert ann.get("/api/matches/mine")[0]["over"] is None
    with ann.sit(match) as line:
        state = line.until()
        line.play(state["moves"][-1]["code"], 0)
        state = newest(line, 1)
    row = ann.get("/api/matches/mine")[0]
    assert row["over"] == state["over"]
    assert row["waiting"] == []


def test_the_table_can_be_sent_as_text(server: Server) -> None:
    match, ann, _ = table(server, "high_card")
    with Line(f"ws://{ann.place}/ws/{match}?text=1", {"Cookie": f"{COOKIE}={ann.cookie}"}) as line:
        text = line.until()["text"]
    assert text.startswith("Ann: [")
    assert "'?', '?', '?'" in text
    with ann.sit(match) as plain:
        assert not {"text", "grids"} & set(plain.until())


def test_grids_and_cards_that_a_game_names_are_sent_to_tables_without_art(server: Server) -> None:
    match, ann, bo = table(server, "claims")
    for guest, looks in ((ann, "?"), (bo, "")):
        with Line(f"ws://{guest.place}/ws/{match}?text=1", {"Cookie": f"{COOKIE}={guest.cookie}"}) as line:
            state = line.until()
            if guest is ann:
                line.play(4, 0)
                state = newest(line, 1)
            (grid,) = state["grids"]
            assert grid["looks"][4] == looks, "where Ann points is hers to see"
            assert set(grid["whose"]) == {-1}
    field = ann.get("/api/games/claims")["grids"][0]
    assert (field["shape"], len(field["cells"]), field["moves"][4]) == ("hex", 19, [4])
    match, ann, _ = table(server, "high_card")
    with ann.sit(match) as line:
        assert line.hear()["faces"] == [[str(n + 1) for n in range(12)]]
    toy = ann.get("/api/games/high_card")
    assert toy["decks"][0]["moves"] == [[card] for card in range(12)]
    fields = {f["name"]: f for f in toy["fields"]}
    assert [fields[name]["seated"] for name in ("seats", "deck")] == [True, False]
    assert [fields[name]["kind"] for name in ("seats", "deck")] == ["record", "pile"]


def test_whoever_has_seen_more_than_is_stored_waits_for_it_or_is_told(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, ann, bo = table(server, "connect_four")
    monkeypatch.setattr(socket, "LOOKS", 2000)
    with ann.sit(match) as a:
        line = a.until()["line"]
        with bo.sit(match, line=line + 1) as b:
            a.play(3, 0)
            assert b.until()["line"] == line + 1
    monkeypatch.setattr(socket, "LOOKS", 1)
    with bo.sit(match, line=line + 2) as b:
        assert closing(b) == (
            1013,
            "Not all the moves you saw are stored here: trying again. Reload to see what is stored.",
        )
        assert b.heard == []
    with bo.sit(match, line=line + 1) as b:
        assert b.until()["line"] == line + 1
