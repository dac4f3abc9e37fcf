"""The tools and resources of `rulewright mcp`, over stdio or streamable HTTP."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from secrets import token_urlsafe
from threading import Lock
from time import monotonic
from typing import Annotated, Any
from urllib.parse import urlsplit

from mcp.server.context import CallNext, HandlerResult, ServerRequestContext
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ResourceError
from mcp_types import ToolAnnotations
from pydantic import Field

from rulewright import __version__, games
from rulewright.doors.mcp import laboratory, library
from rulewright.doors.mcp.answers import (
    Left,
    Log,
    Looked,
    Moves,
    Paged,
    Seated,
    Standing,
    Study,
    Verdict,
    Words,
    answered,
    leaf,
)
from rulewright.doors.mcp.briefing import briefing
from rulewright.doors.mcp.local import LocalTable, Plan, Room
from rulewright.doors.mcp.remote import RemoteTable
from rulewright.doors.mcp.table import SeatedTable, find_move
from rulewright.doors.mcp.text import LINES, MOVES, PAGE, bounded, page_of, paged, pages_of
from rulewright.doors.mcp.thinking import CLIENT, Thinkers
from rulewright.doors.mcp.tokens import AUTH, Tokens
from rulewright.telling.language import ENGLISH, LANGUAGES, PSEUDO, speaking

INSTRUCTIONS = """\
You can play tabletop games here. list_games says which; read_rules explains one. start_table opens a table against bots, or
join_table takes the seat of an invite link. Both answer with the name of your table, which every other tool asks for.
Then play until the game is over. When it is your turn, the answer has what happened, the table and your moves, each with its
number; look and list_moves show what did not fit. A refused move names the rule that forbids it; why_not explains one without
making it. You see what your seat may see and nothing else. With language, the game speaks another one than English."""
TABLES, TABLES_EACH = 200, 20
"""The most tables kept in all, and for one client."""
UNUSED = 3600.0
"""Seconds after which an unused table may be evicted for a new one; a finished game may be evicted at once."""
LAB = 300.0
"""Timeout in seconds for an experiment."""
LONGEST_WAIT = 50
"""The longest wait in seconds: many clients give up after a minute."""

LONGEST_TEXT = 500
"""The longest text that a client may look up or use as a name."""

TableName = Annotated[
    str, Field(description="Your table, as start_table or join_table named it.", max_length=LONGEST_TEXT)
]
GameName = Annotated[str, Field(description="A game by its short name, as list_games has it.", max_length=LONGEST_TEXT)]
Page = Annotated[int, Field(description="Which page, counted from 1.", ge=1)]
Language = Annotated[
    str,
    Field(description=f"In which language the game speaks: {', '.join(LANGUAGES)}. What it lacks is said in English."),
]
MoveText = Annotated[
    Annotated[str, Field(max_length=LONGEST_TEXT)] | Annotated[int, Field(strict=True)],
    Field(description="A move by its number, by its words, or by verb: cross cell=8 side=1."),
]
READS, ADDS, CHANGES = (
    ToolAnnotations(read_only_hint=reads, destructive_hint=changes, open_world_hint=False)
    for reads, changes in ((True, False), (False, False), (False, True))
)
"""What clients are told of a tool: it changes nothing; it only adds something; what it does cannot be taken back."""


@dataclass
class Kept:
    """A table, its client, and when it was last used."""

    table: SeatedTable
    client: str
    used: float


class Seats:
    """The tables of this process by name. A name cannot be guessed, and knowing it is enough to play the seat.

    Connections are allowed only to the addresses in `servers`; None: to any.
    """

    def __init__(self, servers: Collection[str] | None = None) -> None:
        self.think, self.servers = Thinkers(), servers
        self._tables: OrderedDict[str, Kept] = OrderedDict()
        self._lock = Lock()

    def add(self, table: SeatedTable) -> str:
        name = f"{table.game.name}-{token_urlsafe(9)}"
        with self._lock:
            self._make_room()
            self._tables[name] = Kept(table, CLIENT.get(), monotonic())
        return name

    def make_room(self) -> None:
        """Make sure that the client may have another table; raises ValueError otherwise."""
        with self._lock:
            self._make_room()

    def _make_room(self) -> None:
        """Evict tables if necessary, but never one that is in use."""
        client = CLIENT.get()
        for of, most, full in (
            ([name for name, kept in self._tables.items() if kept.client == client], TABLES_EACH, OWN_FULL),
            (list(self._tables), TABLES, ALL_FULL),
        ):
            if len(of) >= most:
                idle = monotonic() - UNUSED
                spare = [name for name in of if self._tables[name].table.over or self._tables[name].used < idle]
                if not spare:
                    raise ValueError(full)
                del self._tables[spare[0]]

    def find(self, name: str) -> SeatedTable:
        with self._lock:
            if name not in self._tables:
                raise ValueError(f"There is no table {name!r}: start_table and join_table name one.")
            self._tables.move_to_end(name)
            self._tables[name].used = monotonic()
            return self._tables[name].table

    def leave(self, name: str) -> SeatedTable:
        """Remove a table."""
        table = self.find(name)
        with self._lock:
            self._tables.pop(name, None)
        return table

    def language(self, name: str) -> str:
        """The language of a table."""
        with self._lock:
            return self._tables[name].table.language if name in self._tables else ENGLISH

    def reach(self, address: str) -> str:
        """The address, if connecting to it is allowed: otherwise a client could make this machine probe its own network."""
        if self.servers is not None and _origin(address) not in {_origin(server) for server in self.servers}:
            known = ", ".join(self.servers) or "play here"
            raise ValueError(f"Tables of that server cannot be reached from here: {known}.")
        return address

    def room(self, invite: str) -> Room:
        """The room of an invite."""
        with self._lock:
            tables = [kept.table for kept in self._tables.values()]
        for table in tables:
            if isinstance(table, LocalTable) and invite in table.room.invites:
                return table.room
        raise ValueError("This invite leads to no table here.")


OWN_FULL = (
    f"You have {TABLES_EACH} unfinished tables, the most a client may have: finish one, or give it up with leave_table."
)
ALL_FULL = f"{TABLES} unfinished games are played here, the most there may be: try again later."


def _origin(address: str) -> tuple[str, str]:
    place = urlsplit(address)
    return place.scheme, place.netloc.rpartition("@")[2]


async def _know_client(ctx: ServerRequestContext[Any, Any], call_next: CallNext) -> HandlerResult:
    """Middleware that records the client of a request: by its token or, if none is required, by its address."""
    request, client = ctx.request, ""
    if request is not None:
        user = request.scope.get("user")
        client = f"token {user.username}" if user else str(request.client and request.client.host)
    before = CLIENT.set(client)
    try:
        return await call_next(ctx)
    finally:
        CLIENT.reset(before)


def create(seats: Seats | None = None, tokens: Tokens | None = None) -> MCPServer[None]:
    """The server with all its tools and resources, for these tables. With `tokens`, HTTP requests must carry one of them."""
    seats = Seats() if seats is None else seats

    @asynccontextmanager
    async def lifespan(_: MCPServer[None]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            seats.think.close()

    server: MCPServer[None] = MCPServer(
        "rulewright", title="Rulewright", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING",
        lifespan=lifespan, middleware=[_know_client], token_verifier=tokens, auth=AUTH if tokens else None,
    )  # fmt: skip
    _add_reading(server)
    _add_sitting(server, seats)
    _add_looking(server, seats)
    _add_playing(server, seats)
    _add_thinking(server, seats)
    _add_resources(server)
    return server


# ---------------------------------------------------------------- reading


def _add_reading(server: MCPServer[None]) -> None:
    @server.tool(annotations=READS)
    @answered(Paged)
    def list_games(page: Page = 1) -> Words:
        """The games that can be played, with their options."""
        return leaf(library.listed_games(), page)

    @server.tool(annotations=READS)
    @answered(Paged)
    def read_rules(
        game: GameName,
        clause: Annotated[
            str, Field(description="One clause by its id, such as KA-H32.", max_length=LONGEST_TEXT)
        ] = "",
        search: Annotated[str, Field(description="A word or a card to look up.", max_length=LONGEST_TEXT)] = "",
        whole: Annotated[bool, Field(description="The whole rulebook, in pages.")] = False,
        language: Language = ENGLISH,
        page: Page = 1,
    ) -> Words:
        """The rules of a game: a summary, one clause with its reason, what is said about a word, or everything."""
        found = library.game(game)
        with speaking(spoken(language)):
            if clause:
                return leaf(library.clause(found, clause), 1)
            if search:
                return leaf(library.searched(found, search), page)
            return leaf(library.rulebook(found) if whole else library.summary(found), page)


# ---------------------------------------------------------------- sitting down


def _add_sitting(server: MCPServer[None], seats: Seats) -> None:
    @server.tool(annotations=ADDS)
    @answered(Seated)
    def start_table(
        game: GameName,
        name: Annotated[str, Field(description="What you are called at the table.")] = "Player 1",
        players: Annotated[int, Field(description="How many play; 0: as many as usual.", ge=0)] = 0,
        bots: Annotated[
            str,
            Field(description="One of the bots that list_games names for the game, for all, or 3,5 for each."),
        ] = "2",
        open_seats: Annotated[int, Field(description="Seats kept for others, who are sent an invite.", ge=0)] = 0,
        options: Annotated[dict[str, int | str] | None, Field(description="Options of the game by name.")] = None,
        seed: Annotated[int | None, Field(description="Play the same deal again; only at a local table.", ge=0)] = None,
        server: Annotated[
            str, Field(description="The address of a Rulewright server; empty: play here.", max_length=LONGEST_TEXT)
        ] = "",
        language: Language = ENGLISH,
    ) -> Words:
        """Open a table and sit down: here against bots, or on a server. Answers with the name of your table."""
        plan, tag = Plan(game, name, players, bots, open_seats, options or {}, seed), spoken(language)
        seats.make_room()
        if server:
            return _seated(seats, RemoteTable.open(seats.reach(server), plan, tag))
        return _seated(seats, LocalTable(Room(plan, seats.think), 0, tag))

    @server.tool(annotations=ADDS)
    @answered(Seated)
    def join_table(
        invite: Annotated[
            str, Field(description="An invite link of a server, or an invite of start_table.", max_length=LONGEST_TEXT)
        ],
        name: Annotated[str, Field(description="What you are called at the table.")] = "",
        language: Language = ENGLISH,
    ) -> Words:
        """Take the seat that an invite leads to. Answers with the name of your table."""
        tag = spoken(language)
        seats.make_room()
        if "://" in invite:
            return _seated(seats, RemoteTable.join(seats.reach(invite), name, tag))
        room = seats.room(invite)
        return _seated(seats, LocalTable(room, room.take(invite, name), tag))

    @server.tool(annotations=CHANGES)
    @answered(Left)
    def leave_table(table: TableName) -> Words:
        """Give up a table, whether or not its game is over. It makes room for another one, and cannot be come back to."""
        left = seats.leave(table)
        return f"You have left {table}.", {"table": table, "game": left.game.name}


def spoken(language: str) -> str:
    """Validate a language tag. Text that a game lacks in a language falls back to English."""
    if language not in (*LANGUAGES, PSEUDO):
        raise ValueError(f"There is no language {language[:20]!r} here: choose one of {', '.join(LANGUAGES)}.")
    return language


def _seated(seats: Seats, table: SeatedTable) -> Words:
    name = seats.add(table)
    who = ", ".join(table.names)
    said = [f"Your table is {name}.", f"{table.game.title}, seat {table.seat + 1} of {len(table.names)}: {who}."]
    said += [] if table.status().started else ["wait_for_turn waits for the others."]
    data = {"table": name, "game": table.game.name, "seat": table.seat, "names": list(table.names)}
    invites = [part for part in table.link.split(", ") if part]
    with speaking(table.language):
        return briefing(table, {**data, "invites": invites, **_standing(table)}, said)


# ---------------------------------------------------------------- playing


def _add_looking(server: MCPServer[None], seats: Seats) -> None:
    at_table = partial(answered, language=seats.language)

    @server.tool(annotations=READS)
    @at_table(Looked)
    def look(
        table: TableName,
        data: Annotated[bool, Field(description="The view as JSON instead of words.")] = False,
        page: Page = 1,
    ) -> Words:
        """What your seat sees: the table in words, or the fields of your view as data."""
        at = seats.find(table)
        text, pages = _data_page(at.view(), page) if data else leaf(at.board(), page)
        shown = text if data else f"{text}\n\n{at.status().sentence}"
        return shown, {**_standing(at), **pages, "receipt": at.receipt()}

    @server.tool(annotations=READS)
    @at_table(Moves)
    def list_moves(
        table: TableName,
        containing: Annotated[str, Field(description="Only moves with these words.", max_length=LONGEST_TEXT)] = "",
        page: Page = 1,
    ) -> Words:
        """The moves you may make now, each with its number."""
        at = seats.find(table)
        found = [move for move in at.moves() if containing.casefold() in move.label.casefold()]
        if not found:
            none = f"No move has these words: {containing}." if containing else at.status().sentence
            return none, {"moves": [], "page": 1, "pages": 1}
        shown, pages = page_of(found, page, MOVES)
        lines = [f"{move.code}  {move.label}" for move in shown]
        more = [f"Page {page} of {pages}; {len(found)} moves in all."] if pages > 1 else []
        data = [{"code": m.code, "label": m.label, "verb": m.verb, "arguments": m.arguments} for m in shown]
        return "\n".join([*lines, *more]), {"moves": data, "page": page, "pages": pages}


def _add_playing(server: MCPServer[None], seats: Seats) -> None:
    at_table = partial(answered, language=seats.language)

    @server.tool(annotations=CHANGES)
    @at_table(Standing)
    def play(table: TableName, move: MoveText) -> Words:
        """Make a move. Answers with what happened up to your next turn, the table and your moves."""
        at = seats.find(table)
        at.play(find_move(at, str(move)))
        return briefing(at, _standing(at))

    @server.tool(annotations=READS)
    @at_table(Verdict)
    def why_not(table: TableName, move: MoveText) -> Words:
        """Whether a move is allowed now, and if not, which rule forbids it. Nothing is played."""
        at = seats.find(table)
        refused = at.refusal(find_move(at, str(move), allowed=False))
        if refused is None:
            return "You may make this move now.", {"allowed": True}
        said = {"allowed": False, "refused": refused.sentence, "clause": refused.clause, "text": refused.text}
        return str(refused), said

    @server.tool(annotations=READS)
    @at_table(Log)
    def read_log(
        table: TableName, since: Annotated[int, Field(description="How many lines you have already.", ge=0)] = 0
    ) -> Words:
        """What your seat was told, from a line on."""
        at = seats.find(table)
        log = at.log()
        shown = log[since : since + LINES]
        more = "" if since + len(shown) >= len(log) else f"\nMore: read_log with since={since + len(shown)}."
        return ("\n".join(shown) or "Nothing new.") + more, {"next": since + len(shown), "lines": len(log)}

    @server.tool(annotations=READS)
    @at_table(Standing)
    def wait_for_turn(
        table: TableName, seconds: Annotated[int, Field(description="How long at most.", ge=0, le=LONGEST_WAIT)] = 30
    ) -> Words:
        """Wait until it is your turn or the game is over, where you play with other people or a call was cancelled."""
        at = seats.find(table)
        at.wait(seconds)
        return briefing(at, _standing(at))


def _standing(at: SeatedTable) -> Standing:
    status = at.status()
    return {"number": status.number, "your_turn": status.yours, "over": status.over, "started": status.started}


def _data_page(view: Mapping[str, object], page: int) -> Words:
    """As many fields of a view as fit on a page; a field larger than a page is cut as text."""
    parts = list[dict[str, object]]()
    for key, value in view.items():
        pieces = pages_of(_json(value))
        for piece in pieces:
            if not parts or len(pieces) > 1 or len(_json(parts[-1])) + len(key) + len(piece) > PAGE:
                parts.append({})
            parts[-1][key] = value if len(pieces) == 1 else piece
    (shown,), pages = page_of(parts, page, 1)
    return _json(shown), {"page": page, "pages": pages}


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


# ---------------------------------------------------------------- thinking


def _add_thinking(server: MCPServer[None], seats: Seats) -> None:
    at_table = partial(answered, language=seats.language)

    @server.tool(annotations=ADDS)
    @at_table(Standing)
    def ask_coach(
        table: TableName,
        compare: Annotated[MoveText, Field(description="A move to hold against the best one.")] = "",
    ) -> Words:
        """What your moves are worth from what you can know. Refused where other people play."""
        at = seats.find(table)
        return at.advice(find_move(at, str(compare)) if compare != "" else -1), _standing(at)

    @server.tool(annotations=READS)
    @at_table(Paged)
    def review(table: TableName, page: Page = 1) -> Words:
        """The best and worst decisions of a finished game, and luck apart from skill."""
        return leaf(seats.find(table).review(), page)

    @server.tool(annotations=READS)
    @answered(Study)
    def run_lab(
        game: GameName,
        experiment: Annotated[str, Field(description=f"One of: {', '.join(laboratory.EXPERIMENTS)}.")] = "simulate",
        games: Annotated[int, Field(description="How many games.", ge=1, le=laboratory.MOST_GAMES)] = 1000,
        players: Annotated[int, Field(description="How many play; 0: as few as can.", ge=0)] = 0,
        seed: Annotated[int, Field(description="The seed of the first game.", ge=0)] = 0,
        options: Annotated[dict[str, int | str] | None, Field(description="Options of the game by name.")] = None,
    ) -> Words:
        """Play many games and say what came of them."""
        asked = laboratory.Experiment(game, games, players, seed, options or {})
        try:
            said = seats.think(laboratory.run, (experiment, asked), LAB)
        except TimeoutError:
            raise ValueError(f"That took longer than {LAB:.0f} seconds and was ended: ask for fewer games.") from None
        return said, {"game": game, "games": games, "seed": seed}


# ---------------------------------------------------------------- resources


def _add_resources(server: MCPServer[None]) -> None:
    def read(text: Callable[[], str], page: str) -> str:
        try:
            return paged(text(), int(page))
        except ValueError as e:
            raise ResourceError(str(e)) from None

    for name in games.names():
        _add_shelf(server, name, read)

    @server.resource("rulewright://rules/{game}/{page}", description="The rulebook of a game, in pages.")
    def rules(game: str, page: str) -> str:
        return read(lambda: library.rulebook(library.game(game)), page)

    @server.resource("rulewright://lessons/{game}/{page}", description="The guided first game of a game, in pages.")
    def lessons(game: str, page: str) -> str:
        return read(lambda: library.lesson(library.game(game)), page)

    @server.resource("rulewright://records", description="The names of the records of finished games.")
    def names() -> str:
        return bounded("\n".join(library.records()))

    @server.resource("rulewright://records/{name}/{page}", description="The record of a finished game, in pages.")
    def record(name: str, page: str) -> str:
        return read(lambda: library.record(name), page)


def _add_shelf(server: MCPServer[None], name: str, read: Callable[[Callable[[], str], str], str]) -> None:
    """Add the first pages of a game's rulebook and lesson, for clients that list resources."""
    game = games.load(name)

    @server.resource(f"rulewright://rules/{name}", title=f"{game.title}: rulebook")
    def rules() -> str:
        return read(lambda: library.rulebook(game), "1")

    if game.lesson:

        @server.resource(f"rulewright://lessons/{name}", title=f"{game.title}: lesson")
        def lesson() -> str:
            return read(lambda: library.lesson(game), "1")
