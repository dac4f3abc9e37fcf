"""Killed with -9 again and again while people play: no acknowledged move is lost, and none is made twice."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from rulewright.doors.server.client import Guest, Line
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.database import Database
from tests.doors.server.conftest import BOTH
from tests.doors.server.postgres import free_port
from tests.doors.server.servers import Process, quick
from tests.siege.history import Client, History
from tests.tiers import mostly, tries

TABLES = 3


@dataclass
class Player:
    """Plays game after game, reconnects whenever it is cut off, and records the acknowledgements."""

    guest: Guest
    match: str
    stop: threading.Event
    chooser: random.Random
    sent: dict[tuple[str, int, int], int] = field(default_factory=dict)
    """The move by match, seat and turn."""
    kept: dict[str, int] = field(default_factory=dict)
    """How many of this player's moves the server has shown, by match."""
    wrong: list[str] = field(default_factory=list)
    history: History = field(default_factory=History)

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                client = Client(self.history, self.match, self.guest.cookie[:8], time.monotonic())
                with self.guest.sit(self.match) as line:
                    while not self.stop.is_set() and not self._look(client, line.until(timeout=5), line):
                        pass
                if not self.stop.is_set():
                    self.match = self.guest.post(f"/api/matches/{self.match}/rematch")["id"]
            except (OSError, HTTPException, WebSocketException, TimeoutError, EOFError):
                time.sleep(0.02)

    def _look(self, client: Client, state: dict[str, Any], line: Line) -> bool:
        client.saw(state)
        turn, before = state["turn"], self.kept.get(self.match, 0)
        if turn < before:
            self.wrong.append(f"{before} moves were shown, and now there are {turn}")
        self.kept[self.match] = max(turn, before)
        if state["moves"]:
            code = self.sent.setdefault((self.match, state["you"], turn), self.chooser.choice(state["moves"])["code"])
            line.play(code, turn)
        return bool(state["over"])


def stored(url: str) -> dict[str, list[Any]]:
    async def work() -> dict[str, list[Any]]:
        found = Database(url)
        await found.open()
        query = select(schema.moves).order_by(schema.moves.c.match, schema.moves.c.line)
        try:
            rows = await found.read(lambda c: list(c.execute(query)))
        finally:
            await found.close()
        by: dict[str, list[Any]] = {}
        for row in rows:
            by.setdefault(row.match, []).append(row)
        return by

    return asyncio.run(work())


def play_on(players: list[Player], moves: int) -> None:
    """Wait until this many more moves have been shown to the players who made them."""

    def shown() -> int:
        return sum(n for p in players for n in list(p.kept.values()))

    goal, limit = shown() + moves, time.monotonic() + 600
    while shown() < goal:
        assert time.monotonic() < limit, "nobody can play any more"
        time.sleep(0.001)


@pytest.mark.parametrize("database", mostly(BOTH, ["postgresql"]), indirect=True)
def test_no_acknowledged_move_is_lost_and_none_is_made_twice(database: str) -> None:
    """On SQLite with `--all`: every day the siege kills a server on a file, too."""
    chooser, stop = random.Random(7), threading.Event()
    players: list[Player] = []
    history = History()
    with Process(quick(database), free_port()) as server:
        for number in range(TABLES):
            ann, bo = Guest(server.address), Guest(server.address)
            fill = {"fill": {"1": "random"}} if number == 0 else {}
            made = ann.post("/api/matches", {"game": "connect_four", **fill})
            players.append(Player(ann, made["id"], stop, random.Random(number), history=history))
            if not fill:
                bo.join(made["links"]["seats"]["1"])
                players.append(Player(bo, made["id"], stop, random.Random(-number), history=history))
        threads = [threading.Thread(target=p.run) for p in players]
        for thread in threads:
            thread.start()
        try:
            for _ in range(tries(5, 2)):
                play_on(players, chooser.randint(1, 40))
                time.sleep(chooser.random() * 0.02)
                server.kill()
                server.start()
            play_on(players, 5)
            while sum(len(p.kept) for p in players) <= len(players):  # somebody begins a second game
                play_on(players, 5)
        finally:
            stop.set()
            for thread in threads:
                thread.join()
    moves = stored(database)
    assert sum(len(p.kept) for p in players) > len(players), "they played more than one game"
    assert [fault for match in history.shown for fault in history.faults(match)] == []
    for player in players:
        assert not player.wrong
        for match, kept in player.kept.items():
            lines = moves.get(match, [])
            assert [row.line for row in lines] == list(range(1, len(lines) + 1))
            mine = {(turn, seat): code for (m, seat, turn), code in player.sent.items() if m == match}
            seats = {seat for _, seat in mine}
            assert len(seats) <= 1
            written = [row.code for row in lines if row.seat in seats]
            assert kept <= len(written) <= len(mine)
            assert written == [code for _, code in sorted(mine.items())][: len(written)]
