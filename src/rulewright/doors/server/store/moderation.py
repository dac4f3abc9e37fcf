"""Moderation: hosts block guests, people mute others, and people at a table report others to the operator.

A report contains nothing from the game (no view, cards, moves or seed), so it cannot reveal anything hidden.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, func, select
from sqlalchemy.dialects import postgresql, sqlite

from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.tables import Mute, Report
from rulewright.doors.server.identity import new_match, owner
from rulewright.doors.server.store import matches, schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.matches import SeatRow
from rulewright.doors.server.store.schema import HUMAN, AnyRow, Columns
from rulewright.doors.server.translations import SAY
from rulewright.telling.characters import printable

MOST_BLOCKS = 500
"""The most guests that one host may block."""


def block(c: Connection, host: str, guest: str, name: str) -> None:
    """Block a guest from all tables of a host, including those that they are watching now."""
    insert, table = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert, schema.blocks
    if len(blocks_of(c, host)) >= MOST_BLOCKS:
        raise Fault(429, SAY("blocked-most", most=MOST_BLOCKS))
    row = insert(table).values(host=host, guest=guest, id=new_match(), name=name, at=now())
    c.execute(row.on_conflict_do_nothing())
    watchers, hosted = schema.watchers, select(schema.matches.c.id).where(schema.matches.c.host == host)
    c.execute(watchers.delete().where(watchers.c.guest == guest, watchers.c.match.in_(hosted)))


def blocked(c: Connection, host: str, guest: str) -> bool:
    table = schema.blocks.c
    return c.execute(select(table.id).where(table.host == host, table.guest == guest)).first() is not None


def block_among(c: Connection, guests: Collection[str]) -> bool:
    """Whether one of these guests has blocked another of them."""
    table, these = schema.blocks.c, [*guests]
    return c.execute(select(table.id).where(table.host.in_(these), table.guest.in_(these))).first() is not None


def blocks_of(c: Connection, host: str) -> list[Columns]:
    """The guests that a host has blocked, with the names they had then, most recent first."""
    table = schema.blocks.c
    query = select(table.id, table.name, table.at).where(table.host == host).order_by(table.at.desc(), table.id)
    return [dict(row._mapping) for row in c.execute(query)]


def lift_block(c: Connection, host: str, id_: str) -> None:
    """Let somebody in again, or read again what they say."""
    table, mine = schema.blocks, schema.mutes
    gone = c.execute(table.delete().where(table.c.host == host, table.c.id == id_)).rowcount
    if not gone and not c.execute(mine.delete().where(mine.c.guest == host, mine.c.id == id_)).rowcount:
        raise Fault(404, SAY("not-blocked"))


# ---------------------------------------------------------------- muting


def mute(c: Connection, match: str, guest: str, wish: Mute) -> None:
    """Hide what somebody at this table says, here and anywhere else, or show it again. They are not told."""
    _, seats = matches.hold(c, match)
    _is_there(c, match, seats, guest, "mute-not-there")
    sitter = seats[wish.seat] if wish.seat < len(seats) else None
    if sitter is None or sitter.kind != HUMAN or not sitter.guest:
        raise Fault(409, SAY("mute-no-person"))
    insert, table = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert, schema.mutes
    muted = owner(sitter.guest)
    if muted == guest:
        raise Fault(409, SAY("mute-yourself"))
    if not wish.mute:
        c.execute(table.delete().where(table.c.guest == guest, table.c.muted == muted))
        return
    if len(mutes_of(c, guest)) >= MOST_BLOCKS:
        raise Fault(429, SAY("muted-most", most=MOST_BLOCKS))
    row = insert(table).values(guest=guest, muted=muted, id=new_match(), name=sitter.name, at=now())
    c.execute(row.on_conflict_do_nothing())


def mutes_of(c: Connection, guest: str) -> list[Columns]:
    """The people whom a guest has muted, with the names they had then."""
    table = schema.mutes.c
    query = select(table.id, table.name, table.at).where(table.guest == guest)
    return [dict(row._mapping) for row in c.execute(query)]


def mutes_at(c: Connection, match: str) -> dict[str, frozenset[str]]:
    """Who has muted whom of those who have a seat at this table or spoke there."""
    table, seat, chat = schema.mutes.c, schema.seats.c, schema.chat.c
    there = select(seat.guest).where(seat.match == match).union(select(chat.guest).where(chat.match == match))
    found: dict[str, frozenset[str]] = {}
    for row in c.execute(select(table.guest, table.muted).where(table.muted.in_(there))):
        found[row.guest] = found.get(row.guest, frozenset()) | {row.muted}
    return found


def _is_there(c: Connection, match: str, seats: list[SeatRow], guest: str, refusal: str) -> None:
    """Refuse a guest who neither has a seat at this table nor watches it."""
    watchers = schema.watchers.c
    watching = select(watchers.guest).where(watchers.match == match, watchers.guest == guest)
    if matches.seat_of(seats, guest) is None and not c.execute(watching).first():
        raise Fault(403, SAY(refusal))


# ---------------------------------------------------------------- reports


MOST_REPORTS = 30
"""The most open reports of one guest."""
REPORTS_KEPT = 180 * 24 * 3600 * 1000
"""Milliseconds for which a report is kept."""


def make_report(c: Connection, match: str, guest: str, wish: Report) -> str:
    """Store a report by a guest who has a seat at the table or watches it. Returns its id."""
    _, seats = matches.hold(c, match)
    table = schema.reports
    _is_there(c, match, seats, guest, "report-not-there")
    words = " ".join(wish.words.split())
    if not printable(words):
        raise Fault(400, SAY("report-plain"))
    about, name, said = _about(c, match, seats, wish)
    if owner(about) == guest:
        raise Fault(409, SAY("report-yourself"))
    mine = select(func.count()).where(table.c.reporter == guest, table.c.closed.is_(None))
    if (c.execute(mine).scalar() or 0) >= MOST_REPORTS:
        raise Fault(429, SAY("report-most", most=MOST_REPORTS))
    seen, made = schema.sign_ins.c, new_match()
    last = select(seen.origin).where(seen.guest == owner(about)).order_by(seen.seen.desc()).limit(1)
    c.execute(
        table.insert().values(
            id=made, at=now(), reporter=guest, match=match, guest=owner(about), origin=c.execute(last).scalar() or "",
            name=name, why=wish.why, words=words, said=said,
        )
    )  # fmt: skip
    return made


def _about(c: Connection, match: str, seats: list[SeatRow], wish: Report) -> tuple[str, str, str]:
    """The guest that a report is about, their name, and the chat line in question."""
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


def reports_by(c: Connection, guest: str) -> list[Columns]:
    """The reports that a guest has made."""
    table = schema.reports.c
    query = select(table.at, table.match, table.name, table.why, table.words, table.said).where(table.reporter == guest)
    return [dict(row._mapping) for row in c.execute(query.order_by(table.at))]


def list_reports(c: Connection, closed: bool) -> list[AnyRow]:
    """Reports for the operator, oldest first; with `closed`, including closed ones."""
    table = schema.reports
    query = select(table).order_by(table.c.at, table.c.id)
    return list(c.execute(query if closed else query.where(table.c.closed.is_(None))))


def find_report(c: Connection, id_: str) -> AnyRow:
    table = schema.reports
    found = c.execute(select(table).where(table.c.id == id_)).first()
    if found is None:
        raise ValueError(SAY("no-report", report=str(id_)))
    return found


def close_report(c: Connection, id_: str) -> None:
    """Mark a report as handled by the operator."""
    find_report(c, id_)
    c.execute(schema.reports.update().where(schema.reports.c.id == id_).values(closed=now()))


def tidy_reports(c: Connection) -> None:
    """Delete reports and appeals older than `REPORTS_KEPT`."""
    for table in (schema.reports, schema.appeals):
        c.execute(table.delete().where(table.c.at < now() - REPORTS_KEPT))


# ---------------------------------------------------------------- appeals


MOST_APPEALS = 20
"""The most appeals against one ban: an address may be that of many people."""


def appeal(c: Connection, ban: str, guest: str, words: str) -> None:
    """Store what a guest says against a ban: once, because the operator answers once."""
    words, table = " ".join(words.split()), schema.appeals
    if not words or not printable(words):
        raise Fault(400, SAY("appeal-plain"))
    if appeal_of(c, ban, guest):
        raise Fault(409, SAY("appeal-once"))
    if (c.execute(select(func.count()).where(table.c.ban == ban)).scalar() or 0) >= MOST_APPEALS:
        raise Fault(429, SAY("appeal-most", most=MOST_APPEALS))
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    row = insert(table).values(id=new_match(), ban=ban, guest=guest, at=now(), words=words)
    c.execute(row.on_conflict_do_nothing())


def appeal_of(c: Connection, ban: str, guest: str) -> AnyRow | None:
    table = schema.appeals
    return c.execute(select(table).where(table.c.ban == ban, table.c.guest == guest)).first()


def appeals_by(c: Connection, guest: str) -> list[Columns]:
    """The appeals that a guest has made."""
    table = schema.appeals.c
    query = select(table.at, table.words, table.answer).where(table.guest == guest).order_by(table.at)
    return [{**row._mapping, "answer": row.answer or ""} for row in c.execute(query)]


def list_appeals(c: Connection, answered: bool) -> list[AnyRow]:
    """Appeals for the operator against bans that still stand, oldest first; with `answered`, including answered ones."""
    table, bans = schema.appeals, schema.bans.c
    query = select(table, bans.reason).join_from(table, schema.bans, bans.id == table.c.ban)
    query = query.where(bans.until.is_(None) | (bans.until > now())).order_by(table.c.at, table.c.id)
    return list(c.execute(query if answered else query.where(table.c.answered.is_(None))))


def answer_appeal(c: Connection, id_: str, words: str) -> str:
    """Answer an appeal. Returns the ban that it is about."""
    table = schema.appeals
    told = c.execute(
        table.update().where(table.c.id == id_).values(answer=words, answered=now()).returning(table.c.ban)
    )
    ban = told.scalar()
    if ban is None:
        raise ValueError(SAY("no-appeal", appeal=str(id_)))
    return str(ban)
