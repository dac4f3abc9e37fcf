"""Graded deals and puzzles as they are played: which matches are such, how they ended, and a guest's puzzle rating and streak.

They belong to the guest, whichever device is used. Each settled deal stores the rating and the streak it led to, so the
latest one of a game tells both.
"""

from __future__ import annotations

from datetime import date
from typing import Any

from sqlalchemy import Connection, select

from rulewright.doors.server.store import schema
from rulewright.doors.server.store.schema import CONSENT
from rulewright.kernel import deals
from rulewright.kernel.game import Game

DAILY, PUZZLE = "daily", "puzzle"
BEGINNER = 1200
"""The rating of somebody who has not solved a puzzle yet."""
STEP = 40
"""How far one puzzle can move a rating."""

Played = dict[str, Any]


def dealt(game: Game, seed: int | None, puzzle: int | None, today: date) -> Played | None:
    """What a new table for one plays, if it is a puzzle or a graded deal."""
    if puzzle is not None:
        return _fresh(PUZZLE, rating=deals.puzzles(game.home)[puzzle].rating)
    grade = "" if seed is None else deals.grade_of(game.home, seed)
    if not grade:
        return None
    daily = deals.daily(game.home, today) == (seed, grade)
    return _fresh(DAILY, grade=grade, day=today.isoformat()) if daily else _fresh(grade, grade=grade)


def _fresh(kind: str, grade: str = "", rating: int = 0, day: str = "") -> Played:
    return {"kind": kind, "grade": grade, "rating": rating, "day": day, "helped": False, "result": None}


def find(c: Connection, match: str) -> Played | None:
    found: Played | None = c.execute(select(schema.matches.c.deal).where(schema.matches.c.id == match)).scalar()
    return found


def help_with(c: Connection, match: str) -> None:
    """The coach was asked: if it is solved now, that says nothing about who solved it."""
    deal = find(c, match)
    if deal and not deal["result"]:
        _keep(c, match, {**deal, "helped": True})


def settle(c: Connection, match: str, guest: str, game: str, won: bool, score: int) -> None:
    """A match is over: what it does to the rating and the streak, if it was a deal.

    Puzzles move the rating as in Elo's system, except one that was solved with help; a deal of the day counts once a day.
    """
    deal = find(c, match)
    if not deal:
        return
    moves = schema.moves.c
    back = select(moves.line).where(moves.match == match, moves.made_by == CONSENT).limit(1)
    deal["helped"] = deal["helped"] or c.execute(back).first() is not None
    last = latest(c, guest).get(game, {"rating": BEGINNER, "streak": 0, "last": ""})
    before, streak, day, change = last["rating"], last["streak"], last["last"], 0
    if deal["kind"] == PUZZLE and not (won and deal["helped"]):
        expected = 1 / (1 + 10 ** ((deal["rating"] - before) / 400))
        change = round(STEP * (won - expected))
    if deal["kind"] == DAILY and day != deal["day"]:
        follows = day and (date.fromisoformat(deal["day"]) - date.fromisoformat(day)).days == 1
        streak, day = (streak + 1 if follows else 1) if won else 0, deal["day"]
    told = {"won": won, "score": score, "rating": before + change, "change": change, "streak": streak, "last": day}
    _keep(c, match, {**deal, "result": told})


def latest(c: Connection, guest: str) -> dict[str, dict[str, Any]]:
    """By game, the result of the guest's last deal: with the rating and the streak it led to."""
    results, match = schema.results.c, schema.matches.c
    query = (
        select(results.game, match.deal)
        .join_from(schema.results, schema.matches, match.id == results.match)
        .where(results.guest == guest, match.deal.is_not(None))
        .order_by(results.finished, results.match)
    )
    return {row.game: row.deal["result"] for row in c.execute(query) if row.deal["result"]}


def _keep(c: Connection, match: str, deal: Played) -> None:
    table = schema.matches
    c.execute(table.update().where(table.c.id == match).values(deal=deal))
