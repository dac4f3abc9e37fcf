"""The transactions by which tournaments go on; `live/director.py` takes them.

Any process may take any step at any time. Each step is one transaction that looks again whether it is still to be done, so a
step is neither lost nor done twice if a process is killed. Rows are locked in one order: match, pairing, tournament, entries.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, select

from rulewright.doors.server import pairing, standings
from rulewright.doors.server.catalog import Catalog
from rulewright.doors.server.standings import Kind
from rulewright.doors.server.store import creation, matches, schema, tournaments
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.matches import MatchRow, Occupant, SeatRow
from rulewright.doors.server.store.schema import BOT, GATHERING, HUMAN, OVER, PLAYING, Columns
from rulewright.doors.server.store.tournaments import (
    CANCELLED,
    RUNNING,
    WAITING,
    EntryRow,
    Field,
    PairingRow,
    TournamentRow,
)

LEASE = 5_000
"""Milliseconds after which another process goes on with what one had begun."""
WAVE = 3_000
"""Milliseconds between two pairings of an arena: who ends a game together may meet others then."""
STARTED_ANYWAY = 3600_000
"""Milliseconds after its deadline at which a table begins without those who are missing, if nobody has decided that before."""
NO_SHOWS = 2
"""After so many games to which somebody did not come, they are withdrawn."""


def due(c: Connection, time: int) -> list[str]:
    """The tournaments to be looked at now."""
    table = schema.tournaments.c
    open_ = table.status.in_((WAITING, RUNNING))
    return list(c.execute(select(table.id).where(table.due <= time, open_).order_by(table.due).limit(20)).scalars())


def claim(c: Connection, tournament: str, again: bool) -> Field | None:
    """Take up a tournament that is due, or `again`; others look at it after the lease, or when something changes."""
    row, time = tournaments.find(c, tournament, lock=True), now()
    if not row.open or row.due is None or (row.due > time and not again):
        return None
    table = schema.tournaments
    c.execute(table.update().where(table.c.id == tournament).values(due=time + LEASE))
    return tournaments.field(c, tournament)


def _same(c: Connection, seen: TournamentRow) -> bool:
    """Whether nothing has changed since that was read. The tournament is locked from then on."""
    return tournaments.find(c, seen.id, lock=True).version == seen.version


def begin(c: Connection, seen: Field, sizes: Sequence[int]) -> None:
    """Start, or cancel a tournament that too few have entered."""
    row, count = seen.row, len(seen.seeded)
    if not _same(c, row):
        return
    if count < min(sizes):
        tournaments.change(c, row.id, status=CANCELLED, due=None, finished=now())
    else:
        rounds = pairing.rounds_for(row.way, row.rounds, count, sizes)
        tournaments.change(c, row.id, status=RUNNING, rounds=rounds, starts=now(), due=now())


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
    tournaments.change(c, row.id, round=row.round + 1, due=now())


def end(c: Connection, seen: Field) -> None:
    """Close a tournament whose last game is over, with its winners."""
    if _same(c, seen.row):
        best = [row.number for row in seen.standings() if row.place == 1 and row.played]
        tournaments.change(c, seen.row.id, status=OVER, due=None, finished=now(), winners=best, rounds=seen.row.round)


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
    if pair is None or pair.match or tournaments.find(c, row.id).status != RUNNING:
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
    tournaments.change(c, row.id)
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
        tournaments.change(c, tournament, due=now())


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
        tournaments.change(c, tournament.id)
    else:
        matches.change(c, row.id, archived=True, listed=False, due=None)
        _forfeit(c, pair, absent)
    for number, missing in zip(pair.players, absent, strict=True):
        if missing:
            _miss(c, tournament, number)


def _forfeit(c: Connection, pair: PairingRow, absent: Sequence[bool]) -> None:
    points = standings.points_of([1] * len(absent), absent)
    c.execute(schema.pairings.update().where(_this(pair)).values(points=list(points), forfeit=True))
    tournaments.change(c, pair.tournament, due=now())


def _miss(c: Connection, row: TournamentRow, number: int) -> None:
    """Somebody did not come; the second time they are withdrawn."""
    table = schema.entries.c
    known = tournaments.entry_of(c, row, table.number == number)
    if known:
        missed = known.missed + 1
        tournaments.change_entry(c, row, number, missed=missed, gone=known.gone or missed >= NO_SHOWS)


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
