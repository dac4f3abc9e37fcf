"""Links that carry a guest to another device. Each works once and for a short time; what is stored cannot be followed."""

from __future__ import annotations

import secrets
from hashlib import sha256

from sqlalchemy import Connection

from rulewright.doors.server.store import schema
from rulewright.doors.server.store.database import now

MINUTES = 10
"""For how long a link can be followed."""


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def offer(c: Connection, guest: str) -> str:
    """A token by which another device becomes this guest. Any earlier one is void, as are all whose time is over."""
    token, table = secrets.token_urlsafe(24), schema.devices
    c.execute(table.delete().where((table.c.guest == guest) | (table.c.expires < now())))
    c.execute(table.insert().values(digest=_digest(token), guest=guest, expires=now() + MINUTES * 60_000))
    return token


def accept(c: Connection, token: str) -> str | None:
    """The guest whose token this is, once; None for any other, or one too late."""
    table = schema.devices
    gone = table.delete().where(table.c.digest == _digest(token)).returning(table.c.guest, table.c.expires)
    found = c.execute(gone).first()
    return str(found.guest) if found and found.expires >= now() else None
