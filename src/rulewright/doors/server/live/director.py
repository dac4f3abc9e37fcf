"""Takes tournaments on, step by step. Every process does; whichever comes first takes the next step."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection

from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.catalog import key_of
from rulewright.doors.server.identity import HOUSE
from rulewright.doors.server.live.tables import Tables
from rulewright.doors.server.store import matches, tournament_steps, tournaments
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.tournaments import WAITING, Field

log = logging.getLogger(__name__)

LOOK = 0.5
"""Seconds between two looks for tournaments that are due."""


async def direct(tables: Tables) -> None:
    """Take on all tournaments that are due, again and again."""
    while True:
        try:
            await go_round(tables)
        except Exception as e:
            log.error("tournaments cannot go on: %s", type(e).__name__)
        await asyncio.sleep(LOOK)


async def go_round(tables: Tables) -> None:
    """Take on each tournament that is due, as far as it goes now."""
    for tournament in await tables.database.read(lambda c: tournament_steps.due(c, now())):
        try:
            again = False
            while await step(tables, tournament, again):
                again = True
        except (Fault, ValueError) as e:
            log.warning("tournament %s cannot go on here: %s", tournament, e)


async def step(tables: Tables, tournament: str, again: bool = False) -> bool:
    """Take the next step of a tournament, if it is due, or `again`. Returns whether there may be another at once."""
    seen = await tables.database.write(lambda c: tournament_steps.claim(c, tournament, again))
    if seen is None:
        return False
    row = seen.row
    sizes = tournaments.table_sizes(tables.catalog, row.game, row.seats)
    if row.status == WAITING:
        await _write(tables, lambda c: tournament_steps.begin(c, seen, sizes))
        return True
    game = tables.catalog.find(row.game)
    for size in sizes:
        await tables.boxes.lay(key_of(game, row.options, size, None), HOUSE)
    late = [one for one in seen.pairings if one.points is None and one.due is not None and one.due <= now()]
    bare = [one for one in seen.pairings if one.points is None and one.match is None]
    for one in late:
        await _change_table(tables, partial(tournament_steps.look_after, catalog=tables.catalog, seen=seen, one=one))
    for one in bare:
        await _change_table(tables, partial(tournament_steps.seat, catalog=tables.catalog, seen=seen, one=one))
    return True if late or bare else await _go_on(tables, seen, sizes)


async def _go_on(tables: Tables, seen: Field, sizes: list[int]) -> bool:
    """Pair the next round, end the tournament, or wait."""
    if seen.row.listed and seen.busy:
        await _write(tables, lambda c: tournament_steps.let_watch(c, seen))
    boards = await asyncio.to_thread(tournament_steps.next_boards, seen, sizes)
    if boards is None:
        await _write(tables, lambda c: tournament_steps.end(c, seen))
    elif boards:
        await _write(tables, lambda c: tournament_steps.announce(c, seen, boards))
    else:
        await _write(tables, lambda c: tournament_steps.rest(c, seen))
    return bool(boards)


async def _write(tables: Tables, work: Callable[[Connection], None]) -> None:
    await tables.database.write(work)


async def _change_table(tables: Tables, work: Callable[[Connection], str | None]) -> None:
    """Change the table of a pairing, notify every process, and let its bots and clocks run here."""

    def both(c: Connection) -> str | None:
        match = work(c)
        if match:
            matches.announce(c, matches.news(tables.process, match))
        return match

    match = await tables.database.write(both)
    if match:
        await tables.serve(match)
