"""Whom somebody follows, what those people do that can be seen anyway, and invitations between friends.

Only people who show a profile can be followed. Two who follow each other are friends. Nobody is told who follows them, except
that somebody they follow does so, too. If one has blocked the other, neither sees what the other does nor can invite them: it
looks as if they did not follow each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from sqlalchemy import Connection, and_, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from rulewright.doors.contract.accounts import Doing, Followed, Invitation
from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.catalog import Catalog
from rulewright.doors.server.identity import Signer
from rulewright.doors.server.store import access, matches, moderation, profiles, schema, seeks
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.schema import GATHERING, OPEN, PLAYING
from rulewright.doors.server.translations import SAY
from rulewright.match.header import shown_name

MOST = 200
"""The most people that somebody can follow."""
MOST_INVITED = 20
"""The most people who can be invited to one table."""
KEPT = 24 * 3600 * 1000
"""Milliseconds after which an invitation is not shown any more."""
DOING = 3
"""How much is shown of what one person does."""


def follow(c: Connection, guest: str, profile: str, wish: bool) -> None:
    """Follow the owner of a profile, or no longer."""
    table = schema.follows
    whom = profiles.find(c, profile).guest
    if not wish:
        c.execute(table.delete().where(table.c.guest == guest, table.c.followed == whom))
        return
    if whom == guest:
        raise Fault(409, SAY("follow-yourself"))
    known = list(c.execute(select(table.c.followed).where(table.c.guest == guest)).scalars())
    if whom not in known and len(known) >= MOST:
        raise Fault(429, SAY("follow-most", most=MOST))
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    c.execute(insert(table).values(guest=guest, followed=whom, at=now()).on_conflict_do_nothing())


def followed(c: Connection, catalog: Catalog, guest: str) -> list[Followed]:
    """The people whom this guest follows and who still show a profile, by name, with what they do now."""
    who, mine, back = schema.guests.c, schema.follows, schema.follows.alias()
    bans = schema.bans.c
    banned = select(bans.subject).where(bans.kind == access.GUEST, or_(bans.until.is_(None), bans.until > now()))
    query = (
        select(who.id, who.name, who.profile, back.c.guest.label("back"))
        .join_from(mine, schema.guests, who.id == mine.c.followed)
        .join(back, and_(back.c.guest == mine.c.followed, back.c.followed == guest), isouter=True)
        .where(mine.c.guest == guest, who.profile.is_not(None), who.id.not_in(banned))
        .order_by(who.name, who.profile)
    )
    found = list(c.execute(query))
    apart = _apart(c, guest)
    doing = _doing(c, catalog, guest, [row.id for row in found if row.id not in apart]) if found else {}
    return [
        Followed(
            name=row.name,
            profile=row.profile,
            friend=row.back is not None and row.id not in apart,
            doing=doing.get(row.id, [])[:DOING],
        )
        for row in found
    ]


def friends_of(c: Connection, guest: str) -> list[tuple[str, str]]:
    """The friends of this guest: their ids and names."""
    mine, back, who = schema.follows, schema.follows.alias(), schema.guests.c
    query = (
        select(who.id, who.name)
        .join_from(mine, back, and_(back.c.guest == mine.c.followed, back.c.followed == mine.c.guest))
        .join(schema.guests, who.id == mine.c.followed)
        .where(mine.c.guest == guest)
    )
    apart = _apart(c, guest)
    return [(row.id, row.name) for row in c.execute(query) if row.id not in apart]


def _apart(c: Connection, guest: str) -> set[str]:
    """Everybody who has blocked this guest, or whom they have blocked."""
    table = schema.blocks.c
    query = select(table.host, table.guest).where(or_(table.host == guest, table.guest == guest))
    return {row.guest if row.host == guest else row.host for row in c.execute(query)}


def _doing(c: Connection, catalog: Catalog, guest: str, people: Sequence[str]) -> dict[str, list[Doing]]:
    """What these people do, as the lists of seeks and of open tables show it to this guest."""
    found: dict[str, list[Doing]] = {}

    def add(who: str, what: Literal["seeks", "opens", "plays"], game: str, match: str) -> None:
        if game in catalog.games:
            one = Doing(what=what, game=game, title=catalog.games[game].title, match=match)
            found.setdefault(who, []).append(one)

    for seek, *_ in seeks.those_who_look(c, guest, people=people):
        add(seek.guest, "seeks", seek.game, "")
    match, seat = schema.matches.c, schema.seats.c
    hidden = select(schema.blocks.c.host).where(schema.blocks.c.guest == guest)
    query = (
        select(match.id, match.game, match.status, seat.guest)
        .join_from(schema.seats, schema.matches, match.id == seat.match)
        .where(seat.guest.in_([*people]), match.listed, ~match.archived, match.status.in_((GATHERING, PLAYING)))
        .where(match.host.not_in(hidden))
        .order_by(match.updated.desc(), match.id)
    )
    for row in c.execute(query):
        add(row.guest, "opens" if row.status == GATHERING else "plays", row.game, row.id)
    return found


def invite(c: Connection, match: str, host: str, profile: str) -> None:
    """Invite a friend to a table of this host that has a free seat."""
    row, seats = matches.hold_open(c, match)
    if row.host != host:
        raise Fault(403, SAY("host-invites"))
    if row.status != GATHERING or not any(s.kind == OPEN for s in seats):
        raise Fault(409, SAY("no-seat-free"))
    table, follows, whom = schema.invitations, schema.follows.c, profiles.find(c, profile).guest
    pair = and_(follows.guest == whom, follows.followed == host) | and_(follows.guest == host, follows.followed == whom)
    if len(c.execute(select(follows.at).where(pair)).all()) < 2 or moderation.block_among(c, (host, whom)):
        raise Fault(403, SAY("friends-only"))
    if len(c.execute(select(table.c.guest).where(table.c.match == match)).all()) >= MOST_INVITED:
        raise Fault(429, SAY("invited-most", most=MOST_INVITED))
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    c.execute(insert(table).values(match=match, guest=whom, host=host, at=now()).on_conflict_do_nothing())


def invitations(c: Connection, catalog: Catalog, signer: Signer, guest: str) -> list[Invitation]:
    """The tables with free seats to which friends invite this guest, the latest first."""
    table = schema.invitations.c
    recent = select(table.match, table.host).where(table.guest == guest, table.at > now() - KEPT)
    rows = list(c.execute(recent.order_by(table.at.desc(), table.match)))
    apart = _apart(c, guest) if rows else set()
    seats, found = matches.seat_rows(c, [row.match for row in rows]), list[Invitation]()
    for row in rows:
        match, here = matches.match_row(c, row.match), seats[row.match]
        free = [s.seat for s in here if s.kind == OPEN]
        if match is None or match.status != GATHERING or match.archived or match.game not in catalog.games or not free:
            continue
        if row.host in apart or matches.seat_of(here, guest) is not None:
            continue
        found.append(
            Invitation(
                match=match.id,
                game=match.game,
                title=catalog.games[match.game].title,
                name=shown_name(matches.name_of(c, row.host)),
                link=signer.link(match.id, free[0]),
            )
        )
    return found


def decline(c: Connection, guest: str, match: str) -> None:
    """Put an invitation away. The friend who invited is not told."""
    table = schema.invitations
    c.execute(table.delete().where(table.c.guest == guest, table.c.match == match))


def forget(c: Connection, guest: str) -> None:
    """Delete everything about this guest."""
    follows, table = schema.follows, schema.invitations
    c.execute(follows.delete().where(or_(follows.c.guest == guest, follows.c.followed == guest)))
    c.execute(table.delete().where(or_(table.c.guest == guest, table.c.host == guest)))
