"""Whose turn it is at tables played by the day, and whom to tell.

A row is written in the transaction that makes the turn somebody's: that is the outbox of notices. A process that sends one first
puts its time off, so no other sends it meanwhile; if the process is killed, the notice is sent again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, select

from rulewright.doors.server.identity import owner
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.matches import MatchRow, SeatRow
from rulewright.doors.server.store.schema import HUMAN, Columns
from rulewright.doors.server.store.vacations import DAY, ends, later

SOON, AT_TABLE = 10_000, 600_000
"""Milliseconds from the beginning of a turn to its notice, for somebody who is away and for somebody at the table. There is
no notice if they move before."""
LEASE = 60_000
"""Milliseconds for which a notice is left to the process that is sending it."""
BACKOFF = (60_000, 300_000, 1_800_000, 7_200_000, 21_600_000)
"""Milliseconds until the next attempt, after each that failed; then it is given up."""
AT_ONCE = 20


class DayTurn(msgspec.Struct, frozen=True):
    """A row of the table `day_turns`. `until` is when the time is up, without vacations; None: it is not this seat's turn. `at`
    is when the notice is sent, or tried again; None: it was sent, or none is due. `left` are the devices that are still to be
    told, None all; `told` says whether any was."""

    match: str
    seat: int
    guest: str
    turn: int
    until: int | None
    at: int | None
    tries: int
    left: list[str] | None
    told: bool

    def left_of(self, row: MatchRow, seats: Sequence[SeatRow]) -> float | None:
        """Seconds left to this seat at its table; None if it is not its turn."""
        if self.until is None or not row.clock:
            return None
        s, days, time = seats[self.seat], row.clock["days"] * DAY, now()
        until = later(max(self.until - days, s.returned), days, s.vacation)
        return max(0, until - (ends(s.vacation, time) or time)) / 1000


def _here(match: str, seat: int) -> ColumnElement[bool]:
    table = schema.day_turns.c
    return (table.match == match) & (table.seat == seat)


def note(
    c: Connection,
    seats: Sequence[SeatRow],
    until: Mapping[int, int],
    turns: Sequence[int],
    here: Collection[int] = (),
) -> None:
    """Store whose turn it is now: `until` has when their time is up, `turns` the number of each seat's turn, and `here` the seats
    of those who are at the table. Somebody is told once of a turn, also if others take moves back and make them again."""
    table, time = schema.day_turns, now()
    known = {row.seat: row for row in rows_of(c, [seats[0].match])}
    quiet = {known[i].guest for i in until if i in known and known[i].at is not None}
    for s in seats:
        guest, row = owner(s.guest), known.get(s.seat)
        if s.kind != HUMAN or guest is None:
            continue
        if s.seat not in until:
            if row and row.until is not None:
                c.execute(table.update().where(_here(s.match, s.seat)).values(until=None, at=None))
            continue
        values: Columns = {"guest": guest, "turn": turns[s.seat], "until": until[s.seat]}
        same = row is not None and (row.turn, row.guest) == (turns[s.seat], guest)
        if row is not None and not same and row.until is not None and row.guest == guest:
            values["at"] = None  # somebody who has just moved, and goes on
        elif not same:
            at = None if guest in quiet or s.standin else time + (AT_TABLE if s.seat in here else SOON)
            values |= {"at": at, "tries": 0, "left": None, "told": False}
            quiet.add(guest)
        if row is None:
            c.execute(table.insert().values(match=s.match, seat=s.seat, **values))
        else:
            c.execute(table.update().where(_here(s.match, s.seat)).values(values))


def rows_of(c: Connection, matches: Collection[str]) -> list[DayTurn]:
    rows = c.execute(select(schema.day_turns).where(schema.day_turns.c.match.in_([*matches])))
    return [DayTurn(**row._mapping) for row in rows]


def due(c: Connection) -> bool:
    """Whether a notice is to be sent."""
    return c.execute(select(schema.day_turns.c.seat).where(schema.day_turns.c.at <= now()).limit(1)).first() is not None


def take(c: Connection) -> list[DayTurn]:
    """Some notices that this process sends now."""
    table, time = schema.day_turns, now()
    query = select(table).where(table.c.at <= time).order_by(table.c.at).limit(AT_ONCE)
    found = list[DayTurn]()
    for row in [DayTurn(**row._mapping) for row in c.execute(query.with_for_update(skip_locked=True))]:
        taken = msgspec.structs.replace(row, at=time + LEASE, tries=row.tries + 1)
        c.execute(table.update().where(_here(row.match, row.seat)).values(at=taken.at, tries=taken.tries))
        found.append(taken)
    return found


def settle(c: Connection, row: DayTurn, left: list[str], told: bool) -> None:
    """Store whom a notice has not reached yet. Does nothing if a move was made meanwhile."""
    table, again = schema.day_turns, None
    if left and row.tries <= len(BACKOFF):
        again = now() + BACKOFF[row.tries - 1]
    mine = _here(row.match, row.seat) & (table.c.turn == row.turn) & (table.c.at == row.at)
    c.execute(table.update().where(mine).values(at=again, left=left, told=told))
