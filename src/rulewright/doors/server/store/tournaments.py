"""Tournaments: who plays in them, and the transactions by which they go on.

Any process may take any step at any time. Each step is one transaction that looks again whether it is still to be done, so a
step is neither lost nor done twice if a process is killed. Rows are locked in one order: match, pairing, tournament, entries.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, case, func, select

from rulewright.bots import names
from rulewright.doors.contract.fault import Fault, refused
from rulewright.doors.contract.tournaments import AddBots, MyEntry, NewTournament, TournamentStatus
from rulewright.doors.server import pairing, standings
from rulewright.doors.server.catalog import Catalog, laid
from rulewright.doors.server.identity import former_guest, new_match
from rulewright.doors.server.standings import Game, Kind
from rulewright.doors.server.store import creation, matches, moderation, passkeys, results, schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.matches import MatchRow, Occupant, SeatRow
from rulewright.doors.server.store.schema import BOT, GATHERING, HUMAN, OVER, PLAYING, Columns
from rulewright.doors.server.translations import SAY
from rulewright.match.header import FORMER

WAITING, RUNNING, CANCELLED = "waiting", "running", "cancelled"
"""The states of a tournament, besides `OVER`."""
MINE, ALL = 5, 500
"""How many unfinished tournaments one guest and all guests together may have."""
AHEAD = 90 * 24 * 3600
"""How many seconds ahead a tournament may start."""
ROBIN = 16
"""The most players of a round robin."""
LISTED = 50
SHOWN = 7 * 24 * 3600_000
"""Milliseconds for which a tournament that is over stays on the list."""
LEASE = 5_000
"""Milliseconds after which another process goes on with what one had begun."""
WAVE = 3_000
"""Milliseconds between two pairings of an arena: who ends a game together may meet others then."""
STARTED_ANYWAY = 3600_000
"""Milliseconds after its deadline at which a table begins without those who are missing, if nobody has decided that before."""
NO_SHOWS = 2
"""After so many games to which somebody did not come, they are withdrawn."""


class TournamentRow(msgspec.Struct, frozen=True):
    """A row of the table `tournaments`. `version` grows with every change; `due` is when it is to be looked at next."""

    id: str
    host: str
    name: str
    kind: str
    game: str
    seats: int
    options: dict[str, int | str]
    clock: dict[str, int]
    rated: bool
    listed: bool
    rounds: int
    minutes: int
    most: int
    patience: int
    starts: int
    status: TournamentStatus
    round: int
    version: int
    due: int | None
    winners: list[int]
    finished: int | None

    @property
    def way(self) -> Kind:
        return Kind(self.kind)

    @property
    def until(self) -> int:
        """When an arena stops pairing."""
        return self.starts + 60_000 * self.minutes

    @property
    def open(self) -> bool:
        return self.status in (WAITING, RUNNING)


class EntryRow(msgspec.Struct, frozen=True):
    """A row of the table `entries`: a person, a bot, or somebody who has deleted their account."""

    tournament: str
    number: int
    guest: str | None
    bot: str | None
    name: str
    points: int
    margin: int
    gone: bool
    missed: int


class PairingRow(msgspec.Struct, frozen=True):
    """A row of the table `pairings`: a table of a round, announced before it is laid. `due` is when to look whether everybody is
    there."""

    tournament: str
    round: int
    board: int
    players: list[int]
    match: str | None
    points: list[int] | None
    forfeit: bool
    due: int | None

    @property
    def game(self) -> Game:
        return Game(self.round, tuple(self.players), None if self.points is None else tuple(self.points))


class Field(msgspec.Struct, frozen=True):
    """A tournament with everybody and everything in it."""

    row: TournamentRow
    entries: list[EntryRow]
    pairings: list[PairingRow]

    @property
    def seeded(self) -> list[int]:
        """Those who have not withdrawn, by rating."""
        there = (one for one in self.entries if not one.gone)
        return [one.number for one in sorted(there, key=lambda one: (-one.points, one.number))]

    @property
    def games(self) -> list[Game]:
        return [one.game for one in self.pairings]

    @property
    def busy(self) -> set[int]:
        """Those who are playing."""
        return {number for one in self.pairings if one.points is None for number in one.players}

    def standings(self) -> list[standings.Standing]:
        return standings.standings(self.row.way, [one.number for one in self.entries], self.games)


# ---------------------------------------------------------------- reading


def _row(c: Connection, tournament: str, lock: bool = False) -> TournamentRow:
    query = select(schema.tournaments).where(schema.tournaments.c.id == tournament)
    found = c.execute(query.with_for_update() if lock else query).first()
    if not found:
        raise Fault(404, SAY("no-tournament"))
    return TournamentRow(**found._mapping)


def _hold(c: Connection, tournament: str) -> TournamentRow:
    """A tournament that goes on, locked against changes by others."""
    row = _row(c, tournament, lock=True)
    if not row.open:
        raise Fault(409, SAY("tournament-over"))
    return row


def version(c: Connection, tournament: str) -> int:
    return _row(c, tournament).version


def field(c: Connection, tournament: str) -> Field:
    entry, pair = schema.entries, schema.pairings
    ours = select(entry).where(entry.c.tournament == tournament).order_by(entry.c.number)
    played = select(pair).where(pair.c.tournament == tournament).order_by(pair.c.round, pair.c.board)
    return Field(
        _row(c, tournament),
        [EntryRow(**row._mapping) for row in c.execute(ours)],
        [PairingRow(**row._mapping) for row in c.execute(played)],
    )


def listed(c: Connection, guest: str, game: str) -> list[TournamentRow]:
    """Tournaments of everybody, and those that this guest has made or entered: the next first, and what is over last."""
    table = schema.tournaments
    mine = select(schema.entries.c.tournament).where(schema.entries.c.guest == guest)
    wanted = table.c.listed | (table.c.host == guest) | table.c.id.in_(mine)
    fresh = table.c.status.in_((WAITING, RUNNING)) | ((table.c.status == OVER) & (table.c.finished > now() - SHOWN))
    query = select(table).where(wanted, fresh, table.c.game == game if game else table.c.game != "")
    ended = case((table.c.status == OVER, 1), else_=0)
    soon = case((table.c.status == OVER, -table.c.starts), else_=table.c.starts)
    return [TournamentRow(**row._mapping) for row in c.execute(query.order_by(ended, soon, table.c.id).limit(LISTED))]


def sizes(c: Connection, rows: Sequence[TournamentRow], guest: str) -> dict[str, tuple[int, int | None]]:
    """How many are in each, and this guest's number."""
    table = schema.entries.c
    here = table.tournament.in_([row.id for row in rows])
    counted = select(table.tournament, func.count()).where(here, ~table.gone).group_by(table.tournament)
    mine = select(table.tournament, table.number).where(here, table.guest == guest)
    found = {row.tournament: int(row[1]) for row in c.execute(counted)}
    own = {row.tournament: int(row.number) for row in c.execute(mine)}
    return {row.id: (found.get(row.id, 0), own.get(row.id)) for row in rows}


def winners(c: Connection, rows: Sequence[TournamentRow]) -> dict[str, list[str]]:
    """The names of those who have won each."""
    table = schema.entries.c
    query = select(table.tournament, table.number, table.name).where(table.tournament.in_([row.id for row in rows]))
    called = {(row.tournament, row.number): row.name for row in c.execute(query)}
    return {row.id: [called[row.id, number] for number in row.winners] for row in rows}


# ---------------------------------------------------------------- making, entering, withdrawing


def make(c: Connection, catalog: Catalog, guest: str, wish: NewTournament, operator: bool) -> str:
    """Announce a tournament. It takes an account, or the operator's token."""
    if not operator and not passkeys.passkeys(c, guest):
        raise Fault(403, SAY("tournament-needs-account"))
    table, time = schema.tournaments, now()
    unfinished = select(func.count()).where(table.c.status.in_((WAITING, RUNNING)))
    for most, where in ((MINE, unfinished.where(table.c.host == guest)), (ALL, unfinished)):
        if (c.execute(where).scalar() or 0) >= most:
            raise Fault(429, SAY("tournaments-most", most=most))
    options, clock = _checked(catalog, wish)
    if not time // 1000 - 60 <= wish.starts <= time // 1000 + AHEAD:
        raise Fault(400, SAY("tournament-starts", days=AHEAD // 86400))
    made, starts = new_match(), max(time, 1000 * wish.starts)
    c.execute(
        table.insert().values(
            id=made, host=guest, name=matches.proper_name(wish.name), kind=wish.kind, game=wish.game, seats=wish.seats,
            options=options, clock=clock, rated=wish.rated, listed=wish.open, rounds=wish.rounds, minutes=wish.minutes,
            most=min(wish.most, ROBIN) if Kind(wish.kind) is Kind.ROBIN else wish.most, patience=wish.patience, starts=starts,
            status=WAITING, round=0, version=1, due=starts, winners=[],
        )
    )  # fmt: skip
    return made


def _checked(catalog: Catalog, wish: NewTournament) -> tuple[dict[str, int | str], dict[str, int]]:
    """The options and the clock, if such a tournament can be played."""
    game, groups = catalog.find(wish.game), Kind(wish.kind) is Kind.GROUPS
    if groups != (wish.seats > 2):
        raise Fault(400, SAY("tournament-seats"))
    if wish.clock.days:
        raise Fault(400, SAY("tournament-by-day"))
    try:
        options = game.chosen(wish.options)
        for size in table_sizes(catalog, wish.game, wish.seats):
            laid(game, options, size, None)
    except ValueError as e:
        raise refused(e) from None
    clock = creation.clock_of(wish.clock)
    assert clock
    return options, clock


def table_sizes(catalog: Catalog, game: str, seats: int) -> list[int]:
    """The sizes that tables may have: the one that was chosen and, of three and four, the other if the game allows it."""
    low, high = catalog.find(game).seats
    return [size for size in (seats, *({3: (4,), 4: (3,)}.get(seats, ()))) if size == seats or low <= size <= high]


def enter(c: Connection, tournament: str, guest: str) -> None:
    """Enter before the start, an arena also while it runs; in an arena those who have withdrawn may come back."""
    row = _hold(c, tournament)
    known = _entry(c, row, schema.entries.c.guest == guest)
    if known and not known.gone:
        return
    if row.status == RUNNING and row.way is not Kind.ARENA:
        raise Fault(409, SAY("tournament-begun"))
    if moderation.blocked(c, row.host, guest):
        raise Fault(403, SAY("not-welcome"))
    if known:
        _room(c, row, 1)
        _change_entry(c, row, known.number, gone=False, missed=0)
    else:
        rated = next(
            (r for r in results.ratings(c, guest) if (r["game"], r["against"]) == (row.game, results.PEOPLE)), None
        )
        shown = rated or results.unknown_rating()
        about = {"guest": guest, "name": matches.name_of(c, guest)}
        _add(c, row, [{**about, "points": shown["points"], "margin": shown["margin"]}])
    change(c, row.id)


def add_bots(c: Connection, catalog: Catalog, row: TournamentRow, wish: AddBots) -> None:
    """Let bots enter a tournament that has not begun."""
    row = _hold(c, row.id)
    if row.status != WAITING:
        raise Fault(409, SAY("tournament-begun"))
    matches.bot_named(catalog.find(row.game), wish.bot)
    about = {"bot": wish.bot, **results.bot_rating(wish.bot)}
    taken = list(c.execute(select(schema.entries.c.name).where(schema.entries.c.tournament == row.id)).scalars())
    called = creation.distinct([*taken, *(names.name(row.id, len(taken) + n) for n in range(wish.count))])
    _add(c, row, [{**about, "name": name} for name in called[len(taken) :]])
    change(c, row.id)


def _count(c: Connection, row: TournamentRow) -> int:
    return c.execute(select(func.count()).where(schema.entries.c.tournament == row.id)).scalar() or 0


def _room(c: Connection, row: TournamentRow, more: int) -> None:
    """Refuse if there is no room for so many more."""
    there = select(func.count()).where(schema.entries.c.tournament == row.id, ~schema.entries.c.gone)
    if (c.execute(there).scalar() or 0) + more > row.most:
        raise Fault(409, SAY("tournament-full", most=row.most))


def _add(c: Connection, row: TournamentRow, who: Sequence[Columns]) -> None:
    """Enter them, if there is room, under the next numbers."""
    _room(c, row, len(who))
    first, blank = _count(c, row) + 1, {"tournament": row.id, "gone": False, "missed": 0, "guest": None, "bot": None}
    c.execute(schema.entries.insert(), [{**blank, **one, "number": first + n} for n, one in enumerate(who)])


def withdraw(c: Connection, tournament: str, guest: str) -> None:
    """Leave a tournament: before its start without a trace, later by being paired no more."""
    row = _hold(c, tournament)
    known = _entry(c, row, schema.entries.c.guest == guest)
    if known is None or known.gone:
        raise Fault(409, SAY("tournament-not-entered"))
    _change_entry(c, row, known.number, gone=True)
    change(c, row.id)


def hosted(c: Connection, tournament: str, guest: str, operator: bool) -> TournamentRow:
    """A tournament that is this guest's to change."""
    row = _row(c, tournament)
    if row.host != guest and not operator:
        raise Fault(403, SAY("tournament-host"))
    return row


def start(c: Connection, row: TournamentRow) -> None:
    """Start now, without waiting for the time that was announced."""
    if _hold(c, row.id).status != WAITING:
        raise Fault(409, SAY("tournament-begun"))
    change(c, row.id, starts=now(), due=now())


def cancel(c: Connection, tournament: str) -> None:
    """Stop a tournament. Games that are being played go on, for themselves; tables that wait for their players are closed."""
    table = schema.matches
    waiting = (table.c.tournament == tournament) & (table.c.status == GATHERING)
    c.execute(table.update().where(waiting).values(archived=True, due=None))
    _hold(c, tournament)
    change(c, tournament, status=CANCELLED, due=None, finished=now())


def change(c: Connection, tournament: str, **values: object) -> None:
    """Change a tournament, so that everybody who follows it sees the change."""
    table = schema.tournaments
    c.execute(table.update().where(table.c.id == tournament).values(version=table.c.version + 1, **values))


def _entry(c: Connection, row: TournamentRow, which: ColumnElement[bool]) -> EntryRow | None:
    found = c.execute(select(schema.entries).where(schema.entries.c.tournament == row.id, which)).first()
    return EntryRow(**found._mapping) if found else None


def _change_entry(c: Connection, row: TournamentRow, number: int, **values: object) -> None:
    table = schema.entries
    c.execute(table.update().where(table.c.tournament == row.id, table.c.number == number).values(**values))


# ---------------------------------------------------------------- what is stored about somebody


def entered(c: Connection, guest: str) -> list[MyEntry]:
    """The tournaments that a guest has entered."""
    t, e = schema.tournaments.c, schema.entries.c
    query = select(e.tournament, t.name.label("title"), e.name, e.number, e.points, e.missed, e.gone)
    query = query.join_from(schema.entries, schema.tournaments).where(e.guest == guest).order_by(t.starts, t.id)
    return [MyEntry(**row._mapping) for row in c.execute(query)]


def forget(c: Connection, guest: str) -> None:
    """Take a guest's name out of every tournament; what they played stays, so that the standings stay true."""
    t, e = schema.tournaments, schema.entries
    mine = select(e.c.tournament).where(e.c.guest == guest)
    c.execute(t.update().where(t.c.id.in_(mine)).values(version=t.c.version + 1))
    c.execute(e.update().where(e.c.guest == guest).values(guest=None, name=FORMER, gone=True))
    c.execute(t.update().where(t.c.host == guest).values(host=former_guest()))


# ---------------------------------------------------------------- the steps, which `live/director.py` takes


def due(c: Connection, time: int) -> list[str]:
    """The tournaments to be looked at now."""
    table = schema.tournaments.c
    open_ = table.status.in_((WAITING, RUNNING))
    return list(c.execute(select(table.id).where(table.due <= time, open_).order_by(table.due).limit(20)).scalars())


def claim(c: Connection, tournament: str, again: bool) -> Field | None:
    """Take up a tournament that is due, or `again`; others look at it after the lease, or when something changes."""
    row, time = _row(c, tournament, lock=True), now()
    if not row.open or row.due is None or (row.due > time and not again):
        return None
    table = schema.tournaments
    c.execute(table.update().where(table.c.id == tournament).values(due=time + LEASE))
    return field(c, tournament)


def _same(c: Connection, seen: TournamentRow) -> bool:
    """Whether nothing has changed since that was read. The tournament is locked from then on."""
    return _row(c, seen.id, lock=True).version == seen.version


def begin(c: Connection, seen: Field, sizes: Sequence[int]) -> None:
    """Start, or cancel a tournament that too few have entered."""
    row, count = seen.row, len(seen.seeded)
    if not _same(c, row):
        return
    if count < min(sizes):
        change(c, row.id, status=CANCELLED, due=None, finished=now())
    else:
        rounds = pairing.rounds_for(row.way, row.rounds, count, sizes)
        change(c, row.id, status=RUNNING, rounds=rounds, starts=now(), due=now())


def announce(c: Connection, seen: Field, boards: Sequence[pairing.Board]) -> None:
    """Store the pairings of a round at once, unless something has changed since they were made: then they are made again."""
    row = seen.row
    if not _same(c, row):
        return
    rows = [
        {
            "tournament": row.id, "round": row.round + 1, "board": n, "players": list(players), "match": None,
            "points": [standings.sitting_out(row.way)] if len(players) == 1 else None, "forfeit": False, "due": None,
        }
        for n, players in enumerate(boards, 1)
    ]  # fmt: skip
    c.execute(schema.pairings.insert(), rows)
    change(c, row.id, round=row.round + 1, due=now())


def end(c: Connection, seen: Field) -> None:
    """Close a tournament whose last game is over, with its winners."""
    if _same(c, seen.row):
        best = [row.number for row in seen.standings() if row.place == 1 and row.played]
        change(c, seen.row.id, status=OVER, due=None, finished=now(), winners=best, rounds=seen.row.round)


def rest(c: Connection, seen: Field) -> None:
    """Look again soon: when the next can be paired in an arena, or whether a table's time is up."""
    if _same(c, seen.row):
        table, wait = schema.tournaments, WAVE if seen.row.way is Kind.ARENA else LEASE
        c.execute(table.update().where(table.c.id == seen.row.id).values(due=now() + wait))


def _held(c: Connection, seen: PairingRow) -> PairingRow | None:
    """A pairing that has no result yet, locked against changes by others."""
    found = c.execute(select(schema.pairings).where(_this(seen)).with_for_update()).first()
    row = PairingRow(**found._mapping) if found else None
    return row if row and row.points is None else None


def _this(seen: PairingRow) -> ColumnElement[bool]:
    t = schema.pairings.c
    return and_(t.tournament == seen.tournament, t.round == seen.round, t.board == seen.board)


def seat(c: Connection, catalog: Catalog, seen: Field, one: PairingRow) -> str | None:
    """Open the table of a pairing that has none yet. Without those who have left since, nobody plays: it is forfeited."""
    row, pair = seen.row, _held(c, one)
    if pair is None or pair.match or _row(c, row.id).status != RUNNING:
        return None
    by = {entry.number: entry for entry in seen.entries}
    people = [by[number] for number in pair.players]
    absent = [entry.gone or not (entry.guest or entry.bot) for entry in people]
    if any(absent):
        _forfeit(c, pair, absent)
        return None
    deadline = now() + 60_000 * row.patience
    about: Columns = {"host": f"tournament.{row.id}", "options": row.options, "content": None, "clock": row.clock}
    about |= {"rated": row.rated, "tournament": row.id, "due": deadline + STARTED_ANYWAY, **creation.salted_columns()}
    match = creation.lay(c, catalog.find(row.game), [_occupant(entry) for entry in people], about)
    c.execute(schema.pairings.update().where(_this(pair)).values(match=match, due=deadline))
    change(c, row.id)
    return match


def _occupant(entry: EntryRow) -> Occupant:
    return {"kind": BOT if entry.bot else HUMAN, "guest": entry.guest, "bot": entry.bot, "name": entry.name}


# ---------------------------------------------------------------- results, and those who do not come


def keep_points(c: Connection, match: str, places: Sequence[int], absences: Sequence[str]) -> None:
    """Store the points of a game with its last line, so that it happens once."""
    points = standings.points_of(places, [bool(absence) for absence in absences])
    table = schema.pairings
    mine = table.update().where(table.c.match == match, table.c.points.is_(None))
    for tournament in c.execute(mine.values(points=list(points)).returning(table.c.tournament)).scalars().all():
        change(c, tournament, due=now())


def look_after(c: Connection, catalog: Catalog, seen: Field, one: PairingRow) -> str | None:
    """Look at a table whose time is up: those who have not come forfeit, and a game that all its people have left is over.
    Returns the match, if it was changed."""
    row, seats = matches.hold(c, one.match or "")
    pair = _held(c, one)
    if pair is None or pair.due is None or pair.due > now():
        return None
    if row.status == GATHERING:
        _begin_without(c, catalog, (pair, seen.row), row, seats)
        return row.id
    left = [s.kind == HUMAN and s.standin for s in seats]
    stuck = row.due is None or all(s.standin for s in seats if s.kind == HUMAN)  # nobody stands in where all have left
    time, patience = now(), 60_000 * seen.row.patience
    if row.status == PLAYING and stuck and row.updated <= time - patience:
        _forfeit(c, pair, left)
        matches.change(c, row.id, archived=True, due=None)
        return row.id
    c.execute(schema.pairings.update().where(_this(pair)).values(due=time + patience))
    return None


def _begin_without(
    c: Connection, catalog: Catalog, at: tuple[PairingRow, TournamentRow], row: MatchRow, seats: Sequence[SeatRow]
) -> None:
    """A table that still waits: of three or four, those who have come play with a bot for the others; else they win."""
    pair, tournament = at
    answered = row.salts or {}
    absent = [s.kind != BOT and (s.kind != HUMAN or str(s.seat) not in answered) for s in seats]
    if len(seats) > 2 and absent.count(False) > 1 and all(s.kind != schema.OPEN for s in seats):
        creation.begin_if_full(c, catalog.find(row.game), row, seats, late=True)
        c.execute(schema.pairings.update().where(_this(pair)).values(due=now() + 60_000 * tournament.patience))
        change(c, tournament.id)
    else:
        matches.change(c, row.id, archived=True, listed=False, due=None)
        _forfeit(c, pair, absent)
    for number, missing in zip(pair.players, absent, strict=True):
        if missing:
            _miss(c, tournament, number)


def _forfeit(c: Connection, pair: PairingRow, absent: Sequence[bool]) -> None:
    points = standings.points_of([1] * len(absent), absent)
    c.execute(schema.pairings.update().where(_this(pair)).values(points=list(points), forfeit=True))
    change(c, pair.tournament, due=now())


def _miss(c: Connection, row: TournamentRow, number: int) -> None:
    """Somebody did not come; the second time they are withdrawn."""
    table = schema.entries.c
    known = _entry(c, row, table.number == number)
    if known:
        missed = known.missed + 1
        _change_entry(c, row, number, missed=missed, gone=known.gone or missed >= NO_SHOWS)


def let_watch(c: Connection, seen: Field) -> None:
    """List the games of a listed tournament, once they run, for everybody to watch."""
    table = schema.matches
    mine = [one.match for one in seen.pairings if one.match and one.points is None]
    if seen.row.listed and mine:
        running = (table.c.status == PLAYING) & ~table.c.listed & ~table.c.archived
        c.execute(table.update().where(table.c.id.in_(mine), running).values(listed=True))


# ---------------------------------------------------------------- who plays next


def next_boards(seen: Field, sizes: Sequence[int]) -> list[pairing.Board] | None:
    """The pairings to announce; none while games are played; None if the tournament is over."""
    row, seeded, busy = seen.row, seen.seeded, seen.busy
    if row.way is Kind.ARENA:
        return _next_in_arena(seen)
    if busy:
        return []
    if row.round >= row.rounds or len(seeded) < min(sizes):
        return None
    if row.way is Kind.ROBIN:
        everybody = sorted(seen.entries, key=lambda one: (-one.points, one.number))
        return pairing.robin([one.number for one in everybody if _began(seen, one)])[row.round]
    if row.way is Kind.SWISS:
        return pairing.swiss(seeded, seen.games)
    return pairing.groups(seeded, seen.games, sizes)


def _began(seen: Field, one: EntryRow) -> bool:
    """Whether somebody was there when the first round was paired: who withdraws later stays in a round robin's tables."""
    first = [pair for pair in seen.pairings if pair.round == 1]
    return any(one.number in pair.players for pair in first) if first else not one.gone


def _next_in_arena(seen: Field) -> list[pairing.Board] | None:
    ended = now() >= seen.row.until
    if ended or len(seen.seeded) < 2:
        return [] if seen.busy or not ended else None
    score = {row.number: row.score for row in seen.standings()}
    free = sorted((n for n in seen.seeded if n not in seen.busy), key=lambda n: -score[n])
    return pairing.arena(free, seen.games, len(seen.seeded))
