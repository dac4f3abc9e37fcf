"""Vacations: while a player is on one, their clock stands still at every table that is played by the day.

There are `DAYS` in any 365 days, and a day that has begun counts as a whole one, so that nobody gains time by going and coming
back again and again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.notices import Vacation
from rulewright.doors.server.store import matches, schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.schema import PLAYING
from rulewright.doors.server.translations import SAY

DAY = 86_400_000
"""Milliseconds."""
DAYS, YEAR = 30, 365 * DAY
"""The days of vacation that everybody has in any such time."""
KEPT = 2 * YEAR

Spans = Sequence[Sequence[int]]
"""Vacations as (begin, end) in milliseconds since 1970, in order; the last may end in the future."""


def later(since: int, allowance: int, spans: Spans) -> int:
    """When `allowance` milliseconds have passed from `since` on, not counting vacations."""
    until = since + allowance
    for begin, end in spans:
        if begin < until and end > since:
            until += end - max(begin, since)
    return until


def ends(spans: Spans, time: int) -> int | None:
    """When the vacation that is on ends; None if there is none."""
    return next((end for begin, end in spans if begin <= time < end), None)


def spans_of(c: Connection, guests: Collection[str]) -> dict[str, list[list[int]]]:
    table = schema.vacations.c
    rows = c.execute(select(table.guest, table.spans).where(table.guest.in_([*guests])))
    return {row.guest: row.spans for row in rows}


def _days(span: Sequence[int]) -> int:
    return max(1, -(-(span[1] - span[0]) // DAY))


def vacation(c: Connection, guest: str) -> Vacation:
    """The vacation that is on, if any, and what is left."""
    spans, time = spans_of(c, [guest]).get(guest, []), now()
    used = sum(_days(span) for span in spans if span[1] > time - YEAR)
    return Vacation(until=ends(spans, time), left=max(0, DAYS - used), of=DAYS)


def go(c: Connection, guest: str, days: int) -> list[str]:
    """Go on vacation at once. Returns the tables that it concerns. A bot that stood in for the guest there stops."""
    spans, time = _hold(c, guest), now()
    if ends(spans, time) is not None:
        raise Fault(409, SAY("vacation-already"))
    left = vacation(c, guest).left
    if days > left:
        raise Fault(409, SAY("vacation-left", left=left, of=DAYS))
    found = _store(c, guest, [*spans, [time, time + days * DAY]])
    seats = schema.seats
    back = (seats.c.guest == guest) & seats.c.match.in_(found) & seats.c.standin
    c.execute(seats.update().where(back).values(standin=False, returned=time))
    return found


def come_home(c: Connection, guest: str) -> list[str]:
    """End the vacation now. Returns the tables that it concerns."""
    spans, time = _hold(c, guest), now()
    if ends(spans, time) is None:
        raise Fault(409, SAY("vacation-none"))
    return _store(c, guest, [[begin, min(end, time)] for begin, end in spans])


def _hold(c: Connection, guest: str) -> list[list[int]]:
    """The guest's vacations, locked against a second request at the same time."""
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    c.execute(insert(schema.vacations).values(guest=guest, spans=[]).on_conflict_do_nothing())
    mine = select(schema.vacations.c.spans).where(schema.vacations.c.guest == guest).with_for_update()
    return list(c.execute(mine).scalar_one())


def _store(c: Connection, guest: str, spans: Spans) -> list[str]:
    table, time = schema.vacations, now()
    kept = [span for span in spans if span[1] > time - KEPT]
    c.execute(table.update().where(table.c.guest == guest).values(spans=kept))
    match, seat = schema.matches.c, schema.seats.c
    query = select(match.id, match.clock).join_from(schema.matches, schema.seats, match.id == seat.match)
    rows = c.execute(query.where(seat.guest == guest, match.status == PLAYING))
    found = sorted(row.id for row in rows if row.clock and "days" in row.clock)
    for id_ in found:
        matches.change(c, id_, due=time)  # a sweep finds out when it is due now
    return found
