"""Boxes as forms: what a box says, what the game takes for each value, and what is wrong with it."""

from __future__ import annotations

from starlette.responses import Response

from rulewright import games
from rulewright.doors.server.contract.lab import BoxChanges
from rulewright.doors.server.http.endpoint import NO_STORE, Ask
from rulewright.doors.server.http.lobby import story
from rulewright.doors.server.jobs import boxes
from rulewright.doors.server.jobs.boxes import ChangesQuestion, SheetQuestion
from rulewright.doors.server.limits import Gate
from rulewright.doors.server.usage import Kind


async def sheet(ask: Ask) -> Response:
    """A box as a form. One that cannot be played is told so, with the place; one that cannot even be read is refused."""
    limits = ask.tables.settings.limits
    Gate(ask.tables.usage, Kind.BOXES, limits.boxes).pass_through(ask.payer, "boxes")
    wish = await ask.raw(4 * limits.box)
    game = ask.tables.catalog.find(ask.path["game"])
    question = SheetQuestion(games.address(game), wish, limits.box)
    found = await ask.tables.boxes.ask(boxes.sheet, question, ask.payer)
    return Response(found, headers=NO_STORE, media_type="application/json")


async def show_changes(ask: Ask) -> BoxChanges:
    """How the custom box of a table differs from the game's own, for anyone who may see the table."""
    row = (await story(ask)).row
    if row.content is None:
        return BoxChanges(name="", changes=[])
    question = ChangesQuestion(games.address(ask.tables.catalog.find(row.game)), row.content)
    return await ask.tables.boxes.ask(boxes.changes, question, ask.payer)
