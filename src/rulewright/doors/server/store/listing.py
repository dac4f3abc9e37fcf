"""Which tables are shown to whom, and in which order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, case, func, select

from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.store import matches, schema
from rulewright.doors.server.store.matches import MatchRow, SeatRow
from rulewright.doors.server.store.schema import GATHERING, OPEN, OVER
from rulewright.doors.server.words import SAY

PAGE = 50
"""How many tables are shown at once."""

Tables = list[tuple[MatchRow, list[SeatRow]]]

_MATCH = schema.matches.c
_LISTED = _MATCH.listed & (_MATCH.status == GATHERING) & ~_MATCH.archived


@dataclass(frozen=True)
class Filter:
    """What somebody looks for: a game, or any, and so many free seats at least. Pages count from 0."""

    game: str = ""
    free: int = 0
    page: int = 0
    guest: str = ""
    """Who looks: hosts who have blocked them are left out."""


def mine(c: Connection, guest: str, page: int) -> Tables:
    """Where somebody sits: what is not over comes first, however long ago it was touched. What was put away is left out."""
    here = select(schema.seats.c.match).where(schema.seats.c.guest == guest)
    query = select(_MATCH.id).where(_MATCH.id.in_(here), ~_MATCH.archived)
    return _read(c, query.order_by(case((_MATCH.status == OVER, 1), else_=0), _MATCH.updated.desc(), _MATCH.id), page)


def waiting(c: Connection, wanted: Filter) -> Tables:
    """The tables that anybody may join. Addresses take turns in it, and so do the hosts of one address: each shows its newest
    table first, and its second one only after the first of everybody else. So nobody buries the tables of others."""
    address, newest = func.coalesce(_MATCH.origin, _MATCH.host), (_MATCH.updated.desc(), _MATCH.id)
    query = select(
        _MATCH.id,
        _MATCH.updated,
        address.label("address"),
        func.row_number().over(partition_by=(address, _MATCH.host), order_by=newest).label("of_host"),
    ).where(_LISTED)
    if wanted.game:
        query = query.where(_MATCH.game == wanted.game)
    if wanted.guest:
        query = query.where(
            _MATCH.host.not_in(select(schema.blocks.c.host).where(schema.blocks.c.guest == wanted.guest))
        )
    if wanted.free:
        seats = schema.seats.c
        free = select(func.count()).where(seats.match == _MATCH.id, seats.kind == OPEN).scalar_subquery()
        query = query.where(free >= wanted.free)
    by_host = query.subquery().c
    turn = func.row_number().over(
        partition_by=by_host.address, order_by=(by_host.of_host, by_host.updated.desc(), by_host.id)
    )
    return _read(c, select(by_host.id).order_by(turn, by_host.updated.desc(), by_host.id), wanted.page)


def _read(c: Connection, query: Select[Any], page: int) -> Tables:
    ids: list[str] = list(c.execute(query.limit(PAGE).offset(page * PAGE)).scalars())
    columns: list[Any] = [column for column in _MATCH if column.name != "content"]
    mark = func.substr(_MATCH.content, 1, 1).label("content")  # a list need not carry whole boxes
    found = {row.id: row for row in c.execute(select(*columns, mark).where(_MATCH.id.in_(ids)))}
    seats = matches.seat_rows(c, ids)
    return [(MatchRow(**found[match]._mapping), seats[match]) for match in ids]


def has_room(c: Connection, guest: str, origin: str, own: int, together: int) -> None:
    """Refuse to list a further table of one who has enough of them on the list, or whose address has."""
    count = select(func.count()).select_from(schema.matches).where(_LISTED)
    if (c.execute(count.where(_MATCH.host == guest)).scalar() or 0) >= own:
        raise Fault(429, SAY("open-tables-most", count=own))
    if (c.execute(count.where(_MATCH.origin == origin)).scalar() or 0) >= together:
        raise Fault(429, SAY("open-tables-address", count=together))
