"""Tournaments over plain HTTP: making, entering and following them. `live/director.py` takes them on."""

from __future__ import annotations

from sqlalchemy import Connection

from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.tables import NewMatch
from rulewright.doors.contract.tournaments import (
    AddBots,
    Entrant,
    NewTournament,
    Paired,
    Tournament,
    TournamentId,
    TournamentSummary,
)
from rulewright.doors.server.http.account import title
from rulewright.doors.server.http.endpoint import Ask, operation
from rulewright.doors.server.http.lobby import try_box
from rulewright.doors.server.http.operator_page import is_operator
from rulewright.doors.server.store import tournaments
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.tournaments import Field, TournamentRow
from rulewright.doors.server.translations import SAY
from rulewright.match.header import shown_name

TOURNAMENT = "/api/tournaments/{tournament}"


@operation("GET", "/api/tournaments", query=("game",))
async def list_tournaments(ask: Ask) -> list[TournamentSummary]:
    """The tournaments of everybody, and those you have made or entered: the next first, what is over last."""
    game = ask.query.get("game", "")
    if game:
        ask.tables.catalog.find(game)

    def work(c: Connection) -> list[TournamentSummary]:
        rows = tournaments.listed(c, ask.guest, game)
        sizes, won = tournaments.sizes(c, rows, ask.guest), tournaments.winners(c, rows)
        return [_summary(ask, row, *sizes[row.id], won[row.id]) for row in rows]

    return await ask.tables.database.read(work)


@operation("POST", "/api/tournaments", body=NewTournament, status=201)
async def make_tournament(ask: Ask) -> TournamentId:
    """Announce a tournament. You need an account, which is a passkey, or the operator's token."""
    ask.tables.openings.pass_through(ask.payer, "tables")
    wish, tables = await ask.body(NewTournament), ask.tables
    await try_box(ask, NewMatch(game=wish.game, seats=wish.seats, options=wish.options), tables.settings.limits.box)
    made = await tables.database.write(lambda c: tournaments.make(c, tables.catalog, ask.guest, wish, is_operator(ask)))
    return TournamentId(id=made)


@operation("GET", TOURNAMENT)
async def show_tournament(ask: Ask) -> Tournament:
    """A tournament with its standings and its games, for everybody who has its link."""
    return _told(ask, await ask.tables.database.read(lambda c: tournaments.field(c, ask.path["tournament"])))


@operation("POST", f"{TOURNAMENT}/enter")
async def enter(ask: Ask) -> Tournament:
    """Enter. Everybody who looks at the tournament sees your name and your rating in its game."""
    if not ask.known:
        raise Fault(409, SAY("not-known"))

    def work(c: Connection) -> Field:
        tournaments.enter(c, ask.path["tournament"], ask.guest)
        return tournaments.field(c, ask.path["tournament"])

    return _told(ask, await ask.tables.database.write(work))


@operation("POST", f"{TOURNAMENT}/withdraw")
async def withdraw(ask: Ask) -> Tournament:
    """Withdraw: you are paired no more. A game that you are playing goes on."""

    def work(c: Connection) -> Field:
        tournaments.withdraw(c, ask.path["tournament"], ask.guest)
        return tournaments.field(c, ask.path["tournament"])

    return _told(ask, await ask.tables.database.write(work))


def _mine(c: Connection, ask: Ask) -> TournamentRow:
    return tournaments.hosted(c, ask.path["tournament"], ask.guest, is_operator(ask))


@operation("POST", f"{TOURNAMENT}/bots", body=AddBots)
async def add_bots(ask: Ask) -> TournamentId:
    """Let bots enter your tournament, before it starts."""
    wish = await ask.body(AddBots)
    await ask.tables.database.write(lambda c: tournaments.add_bots(c, ask.tables.catalog, _mine(c, ask), wish))
    return TournamentId(id=ask.path["tournament"])


@operation("POST", f"{TOURNAMENT}/start")
async def start_tournament(ask: Ask) -> TournamentId:
    """Start your tournament now, without waiting for its time."""
    await ask.tables.database.write(lambda c: tournaments.start(c, _mine(c, ask)))
    return TournamentId(id=ask.path["tournament"])


@operation("POST", f"{TOURNAMENT}/cancel")
async def cancel_tournament(ask: Ask) -> TournamentId:
    """Cancel your tournament. Games that are being played go on, for themselves."""
    await ask.tables.database.write(lambda c: tournaments.cancel(c, _mine(c, ask).id))
    return TournamentId(id=ask.path["tournament"])


# ---------------------------------------------------------------- what is shown


def _summary(ask: Ask, row: TournamentRow, entered: int, you: int | None, winners: list[str]) -> TournamentSummary:
    return TournamentSummary(
        id=row.id, name=row.name, game=row.game, title=title(ask, row.game), kind=row.way.value, seats=row.seats,
        options=row.options, clock=row.clock, rated=row.rated, open=row.listed, rounds=row.rounds, minutes=row.minutes,
        most=row.most, patience=row.patience, starts=row.starts // 1000, status=row.status, round=row.round,
        entered=entered, you=you, winners=winners,
    )  # fmt: skip


def _told(ask: Ask, seen: Field) -> Tournament:
    row, by = seen.row, {entry.number: entry for entry in seen.entries}
    mine = next((entry for entry in seen.entries if entry.guest == ask.guest), None)
    number = mine.number if mine else None
    waits = (one.match for one in reversed(seen.pairings) if one.points is None and number in one.players)
    return Tournament(
        about=_summary(ask, row, len(seen.seeded), number, [shown_name(by[n].name) for n in row.winners]),
        host=row.host == ask.guest,
        gone=bool(mine and mine.gone),
        match=next(waits, None),
        entrants=[
            Entrant(
                number=one.number, name=shown_name(by[one.number].name), bot=by[one.number].bot, points=by[one.number].points,
                margin=by[one.number].margin, gone=by[one.number].gone, place=one.place, score=one.score,
                breaks=one.breaks, played=one.played, won=one.won,
            )
            for one in seen.standings()
        ],
        games=[
            Paired(
                round=one.round, board=one.board, players=one.players, match=one.match, points=one.points, forfeit=one.forfeit
            )
            for one in sorted(seen.pairings, key=lambda one: (-one.round, one.board))
        ],
        now=now() // 1000,
    )  # fmt: skip
