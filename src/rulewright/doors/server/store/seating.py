"""What players do at a table besides moving: join, leave, get ready and play again."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, select

from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.tables import Join, Remove
from rulewright.doors.server.catalog import Catalog
from rulewright.doors.server.identity import SPECTATE, Signer, is_former, owner
from rulewright.doors.server.store import campaigns, conditional_moves, creation, matches, moderation, schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.matches import MatchRow, Occupant
from rulewright.doors.server.store.schema import GATHERING, HUMAN, OPEN, OVER, PLAYING
from rulewright.doors.server.translations import SAY
from rulewright.match.campaign import SEAT


def join(c: Connection, catalog: Catalog, signer: Signer, match: str, guest: str, wish: Join) -> int:
    """Take a seat, or watch as a spectator (-1). Returns the seat; a guest who already has one gets that."""
    row, seats = matches.hold_open(c, match)
    mine = matches.seat_of(seats, guest)
    if mine is not None:
        return mine
    if moderation.blocked(c, row.host, guest):
        raise Fault(403, SAY("not-welcome"))
    if wish.token:
        wanted = signer.seat_of(match, row.seats, wish.token)
        if wanted is None:
            raise Fault(403, SAY("wrong-link"))
    elif row.listed and row.status != OVER:
        free = [s.seat for s in seats if s.kind == OPEN]
        wanted = (free[0] if free else SPECTATE) if wish.seat is None else wish.seat
    else:
        raise Fault(403, SAY("not-open-to-all"))
    if wanted == SPECTATE:
        table = schema.watchers
        if not c.execute(select(table).where(table.c.match == match, table.c.guest == guest)).first():
            c.execute(table.insert().values(match=match, guest=guest))
        return SPECTATE
    if wanted >= row.seats or seats[wanted].kind != OPEN:
        raise Fault(409, SAY("seat-taken"))
    matches.change_seat(c, match, wanted, **matches.human(c, guest))
    matches.change(c, match, updated=now(), archived=False)
    creation.begin_if_full(c, catalog.find(row.game), *matches.hold(c, match))
    return wanted


def fill(c: Connection, catalog: Catalog, match: str, guest: str, seat: int, bot: str) -> None:
    """Give an open seat to a bot (host only)."""
    row, seats = matches.hold_open(c, match)
    if row.host != guest:
        raise Fault(403, SAY("host-fills"))
    if seat >= row.seats or seats[seat].kind != OPEN:
        raise Fault(409, SAY("seat-not-open"))
    game = catalog.find(row.game)
    matches.change_seat(c, match, seat, **matches.with_a_name(matches.bot_named(game, bot), match, seat))
    creation.begin_if_full(c, game, *matches.hold(c, match))


def remove(c: Connection, match: str, host: str, wish: Remove) -> bool:
    """Remove a player, or all spectators (-1), and optionally block them (host only). Returns whether they were removed.

    Once a game has begun, its players stay; otherwise a host could remove a player who is winning.
    """
    row, seats = matches.hold_open(c, match)
    if row.host != host:
        raise Fault(403, SAY("host-removes"))
    if wish.seat == SPECTATE:
        table = schema.watchers
        watching = c.execute(table.delete().where(table.c.match == match).returning(table.c.guest)).scalars()
        gone = [str(guest) for guest in watching if guest != host]
        names = {guest: matches.name_of(c, guest) for guest in gone} if wish.block else {}
    else:
        sitter = seats[wish.seat] if wish.seat < row.seats else None
        if sitter is None or sitter.kind != HUMAN or not sitter.guest or owner(sitter.guest) == host:
            raise Fault(409, SAY("nobody-to-remove"))
        if row.status != GATHERING and not wish.block:
            raise Fault(409, SAY("begun-so-stay"))
        gone, names = [sitter.guest], {sitter.guest: sitter.name}
        if row.status == GATHERING:
            matches.change_seat(c, match, wish.seat, **matches.NOBODY)
            creation.drop_salt(c, row, wish.seat)
    if wish.block:
        for guest in gone:
            moderation.block(c, host, guest, names[guest])
    return wish.seat == SPECTATE or row.status == GATHERING


def leave(c: Connection, catalog: Catalog, match: str, guest: str) -> None:
    """Leave a table. During a game a bot stands in; if the game cannot go on because its rules are gone, the seat has no owner
    from then on. Before the game the seat is free again; if the host leaves, the table is closed."""
    row, seats = matches.hold(c, match)
    mine = matches.seat_of(seats, guest)
    if mine is None:
        c.execute(schema.watchers.delete().where(schema.watchers.c.match == match, schema.watchers.c.guest == guest))
    elif row.status == PLAYING and not goes_on(catalog, row):
        for seat in matches.seats_of(seats, guest):
            matches.change_seat(c, match, seat, guest=None)
        if all(owner(s.guest) in (None, guest) for s in seats):
            matches.change(c, match, archived=True, due=None)
    elif row.status == PLAYING:
        for seat in matches.seats_of(seats, guest):
            matches.change_seat(c, match, seat, standin=True)
            conditional_moves.forget(c, match, seat)
        matches.change(c, match, due=now())
    elif row.status == GATHERING and row.host == guest:
        for s in seats:
            matches.change_seat(c, match, s.seat, **matches.NOBODY)
        c.execute(schema.watchers.delete().where(schema.watchers.c.match == match))
        matches.change(c, match, archived=True, listed=False, due=None)
    elif row.status == GATHERING:
        matches.change_seat(c, match, mine, **matches.NOBODY)
        creation.drop_salt(c, row, mine)


def add_salt(c: Connection, catalog: Catalog, match: str, seat: int, text: str) -> None:
    """Store a player's salt. The game begins with the last answer, if all seats are taken."""
    creation.keep_salt(c, match, seat, text)
    row, seats = matches.hold(c, match)
    creation.begin_if_full(c, catalog.find(row.game), row, seats)


def deal(c: Connection, catalog: Catalog, match: str) -> None:
    """Begin without the salts of players who sent none in time."""
    row, seats = matches.hold(c, match)
    creation.begin_if_full(c, catalog.find(row.game), row, seats, late=True)


def sitting(c: Connection, guests: Collection[str], origins: Collection[str]) -> list[tuple[str, str]]:
    """The unfinished matches, with the guest, that these guests or guests last seen at these addresses have not left."""
    here = select(schema.sign_ins.c.guest).where(schema.sign_ins.c.origin.in_([*origins]))
    match, seat = schema.matches.c, schema.seats.c
    query = (
        select(seat.match, seat.guest)
        .join_from(schema.seats, schema.matches, match.id == seat.match)
        .where(seat.guest.in_([*guests]) | seat.guest.in_(here), match.status != OVER, ~seat.standin)
    )
    return [(str(row.match), str(row.guest)) for row in c.execute(query)]


def goes_on(catalog: Catalog, row: MatchRow) -> bool:
    """Whether the rules under which a match was begun are available."""
    game = catalog.rules(row.game, row.header)
    if row.content is not None:  # a custom box is stored with the match: under the same rules it is the same
        return row.made_for(game)
    try:
        row.played_box(game)
    except Fault:
        return False
    return True


def come_back(c: Connection, match: str, seat: int) -> None:
    """The player is back, and gets the full time for their move."""
    matches.hold(c, match)
    matches.change_seat(c, match, seat, standin=False, returned=now())
    matches.change(c, match, archived=False)


def get_ready(c: Connection, match: str, seat: int) -> None:
    """Mark this player, and all players at the same screen, as ready. Once all players are ready, the clocks run."""
    row, seats = matches.hold(c, match)
    time, screen = now(), owner(seats[seat].guest)
    for s in seats:
        if s.kind == HUMAN and owner(s.guest) == screen and not s.returned:
            matches.change_seat(c, match, s.seat, returned=time)
    missing = [s for s in seats if s.kind == HUMAN and owner(s.guest) != screen and not (s.returned or s.standin)]
    if not missing and row.started is not None and time < row.started:
        matches.change(c, match, started=time)


def rematch(c: Connection, catalog: Catalog, match: str, guest: str) -> str:
    """Open a table with the same people and bots, each one seat further. A second request returns the same table."""
    row, seats = matches.hold(c, match)
    if matches.seat_of(seats, guest) is None:
        raise Fault(403, SAY("rematch-played"))
    if row.status != OVER or row.uploaded:
        raise Fault(409, SAY("rematch-not-over"))
    if row.rematch:
        return row.rematch
    if moderation.block_among(c, {str(owner(s.guest)) for s in seats if s.guest}):
        raise Fault(403, SAY("rematch-blocked"))
    if any(s.kind == HUMAN and (s.guest is None or is_former(s.guest)) for s in seats):
        raise Fault(409, SAY("rematch-left"))
    people = [Occupant(kind=s.kind, guest=s.guest, bot=s.bot, name=s.name) for s in [*seats[1:], seats[0]]]
    game, options, hero = catalog.find(row.game), dict(row.options), row.hero
    first = people[SEAT]["guest"]
    if hero is not None and first is not None and first == seats[SEAT].guest:
        _, fixed = campaigns.choose(c, first, game, hero)
        options |= fixed
    else:
        hero = None
    more = creation.salted_columns() if row.salts is not None else {}
    more |= {"host": guest, "options": options, "content": row.content, "clock": row.clock, "hero": hero}
    more["rated"] = row.rated
    made = creation.lay(c, game, people, more)
    matches.change(c, match, rematch=made)
    return made
