"""Everything that is stored of one guest, for them to take along. Of unfinished matches nothing that is hidden."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from rulewright.doors.server.contract.games import PlayedDeal
from rulewright.doors.server.contract.people import Blocked, MyHero, MyLine, MyMatch, MyReport, Person, SignIn
from rulewright.doors.server.contract.tables import Result
from rulewright.doors.server.identity import default_name
from rulewright.doors.server.store import blocks, matches, reports, schema, seating, sign_ins
from rulewright.doors.server.store.schema import OVER

PART = 5
"""Matches that are read at once: their records can be long."""


def profile(c: Connection, guest: str) -> Person:
    name = seating.own_name(c, guest)
    return Person(name=name or default_name(guest), chosen=name is not None)


def devices(c: Connection, guest: str, here: str) -> list[SignIn]:
    return [SignIn(**row, here=row["id"] == here) for row in sign_ins.of_guest(c, guest)]


def blocked(c: Connection, guest: str) -> list[Blocked]:
    return [Blocked(**row) for row in blocks.of_host(c, guest)]


def reported(c: Connection, guest: str) -> list[MyReport]:
    return [MyReport(**row) for row in reports.of_guest(c, guest)]


def heroes(c: Connection, guest: str) -> list[MyHero]:
    table = schema.heroes.c
    query = select(table.game, table.name, table.sheet, table.history).where(table.guest == guest)
    return [MyHero(**row._mapping) for row in c.execute(query.order_by(table.game, table.name))]


def played(c: Connection, guest: str, after: str) -> list[MyMatch]:
    """The next matches in which the guest sits, or said something, or that the guest opened, by their names."""
    match, chat = schema.matches.c, schema.chat.c
    sat = select(schema.seats.c.match).where(schema.seats.c.guest == guest)
    spoke = select(chat.match).where(chat.guest == guest)
    mine = (match.host == guest) | match.id.in_(sat) | match.id.in_(spoke)
    query = select(
        match.id, match.game, match.status, match.options, match.host, match.created, match.updated, match.result,
        match.deal, match.salts, schema.finals.c.record,
    ).join_from(schema.matches, schema.finals, match.id == schema.finals.c.match, isouter=True)  # fmt: skip
    found = list(c.execute(query.where(mine, match.id > after).order_by(match.id).limit(PART)))
    seats = matches.seat_rows(c, [row.id for row in found])
    counts = schema.results.c
    rated = select(counts.match).where(counts.guest == guest, counts.counts, counts.match.in_([r.id for r in found]))
    counted = set(c.execute(rated).scalars())
    said: dict[str, list[MyLine]] = {row.id: [] for row in found}
    lines = select(chat.match, chat.at, chat.text).where(chat.guest == guest, chat.match.in_([*said]))
    for line in c.execute(lines.order_by(chat.match, chat.n)):
        said[line.match].append(MyLine(at=line.at, text=line.text))
    return [
        MyMatch(
            id=row.id,
            game=row.game,
            names=[s.name for s in seats[row.id]],
            you=seating.seat_of(seats[row.id], guest),
            host=row.host == guest,
            options=row.options,
            status=row.status,
            rated=row.id in counted,
            deal=msgspec.convert(row.deal, PlayedDeal | None),
            created=row.created,
            updated=row.updated,
            result=msgspec.convert(row.result, Result | None) if row.status == OVER else None,
            record=(row.record or "") if row.status == OVER else "",
            salt=(row.salts or {}).get(str(seating.seat_of(seats[row.id], guest)), ""),
            chat=said[row.id],
        )
        for row in found
    ]
