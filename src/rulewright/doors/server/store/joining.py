"""Coming to a table: sitting down, filling seats with bots, leaving, playing again with the same people."""

from __future__ import annotations

from sqlalchemy import Connection, select

from rulewright.doors.server.catalog import Catalog
from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.identity import SPECTATE, Signer, owner
from rulewright.doors.server.store import campaigns, creation, matches, schema, seating
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.schema import GATHERING, HUMAN, OPEN, OVER, PLAYING
from rulewright.match.campaign import SEAT


def join(
    c: Connection, catalog: Catalog, signer: Signer, match: str, guest: str, token: str | None, seat: int | None
) -> int:
    """Sit down, or look on (-1). Whoever has a seat already is led back to it."""
    row, seats = seating.find_open(c, match)
    mine = seating.seat_of(seats, guest)
    if mine is not None:
        return mine
    if token:
        wanted = signer.seat_of(match, row.seats, token)
        if wanted is None:
            raise Fault(403, "That link is not for this table: ask for a new one.")
    elif row.listed and row.status == GATHERING:
        free = [s.seat for s in seats if s.kind == OPEN]
        wanted = (free[0] if free else SPECTATE) if seat is None else seat
    else:
        raise Fault(403, "That table is not open to everybody: ask its host for a link.")
    if wanted == SPECTATE:
        table = schema.watchers
        if not c.execute(select(table).where(table.c.match == match, table.c.guest == guest)).first():
            c.execute(table.insert().values(match=match, guest=guest))
        return SPECTATE
    if wanted >= row.seats or seats[wanted].kind != OPEN:
        raise Fault(409, "That seat is taken: ask the host for another, or for the link to look on.")
    matches.change_seat(c, match, wanted, **seating.human(c, guest))
    matches.change(c, match, updated=now(), archived=False)
    creation.begin_if_full(c, catalog.find(row.game), *seating.find(c, match))
    return wanted


def fill(c: Connection, catalog: Catalog, match: str, guest: str, seat: int, bot: str) -> None:
    """The host gives an open seat to a bot."""
    row, seats = seating.find_open(c, match)
    if row.host != guest:
        raise Fault(403, "Only the host can fill seats: ask them to.")
    if seat >= row.seats or seats[seat].kind != OPEN:
        raise Fault(409, "That seat is not open: choose one that is.")
    game = catalog.find(row.game)
    matches.change_seat(c, match, seat, **seating.with_a_name(seating.bot_named(game, bot), match, seat))
    creation.begin_if_full(c, game, *seating.find(c, match))


def leave(c: Connection, match: str, guest: str) -> None:
    """Stand up. In a game a bot stands in. Before it the seat is free again; if it was the host's, the table is closed, and
    nobody is left waiting at it."""
    row, seats = seating.find(c, match)
    mine = seating.seat_of(seats, guest)
    if mine is None:
        c.execute(schema.watchers.delete().where(schema.watchers.c.match == match, schema.watchers.c.guest == guest))
    elif row.status == PLAYING:
        for seat in seating.seats_of(seats, guest):
            matches.change_seat(c, match, seat, standin=True)
        matches.change(c, match, due=now())
    elif row.status == GATHERING and row.host == guest:
        for s in seats:
            matches.change_seat(c, match, s.seat, **seating.NOBODY)
        c.execute(schema.watchers.delete().where(schema.watchers.c.match == match))
        matches.change(c, match, archived=True, listed=False)
    elif row.status == GATHERING:
        matches.change_seat(c, match, mine, **seating.NOBODY)


def come_back(c: Connection, match: str, seat: int) -> None:
    """The person is here again, and has the time that anybody has at the start of a move."""
    seating.find(c, match)
    matches.change_seat(c, match, seat, standin=False, returned=now())
    matches.change(c, match, archived=False)


def get_ready(c: Connection, match: str, seat: int) -> None:
    """This person is ready, and so is everybody at the same screen. Once everybody is, the clocks run."""
    row, seats = seating.find(c, match)
    time, screen = now(), owner(seats[seat].guest)
    for s in seats:
        if s.kind == HUMAN and owner(s.guest) == screen and not s.returned:
            matches.change_seat(c, match, s.seat, returned=time)
    missing = [s for s in seats if s.kind == HUMAN and owner(s.guest) != screen and not (s.returned or s.standin)]
    if not missing and row.started is not None and time < row.started:
        matches.change(c, match, started=time)


def rematch(c: Connection, catalog: Catalog, match: str, guest: str) -> str:
    """The same people and bots again, each one seat further; a second request leads to the same table."""
    row, seats = seating.find(c, match)
    if seating.seat_of(seats, guest) is None:
        raise Fault(403, "Only those who played can ask for a rematch: open a table of your own.")
    if row.status != OVER or row.uploaded:
        raise Fault(409, "The game is not over yet: finish it first.")
    if row.rematch:
        return row.rematch
    people = [{"kind": s.kind, "guest": s.guest, "bot": s.bot, "name": s.name} for s in [*seats[1:], seats[0]]]
    game, options, hero = catalog.find(row.game), dict(row.options), row.hero
    owner = people[SEAT]["guest"]
    if hero is not None and owner is not None and owner == seats[SEAT].guest:
        _, fixed = campaigns.choose(c, owner, game, hero)
        options |= fixed
    else:
        hero = None
    made = creation.lay(c, game, guest, people, options, row.content, clock=row.clock, hero=hero)
    matches.change(c, match, rematch=made)
    return made
