"""Deals over HTTP, for games whose solver has graded some: the deal of the day, one of a grade, a puzzle."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.contract.games import Deal, PlayedDeal
from rulewright.doors.server.http.endpoint import Ask
from rulewright.doors.server.store import played_deals, seating
from rulewright.doors.server.store.played_deals import BEGINNER, DAILY, PUZZLE
from rulewright.doors.server.words import SAY
from rulewright.kernel import deals

KINDS = (DAILY, *deals.GRADES, PUZZLE)


async def show_deal(ask: Ask) -> Deal:
    """A deal of the kind that is asked for: its seed, by which a table is opened, or the number of the puzzle."""
    game, kind, near = ask.tables.catalog.find(ask.path["game"]), ask.query.get("kind", ""), ask.query.get("near", "")
    if kind not in KINDS:
        raise Fault(400, SAY("kind-one-of", kinds=", ".join(KINDS)))
    if near and not (near.isdecimal() and len(near) < 6):
        raise Fault(400, SAY("near-rating"))
    today, random = datetime.now(UTC).date(), Random()
    found = Deal(kind=kind, seed=None, puzzle=None, grade="", rating=0, day="")
    if kind == PUZZLE:
        if not deals.puzzles(game.home):
            raise Fault(404, SAY("no-puzzles", game=game.title))
        known = (await ask.tables.database.read(lambda c: played_deals.latest(c, ask.guest))).get(game.name)
        rating = int(near) if near else known["rating"] if known else BEGINNER
        puzzle = deals.puzzle_near(game.home, rating, random.randrange(deals.NEAR))
        return replace(found, puzzle=puzzle.number, rating=puzzle.rating)
    if not any(deals.known(game.home)):
        raise Fault(404, SAY("no-deals", game=game.title))
    if kind == DAILY:
        seed, grade = deals.daily(game.home, today)
        return replace(found, seed=seed, grade=grade, day=today.isoformat())
    return replace(found, seed=deals.chosen(game.home, kind, random.randrange(1 << 20)), grade=kind)


async def show_played(ask: Ask) -> PlayedDeal | None:
    """Which deal your match is, and once it is over, what it did to your rating or your streak; nothing for any other."""
    match = ask.path["match"]

    def work(c: Connection) -> played_deals.Played | None:
        _, seats = seating.find(c, match)
        if seating.seat_of(seats, ask.guest) is None:
            raise Fault(404, SAY("no-seat-here"))
        return played_deals.find(c, match)

    return msgspec.convert(await ask.tables.database.read(work), PlayedDeal | None)
