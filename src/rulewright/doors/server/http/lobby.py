"""The lobby over plain HTTP: games, names, tables, seats, heroes, and prepared deals."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import TypeVar, cast

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, select
from starlette.responses import Response

from rulewright import games
from rulewright.bots import registry
from rulewright.doors import describe
from rulewright.doors.contract.fault import Fault, refused
from rulewright.doors.contract.games import DayResults, Deal, FriendsTry, GameDetail, GameSummary, PlayedDeal
from rulewright.doors.contract.people import Bot, Hero, Me, Person
from rulewright.doors.contract.records import Lesson
from rulewright.doors.contract.tables import (
    Fill,
    Join,
    Joined,
    MatchId,
    MatchSummary,
    NewMatch,
    Result,
    SeatKind,
    Sitter,
)
from rulewright.doors.server.catalog import key_of
from rulewright.doors.server.http.endpoint import TABLE, Ask, operation
from rulewright.doors.server.http.records import sent_picture
from rulewright.doors.server.identity import SPECTATE, Payer, default_name
from rulewright.doors.server.jobs.prints import FORMS, HTML, MEDIA, PDF, PrintRequest
from rulewright.doors.server.live import coach
from rulewright.doors.server.live.table import LEFT
from rulewright.doors.server.store import campaigns, creation, day_turns, friends, matches, results, schema, seating
from rulewright.doors.server.store.day_turns import DayTurn
from rulewright.doors.server.store.matches import MatchRow, SeatRow, StoredMatch
from rulewright.doors.server.store.results import BEGINNER, DAILY, PUZZLE
from rulewright.doors.server.store.schema import GATHERING, OVER
from rulewright.doors.server.translations import SAY
from rulewright.kernel import deals
from rulewright.match.header import FORMER, named, shown_name, shown_names
from rulewright.telling.box_files import STANDARD
from rulewright.telling.prints import PAPERS


@operation("GET", "/api/games", fixed=())
def list_games(ask: Ask) -> list[GameSummary]:
    """The games that can be played here.

    Under `rulewright dev` the game you are writing comes first.
    """
    found = [describe.summary(game) for game in ask.tables.catalog.games.values()]
    return sorted(found, key=lambda game: not game.custom) if ask.tables.settings.dev else found


@operation("GET", "/api/games/{game}", query=("rules",), fixed=("game", "rules"))
def show_game(ask: Ask) -> GameDetail:
    """One game, its rulebook and its moves; `rules` of an earlier release, for a match that began under them."""
    game, rules = ask.tables.catalog.find(ask.path["game"]), ask.query.get("rules", "")
    address = f"{game.name}@{rules}"
    return describe.detail(games.load(address) if address in games.earlier_rules(game) else game)


@operation("GET", "/api/games/{game}/lesson", fixed=("game",))
def show_lesson(ask: Ask) -> Lesson:
    """The lesson: a guided first game."""
    game = ask.tables.catalog.find(ask.path["game"])
    try:
        found = coach.lesson(game)
    except ValueError as e:  # its rules or its box have changed since the lesson was written
        raise Fault(409, SAY("lesson-outdated", game=game.title, error=str(e))) from None
    if found is None:
        raise Fault(404, SAY("no-lesson", game=game.title))
    return found


@operation("GET", "/api/games/{game}/diagrams/{diagram}.svg", returns="image/svg+xml", query=("box",))
async def show_diagram(ask: Ask) -> Response:
    """A drawing for a rule about space.

    It shows the pieces of the named box, or of the usual one.
    """
    game = ask.tables.catalog.find(ask.path["game"])
    try:
        drawings = await asyncio.to_thread(describe.drawings, (game, ask.query.get("box", "")))
    except ValueError as e:
        raise Fault(404, f"{game.title}: {e}.") from None
    found = drawings.get(ask.path["diagram"])
    if found is None:
        raise Fault(404, SAY("no-diagram", game=game.title, name=repr(ask.path["diagram"][:40])))
    headers = {
        "Cache-Control": "public, max-age=3600",
        "Vary": "Accept-Language",
        "Content-Security-Policy": "default-src 'none'",
    }
    return Response(found, headers=headers, media_type="image/svg+xml")


@operation("GET", "/api/games/{game}/print", returns="text/html", query=("players", "box", "paper", "form"))
async def show_prints(ask: Ask) -> Response:
    """Everything in a box of the game as sheets to print and cut out: a page, or with `form=pdf` a PDF.

    `players` is how many play, `box` one of the boxes that the game comes with, and `paper` a4 or letter.
    """
    game, query = ask.tables.catalog.find(ask.path["game"]), ask.query
    asked = {
        "paper": query.get("paper") or "a4",
        "form": query.get("form") or HTML,
        "box": query.get("box") or STANDARD,
    }
    for name, known in (("paper", [*PAPERS]), ("form", [*FORMS]), ("box", [*game.boxes])):
        if asked[name] not in known:
            raise Fault(400, SAY("print-one-of", name=name, known=", ".join(known)))
    seats = ask.number("players", 0) or game.welcome.seats or game.seats[0]
    if not game.seats[0] <= seats <= game.seats[1]:
        raise Fault(400, SAY("print-players-are", low=game.seats[0], high=game.seats[1]))
    if asked["form"] == PDF and find_spec("typst") is None:
        raise Fault(501, SAY("print-no-pdf"))
    asked["box"] = asked["box"] if len(game.boxes) > 1 else ""
    found = await ask.tables.pictures.printed(PrintRequest(games.address(game), seats, **asked), ask.payer)
    return sent_picture(ask, found, MEDIA[asked["form"]])


@operation("GET", "/api/bots", query=("game",), fixed=("game",))
def list_bots(ask: Ask) -> list[Bot]:
    """The bots that can play a game."""
    game = ask.tables.catalog.find(ask.query.get("game", ""))
    return [
        Bot(name=bot.name, title=bot.title, about=bot.about, points=results.points_of(game, bot.name))
        for bot in registry.bots(game)
    ]


@operation("GET", "/api/heroes", query=("game",))
async def list_heroes(ask: Ask) -> list[Hero]:
    """Your own heroes in a game."""
    game = ask.tables.catalog.find(ask.query.get("game", ""))
    found = await ask.tables.database.read(lambda c: campaigns.of_guest(c, ask.guest, game))
    return [Hero(**hero) for hero in found]


@operation("GET", "/api/me")
async def show_me(ask: Ask) -> Person:
    """Who you are; sets your cookie on the first visit."""
    name = await ask.tables.database.read(lambda c: matches.own_name(c, ask.guest))
    return Person(name=shown_name(name or default_name(ask.guest)), chosen=name is not None)


@operation("PUT", "/api/me", body=Me)
async def name_me(ask: Ask) -> Person:
    """Give yourself a name.

    Tables whose game has not begun show the new name too.
    """
    try:
        (name,) = named([(await ask.body(Me)).name.strip()], 1)
    except ValueError as e:
        raise Fault(400, f"{e}.") from None
    if name.casefold().startswith(tuple(former.casefold() for former in shown_names(FORMER))):
        raise Fault(400, SAY("name-of-leavers", name=repr(name)))
    tables, guests, seats, games = ask.tables, schema.guests, schema.seats, schema.matches

    def work(c: Connection) -> list[str]:
        row = tables.database.insert(guests).values(id=ask.guest, name=name)
        c.execute(row.on_conflict_do_update(index_elements=["id"], set_={"name": name}))
        gathering = select(games.c.id).where(games.c.status == GATHERING)
        mine = (seats.c.guest == ask.guest) & seats.c.match.in_(gathering)
        found = list(c.execute(select(seats.c.match).where(mine)).scalars())
        c.execute(seats.update().where(mine).values(name=name))
        for match in found:
            matches.announce(c, matches.news(tables.process, match))
        return found

    for match in await tables.database.write(work):
        await tables.changed(match)
    return Person(name=name, chosen=True)


# ---------------------------------------------------------------- tables


@operation("POST", "/api/matches", body=NewMatch, status=201)
async def open_table(ask: Ask) -> Joined:
    """Open a table.

    Clients without a cookie share one guest's limit per address, because each request is a new guest.
    """
    ask.tables.openings.pass_through(ask.payer, "tables")
    most = ask.tables.settings.limits.box
    wish, tables = await ask.body(NewMatch, 2 * most), ask.tables  # text may be twice as long in JSON
    await try_box(ask, wish, most)
    origin = tables.signer.origin(ask.payer.address)
    match = await tables.database.write(
        lambda c: creation.open_table(c, tables.catalog, ask.guest, origin, wish, tables.settings.limits)
    )
    tables.metrics.matches["opened"] += 1
    return await _joined(ask, match, wish.seat)


async def try_box(ask: Ask, wish: NewMatch, most: int) -> None:
    """Read the box and cache it. Refuse a custom box that cannot be played or is too long. Other errors are reported when the
    table is opened."""
    if len(wish.box or "") > most:
        raise Fault(413, SAY("box-too-long", most=most))
    game = ask.tables.catalog.find(wish.game)
    try:
        seats = game.seats[0] if wish.seats is None else wish.seats
        await ask.tables.boxes.lay(key_of(game, game.chosen(wish.options), seats, wish.box), ask.payer)
    except ValueError as e:
        if wish.box is not None:
            raise refused(e) from None


async def _joined(ask: Ask, match: str, seat: int) -> Joined:
    """The guest's seat at the table; the host also gets the invite links."""
    table = await ask.tables.table(match)
    if seat >= 0:
        table.asked_by(Payer(ask.guest, ask.payer.address))
    await ask.tables.serve(match)
    table = await ask.tables.table(match)
    return Joined(id=match, you=seat, links=table.links() if table.row.host == ask.guest else None)


T = TypeVar("T")


async def _change(ask: Ask, work: Callable[[Connection, str], T]) -> T:
    """Change who sits at a table, and notify every process."""
    match, tables = ask.path["match"], ask.tables
    await tables.lay((await tables.people(match))[0], ask.payer)  # the game may begin with this

    def both(c: Connection) -> T:
        result = work(c, match)
        matches.announce(c, matches.news(tables.process, match))
        return result

    return await tables.database.write(both)


@operation("POST", f"{TABLE}/join", body=Join)
async def join(ask: Ask) -> Joined:
    """Take a seat, or watch."""
    wish, tables = await ask.body(Join), ask.tables
    seat = await _change(ask, lambda c, match: seating.join(c, tables.catalog, tables.signer, match, ask.guest, wish))
    return await _joined(ask, ask.path["match"], seat)


@operation("POST", f"{TABLE}/fill", body=Fill)
async def fill(ask: Ask) -> MatchId:
    """Give an open seat to a bot (host)."""
    wish, tables = await ask.body(Fill), ask.tables
    await _change(ask, lambda c, match: seating.fill(c, tables.catalog, match, ask.guest, wish.seat, wish.bot))
    await tables.serve(ask.path["match"])
    return MatchId(id=ask.path["match"])


@operation("POST", f"{TABLE}/leave")
async def leave(ask: Ask) -> MatchId:
    """Leave; a bot stands in."""
    match = ask.path["match"]
    await ask.tables.leave(match, ask.guest)
    table = ask.tables.by_match.get(match)
    for socket in list(table.sockets if table else ()):
        if socket.payer.guest == ask.guest:
            await socket.dismiss(LEFT, "left")
    return MatchId(id=match)


@operation("POST", f"{TABLE}/rematch")
async def rematch(ask: Ask) -> MatchId:
    """Play again with the same people."""
    made: str = await _change(ask, lambda c, match: seating.rematch(c, ask.tables.catalog, match, ask.guest))
    await ask.tables.changed(ask.path["match"])
    await ask.tables.serve(made)
    return MatchId(id=made)


# ---------------------------------------------------------------- lists


@operation("GET", "/api/matches/mine", query=("page",))
async def list_mine(ask: Ask) -> list[MatchSummary]:
    """The tables where you have a seat: those where it is your turn first, then other unfinished ones. A page has 50."""
    page = ask.number("page", 0)

    def work(c: Connection) -> tuple[matches.Listed, dict[tuple[str, int], DayTurn]]:
        found = matches.tables_of(c, ask.guest, page)
        by_day = [row.id for row, _ in found if row.clock and "days" in row.clock]
        turns = day_turns.rows_of(c, by_day) if by_day else []
        return found, {(turn.match, turn.seat): turn for turn in turns}

    found, turns = await ask.tables.database.read(work)
    told = _told(ask, found)
    for summary, (row, seats) in zip(told, found, strict=True):
        mine = [turns[row.id, i] for i in summary.here if (row.id, i) in turns]
        summary.left = min((left for turn in mine if (left := turn.left_of(row, seats)) is not None), default=None)
    return told


@operation("GET", "/api/matches/open", query=("game", "free", "page"))
async def list_open(ask: Ask) -> list[MatchSummary]:
    """The tables anybody may join, with at least `free` open seats. A page has 50."""
    return await _listed(ask, ask.number("free", 0))


@operation("GET", "/api/matches/running", query=("game", "page"))
async def list_running(ask: Ask) -> list[MatchSummary]:
    """The running games of others that anybody may watch: those of tables that were open to all. A page has 50."""
    return await _listed(ask, running=True)


async def _listed(ask: Ask, free: int = 0, running: bool = False) -> list[MatchSummary]:
    wanted = matches.Filter(ask.query.get("game", ""), free, ask.number("page", 0), ask.guest, running)
    if wanted.game:
        ask.tables.catalog.find(wanted.game)
    return _told(ask, await ask.tables.database.read(lambda c: matches.listed_tables(c, wanted)))


def _told(ask: Ask, found: matches.Listed) -> list[MatchSummary]:
    return [_summary(ask, row, seats) for row, seats in found]


async def story(ask: Ask) -> StoredMatch:
    """One table, for guests who have a seat at it, watch it or have an invitation; for all if it is listed or over."""
    match, token = ask.path["match"], ask.query.get("token", "")
    story = await ask.tables.database.read(lambda c: matches.read(c, match, after=1 << 30))
    if story is None:
        raise Fault(404, SAY("no-table"))
    if matches.closed(story.row, story.seats):
        raise Fault(410, SAY("closed"))
    known = matches.seat_of(story.seats, ask.guest) is not None or story.row.listed or story.row.status == OVER
    if not known and not token and not await ask.tables.watches(match, ask.guest):
        raise Fault(403, SAY("not-open-to-all"))
    if not known and token and ask.tables.signer.seat_of(match, story.row.seats, token) is None:
        raise Fault(403, SAY("wrong-link"))
    return story


@operation("GET", TABLE, query=("token",))
async def show_match(ask: Ask) -> MatchSummary:
    """One table."""
    seen = await story(ask)
    found = _summary(ask, seen.row, seen.seats)
    token = ask.query.get("token", "")
    found.invited = ask.tables.signer.seat_of(seen.row.id, seen.row.seats, token) if token else None
    if found.you is None and await ask.tables.watches(seen.row.id, ask.guest):
        found.you = SPECTATE
    return found


@operation("GET", f"{TABLE}/box", returns="application/toml", query=("token",))
async def show_box(ask: Ask) -> Response:
    """The custom box of a table.

    It is exactly as uploaded: with it, the record can be verified elsewhere.
    """
    row = (await story(ask)).row
    if row.content is None:
        raise Fault(404, SAY("no-custom-box"))
    headers = {"Content-Disposition": f'attachment; filename="{row.game}-{row.id}.toml"', "Cache-Control": "no-store"}
    return Response(row.content, media_type="application/toml", headers=headers)


def _result(ask: Ask, row: MatchRow) -> Result | None:
    """The stored result of a match, with the name of its ending in the reader's language."""
    found = msgspec.convert(row.result, Result | None)
    game = ask.tables.catalog.games.get(row.game)
    return found if found is None or game is None else msgspec.structs.replace(found, called=game.called(found.ending))


def _summary(ask: Ask, row: MatchRow, seats: list[SeatRow]) -> MatchSummary:
    table = ask.tables.by_match.get(row.id)
    connected = table.connected if table else set()
    game = ask.tables.catalog.games.get(row.game)
    return MatchSummary(
        id=row.id,
        game=row.game,
        title=game.title if game else row.game,
        seats=[
            Sitter(
                name=shown_name(s.name),
                kind=cast(SeatKind, s.kind),
                bot=s.bot,
                profile=s.profile or "",
                connected=s.seat in connected,
                standin=s.standin,
            )
            for s in seats
        ],
        you=matches.seat_of(seats, ask.guest),
        invited=None,
        here=matches.seats_of(seats, ask.guest),
        host=row.host == ask.guest,
        started=row.header is not None,
        number=row.number,
        waiting=[] if row.status == OVER else [i for i in range(row.seats) if row.waiting >> i & 1],
        over=_result(ask, row),
        options=row.options,
        hero=row.hero,
        clock=row.clock,
        rated=row.rated and not row.practice,
        rematch=row.rematch,
        uploaded=row.uploaded,
        own_box=row.content is not None,
        updated=row.updated // 1000,
    )


# ---------------------------------------------------------------- prepared deals


KINDS = (DAILY, *deals.GRADES, PUZZLE)


@operation("GET", "/api/games/{game}/deal", query=("kind", "near"))
async def show_deal(ask: Ask) -> Deal:
    """A graded deal or a puzzle: `kind` is daily, easy, medium, hard or puzzle. A puzzle is about as hard as you
    are rated, or as `near` says.

    The answer has the seed to open a table with, or the number of the puzzle.
    """
    game, kind, near = ask.tables.catalog.find(ask.path["game"]), ask.query.get("kind", ""), ask.query.get("near", "")
    if kind not in KINDS:
        raise Fault(400, SAY("kind-one-of", kinds=", ".join(KINDS)))
    if near and not (near.isdecimal() and len(near) < 6):
        raise Fault(400, SAY("near-rating"))
    random, found = Random(), Deal(kind=kind, seed=None, puzzle=None, grade="", rating=0, day="", match="")
    if kind == PUZZLE:
        if not deals.puzzles(game.home):
            raise Fault(404, SAY("no-puzzles", game=game.title))
        known = (await ask.tables.database.read(lambda c: results.latest_deals(c, ask.guest))).get(game.name)
        rating = int(near) if near else known["rating"] if known else BEGINNER
        puzzle = deals.puzzle_near(game.home, rating, random.randrange(deals.NEAR))
        return replace(found, puzzle=puzzle.number, rating=puzzle.rating)
    if not any(deals.known(game.home)):
        raise Fault(404, SAY("no-deals", game=game.title))
    if kind == DAILY:
        day = results.today()

        def daily(c: Connection) -> Deal:
            (seed, grade), mine = results.daily(c, game, day), results.my_daily(c, ask.guest, game, day)
            return replace(found, seed=seed, grade=grade, day=day.isoformat(), match=mine)

        return await ask.tables.database.read(daily)
    return replace(found, seed=deals.chosen(game.home, kind, random.randrange(1 << 20)), grade=kind)


@operation("GET", "/api/games/{game}/deal/today")
async def show_day(ask: Ask) -> DayResults:
    """How people on this server did at today's deal, once you have finished it yourself.

    Nobody is named but your friends. Of each guest only the first table counts.
    """
    game, day = ask.tables.catalog.find(ask.path["game"]), results.today()

    def work(c: Connection) -> DayResults:
        found = results.day_results(c, game, day)
        if ask.guest not in found:
            raise Fault(409, SAY("deal-not-played"))
        mine, others = found[ask.guest], [how for guest, how in found.items() if guest != ask.guest]
        known = [(name, *found[guest]) for guest, name in friends.friends_of(c, ask.guest) if guest in found]
        return DayResults(
            day=day.isoformat(),
            tries=len(found),
            won=sum(won for won, _ in found.values()),
            behind=sum(how < mine for how in others),
            level=sum(how == mine for how in others),
            friends=[
                FriendsTry(name=name, won=won, score=score)
                for name, won, score in sorted(known, key=lambda one: (not one[1], -one[2], one[0]))
            ],
        )

    return await ask.tables.database.read(work)


@operation("GET", f"{TABLE}/deal")
async def show_played(ask: Ask) -> PlayedDeal | None:
    """Which graded deal or puzzle your match is; null: it is none.

    Once the match is over, also how it changed your rating or streak.
    """
    match = ask.path["match"]

    def work(c: Connection) -> results.PlayedDeal | None:
        _, seats = matches.hold(c, match)
        if matches.seat_of(seats, ask.guest) is None:
            raise Fault(404, SAY("no-seat-here"))
        return results.find_deal(c, match)

    return msgspec.convert(await ask.tables.database.read(work), PlayedDeal | None)
