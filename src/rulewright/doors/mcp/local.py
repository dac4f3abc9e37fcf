"""Tables in this process: one or more seats for the connected assistants, and bots in the others."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_hex, token_urlsafe
from typing import Any

import msgspec

from rulewright import games
from rulewright.bots import registry
from rulewright.bots.bot import Bot
from rulewright.bots.fallback import Backstage, fallback
from rulewright.bots.levels import LEVELS
from rulewright.bots.names import name as called
from rulewright.doors.mcp import library
from rulewright.doors.mcp.messages import SAY
from rulewright.doors.mcp.table import SeatedTable, Status
from rulewright.doors.mcp.text import drawn
from rulewright.doors.mcp.thinking import A, Think, at_once, pause
from rulewright.doors.server.jobs.bots import Question, answer, any_move
from rulewright.kernel.derived import derived_if_possible
from rulewright.kernel.game import Game
from rulewright.kernel.jsonable import Json, jsonable
from rulewright.match import Match, Move, Refused, load, store
from rulewright.match.messages import SAY as MATCH
from rulewright.telling.language import ENGLISH, figure, listed

log = logging.getLogger(__name__)

MOVE, ADVICE, REVIEW = 30.0, 60.0, 600.0
"""Timeouts in seconds for a bot's move, the coach's advice, and a review."""


@dataclass(frozen=True)
class Plan:
    """The parameters of a new table."""

    game: str
    name: str = "Player 1"
    players: int = 0
    """0: the number recommended to newcomers."""
    bots: str = "2"
    """One for all other seats, or a comma-separated list with one for each."""
    open_seats: int = 0
    """How many of the other seats are reserved for people with an invite."""
    options: Mapping[str, int | str] = field(default_factory=dict)
    seed: int | None = None

    def fills(self, seats: int) -> list[str]:
        """A bot for each of the last seats, not counting the open ones."""
        count, named = seats - 1 - self.open_seats, [part.strip() for part in self.bots.split(",")]
        if count < 0:
            raise ValueError(SAY("too-many-open", open=self.open_seats, seats=seats))
        if len(named) == 1:
            return named * count
        if len(named) != count:
            raise ValueError(SAY("bots-for-seats", bots=len(named), seats=count))
        return named


class Room:
    """A match in this process, its bots, and the invites to its open seats."""

    def __init__(self, plan: Plan, think: Think = at_once) -> None:
        self.game = game = library.game(plan.game)
        self.plan, self.think, self.lock = plan, think, threading.RLock()
        seats = plan.players or game.welcome.seats or game.seats[0]
        game.make_box(plan.options, seats)
        bots = [registry.find(name, game) for name in plan.fills(seats)]
        self.bots: dict[int, Bot] = dict(enumerate(bots, 1 + plan.open_seats))
        self.names = [plan.name, *(MATCH("player-name", number=str(i + 1)) for i in range(1, 1 + plan.open_seats))]
        lot = token_hex(4) if plan.seed is None else str(plan.seed)
        for seat in self.bots:
            self.names.append(called(lot, seat, self.names))
        self.invites = {f"invite-{token_urlsafe(12)}": seat for seat in range(1, 1 + plan.open_seats)}
        self.people = [0]
        self.match: Match | None = None
        self.saved: Path | None = None
        self.notes: list[str] = []
        """Problems with the bots that have not been reported yet."""
        self._backstage: Backstage | None = None
        self._begin()

    def take(self, invite: str, name: str) -> int:
        """Take the seat of an invite."""
        with self.lock:
            seat = self.invites.get(invite, -1)
            if seat < 0 or seat in self.people:
                raise ValueError(SAY("invite-gone"))
            if name and name in self.names:
                raise ValueError(SAY("name-taken", name=name))
            self.names[seat] = name or self.names[seat]
            self.people.append(seat)
            self._begin()
            return seat

    def _begin(self) -> None:
        """Start the match once the last open seat is taken: its commitment covers who sits where."""
        if len(self.people) <= self.plan.open_seats:
            return
        table = {"bots": {str(seat): bot.name for seat, bot in self.bots.items()}} if self.bots else {}
        plan = self.plan
        self.match = Match(self.game, len(self.names), plan.options, plan.seed, self.names, None, table)
        if not all(bot.ready(self.game) for bot in self.bots.values()):
            self._backstage = Backstage(self.game, self.bots.values())
        self.go_on()

    @property
    def begun(self) -> Match:
        if self.match is None:
            raise Refused(SAY("not-begun"))
        return self.match

    def go_on(self) -> None:
        """Let the bots move, and save the record once the game is over. If that is cancelled, the next call resumes it.

        An unfinished game is kept in memory only, so that its seed cannot be read from a file.
        """
        match = self.begun
        while due := [seat for seat in match.waiting if seat in self.bots]:
            match.play(due[0], self._move(match, due[0]))
        if match.over and not self.saved:
            started = match.header["started"].replace(":", "").replace("-", "")
            self.saved = store.folder("records") / f"{self.game.name}-{started}-{match.commitment[:8]}.jsonl"
            match.save(self.saved)

    def _move(self, match: Match, seat: int) -> int:
        """A bot's move. A searching bot runs in a worker process, and forfeits its move if it fails or times out."""
        bot = self._bot(seat)
        if not bot.looks_ahead(self.game):
            return bot.ask(match, seat)
        low, high = match.lots(seat)
        view, box = match.view(seat).pack(), match.box.pack()
        question = Question(bot.name, games.address(self.game), box, view, seat, (low, high), seconds=0.0)
        start = time.monotonic()
        try:
            return self.think(answer, question, MOVE)
        except Exception as e:
            log.warning("the bot %s failed at %s: %r", bot.name, self.game.name, e)
            cost = figure(f"{time.monotonic() - start:.0f}")
            self.notes.append(SAY("bot-forfeits", player=match.names[seat], seconds=cost))
            return any_move(question)

    def _bot(self, seat: int) -> Bot:
        """The bot of a seat, or its substitute until its search is compiled."""
        bot = self.bots[seat]
        if self._backstage is None or not bot.looks_ahead(self.game):
            return bot
        if not self._backstage.ready:
            return fallback(self.game)
        self._backstage = None
        return bot

    def compiled(self) -> None:
        """Wait until the search is compiled. The compiling process outlives a cancelled call, for the next one."""
        if self._backstage is None and not LEVELS[-1].ready(self.game):
            self._backstage = Backstage(self.game)
        while self._backstage and not self._backstage.ready:
            pause()


@dataclass(frozen=True, repr=False)
class Seen:
    """A position as one seat sees it, sent to the coach's worker process."""

    address: str
    plan: Plan
    names: Sequence[str]
    packed: bytes
    moves: Sequence[Move]

    @property
    def game(self) -> Game:
        return games.load(self.address)

    @property
    def box(self) -> Any:
        return self.game.make_box(self.plan.options, self.seats)

    @property
    def seats(self) -> int:
        return len(self.names)

    def view(self, seat: int) -> Any:
        return self.game.state.unpack(self.packed)

    def legal(self, seat: int) -> Sequence[Move]:
        return self.moves


def advised(asked: tuple[Seen, int, int]) -> str:
    """The coach's advice for a seat, and about the move it is considering. Runs in a worker process."""
    from rulewright.coach.advise import prepare
    from rulewright.coach.compare import THOUGHT
    from rulewright.doors.terminal.coach import show_advice

    seen, seat, meant = asked
    prepare(seen.game, seen.box)
    return drawn(lambda screen: show_advice(screen, seen, seat, THOUGHT, meant=meant))


def reviewed(asked: tuple[Path, str]) -> str:
    """The review of a record, with the game's address. Runs in a worker process."""
    from rulewright.coach.advise import prepare
    from rulewright.coach.review import review_match
    from rulewright.doors.terminal.coach import show_review

    path, address = asked
    match = load(path, games.load(address))
    prepare(match.game, match.box)
    found = review_match(match)
    return drawn(lambda screen: show_review(screen, match, found))


class LocalTable(SeatedTable):
    """A seat at a table in this process."""

    game: Game
    names: list[str]

    def __init__(self, room: Room, seat: int, language: str = ENGLISH) -> None:
        self.room, self.seat, self.language = room, seat, language
        self.game, self.names = room.game, room.names

    @property
    def link(self) -> str:
        """The unused invites."""
        return ", ".join(key for key, seat in self.room.invites.items() if seat not in self.room.people)

    @property
    def over(self) -> bool:
        return self.room.match is not None and self.room.match.over

    def take_notes(self) -> list[str]:
        with self.room.lock:
            notes, self.room.notes = self.room.notes, []
            return notes

    def status(self) -> Status:
        with self.room.lock:
            match = self.room.match
            if match is None:
                return Status(0, False, SAY("waiting-for-seats", invites=self.link), started=False)
            if match.over:
                return Status(match.number, False, SAY("over", verdict=match.verdict), over=True)
            if self.seat in match.waiting:
                return Status(match.number, True, SAY("your-turn", number=str(match.number + 1)))
            due = listed([match.names[i] for i in match.waiting])
            return Status(match.number, False, SAY("waiting-for", players=due, number=str(match.number + 1)))

    def board(self) -> str:
        with self.room.lock:
            return self.room.begun.board(self.seat)

    def view(self) -> Json:
        with self.room.lock:
            match = self.room.begun
            seen = match.view(self.seat)
            more = derived_if_possible(match.game, seen, match.box, self.seat)
            return {**jsonable(seen), **({"derived": msgspec.to_builtins(more)} if more is not None else {})}

    def moves(self) -> list[Move]:
        with self.room.lock:
            return [] if self.room.match is None or self.room.match.over else self.room.match.legal(self.seat)

    def labels(self) -> list[tuple[int, str]]:
        with self.room.lock:
            match = self.room.begun
            view, found = match.view(self.seat), list[tuple[int, str]]()
            for code in range(match.game.actions.size):
                try:
                    found.append((code, match.game.tell.label(view, match.box, match.names, self.seat, code)))
                except IndexError:  # it refers to something that is not on the table, so it has no label here
                    continue
            return found

    def play(self, code: int) -> None:
        with self.room.lock:
            self.room.begun.play(self.seat, code)
            self.room.go_on()

    def refusal(self, code: int) -> Refused | None:
        with self.room.lock:
            return self.room.begun.refusal(self.seat, code)

    def log(self) -> list[str]:
        with self.room.lock:
            return [] if self.room.match is None else [str(told) for told in self.room.match.journal(self.seat)]

    def advice(self, meant: int) -> str:
        with self.room.lock:
            match = self.room.begun
            if len(self.room.people) > 1:
                raise Refused(SAY("no-coach"))
            if self.seat not in match.waiting:
                raise Refused(SAY("nothing-to-advise", status=self.status().sentence))
            self.room.compiled()
            view, moves = match.view(self.seat).pack(), match.legal(self.seat)
            seen = Seen(games.address(self.game), self.room.plan, tuple(match.names), view, moves)
            return self._thought(advised, (seen, self.seat, meant), ADVICE)

    def review(self) -> str:
        with self.room.lock:
            if not self.room.begun.over or not self.room.saved:
                raise Refused(SAY("not-over"))
            self.room.compiled()
            return self._thought(reviewed, (self.room.saved, games.address(self.game)), REVIEW)

    def _thought(self, task: Callable[[A], str], argument: A, seconds: float) -> str:
        try:
            return self.room.think(task, argument, seconds)
        except TimeoutError:
            raise Refused(SAY("too-long", seconds=figure(f"{seconds:.0f}"))) from None

    def wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        with self.room.lock:
            if self.room.match:
                self.room.go_on()
        while not (now := self.status()).yours and not now.over and time.monotonic() < end:
            pause()

    def receipt(self) -> str:
        with self.room.lock:
            return self.room.begun.receipt
