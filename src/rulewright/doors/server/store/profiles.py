"""Public profiles and leaderboards: what somebody who wishes so shows of their games to everybody.

A profile names only opponents who have one themselves; all others are counted together, and no game can be found by it.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from sqlalchemy import Connection, and_, func, or_, select

from rulewright.doors.contract.accounts import Ranked, Versus
from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.identity import new_match
from rulewright.doors.server.store import access, schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.results import LOOKED_AT, PEOPLE, SHARED, WON, shown_rating
from rulewright.doors.server.store.schema import Columns
from rulewright.doors.server.translations import SAY

MOST = 20
"""How many opponents and how many games a profile shows."""
RANKS = 50
"""How many people a leaderboard shows, besides the one who asks."""


class Owner(NamedTuple):
    """Whose profile it is."""

    guest: str
    name: str


def profile_of(c: Connection, guest: str) -> str:
    """The id of a guest's public profile; empty if there is none."""
    return c.execute(select(schema.guests.c.profile).where(schema.guests.c.id == guest)).scalar() or ""


def publish(c: Connection, guest: str, public: bool) -> None:
    """Make a profile public, or take it away; the next one has another id. Only accounts have one: a name and a passkey."""
    table, keys = schema.guests, schema.passkeys.c
    if public and not c.execute(select(keys.id).where(keys.guest == guest).limit(1)).first():
        raise Fault(409, SAY("profile-needs-passkey"))
    if public and profile_of(c, guest):
        return
    mine = table.update().where(table.c.id == guest)
    if not c.execute(mine.values(profile=new_match() if public else None)).rowcount and public:
        raise Fault(409, SAY("profile-needs-name"))
    if not public:  # the next profile starts without followers
        c.execute(schema.follows.delete().where(schema.follows.c.followed == guest))


def find(c: Connection, profile: str) -> Owner:
    table = schema.guests.c
    row = c.execute(select(table.id, table.name).where(table.profile == profile)).first()
    if not row:
        raise Fault(404, SAY("no-profile"))
    return Owner(row.id, row.name)


def finished(c: Connection, guest: str) -> list[Columns]:
    """Somebody's last results, the latest first."""
    table = schema.results
    query = select(table).where(table.c.guest == guest).order_by(table.c.finished.desc(), table.c.match)
    return [dict(row._mapping) for row in c.execute(query.limit(LOOKED_AT))]


def favourites(rows: list[Columns]) -> list[tuple[str, int, int]]:
    """Each game, how often it was played, and how often won; the most played first."""
    played = Counter(row["game"] for row in rows)
    won = Counter(row["game"] for row in rows if row["outcome"] in (WON, SHARED))
    return sorted(((game, n, won[game]) for game, n in played.items()), key=lambda found: (-found[1], found[0]))


def opponents(c: Connection, guest: str) -> list[Versus]:
    """How somebody did against each person with a profile, and against all others together."""
    mine, other, who = schema.results.alias(), schema.results.alias(), schema.guests
    latest = select(mine).where(mine.c.guest == guest).order_by(mine.c.finished.desc()).limit(LOOKED_AT).subquery()
    beside = and_(other.c.match == latest.c.match, other.c.seat != latest.c.seat)
    query = (
        select(latest.c.place, other.c.place.label("theirs"), who.c.name, who.c.profile)
        .join_from(latest, other, beside)
        .join(who, and_(who.c.id == other.c.guest, who.c.profile.is_not(None)), isouter=True)
    )
    found: dict[str, Versus] = {}
    for row in c.execute(query):
        profile = row.profile or ""
        one = found.setdefault(profile, Versus(name=row.name or "", profile=profile, games=0, ahead=0, behind=0))
        one.games += 1
        one.ahead += row.place < row.theirs
        one.behind += row.place > row.theirs
    return sorted(found.values(), key=lambda one: (not one.profile, -one.games, one.name))[: MOST + 1]


def leaderboard(c: Connection, guest: str, game: str) -> list[Ranked]:
    """The people with a profile and the best ratings against people, and `guest` if they show a profile.

    The order is that of points minus margin, which few games cannot make high. Banned people are left out, like their profiles.
    """
    who, rating, bans = schema.guests.c, schema.ratings.c, schema.bans.c
    cautious = rating.mu - 2 * rating.sigma
    banned = select(bans.subject).where(bans.kind == access.GUEST, or_(bans.until.is_(None), bans.until > now()))
    ranked = (
        select(
            who.id, who.name, who.profile, rating.mu, rating.sigma, rating.games,
            func.row_number().over(order_by=(cautious.desc(), who.id)).label("rank"),
        )
        .join_from(schema.guests, schema.ratings, rating.guest == who.id)
        .where(who.profile.is_not(None), rating.game == game, rating.against == PEOPLE, who.id.not_in(banned))
        .subquery()
    )  # fmt: skip
    here = ranked.c
    query = select(ranked).where(or_(here.rank <= RANKS, here.id == guest)).order_by(here.rank)
    return [
        Ranked(
            rank=row.rank,
            name=row.name,
            profile=row.profile,
            games=row.games,
            you=row.id == guest,
            **shown_rating(row.mu, row.sigma),
        )
        for row in c.execute(query)
    ]
