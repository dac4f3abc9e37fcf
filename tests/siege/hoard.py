"""Hoarders: tables full of bots, records to be played again and again, and lines on which nothing is said."""

from __future__ import annotations

import asyncio
import contextlib

from rulewright.doors.server.client import Answered, Guest
from tests.siege.players import CUT_OFF, patiently
from tests.siege.tally import Tally


async def bots(tally: Tally, address: str, tables: int) -> None:
    """One guest opens table after table at which bots think."""
    guest = Guest(address)
    for _ in range(tables):
        body = {"game": "connect_four", "fill": {"0": "level 5", "1": "level 5"}}
        with contextlib.suppress(Answered):
            await patiently(tally, guest, "POST", "/api/matches", {**body, "seat": 0})
        with contextlib.suppress(Answered):
            await patiently(tally, guest, "POST", "/api/matches", {"game": "connect_four", "fill": {"1": "level 5"}})
        tally.counts["bots hoarded"] += 1


async def replays(tally: Tally, address: str, record: bytes, times: int) -> None:
    """Brings a record along and asks for it again and again."""
    guest = Guest(address)
    if not times:
        return
    with contextlib.suppress(Answered):
        match = (await patiently(tally, guest, "POST", "/api/records", record))["id"]

        async def ask(k: int) -> None:
            with contextlib.suppress(Answered):
                await patiently(tally, guest, "GET", f"/api/records/{match}?from={k}&limit=50")
                tally.counts["replays asked for"] += 1

        await asyncio.gather(*(ask(k) for k in range(times)))


async def silence(tally: Tally, address: str, lines: int, seconds: float) -> None:
    """Many lines on which half a request is sent, or nothing."""
    host, _, port = address.split("/")[2].partition(":")
    opened: list[asyncio.StreamWriter] = []
    for k in range(lines):
        with contextlib.suppress(*CUT_OFF):
            _, writer = await asyncio.open_connection(host, int(port), local_addr=("127.0.0.66", 0))
            writer.write((b"", b"GET / HT", b"POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n\r\n{")[k % 3])
            opened.append(writer)
            tally.counts["silent lines"] += 1
    await asyncio.sleep(seconds)
    for writer in opened:
        writer.transport.abort()
