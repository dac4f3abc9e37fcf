"""What people can do about each other: a host removes or blocks somebody, and anybody reports somebody to the operator."""

from __future__ import annotations

from sqlalchemy import Connection

from rulewright.doors.server.config import Rate
from rulewright.doors.server.contract.tables import MatchId, Remove, Report, ReportId
from rulewright.doors.server.http.endpoint import Ask
from rulewright.doors.server.limits import Gate
from rulewright.doors.server.live.pubsub import REMOVED
from rulewright.doors.server.store import joining, matches, reports
from rulewright.doors.server.usage import Kind

OFTEN = Rate(1 / 60, 5)
"""How many reports a guest may make."""


async def remove(ask: Ask) -> MatchId:
    """Their sockets are closed with the reason, through whichever process they came."""
    match, wish, tables = ask.path["match"], await ask.body(Remove), ask.tables

    def work(c: Connection) -> bool:
        out = joining.remove(c, match, ask.guest, wish)
        if out:
            matches.announce(c, matches.news(tables.process, match, REMOVED, [wish.seat]))
        return out

    if await tables.database.write(work):
        await tables.removed(match, [wish.seat])
    return MatchId(id=match)


async def report(ask: Ask) -> ReportId:
    match, wish = ask.path["match"], await ask.body(Report)
    Gate(ask.tables.usage, Kind.REPORTS, OFTEN).pass_through(ask.payer, "reports")
    made = await ask.tables.database.write(lambda c: reports.make(c, match, ask.guest, wish))
    return ReportId(id=made)
