"""Matches and who sits at them: reading, changing and listing their rows. Plain functions over a connection."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypedDict

import msgspec
from sqlalchemy import Connection, Row, Select, Text, bindparam, case, func, select

from rulewright.bots import names, registry
from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.catalog import Laid, fits, laid
from rulewright.doors.server.identity import default_name, owner
from rulewright.doors.server.store import moves, schema
from rulewright.doors.server.store.database import Database
from rulewright.doors.server.store.moves import CHANNEL, LineRow
from rulewright.doors.server.store.schema import BOT, GATHERING, HUMAN, OPEN, OVER, PLAYING, Columns
from rulewright.doors.server.translations import SAY
from rulewright.kernel.fingerprint import same_rules
from rulewright.kernel.game import Game, box_hash
from rulewright.kernel.jsonable import Json
from rulewright.kernel.structs import GameBox
from rulewright.match.header import named
from rulewright.telling.language import Word

LINES = 500
"""How many lines are read at once."""
EVERY = 2**31 - 1
"""More lines than any match has."""


class MatchRow(msgspec.Struct, frozen=True):
    """A match without its moves; `seed` and `nonce` must stay secret until it is over.

    `started` is when its clocks began to run or, if a player is not ready yet, when they will run at the latest. `content` is
    the text of the custom box of this table, if it has one.
    """

    id: str
    game: str
    seats: int
    options: dict[str, int | str]
    host: str
    listed: bool
    clock: dict[str, int] | None
    hero: str | None
    status: str
    archived: bool
    uploaded: bool
    created: int
    updated: int
    started: int | None
    header: Json | None
    commitment: str | None
    seed: str | None
    nonce: str | None
    lines: int
    number: int
    waiting: int
    due: int | None
    rematch: str | None
    result: Json | None
    content: str | None
    practice: bool
    """Whether it is unrated, for example because the coach gave advice or it continues another match."""
    rated: bool = True
    """Whether it was opened to be rated."""
    origin: str | None = None
    """The address it was opened from, as a hash keyed by this database."""
    undo_request: Json | None = None
    """The last undo request, as `seating.UndoRequest` reads it."""
    end_request: Json | None = None
    """The last proposal to end the game, as `consent.end_request_of` reads it."""
    deal: Json | None = None
    """Which graded deal or puzzle it is, as `results.find_deal` reads it."""
    salts: dict[str, str] | None = None
    """The players' salts so far, by seat; None: the dice come from the seed alone."""
    tournament: str | None = None
    """The tournament that opened it."""

    def laid(self, game: Game) -> Laid:
        """The box of this table."""
        return laid(game, self.options, self.seats, self.content)

    def played_box(self, game: Game) -> GameBox:
        """The box of a match that has begun. Raises a Fault if it was begun under other rules than the current ones."""
        assert self.header
        if self.made_for(game):
            with contextlib.suppress(ValueError):  # options that were valid then may not be now
                box = self.laid(game).box
                if box_hash(box) == self.header["box"]:
                    return box
        raise self.other_rules(game)

    def made_for(self, game: Game) -> bool:
        """Whether the match was begun under the current rules; does not check its box."""
        assert self.header
        return fits(game, self.header)

    def other_rules(self, game: Game) -> Fault:
        """The refusal of a match that needs other rules than the current ones, with the consequences."""
        assert self.header
        needs, title = self.header["version"], game.title
        lost = Word("over" if self.status == schema.OVER else "running")
        if needs != game.version:
            why = SAY("other-version", needs=str(needs), game=title, version=str(game.version), status=lost)
        elif not same_rules(game, self.header.get("rules")):
            why = SAY("other-rules", game=title, version=str(needs), status=lost)
        else:
            why = SAY("other-cards", game=title, status=lost)
        return Fault(410, why)

    def __repr__(self) -> str:
        return f"MatchRow({self.id}, {self.game}, {self.status})"


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits in a seat. `standin` is set once a bot has moved for a player, until that player is back; `returned` is when the
    player last reported being ready or back (0: never)."""

    match: str
    seat: int
    kind: str
    guest: str | None
    bot: str | None
    name: str
    standin: bool
    returned: int
    vacation: list[list[int]] = []
    """The player's vacations, as (begin, end)."""
    profile: str | None = None
    """The id of the player's public profile, if they show one."""

    def __repr__(self) -> str:
        return f"SeatRow({self.match}, {self.seat}, {self.kind})"


@dataclass(frozen=True)
class StoredMatch:
    """A match as stored, with the lines that were requested."""

    row: MatchRow
    seats: list[SeatRow]
    lines: list[LineRow]


def _dict(row: Row[Any]) -> Columns:
    return dict(row._mapping)


_MATCH = select(schema.matches).where(schema.matches.c.id == bindparam("this"))
_HELD = _MATCH.with_for_update()
_SEATS = (
    select(schema.seats, schema.guests.c.profile, schema.vacations.c.spans.label("vacation"))
    .join_from(schema.seats, schema.guests, schema.guests.c.id == schema.seats.c.guest, isouter=True)
    .join(schema.vacations, schema.vacations.c.guest == schema.seats.c.guest, isouter=True)
    .where(schema.seats.c.match.in_(bindparam("these", expanding=True)))
    .order_by(schema.seats.c.seat)
)


def match_row(c: Connection, match: str, lock: bool = False) -> MatchRow | None:
    """A match. With `lock`, no other transaction can change its seats until this one ends."""
    if not (match.isascii() and match.isalnum()):
        return None
    found = c.execute(_HELD if lock else _MATCH, {"this": match}).first()
    return MatchRow(**_dict(found)) if found else None


def seat_rows(c: Connection, matches: Sequence[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {match: [] for match in matches}
    away: dict[tuple[str, str], list[list[int]]] = {}
    for row in c.execute(_SEATS, {"these": list(matches)}):
        found[row.match].append(SeatRow(**{**row._mapping, "vacation": row.vacation or []}))
        if row.vacation:
            away[row.match, row.guest] = row.vacation
    for (match, guest), spans in away.items():  # those who play at the same screen are on vacation with them
        beside = [s for s in found[match] if s.guest != guest and owner(s.guest) == guest]
        for s in beside:
            found[match][s.seat] = msgspec.structs.replace(s, vacation=spans)
    return found


def played_with_bots(c: Connection) -> dict[str, int]:
    """How many tables with bots each game has now."""
    match, seat = schema.matches.c, schema.seats.c
    tables = func.count(func.distinct(match.id))
    query = (
        select(match.game, tables)
        .join_from(schema.matches, schema.seats, match.id == seat.match)
        .where(match.status != schema.OVER, ~match.archived, seat.kind == schema.BOT)
        .group_by(match.game)
    )
    return {str(game): int(n) for game, n in c.execute(query)}


def read(c: Connection, match: str, after: int = 0, most: int = EVERY) -> StoredMatch | None:
    """A match with its seats and at most `most` of its lines after line `after`."""
    row = match_row(c, match)
    return None if row is None else StoredMatch(row, seat_rows(c, [match])[match], moves.read(c, match, after, most))


async def fetch(database: Database, match: str, after: int = 0) -> StoredMatch | None:
    """A match with its seats and all its lines after line `after`, read in parts if there are many."""
    story = await database.read(lambda c: read(c, match, after, LINES))
    if story is None:
        return None
    lines = story.lines
    part = lines
    while len(part) == LINES:
        last = lines[-1].line
        part = await database.read(partial(moves.read, match=match, after=last, most=LINES))
        lines.extend(part)
    return story


def change(c: Connection, match: str, **values: object) -> None:
    c.execute(schema.matches.update().where(schema.matches.c.id == match).values(**values))


def change_seat(c: Connection, match: str, seat: int, **values: object) -> None:
    here = (schema.seats.c.match == match) & (schema.seats.c.seat == seat)
    c.execute(schema.seats.update().where(here).values(**values))


_NOTIFY = select(func.pg_notify(bindparam("channel", type_=Text), bindparam("news", type_=Text)))


def announce(c: Connection, news: str) -> None:
    """Notify all processes that use this database once the transaction is committed. SQLite has only one process."""
    if c.dialect.name == "postgresql":
        c.execute(_NOTIFY, {"channel": CHANNEL, "news": news})


def news(process: str, match: str, kind: str = "changed", seats: Sequence[int] = ()) -> str:
    """An encoded notification: the sending process, the match, the kind of notification, and the seats concerned."""
    return msgspec.json.encode({"process": process, "match": match, "kind": kind, "seats": list(seats)}).decode()


# ---------------------------------------------------------------- seats


class Occupant(TypedDict):
    """Who sits in a seat: a guest, a bot or nobody."""

    kind: str
    guest: str | None
    bot: str | None
    name: str


NOBODY: Occupant = {"kind": OPEN, "guest": None, "bot": None, "name": ""}


def own_name(c: Connection, guest: str) -> str | None:
    """The name that a guest has chosen, if any."""
    return c.execute(select(schema.guests.c.name).where(schema.guests.c.id == guest)).scalar()


def name_of(c: Connection, guest: str) -> str:
    return own_name(c, guest) or default_name(guest)


def hold(c: Connection, match: str) -> tuple[MatchRow, list[SeatRow]]:
    """A match, locked against changes by others, and its seats."""
    row = match_row(c, match, lock=True)
    if row is None:
        raise Fault(404, SAY("no-table"))
    return row, seat_rows(c, [match])[match]


def closed(row: MatchRow, seats: Sequence[SeatRow]) -> bool:
    """Whether the host left the table before the game began. A table archived for waiting too long still has its host."""
    return row.status == GATHERING and row.archived and seat_of(seats, row.host) is None


def hold_open(c: Connection, match: str) -> tuple[MatchRow, list[SeatRow]]:
    """Like `hold`, but refuses a table that its host has closed."""
    row, seats = hold(c, match)
    if closed(row, seats):
        raise Fault(410, SAY("closed"))
    return row, seats


def seat_of(seats: Sequence[SeatRow], guest: str) -> int | None:
    return next((s.seat for s in seats if s.guest == guest), None)


def seats_of(seats: Sequence[SeatRow], guest: str) -> list[int]:
    """All seats played at this guest's screen, their own first."""
    return sorted((s.seat for s in seats if owner(s.guest) == guest), key=lambda i: (seats[i].guest != guest, i))


def proper_name(name: str) -> str:
    try:
        return named([name.strip()], 1)[0]
    except ValueError as e:
        raise Fault(400, f"{e}.") from None


def human(c: Connection, guest: str) -> Occupant:
    return {"kind": HUMAN, "guest": guest, "bot": None, "name": name_of(c, guest)}


def bot_named(game: Game, name: str) -> Occupant:
    known = {bot.name: bot for bot in registry.bots(game)}
    if name not in known:
        raise Fault(400, SAY("no-bot", name=repr(name), game=game.title, bots=", ".join(known)))
    return {"kind": BOT, "guest": None, "bot": name, "name": ""}


def with_a_name(person: Occupant, match: str, seat: int) -> Occupant:
    """The person or bot, with a name added if it is a bot without one."""
    unnamed = person["kind"] == BOT and not person["name"]
    return person | {"name": names.name(match, seat)} if unnamed else person


def seated_bot(bot: str, match: str, seat: int) -> Occupant:
    """A bot with a name, for a seat of a match."""
    return with_a_name({"kind": BOT, "guest": None, "bot": bot, "name": ""}, match, seat)


# ---------------------------------------------------------------- lists of tables


TABLES_PAGE = 50
"""How many tables are on a page."""
NEWEST = 1_000
"""How many tables a list has at most, those that were opened last: a look must not cost more the more people there are."""

Listed = list[tuple[MatchRow, list[SeatRow]]]

_COLUMNS = schema.matches.c
_OPENLY = _COLUMNS.listed & ~_COLUMNS.archived
_LISTED = _OPENLY & (_COLUMNS.status == GATHERING)


@dataclass(frozen=True)
class Filter:
    """A filter for listed tables: a game, or any, and a minimum of free seats. Pages count from 0."""

    game: str = ""
    free: int = 0
    page: int = 0
    guest: str = ""
    """The guest who asks: tables of hosts who have blocked them are left out."""
    running: bool = False
    """Whether to find running games to watch, other than those of the guest, instead of tables to join."""


def tables_of(c: Connection, guest: str, page: int) -> Listed:
    """A guest's tables: first those where it is their turn, the most urgent on top, then other unfinished ones, however old.
    Archived ones are left out."""
    seat, day = schema.seats.c, schema.day_turns.c
    query = (
        select(_COLUMNS.id)
        .join_from(schema.seats, schema.matches, _COLUMNS.id == seat.match)
        .join(schema.day_turns, (day.match == seat.match) & (day.seat == seat.seat), isouter=True)
        .where(seat.guest == guest, ~_COLUMNS.archived)
    )
    mine = (_COLUMNS.status == PLAYING) & (_COLUMNS.waiting.op(">>")(seat.seat).op("&")(1) == 1)
    order = case((_COLUMNS.status == OVER, 2), (mine, 0), else_=1)
    urgent = func.coalesce(case((mine, day.until)), 1 << 62)
    return _read_tables(c, query.order_by(order, urgent, _COLUMNS.updated.desc(), _COLUMNS.id), page)


def listed_tables(c: Connection, wanted: Filter) -> Listed:
    """The tables that anyone may join, or watch. Addresses take turns, and so do the hosts of one address: the newest table of
    each comes first, and a second one only after the first of all others. So no host can bury the tables of others."""
    address = func.coalesce(_COLUMNS.origin, _COLUMNS.host).label("address")
    query = select(_COLUMNS.id, _COLUMNS.updated, _COLUMNS.host, address)
    query = query.where(_OPENLY & (_COLUMNS.status == PLAYING) if wanted.running else _LISTED)
    if wanted.running:
        mine = select(schema.seats.c.match).where(schema.seats.c.guest == wanted.guest)
        query = query.where(_COLUMNS.id.not_in(mine))
    if wanted.game:
        query = query.where(_COLUMNS.game == wanted.game)
    if wanted.guest:
        query = query.where(
            _COLUMNS.host.not_in(select(schema.blocks.c.host).where(schema.blocks.c.guest == wanted.guest))
        )
    if wanted.free:
        seats = schema.seats.c
        free = select(func.count()).where(seats.match == _COLUMNS.id, seats.kind == OPEN).scalar_subquery()
        query = query.where(free >= wanted.free)
    table = query.order_by(_COLUMNS.created.desc()).limit(NEWEST).subquery().c
    newest = func.row_number().over(partition_by=(table.address, table.host), order_by=(table.updated.desc(), table.id))
    by_host = select(table.id, table.updated, table.address, newest.label("of_host")).subquery().c
    turn = func.row_number().over(
        partition_by=by_host.address, order_by=(by_host.of_host, by_host.updated.desc(), by_host.id)
    )
    return _read_tables(c, select(by_host.id).order_by(turn, by_host.updated.desc(), by_host.id), wanted.page)


def _read_tables(c: Connection, query: Select[Any], page: int) -> Listed:
    ids: list[str] = list(c.execute(query.limit(TABLES_PAGE).offset(page * TABLES_PAGE)).scalars())
    columns: list[Any] = [column for column in _COLUMNS if column.name != "content"]
    mark = func.substr(_COLUMNS.content, 1, 1).label("content")  # a list need not contain whole boxes
    found = {row.id: row for row in c.execute(select(*columns, mark).where(_COLUMNS.id.in_(ids)))}
    seats = seat_rows(c, ids)
    return [(MatchRow(**found[match]._mapping), seats[match]) for match in ids]


def has_room_on_list(c: Connection, guest: str, origin: str, own: int, together: int) -> None:
    """Refuse to list another table if this guest, or their address, already has too many on the list."""
    count = select(func.count()).select_from(schema.matches).where(_LISTED)
    if (c.execute(count.where(_COLUMNS.host == guest)).scalar() or 0) >= own:
        raise Fault(429, SAY("open-tables-most", count=own))
    if (c.execute(count.where(_COLUMNS.origin == origin)).scalar() or 0) >= together:
        raise Fault(429, SAY("open-tables-address", count=together))
