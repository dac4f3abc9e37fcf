"""The coach over HTTP: advice at one's own table, a review of a match that is over, and playing on from any place of it."""

from __future__ import annotations

from typing import Any

from rulewright import games
from rulewright.bots import registry
from rulewright.doors.server.http.desk import Ask
from rulewright.doors.server.identity import new_match
from rulewright.doors.server.live.turns import Crowded
from rulewright.doors.server.store import forks, ledger, seating
from rulewright.doors.server.store.forks import Branch, Grown
from rulewright.doors.server.store.schema import OVER
from rulewright.doors.server.wire import Fault, Fork

Json = dict[str, Any]

PATIENCE = 60.0
"""Seconds after which playing a match up to a place is given up."""
WAITING = 2


async def advise(ask: Ask) -> Json:
    """What one's moves are worth; never where another person plays."""
    match, hall = ask.path["match"], ask.hall
    _, seats = await hall.people(match)
    seat = seating.seat_of(seats, ask.guest)
    if seat is None:
        raise Fault(403, "Advice is for those who play: you have no seat at this table.")
    meant = ask.query.get("meant", "")
    if meant and not (meant.isdecimal() and len(meant) < 10):
        raise Fault(400, f"meant is the number of a move, not {meant[:20]!r}.")
    return await hall.coach.advice(await hall.table(match), seat, int(meant) if meant else -1, ask.payer)


async def review(ask: Ask) -> Json:
    return await ask.hall.coach.review(ask.path["match"], ask.payer)


async def fork(ask: Ask) -> Json:
    """A table of one's own that goes on from a frame of a finished match, against bots."""
    wish, hall, match = await ask.body(Fork), ask.hall, ask.path["match"]
    row = await hall.database.read(lambda c: ledger.match_row(c, match))
    if row is None:
        raise Fault(404, "There is no such record: ask for its link again.")
    if row.status != OVER:
        raise Fault(409, "The game is not over: only then it can be played on from another place.")
    game = hall.shelf.find(row.game)
    row.played_box(game)
    if wish.seat >= row.seats:
        raise Fault(400, f"There is no seat {wish.seat}: seats are numbered 0 to {row.seats - 1}.")
    if wish.bot not in {bot.name for bot in registry.bots(game)}:
        raise Fault(400, f"There is no bot {wish.bot!r} for {game.title}: GET /api/bots tells which there are.")
    story = await ledger.fetch(hall.database, match)
    assert story
    lines = [(line.kind, line.seat, line.codes) for line in story.lines[: wish.frame]]
    made = new_match()
    people = await hall.database.read(lambda c: forks.company(c, ask.guest, row, wish.seat, wish.bot, made))
    table = {"bots": {str(i): p["bot"] for i, p in enumerate(people) if p["bot"]}, "fork": [match, len(lines)]}
    branch = Branch(games.address(game), row, lines, tuple(p["name"] for p in people), table)
    try:
        grown: Grown = await hall.readers.do(forks.grow, branch, PATIENCE, ask.payer, rank=1, most=WAITING)
    except Crowded:
        raise Fault(429, "Several games are being laid out for you already: wait for those.") from None
    except TimeoutError:
        raise Fault(413, "That game takes too long to be played up to there.") from None
    if grown.over:
        raise Fault(409, "The game is over at that place: choose an earlier one.")
    most = hall.settings.limits.matches
    await hall.database.write(lambda c: forks.plant(c, ask.guest, row, grown, people, made, most))
    hall.metrics.matches["forked"] += 1
    await hall.serve(made)
    return {"id": made}
