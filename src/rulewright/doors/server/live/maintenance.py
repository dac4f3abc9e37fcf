"""Periodic work: runs matches that no process serves, forgets idle tables, and archives old matches."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy import Connection, select

from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.identity import HOUSE
from rulewright.doors.server.live.tables import Tables
from rulewright.doors.server.store import finals, matches, reports, schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.schema import GATHERING, OVER, PLAYING

log = logging.getLogger(__name__)

SWEEP = 1.0
"""Seconds between looks for matches that nobody serves, such as after a crash."""
OVERDUE = 2_000
"""How late, in milliseconds, the process that should have served a match is before another does."""
TIDY = 60.0
FORGET = 600_000
"""How long, in milliseconds, a table that nobody looks at stays in memory."""


async def sweep(tables: Tables) -> None:
    """Serve the bots and clocks of matches whose own process is gone or busy, and deal those that waited for salts."""
    table = schema.matches.c
    while True:
        query = select(table.id).where(table.due < now() - OVERDUE, table.status != OVER, ~table.archived)

        def work(c: Connection, query: Any = query) -> list[str]:
            return list(c.execute(query.order_by(table.due).limit(100)).scalars())

        try:
            for match in await tables.database.read(work):
                await _serve_late(tables, match)
        except Exception as e:
            log.error("the sweep failed: %s", type(e).__name__)
        await asyncio.sleep(SWEEP)


async def _serve_late(tables: Tables, match: str) -> None:
    if match in tables.by_match and tables.by_match[match].driver.busy:
        return
    try:
        await tables.serve(match)
    except Fault as e:
        log.warning("match %s cannot be served: %s", match, e.sentence)
        await tables.database.write(lambda c: matches.change(c, match, due=None))


async def tidy(tables: Tables) -> None:
    """Forget idle tables, and take idle matches off the lists."""
    while True:
        await asyncio.sleep(TIDY)
        forget(tables, now() - FORGET)
        try:
            await archive(tables)
            await tables.database.write(reports.tidy)
        except Exception as e:
            log.error("the tidying failed: %s", type(e).__name__)


def forget(tables: Tables, since: int) -> None:
    """Drop the tables that nobody has looked at since then, and where there are too many, those that were left first."""
    old = sorted((t for t in tables.by_match.values() if t.idle), key=lambda t: t.last_used)
    crowd = max(0, len(tables.by_match) - tables.settings.limits.tables)
    for i, table in enumerate(old):
        if i < crowd or table.last_used < since:
            tables.forget(table)


async def keep_finals(tables: Tables) -> None:
    """Keep what can be kept of matches that ended before finals were stored: once, after an upgrade."""
    last = ""
    while found := await tables.database.read(lambda c, last=last: finals.missing(c, last)):  # type: ignore[misc]
        for match in found:
            try:
                await _keep_final(tables, match)
            except Fault as e:
                log.info("of match %s only the result is kept: %s", match, e.sentence)
            except Exception as e:
                log.error("match %s cannot be played again: %s", match, type(e).__name__)
        last = found[-1]


async def _keep_final(tables: Tables, match: str) -> None:
    final = await tables.replays.final(match, HOUSE, rank=2)
    await tables.database.write(lambda c: finals.keep(c, match, final))


async def archive(tables: Tables) -> None:
    """Take matches off the lists that nobody has last_used for long; their people can still open them."""
    limits, table = tables.settings.limits, schema.matches
    waited = (table.c.status == GATHERING) & (table.c.updated < now() - 1000 * limits.seconds_gathering)
    rested = (table.c.status == PLAYING) & (table.c.updated < now() - 1000 * limits.seconds_idle)
    query = table.update().where(~table.c.archived, waited | rested).values(archived=True, due=None)

    def work(c: Connection) -> list[str]:
        return list(c.execute(query.returning(table.c.id)).scalars())

    for match in await tables.database.write(work):
        tables.metrics.matches["archived"] += 1
        await tables.changed(match)
