"""What is stored of a finished match: results, ratings, graded deals, and the match itself in a form that can be read without
its rules.

Ratings are those of `openskill` (Plackett-Luce, for any number of seats), separate for each game and for people and bots. Bot
levels have fixed ratings. Practice, matches at one screen, with a chosen seed or custom cards are stored but unrated.

If a bot made more than a quarter of your moves because you were away, you lost: you rank behind all who played. If it made all
of them, the game is unrated for you. A game of several people is unrated for all if fewer than two of them began, or if none of
them was there for three quarters of their moves.

Graded deals belong to the guest on any device. Each settled deal stores the rating and the streak it led to.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from rulewright.bots.styles import level_of
from rulewright.doors.server.identity import owner
from rulewright.doors.server.store import campaigns, schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.matches import SeatRow
from rulewright.doors.server.store.moves import LineRow
from rulewright.doors.server.store.schema import BOT, CONSENT, HUMAN, Columns
from rulewright.kernel import deals
from rulewright.kernel.game import Game
from rulewright.match import Match
from rulewright.match.campaign import SEAT
from rulewright.match.fairness import HashChain, Line, Secret
from rulewright.match.record import Record

WON, SHARED, LOST, AGREED = "won", "shared", "lost", "agreed"
"""How a match ended for a seat; AGREED: nobody won, because the players agreed to end it."""
OUTCOMES = (WON, SHARED, LOST, AGREED)
UNRATED = "unrated"
PEOPLE, BOTS = "people", "bots"
ABSENT = 4
"""A player who misses more than one in this many moves was absent."""

MODEL = PlackettLuce()
DRAWN_SEED = 64
"""The length of a seed that was drawn at random, not chosen."""
PAGE = 50
LOOKED_AT = 1000
"""How many of a guest's results are read for bests and streaks."""


def absent(missed: int, chosen: int) -> str:
    """The effect on a player's result if a bot made `missed` of their `chosen` moves: empty, LOST or UNRATED."""
    if missed and missed == chosen:
        return UNRATED
    return LOST if ABSENT * missed > chosen else ""


def placed(places: Sequence[int], absences: Sequence[str]) -> list[int]:
    """Each seat's place, with absent players ranked behind all others."""
    there = [place for place, absence in zip(places, absences, strict=True) if not absence]
    better = (sum(other < place for other in there) for place in places)
    return [1 + (len(there) if absence else n) for n, absence in zip(better, absences, strict=True)]


def keep_results(
    c: Connection, id_: str, at: int, seats: Sequence[SeatRow], match: Match, missed: Sequence[tuple[int, int]]
) -> None:
    """Store the results of a match in the same transaction as its last line, so that it happens once.

    `missed` has, for each seat, how many of how many moves a bot made while the player was away.
    """
    ending = match.ending
    assert ending
    people = [s for s in seats if s.kind == HUMAN and s.guest and owner(s.guest) == s.guest]
    at_one_screen = sum(s.kind == HUMAN for s in seats) > len(people)
    about = schema.matches.c
    known = select(about.practice | ~about.rated).where(about.id == id_)
    practice = len(match.secret.seed) != DRAWN_SEED or match.header["content"] or c.execute(known).scalar()
    absences = [absent(*of) for of in missed]
    began = [s for s in people if absences[s.seat] != UNRATED]
    alone, there = len(people) == 1, [s for s in began if not absences[s.seat]]
    played = began if alone else there and len(began) > 1
    counts = bool(played) and not practice and not at_one_screen
    places, scores = placed(match.places, absences), match.scores
    how = [LOST if absence else outcome(places, seat, ending.won) for seat, absence in enumerate(absences)]
    if match.agreed:
        places, how = match.places, [AGREED] * match.seats
    rows = [
        {
            "match": id_, "seat": s.seat, "guest": s.guest, "game": match.game.name, "seats": match.seats,
            "outcome": how[s.seat], "place": places[s.seat],
            "score": scores[s.seat], "counts": counts and s in began, "finished": at,
        }
        for s in people
    ]  # fmt: skip
    if rows:
        c.execute(schema.results.insert(), rows)
    if alone and match.seats == 1:
        settle_deal(c, id_, str(people[0].guest), match.game.name, rows[0]["outcome"] == WON, scores[0])
    if counts and match.seats > 1:
        _rate(c, match.game, seats, began, places)


def outcome(places: Sequence[int], seat: int, won: bool) -> str:
    """The outcome for a seat; a single player wins or loses against the game."""
    if len(places) == 1:
        return WON if won else LOST
    if places[seat] != 1:
        return LOST
    return WON if list(places).count(1) == 1 else SHARED


def _rate(
    c: Connection, game: Game, seats: Sequence[SeatRow], people: Sequence[SeatRow], places: Sequence[int]
) -> None:
    """Update ratings: people are rated against each other; a single person who plays bots, against those."""
    together = len(people) > 1
    rated = people if together else seats
    guests = sorted(str(s.guest) for s in people)
    against, table = PEOPLE if together else BOTS, schema.ratings
    fresh = MODEL.rating()
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    blank = {"game": game.name, "against": against, "mu": fresh.mu, "sigma": fresh.sigma, "games": 0}
    c.execute(insert(table).values([{"guest": guest, **blank} for guest in guests]).on_conflict_do_nothing())
    mine = (table.c.game == game.name) & (table.c.against == against) & table.c.guest.in_(guests)
    known = {row.guest: row for row in c.execute(select(table).where(mine).order_by(table.c.guest).with_for_update())}
    before = [[_mark(game, s.bot) if s.kind == BOT else _rating(known[s.guest])] for s in rated]
    after = MODEL.rate(before, ranks=[float(places[s.seat]) for s in rated])
    for s, (new,) in zip(rated, after, strict=True):
        if s.guest:
            where = (table.c.guest == s.guest) & (table.c.game == game.name) & (table.c.against == against)
            games = known[s.guest].games + 1
            c.execute(table.update().where(where).values(mu=new.mu, sigma=new.sigma, games=games))


def _rating(row: Any) -> PlackettLuceRating:
    return MODEL.rating(mu=row.mu, sigma=row.sigma)


def bot_rating(game: Game, bot: str) -> dict[str, int]:
    """The rating of a bot as displayed."""
    mark = _mark(game, bot)
    return shown_rating(mark.mu, mark.sigma)


def _mark(game: Game, bot: str | None) -> PlackettLuceRating:
    """The fixed rating of a bot: each level has four points more than the one below; other bots rate below level 1."""
    return MODEL.rating(mu=15.0 + 4 * level_of(game, bot), sigma=1.5)


def points_of(game: Game, bot: str) -> int:
    """The fixed rating of a bot, as displayed."""
    mark = _mark(game, bot)
    return shown_rating(mark.mu, mark.sigma)["points"]


# ---------------------------------------------------------------- history and standings


def history(c: Connection, guest: str, game: str, how: str, before: int) -> list[Columns]:
    """A page of a guest's finished matches, latest first."""
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


def ratings(c: Connection, guest: str) -> list[Columns]:
    table = schema.ratings
    found = c.execute(select(table).where(table.c.guest == guest).order_by(table.c.game, table.c.against.desc()))
    return [{"game": r.game, "against": r.against, "games": r.games, **shown_rating(r.mu, r.sigma)} for r in found]


def shown_rating(mu: float, sigma: float) -> dict[str, int]:
    """A rating as displayed: points around 1500, and the margin of its 95% interval."""
    return {"points": round(1500 + 40 * (mu - 25)), "margin": round(80 * sigma)}


def unknown_rating() -> dict[str, int]:
    """The rating of somebody who has played no rated game yet."""
    fresh = MODEL.rating()
    return shown_rating(fresh.mu, fresh.sigma)


def bests(c: Connection, guest: str) -> list[Columns]:
    """A guest's best scores and streaks in games for one."""
    table = schema.results.c
    query = select(schema.results).where(table.guest == guest, table.seats == 1, table.counts)
    by_game: dict[str, list[Any]] = {}
    for row in c.execute(query.order_by(table.finished.desc()).limit(LOOKED_AT)):
        by_game.setdefault(row.game, []).append(row)
    return [{"game": game, **_best(rows)} for game, rows in sorted(by_game.items())]


def _best(rows: Sequence[Any]) -> dict[str, int]:
    """The best score, the numbers of games played and won, and the current and the longest winning streak."""
    longest = streak = 0
    for row in reversed(rows):
        streak = streak + 1 if row.outcome == WON else 0
        longest = max(longest, streak)
    won = [row for row in rows if row.outcome == WON]
    best = max((row.score for row in won or rows), default=0)
    return {"best": best, "played": len(rows), "won": len(won), "streak": streak, "longest": longest}


# ---------------------------------------------------------------- graded deals and puzzles


DAILY, PUZZLE = "daily", "puzzle"
DAILY_KEY = "daily key"
"""The setting that decides which deal comes on which day. It is secret, or people could play tomorrow's deal today."""
COMPARED = 10_000
"""How many results of a day are compared at most."""
BEGINNER = 1200
"""The rating of a player who has not tried a puzzle yet."""
STEP = 40
"""The most points that one puzzle can change a rating by."""

PlayedDeal = dict[str, Any]


def puzzle_dealt(game: Game, puzzle: int) -> PlayedDeal:
    """The puzzle of a new table for one."""
    return _fresh_deal(PUZZLE, rating=deals.puzzles(game.home)[puzzle].rating)


def dealt(c: Connection, guest: str, game: Game, seed: int | None) -> PlayedDeal | None:
    """The graded deal of a new table for one; None if it is none. Only the first table that somebody opens with the deal of the
    day counts as that, or they could look at it first."""
    grade = "" if seed is None else deals.grade_of(game.home, seed)
    if not grade:
        return None
    day = today()
    if daily(c, game, day) == (seed, grade) and not my_daily(c, guest, game, day):
        return _fresh_deal(DAILY, grade=grade, day=day.isoformat())
    return _fresh_deal(grade, grade=grade)


def today() -> date:
    """The day of the deal of the day (UTC)."""
    return datetime.fromtimestamp(now() / 1000, UTC).date()


def daily(c: Connection, game: Game, day: date) -> tuple[int, str]:
    """The deal of the day on this server, and its grade."""
    setting = schema.settings.c
    key = c.execute(select(setting.value).where(setting.key == DAILY_KEY)).scalar_one()
    return deals.daily(game.home, day, str(key))


def my_daily(c: Connection, guest: str, game: Game, day: date) -> str:
    """The table that this guest opened with the deal of this day; empty: none yet."""
    match = schema.matches.c
    query = select(match.id, match.deal).where(match.host == guest, match.game == game.name, match.deal.is_not(None))
    rows = c.execute(query.where(match.created >= _begins(day)).order_by(match.created, match.id))
    return next((row.id for row in rows if _is_daily(row.deal, day)), "")


def day_results(c: Connection, game: Game, day: date) -> dict[str, tuple[bool, int]]:
    """How everybody on this server did at the deal of this day: whether they won, and their score, by guest."""
    result, match = schema.results.c, schema.matches.c
    query = (
        select(result.guest, result.outcome, result.score, match.deal)
        .join_from(schema.results, schema.matches, match.id == result.match)
        .where(result.game == game.name, result.finished >= _begins(day), match.deal.is_not(None))
        .order_by(result.finished, result.match)
        .limit(COMPARED)
    )
    return {row.guest: (row.outcome == WON, row.score) for row in c.execute(query) if _is_daily(row.deal, day)}


def _begins(day: date) -> int:
    """When a day begins, in milliseconds since 1970."""
    return 1000 * int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())


def _is_daily(deal: PlayedDeal, day: date) -> bool:
    return bool(deal["kind"] == DAILY and deal["day"] == day.isoformat())


def _fresh_deal(kind: str, grade: str = "", rating: int = 0, day: str = "") -> PlayedDeal:
    return {"kind": kind, "grade": grade, "rating": rating, "day": day, "helped": False, "result": None}


def find_deal(c: Connection, match: str) -> PlayedDeal | None:
    found: PlayedDeal | None = c.execute(select(schema.matches.c.deal).where(schema.matches.c.id == match)).scalar()
    return found


def help_with_deal(c: Connection, match: str) -> None:
    """Mark a deal as helped by the coach, so that solving a puzzle does not raise the rating."""
    deal = find_deal(c, match)
    if deal and not deal["result"]:
        _keep_deal(c, match, {**deal, "helped": True})


def settle_deal(c: Connection, match: str, guest: str, game: str, won: bool, score: int) -> None:
    """Update the rating and the streak after a match, if it was a prepared deal.

    Puzzles change the rating as in Elo's system, unless solved with help; a deal of the day counts once a day.
    """
    deal = find_deal(c, match)
    if not deal:
        return
    moves = schema.moves.c
    back = select(moves.line).where(moves.match == match, moves.made_by == CONSENT).limit(1)
    deal["helped"] = deal["helped"] or c.execute(back).first() is not None
    last = latest_deals(c, guest).get(game, {"rating": BEGINNER, "streak": 0, "last": ""})
    before, streak, day, change = last["rating"], last["streak"], last["last"], 0
    if deal["kind"] == PUZZLE and not (won and deal["helped"]):
        expected = 1 / (1 + 10 ** ((deal["rating"] - before) / 400))
        change = round(STEP * (won - expected))
    if deal["kind"] == DAILY and day != deal["day"]:
        follows = day and (date.fromisoformat(deal["day"]) - date.fromisoformat(day)).days == 1
        streak, day = (streak + 1 if follows else 1) if won else 0, deal["day"]
    told = {"won": won, "score": score, "rating": before + change, "change": change, "streak": streak, "last": day}
    _keep_deal(c, match, {**deal, "result": told})


def latest_deals(c: Connection, guest: str) -> dict[str, dict[str, Any]]:
    """The result of the guest's last deal of each game, with the rating and the streak after it."""
    results, match = schema.results.c, schema.matches.c
    query = (
        select(results.game, match.deal)
        .join_from(schema.results, schema.matches, match.id == results.match)
        .where(results.guest == guest, match.deal.is_not(None))
        .order_by(results.finished, results.match)
    )
    return {row.game: row.deal["result"] for row in c.execute(query) if row.deal["result"]}


def _keep_deal(c: Connection, match: str, deal: PlayedDeal) -> None:
    table = schema.matches
    c.execute(table.update().where(table.c.id == match).values(deal=deal))


# ---------------------------------------------------------------- finished matches


@dataclass(frozen=True, repr=False)
class Final:
    """A finished match: as it is shown, with only its last frame, and the text of its record."""

    shown: dict[str, Any]
    record: str


def finish(
    c: Connection,
    line: LineRow,
    seats: Sequence[SeatRow],
    match: Match,
    missed: Sequence[tuple[int, int]],
    final: Final,
) -> None:
    """Store the consequences of a match in the same transaction as its last line: its hero's sheet, ratings, and its final.

    `missed` has, for each seat, how many of how many moves a bot made while the player was away.
    """
    campaigns.finish(c, seats[SEAT].guest or "", match)
    keep_results(c, line.match, line.at, seats, match, missed)
    keep_final(c, line.match, final)


def keep_final(c: Connection, match: str, final: Final) -> None:
    """Store the final of a match, unless it is already stored."""
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    row = {"match": match, "shown": final.shown, "record": final.record}
    c.execute(insert(schema.finals).values(row).on_conflict_do_nothing())


def resealed(record: str, header: Line, change: Callable[[Line], Line]) -> str:
    """The record of a finished match with another header, its words passed through `change`, and sealed again.

    It needs no rules, so it works even if they are gone.
    """
    lines: list[Line] = [json.loads(line) for line in record.splitlines()[1:]]
    last = lines[-1] if lines else {}
    chain = HashChain(header, Secret(str(last.get("seed", "")), str(last.get("nonce", ""))))
    for line in lines:
        del line["seal"]
        if "words" in line:
            line["words"] = change({"words": line["words"]})["words"]
        chain.add(line)
    return Record(tuple(chain.lines), tuple(chain.seals)).text


def read_final(c: Connection, match: str) -> Final | None:
    table = schema.finals.c
    found = c.execute(select(table.shown, table.record).where(table.match == match)).first()
    return Final(found.shown, found.record) if found else None
