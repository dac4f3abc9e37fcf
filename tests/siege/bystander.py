"""A harmless client from another address whose waiting times are measured.

It runs in its own process, `python -m tests.siege.bystander ADDRESS`, so that it waits for the server and not for the besiegers.
It prints one line per wait.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from pathlib import Path

from websockets.asyncio.client import connect

from rulewright.doors.server.client import Guest
from rulewright.doors.server.identity import COOKIE
from tests.doors.server.servers import ROOT
from tests.siege.players import patiently
from tests.siege.tally import CUT_OFF, Tally

HOME = "127.0.0.7"
"""Its address: all of 127.0.0.0/8 is this machine."""
PAUSE = 0.1
PATIENCE = 60


async def bystander(tally: Tally, address: str, end: asyncio.Event) -> None:
    """Start the bystander, and record its waits."""
    command = (sys.executable, "-m", "tests.siege.bystander", address)
    sent = await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=os.environ, stdout=asyncio.subprocess.PIPE)
    assert sent.stdout
    listening = asyncio.create_task(_listen(tally, sent.stdout))
    try:
        await end.wait()
    finally:
        sent.terminate()
        await sent.wait()
        await listening


async def _listen(tally: Tally, said: asyncio.StreamReader) -> None:
    async for line in said:
        told = json.loads(line)
        if "wrong" in told:
            tally.blame(told["wrong"])
        elif "away" in told:
            tally.turned_away(**told)
        elif "count" in told:
            tally.counts[told["count"]] += 1
        else:
            tally.waited(**told)


# ---------------------------------------------------------------- in its own process


def say(**told: object) -> None:
    print(json.dumps(told), flush=True)


class Wait:
    """One wait, without the time in which its own process was not scheduled."""

    def __init__(self) -> None:
        self.since, self._asleep = time.monotonic(), self._in_line()

    @staticmethod
    def _in_line() -> float:
        try:
            return int(Path("/proc/self/schedstat").read_text().split()[1]) / 1e9
        except (OSError, IndexError):
            return 0.0

    def over(self, what: str) -> None:
        say(what=what, since=self.since, until=time.monotonic(), asleep=self._in_line() - self._asleep)


async def look_on(address: str) -> None:
    """Polls the lobby, and sends a message at its own table every now and then."""
    guest = Guest(address)
    match = (await patiently(Tally(), guest, "POST", "/api/matches", {"game": "connect_four"}))["id"]
    await asyncio.gather(_visit(guest), _sit(guest, match))


AWAY = (503, 504)
"""The statuses while the database is away: at once, and once the process has lost its lease."""


async def _visit(guest: Guest) -> None:
    host, _, port = guest.place.partition(":")
    request = f"GET /api/matches/mine HTTP/1.1\r\nHost: {guest.place}\r\nCookie: {COOKIE}={guest.cookie}\r\n"
    while True:
        wait = Wait()
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection(host, int(port), local_addr=(HOME, 0))
                writer.write(f"{request}Connection: close\r\n\r\n".encode())
                status = int((await reader.readline()).split()[1])
                await reader.read()
                writer.close()
            if status in AWAY:
                say(away=status, since=wait.since, until=time.monotonic())
            elif status >= 500:
                say(wrong=f"the lobby answered {status}")
            if status == 200:
                wait.over("the lobby")
        except TimeoutError:
            wait.over("the lobby, in vain")
        except (*CUT_OFF, IndexError):
            say(count="bystander cut off")
        await asyncio.sleep(PAUSE)


async def _sit(guest: Guest, match: str) -> None:
    headers = {"Cookie": f"{COOKIE}={guest.cookie}"}
    url = f"ws://{guest.place}/ws/{match}"
    while True:
        wait = Wait()
        try:
            async with connect(url, additional_headers=headers, local_addr=(HOME, 0), open_timeout=PATIENCE) as line:
                while True:
                    await line.send('{"type":"ping"}')
                    while json.loads(await asyncio.wait_for(line.recv(), PATIENCE))["type"] != "pong":
                        pass
                    wait.over("his table")
                    await asyncio.sleep(PAUSE)
                    wait = Wait()
        except TimeoutError:
            wait.over("his table, in vain")
        except CUT_OFF:
            await asyncio.sleep(PAUSE)


if __name__ == "__main__":
    asyncio.run(look_on(sys.argv[1]))
