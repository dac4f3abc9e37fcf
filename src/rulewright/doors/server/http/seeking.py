"""Looking for others to play with, over plain HTTP."""

from __future__ import annotations

from sqlalchemy import Connection

from rulewright.doors.contract.tables import NewMatch, Seek, Seeking, Sought
from rulewright.doors.server.config import Rate
from rulewright.doors.server.http.endpoint import Ask, operation, sparing
from rulewright.doors.server.http.lobby import try_box
from rulewright.doors.server.limits import Kind
from rulewright.doors.server.store import matches, seeks
from rulewright.doors.server.store.database import now
from rulewright.match.header import shown_name

SEARCHES = Rate(0.2, 20)
"""How often a guest may begin to look for players."""


@operation("PUT", "/api/seek", body=Seek)
async def seek(ask: Ask) -> Seeking:
    """Look for others to play with, or go on looking: ask again every few seconds.

    A search ends 75 seconds after its last request.
    """
    wish, tables = await ask.body(Seek), ask.tables
    await try_box(ask, NewMatch(game=wish.game, seats=wish.seats, options=wish.options), tables.settings.limits.box)

    def begin(c: Connection) -> None:
        sparing(ask, c, Kind.SEEKS, SEARCHES, "seeks")

    def work(c: Connection) -> Seeking:
        found = seeks.seek(c, tables.catalog, ask.guest, wish, tables.settings.limits, begin)
        if found.match:
            matches.announce(c, matches.news(tables.process, found.match))
        return found

    found = await tables.database.write(work)
    if found.match:
        await tables.serve(found.match)
    return found


@operation("DELETE", "/api/seek")
async def stop_seeking(ask: Ask) -> Seeking:
    """Stop looking; if a match was found just before, it is told."""
    return await ask.tables.database.write(lambda c: seeks.stop(c, ask.guest))


@operation("GET", "/api/seeks", query=("game",))
async def list_seeks(ask: Ask) -> list[Sought]:
    """Who is looking for players and would play with you, and your own search."""
    game, catalog = ask.query.get("game", ""), ask.tables.catalog
    if game:
        catalog.find(game)
    found, time = await ask.tables.database.read(lambda c: seeks.those_who_look(c, ask.guest, game)), now()
    return [
        Sought(
            you=row.guest == ask.guest, name=shown_name(name), profile=profile, points=row.points, margin=row.margin,
            game=row.game, title=catalog.games[row.game].title, seats=row.seats, options=row.options, clock=row.clock,
            rated=row.rated, waited=row.waited(time),
        )
        for row, name, profile in found
        if row.game in catalog.games
    ]  # fmt: skip
