"""What is yours: where you are signed in, everything that is stored of you, whom you have blocked, and leaving for good."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

from sqlalchemy import Connection
from starlette.responses import Response, StreamingResponse

from rulewright.doors.server.config import Rate
from rulewright.doors.server.contract.codec import encode
from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.contract.people import Blocked, Farewell, MyMatch, Person, Rating, Revoke, SignIn, Unblock
from rulewright.doors.server.http.endpoint import NO_STORE, Ask, SignOut
from rulewright.doors.server.http.history import title
from rulewright.doors.server.identity import owner
from rulewright.doors.server.limits import Gate
from rulewright.doors.server.live.pubsub import RENAMED
from rulewright.doors.server.store import blocks, farewell, matches, my_data, ratings, seating, sign_ins
from rulewright.doors.server.store.database import now
from rulewright.doors.server.usage import Kind
from rulewright.doors.server.words import SAY

OFTEN = Rate(1 / 60, 4)
"""How often a guest may take everything along, or leave for good."""


async def list_devices(ask: Ask) -> list[SignIn]:
    """Where you are signed in. The device that asks is always among them, also before its use has been noted."""
    found = await ask.tables.database.read(lambda c: my_data.devices(c, ask.guest, ask.session))
    if any(device.here for device in found):
        return found
    name, time = sign_ins.device(ask.request.headers.get("user-agent", "")), now()
    return [SignIn(id=ask.session, device=name, here=True, created=time, seen=time), *found][: sign_ins.MOST]


async def revoke(ask: Ask) -> list[SignIn] | SignOut:
    """End a sign-in; its sockets are closed. If it is the one that asks, its cookie is taken away."""
    which = (await ask.body(Revoke)).id
    await ask.tables.database.write(lambda c: sign_ins.revoke(c, ask.guest, ask.session, which))
    await ask.tables.access.refresh()
    if which == ask.session:
        return SignOut(await ask.tables.database.read(lambda c: my_data.devices(c, ask.guest, ask.session)))
    return await list_devices(ask)


async def list_blocked(ask: Ask) -> list[Blocked]:
    return await ask.tables.database.read(lambda c: my_data.blocked(c, ask.guest))


async def unblock(ask: Ask) -> list[Blocked]:
    which = (await ask.body(Unblock)).id
    await ask.tables.database.write(lambda c: blocks.lift(c, ask.guest, which))
    return await list_blocked(ask)


def _seldom(ask: Ask, what: str) -> None:
    if not ask.known:
        raise Fault(409, SAY("not-known"))
    Gate(ask.tables.usage, Kind.EXPORTS, OFTEN).pass_through(ask.payer, what)


# ---------------------------------------------------------------- taking it along


async def export(ask: Ask) -> Response:
    """All of it as one file. It can be long, so it is sent part by part as it is read."""
    _seldom(ask, "downloads")

    def head(c: Connection) -> dict[str, Any]:
        return {
            "profile": my_data.profile(c, ask.guest),
            "devices": my_data.devices(c, ask.guest, ask.session),
            "ratings": [Rating(**row, title=title(ask, row["game"])) for row in ratings.ratings(c, ask.guest)],
            "heroes": my_data.heroes(c, ask.guest),
            "reports": my_data.reported(c, ask.guest),
            "blocked": my_data.blocked(c, ask.guest),
        }

    found = await ask.tables.database.read(head)

    async def written() -> AsyncIterator[bytes]:
        comma = b""
        yield encode(found)[:-1] + b',"matches":['
        async for match in _matches(ask):
            yield comma + encode(match)
            comma = b","
        yield b"]}"

    name = {"Content-Disposition": 'attachment; filename="rulewright-data.json"'}
    return StreamingResponse(written(), media_type="application/json", headers={**NO_STORE, **name})


async def _matches(ask: Ask) -> AsyncIterator[MyMatch]:
    last = ""
    while True:
        reading = ask.tables.database.read(lambda c, last=last: my_data.played(c, ask.guest, last))  # type: ignore[misc]
        part = await asyncio.shield(reading)  # hanging up takes no connection to the database away
        for match in part:
            yield match
        if len(part) < my_data.PART:
            return
        last = part[-1].id


# ---------------------------------------------------------------- leaving for good


async def delete(ask: Ask) -> SignOut:
    """Remove the guest, some matches at a time. Tables that are open show it at once."""
    tables, wish = ask.tables, await ask.body(Farewell)
    _seldom(ask, "requests")
    name = await tables.database.read(lambda c: seating.name_of(c, ask.guest))
    if wish.name.strip() != name:
        raise Fault(409, SAY("not-your-name"))
    done = False
    while not done:
        done = await _some(ask)
    await tables.access.refresh()
    return SignOut(Person(name="", chosen=False))


async def _some(ask: Ask) -> bool:
    """A part of it; no table here may finish a game meanwhile, which would write the name again."""
    tables = ask.tables
    async with AsyncExitStack() as stack:
        for table in sorted(tables.by_match.values(), key=lambda table: table.id):
            if any(owner(s.guest) == ask.guest for s in table.seats):
                await stack.enter_async_context(table.lock)

        def work(c: Connection) -> tuple[list[str], bool]:
            changed, done = farewell.part(c, tables.catalog, ask.guest)
            for match in changed:
                matches.announce(c, matches.news(tables.process, match, RENAMED))
            return changed, done

        changed, done = await tables.database.write(work)
    for match in changed:
        await tables.renamed(match)
    return done
