"""Who sits where: people and bots, as they are written beside a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, select

from rulewright.bots import names, registry
from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.identity import default_name, owner
from rulewright.doors.server.store import matches, schema
from rulewright.doors.server.store.matches import MatchRow, SeatRow
from rulewright.doors.server.store.schema import BOT, GATHERING, HUMAN, OPEN
from rulewright.doors.server.words import SAY
from rulewright.kernel.game import Game
from rulewright.match.header import named

NOBODY: dict[str, Any] = {"kind": OPEN, "guest": None, "bot": None, "name": ""}


def own_name(c: Connection, guest: str) -> str | None:
    """What a guest wishes to be called, if they have said so."""
    return c.execute(select(schema.guests.c.name).where(schema.guests.c.id == guest)).scalar()


def name_of(c: Connection, guest: str) -> str:
    return own_name(c, guest) or default_name(guest)


def find(c: Connection, match: str) -> tuple[MatchRow, list[SeatRow]]:
    """A match, held against changes by others, and its seats."""
    row = matches.match_row(c, match, lock=True)
    if row is None:
        raise Fault(404, SAY("no-table"))
    return row, matches.seat_rows(c, [match])[match]


def closed(row: MatchRow, seats: Sequence[SeatRow]) -> bool:
    """Whether the host left the table before the game began. A table that only waited too long still has its host."""
    return row.status == GATHERING and row.archived and seat_of(seats, row.host) is None


def find_open(c: Connection, match: str) -> tuple[MatchRow, list[SeatRow]]:
    """The same as `find`, for those who want to come in: refused where the host has closed the table."""
    row, seats = find(c, match)
    if closed(row, seats):
        raise Fault(410, SAY("closed"))
    return row, seats


def seat_of(seats: Sequence[SeatRow], guest: str) -> int | None:
    return next((s.seat for s in seats if s.guest == guest), None)


def seats_of(seats: Sequence[SeatRow], guest: str) -> list[int]:
    """All seats that are played at this guest's screen; the guest's own is the first."""
    return sorted((s.seat for s in seats if owner(s.guest) == guest), key=lambda i: (seats[i].guest != guest, i))


def proper(name: str) -> str:
    try:
        return named([name.strip()], 1)[0]
    except ValueError as e:
        raise Fault(400, f"{e}.") from None


def human(c: Connection, guest: str) -> dict[str, Any]:
    return {"kind": HUMAN, "guest": guest, "bot": None, "name": name_of(c, guest)}


def bot_named(game: Game, name: str) -> dict[str, Any]:
    known = {bot.name: bot for bot in registry.bots(game)}
    if name not in known:
        raise Fault(400, SAY("no-bot", name=repr(name), game=game.title, bots=", ".join(known)))
    return {"kind": BOT, "guest": None, "bot": name, "name": ""}


def with_a_name(person: dict[str, Any], match: str, seat: int) -> dict[str, Any]:
    """The same, with a name if it is a bot that has none yet."""
    unnamed = person["kind"] == BOT and not person["name"]
    return person | {"name": names.name(match, seat)} if unnamed else person


def seated_bot(bot: str, match: str, seat: int) -> dict[str, Any]:
    """A bot in a seat of a match, with a name of its own."""
    return with_a_name({"kind": BOT, "guest": None, "bot": bot, "name": ""}, match, seat)
