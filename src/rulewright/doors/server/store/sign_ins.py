"""Where a guest is signed in: one row for each cookie that is in use, with a coarse name of the browser."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.store import access, schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.words import SAY

MOST = 50
"""Sign-ins of one guest; beyond that the one that was used longest ago is revoked."""
OTHERS = "others"
"""Instead of the name of a sign-in: all but the one that asks."""

_BROWSERS = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"), ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
_SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Mac OS", "Mac"), ("Linux", "Linux"),
)  # fmt: skip


def device(agent: str) -> str:
    """The browser and the system, by what the browser says of itself: enough to recognise your own."""
    agent = agent[:500]
    browser = next((name for mark, name in _BROWSERS if mark in agent), "")
    system = next((name for mark, name in _SYSTEMS if mark in agent), "")
    if browser and system:
        return SAY("browser-on", browser=browser, system=system)
    return browser or system or (SAY("a-program") if re.search(r"\w", agent) else SAY("unknown-device"))


@dataclass(frozen=True)
class SignIn:
    """One cookie of a guest, and from where it was last used."""

    guest: str
    session: str
    device: str
    origin: str


def note(c: Connection, used: SignIn) -> None:
    """A cookie was used, for the first time or again."""
    insert, table, time = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert, schema.sign_ins, now()
    latest = {"device": used.device, "origin": used.origin, "seen": time}
    row = insert(table).values(guest=used.guest, id=used.session, created=time, **latest)
    c.execute(row.on_conflict_do_update(index_elements=["guest", "id"], set_=latest))
    many = select(table.c.id).where(table.c.guest == used.guest).order_by(table.c.seen.desc(), table.c.id).offset(MOST)
    if old := list(c.execute(many.limit(MOST)).scalars()):
        _end(c, used.guest, old)


def of_guest(c: Connection, guest: str) -> list[dict[str, Any]]:
    """What a guest sees of them, the one used last first."""
    table = schema.sign_ins.c
    query = select(table.id, table.device, table.created, table.seen).where(table.guest == guest)
    return [dict(row._mapping) for row in c.execute(query.order_by(table.seen.desc(), table.id))]


def revoke(c: Connection, guest: str, here: str, which: str) -> None:
    """End a sign-in, or all but `here`: then also those from before sign-ins were named."""
    known = [str(row["id"]) for row in of_guest(c, guest)]
    if which == OTHERS:
        _end(c, guest, [*(id_ for id_ in known if id_ != here), ""])
    elif which in known:
        _end(c, guest, [which])
    else:
        raise Fault(404, SAY("no-sign-in"))


def _end(c: Connection, guest: str, ids: list[str]) -> None:
    table = schema.sign_ins
    c.execute(table.delete().where(table.c.guest == guest, table.c.id.in_(ids)))
    access.revoke(c, [access.digest(guest, id_) for id_ in ids])
