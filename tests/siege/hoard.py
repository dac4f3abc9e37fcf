"""Hoarders: tables full of bots, records replayed endlessly, far too many requests, and silent connections. The refusals they get
are counted, and compared with what they must get."""

from __future__ import annotations

import asyncio
import json

from websockets.asyncio.client import connect

from rulewright.doors.server.client import Guest
from rulewright.doors.server.http.connections import OF_ADDRESS
from rulewright.doors.server.identity import COOKIE
from tests.siege.players import patiently
from tests.siege.tally import CUT_OFF, Tally

GREEDY, SILENT, FLOOD, FAIR = "127.0.0.65", "127.0.0.66", "127.0.0.67", "127.0.0.68"
"""Their addresses, one for each."""
BOT = "random"
"""The hoarded bot: it needs no compiler, and the besieged server delays each of its moves."""
EACH = 8
"""Tables that each hoarder keeps busy; all of them connect from one address."""
PATIENCE = 30.0
"""Seconds that a player waits for a bot."""
TRIED = 6
"""Moves of a player against one bot meanwhile."""


async def bots(tally: Tally, address: str, tables: int) -> None:
    """Many tables of one address at which a bot always has to move; and one of another address, where the bot should move
    soon."""
    if not tables:
        return
    guests = [Guest(address, home=GREEDY) for _ in range(0, tables, EACH)]
    for guest in guests:
        await patiently(tally, guest, "GET", "/api/me")
    tasks = [asyncio.create_task(_keep_busy(tally, guests[k // EACH])) for k in range(tables)]
    try:
        while tally.counts["moves of hoarded bots"] < tables and not all(task.done() for task in tasks):
            await asyncio.sleep(0.05)
        await _play_meanwhile(tally, address)
    finally:
        for task in tasks:
            task.cancel()
        for done in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(done, Exception):
                tally.blame(f"a hoarder gave up: {done!r}")


async def _keep_busy(tally: Tally, guest: Guest) -> None:
    """Answer a bot at once, game after game."""
    while True:
        body = {"game": "connect_four", "fill": {"1": BOT}}
        match = (await patiently(tally, guest, "POST", "/api/matches", body))["id"]
        tally.own.add(match)
        tally.counts["bots hoarded"] += 1
        headers = {"Cookie": f"{COOKIE}={guest.cookie}"}
        url = f"ws://{guest.place}/ws/{match}"
        async with connect(url, additional_headers=headers, compression=None, local_addr=(GREEDY, 0)) as line:
            async for heard in line:
                state = json.loads(heard)
                if state["type"] == "state" and state["over"]:
                    break
                if state["type"] == "state" and state["moves"]:
                    tally.counts["moves of hoarded bots"] += state["number"] > 0
                    code, turn = state["moves"][0]["code"], state["turn"]
                    await line.send(json.dumps({"type": "play", "code": code, "turn": turn}))


async def _play_meanwhile(tally: Tally, address: str) -> None:
    """Some moves against a bot; the database shows at the end how many of the hoarders' bots moved before it did."""
    guest = Guest(address, home=FAIR)
    body = {"game": "connect_four", "fill": {"1": BOT}}
    match = (await patiently(tally, guest, "POST", "/api/matches", body))["id"]
    tally.own.add(match)
    tally.meanwhile.add(match)
    try:
        await asyncio.to_thread(_play, guest, match)
    except TimeoutError:
        tally.blame("somebody waited in vain for his bot while others hoarded bots")


def _play(guest: Guest, match: str) -> None:
    with guest.sit(match) as line:
        for _ in range(TRIED):
            state = line.until(timeout=PATIENCE)
            while not (state["moves"] or state["over"]):
                state = line.until(timeout=PATIENCE)
            if state["over"]:
                return
            line.play(state["moves"][0]["code"], state["turn"])


async def replays(tally: Tally, address: str, record: bytes, times: int) -> None:
    """Upload a record and request it repeatedly."""
    if not times:
        return
    guest = Guest(address, home=GREEDY)
    match = (await patiently(tally, guest, "POST", "/api/records", record))["id"]

    async def ask(k: int) -> None:
        await patiently(tally, guest, "GET", f"/api/records/{match}?from={k}&limit=50")
        tally.counts["replays asked for"] += 1

    await asyncio.gather(*(ask(k) for k in range(times)))


async def flood(tally: Tally, address: str, requests: int) -> None:
    """One guest sends all requests at once, on one connection: most of them must be refused."""
    if not requests:
        return
    guest = Guest(address, home=FLOOD)
    await patiently(tally, guest, "GET", "/api/me")
    host, _, port = guest.place.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(FLOOD, 0))
    ask = f"GET /api/me HTTP/1.1\r\nHost: {guest.place}\r\nCookie: rulewright={guest.cookie}\r\n\r\n".encode()
    refused = answered = 0
    writer.write(ask * requests)
    try:
        for _ in range(requests):
            head = await reader.readuntil(b"\r\n\r\n")
            await reader.readexactly(int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0]))
            refused += b" 429 " in head.partition(b"\r\n")[0]
            answered += 1
    except CUT_OFF:
        tally.counts["floods cut off"] += 1
    finally:
        writer.transport.abort()
    tally.counts["requests of a flood refused"] += refused
    if answered == requests and not refused:
        tally.blame(f"one guest asked {requests} times at once and was never refused")


async def silence(tally: Tally, address: str, lines: int, patience: float) -> None:
    """Many connections of one address that send half a request, or nothing: only a limited number is accepted, and all time
    out."""
    if not lines:
        return
    host, _, port = address.split("/")[2].partition(":")
    opened: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def begin(text: bytes) -> None:
        try:
            line = await asyncio.open_connection(host, int(port), local_addr=(SILENT, 0))
        except CUT_OFF:
            tally.counts["silent lines refused"] += 1
            return
        line[1].write(text)
        opened.append(line)
        tally.counts["silent lines"] += 1

    body = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    halves = (b"", b"GET / HT", body)
    await asyncio.gather(*(begin(halves[k % 3]) for k in range(lines)))
    readers = [asyncio.create_task(_until_cut(reader)) for reader, _ in opened]
    early, _ = await asyncio.wait(readers, timeout=1.0)
    if lines > OF_ADDRESS and len(opened) - len(early) > OF_ADDRESS:
        tally.blame(f"{len(opened) - len(early)} silent lines of one address were taken")
    _, kept = await asyncio.wait(readers, timeout=patience)
    if kept:
        tally.blame(f"{len(kept)} of {len(opened)} half requests were never given up")
    for task in kept:
        task.cancel()
    for _, writer in opened:
        writer.transport.abort()


async def _until_cut(reader: asyncio.StreamReader) -> None:
    """Read until the server closes the connection, whatever it sends before."""
    try:
        while await reader.read(65536):
            pass
    except OSError:
        return
