"""Several server processes on one PostgreSQL: a player on one sees the move made on the other."""

from __future__ import annotations

import asyncio
import os
import random
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any

import asyncpg
import pytest

from rulewright.doors.server.client import Guest, Line
from rulewright.doors.server.command import WARM
from rulewright.doors.server.live.chat import Chat
from rulewright.doors.server.live.socket import Socket
from rulewright.doors.server.live.table import LEFT, Table
from rulewright.doors.server.store.database import Database
from rulewright.doors.server.store.matches import StoredMatch
from tests.doors.server.servers import ROOT, Pair, Server, closing, eventually, newest, until


def elsewhere(guest: Guest, server: Server) -> Guest:
    """The same person, through the other server."""
    return Guest(server.address, guest.cookie)


def gathered(pair: Pair, game: str, **wish: Any) -> tuple[str, Guest, Guest]:
    ann, bo = pair[0].guest("Ann"), pair[1].guest("Bo")
    made = ann.post("/api/matches", {"game": game, "seats": 2, **wish})
    bo.join(made["links"]["seats"]["1"])
    return made["id"], ann, bo


def test_a_game_is_played_across_processes(pair: Pair) -> None:
    match, ann, bo = gathered(pair, "connect_four")
    with ann.sit(match) as a, bo.sit(match) as b:
        lines, states = (a, b), [a.until(), b.until()]
        while not states[0]["started"]:
            states[0] = a.until()
        for number in range(7):
            mover = number % 2
            lines[mover].play(3 + mover, states[mover]["turn"])
            states = [newest(line, number + 1) for line in lines]
            assert states[0]["view"] == states[1]["view"]
        assert states[0]["over"] == states[1]["over"] != {}


def test_who_comes_over_from_another_process_is_shown_nothing_older(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The opponent's table on the second process waits for updates that are still in transit."""
    match, ann, bo = gathered(pair, "connect_four")
    with bo.sit(match) as b:
        b.until()
        monkeypatch.setattr(pair[1].tables.pubsub, "_on_news", lambda _: asyncio.sleep(3600))
        with ann.sit(match) as a:
            a.play(3, newest(a, 0)["turn"])
            shown = newest(a, 1)
        with elsewhere(ann, pair[1]).sit(match) as again:
            assert again.until()["number"] == shown["number"] == 1


def test_who_comes_while_the_table_is_being_read_is_shown_nothing_older(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second process has read the match before a move that you have seen on the first, and has yet to read what came
    since."""
    match, ann, bo = gathered(pair, "connect_four")
    here = pair[1].tables
    pair[1].loop.call_soon_threadsafe(lambda: here.forget(here.by_match[match]))
    read, moved, loaded = asyncio.Event(), asyncio.Event(), asyncio.Event()
    load, refresh, people = Table.load, Table.refresh, here.people

    async def until(what: Callable[[], bool]) -> None:
        async with asyncio.timeout(120):
            while not what():
                await asyncio.sleep(0.005)

    async def late(self: Table, stored: StoredMatch, anew: bool = False) -> None:
        if self.context is here and match not in here.by_match:
            read.set()
            await until(moved.is_set)
        await load(self, stored, anew)
        if moved.is_set():
            loaded.set()  # its driver may unload it again at once

    async def slow(self: Table) -> Any:
        if self.context is here:
            await asyncio.sleep(0.3)
        return await refresh(self)

    async def announced(wanted: str) -> Any:
        found = await people(wanted)
        if read.is_set():  # from here on only the table itself is awaited
            moved.set()
            await until(loaded.is_set)
        return found

    monkeypatch.setattr(Table, "load", late)
    monkeypatch.setattr(Table, "refresh", slow)
    monkeypatch.setattr(here, "people", announced)
    with elsewhere(bo, pair[1]).sit(match), ann.sit(match) as a:
        asyncio.run(until(read.is_set))
        a.play(3, newest(a, 0)["turn"])
        shown = newest(a, 1)
        with elsewhere(ann, pair[1]).sit(match) as again:
            assert again.until()["number"] == shown["number"] == 1


def test_who_joins_or_leaves_is_seen_on_the_other_process(pair: Pair) -> None:
    ann, bo = pair[0].guest("Ann"), pair[1].guest("Bo")
    made = ann.post("/api/matches", {"game": "connect_four"})

    def until(line: Line, what: Any) -> None:
        while not what(line.until()["seats"][1]):
            pass

    with ann.sit(made["id"]) as a:
        assert not a.until()["started"]
        bo.join(made["links"]["seats"]["1"])
        until(a, lambda s: s["name"] == "Bo")
        with bo.sit(made["id"]):
            until(a, lambda s: s["connected"])
        until(a, lambda s: not s["connected"])
        bo.post(f"/api/matches/{made['id']}/leave")
        until(a, lambda s: s["standin"])
        with bo.sit(made["id"]) as b:
            assert b.until()["seats"][0]["connected"] or b.until()["seats"][0]["connected"]
            until(a, lambda s: not s["standin"])


def test_who_leaves_through_one_process_sees_nothing_more_through_the_other(pair: Pair) -> None:
    ann, bo = pair[0].guest("Ann"), pair[1].guest("Bo")
    made = ann.post("/api/matches", {"game": "klobba", "seats": 3})
    bo.join(made["links"]["seats"]["1"])
    with elsewhere(bo, pair[0]).sit(made["id"]) as line:
        assert line.until()["you"] == 1
        bo.post(f"/api/matches/{made['id']}/leave")
        assert closing(line)[0] == LEFT


def test_who_has_left_can_only_look_on_while_his_line_stays_open_and_keeps_nobody_waiting(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> None:
        await asyncio.sleep(3600)

    ann, bo = pair[0].guest("Ann"), pair[1].guest("Bo")
    made = ann.post("/api/matches", {"game": "klobba", "seats": 3})
    bo.join(made["links"]["seats"]["1"])
    with ann.sit(made["id"]) as line, elsewhere(bo, pair[0]).sit(made["id"]) as his:
        assert his.until()["you"] == 1
        monkeypatch.setattr(Socket, "close", never)
        bo.post(f"/api/matches/{made['id']}/leave")
        while line.until()["seats"][1]["name"] == "Bo":
            pass
        his.say(type="undo", turn=0)
        assert "You are watching" in his.until("refused")["sentence"]
        monkeypatch.undo()


def test_simultaneous_moves_on_both_processes_are_all_made(pair: Pair) -> None:
    for _ in range(5):
        match, ann, bo = gathered(pair, "high_card")
        finals: list[Any] = [None, None]

        def play(seat: int, guest: Guest, match: str = match, finals: list[Any] = finals) -> None:
            with guest.sit(match) as line:
                state = line.until()
                played = -1
                while not state["over"]:
                    if state["moves"] and state["turn"] > played:
                        played = state["turn"]
                        line.play(state["moves"][0]["code"], played)
                    state = line.until()
                finals[seat] = (state["view"], state["number"], [m for m in line.heard if m["type"] == "refused"])

        threads = [threading.Thread(target=play, args=(i, g)) for i, g in enumerate((ann, bo))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert finals[0] == finals[1]
        assert finals[0][1:] == (6, [])


def test_of_two_moves_for_one_turn_on_two_processes_one_wins(pair: Pair) -> None:
    chooser = random.Random(1)
    match, ann, bo = gathered(pair, "connect_four")
    again = elsewhere(ann, pair[1])
    with ann.sit(match) as here, again.sit(match) as there, bo.sit(match) as b:
        for number in range(0, 12, 2):
            states = [newest(line, number) for line in (here, there)]
            hers = newest(b, number)
            if hers["over"]:
                break
            columns = chooser.sample([m["code"] for m in states[0]["moves"]], 2)
            for line, state, column in zip((here, there), states, columns, strict=True):
                line.play(column, state["turn"])
            hers = newest(b, number + 1)
            for line in (here, there):
                line.say(type="ping")
                line.until("pong")
            refusals = sum(m["type"] == "refused" for line in (here, there) for m in line.heard)
            assert refusals == number // 2 + 1
            assert hers["number"] == number + 1
            if not hers["moves"]:
                break
            b.play(hers["moves"][0]["code"], hers["turn"])
            for line in (here, there):
                line.say(type="back")


def test_a_lost_line_to_postgres_heals(pair: Pair) -> None:
    match, ann, bo = gathered(pair, "connect_four")
    with ann.sit(match) as a, bo.sit(match) as b:
        until(a, lambda s: s["started"])
        b.until()
        url = pair[0].tables.database.url.set(drivername="postgresql").render_as_string(hide_password=False)

        async def cut() -> None:
            connection = await asyncpg.connect(url)
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
            await connection.execute(f"{others} AND pid <> pg_backend_pid()")
            await connection.close()

        asyncio.run(cut())
        a.play(0, 0)
        assert newest(a, 1)["number"] == 1
        assert newest(b, 1)["number"] == 1


def test_a_move_made_while_a_table_is_being_read_is_not_missed(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    match, ann, bo = gathered(pair, "connect_four")
    tables = pair[1].tables
    read = Database.read

    pair[1].forget(match)
    with ann.sit(match) as a:
        until(a, lambda s: s["started"])

        def move() -> None:
            a.play(0, 0)
            newest(a, 1)

        async def slowly(self: Database, work: Any) -> Any:
            found = await read(self, work)
            if self is tables.database and isinstance(found, StoredMatch) and found.row.id == match:
                monkeypatch.undo()  # at once: a sweep may read it, too
                await asyncio.to_thread(move)
            return found

        monkeypatch.setattr(Database, "read", slowly)
        with bo.sit(match) as b:
            assert newest(b, 1)["number"] == 1


@pytest.mark.parametrize("clock", [None, {"per_move": 600}])
def test_a_table_is_left_to_the_process_where_it_is_played(pair: Pair, clock: dict[str, int] | None) -> None:
    match, ann, bo = gathered(pair, "connect_four", **({"clock": clock} if clock else {}))
    there = pair[1].tables
    assert match in there.by_match
    with ann.sit(match) as a, elsewhere(bo, pair[0]).sit(match) as b:
        a.play(0, newest(a, 0)["turn"])
        b.play(1, newest(b, 1)["turn"])
        state = newest(a, 2)
        eventually(lambda: match not in there.by_match, "it plays every move again, for nobody")
        with bo.sit(match) as again:
            assert newest(again, 2)["number"] == 2
            a.play(0, state["turn"])
            assert newest(again, 3)["number"] == 3
    assert match in there.by_match


def test_a_table_is_not_left_under_somebody_who_sits_down(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    match, ann, bo = gathered(pair, "connect_four")
    there = pair[1].tables
    with ann.sit(match) as a:
        opened_chat = Chat.open

        async def slowly(chat: Chat) -> None:
            await opened_chat(chat)
            if chat.context is there:
                monkeypatch.undo()
                await asyncio.to_thread(a.play, 0, newest(a, 0)["turn"])
                while match in there.by_match:
                    await asyncio.sleep(0.01)

        monkeypatch.setattr(Chat, "open", slowly)
        with bo.sit(match) as b:
            assert newest(b, 1)["number"] == 1
            assert there.by_match[match].sockets


def test_several_workers_behind_one_address_end_with_the_one_that_started_them(
    fresh_postgres: Callable[[], str],
) -> None:
    command = [
        sys.executable, "-c", "from rulewright.doors.cli import main; main()", "serve", "--port", "0", "--workers", "2",
        "--database", fresh_postgres(), "--game", str(ROOT / "examples" / "connect_four"),
    ]  # fmt: skip
    server = subprocess.Popen(command, cwd=ROOT, env={**os.environ, WARM: "off"}, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout
        found = re.fullmatch(r"Rulewright is at (http://\S+:(\d+)/)\n", server.stdout.readline())
        assert found
        ann, bo = Guest(found[1]), Guest(found[1])
        made = ann.post("/api/matches", {"game": "connect_four"})
        bo.join(made["links"]["seats"]["1"])
        lines = [guest.sit(made["id"]) for guest in (ann, bo, ann, bo, ann, bo)]
        state = lines[0].until()
        lines[0].play(0, state["turn"])
        assert {newest(line, 1)["number"] for line in lines} == {1}
        for line in lines:
            line.close()
    finally:
        server.kill()
        server.wait()
        if server.stdout:
            server.stdout.close()
    eventually(lambda: not listens(int(found[2])), "orphans hold the port")


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True
