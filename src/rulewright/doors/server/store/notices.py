"""Where somebody is told that it is their turn: devices, and an e-mail address that they have confirmed."""

from __future__ import annotations

import secrets
from hashlib import sha256

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.dialects import postgresql, sqlite

from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.notices import Subscription
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.schema import Columns
from rulewright.doors.server.translations import SAY
from rulewright.telling.language import language

MOST = 10
"""The most devices of one guest that are told; the one that asked first gives way."""
DAY = 86_400_000
CONFIRM = 3 * DAY
"""Milliseconds for which an address can be confirmed; then it is deleted."""
ASKED = 3
"""How many guests may ask in a day for the same address to be confirmed: nobody's mailbox is filled from here."""


class Device(msgspec.Struct, frozen=True):
    """A row of the table `subscriptions`."""

    digest: str
    guest: str
    session: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    created: int


class Address(msgspec.Struct, frozen=True):
    """A row of the table `emails`. `at` is when the message that asks to confirm it is to be sent; None: it was."""

    guest: str
    id: str
    address: str
    confirmed: bool
    language: str
    created: int
    at: int | None
    tries: int


def devices(c: Connection, guest: str) -> list[Device]:
    table = schema.subscriptions
    rows = c.execute(select(table).where(table.c.guest == guest).order_by(table.c.created, table.c.digest))
    return [Device(**row._mapping) for row in rows]


def subscribe(c: Connection, guest: str, session: str, wish: Subscription) -> None:
    """Tell this device from now on, instead of what it had subscribed before."""
    table, digest = schema.subscriptions, sha256(wish.endpoint.encode()).hexdigest()
    mine = (table.c.guest == guest) & (table.c.session == session)
    c.execute(table.delete().where(mine | (table.c.digest == digest)))
    row = Device(digest, guest, session, wish.endpoint, wish.p256dh, wish.auth, language(), now())
    c.execute(table.insert().values(**msgspec.structs.asdict(row)))
    for old in devices(c, guest)[:-MOST]:
        drop_device(c, old.digest)


def unsubscribe(c: Connection, guest: str, session: str) -> None:
    table = schema.subscriptions
    c.execute(table.delete().where(table.c.guest == guest, table.c.session == session))


def drop_device(c: Connection, digest: str) -> None:
    """A device that is not there any more, as its push service says."""
    c.execute(schema.subscriptions.delete().where(schema.subscriptions.c.digest == digest))


# ---------------------------------------------------------------- e-mail


def address(c: Connection, guest: str) -> Address | None:
    row = c.execute(select(schema.emails).where(schema.emails.c.guest == guest)).first()
    return Address(**row._mapping) if row else None


def ask_to_confirm(c: Connection, guest: str, wanted: str) -> None:
    """Store an address, to which a message with a link is sent; nothing else is sent before the link was followed."""
    table = schema.emails
    known = address(c, guest)
    if known and known.confirmed and known.address == wanted:
        return
    asked = select(func.count()).where(table.c.address == wanted, table.c.created > now() - DAY, table.c.guest != guest)
    silent = (c.execute(asked).scalar() or 0) >= ASKED
    row: Columns = {"id": secrets.token_hex(6), "address": wanted, "confirmed": False, "language": language()}
    row |= {"created": now(), "at": None if silent else now(), "tries": 0}
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    made = insert(table).values(guest=guest, **row)
    c.execute(made.on_conflict_do_update(index_elements=["guest"], set_=row))


def confirm(c: Connection, id_: str) -> None:
    """The link in the message was followed."""
    table = schema.emails
    fresh = table.c.confirmed | (table.c.created > now() - CONFIRM)
    if not c.execute(table.update().where(table.c.id == id_, fresh).values(confirmed=True, at=None)).rowcount:
        raise Fault(404, SAY("mail-link-gone"))


def stop_mail(c: Connection, id_: str) -> None:
    """No more mail: the address is deleted."""
    c.execute(schema.emails.delete().where(schema.emails.c.id == id_))


def forget_address(c: Connection, guest: str) -> None:
    c.execute(schema.emails.delete().where(schema.emails.c.guest == guest))


def unconfirmed(c: Connection, lease: int) -> list[Address]:
    """Some addresses that this process asks to be confirmed now; others that nobody confirmed are deleted."""
    table, time = schema.emails, now()
    c.execute(table.delete().where(~table.c.confirmed, table.c.created < time - CONFIRM))
    query = select(table).where(table.c.at <= time).limit(5).with_for_update(skip_locked=True)
    found = [Address(**row._mapping) for row in c.execute(query)]
    for row in found:
        c.execute(table.update().where(table.c.guest == row.guest).values(at=time + lease, tries=row.tries + 1))
    return [msgspec.structs.replace(row, at=time + lease, tries=row.tries + 1) for row in found]


def settle_address(c: Connection, row: Address, again: int | None) -> None:
    table = schema.emails
    mine = (table.c.guest == row.guest) & (table.c.id == row.id) & (table.c.at == row.at)
    c.execute(table.update().where(mine).values(at=again))
