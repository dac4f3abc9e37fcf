"""`python -m bench.watchers`: a thousand tables, and ten thousand spectators at one of them.

It reports how long it takes until the last spectator has seen a move, what that costs the server, and the memory per spectator.
Spectators only read bytes, so that they are not what is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import resource
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from bench.server_load import processor, serving, settings
from rulewright.doors.server.client import Guest, Line
from rulewright.doors.server.identity import COOKIE

GAME = "klobba"
EACH = 100
"""Sockets per guest: limits are lifted here."""
AT_ONCE = 50
PATIENCE = 120.0


class Audience:
    """All spectators: how many frames they received, and when the last arrived."""

    def __init__(self) -> None:
        self.frames, self.last = 0, 0.0
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self, guests: list[Guest], match: str, count: int) -> None:
        room = asyncio.Semaphore(AT_ONCE)

        async def one(k: int) -> None:
            async with room:
                await self._sit(guests[k // EACH], match)

        await asyncio.gather(*(one(k) for k in range(count)))

    async def _sit(self, guest: Guest, match: str) -> None:
        host, _, port = guest.place.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        key = base64.b64encode(os.urandom(16)).decode()
        head = [f"GET /ws/{match} HTTP/1.1", f"Host: {guest.place}", "Upgrade: websocket", "Connection: Upgrade"]
        head += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", f"Cookie: {COOKIE}={guest.cookie}", "", ""]
        writer.write("\r\n".join(head).encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer.splitlines()[0]:
            raise RuntimeError(f"a spectator was not let in: {answer.splitlines()[0].decode()}")
        self._tasks.append(asyncio.create_task(self._read(reader, writer)))

    async def _read(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Count text frames, and answer pings, or the server would close the connection."""
        while True:
            first, length = await reader.readexactly(2)
            if length == 126:
                length = int.from_bytes(await reader.readexactly(2))
            elif length == 127:
                length = int.from_bytes(await reader.readexactly(8))
            body = await reader.readexactly(length)
            if first & 15 == 1:
                self.frames += 1
                self.last = time.perf_counter()
            elif first & 15 == 9:
                writer.write(bytes([0x8A, 0x80 | length, 0, 0, 0, 0]) + body)
            elif first & 15 == 8:
                raise RuntimeError(f"a spectator was sent away: {body[2:].decode()}")

    async def quiet(self) -> None:
        """Wait until no more frames arrive."""
        while True:
            before = self.frames
            await asyncio.sleep(1.0)
            if self.frames == before:
                return

    async def seen(self, frames: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.frames < frames:
                await asyncio.sleep(0.002)
                for task in self._tasks:
                    if task.done():
                        task.result()


def memory(pid: int) -> float:
    """The memory of a process in megabytes."""
    return int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


async def measure(address: str, pid: int, tables: int, watchers: int, moves: int) -> None:
    began = time.perf_counter()
    host = Guest(address)
    for _ in range(tables - 1):
        await asyncio.to_thread(host.post, "/api/matches", {"game": GAME, "seats": 3, "fill": {"1": "random"}})
    made = await asyncio.to_thread(host.post, "/api/matches", {"game": GAME, "seats": 2})
    other = Guest(address)
    await asyncio.to_thread(other.join, made["links"]["seats"]["1"])
    with_tables = memory(pid)
    print(
        f"{tables:,} tables in {time.perf_counter() - began:.0f} s; the server holds {with_tables:.0f} MB", flush=True
    )
    guests = [Guest(address) for _ in range(-(-watchers // EACH))]
    for guest in guests:
        await asyncio.to_thread(guest.join, made["links"]["spectate"])
    audience, began, used = Audience(), time.perf_counter(), processor(pid)
    await audience.come(guests, made["id"], watchers)
    await audience.quiet()
    came, each = processor(pid) - used, 1000 * (memory(pid) - with_tables) / watchers
    print(f"{watchers:,} spectators came in {time.perf_counter() - began:.0f} s, ", end="")
    print(f"{1000 * came / watchers:.2f} ms of the processor and {each:.0f} KB each", flush=True)
    waits, costs = [], []
    with host.sit(made["id"]) as one, other.sit(made["id"]) as two:
        states = [line.until() for line in (one, two)]
        await audience.quiet()
        for _ in range(moves):
            frames, used, began = audience.frames, processor(pid), time.perf_counter()
            states = await asyncio.to_thread(_move, (one, two), states)
            await audience.seen(frames + watchers)
            waits.append(audience.last - began)
            await audience.quiet()
            costs.append(processor(pid) - used)
    waits.sort()
    print(f"{moves} moves: the last spectator saw each after {waits[len(waits) // 2]:.2f} s (median), ", end="")
    print(f"{waits[-1]:.2f} s at most; {sum(costs) / moves:.2f} s of the processor a move, ", end="")
    print(f"{1e6 * sum(costs) / moves / watchers:.0f} microseconds for each of them", flush=True)


def _move(lines: tuple[Line, ...], states: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Make a move for a seat that may, and wait until both have seen it."""
    seat = next(i for i, state in enumerate(states) if state["moves"])
    number = states[seat]["number"]
    lines[seat].play(states[seat]["moves"][0]["code"], states[seat]["turn"])
    return [_after(line, number) for line in lines]


def _after(line: Line, number: int) -> dict[str, Any]:
    while True:
        found = line.until()
        if found["number"] > number:
            return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="watchers", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--watchers", type=int, default=10_000)
    parser.add_argument("--moves", type=int, default=10)
    given = parser.parse_args()
    need = given.watchers + 1000
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard < need:
        sys.exit(f"That takes {need:,} open files, and this machine allows {hard:,}: see `ulimit -Hn`.")
    resource.setrlimit(resource.RLIMIT_NOFILE, (need, hard))
    with tempfile.TemporaryDirectory() as folder:
        wish = settings(f"sqlite:///{Path(folder, 'watchers.db')}", [GAME])
        many = replace(wish.limits, sockets=10**6, all_sockets=10**6, tables=2 * given.tables)
        with serving(replace(wish, limits=many)) as (address, pid):
            asyncio.run(measure(address, pid, given.tables, given.watchers, given.moves))


if __name__ == "__main__":
    main()
