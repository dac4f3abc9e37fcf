"""What a guest has played: all finished matches, ratings, bests and streaks. Everybody sees only their own."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.contract.people import Best, DealStanding, Played, Rating, Standing
from rulewright.doors.server.http.endpoint import Ask
from rulewright.doors.server.store import matches, played_deals, ratings
from rulewright.doors.server.words import SAY

EVER = 1 << 62


async def list_history(ask: Ask) -> list[Played]:
    game, how, before = (ask.query.get(name, "") for name in ("game", "result", "before"))
    if game:
        ask.tables.catalog.find(game)
    if how and how not in ratings.OUTCOMES:
        raise Fault(400, SAY("result-one-of", results=", ".join(ratings.OUTCOMES)))
    if before and not (before.isdecimal() and len(before) < 16):
        raise Fault(400, SAY("before-time"))

    def work(c: Connection) -> list[tuple[Any, list[str]]]:
        found = ratings.history(c, ask.guest, game, how, int(before or EVER))
        seats = matches.seat_rows(c, [row["match"] for row in found])
        return [(row, [s.name for s in seats[row["match"]]]) for row in found]

    return [
        Played(
            id=row["match"],
            game=row["game"],
            title=title(ask, row["game"]),
            names=names,
            you=row["seat"],
            result=row["outcome"],
            place=row["place"],
            score=row["score"],
            ending=called(ask, row["game"], (row["result"] or {}).get("ending", "")),
            finished=row["finished"],
        )
        for row, names in await ask.tables.database.read(work)
    ]


async def show_standing(ask: Ask) -> Standing:
    rated, alone, dealt = await ask.tables.database.read(
        lambda c: (ratings.ratings(c, ask.guest), ratings.bests(c, ask.guest), played_deals.latest(c, ask.guest))
    )
    return Standing(
        ratings=[Rating(**row, title=title(ask, row["game"])) for row in rated],
        alone=[Best(**row, title=title(ask, row["game"])) for row in alone],
        deals=[
            DealStanding(game=game, title=title(ask, game), rating=last["rating"], streak=last["streak"])
            for game, last in dealt.items()
        ],
    )


def called(ask: Ask, name: str, ending: str) -> str:
    game = ask.tables.catalog.games.get(name)
    return game.called(ending) if game else ending


def title(ask: Ask, name: str) -> str:
    game = ask.tables.catalog.games.get(name)
    return game.title if game else name
