"""Who is kept out: sign-ins that were revoked, and bans. Every process holds it in memory and reads it again when it changes."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from rulewright.doors.server.identity import new_match
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.words import SAY

VERSION = "access"
"""The setting that changes whenever somebody is kept out or let in again."""
GUEST, ORIGIN, NETWORK = "guest", "origin", "network"
"""What a ban is for: a guest, the digest of an address, or an address or network in words."""


class Ban(msgspec.Struct, frozen=True):
    """Somebody is kept out; `until` is when it ends (None: never)."""

    id: str
    kind: str
    subject: str
    reason: str
    created: int
    until: int | None

    def holds(self, at: int) -> bool:
        return self.until is None or self.until > at

    @property
    def end(self) -> str:
        """When it ends, in words."""
        return SAY("for-good") if self.until is None else SAY("until", day=day(self.until))

    @property
    def sentence(self) -> str:
        """What the person is told."""
        stop = "" if self.reason.endswith((".", "!", "?")) else "."
        return SAY("banned", end=self.end, reason=f"{self.reason}{stop}")


def day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


@dataclass(frozen=True)
class KeptOut:
    """Everybody who is kept out. Of cookies only digests are stored."""

    version: str
    bans: tuple[Ban, ...]
    revoked: frozenset[str]


NOBODY = KeptOut("", (), frozenset())


def digest(guest: str, session: str | None = None) -> str:
    """Under which a sign-in is revoked; without one, all cookies of a guest."""
    return sha256((guest if session is None else f"{guest}/{session}").encode()).hexdigest()


def version(c: Connection) -> str:
    return c.execute(select(schema.settings.c.value).where(schema.settings.c.key == VERSION)).scalar() or ""


def read(c: Connection) -> KeptOut:
    """Bans that have not ended, and what is revoked."""
    bans = schema.bans
    hold = c.execute(select(bans).where(bans.c.until.is_(None) | (bans.c.until > now())).order_by(bans.c.created))
    revoked = frozenset(c.execute(select(schema.revoked.c.digest)).scalars())
    return KeptOut(version(c), tuple(Ban(**row._mapping) for row in hold), revoked)


def changed(c: Connection) -> None:
    """Let all processes know, once this is committed."""
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    value = secrets.token_hex(8)
    row = insert(schema.settings).values(key=VERSION, value=value)
    c.execute(row.on_conflict_do_update(index_elements=["key"], set_={"value": value}))


def revoke(c: Connection, digests: Iterable[str]) -> None:
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    rows = [{"digest": found, "at": now()} for found in digests]
    c.execute(insert(schema.revoked).values(rows).on_conflict_do_nothing())
    changed(c)


def ban(c: Connection, kind: str, subject: str, reason: str, until: int | None) -> Ban:
    made = Ban(new_match()[:8], kind, subject, reason, now(), until)
    c.execute(schema.bans.insert().values(**msgspec.structs.asdict(made)))
    changed(c)
    return made


def lift(c: Connection, id_: str) -> bool:
    """End a ban; whether there was one."""
    gone = c.execute(schema.bans.delete().where(schema.bans.c.id == id_)).rowcount > 0
    changed(c)
    return gone
