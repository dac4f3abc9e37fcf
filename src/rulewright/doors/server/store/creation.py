"""Opening a table, and beginning its game.

A match begins when its last open seat is taken: only then is its seed committed to, because the commitment also binds who sits
where. At a table that takes salts the seed is promised when it is opened, and the game begins once everybody has answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Any

from sqlalchemy import Connection, func, select

from rulewright.doors.server.box_cache import laid
from rulewright.doors.server.catalog import Catalog
from rulewright.doors.server.config import Limits
from rulewright.doors.server.contract.fault import Fault, refused
from rulewright.doors.server.contract.tables import NewMatch
from rulewright.doors.server.identity import beside, new_match, owner
from rulewright.doors.server.receipt_key import PUBLIC
from rulewright.doors.server.store import campaigns, listing, matches, moves, played_deals, salts, schema, seating
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.matches import MatchRow, SeatRow
from rulewright.doors.server.store.moves import Gesture, LineRow
from rulewright.doors.server.store.schema import BOT, GATHERING, HUMAN, MOVE, OPEN, OVER, PLAYING
from rulewright.doors.server.words import SAY
from rulewright.kernel.deals import puzzles
from rulewright.kernel.game import Game
from rulewright.match import Match
from rulewright.match.campaign import SEAT

READY = 60_000
"""Milliseconds for which the clocks of a new game wait until everybody is ready; then they run all the same."""


def has_room(c: Connection, guest: str, most: int) -> None:
    """Refuse one who has left too many tables unfinished already."""
    tables, seats = schema.matches.c, schema.seats.c
    hosted = (
        select(func.count())
        .join_from(schema.matches, schema.seats)
        .where(tables.host == guest, tables.status != OVER, ~tables.archived, seats.guest == guest, ~seats.standin)
    )
    if (c.execute(hosted).scalar() or 0) >= most:
        raise Fault(429, SAY("tables-most", most=most))


def open_table(c: Connection, catalog: Catalog, guest: str, origin: str, wish: NewMatch, limits: Limits) -> str:
    """A new table with this guest as its host."""
    game = catalog.find(wish.game)
    has_room(c, guest, limits.matches)
    if wish.open:
        listing.has_room(c, guest, origin, limits.listed, limits.address_listed)
    size = game.seats[0] if wish.seats is None else wish.seats
    people = [dict(seating.NOBODY) for _ in range(size)]
    if not wish.seat < size:
        raise Fault(400, SAY("your-seat-is", seat=str(wish.seat), last=str(size - 1)))
    for seat, bot in wish.fill.items():
        if not (seat.isdecimal() and len(seat) < 3 and int(seat) < size) or int(seat) == wish.seat:
            raise Fault(400, SAY("no-seat-for-bot", seat=seat[:20], count=size))
        people[int(seat)] = seating.bot_named(game, bot)
    people[wish.seat] = seating.human(c, guest)
    for seat, name in wish.here.items():
        if not (seat.isdecimal() and len(seat) < 3 and int(seat) < size) or people[int(seat)]["kind"] != OPEN:
            raise Fault(400, SAY("no-seat-for-friend", seat=seat[:20], count=size))
        people[int(seat)] = {
            "kind": HUMAN,
            "guest": beside(guest, int(seat)),
            "bot": None,
            "name": seating.proper(name),
        }
    if wish.seed is not None and any(p["kind"] == OPEN for p in people):
        raise Fault(400, SAY("seed-for-practice"))
    options, hero = dict(wish.options), None
    if wish.hero is not None:
        hero, fixed = campaigns.choose(c, guest, game, wish.hero)
        options |= fixed
        if wish.seat != SEAT:
            raise Fault(400, SAY("hero-seat", seat=str(SEAT)))
        people[SEAT]["name"] = hero
    clock = None
    if wish.clock is not None:
        clock = {k: v for k, v in (("per_move", wish.clock.per_move), ("total", wish.clock.total)) if v is not None}
        if len(clock) != 1:
            raise Fault(400, SAY("one-clock"))
    seed = None if wish.seed is None else str(wish.seed)
    if wish.salts and (wish.seed is not None or wish.puzzle is not None):
        raise Fault(400, SAY("no-salts-for-deal"))
    if wish.puzzle is not None:
        return _set_puzzle(c, game, guest, people, wish)
    more: dict[str, Any] = {"clock": clock, "hero": hero, "seed": seed, "listed": wish.open, "origin": origin}
    if wish.salts:
        more |= salts.fresh()
    if size == 1 and not (wish.options or wish.box or hero):
        more["deal"] = played_deals.dealt(game, wish.seed, None, _today())
    return lay(c, game, guest, people, options, wish.box, (), **more)


def _today() -> date:
    return datetime.fromtimestamp(now() / 1000, UTC).date()


def _set_puzzle(c: Connection, game: Game, guest: str, people: list[dict[str, Any]], wish: NewMatch) -> str:
    """A table that begins in the middle: with the deal of a puzzle, after its moves."""
    known = puzzles(game.home)
    assert wish.puzzle is not None
    if wish.puzzle >= len(known):
        raise Fault(404, SAY("no-puzzle", game=game.title, count=len(known), number=str(wish.puzzle)))
    if wish.options or wish.hero or wish.clock or wish.box or wish.seed is not None or len(people) > 1:
        raise Fault(400, SAY("puzzle-fixed"))
    puzzle = known[wish.puzzle]
    deal = played_deals.dealt(game, None, wish.puzzle, _today())
    more = {"clock": None, "hero": None, "listed": False, "practice": True, "deal": deal}
    return lay(c, game, guest, people, {}, None, puzzle.codes, seed=str(puzzle.seed), **more)


def lay(
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
        {"match": match, "seat": i, "standin": False, "returned": 0, **seating.with_a_name(p, match, i)}
        for i, p in enumerate(people)
    ]
    c.execute(schema.seats.insert(), rows)
    unsaid = dict.fromkeys(MatchRow.__struct_fields__)
    row = MatchRow(**{**unsaid, "practice": False, **fresh})
    begin_if_full(c, game, row, [SeatRow(**seat) for seat in rows], opening)
    return match


def begin_if_full(
    c: Connection, game: Game, row: MatchRow, seats: Sequence[SeatRow], opening: Sequence[int] = (), late: bool = False
) -> None:
    """Begin if nobody is missing; at a puzzle, with the moves that were made before, which are nobody's to take back. `late`:
    nobody's salt is waited for any longer."""
    if row.status != GATHERING or any(s.kind == OPEN for s in seats):
        return
    if row.salts is not None and not late and salts.awaited(row, seats):
        if row.due is None:
            matches.change(c, row.id, due=now() + 1000 * salts.SECONDS)
        return
    called = distinct([s.name for s in seats])
    table: dict[str, Any] = {"bots": {str(s.seat): s.bot for s in seats if s.bot}}
    if row.hero is not None:
        table["hero"] = row.hero
    key = c.execute(select(schema.settings.c.value).where(schema.settings.c.key == PUBLIC)).scalar()
    table |= {"match": row.id, **({"key": key} if key else {}), **salts.heading(row)}
    seed = row.seed if row.salts is None else salts.secret(row)
    made = Match(game, row.seats, row.options, seed, called, row.content, table, row.laid(game).box)
    match, time, lines = row.id, now(), []
    for n, code in enumerate(opening, 1):
        seat = made.waiting[0]
        made.again(seat, [code])
        lines.append(LineRow.of(match, n, Gesture(MOVE, seat, [code]), BOT, time))
    if lines:
        moves.insert(c, lines)
        matches.change(c, match, lines=len(lines), number=made.number)
    watched = row.clock is not None or bool(table["bots"])
    people = {owner(s.guest) for s in seats if s.kind == HUMAN}
    runs = time + READY if row.clock is not None and len(people) > 1 else time
    matches.change(
        c, match, status=PLAYING, started=runs, updated=time, header=made.header, commitment=made.commitment,
        seed=made.secret.seed, nonce=made.secret.nonce, waiting=sum(1 << i for i in made.waiting),
        due=time if watched else None,
    )  # fmt: skip
    for s, name in zip(seats, called, strict=True):
        if s.name != name:
            matches.change_seat(c, match, s.seat, name=name)


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
