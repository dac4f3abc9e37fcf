"""Tournaments: making, finding, entering and leaving them. `tournament_steps` takes them on."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, case, func, select

from rulewright.bots import names
from rulewright.doors.contract.fault import Fault, refused
from rulewright.doors.contract.tournaments import AddBots, MyEntry, NewTournament, TournamentStatus
from rulewright.doors.server import standings
from rulewright.doors.server.catalog import Catalog, laid
from rulewright.doors.server.identity import former_guest, new_match
from rulewright.doors.server.standings import Game, Kind
from rulewright.doors.server.store import creation, matches, moderation, passkeys, results, schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.schema import GATHERING, OVER, Columns
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


def find(c: Connection, tournament: str, lock: bool = False) -> TournamentRow:
    """A tournament, or 404; with `lock`, nobody else can change it until the transaction ends."""
    query = select(schema.tournaments).where(schema.tournaments.c.id == tournament)
    found = c.execute(query.with_for_update() if lock else query).first()
    if not found:
        raise Fault(404, SAY("no-tournament"))
    return TournamentRow(**found._mapping)


def hold(c: Connection, tournament: str) -> TournamentRow:
    """A tournament that goes on, locked against changes by others."""
    row = find(c, tournament, lock=True)
    if not row.open:
        raise Fault(409, SAY("tournament-over"))
    return row


def version(c: Connection, tournament: str) -> int:
    return find(c, tournament).version


def field(c: Connection, tournament: str) -> Field:
    entry, pair = schema.entries, schema.pairings
    ours = select(entry).where(entry.c.tournament == tournament).order_by(entry.c.number)
    played = select(pair).where(pair.c.tournament == tournament).order_by(pair.c.round, pair.c.board)
    return Field(
        find(c, tournament),
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
    row = hold(c, tournament)
    known = entry_of(c, row, schema.entries.c.guest == guest)
    if known and not known.gone:
        return
    if row.status == RUNNING and row.way is not Kind.ARENA:
        raise Fault(409, SAY("tournament-begun"))
    if moderation.blocked(c, row.host, guest):
        raise Fault(403, SAY("not-welcome"))
    if known:
        _room(c, row, 1)
        change_entry(c, row, known.number, gone=False, missed=0)
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
    row = hold(c, row.id)
    if row.status != WAITING:
        raise Fault(409, SAY("tournament-begun"))
    game = catalog.find(row.game)
    matches.bot_named(game, wish.bot)
    about = {"bot": wish.bot, **results.bot_rating(game, wish.bot)}
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
    row = hold(c, tournament)
    known = entry_of(c, row, schema.entries.c.guest == guest)
    if known is None or known.gone:
        raise Fault(409, SAY("tournament-not-entered"))
    change_entry(c, row, known.number, gone=True)
    change(c, row.id)


def hosted(c: Connection, tournament: str, guest: str, operator: bool) -> TournamentRow:
    """A tournament that is this guest's to change."""
    row = find(c, tournament)
    if row.host != guest and not operator:
        raise Fault(403, SAY("tournament-host"))
    return row


def start(c: Connection, row: TournamentRow) -> None:
    """Start now, without waiting for the time that was announced."""
    if hold(c, row.id).status != WAITING:
        raise Fault(409, SAY("tournament-begun"))
    change(c, row.id, starts=now(), due=now())


def cancel(c: Connection, tournament: str) -> None:
    """Stop a tournament. Games that are being played go on, for themselves; tables that wait for their players are closed."""
    table = schema.matches
    waiting = (table.c.tournament == tournament) & (table.c.status == GATHERING)
    c.execute(table.update().where(waiting).values(archived=True, due=None))
    hold(c, tournament)
    change(c, tournament, status=CANCELLED, due=None, finished=now())


def change(c: Connection, tournament: str, **values: object) -> None:
    """Change a tournament, so that everybody who follows it sees the change."""
    table = schema.tournaments
    c.execute(table.update().where(table.c.id == tournament).values(version=table.c.version + 1, **values))


def entry_of(c: Connection, row: TournamentRow, which: ColumnElement[bool]) -> EntryRow | None:
    found = c.execute(select(schema.entries).where(schema.entries.c.tournament == row.id, which)).first()
    return EntryRow(**found._mapping) if found else None


def change_entry(c: Connection, row: TournamentRow, number: int, **values: object) -> None:
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
