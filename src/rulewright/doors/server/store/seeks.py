"""People who look for others to play with, and how they are brought together.

A page that looks for players asks again every few seconds. Each time keeps its seek alive and looks for others whose tables are
the same and who accept each other's ratings; the first to find enough of them opens the table for all, and the others learn of it
when they ask again. All of it happens in the database, so it does not matter which process anybody asks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from secrets import SystemRandom

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import ColumnElement, Connection, and_, func, select

from rulewright.doors.contract.base import Options
from rulewright.doors.contract.fault import Fault, refused
from rulewright.doors.contract.tables import Seek, Seeking
from rulewright.doors.server.catalog import Catalog, laid
from rulewright.doors.server.config import Limits
from rulewright.doors.server.store import creation, matches, moderation, profiles, results, schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.schema import Columns
from rulewright.doors.server.translations import SAY

ALIVE = 75_000
"""Milliseconds for which a seek stands without being asked for again: a page that is closed stops its search, and one that is
hidden may ask once a minute."""
TOLD = 120_000
"""Milliseconds for which a found match is repeated to those who ask again, in case the answer was lost."""
NEAR, WIDER = 100, 5
"""How far apart ratings may be at first, and by how much more with each second of waiting, if no limits are given."""
LISTED = 50
LOCK = 7_262_001
"""The PostgreSQL advisory lock under which seeks are paired, so that nobody is seated twice."""


class SeekRow(msgspec.Struct, kw_only=True):
    """A row of the table `seeks`."""

    guest: str
    kind: str
    """Equal for seeks of the same table."""
    game: str
    seats: int
    options: Options
    clock: dict[str, int] | None
    rated: bool
    low: int | None
    high: int | None
    points: int
    margin: int
    began: int
    seen: int
    match: str | None = None

    def waited(self, time: int) -> int:
        """Seconds."""
        return max(0, time - self.began) // 1000

    def accepts(self, other: SeekRow, time: int) -> bool:
        """Whether the other's rating is within the limits or, without limits, near enough."""
        if self.low is None and self.high is None:
            return abs(self.points - other.points) <= NEAR + WIDER * self.waited(time)
        return (self.low is None or self.low <= other.points) and (self.high is None or other.points <= self.high)


def seek(
    c: Connection, catalog: Catalog, guest: str, wish: Seek, limits: Limits, begin: Callable[[Connection], None]
) -> Seeking:
    """Look for players, or go on looking. A different wish begins a new search, if `begin` does not refuse it."""
    me, time, table, new = _wanted(c, catalog, guest, wish), now(), schema.seeks, True
    if c.dialect.name == "postgresql":
        c.execute(select(func.pg_advisory_xact_lock(LOCK)))
    for last in _rows(c, table.c.guest == guest):
        if (last.kind, last.low, last.high) == (me.kind, me.low, me.high):
            if last.match and time < last.seen + TOLD:
                return Seeking(match=last.match, waited=last.waited(time), others=0)
            if not last.match and time < last.seen + ALIVE:
                me.began, new = last.began, False
    if new:
        begin(c)
    creation.has_room(c, guest, limits.matches)
    c.execute(table.delete().where((table.c.guest == guest) | (table.c.seen < time - TOLD)))
    c.execute(table.insert().values(**asdict(me)))

    def fit(one: SeekRow, other: SeekRow) -> bool:
        welcome = one.accepts(other, time) and other.accepts(one, time)
        return welcome and not moderation.block_among(c, (one.guest, other.guest))

    same = and_(table.c.kind == me.kind, table.c.guest != guest, _alive(time))
    others, party = [other for other in _rows(c, same) if fit(me, other)], [me]
    for other in others:
        if len(party) < me.seats and all(fit(one, other) for one in party[1:]):
            party.append(other)
    match = _seat(c, catalog, party) if len(party) == me.seats else None
    return Seeking(match=match, waited=me.waited(time), others=len(others))


def _wanted(c: Connection, catalog: Catalog, guest: str, wish: Seek) -> SeekRow:
    """A new seek, or a sentence about what is wrong with it."""
    game, time = catalog.find(wish.game), now()
    seats = max(2, game.seats[0]) if wish.seats is None else wish.seats
    if game.seats[1] == 1:
        raise Fault(400, SAY("seek-alone", game=game.title))
    if seats == 1:
        raise Fault(400, SAY("seek-two"))
    if wish.low is not None and wish.high is not None and wish.low > wish.high:
        raise Fault(400, SAY("seek-range", low=str(wish.low), high=str(wish.high)))
    try:
        options = game.chosen(wish.options)
        laid(game, options, seats, None)
    except ValueError as e:
        raise refused(e) from None
    clock = creation.clock_of(wish.clock)
    kind = msgspec.json.encode([game.name, seats, sorted(options.items()), clock, wish.rated])
    points, margin = _ratings(c, guest)(game.name)
    return SeekRow(
        guest=guest, kind=sha256(kind).hexdigest()[:32], game=game.name, seats=seats, options=options, clock=clock,
        rated=wish.rated, low=wish.low, high=wish.high, points=points, margin=margin, began=time, seen=time,
    )  # fmt: skip


def _seat(c: Connection, catalog: Catalog, party: Sequence[SeekRow]) -> str:
    """Open the table for these players, in random order; the one whose request found the others is its host."""
    people, mine, table = [matches.human(c, one.guest) for one in party], party[0], schema.seeks
    SystemRandom().shuffle(people)
    about: Columns = {"host": mine.guest, "options": mine.options, "content": None, "clock": mine.clock}
    about |= {"rated": mine.rated, **creation.salted_columns()}
    match = creation.lay(c, catalog.find(mine.game), people, about)
    c.execute(table.update().where(table.c.guest.in_([one.guest for one in party])).values(match=match))
    return match


def stop(c: Connection, guest: str) -> Seeking:
    """Stop looking. If others were found just before, their match is told: one already has a seat there."""
    found, time = _rows(c, schema.seeks.c.guest == guest), now()
    c.execute(schema.seeks.delete().where(schema.seeks.c.guest == guest))
    match = next((mine.match for mine in found if time < mine.seen + TOLD), None)
    return Seeking(match=match, waited=found[0].waited(time) if found else 0, others=0)


def those_who_look(c: Connection, guest: str, game: str) -> list[tuple[SeekRow, str, str]]:
    """The seeks that this guest could answer, and their own, with names and profiles: those who have waited longest first."""
    time = now()
    some = _alive(time) if not game else and_(_alive(time), schema.seeks.c.game == game)
    found = list[tuple[SeekRow, str, str]]()
    ratings = _ratings(c, guest)
    for row in _rows(c, some):
        points, margin = ratings(row.game)
        reader = replace(row, guest=guest, points=points, margin=margin)
        welcome = row.accepts(reader, time) and not moderation.block_among(c, (guest, row.guest))
        if row.guest == guest or welcome:
            found.append((row, matches.name_of(c, row.guest), profiles.profile_of(c, row.guest)))
        if len(found) == LISTED:
            break
    return found


def _rows(c: Connection, where: ColumnElement[bool]) -> list[SeekRow]:
    query = select(schema.seeks).where(where).order_by(schema.seeks.c.began, schema.seeks.c.guest)
    return [SeekRow(**row._mapping) for row in c.execute(query)]


def _alive(time: int) -> ColumnElement[bool]:
    return and_(schema.seeks.c.match.is_(None), schema.seeks.c.seen > time - ALIVE)


def _ratings(c: Connection, guest: str) -> Callable[[str], tuple[int, int]]:
    """A guest's rating against people, with its margin, by game."""
    known = {row["game"]: row for row in results.ratings(c, guest) if row["against"] == results.PEOPLE}

    def rating(game: str) -> tuple[int, int]:
        shown = known.get(game) or results.unknown_rating()
        return shown["points"], shown["margin"]

    return rating
