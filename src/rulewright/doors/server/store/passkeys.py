"""Passkeys of guests, and the challenges that are to be signed with them.

A challenge works once, for five minutes, for one purpose and one visitor, in whichever process the answer arrives. Only its
digest is stored.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from rulewright.doors.contract.accounts import NewPasskey, SignInByPasskey
from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.people import Passkey
from rulewright.doors.server.identity import new_match
from rulewright.doors.server.passkeys import TIMEOUT, Key, Site, challenge_in
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.translations import SAY

ADD, ENTER = "add", "enter"
"""What a challenge is for: a new passkey, or signing in."""
MOST = 20
"""The most passkeys of one guest."""


# ---------------------------------------------------------------- challenges


def challenge(c: Connection, guest: str, purpose: str) -> bytes:
    """A new challenge; the visitor's earlier ones for this purpose, and all that have expired, are deleted."""
    made, table = secrets.token_bytes(32), schema.challenges
    mine = (table.c.guest == guest) & (table.c.purpose == purpose)
    c.execute(table.delete().where(mine | (table.c.expires < now())))
    row = {"digest": sha256(made).hexdigest(), "guest": guest, "purpose": purpose, "expires": now() + TIMEOUT}
    c.execute(table.insert().values(row))
    return made


def _answered(c: Connection, guest: str, purpose: str, client_data: str) -> bytes | None:
    """Use up the challenge that an answer is for, and return it; None if it was not given to this visitor for this."""
    made, table = challenge_in(client_data), schema.challenges
    if made is None:
        return None
    gone = table.delete().where(table.c.digest == sha256(made).hexdigest())
    found = c.execute(gone.returning(table.c.guest, table.c.purpose, table.c.expires)).first()
    fits = found and (found.guest, found.purpose) == (guest, purpose) and found.expires >= now()
    return made if fits else None


# ---------------------------------------------------------------- passkeys


def passkeys(c: Connection, guest: str) -> list[Passkey]:
    table = schema.passkeys.c
    query = select(table.id, table.device, table.created, table.used).where(table.guest == guest)
    return [Passkey(**row._mapping) for row in c.execute(query.order_by(table.created, table.id))]


def credentials(c: Connection, guest: str) -> list[str]:
    """The ids by which devices know this guest's passkeys."""
    table = schema.passkeys.c
    return list(c.execute(select(table.credential).where(table.guest == guest)).scalars())


def add(c: Connection, site: Site, guest: str, device: str, answer: NewPasskey) -> bool:
    """Store a new passkey; False if the answer is not genuine. It uses up its challenge either way, so refusals are returned."""
    made = _answered(c, guest, ADD, answer.client_data)
    key = made and site.created(answer, made)
    if not key or len(credentials(c, guest)) >= MOST:
        return False
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    row = {"credential": answer.id, "guest": guest, "id": new_match(), "key": key.public, "signed": key.signed}
    row |= {"device": device, "created": now(), "used": 0}
    return c.execute(insert(schema.passkeys).values(row).on_conflict_do_nothing()).rowcount > 0


def enter(c: Connection, site: Site, visitor: str, answer: SignInByPasskey) -> str | None:
    """The guest who signs in; None if the passkey is unknown or the answer is not genuine, which look the same."""
    made, table = _answered(c, visitor, ENTER, answer.client_data), schema.passkeys
    mine = table.c.credential == answer.id
    row = c.execute(select(table).where(mine).with_for_update()).first()
    if not made or not row or not (key := site.signed_in(answer, made, Key(row.key, row.signed))):
        return None
    c.execute(table.update().where(mine).values(signed=key.signed, used=now()))
    return str(row.guest)


def remove(c: Connection, guest: str, id_: str) -> None:
    table = schema.passkeys
    if not c.execute(table.delete().where(table.c.guest == guest, table.c.id == id_)).rowcount:
        raise Fault(404, SAY("no-passkey"))
