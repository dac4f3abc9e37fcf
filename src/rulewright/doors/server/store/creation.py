"""New matches: opening a table, beginning its game with the players' salts, continuing from a finished match, and uploads.

A match begins when its last open seat is taken: its commitment also binds who sits where. At a table that takes salts, a hash
of the seed (the promise) is shown when the table is opened, and only then do players add salts. The game is dealt from the seed
and the salts, once all players have answered or a few seconds after the last seat was taken. A salt that the server left out
would be missing in the record.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from rulewright import games
from rulewright.doors.contract.fault import Fault, refused
from rulewright.doors.contract.tables import Clock, NewMatch
from rulewright.doors.server.catalog import Catalog, laid
from rulewright.doors.server.config import Limits
from rulewright.doors.server.identity import RECEIPT_PUBLIC, beside, new_match, owner
from rulewright.doors.server.store import campaigns, day_turns, matches, moves, results, schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.matches import MatchRow, Occupant, SeatRow
from rulewright.doors.server.store.moves import Gesture, LineRow
from rulewright.doors.server.store.results import Final
from rulewright.doors.server.store.schema import (
    BOT,
    END,
    GATHERING,
    HUMAN,
    MOVE,
    OPEN,
    OVER,
    PLAYING,
    STOOD_IN,
    UNDO,
    Columns,
)
from rulewright.doors.server.store.vacations import DAY
from rulewright.doors.server.translations import SAY
from rulewright.kernel.deals import puzzles
from rulewright.kernel.game import Game
from rulewright.kernel.jsonable import Json
from rulewright.match import Match, Refused, Secret
from rulewright.match.campaign import SEAT
from rulewright.match.header import SALT

SALT_SECONDS = 10
"""How long a full table waits for the salts of players who have sent none."""


def salted_columns() -> Columns:
    """The columns of a new table that takes salts."""
    drawn = Secret.draw()
    return {"seed": drawn.seed, "nonce": drawn.nonce, "salts": {}}


def drawn_secret(row: MatchRow) -> Secret:
    """The seed and the nonce drawn when the table was opened."""
    assert row.seed is not None
    assert row.nonce is not None
    return Secret(row.seed, row.nonce)


def salts_awaited(row: MatchRow, seats: Sequence[SeatRow]) -> list[int]:
    """The seats of players who have not answered yet."""
    given = row.salts or {}
    return [s.seat for s in seats if s.kind == HUMAN and str(s.seat) not in given]


def salt_heading(row: MatchRow) -> Json:
    """The record's fields about salts: the promise, and the salts by seat."""
    if row.salts is None:
        return {}
    added = [row.salts.get(str(seat), "") for seat in range(row.seats)]
    return {"promise": drawn_secret(row).promise, **({"salts": added} if any(added) else {})}


def keep_salt(c: Connection, match: str, seat: int, text: str) -> None:
    """Store a player's salt until the deal; a later one replaces it. It counts as the answer of all players at that screen."""
    row, seats = matches.hold(c, match)
    if row.salts is None:
        raise Fault(409, SAY("no-salts"))
    if row.salts.get(str(seat)) == text:
        return  # a page sends it again if another message arrives before the answer
    if row.status != GATHERING:
        raise Fault(409, SAY("salts-late"))
    if len(text) > SALT or not text.isprintable():
        raise Fault(400, SAY("salt-form", most=SALT))
    screen = owner(seats[seat].guest)
    others = {str(s.seat): "" for s in seats if s.kind == HUMAN and owner(s.guest) == screen}
    matches.change(c, match, salts={**others, **row.salts, str(seat): text})


def drop_salt(c: Connection, row: MatchRow, seat: int) -> None:
    """Remove the salt of a player who left before the game began; the table, no longer full, stops waiting for salts."""
    if row.salts is not None:
        kept = {key: text for key, text in row.salts.items() if key != str(seat)}
        matches.change(c, row.id, salts=kept, due=None)


# ---------------------------------------------------------------- opening a table


READY = 60_000
"""Milliseconds for which the clocks of a new game wait until all players are ready; then they start anyway."""


def has_room(c: Connection, guest: str, most: int) -> None:
    """Refuse a guest who already hosts too many unfinished matches."""
    tables, seats = schema.matches.c, schema.seats.c
    hosted = (
        select(func.count())
        .join_from(schema.matches, schema.seats)
        .where(tables.host == guest, tables.status != OVER, ~tables.archived, seats.guest == guest, ~seats.standin)
    )
    if (c.execute(hosted).scalar() or 0) >= most:
        raise Fault(429, SAY("tables-most", most=most))


def open_table(c: Connection, catalog: Catalog, guest: str, origin: str, wish: NewMatch, limits: Limits) -> str:
    """Open a new table with this guest as its host. Returns its id."""
    game = catalog.find(wish.game)
    has_room(c, guest, limits.matches)
    if wish.open:
        matches.has_room_on_list(c, guest, origin, limits.listed, limits.address_listed)
    size = game.seats[0] if wish.seats is None else wish.seats
    people = [matches.NOBODY.copy() for _ in range(size)]
    if not wish.seat < size:
        raise Fault(400, SAY("your-seat-is", seat=str(wish.seat), last=str(size - 1)))
    for seat, bot in wish.fill.items():
        if not (seat.isdecimal() and len(seat) < 3 and int(seat) < size) or int(seat) == wish.seat:
            raise Fault(400, SAY("no-seat-for-bot", seat=seat[:20], count=size))
        people[int(seat)] = matches.bot_named(game, bot)
    people[wish.seat] = matches.human(c, guest)
    for seat, name in wish.here.items():
        if not (seat.isdecimal() and len(seat) < 3 and int(seat) < size) or people[int(seat)]["kind"] != OPEN:
            raise Fault(400, SAY("no-seat-for-friend", seat=seat[:20], count=size))
        people[int(seat)] = {
            "kind": HUMAN,
            "guest": beside(guest, int(seat)),
            "bot": None,
            "name": matches.proper_name(name),
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
    clock = clock_of(wish.clock)
    seed = None if wish.seed is None else str(wish.seed)
    if wish.salts and (wish.seed is not None or wish.puzzle is not None):
        raise Fault(400, SAY("no-salts-for-deal"))
    if wish.puzzle is not None:
        return _set_puzzle(c, game, guest, people, wish)
    more: Columns = {"clock": clock, "hero": hero, "seed": seed, "listed": wish.open, "origin": origin}
    more["rated"] = wish.rated
    if wish.salts:
        more |= salted_columns()
    if size == 1 and not (wish.options or wish.box or hero):
        more["deal"] = results.dealt(c, guest, game, wish.seed)
    return lay(c, game, people, {"host": guest, "options": options, "content": wish.box, **more})


def clock_of(wish: Clock | None) -> dict[str, int] | None:
    """A clock as it is stored: time or days for each move, or time for the whole game, with an increment or not."""
    if wish is None:
        return None
    kinds = [kind for kind in (wish.per_move, wish.total, wish.days) if kind is not None]
    if len(kinds) != 1 or (wish.increment is not None and wish.total is None):
        raise Fault(400, SAY("one-clock"))
    known = (("per_move", wish.per_move), ("total", wish.total), ("increment", wish.increment), ("days", wish.days))
    return {name: seconds for name, seconds in known if seconds is not None}


def _set_puzzle(c: Connection, game: Game, guest: str, people: list[Occupant], wish: NewMatch) -> str:
    """Open a table for a puzzle: its deal, with its opening moves already made."""
    known = puzzles(game.home)
    assert wish.puzzle is not None
    if wish.puzzle >= len(known):
        raise Fault(404, SAY("no-puzzle", game=game.title, count=len(known), number=str(wish.puzzle)))
    if wish.options or wish.hero or wish.clock or wish.box or wish.seed is not None or len(people) > 1:
        raise Fault(400, SAY("puzzle-fixed"))
    puzzle = known[wish.puzzle]
    deal = results.puzzle_dealt(game, wish.puzzle)
    about: Columns = {
        "host": guest,
        "options": {},
        "content": None,
        "clock": None,
        "hero": None,
        "seed": str(puzzle.seed),
    }
    return lay(c, game, people, {**about, "practice": True, "deal": deal}, puzzle.codes)


def lay(c: Connection, game: Game, people: list[Occupant], about: Columns, opening: Sequence[int] = ()) -> str:
    """Store a new table for these people. `about` holds the columns that differ from the defaults, including `host`, `options`
    and `content`."""
    try:
        options = game.chosen(about["options"])
        laid(game, options, len(people), about["content"])
    except ValueError as e:
        raise refused(e) from None
    match, time = new_match(), now()
    fresh = {
        "id": match, "game": game.name, "seats": len(people), "status": GATHERING, "archived": False, "uploaded": False,
        "created": time, "updated": time, "lines": 0, "number": 0, "waiting": 0, "listed": False, **about, "options": options,
    }  # fmt: skip
    c.execute(schema.matches.insert().values(**fresh))
    rows: list[Columns] = [
        {"match": match, "seat": i, "standin": False, "returned": 0, **matches.with_a_name(p, match, i)}
        for i, p in enumerate(people)
    ]
    c.execute(schema.seats.insert(), rows)
    unsaid = dict.fromkeys(MatchRow.__struct_fields__)
    row = MatchRow(**{**unsaid, "practice": False, "rated": True, **fresh})
    begin_if_full(c, game, row, [SeatRow(**seat) for seat in rows], opening)
    return match


def begin_if_full(
    c: Connection, game: Game, row: MatchRow, seats: Sequence[SeatRow], opening: Sequence[int] = (), late: bool = False
) -> None:
    """Begin the game if all seats are taken; a puzzle begins with the moves of `opening`, which no player can undo. With `late`,
    do not wait for more salts."""
    if row.status != GATHERING or any(s.kind == OPEN for s in seats):
        return
    if row.salts is not None and not late and salts_awaited(row, seats):
        if row.due is None:
            matches.change(c, row.id, due=now() + 1000 * SALT_SECONDS)
        return
    called = distinct([s.name for s in seats])
    table: Json = {"bots": {str(s.seat): s.bot for s in seats if s.bot}}
    if row.hero is not None:
        table["hero"] = row.hero
    key = c.execute(select(schema.settings.c.value).where(schema.settings.c.key == RECEIPT_PUBLIC)).scalar()
    table |= {"match": row.id, **({"key": key} if key else {}), **salt_heading(row)}
    seed = row.seed if row.salts is None else drawn_secret(row)
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
    by_day = row.clock is not None and "days" in row.clock
    runs = time + READY if row.clock is not None and len(people) > 1 and not by_day else time
    matches.change(
        c, match, status=PLAYING, started=runs, updated=time, header=made.header, commitment=made.commitment,
        seed=made.secret.seed, nonce=made.secret.nonce, waiting=sum(1 << i for i in made.waiting),
        due=time if watched else None,
    )  # fmt: skip
    for s, name in zip(seats, called, strict=True):
        if s.name != name:
            matches.change_seat(c, match, s.seat, name=name)
    if row.clock is not None and by_day:
        until = dict.fromkeys(made.waiting, time + row.clock["days"] * DAY)
        day_turns.note(c, seats, until, [0] * row.seats)


def distinct(names: Sequence[str]) -> list[str]:
    """The names, with numbers added to duplicates."""
    found: list[str] = []
    for name in names:
        n, tried = 2, name
        while tried in found:
            tried = f"{name[:36]} {n}"
            n += 1
        found.append(tried)
    return found


# ---------------------------------------------------------------- continuing from a finished match


@dataclass(frozen=True, repr=False)
class Branch:
    """A fork to be made: the game's address, the match, the lines to keep, and who sits where."""

    game: str
    row: MatchRow
    lines: Sequence[Gesture]
    names: tuple[str, ...]
    table: Json


@dataclass(frozen=True, repr=False)
class Grown:
    """A fork ready to be stored: its header, and its position."""

    header: Json
    nonce: str
    lines: list[Gesture]
    number: int
    waiting: int
    over: bool


def grow_fork(branch: Branch) -> Grown:
    """Replay the match with its new players up to the fork. Runs in a worker process.

    The deal and the dice stay the same, because the point is to see what would have happened. So undone moves are made and
    undone again, because their dice came again. The nonce is new, because the header that it binds is. An agreed end is left
    out: this is how the game goes on.
    """
    row, game = branch.row, games.load(branch.game)
    box = row.played_box(game)
    match = Match(game, row.seats, row.options, row.seed, branch.names, row.content, branch.table, box)
    lines = [line for line in branch.lines if line.kind != END]
    for kind, seat, codes in lines:
        try:
            if kind == UNDO:
                match.undo(max(1, codes[0]))
            else:
                match.again(seat, codes)
        except Refused:
            raise row.other_rules(game) from None
    waiting = sum(1 << i for i in match.waiting)
    return Grown(match.header, match.secret.nonce, lines, match.number, waiting, match.over)


def plant_fork(c: Connection, guest: str, of: MatchRow, grown: Grown, people: Sequence[Occupant], match: str) -> None:
    """Store a fork as one of this guest's tables."""
    time = now()
    c.execute(
        schema.matches.insert().values(
            id=match, game=of.game, seats=of.seats, options=of.options, host=guest, listed=False, status=PLAYING,
            archived=False, uploaded=False, created=time, updated=time, started=time, header=grown.header,
            commitment=grown.header["commitment"], seed=of.seed, nonce=grown.nonce, lines=len(grown.lines),
            number=grown.number, waiting=grown.waiting, due=time, content=of.content, practice=True,
        )
    )  # fmt: skip
    seats = [{"match": match, "seat": i, "standin": False, "returned": 0, **person} for i, person in enumerate(people)]
    c.execute(schema.seats.insert(), seats)
    moves.insert(c, (LineRow.of(match, n, line, BOT, time) for n, line in enumerate(grown.lines, 1)))


def fork_people(c: Connection, guest: str, of: MatchRow, seat: int, bot: str, match: str) -> list[Occupant]:
    """The guest in one seat and bots in all others, with distinct names."""
    people: list[Occupant] = []
    for i in range(of.seats):
        me: Occupant = {"kind": HUMAN, "guest": guest, "bot": None, "name": matches.name_of(c, guest)}
        people.append(me if i == seat else matches.seated_bot(bot, match, i))
    for person, name in zip(people, distinct([p["name"] for p in people]), strict=True):
        person["name"] = name
    return people


# ---------------------------------------------------------------- uploaded records


@dataclass(frozen=True, repr=False)
class Checked:
    """A record that passed its check, and the local name of the game it was checked with."""

    game: str
    header: Json
    seed: str
    nonce: str
    lines: list[Gesture]
    stood_in: list[bool]
    """For each line, whether a bot made it for a player who was away."""
    moves: int
    result: Json | None
    final: Final


def keep_upload(c: Connection, guest: str, found: Checked, most: int) -> str:
    """Store a checked record as a finished match, unless it is already stored. Returns the match id.

    Other moves under the same commitment are another record: anyone who knows a seed can make one.
    """
    table, header = schema.matches, found.header
    known = select(table.c.id).where(table.c.commitment == header["commitment"], table.c.status == OVER)
    for there in c.execute(known.where(table.c.lines == len(found.lines))).scalars().all():
        story = matches.read(c, there)
        if story and [line.gesture for line in story.lines] == found.lines:
            return str(there)
    brought = select(func.count()).where(table.c.host == guest, table.c.uploaded)
    if (c.execute(brought).scalar() or 0) >= most:
        raise Fault(429, SAY("uploads-most", most=most))
    match, time = new_match(), now()
    c.execute(
        table.insert().values(
            id=match, game=found.game, seats=len(header["seats"]), options=header["options"], host=guest, listed=False,
            status=OVER, archived=False, uploaded=True, created=time, updated=time, started=time, header=header,
            commitment=header["commitment"], seed=found.seed, nonce=found.nonce, lines=len(found.lines),
            number=found.moves, waiting=0, result=found.result,
        )
    )  # fmt: skip
    names = enumerate(header["seats"])
    nobody = {"guest": None, "bot": None, "standin": False, "returned": 0}
    c.execute(
        schema.seats.insert(), [{"match": match, "seat": i, "kind": HUMAN, "name": name, **nobody} for i, name in names]
    )
    authors = [STOOD_IN if each else BOT for each in found.stood_in]
    lines = zip(found.lines, authors, strict=True)
    moves.insert(c, (LineRow.of(match, n, line, by, time) for n, (line, by) in enumerate(lines, 1)))
    results.keep_final(c, match, found.final)
    return match
