"""What a guest has played: all finished matches, ratings, bests and streaks. Everybody sees his own only."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from rulewright.doors.server.http.endpoint import Ask
from rulewright.doors.server.store import matches, ratings
from rulewright.doors.server.wire import Fault

Json = dict[str, Any]
EVER = 1 << 62


async def list_history(ask: Ask) -> list[Json]:
    game, how, before = (ask.query.get(name, "") for name in ("game", "result", "before"))
    if game:
        ask.tables.catalog.find(game)
    if how and how not in ratings.OUTCOMES:
        raise Fault(400, f"result is one of {', '.join(ratings.OUTCOMES)}, or left out.")
    if before and not (before.isdecimal() and len(before) < 16):
        raise Fault(400, "before is the time in milliseconds of the last match of the page before, or left out.")

    def work(c: Connection) -> list[Json]:
        found = ratings.history(c, ask.guest, game, how, int(before or EVER))
        seats = matches.seat_rows(c, [row["match"] for row in found])
        return [row | {"names": [s.name for s in seats[row["match"]]]} for row in found]

    return [
        {
            "id": row["match"],
            "game": row["game"],
            "title": _title(ask, row["game"]),
            "names": row["names"],
            "you": row["seat"],
            "result": row["outcome"],
            "place": row["place"],
            "score": row["score"],
            "ending": (row["result"] or {}).get("ending", ""),
            "finished": row["finished"],
        }
        for row in await ask.tables.database.read(work)
    ]


async def show_standing(ask: Ask) -> Json:
    rated, bests = await ask.tables.database.read(
        lambda c: (ratings.ratings(c, ask.guest), ratings.bests(c, ask.guest))
    )
    return {
        "ratings": [{**row, "title": _title(ask, row["game"])} for row in rated],
        "alone": [{**row, "title": _title(ask, row["game"])} for row in bests],
    }


def _title(ask: Ask, name: str) -> str:
    game = ask.tables.catalog.games.get(name)
    return game.title if game else name
