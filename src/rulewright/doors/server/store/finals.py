"""What is kept of a finished match for ever, so that no change of the rules can lose it: its story in words, its last board,
and its record. Replaying it takes the rules it was played by; reading this takes none."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from rulewright.doors.server.store import campaigns, ratings, schema
from rulewright.doors.server.store.matches import SeatRow
from rulewright.doors.server.store.moves import LineRow
from rulewright.doors.server.store.schema import OVER
from rulewright.match import Match
from rulewright.match.campaign import SEAT
from rulewright.match.fairness import HashChain, Line, Secret

PART = 100
"""Matches that are looked for at once."""


@dataclass(frozen=True, repr=False)
class Final:
    """A finished match: as it is shown, with its last frame only, and the text of its record."""

    shown: dict[str, Any]
    record: str


def finish(
    c: Connection,
    line: LineRow,
    seats: Sequence[SeatRow],
    match: Match,
    missed: Sequence[tuple[int, int]],
    final: Final,
) -> None:
    """Keep what comes of a match with its last line, in the same transaction: its hero's sheet, ratings, and the match itself.

    `missed` says of each seat how many of how many moves a bot made for somebody who was away.
    """
    campaigns.finish(c, seats[SEAT].guest or "", match)
    ratings.finish(c, line.match, line.at, seats, match, missed)
    keep(c, line.match, final)


def keep(c: Connection, match: str, final: Final) -> None:
    """Keep it with the match; where it is kept already, nothing changes."""
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    row = {"match": match, "shown": final.shown, "record": final.record}
    c.execute(insert(schema.finals).values(row).on_conflict_do_nothing())


def resealed(record: str, header: Line, change: Callable[[Line], Line]) -> str:
    """The record of a finished match with another heading, and with what `change` makes of its words, sealed again.

    It takes no rules: so it can be done where they are gone.
    """
    lines: list[Line] = [json.loads(line) for line in record.splitlines()[1:]]
    last = lines[-1] if lines else {}
    chain = HashChain(header, Secret(str(last.get("seed", "")), str(last.get("nonce", ""))))
    for line in lines:
        del line["seal"]
        if "words" in line:
            line["words"] = change({"words": line["words"]})["words"]
        chain.add(line)
    return chain.text(over=True)


def read(c: Connection, match: str) -> Final | None:
    table = schema.finals.c
    found = c.execute(select(table.shown, table.record).where(table.match == match)).first()
    return Final(found.shown, found.record) if found else None


def missing(c: Connection, after: str) -> list[str]:
    """The next finished matches of which nothing is kept yet, by their names."""
    matches, table = schema.matches.c, schema.finals.c
    query = (
        select(matches.id)
        .join_from(schema.matches, schema.finals, matches.id == table.match, isouter=True)
        .where(matches.status == OVER, matches.id > after, table.match.is_(None))
    )
    return list(c.execute(query.order_by(matches.id).limit(PART)).scalars())
