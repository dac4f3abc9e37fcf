"""Who plays here and what waits for the operator, as the operator's page lists it."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, func, or_, select

from rulewright.doors.server.store import access, moderation, schema
from rulewright.doors.server.store.access import Ban
from rulewright.doors.server.store.schema import AnyRow

MOST = 50
"""The most rows of each list."""


class Account(NamedTuple):
    """A guest, with when they were first and last seen."""

    id: str
    name: str
    passkeys: int
    first: int | None
    last: int | None


class Overview(NamedTuple):
    """What the page lists; nothing of it is from any game."""

    accounts: list[Account]
    reports: list[AnyRow]
    appeals: list[AnyRow]
    bans: list[Ban]
    tournaments: list[AnyRow]


def overview(c: Connection, find: str) -> Overview:
    """The accounts whose name contains a text, or with this id, and everything that waits."""
    table = schema.tournaments
    running = select(table).where(table.c.finished.is_(None)).order_by(table.c.starts).limit(MOST)
    return Overview(
        _accounts(c, find.strip()) if find.strip() else [],
        moderation.list_reports(c, closed=False)[:MOST],
        moderation.list_appeals(c, answered=False)[:MOST],
        list(access.read_kept_out(c).bans[:MOST]),
        list(c.execute(running)),
    )


def _accounts(c: Connection, find: str) -> list[Account]:
    who, device, passkey = schema.guests.c, schema.sign_ins.c, schema.passkeys.c
    named = select(who.id).where(or_(func.lower(who.name).contains(find.lower(), autoescape=True), who.id == find))
    unnamed = select(device.guest).where(device.guest == find)  # a guest without a chosen name
    ids = list(c.execute(named.union(unnamed).limit(MOST)).scalars())
    names = select(who.id, who.name).where(who.id.in_(ids))
    keys = select(passkey.guest, func.count()).where(passkey.guest.in_(ids)).group_by(passkey.guest)
    seen = select(device.guest, func.max(device.seen)).where(device.guest.in_(ids)).group_by(device.guest)
    name, many, last = ({row[0]: row[1] for row in c.execute(query)} for query in (names, keys, seen))
    return [
        Account(id_, name.get(id_, ""), many.get(id_, 0), access.first_seen(c, id_), last.get(id_))
        for id_ in sorted(ids, key=lambda id_: (name.get(id_, ""), id_))
    ]
