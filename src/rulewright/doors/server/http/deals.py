"""Deals over HTTP, for games whose solver has graded some: the deal of the day, one of a grade, a puzzle."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

from msgspec.structs import replace

from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.contract.games import Deal
from rulewright.doors.server.http.endpoint import Ask
from rulewright.kernel import deals

DAILY, PUZZLE = "daily", "puzzle"
KINDS = (DAILY, *deals.GRADES, PUZZLE)
USUAL = 1200
"""How hard a puzzle is that is given to somebody without a rating."""


async def show_deal(ask: Ask) -> Deal:
    """A deal of the kind that is asked for: its seed, by which a table is opened, or the number of the puzzle."""
    game, kind, near = ask.tables.catalog.find(ask.path["game"]), ask.query.get("kind", ""), ask.query.get("near", "")
    if kind not in KINDS:
        raise Fault(400, f"kind is one of {', '.join(KINDS)}.")
    if near and not (near.isdecimal() and len(near) < 6):
        raise Fault(400, "near is a rating, a whole number such as 1200, or left out.")
    today, random = datetime.now(UTC).date(), Random()
    found = Deal(kind=kind, seed=None, puzzle=None, grade="", rating=0, day="")
    if kind == PUZZLE:
        if not deals.puzzles(game.home):
            raise Fault(404, f"{game.title} has no puzzles.")
        puzzle = deals.puzzle_near(game.home, int(near or USUAL), random.randrange(deals.NEAR))
        return replace(found, puzzle=puzzle.number, rating=puzzle.rating)
    if not any(deals.known(game.home)):
        raise Fault(404, f"Nobody has graded deals of {game.title}.")
    if kind == DAILY:
        seed, grade = deals.daily(game.home, today)
        return replace(found, seed=seed, grade=grade, day=today.isoformat())
    return replace(found, seed=deals.chosen(game.home, kind, random.randrange(1 << 20)), grade=kind)
