"""Whom a host does not let in: not to this table, and not to any other of theirs, until they lift it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.identity import new_match
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.words import SAY

MOST = 500
"""Guests that one host may block."""


def block(c: Connection, host: str, guest: str, name: str) -> None:
    """Keep a guest from all tables of a host, those that the guest looks at now included."""
    insert, table = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert, schema.blocks
    if len(of_host(c, host)) >= MOST:
        raise Fault(429, SAY("blocked-most", most=MOST))
    row = insert(table).values(host=host, guest=guest, id=new_match(), name=name, at=now())
    c.execute(row.on_conflict_do_nothing())
    watchers, hosted = schema.watchers, select(schema.matches.c.id).where(schema.matches.c.host == host)
    c.execute(watchers.delete().where(watchers.c.guest == guest, watchers.c.match.in_(hosted)))


def blocked(c: Connection, host: str, guest: str) -> bool:
    table = schema.blocks.c
    return c.execute(select(table.id).where(table.host == host, table.guest == guest)).first() is not None


def among(c: Connection, guests: Collection[str]) -> bool:
    """Whether one of these guests has blocked another of them."""
    table, these = schema.blocks.c, [*guests]
    return c.execute(select(table.id).where(table.host.in_(these), table.guest.in_(these))).first() is not None


def of_host(c: Connection, host: str) -> list[dict[str, Any]]:
    """Whom a host has blocked, by the name they had then."""
    table = schema.blocks.c
    query = select(table.id, table.name, table.at).where(table.host == host).order_by(table.at.desc(), table.id)
    return [dict(row._mapping) for row in c.execute(query)]


def lift(c: Connection, host: str, id_: str) -> None:
    table = schema.blocks
    if not c.execute(table.delete().where(table.c.host == host, table.c.id == id_)).rowcount:
        raise Fault(404, SAY("not-blocked"))
