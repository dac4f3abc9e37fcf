"""What people report to the operator: about whom, at which table, and the line of chat it is about.

A report holds nothing of the game: no view, no cards, no moves, no seed. So nobody can show anything hidden by it.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, func, select

from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.contract.tables import Report
from rulewright.doors.server.identity import new_match, owner
from rulewright.doors.server.store import schema, seating
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.schema import HUMAN
from rulewright.doors.server.words import SAY

MOST = 30
"""Open reports of one guest."""
KEPT = 180 * 24 * 3600 * 1000
"""Milliseconds for which a report is kept."""


def make(c: Connection, match: str, guest: str, wish: Report) -> str:
    """Keep a report by somebody who is at the table, or was. Its name is given back."""
    _, seats = seating.find(c, match)
    watchers, table = schema.watchers.c, schema.reports
    watching = select(watchers.guest).where(watchers.match == match, watchers.guest == guest)
    if seating.seat_of(seats, guest) is None and not c.execute(watching).first():
        raise Fault(403, SAY("report-not-there"))
    words = " ".join(wish.words.split())
    if not words.isprintable():
        raise Fault(400, SAY("report-plain"))
    about, name, said = _about(c, match, seats, wish)
    if owner(about) == guest:
        raise Fault(409, SAY("report-yourself"))
    mine = select(func.count()).where(table.c.reporter == guest, table.c.closed.is_(None))
    if (c.execute(mine).scalar() or 0) >= MOST:
        raise Fault(429, SAY("report-most", most=MOST))
    seen, made = schema.sign_ins.c, new_match()
    last = select(seen.origin).where(seen.guest == owner(about)).order_by(seen.seen.desc()).limit(1)
    c.execute(
        table.insert().values(
            id=made, at=now(), reporter=guest, match=match, guest=owner(about), origin=c.execute(last).scalar() or "",
            name=name, why=wish.why, words=words, said=said,
        )
    )  # fmt: skip
    return made


def _about(c: Connection, match: str, seats: list[Any], wish: Report) -> tuple[str, str, str]:
    """The guest it is about, the name, and what was said."""
    if wish.seat >= len(seats):
        raise Fault(409, SAY("nobody-sits"))
    sitter = seats[wish.seat]
    if wish.line is not None:
        chat = schema.chat.c
        line = c.execute(
            select(schema.chat).where(chat.match == match, chat.n == wish.line, chat.seat == wish.seat)
        ).first()
        if line is None or not (line.guest or sitter.guest):
            raise Fault(404, SAY("not-said"))
        return str(line.guest or sitter.guest), line.name, line.text
    if sitter.kind != HUMAN or not sitter.guest:
        raise Fault(409, SAY("report-no-person"))
    return sitter.guest, sitter.name, ""


def of_guest(c: Connection, guest: str) -> list[dict[str, Any]]:
    """The reports that a guest has made."""
    table = schema.reports.c
    query = select(table.at, table.match, table.name, table.why, table.words, table.said).where(table.reporter == guest)
    return [dict(row._mapping) for row in c.execute(query.order_by(table.at))]


def listed(c: Connection, closed: bool) -> list[Any]:
    """Reports for the operator, the oldest first; those that were dealt with only if `closed`."""
    table = schema.reports
    query = select(table).order_by(table.c.at, table.c.id)
    return list(c.execute(query if closed else query.where(table.c.closed.is_(None))))


def find(c: Connection, id_: str) -> Any:
    table = schema.reports
    found = c.execute(select(table).where(table.c.id == id_)).first()
    if found is None:
        raise ValueError(SAY("no-report", report=str(id_)))
    return found


def close(c: Connection, id_: str) -> None:
    """The operator has dealt with it."""
    find(c, id_)
    c.execute(schema.reports.update().where(schema.reports.c.id == id_).values(closed=now()))


def tidy(c: Connection) -> None:
    """Reports are not kept for ever."""
    c.execute(schema.reports.delete().where(schema.reports.c.at < now() - KEPT))
