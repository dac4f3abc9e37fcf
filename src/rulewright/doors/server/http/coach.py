"""The coach over HTTP: advice at one's own table, a review of a match that is over, and playing on from any place of it."""

from __future__ import annotations

from typing import Any

from rulewright import games
from rulewright.bots import registry
from rulewright.doors.server.contract.coach import Advice, ReviewSoFar
from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.contract.records import Fork
from rulewright.doors.server.contract.tables import MatchId
from rulewright.doors.server.http.endpoint import Ask
from rulewright.doors.server.identity import new_match
from rulewright.doors.server.jobs.fair_queue import Crowded
from rulewright.doors.server.store import forks, matches, seating
from rulewright.doors.server.store.forks import Branch, Grown
from rulewright.doors.server.store.schema import OVER
from rulewright.doors.server.words import SAY
from rulewright.match.header import salts_of

PATIENCE = 60.0
"""Seconds after which playing a match up to a place is given up."""
WAITING = 2


async def advise(ask: Ask) -> Advice:
    """What one's moves are worth; never where another person plays."""
    match, tables = ask.path["match"], ask.tables
    _, seats = await tables.people(match)
    seat = seating.seat_of(seats, ask.guest)
    if seat is None:
        raise Fault(403, SAY("coach-players"))
    meant = ask.query.get("meant", "")
    if meant and not (meant.isdecimal() and len(meant) < 10):
        raise Fault(400, SAY("meant-number", text=repr(meant[:20])))
    return await tables.coach.advice(await tables.table(match), seat, int(meant) if meant else -1, ask.payer)


async def review(ask: Ask) -> ReviewSoFar:
    return await ask.tables.coach.review(ask.path["match"], ask.payer)


async def fork(ask: Ask) -> MatchId:
    """A table of one's own that goes on from a frame of a finished match, against bots."""
    wish, tables, match = await ask.body(Fork), ask.tables, ask.path["match"]
    row = await tables.database.read(lambda c: matches.match_row(c, match))
    if row is None:
        raise Fault(404, SAY("no-record"))
    if row.status != OVER:
        raise Fault(409, SAY("fork-not-over"))
    game = await tables.rules_of(row, ask.payer)
    if wish.seat >= row.seats:
        raise Fault(400, SAY("no-seat", seat=str(wish.seat), last=str(row.seats - 1)))
    if wish.bot not in {bot.name for bot in registry.bots(game)}:
        raise Fault(400, SAY("no-bot-api", name=repr(wish.bot), game=game.title))
    story = await matches.fetch(tables.database, match)
    assert story
    lines = [line.gesture for line in story.lines[: wish.frame]]
    made = new_match()
    people = await tables.database.read(lambda c: forks.company(c, ask.guest, row, wish.seat, wish.bot, made))
    bots = {str(i): p["bot"] for i, p in enumerate(people) if p["bot"]}
    table: dict[str, Any] = {"bots": bots, "fork": [match, len(lines)], "match": made, "key": tables.receipt_key.public}
    if row.header and (salts := salts_of(row.header)):
        table["salts"] = list(salts)  # the dice stay what they were
    branch = Branch(games.address(game), row, lines, tuple(p["name"] for p in people), table)
    try:
        grown: Grown = await tables.readers.do(forks.grow, branch, PATIENCE, ask.payer, rank=1, most=WAITING)
    except Crowded:
        raise Fault(429, SAY("forks-busy")) from None
    except TimeoutError:
        raise Fault(413, SAY("fork-late")) from None
    if grown.over:
        raise Fault(409, SAY("fork-over"))
    most = tables.settings.limits.matches
    await tables.database.write(lambda c: forks.plant(c, ask.guest, row, grown, people, made, most))
    tables.metrics.matches["forked"] += 1
    await tables.serve(made)
    return MatchId(id=made)
