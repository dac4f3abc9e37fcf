"""Gathering at a table: opening it, sitting down, filling seats with bots, leaving, playing again with the same people.

A match begins when its last open seat is taken: only then is its seed drawn and committed to, because the commitment also
binds who sits where.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, select

from rulewright.bots import names, registry
from rulewright.doors.server.boxes import laid
from rulewright.doors.server.identity import SPECTATE, Signer, beside, default_name, new_match, owner
from rulewright.doors.server.shelf import Shelf
from rulewright.doors.server.store import campaigns, ledger, schema
from rulewright.doors.server.store.ledger import MatchRow, SeatRow
from rulewright.doors.server.store.schema import BOT, GATHERING, HUMAN, MOVE, OPEN, OVER, PLAYING
from rulewright.doors.server.time import now
from rulewright.doors.server.wire import Fault, NewMatch, refused
from rulewright.kernel.deals import puzzles
from rulewright.kernel.game import Game
from rulewright.match import Match
from rulewright.match.campaign import SEAT
from rulewright.match.heading import named

NOBODY: dict[str, Any] = {"kind": OPEN, "guest": None, "bot": None, "name": ""}


def own_name(c: Connection, guest: str) -> str | None:
    """What a guest wishes to be called, if he has said so."""
    return c.execute(select(schema.guests.c.name).where(schema.guests.c.id == guest)).scalar()


def name_of(c: Connection, guest: str) -> str:
    return own_name(c, guest) or default_name(guest)


def find(c: Connection, match: str) -> tuple[MatchRow, list[SeatRow]]:
    """A match, held against changes by others, and its seats."""
    row = ledger.match_row(c, match, lock=True)
    if row is None:
        raise Fault(404, "There is no such table: ask for its link again.")
    return row, ledger.seat_rows(c, [match])[match]


def seat_of(seats: Sequence[SeatRow], guest: str) -> int | None:
    return next((s.seat for s in seats if s.guest == guest), None)


def seats_of(seats: Sequence[SeatRow], guest: str) -> list[int]:
    """All seats that are played at this guest's screen; his own is the first."""
    return sorted((s.seat for s in seats if owner(s.guest) == guest), key=lambda i: (seats[i].guest != guest, i))


def _proper(name: str) -> str:
    try:
        return named([name.strip()], 1)[0]
    except ValueError as e:
        raise Fault(400, f"{e}.") from None


def _human(c: Connection, guest: str) -> dict[str, Any]:
    return {"kind": HUMAN, "guest": guest, "bot": None, "name": name_of(c, guest)}


def _bot(game: Game, name: str) -> dict[str, Any]:
    known = {bot.name: bot for bot in registry.bots(game)}
    if name not in known:
        raise Fault(400, f"There is no bot {name!r} for {game.title}: choose one of {', '.join(known)}.")
    return {"kind": BOT, "guest": None, "bot": name, "name": ""}


def _called(person: dict[str, Any], match: str, seat: int) -> dict[str, Any]:
    """The same, with a name if it is a bot that has none yet."""
    unnamed = person["kind"] == BOT and not person["name"]
    return person | {"name": names.name(match, seat)} if unnamed else person


def seated_bot(bot: str, match: str, seat: int) -> dict[str, Any]:
    """A bot in a seat of a match, with a name of its own."""
    return _called({"kind": BOT, "guest": None, "bot": bot, "name": ""}, match, seat)


# ---------------------------------------------------------------- opening


def has_room(c: Connection, guest: str, most: int) -> None:
    """Refuse one who has left too many tables unfinished already."""
    matches, seats = schema.matches.c, schema.seats.c
    hosted = (
        select(func.count())
        .join_from(schema.matches, schema.seats)
        .where(matches.host == guest, matches.status != OVER, ~matches.archived, seats.guest == guest, ~seats.standin)
    )
    if (c.execute(hosted).scalar() or 0) >= most:
        raise Fault(429, f"You have {most} unfinished tables: finish or leave one of them first.")


def open_table(c: Connection, shelf: Shelf, guest: str, wish: NewMatch, most: int) -> str:
    """A new table with this guest as its host."""
    game = shelf.find(wish.game)
    has_room(c, guest, most)
    size = game.seats[0] if wish.seats is None else wish.seats
    people = [dict(NOBODY) for _ in range(size)]
    if not wish.seat < size:
        raise Fault(400, f"Your seat is {wish.seat}, but seats are numbered 0 to {size - 1}.")
    for seat, bot in wish.fill.items():
        if not (seat.isdecimal() and len(seat) < 3 and int(seat) < size) or int(seat) == wish.seat:
            raise Fault(400, f"Seat {seat[:20]} cannot be filled with a bot: name another of the {size} seats.")
        people[int(seat)] = _bot(game, bot)
    people[wish.seat] = _human(c, guest)
    for seat, name in wish.here.items():
        if not (seat.isdecimal() and len(seat) < 3 and int(seat) < size) or people[int(seat)]["kind"] != OPEN:
            raise Fault(
                400, f"Seat {seat[:20]} is not free for somebody at your screen: name another of the {size} seats."
            )
        people[int(seat)] = {"kind": HUMAN, "guest": beside(guest, int(seat)), "bot": None, "name": _proper(name)}
    if wish.seed is not None and any(p["kind"] == OPEN for p in people):
        raise Fault(
            400, "A seed may only be chosen for practice against bots: fill the other seats, or leave the seed out."
        )
    options, hero = dict(wish.options), None
    if wish.hero is not None:
        hero, fixed = campaigns.choose(c, guest, game, wish.hero)
        options |= fixed
        if wish.seat != SEAT:
            raise Fault(400, f"A hero sits in seat {SEAT}: choose that one.")
        people[SEAT]["name"] = hero
    clock = None
    if wish.clock is not None:
        clock = {k: v for k, v in (("per_move", wish.clock.per_move), ("total", wish.clock.total)) if v is not None}
        if len(clock) != 1:
            raise Fault(400, "A clock runs either per_move or in total: give one of the two.")
    seed = None if wish.seed is None else str(wish.seed)
    if wish.puzzle is not None:
        return _set_puzzle(c, game, guest, people, wish)
    return _lay(c, game, guest, people, options, wish.box, clock=clock, hero=hero, seed=seed, listed=wish.open)


def _set_puzzle(c: Connection, game: Game, guest: str, people: list[dict[str, Any]], wish: NewMatch) -> str:
    """A table that begins in the middle: with the deal of a puzzle, after its moves."""
    known = puzzles(game.home)
    assert wish.puzzle is not None
    if wish.puzzle >= len(known):
        raise Fault(404, f"{game.title} has {len(known)} puzzles, and none has the number {wish.puzzle}.")
    if wish.options or wish.hero or wish.clock or wish.box or wish.seed is not None or len(people) > 1:
        raise Fault(400, "A puzzle is what it is: leave options, seed, clock, hero and box out.")
    puzzle = known[wish.puzzle]
    more = {"clock": None, "hero": None, "listed": False, "practice": True}
    return _lay(c, game, guest, people, {}, None, puzzle.codes, seed=str(puzzle.seed), **more)


def _lay(
    c: Connection,
    game: Game,
    host: str,
    people: list[dict[str, Any]],
    options: dict[str, int | str],
    content: str | None,
    opening: Sequence[int] = (),
    **more: Any,
) -> str:
    try:
        options = game.chosen(options)
        laid(game, options, len(people), content)
    except ValueError as e:
        raise refused(e) from None
    match, time = new_match(), now()
    fresh = {
        "id": match, "game": game.name, "seats": len(people), "options": options, "host": host, "status": GATHERING,
        "archived": False, "uploaded": False, "created": time, "updated": time, "lines": 0, "number": 0, "waiting": 0,
        "listed": False, "content": content, **more,
    }  # fmt: skip
    c.execute(schema.matches.insert().values(**fresh))
    rows = [
        {"match": match, "seat": i, "standin": False, "returned": 0, **_called(p, match, i)}
        for i, p in enumerate(people)
    ]
    c.execute(schema.seats.insert(), rows)
    begin_if_full(c, game, match, opening)
    return match


def begin_if_full(c: Connection, game: Game, match: str, opening: Sequence[int] = ()) -> None:
    """Begin if nobody is missing; at a puzzle, with the moves that were made before."""
    row, seats = find(c, match)
    if row.status != GATHERING or any(s.kind == OPEN for s in seats):
        return
    called = distinct([s.name for s in seats])
    table: dict[str, Any] = {"bots": {str(s.seat): s.bot for s in seats if s.bot}}
    if row.hero is not None:
        table["hero"] = row.hero
    made = Match(game, row.seats, row.options, row.seed, called, row.content, table, row.laid(game).box)
    time, lines = now(), []
    for n, code in enumerate(opening, 1):
        seat = made.waiting[0]
        made.again(seat, [code])
        lines.append(vars(ledger.LineRow.of(match, n, MOVE, seat, [code], HUMAN, time)))
    if lines:
        c.execute(schema.moves.insert(), lines)
        ledger.change(c, match, lines=len(lines), number=made.number)
    watched = row.clock is not None or bool(table["bots"])
    ledger.change(
        c, match, status=PLAYING, started=time, updated=time, header=made.header, commitment=made.commitment,
        seed=made.secret.seed, nonce=made.secret.nonce, waiting=sum(1 << i for i in made.waiting),
        due=time if watched else None,
    )  # fmt: skip
    for s, name in zip(seats, called, strict=True):
        if s.name != name:
            ledger.change_seat(c, match, s.seat, name=name)


def distinct(names: Sequence[str]) -> list[str]:
    """The same names, numbered where two are called the same."""
    found: list[str] = []
    for name in names:
        n, tried = 2, name
        while tried in found:
            tried = f"{name[:36]} {n}"
            n += 1
        found.append(tried)
    return found


# ---------------------------------------------------------------- coming and going


def join(
    c: Connection, shelf: Shelf, signer: Signer, match: str, guest: str, token: str | None, seat: int | None
) -> int:
    """Sit down, or look on (-1). Whoever has a seat already is led back to it."""
    row, seats = find(c, match)
    mine = seat_of(seats, guest)
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
    ledger.change_seat(c, match, wanted, **_human(c, guest))
    ledger.change(c, match, updated=now(), archived=False)
    begin_if_full(c, shelf.find(row.game), match)
    return wanted


def fill(c: Connection, shelf: Shelf, match: str, guest: str, seat: int, bot: str) -> None:
    """The host gives an open seat to a bot."""
    row, seats = find(c, match)
    if row.host != guest:
        raise Fault(403, "Only the host can fill seats: ask them to.")
    if seat >= row.seats or seats[seat].kind != OPEN:
        raise Fault(409, "That seat is not open: choose one that is.")
    game = shelf.find(row.game)
    ledger.change_seat(c, match, seat, **_called(_bot(game, bot), match, seat))
    begin_if_full(c, game, match)


def leave(c: Connection, match: str, guest: str) -> None:
    """Stand up. Before the game the seat is free again (the host closes the table); in it a bot stands in."""
    row, seats = find(c, match)
    mine = seat_of(seats, guest)
    if mine is None:
        c.execute(schema.watchers.delete().where(schema.watchers.c.match == match, schema.watchers.c.guest == guest))
    elif row.status == PLAYING:
        for seat in seats_of(seats, guest):
            ledger.change_seat(c, match, seat, standin=True)
        ledger.change(c, match, due=now())
    elif row.status == GATHERING and row.host == guest:
        ledger.change(c, match, archived=True, listed=False)
    elif row.status == GATHERING:
        ledger.change_seat(c, match, mine, **NOBODY)


def come_back(c: Connection, match: str, seat: int) -> None:
    """The person is here again, and has the time that anybody has at the start of a move."""
    find(c, match)
    ledger.change_seat(c, match, seat, standin=False, returned=now())
    ledger.change(c, match, archived=False)


def rematch(c: Connection, shelf: Shelf, match: str, guest: str) -> str:
    """The same people and bots again, each one seat further; whoever asks second is led to the same table."""
    row, seats = find(c, match)
    if seat_of(seats, guest) is None:
        raise Fault(403, "Only those who played can ask for a rematch: open a table of your own.")
    if row.status != OVER or row.uploaded:
        raise Fault(409, "The game is not over yet: finish it first.")
    if row.rematch:
        return row.rematch
    people = [{"kind": s.kind, "guest": s.guest, "bot": s.bot, "name": s.name} for s in [*seats[1:], seats[0]]]
    game, options, hero = shelf.find(row.game), dict(row.options), row.hero
    owner = people[SEAT]["guest"]
    if hero is not None and owner is not None and owner == seats[SEAT].guest:
        _, fixed = campaigns.choose(c, owner, game, hero)
        options |= fixed
    else:
        hero = None
    made = _lay(c, game, guest, people, options, row.content, clock=row.clock, hero=hero)
    ledger.change(c, match, rematch=made)
    return made
