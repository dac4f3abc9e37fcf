"""The rules that the matches of a database need, and those of earlier releases that the operator has retired."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from rulewright.doors.server.store import schema
from rulewright.doors.server.store.schema import GATHERING
from rulewright.kernel.jsonable import Json

RETIRED = "retired rules"
"""The setting that lists them."""


def retired(c: Connection) -> frozenset[str]:
    """The addresses of earlier rules that the operator has retired."""
    table = schema.settings.c
    return frozenset(json.loads(c.execute(select(table.value).where(table.key == RETIRED)).scalar() or "[]"))


def retire(c: Connection, address: str) -> None:
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    value = json.dumps(sorted({*retired(c), address}))
    row = insert(schema.settings).values(key=RETIRED, value=value)
    c.execute(row.on_conflict_do_update(index_elements=["key"], set_={"value": value}))


@dataclass(frozen=True, order=True)
class Needed:
    """Rules that matches need: of this game, by version and fingerprint (empty before there were fingerprints)."""

    game: str
    version: str
    fingerprint: str

    @property
    def header(self) -> Json:
        """As the header of a match names them."""
        return {"version": self.version, "rules": self.fingerprint}


def needed(c: Connection) -> dict[Needed, Counter[str]]:
    """The rules of all matches that have begun, with how many of each status need them."""
    found: dict[Needed, Counter[str]] = {}
    table = schema.matches.c
    for row in c.execute(select(table.game, table.status, table.header).where(table.status != GATHERING)):
        header = row.header or {}
        need = Needed(row.game, str(header.get("version", "")), str(header.get("rules", "")))
        found.setdefault(need, Counter())[row.status] += 1
    return found
