"""Everything stored about one guest: for export and deletion. An export reveals nothing hidden in unfinished matches.

When a guest deletes their account, others can play their matches on. A name is part of a match's header, which its commitment
binds, so the header is written and committed to again with the same seed: the record is valid, but earlier receipts no longer
match it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, select

from rulewright.doors.contract.games import PlayedDeal
from rulewright.doors.contract.people import (
    Blocked,
    MyAppeal,
    MyFollowing,
    MyHero,
    MyInvitation,
    MyLine,
    MyMatch,
    MyReport,
    Person,
    SignIn,
    Told,
    ToldDevice,
)
from rulewright.doors.contract.tables import Result
from rulewright.doors.server.catalog import Catalog
from rulewright.doors.server.identity import FORMER, default_name, former_guest, owner
from rulewright.doors.server.store import (
    access,
    archives,
    creation,
    friends,
    matches,
    moderation,
    notices,
    results,
    schema,
    seating,
    tournaments,
    vacations,
)
from rulewright.doors.server.store.matches import MatchRow
from rulewright.doors.server.store.schema import GATHERING, HUMAN, OVER, Columns
from rulewright.match import Secret
from rulewright.match.campaign import SEAT

PART = 5
"""How many matches are read at once: their records can be long."""


def profile(c: Connection, guest: str) -> Person:
    name = matches.own_name(c, guest)
    return Person(name=name or default_name(guest), chosen=name is not None)


def devices(c: Connection, guest: str, here: str) -> list[SignIn]:
    return [SignIn(**row, here=row["id"] == here) for row in access.sign_ins_of(c, guest)]


def blocked(c: Connection, guest: str) -> list[Blocked]:
    found = [Blocked(**row, muted=False) for row in moderation.blocks_of(c, guest)]
    found += [Blocked(**row, muted=True) for row in moderation.mutes_of(c, guest)]
    return sorted(found, key=lambda one: (-one.at, one.id))


def following(c: Connection, guest: str) -> list[MyFollowing]:
    table, who = schema.follows.c, schema.guests.c
    query = select(who.name, table.at).join_from(schema.follows, schema.guests, who.id == table.followed)
    return [MyFollowing(**row._mapping) for row in c.execute(query.where(table.guest == guest).order_by(table.at))]


def invitations(c: Connection, guest: str) -> list[MyInvitation]:
    """The invitations that this guest made or was sent."""
    table = schema.invitations.c
    query = select(table.match, table.at, table.host).where((table.guest == guest) | (table.host == guest))
    rows = c.execute(query.order_by(table.at))
    return [MyInvitation(match=row.match, at=row.at, sent=row.host == guest) for row in rows]


def reported(c: Connection, guest: str) -> list[MyReport]:
    return [MyReport(**row) for row in moderation.reports_by(c, guest)]


def appeals(c: Connection, guest: str) -> list[MyAppeal]:
    return [MyAppeal(**row) for row in moderation.appeals_by(c, guest)]


def told(c: Connection, guest: str) -> Told:
    address = notices.address(c, guest)
    return Told(
        devices=[
            ToldDevice(service=urlsplit(device.endpoint).hostname or "", created=device.created)
            for device in notices.devices(c, guest)
        ],
        address=address.address if address else "",
        vacations=[(begin, end) for begin, end in vacations.spans_of(c, [guest]).get(guest, [])],
    )


def heroes(c: Connection, guest: str) -> list[MyHero]:
    table = schema.heroes.c
    query = select(table.game, table.name, table.sheet, table.history).where(table.guest == guest)
    return [MyHero(**row._mapping) for row in c.execute(query.order_by(table.game, table.name))]


def played(c: Connection, guest: str, after: str) -> list[MyMatch]:
    """The next matches, in order of id, that the guest hosts, has a seat in, or has chatted in."""
    match, chat = schema.matches.c, schema.chat.c
    sat = select(schema.seats.c.match).where(schema.seats.c.guest == guest)
    spoke = select(chat.match).where(chat.guest == guest)
    mine = (match.host == guest) | match.id.in_(sat) | match.id.in_(spoke)
    query = select(
        match.id, match.game, match.status, match.options, match.host, match.created, match.updated, match.result,
        match.deal, match.salts, schema.finals.c.record,
    ).join_from(schema.matches, schema.finals, match.id == schema.finals.c.match, isouter=True)  # fmt: skip
    found = list(c.execute(query.where(mine, match.id > after).order_by(match.id).limit(PART)))
    seats = matches.seat_rows(c, [row.id for row in found])
    counts = schema.results.c
    rated = select(counts.match).where(counts.guest == guest, counts.counts, counts.match.in_([r.id for r in found]))
    counted = set(c.execute(rated).scalars())
    laid = select(schema.conditional_moves.c.match, schema.conditional_moves.c.codes)
    laid = laid.where(schema.conditional_moves.c.guest == guest, schema.conditional_moves.c.match.in_([*seats]))
    conditional = {row.match: row.codes for row in c.execute(laid)}
    said: dict[str, list[MyLine]] = {row.id: [] for row in found}
    lines = select(chat.match, chat.at, chat.text).where(chat.guest == guest, chat.match.in_([*said]))
    for line in c.execute(lines.order_by(chat.match, chat.n)):
        said[line.match].append(MyLine(at=line.at, text=line.text))
    return [
        MyMatch(
            id=row.id,
            game=row.game,
            names=[s.name for s in seats[row.id]],
            you=matches.seat_of(seats[row.id], guest),
            host=row.host == guest,
            options=row.options,
            status=row.status,
            rated=row.id in counted,
            deal=msgspec.convert(row.deal, PlayedDeal | None),
            created=row.created,
            updated=row.updated,
            result=msgspec.convert(row.result, Result | None) if row.status == OVER else None,
            record=(row.record or "") if row.status == OVER else "",
            salt=(row.salts or {}).get(str(matches.seat_of(seats[row.id], guest)), ""),
            conditional=conditional.get(row.id, []),
            chat=said[row.id],
        )
        for row in found
    ]


# ---------------------------------------------------------------- deletion


DELETED = "(deleted)"
"""Replaces the text of a deleted guest's chat lines."""
MATCHES_AT_ONCE = 10
"""How many matches are changed in one transaction: others need to write too."""


def delete_part(c: Connection, catalog: Catalog, guest: str) -> tuple[list[str], bool]:
    """Remove a guest from some matches and, once none is left, delete everything else. Returns the matches changed, and whether
    it is done. Until then the guest still exists, and can resume an interrupted deletion."""
    match, chat = schema.matches.c, schema.chat.c
    sat = select(schema.seats.c.match).where(schema.seats.c.guest == guest)
    spoke = select(chat.match).where(chat.guest == guest)
    mine = (match.host == guest) | match.id.in_(sat) | match.id.in_(spoke)
    found: list[str] = list(c.execute(select(match.id).where(mine).order_by(match.id).limit(MATCHES_AT_ONCE)).scalars())
    for id_ in found:
        _leave(c, catalog, id_, guest)
    done = len(found) < MATCHES_AT_ONCE
    if done:
        _forget(c, guest)
    return found, done


def _forget(c: Connection, guest: str) -> None:
    """Delete what belongs to the guest alone, and revoke all their cookies. Reports about them stay, without their name."""
    t = schema
    own = (
        t.passkeys,
        t.challenges,
        t.devices,
        t.sign_ins,
        t.watchers,
        t.heroes,
        t.results,
        t.ratings,
        t.blocks,
        t.mutes,
        t.appeals,
        t.seeks,
        t.day_turns,
        t.conditional_moves,
        t.vacations,
        t.subscriptions,
        t.emails,
        t.mistakes,
    )
    for table in own:
        c.execute(table.delete().where(table.c.guest == guest))
    tournaments.forget(c, guest)
    c.execute(t.blocks.delete().where(t.blocks.c.host == guest))
    c.execute(t.mutes.delete().where(t.mutes.c.muted == guest))
    friends.forget(c, guest)
    c.execute(t.guests.delete().where(t.guests.c.id == guest))
    c.execute(t.reports.update().where(t.reports.c.reporter == guest).values(reporter="", words=""))
    c.execute(t.reports.update().where(t.reports.c.guest == guest).values(guest="", name=FORMER))
    access.revoke_digests(c, [access.sign_in_digest(guest)])


def _leave(c: Connection, catalog: Catalog, match: str, guest: str) -> None:
    """Make the guest leave a match under the usual rules for leaving, and anonymize them in it."""
    row, seats = matches.hold(c, match)
    mine = [] if row.status == GATHERING else [s for s in seats if owner(s.guest) == guest]
    if row.status != OVER:
        seating.leave(c, catalog, match, guest)
    others = any(s.kind == HUMAN and s.guest and owner(s.guest) != guest for s in seats)
    nobody = former_guest()
    if row.host == guest:
        matches.change(c, match, host=nobody)
    if mine and row.status != OVER:
        if others:
            _stand_in(c, row, guest, nobody)
        else:
            matches.change(c, match, archived=True, due=None)
    names = creation.distinct([FORMER if s in mine else s.name for s in seats])
    for s in mine:
        stays = others and row.status != OVER
        behind = nobody + s.guest[len(guest) :] if stays and s.guest else None
        matches.change_seat(c, match, s.seat, guest=behind, name=names[s.seat])
    if mine and row.header is not None:
        _rename(c, catalog, row, {s.seat: names[s.seat] for s in mine})
    chat = schema.chat
    said = (chat.c.match == match) & (chat.c.guest == guest)
    c.execute(chat.update().where(said).values(guest=None, name=FORMER, text=DELETED))


def _stand_in(c: Connection, row: MatchRow, guest: str, nobody: str) -> None:
    """Copy the guest's ratings to the anonymous player, because the game goes on and may be rated."""
    table = schema.ratings
    known = c.execute(select(table).where(table.c.guest == guest, table.c.game == row.game)).all()
    if known:
        c.execute(table.insert(), [{**found._mapping, "guest": nobody} for found in known])


def _rename(c: Connection, catalog: Catalog, row: MatchRow, new: Mapping[int, str]) -> None:
    """Replace names in the header, the result and the final of a match."""
    assert row.header
    called = [new.get(i, name) for i, name in enumerate(row.header["seats"])]
    header = {**row.header, "seats": called}
    old = {row.header["seats"][i]: name for i, name in new.items()}
    changes: Columns = {}
    if row.hero is not None and SEAT in new:
        header["table"] = {**header["table"], "hero": new[SEAT]}
        changes["hero"] = new[SEAT]
    header["commitment"] = Secret(row.seed or "", row.nonce or "").commitment(header)
    if row.result is not None:
        changes["result"] = renamed(row.result, old)
    matches.change(c, row.id, header=header, commitment=header["commitment"], **changes)
    if row.status == OVER:
        if seating.goes_on(catalog, row):
            c.execute(schema.finals.delete().where(schema.finals.c.match == row.id))  # it is made again from the rules
        elif kept := results.read_final(c, row.id):
            shown = {**renamed(kept.shown, old), "header": header, "names": called}
            values = {"shown": shown, "record": results.resealed(kept.record, header, lambda line: renamed(line, old))}
            c.execute(schema.finals.update().where(schema.finals.c.match == row.id).values(**values))
    archives.forget_pictures(c, row.id)


def renamed(value: Any, names: Mapping[str, str]) -> Any:
    """The value with names replaced in all its texts; a name inside a longer word stays."""
    if isinstance(value, str):
        pattern = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
        return re.sub(rf"(?<!\w)(?:{pattern})(?!\w)", lambda found: names[found[0]], value)
    if isinstance(value, list):
        return [renamed(one, names) for one in value]
    return {key: renamed(one, names) for key, one in value.items()} if isinstance(value, dict) else value
