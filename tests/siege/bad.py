"""Bad input, seeded: hostile requests and messages. No response may be a 500, and the server stays up.

Valid bodies come from the server's own description and are then damaged. Schemathesis and hypothesis-jsonschema would make the
bodies alone: neither speaks WebSocket, cuts JSON off, sends stray bytes or lies about lengths, which is most of what this does.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from websockets.asyncio.client import ClientConnection, connect

from rulewright.doors.server.client import Guest
from rulewright.doors.server.identity import COOKIE
from tests.siege.players import patiently
from tests.siege.tally import CUT_OFF, Tally

AT_ONCE = 6
"""The number of clients that send bad input in parallel."""
Doors = dict[tuple[str, str], list[Any]]
"""Methods and paths of the description, with valid bodies."""
PAGES: Doors = {
    ("GET", path): [] for path in ("/", "/m/{match}", "/ws/{match}", "/assets/x.js", "/device", "/api/nothing")
}
"""The other paths of the server."""
WORDS = (
    "", "x", "x" * 41, "x" * 900, "\x00", "\r\n", "\u202e", "\ud800", "é" * 50, "../..", "random", "1", "[[[", "'; --", "%s%n",
    "high_card", "level 9",
)  # fmt: skip
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW")


def junk(chance: random.Random, depth: int = 0) -> Any:
    """A random JSON value, mostly an edge case."""
    kind = chance.randrange(12)
    if kind < 3:
        return chance.choice([0, -1, 1, 31, 32, 2**31, 2**53, 2**63, -(2**63), 2**64, 10**80, 1.5, 1e308, -0.0])
    if kind < 7:
        return chance.choice(WORDS)
    if kind == 7:
        return chance.choice([None, True, False])
    if depth > 3:
        return []
    if kind == 8:
        nested: Any = 1
        for _ in range(chance.choice([5, 200, 600])):
            nested = [nested]
        return nested if depth == 0 else [1]
    if kind < 11:
        return [junk(chance, depth + 1) for _ in range(chance.randrange(5))]
    return {str(junk(chance, 4))[:30]: junk(chance, depth + 1) for _ in range(chance.randrange(4))}


def spoiled(chance: random.Random, good: Any) -> Any:
    """A valid message with something wrong in it."""
    if not isinstance(good, dict) or chance.random() < 0.05:
        return junk(chance)
    found = dict(good)
    for _ in range(chance.randrange(1, 3)):
        key = chance.choice([*found, "x", "type"]) if found else "x"
        fate = chance.random()
        if fate < 0.2:
            found.pop(key, None)
        elif fate < 0.4 and isinstance(found.get(key), str):
            found[key] = _cracked(chance, found[key])
        else:
            found[key] = junk(chance)
    return found


def _cracked(chance: random.Random, word: str) -> str:
    """A valid word with a stray character in it."""
    at = chance.randrange(len(word) + 1)
    return word[:at] + chance.choice(["\x00", "\ud800", "\x1b", "\u202e", "\n"]) + word[at:]


def text(chance: random.Random, good: Any) -> bytes:
    """A corrupted message as bytes, which may be truncated, or no JSON at all."""
    said = json.dumps(spoiled(chance, good)).encode("utf-8", "surrogatepass")
    fate = chance.random()
    if fate < 0.1:
        said = said[: chance.randrange(len(said) + 1)]
    elif fate < 0.2:
        said = chance.choice([chance.randbytes(chance.randrange(60)), b"[" * 1900, b'{"a":' * 390])
    elif fate < 0.25 and said:
        at = chance.randrange(len(said))
        said = said[:at] + chance.randbytes(1) + said[at + 1 :]
    return said


def request(chance: random.Random, doors: Doors, place: str, cookie: str, match: str) -> bytes:
    """One HTTP request, or something similar."""
    (method, path), bodies = chance.choice(sorted((doors | PAGES).items(), key=lambda door: door[0]))
    path = path.replace("{match}", match if chance.random() < 0.7 else quote(str(junk(chance))[:300], errors="replace"))
    path = path.replace(
        "{game}", "connect_four" if chance.random() < 0.7 else quote(str(junk(chance))[:40], errors="replace")
    )
    if chance.random() < 0.3:
        path += chance.choice(
            [
                "%00",
                "%ff",
                "/..",
                "?x=%00",
                "&from=-1",
                "?from=99999999999999999999&limit=x",
                "#",
                "//",
                "?token=\xe9",
                "x" * 300,
            ]
        )
    body = text(chance, chance.choice(bodies or [{}])) if chance.random() < 0.6 else b""
    length = str(len(body)) if chance.random() < 0.97 else chance.choice(["-1", "9" * 30, "x", "99"])
    headers = [
        f"Host: {place if chance.random() < 0.95 else 'elsewhere'}",
        f"Content-Length: {length}",
        f"Content-Type: {'application/json' if chance.random() < 0.9 else junk(chance)}",
        f"Cookie: {COOKIE}={cookie if chance.random() < 0.8 else junk(chance)}",
    ]
    if chance.random() < 0.2:
        headers.append(
            f"{chance.choice(['Origin', 'X-Forwarded-For', 'Upgrade', 'Range', 'Expect', 'X'])}: {junk(chance)}"
        )
    if chance.random() < 0.2:
        method = chance.choice(METHODS)
    head = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{h}\r\n" for h in headers)
    return head.encode("utf-8", "surrogatepass") + b"\r\n" + body


async def requests(tally: Tally, guest: Guest, match: str, seed: int, count: int) -> None:
    """Send `count` bad requests, on connections that are kept open as long as the server allows."""
    chance = random.Random(seed)
    host, _, port = guest.place.partition(":")
    reader: asyncio.StreamReader | None = None
    for n in range(count):
        sent = request(chance, tally.doors, guest.place, guest.cookie, match)
        try:
            if reader is None:
                reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(sent)
            async with asyncio.timeout(3):  # if the length is wrong, the server rightly waits for more
                status, rest = await _answer(reader, sent)
            if status >= 500 and status != 503:
                tally.blame(f"case {seed}/{n} was answered {status}: {sent[:200]!r}")
            tally.counts[f"answers {status // 100}xx"] += 1
            if not rest:
                raise EOFError
        except (*CUT_OFF, ValueError, IndexError):
            if reader is not None:
                writer.transport.abort()
            reader = None
        tally.counts["bad requests"] += 1
    if reader is not None:
        writer.transport.abort()


async def _answer(reader: asyncio.StreamReader, sent: bytes) -> tuple[int, bool]:
    """The status of a response, and whether the connection can be reused."""
    head = await reader.readuntil(b"\r\n\r\n")
    status, lower = int(head.split(b" ", 2)[1]), head.lower()
    if b"content-length:" in lower and not sent.startswith(b"HEAD"):
        await reader.readexactly(int(lower.split(b"content-length:")[1].split(b"\r\n")[0]))
        return status, b"connection: close" not in lower
    return status, status in (204, 304) or sent.startswith(b"HEAD")


async def messages(tally: Tally, guest: Guest, match: str, seed: int, count: int) -> None:
    """Send `count` bad messages on a socket, reopened whenever it is cut."""
    chance, sent = random.Random(seed), 0
    good = [said for _, all_of_them in sorted(tally.messages.items()) for said in all_of_them[:5]]
    headers = {"Cookie": f"{COOKIE}={guest.cookie}"}
    while sent < count:
        try:
            async with connect(f"ws://{guest.place}/ws/{match}", additional_headers=headers, compression=None) as line:
                reading = asyncio.create_task(_drain(line))
                try:
                    while sent < count:
                        said = text(chance, chance.choice(good))
                        sent += 1
                        tally.counts["bad messages"] += 1
                        await _send(line, said, chance.random())
                        if sent % 20 == 0:  # clients that do not read are cut off
                            await asyncio.sleep(0.01)
                finally:
                    reading.cancel()
        except CUT_OFF as e:
            code = getattr(getattr(e, "rcvd", None), "code", 0)
            if code == 1011:
                tally.blame(f"a socket failed at message {sent} of {seed}")
            await asyncio.sleep(0.01)


async def _send(line: ClientConnection, said: bytes, fate: float) -> None:
    """Send as text, as bytes, or as bytes marked as text that may not be valid text."""
    if fate < 0.05:
        await line.send(said, text=fate < 0.025)
    else:
        await line.send(said.decode("utf-8", "replace"))


async def _drain(line: Any) -> None:
    async for _ in line:
        pass


async def bad_input(tally: Tally, address: str, seed: int, cases: int) -> None:
    """Send all bad input in parallel."""
    work: list[Any] = []
    for k in _shares(cases) if cases else ():
        guest = Guest(address)
        match = (
            await patiently(tally, guest, "POST", "/api/matches", {"game": "connect_four", "fill": {"1": "random"}})
        )["id"]
        send = requests if len(work) % 2 else messages
        work.append(send(tally, guest, match, seed * 1000 + len(work), k))
    await asyncio.gather(*work)


def _shares(cases: int) -> Iterator[int]:
    for k in range(AT_ONCE):
        yield cases // AT_ONCE + (k < cases % AT_ONCE)
