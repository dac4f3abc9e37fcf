"""Matches and who sits at them: reading and changing their rows. Plain functions over a connection."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Text, bindparam, func, select

from rulewright.doors.server.box_cache import Laid, laid
from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.store import moves, schema
from rulewright.doors.server.store.database import Database
from rulewright.doors.server.store.moves import CHANNEL, LineRow
from rulewright.doors.server.words import SAY
from rulewright.kernel.fingerprint import same_rules
from rulewright.kernel.game import Game, box_hash
from rulewright.kernel.language import Word

LINES = 500
"""How many lines are read at once."""
EVERY = 2**31 - 1
"""More lines than any match has."""


class MatchRow(msgspec.Struct, frozen=True):
    """A match but for its moves; `seed` and `nonce` are nobody's to see before it is over.

    `started` is when its clocks began to run, or will run at the latest if somebody is not ready yet. `content` is the text
    of the box that was brought to this table, if one was.
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
    header: dict[str, Any] | None
    commitment: str | None
    seed: str | None
    nonce: str | None
    lines: int
    number: int
    waiting: int
    due: int | None
    rematch: str | None
    result: dict[str, Any] | None
    content: str | None
    practice: bool
    """Somebody was advised, or it goes on from another match: it counts for nothing."""
    origin: str | None = None
    """From which address it was opened, as a digest that only this database can make."""
    undo_request: dict[str, Any] | None = None
    """What somebody last asked to take back, as `undo_requests` reads it."""
    deal: dict[str, Any] | None = None
    """Which graded deal or puzzle it is, as `played_deals` reads it."""
    salts: dict[str, str] | None = None
    """What players added to the dice so far, by seat; None: the dice come from the seed alone."""

    def laid(self, game: Game) -> Laid:
        """The box that is played with at this table."""
        return laid(game, self.options, self.seats, self.content)

    def played_box(self, game: Game) -> Any:
        """The box of a match that has begun; a Fault where it was begun by other rules than those here now."""
        assert self.header
        if self.made_for(game):
            with contextlib.suppress(ValueError):  # options that were allowed then may not be now
                box = self.laid(game).box
                if box_hash(box) == self.header["box"]:
                    return box
        raise self.other_rules(game)

    def made_for(self, game: Game) -> bool:
        """Whether a match was begun by the rules that are here now; its box is not looked at."""
        assert self.header
        return self.header["version"] == game.version and same_rules(game, self.header.get("rules"))

    def other_rules(self, game: Game) -> Fault:
        """That a match needs other rules than those here now, and what follows from that."""
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
    """Who sits in a seat. `standin` says that a bot moved for a person who has not come back since; `returned` is when the
    person last said to be here, ready to begin or back again (0: never)."""

    match: str
    seat: int
    kind: str
    guest: str | None
    bot: str | None
    name: str
    standin: bool
    returned: int

    def __repr__(self) -> str:
        return f"SeatRow({self.match}, {self.seat}, {self.kind})"


@dataclass(frozen=True)
class StoredMatch:
    """A match as it is stored; the lines only from where they were asked for."""

    row: MatchRow
    seats: list[SeatRow]
    lines: list[LineRow]


def _dict(row: Row[Any]) -> dict[str, Any]:
    return dict(row._mapping)


_MATCH = select(schema.matches).where(schema.matches.c.id == bindparam("this"))
_HELD = _MATCH.with_for_update()
_SEATS = (
    select(schema.seats)
    .where(schema.seats.c.match.in_(bindparam("these", expanding=True)))
    .order_by(schema.seats.c.seat)
)


def match_row(c: Connection, match: str, lock: bool = False) -> MatchRow | None:
    """A match; locked, nobody else can change who sits there until the transaction ends."""
    if not (match.isascii() and match.isalnum()):
        return None
    found = c.execute(_HELD if lock else _MATCH, {"this": match}).first()
    return MatchRow(**_dict(found)) if found else None


def seat_rows(c: Connection, matches: Sequence[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {match: [] for match in matches}
    for row in c.execute(_SEATS, {"these": list(matches)}):
        found[row.match].append(SeatRow(**_dict(row)))
    return found


def played_with_bots(c: Connection) -> dict[str, int]:
    """At how many tables each game is played with bots now."""
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
    """A match with its seats and its lines after the given one, or so many of them."""
    row = match_row(c, match)
    return None if row is None else StoredMatch(row, seat_rows(c, [match])[match], moves.read(c, match, after, most))


async def fetch(database: Database, match: str, after: int = 0) -> StoredMatch | None:
    """A match with its seats and all its lines after the given one; many of them are read a part at a time."""
    story = await database.read(lambda c: read(c, match, after, LINES))
    if story is None:
        return None
    lines = story.lines
    part = lines
    while len(part) == LINES:
        last = lines[-1].line
        part = await database.read(lambda c, last=last: moves.read(c, match, last, LINES))  # type: ignore[misc]
        lines.extend(part)
    return story


def change(c: Connection, match: str, **values: Any) -> None:
    c.execute(schema.matches.update().where(schema.matches.c.id == match).values(**values))


def change_seat(c: Connection, match: str, seat: int, **values: Any) -> None:
    here = (schema.seats.c.match == match) & (schema.seats.c.seat == seat)
    c.execute(schema.seats.update().where(here).values(**values))


_NOTIFY = select(func.pg_notify(bindparam("channel", type_=Text), bindparam("news", type_=Text)))


def announce(c: Connection, news: str) -> None:
    """Tell all processes on this database, once the transaction is committed. SQLite has only one."""
    if c.dialect.name == "postgresql":
        c.execute(_NOTIFY, {"channel": CHANNEL, "news": news})


def news(process: str, match: str, kind: str = "changed", seats: Sequence[int] = ()) -> str:
    """What is announced: which process speaks, of which match, and who is connected to it there."""
    return msgspec.json.encode({"process": process, "match": match, "kind": kind, "seats": list(seats)}).decode()
