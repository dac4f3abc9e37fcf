"""Access: sign-ins of guests, links to another device, and bans."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.dialects import postgresql, sqlite

from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.identity import new_match
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.schema import Columns
from rulewright.doors.server.translations import SAY

VERSION = "access"
"""The setting that changes whenever bans or revoked sign-ins change."""
GUEST, ORIGIN, NETWORK = "guest", "origin", "network"
"""What a ban applies to: a guest, the keyed hash of an address, or an address or network in plain text."""


class Ban(msgspec.Struct, frozen=True):
    """A ban; `until` is when it ends (None: never)."""

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
        """The message that the banned person sees."""
        stop = "" if self.reason.endswith((".", "!", "?")) else "."
        return SAY("banned", end=self.end, reason=f"{self.reason}{stop}")


def day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


@dataclass(frozen=True)
class KeptOut:
    """All bans and revoked cookies; of cookies only digests are stored."""

    version: str
    bans: tuple[Ban, ...]
    revoked: frozenset[str]


NOBODY = KeptOut("", (), frozenset())


def sign_in_digest(guest: str, session: str | None = None) -> str:
    """The digest that revokes a sign-in or, without `session`, all cookies of a guest."""
    return sha256((guest if session is None else f"{guest}/{session}").encode()).hexdigest()


def kept_out_version(c: Connection) -> str:
    return c.execute(select(schema.settings.c.value).where(schema.settings.c.key == VERSION)).scalar() or ""


def read_kept_out(c: Connection) -> KeptOut:
    """Bans that have not ended, and revoked cookies."""
    bans = schema.bans
    hold = c.execute(select(bans).where(bans.c.until.is_(None) | (bans.c.until > now())).order_by(bans.c.created))
    revoked = frozenset(c.execute(select(schema.revoked.c.digest)).scalars())
    return KeptOut(kept_out_version(c), tuple(Ban(**row._mapping) for row in hold), revoked)


def kept_out_changed(c: Connection) -> None:
    """Change the version, so that all processes read the bans again once this is committed."""
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    value = secrets.token_hex(8)
    row = insert(schema.settings).values(key=VERSION, value=value)
    c.execute(row.on_conflict_do_update(index_elements=["key"], set_={"value": value}))


def revoke_digests(c: Connection, digests: Iterable[str]) -> None:
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    rows = [{"digest": found, "at": now()} for found in digests]
    c.execute(insert(schema.revoked).values(rows).on_conflict_do_nothing())
    kept_out_changed(c)


def ban(c: Connection, kind: str, subject: str, reason: str, until: int | None) -> Ban:
    made = Ban(new_match()[:8], kind, subject, reason, now(), until)
    c.execute(schema.bans.insert().values(**msgspec.structs.asdict(made)))
    kept_out_changed(c)
    return made


def lift_ban(c: Connection, id_: str) -> bool:
    """End a ban. Returns whether there was one."""
    gone = c.execute(schema.bans.delete().where(schema.bans.c.id == id_)).rowcount > 0
    kept_out_changed(c)
    return gone


# ---------------------------------------------------------------- sign-ins


MOST_SIGN_INS = 50
"""The most sign-ins of one guest; if there are more, the least recently used ones are revoked."""
OTHERS = "others"
"""Instead of the id of a sign-in: all but the requesting one."""

_BROWSERS = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"), ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
_SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Mac OS", "Mac"), ("Linux", "Linux"),
)  # fmt: skip


def device_name(agent: str) -> str:
    """The browser and the system, from the `User-Agent` header: enough to recognise your own device."""
    agent = agent[:500]
    browser = next((name for mark, name in _BROWSERS if mark in agent), "")
    system = next((name for mark, name in _SYSTEMS if mark in agent), "")
    if browser and system:
        return SAY("browser-on", browser=browser, system=system)
    return browser or system or (SAY("a-program") if re.search(r"\w", agent) else SAY("unknown-device"))


@dataclass(frozen=True)
class SignIn:
    """One cookie of a guest, and the device and address that last used it."""

    guest: str
    session: str
    device: str
    origin: str


def first_seen(c: Connection, guest: str) -> int | None:
    """Since when a guest is known, as far as their devices and passkeys tell."""
    device, passkey = schema.sign_ins.c, schema.passkeys.c
    since = select(func.min(device.created)).where(device.guest == guest)
    made = select(func.min(passkey.created)).where(passkey.guest == guest)
    return min((at for at in (c.execute(since).scalar(), c.execute(made).scalar()) if at is not None), default=None)


def note_sign_in(c: Connection, used: SignIn) -> None:
    """Record that a cookie was used, for the first time or again."""
    insert, table, time = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert, schema.sign_ins, now()
    latest = {"device": used.device, "origin": used.origin, "seen": time}
    row = insert(table).values(guest=used.guest, id=used.session, created=time, **latest)
    c.execute(row.on_conflict_do_update(index_elements=["guest", "id"], set_=latest))
    many = (
        select(table.c.id)
        .where(table.c.guest == used.guest)
        .order_by(table.c.seen.desc(), table.c.id)
        .offset(MOST_SIGN_INS)
    )
    if old := list(c.execute(many.limit(MOST_SIGN_INS)).scalars()):
        _end_sign_ins(c, used.guest, old)


def sign_ins_of(c: Connection, guest: str) -> list[Columns]:
    """A guest's sign-ins as shown to them, most recently used first."""
    table = schema.sign_ins.c
    query = select(table.id, table.device, table.created, table.seen).where(table.guest == guest)
    return [dict(row._mapping) for row in c.execute(query.order_by(table.seen.desc(), table.id))]


def sign_out(c: Connection, guest: str, here: str, which: str) -> None:
    """End a sign-in, or all but `here`: then also those from before sign-ins had ids."""
    known = [str(row["id"]) for row in sign_ins_of(c, guest)]
    if which == OTHERS:
        _end_sign_ins(c, guest, [*(id_ for id_ in known if id_ != here), ""])
    elif which in known:
        _end_sign_ins(c, guest, [which])
    else:
        raise Fault(404, SAY("no-sign-in"))


def _end_sign_ins(c: Connection, guest: str, ids: list[str]) -> None:
    table = schema.sign_ins
    c.execute(table.delete().where(table.c.guest == guest, table.c.id.in_(ids)))
    told = schema.subscriptions
    c.execute(told.delete().where(told.c.guest == guest, told.c.session.in_(ids)))
    revoke_digests(c, [sign_in_digest(guest, id_) for id_ in ids])


# ---------------------------------------------------------------- links to another device


DEVICE_MINUTES = 10
"""How long a link is valid."""


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def offer_device(c: Connection, guest: str) -> str:
    """A token that signs another device in as this guest. Deletes the guest's earlier token and all expired ones."""
    token, table = secrets.token_urlsafe(24), schema.devices
    c.execute(table.delete().where((table.c.guest == guest) | (table.c.expires < now())))
    c.execute(table.insert().values(digest=_digest(token), guest=guest, expires=now() + DEVICE_MINUTES * 60_000))
    return token


def accept_device(c: Connection, token: str) -> str | None:
    """Use up a token and return its guest; None if it is unknown or expired."""
    table = schema.devices
    gone = table.delete().where(table.c.digest == _digest(token)).returning(table.c.guest, table.c.expires)
    found = c.execute(gone).first()
    return str(found.guest) if found and found.expires >= now() else None
