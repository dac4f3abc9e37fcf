"""Archives of matches and reviews that were made: what is shown of a match when its rules are gone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from rulewright.doors.server.store import schema
from rulewright.doors.server.store.schema import GATHERING

AT_ONCE = 100
"""How many matches are looked up at once."""


@dataclass(frozen=True, repr=False)
class Stored:
    """The archive of a match as it was after this many lines. `pictures` are drawn later, or never if the rules are gone."""

    lines: int
    frames: bytes
    pictures: bytes | None = None


def read(c: Connection, match: str) -> Stored | None:
    """The archive of a match, unless the match has gone on since."""
    table, row = schema.archives.c, schema.matches.c
    query = select(table.lines, table.frames, table.pictures).join_from(
        schema.archives, schema.matches, table.match == row.id
    )
    found = c.execute(query.where(table.match == match, table.lines == row.lines)).first()
    return Stored(*found) if found else None


def keep(c: Connection, match: str, archive: Stored) -> None:
    """Store an archive, in place of an earlier one."""
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    values = {"lines": archive.lines, "frames": archive.frames, "pictures": archive.pictures}
    fresh = insert(schema.archives).values(match=match, **values)
    c.execute(fresh.on_conflict_do_update(index_elements=["match"], set_=values))


def missing(c: Connection, after: str, running: bool = False) -> list[str]:
    """The next matches without a complete and current archive, in order of id: those that are over, or all that have begun."""
    row, table = schema.matches.c, schema.archives.c
    current = (table.match == row.id) & (table.lines == row.lines)
    query = (
        select(row.id)
        .join_from(schema.matches, schema.archives, current, isouter=True)
        .where(row.id > after, row.status != GATHERING if running else row.status == schema.OVER)
        .where(table.pictures.is_(None))
    )
    return list(c.execute(query.order_by(row.id).limit(AT_ONCE)).scalars())


def forget_pictures(c: Connection, match: str) -> None:
    """Delete the pictures of a match, which show names. Nothing else in an archive has any."""
    table = schema.archives
    c.execute(table.update().where(table.c.match == match).values(pictures=None))


def keep_review(c: Connection, match: str, language: str, review: Any) -> None:
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    row = {"match": match, "language": language, "review": review}
    c.execute(insert(schema.reviews).values(row).on_conflict_do_nothing())


def read_reviews(c: Connection, match: str) -> dict[str, Any]:
    """The reviews of a match that were made, by language."""
    table = schema.reviews.c
    return {
        row.language: row.review for row in c.execute(select(table.language, table.review).where(table.match == match))
    }
