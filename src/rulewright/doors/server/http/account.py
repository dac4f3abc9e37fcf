"""Accounts over HTTP: your data and devices, what you have played, and blocking and reporting others.

The token of a link to another device is never in a URL that a server sees: it follows the # and is sent in a body.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from functools import partial

from sqlalchemy import Connection
from starlette.responses import Response, StreamingResponse

from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.people import (
    Appeal,
    Best,
    Blocked,
    DealStanding,
    Device,
    DeviceLink,
    Farewell,
    MyAppeal,
    MyBan,
    MyData,
    MyMatch,
    Person,
    Played,
    Rating,
    Revoke,
    SignIn,
    Standing,
    Unblock,
)
from rulewright.doors.contract.tables import MatchId, Mute, Remove, Report, ReportId
from rulewright.doors.server.codec import encode
from rulewright.doors.server.config import Rate
from rulewright.doors.server.http.endpoint import BAN, NO_STORE, TABLE, Ask, Become, SignOut, operation, sparing
from rulewright.doors.server.identity import Payer, owner
from rulewright.doors.server.limits import Gate, Kind
from rulewright.doors.server.live.chat import CHAT
from rulewright.doors.server.live.pubsub import REMOVED, RENAMED
from rulewright.doors.server.store import (
    access,
    matches,
    mistakes,
    moderation,
    my_data,
    passkeys,
    profiles,
    results,
    seating,
    tournaments,
)
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.schema import Columns
from rulewright.doors.server.translations import SAY

EXPORTS = Rate(1 / 60, 4)
"""How often a guest may export their data or delete their account."""


@operation("GET", "/api/me/devices")
async def list_devices(ask: Ask) -> list[SignIn]:
    """Where you are signed in.

    Always includes the requesting device, even before its use has been recorded.
    """
    found = await ask.tables.database.read(lambda c: my_data.devices(c, ask.guest, ask.session))
    if any(device.here for device in found):
        return found
    name, time = access.device_name(ask.request.headers.get("user-agent", "")), now()
    return [SignIn(id=ask.session, device=name, here=True, created=time, seen=time), *found][: access.MOST_SIGN_INS]


@operation("POST", "/api/me/devices/revoke", returns=list[SignIn], body=Revoke)
async def revoke(ask: Ask) -> list[SignIn] | SignOut:
    """Sign a device out, or all others; its cookie stops working.

    Its sockets are closed. If it is the requesting device, its cookie is deleted, too.
    """
    which = (await ask.body(Revoke)).id
    await ask.tables.database.write(lambda c: access.sign_out(c, ask.guest, ask.session, which))
    await ask.tables.access.refresh()
    if which == ask.session:
        return SignOut(await ask.tables.database.read(lambda c: my_data.devices(c, ask.guest, ask.session)))
    return await list_devices(ask)


@operation("GET", "/api/me/blocked")
async def list_blocked(ask: Ask) -> list[Blocked]:
    """The people you have blocked or muted."""
    return await ask.tables.database.read(lambda c: my_data.blocked(c, ask.guest))


@operation("POST", "/api/me/blocked/lift", body=Unblock)
async def unblock(ask: Ask) -> list[Blocked]:
    """Unblock somebody, or no longer mute them."""
    which = (await ask.body(Unblock)).id
    await ask.tables.database.write(lambda c: moderation.lift_block(c, ask.guest, which))
    return await list_blocked(ask)


# ---------------------------------------------------------------- appeals


@operation("GET", BAN)
async def show_ban(ask: Ask) -> MyBan | None:
    """The ban that keeps you out, what you said against it, and what the operator answered; null: you are not banned."""
    ban = ask.tables.access.ban_of(ask.payer)
    if ban is None:
        return None
    row = await ask.tables.database.read(lambda c: moderation.appeal_of(c, ban.id, ask.guest))
    return MyBan(
        sentence=ban.sentence, appeal=MyAppeal(at=row.at, words=row.words, answer=row.answer or "") if row else None
    )


@operation("POST", BAN, body=Appeal)
async def appeal(ask: Ask) -> MyBan | None:
    """Appeal against your ban, once. The operator reads it, and the answer is shown where you see the ban."""
    ban, words = ask.tables.access.ban_of(ask.payer), (await ask.body(Appeal)).words
    if ban is None:
        raise Fault(404, SAY("not-banned"))
    if not ask.known:
        raise Fault(409, SAY("not-known"))
    Gate(ask.tables.rate_limiter, Kind.REPORTS, REPORTS).pass_through(ask.payer, "reports")
    await ask.tables.database.write(lambda c: moderation.appeal(c, ban.id, ask.guest, words))
    return await show_ban(ask)


def _seldom(ask: Ask, what: str) -> None:
    if not ask.known:
        raise Fault(409, SAY("not-known"))
    Gate(ask.tables.rate_limiter, Kind.EXPORTS, EXPORTS).pass_through(ask.payer, what)


# ---------------------------------------------------------------- exporting your data


@operation("GET", "/api/me/data", returns=MyData)
async def export(ask: Ask) -> Response:
    """Everything that is stored about you, as a file.

    It can be long, so it is streamed as it is read.
    """
    _seldom(ask, "downloads")

    def head(c: Connection) -> Columns:
        return {
            "profile": my_data.profile(c, ask.guest),
            "devices": my_data.devices(c, ask.guest, ask.session),
            "passkeys": passkeys.passkeys(c, ask.guest),
            "public_profile": profiles.profile_of(c, ask.guest),
            "ratings": [Rating(**row, title=title(ask, row["game"])) for row in results.ratings(c, ask.guest)],
            "heroes": my_data.heroes(c, ask.guest),
            "told": my_data.told(c, ask.guest),
            "reports": my_data.reported(c, ask.guest),
            "appeals": my_data.appeals(c, ask.guest),
            "blocked": my_data.blocked(c, ask.guest),
            "tournaments": tournaments.entered(c, ask.guest),
            "following": my_data.following(c, ask.guest),
            "invitations": my_data.invitations(c, ask.guest),
            "mistakes": mistakes.of_guest(c, ask.guest),
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
        reading = ask.tables.database.read(partial(my_data.played, guest=ask.guest, after=last))
        part = await asyncio.shield(reading)  # a disconnect must not cost a database connection
        for match in part:
            yield match
        if len(part) < my_data.PART:
            return
        last = part[-1].id


# ---------------------------------------------------------------- deleting your account


@operation("POST", "/api/me/delete", returns=Person, body=Farewell)
async def delete(ask: Ask) -> SignOut:
    """Leave for good: your name and your data are removed, and what others played with you stays theirs.

    This is done some matches at a time. Open tables show it at once.
    """
    tables, wish = ask.tables, await ask.body(Farewell)
    _seldom(ask, "requests")
    name = await tables.database.read(lambda c: matches.name_of(c, ask.guest))
    if wish.name.strip() != name:
        raise Fault(409, SAY("not-your-name"))
    done = False
    while not done:
        done = await _some(ask)
    await tables.access.refresh()
    return SignOut(Person(name="", chosen=False))


async def _some(ask: Ask) -> bool:
    """Delete a part. The guest's tables are locked meanwhile: a game that ends would store the name again."""
    tables = ask.tables
    async with AsyncExitStack() as stack:
        for table in sorted(tables.by_match.values(), key=lambda table: table.id):
            if any(owner(s.guest) == ask.guest for s in table.seats):
                await stack.enter_async_context(table.lock)

        def work(c: Connection) -> tuple[list[str], bool]:
            changed, done = my_data.delete_part(c, tables.catalog, ask.guest)
            for match in changed:
                matches.announce(c, matches.news(tables.process, match, RENAMED))
            return changed, done

        changed, done = await tables.database.write(work)
    for match in changed:
        await tables.renamed(match)
    return done


# ---------------------------------------------------------------- continuing on another device


DEVICE_LINKS = Rate(0.05, 6)
"""How often a guest may make a link."""
DEVICE_TRIES = Rate(0.1, 10)
"""How often an address may try a link."""


@operation("POST", "/api/me/device")
async def offer_device(ask: Ask) -> DeviceLink:
    """A link for your other device."""
    if not ask.known:
        raise Fault(409, SAY("not-known"))
    Gate(ask.tables.rate_limiter, Kind.LINKS, DEVICE_LINKS).pass_through(ask.payer, "links")
    token = await ask.tables.database.write(lambda c: access.offer_device(c, ask.guest))
    return DeviceLink(link=f"/device#{token}", minutes=access.DEVICE_MINUTES)


@operation("POST", "/api/me/here", returns=Person, body=Device)
async def accept_device(ask: Ask) -> Become:
    """Follow the link from your other device: from then on this device is you."""
    token = (await ask.body(Device)).token
    Gate(ask.tables.rate_limiter, Kind.TRIES, DEVICE_TRIES).pass_through(Payer("", ask.payer.address), "tries")
    guest = await ask.tables.database.write(lambda c: access.accept_device(c, token))
    if guest is None:
        raise Fault(403, SAY("device-link-used"))
    await ask.tables.database.write(lambda c: mistakes.bring(c, ask.guest, guest))
    name = await ask.tables.database.read(lambda c: matches.name_of(c, guest))
    return Become(guest, Person(name=name, chosen=True))


# ---------------------------------------------------------------- what you have played


EVER = 1 << 62


@operation("GET", "/api/history", query=("game", "result", "before"))
async def list_history(ask: Ask) -> list[Played]:
    """Your finished matches."""
    game, how, before = (ask.query.get(name, "") for name in ("game", "result", "before"))
    if game:
        ask.tables.catalog.find(game)
    if how and how not in results.OUTCOMES:
        raise Fault(400, SAY("result-one-of", results=", ".join(results.OUTCOMES)))
    if before and not (before.isdecimal() and len(before) < 16):
        raise Fault(400, SAY("before-time"))

    def work(c: Connection) -> list[tuple[Columns, list[str]]]:
        found = results.history(c, ask.guest, game, how, int(before or EVER))
        seats = matches.seat_rows(c, [row["match"] for row in found])
        return [(row, [s.name for s in seats[row["match"]]]) for row in found]

    return [
        Played(
            id=row["match"],
            game=row["game"],
            title=title(ask, row["game"]),
            names=names,
            you=row["seat"],
            result=row["outcome"],
            place=row["place"],
            score=row["score"],
            ending=called(ask, row["game"], (row["result"] or {}).get("ending", "")),
            finished=row["finished"],
        )
        for row, names in await ask.tables.database.read(work)
    ]


@operation("GET", "/api/standing")
async def show_standing(ask: Ask) -> Standing:
    """Your ratings, bests and streaks."""
    return await ask.tables.database.read(lambda c: standing(ask, c, ask.guest))


def standing(ask: Ask, c: Connection, guest: str) -> Standing:
    return Standing(
        ratings=[Rating(**row, title=title(ask, row["game"])) for row in results.ratings(c, guest)],
        alone=[Best(**row, title=title(ask, row["game"])) for row in results.bests(c, guest)],
        deals=[
            DealStanding(game=game, title=title(ask, game), rating=last["rating"], streak=last["streak"])
            for game, last in results.latest_deals(c, guest).items()
        ],
    )


def called(ask: Ask, name: str, ending: str) -> str:
    game = ask.tables.catalog.games.get(name)
    return game.called(ending) if game else ending


def title(ask: Ask, name: str) -> str:
    game = ask.tables.catalog.games.get(name)
    return game.title if game else name


# ---------------------------------------------------------------- removing and reporting


REPORTS = Rate(1 / 60, 5)
"""How often a guest may report someone."""


@operation("POST", f"{TABLE}/remove", body=Remove)
async def remove(ask: Ask) -> MatchId:
    """Remove somebody before the game begins, or all spectators, and block them from your tables (host).

    Their sockets are closed with the reason, in whichever process they are.
    """
    match, wish, tables = ask.path["match"], await ask.body(Remove), ask.tables

    def work(c: Connection) -> bool:
        out = seating.remove(c, match, ask.guest, wish)
        if out:
            matches.announce(c, matches.news(tables.process, match, REMOVED, [wish.seat]))
        return out

    if await tables.database.write(work):
        await tables.removed(match, [wish.seat])
    return MatchId(id=match)


@operation("POST", f"{TABLE}/mute", body=Mute)
async def mute(ask: Ask) -> MatchId:
    """No longer read what somebody at this table says, here and anywhere else, or read it again. They are not told."""
    match, wish, tables = ask.path["match"], await ask.body(Mute), ask.tables

    def work(c: Connection) -> None:
        moderation.mute(c, match, ask.guest, wish)
        matches.announce(c, matches.news(tables.process, match, CHAT))

    await tables.database.write(work)
    if match in tables.by_match:
        table = tables.by_match[match]
        await table.chat.catch_up()
        table.show()
    return MatchId(id=match)


@operation("POST", f"{TABLE}/report", body=Report, status=201)
async def report(ask: Ask) -> ReportId:
    """Report somebody at this table to the operator."""
    match, wish = ask.path["match"], await ask.body(Report)
    await ask.tables.database.read(lambda c: sparing(ask, c, Kind.REPORTS, REPORTS, "reports"))
    made = await ask.tables.database.write(lambda c: moderation.make_report(c, match, ask.guest, wish))
    return ReportId(id=made)
