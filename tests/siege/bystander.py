"""Somebody who does no harm, from another address, and whose patience is measured."""

from __future__ import annotations

import asyncio
import json
import time

from websockets.asyncio.client import connect

from rulewright.doors.server.client import Guest
from rulewright.doors.server.identity import COOKIE
from tests.siege.players import CUT_OFF, patiently
from tests.siege.tally import Tally

HOME = "127.0.0.7"
"""His address: all of 127.0.0.0/8 is this machine."""
PAUSE = 0.1


async def bystander(tally: Tally, address: str, end: asyncio.Event) -> None:
    """Looks at the lobby and sits at a table of his own, where he says a word every now and then."""
    guest = Guest(address)
    match = (await patiently(tally, guest, "POST", "/api/matches", {"game": "connect_four"}))["id"]
    await asyncio.gather(_visit(tally, guest, end), _sit(tally, guest, match, end))


async def _visit(tally: Tally, guest: Guest, end: asyncio.Event) -> None:
    host, _, port = guest.place.partition(":")
    request = f"GET /api/matches/mine HTTP/1.1\r\nHost: {guest.place}\r\nCookie: {COOKIE}={guest.cookie}\r\n"
    while not end.is_set():
        since = time.monotonic()
        try:
            async with asyncio.timeout(30):
                reader, writer = await asyncio.open_connection(host, int(port), local_addr=(HOME, 0))
                writer.write(f"{request}Connection: close\r\n\r\n".encode())
                status = int((await reader.readline()).split()[1])
                await reader.read()
                writer.close()
            if status >= 500 and status != 503:
                tally.blame(f"the lobby answered {status}")
            if status == 200:
                tally.waited("the lobby", since)
        except (*CUT_OFF, IndexError):
            tally.counts["bystander cut off"] += 1
        await asyncio.sleep(PAUSE)


async def _sit(tally: Tally, guest: Guest, match: str, end: asyncio.Event) -> None:
    headers = {"Cookie": f"{COOKIE}={guest.cookie}"}
    while not end.is_set():
        since = time.monotonic()
        try:
            url = f"ws://{guest.place}/ws/{match}"
            async with connect(url, additional_headers=headers, local_addr=(HOME, 0), open_timeout=30) as line:
                while not end.is_set():
                    await line.send('{"type":"ping"}')
                    while json.loads(await asyncio.wait_for(line.recv(), 30))["type"] != "pong":
                        pass
                    tally.waited("his table", since)
                    await asyncio.sleep(PAUSE)
                    since = time.monotonic()
        except CUT_OFF:
            await asyncio.sleep(PAUSE)
