"""People who look for others to play with, and how they are brought together.

A page that looks for players asks again every few seconds. Each time keeps its seek alive and looks for others whose tables are
the same and who accept each other's ratings; the first to find enough of them opens the table for all, and the others learn of it
when they ask again. All of it happens in the database, so it does not matter which process anybody asks.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from hashlib import sha256
from secrets import SystemRandom
from typing import NamedTuple

import msgspec
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, and_, case, func, literal, or_, select

from rulewright.doors.contract.base import Options
from rulewright.doors.contract.fault import Fault, refused
from rulewright.doors.contract.tables import Seek, Seeking
from rulewright.doors.server.catalog import Catalog, laid
from rulewright.doors.server.config import Limits
from rulewright.doors.server.identity import default_name
from rulewright.doors.server.store import creation, matches, moderation, results, schema
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
ANY = 1 << 30
"""Beyond any rating."""
LISTED = 50
"""How many seeks are listed, and looked at for one who seeks."""
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

    def limits(self, time: int) -> tuple[int, int]:
        """The ratings of others that are accepted: the given ones or, without any, those that are near enough."""
        if self.low is None and self.high is None:
            reach = NEAR + WIDER * self.waited(time)
            return self.points - reach, self.points + reach
        return -ANY if self.low is None else self.low, ANY if self.high is None else self.high

    def accepts(self, other: SeekRow, time: int) -> bool:
        low, high = self.limits(time)
        return low <= other.points <= high


class Sighted(NamedTuple):
    """A seek as others see it."""

    seek: SeekRow
    name: str
    profile: str


def seek(
    c: Connection, catalog: Catalog, guest: str, wish: Seek, limits: Limits, begin: Callable[[Connection], None]
) -> Seeking:
    """Look for players, or go on looking. A different wish begins a new search, if `begin` does not refuse it."""
    me, table = _wanted(c, catalog, guest, wish), schema.seeks
    if _resumed(c, me) and not me.match:
        party, others = _party(c, me)
        if len(party) < me.seats and _refreshed(c, me):  # nobody to be seated with: nobody waits for the lock
            return Seeking(match=None, waited=me.waited(me.seen), others=others)
    if c.dialect.name == "postgresql":
        c.execute(select(func.pg_advisory_xact_lock(LOCK)))
    if not _resumed(c, me):
        begin(c)
    if me.match:
        return Seeking(match=me.match, waited=me.waited(me.seen), others=0)
    creation.has_room(c, guest, limits.matches)
    c.execute(table.delete().where((table.c.guest == guest) | (table.c.seen < me.seen - TOLD)))
    c.execute(table.insert().values(**asdict(me)))
    party, others = _party(c, me)
    match = _seat(c, catalog, party) if len(party) == me.seats and _held(c, party) else None
    return Seeking(match=match, waited=me.waited(me.seen), others=others)


def _resumed(c: Connection, me: SeekRow) -> bool:
    """Whether this goes on with a search that has not ended: then it gets its beginning, and the match if one was found."""
    me.began, me.match = me.seen, None
    for last in _rows(c, schema.seeks.c.guest == me.guest):
        if (last.kind, last.low, last.high) == (me.kind, me.low, me.high):
            if me.seen < last.seen + (TOLD if last.match else ALIVE):
                me.began, me.match = last.began, last.match
                return True
    return False


def _refreshed(c: Connection, me: SeekRow) -> bool:
    """Keep a seek alive, unless it has just been paired or changed."""
    table, values = schema.seeks, {"seen": me.seen, "points": me.points, "margin": me.margin}
    mine = and_(table.c.guest == me.guest, table.c.kind == me.kind, table.c.match.is_(None))
    return bool(c.execute(table.update().where(mine).values(values)).rowcount)


def _party(c: Connection, me: SeekRow) -> tuple[list[SeekRow], int]:
    """Who could be seated together now, `me` first, and how many others would play with `me`. Those who have waited longest are
    looked at, and never all: each who looks would cost more the more there are."""
    table, time = schema.seeks.c, me.seen
    same = and_(table.kind == me.kind, table.guest != me.guest, _alive(time), table.points.between(*me.limits(time)))
    others = _rows(c, same & _welcome(me.guest, literal(me.points), time), LISTED)
    party = [me]
    for other in others:
        if len(party) < me.seats and all(_fit(c, one, other, time) for one in party[1:]):
            party.append(other)
    return party, len(others)


def _fit(c: Connection, one: SeekRow, other: SeekRow, time: int) -> bool:
    welcome = one.accepts(other, time) and other.accepts(one, time)
    return welcome and not moderation.block_among(c, (one.guest, other.guest))


def _held(c: Connection, party: Sequence[SeekRow]) -> bool:
    """Whether everybody still looks. They cannot stop from now on until they are seated."""
    here = schema.seeks.c.guest.in_([one.guest for one in party])
    return len(_rows(c, here & _alive(party[0].seen), lock=True)) == len(party)


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
    rating = _ratings(c, guest).get(game.name) or results.unknown_rating()
    return SeekRow(
        guest=guest, kind=sha256(kind).hexdigest()[:32], game=game.name, seats=seats, options=options, clock=clock,
        rated=wish.rated, low=wish.low, high=wish.high, points=rating["points"], margin=rating["margin"],
        began=time, seen=time,
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
    table, time = schema.seeks, now()
    gone = table.delete().where(table.c.guest == guest).returning(table)  # as it is once a pairing is through
    found = [SeekRow(**row._mapping) for row in c.execute(gone)]
    match = next((mine.match for mine in found if time < mine.seen + TOLD), None)
    return Seeking(match=match, waited=found[0].waited(time) if found else 0, others=0)


def those_who_look(c: Connection, guest: str, game: str = "", people: Collection[str] | None = None) -> list[Sighted]:
    """The seeks that this guest could answer, and their own: those who have waited longest first. With `people` only theirs."""
    table, who, time = schema.seeks.c, schema.guests.c, now()
    known, points = _ratings(c, guest), literal(results.unknown_rating()["points"])
    mine = (
        case({game: row["points"] for game, row in known.items()}, value=table.game, else_=points) if known else points
    )
    query = (
        select(schema.seeks, who.name, who.profile)
        .join_from(schema.seeks, schema.guests, who.id == table.guest, isouter=True)
        .where(_alive(time), or_(table.guest == guest, _welcome(guest, mine, time)))
        .order_by(table.began, table.guest)
        .limit(LISTED)
    )
    query = query.where(table.game == game) if game else query
    query = query if people is None else query.where(table.guest.in_(people))
    found = [dict(row._mapping) for row in c.execute(query)]
    return [
        Sighted(
            name=row.pop("name") or default_name(row["guest"]), profile=row.pop("profile") or "", seek=SeekRow(**row)
        )
        for row in found
    ]


def _welcome(guest: str, points: ColumnElement[int], time: int) -> ColumnElement[bool]:
    """Seeks that accept somebody with these points, of those who have not blocked this guest and are not blocked by them. It
    says in SQL what `accepts` says of two rows."""
    table, blocks = schema.seeks.c, schema.blocks.c
    near = func.abs(table.points - points) <= NEAR + WIDER * ((time - table.began) // 1000)
    within = (func.coalesce(table.low, points) <= points) & (func.coalesce(table.high, points) >= points)
    return and_(
        case((table.low.is_(None) & table.high.is_(None), near), else_=within),
        table.guest.not_in(select(blocks.guest).where(blocks.host == guest)),
        table.guest.not_in(select(blocks.host).where(blocks.guest == guest)),
    )


def _rows(c: Connection, where: ColumnElement[bool], most: int | None = None, lock: bool = False) -> list[SeekRow]:
    query = select(schema.seeks).where(where).order_by(schema.seeks.c.began, schema.seeks.c.guest).limit(most)
    return [SeekRow(**row._mapping) for row in c.execute(query.with_for_update() if lock else query)]


def _alive(time: int) -> ColumnElement[bool]:
    return and_(schema.seeks.c.match.is_(None), schema.seeks.c.seen > time - ALIVE)


def _ratings(c: Connection, guest: str) -> dict[str, Columns]:
    """A guest's ratings against people, by game."""
    return {row["game"]: row for row in results.ratings(c, guest) if row["against"] == results.PEOPLE}
