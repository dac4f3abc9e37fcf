"""What is left of a finished match for those who played it: a result, and what it does to their ratings.

Ratings are those of `openskill` (Plackett and Luce's model, which rates any number of seats at once), for each game apart, and
apart against people and against bots. The bots' levels are fixed marks: nobody's rating is worth more because bots of that
level lost to somebody else. Practice, and a match at one screen, with a chosen
seed or with custom cards, is kept but unrated.

Absence. If a bot made more than a quarter of your moves because you were away, you lost: you come after everybody who played,
whatever the score. If it made all of them, you never began: the game is unrated for you. A game of several people is
unrated for all if fewer than two of them began, or if nobody was there for three quarters of their moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from rulewright.doors.server.identity import owner
from rulewright.doors.server.store import played_deals, schema
from rulewright.doors.server.store.matches import SeatRow
from rulewright.doors.server.store.schema import BOT, HUMAN
from rulewright.match import Match

WON, SHARED, LOST = "won", "shared", "lost"
OUTCOMES = (WON, SHARED, LOST)
UNRATED = "unrated"
PEOPLE, BOTS = "people", "bots"
ABSENT = 4
"""Whoever misses more than one in so many moves was absent."""

MODEL = PlackettLuce()
DRAWN_SEED = 64
"""Letters of a seed that was drawn, and not chosen."""
PAGE = 50
LOOKED_AT = 1000
"""How many results of a game are looked through for bests and streaks."""


def absent(missed: int, chosen: int) -> str:
    """What it does to a person's result that a bot made so many of so many moves: nothing, LOST or UNRATED."""
    if missed and missed == chosen:
        return UNRATED
    return LOST if ABSENT * missed > chosen else ""


def placed(places: Sequence[int], absences: Sequence[str]) -> list[int]:
    """Everybody's place once those who were absent come after all others."""
    there = [place for place, absence in zip(places, absences, strict=True) if not absence]
    better = (sum(other < place for other in there) for place in places)
    return [1 + (len(there) if absence else n) for n, absence in zip(better, absences, strict=True)]


def finish(
    c: Connection, id_: str, at: int, seats: Sequence[SeatRow], match: Match, missed: Sequence[tuple[int, int]]
) -> None:
    """Keep the results of a match with its last line, in the same transaction: so it is done once.

    `missed` says of each seat how many of how many moves a bot made for somebody who was away.
    """
    ending = match.ending
    assert ending
    people = [s for s in seats if s.kind == HUMAN and s.guest and owner(s.guest) == s.guest]
    at_one_screen = sum(s.kind == HUMAN for s in seats) > len(people)
    known = select(schema.matches.c.practice).where(schema.matches.c.id == id_)
    practice = len(match.secret.seed) != DRAWN_SEED or match.header["content"] or c.execute(known).scalar()
    absences = [absent(*of) for of in missed]
    began = [s for s in people if absences[s.seat] != UNRATED]
    alone, there = len(people) == 1, [s for s in began if not absences[s.seat]]
    played = began if alone else there and len(began) > 1
    counts = bool(played) and not practice and not at_one_screen
    places, scores = placed(match.places, absences), match.scores
    rows = [
        {
            "match": id_, "seat": s.seat, "guest": s.guest, "game": match.game.name, "seats": match.seats,
            "outcome": LOST if absences[s.seat] else outcome(places, s.seat, ending.won), "place": places[s.seat],
            "score": scores[s.seat], "counts": counts and s in began, "finished": at,
        }
        for s in people
    ]  # fmt: skip
    if rows:
        c.execute(schema.results.insert(), rows)
    if alone and match.seats == 1:
        played_deals.settle(c, id_, str(people[0].guest), match.game.name, rows[0]["outcome"] == WON, scores[0])
    if counts and match.seats > 1:
        _rate(c, match.game.name, seats, began, places)


def outcome(places: Sequence[int], seat: int, won: bool) -> str:
    """How it went for a seat; alone at the table one wins or loses against the game."""
    if len(places) == 1:
        return WON if won else LOST
    if places[seat] != 1:
        return LOST
    return WON if list(places).count(1) == 1 else SHARED


def _rate(c: Connection, game: str, seats: Sequence[SeatRow], people: Sequence[SeatRow], places: Sequence[int]) -> None:
    """People are rated by how they did against each other; a person who plays bots alone, by how they did against these."""
    together = len(people) > 1
    rated = people if together else seats
    guests = sorted(str(s.guest) for s in people)
    against, table = PEOPLE if together else BOTS, schema.ratings
    fresh = MODEL.rating()
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    blank = {"game": game, "against": against, "mu": fresh.mu, "sigma": fresh.sigma, "games": 0}
    c.execute(insert(table).values([{"guest": guest, **blank} for guest in guests]).on_conflict_do_nothing())
    mine = (table.c.game == game) & (table.c.against == against) & table.c.guest.in_(guests)
    known = {row.guest: row for row in c.execute(select(table).where(mine).order_by(table.c.guest).with_for_update())}
    before = [[_mark(s.bot) if s.kind == BOT else _rating(known[s.guest])] for s in rated]
    after = MODEL.rate(before, ranks=[float(places[s.seat]) for s in rated])
    for s, (new,) in zip(rated, after, strict=True):
        if s.guest:
            where = (table.c.guest == s.guest) & (table.c.game == game) & (table.c.against == against)
            games = known[s.guest].games + 1
            c.execute(table.update().where(where).values(mu=new.mu, sigma=new.sigma, games=games))


def _rating(row: Any) -> PlackettLuceRating:
    return MODEL.rating(mu=row.mu, sigma=row.sigma)


def _mark(bot: str | None) -> PlackettLuceRating:
    """The fixed mark of a bot: a level is worth four points more than the one below it, chance less than any."""
    level = int(bot) if bot and bot.isdecimal() else 0
    return MODEL.rating(mu=15.0 + 4 * level, sigma=1.5)


# ---------------------------------------------------------------- looking at them


def history(c: Connection, guest: str, game: str, how: str, before: int) -> list[dict[str, Any]]:
    """A page of a guest's finished matches, the latest first."""
    table, match = schema.results.c, schema.matches.c
    query = (
        select(schema.results, match.result)
        .join_from(schema.results, schema.matches, match.id == table.match)
        .where(table.guest == guest, table.finished < before)
    )
    if game:
        query = query.where(table.game == game)
    if how:
        query = query.where(table.outcome == how)
    return [dict(row._mapping) for row in c.execute(query.order_by(table.finished.desc(), table.match).limit(PAGE))]


def ratings(c: Connection, guest: str) -> list[dict[str, Any]]:
    table = schema.ratings
    found = c.execute(select(table).where(table.c.guest == guest).order_by(table.c.game, table.c.against.desc()))
    return [{"game": r.game, "against": r.against, "games": r.games, **shown(r.mu, r.sigma)} for r in found]


def shown(mu: float, sigma: float) -> dict[str, int]:
    """A rating as people read it: around 1500, and how far the truth may be from it."""
    return {"points": round(1500 + 40 * (mu - 25)), "margin": round(80 * sigma)}


def bests(c: Connection, guest: str) -> list[dict[str, Any]]:
    """What a guest has done in the games that one plays alone."""
    table = schema.results.c
    query = select(schema.results).where(table.guest == guest, table.seats == 1, table.counts)
    by_game: dict[str, list[Any]] = {}
    for row in c.execute(query.order_by(table.finished.desc()).limit(LOOKED_AT)):
        by_game.setdefault(row.game, []).append(row)
    return [{"game": game, **_best(rows)} for game, rows in sorted(by_game.items())]


def _best(rows: Sequence[Any]) -> dict[str, int]:
    """The best score, and how often in a row it was won: now, and at most."""
    longest = streak = 0
    for row in reversed(rows):
        streak = streak + 1 if row.outcome == WON else 0
        longest = max(longest, streak)
    won = [row for row in rows if row.outcome == WON]
    best = max((row.score for row in won or rows), default=0)
    return {"best": best, "played": len(rows), "won": len(won), "streak": streak, "longest": longest}
