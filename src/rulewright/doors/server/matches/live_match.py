"""A match rebuilt from its stored lines, with its clock; the status of its table; and a move until it is stored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Self

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from rulewright.doors.server.identity import is_former, owner
from rulewright.doors.server.matches.final import final
from rulewright.doors.server.render import LazyView, result_of
from rulewright.doors.server.store import conditional_moves, day_turns, matches, moves, results, schema
from rulewright.doors.server.store.consent import EndRequest, UndoRequest, end_request_of, undo_request_of
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.matches import MatchRow, SeatRow
from rulewright.doors.server.store.moves import Conflict, LineRow, NewLine
from rulewright.doors.server.store.results import Final
from rulewright.doors.server.store.schema import BOT, CONSENT, END, HUMAN, OVER, STOOD_IN, UNDO
from rulewright.doors.server.store.tournament_steps import keep_points
from rulewright.doors.server.store.vacations import DAY, later
from rulewright.doors.server.translations import SAY as SAY_SERVER
from rulewright.kernel.game import Game
from rulewright.kernel.jsonable import Json
from rulewright.match import Match, Refused, Secret
from rulewright.match.forced_moves import forced_move
from rulewright.match.messages import SAY
from rulewright.match.undo import GLANCE, refusal
from rulewright.telling.language import ENGLISH, speaking

GRACE = 10_000
"""Milliseconds that a seat has for each move once its total is used up: enough to come back and go on."""
STANDIN = "random"
"""The bot that plays for people who are away."""
THINKING = 20_000
"""Milliseconds that a bot that searches may take before another process concludes that no process is moving for it."""


class Clock:
    """The time each seat has used; `budget` is {"per_move": s}, {"total": s}, {"total": s, "increment": s} or {"days": d}, None
    for no clock.

    It is computed from the times of the moves alone, so every process reads the same clock. No time passes before `start`, which
    is in the future while players are asked whether they are ready.
    """

    def __init__(self, budget: Mapping[str, int] | None, seats: int, start: int, waiting: Iterable[int]) -> None:
        budget = budget or {}
        self.by_day = "days" in budget
        self.per_move = 1000 * (budget.get("per_move") or 0) or DAY * (budget.get("days") or 0)
        self.total = 1000 * (budget.get("total") or 0)
        self.increment = 1000 * (budget.get("increment") or 0)
        self.on = bool(self.per_move or self.total)
        self.start = start
        self.used = [0] * seats
        self.since: list[int | None] = [None] * seats
        """When the table began to wait for each seat; None if it is not waiting."""
        self.pressed = False
        self._wait(0, waiting)

    def fork(self) -> Clock:
        new = Clock.__new__(Clock)
        new.__dict__.update(self.__dict__)
        new.used, new.since = self.used[:], self.since[:]
        return new

    @property
    def waiting(self) -> list[int]:
        """The seats that may move now; none once the game is over."""
        return [i for i, since in enumerate(self.since) if since is not None]

    def held(self, time: int) -> bool:
        """Whether it is waiting for all players to be ready."""
        return self.on and time < self.start

    def _wait(self, at: int, waiting: Iterable[int]) -> None:
        for seat in waiting:
            if self.since[seat] is None:
                self.since[seat] = at

    def press(self, at: int, seat: int, waiting: list[int]) -> None:
        """Record that a seat has moved or undone a move; the seats in `waiting` may move now. A seat that ends its turn gains the
        increment, and one that takes its turn back loses it again."""
        self.used[seat] += self.increment * ((seat in waiting) - (self.since[seat] is not None))
        for i, since in enumerate(self.since):
            if since is not None and (i == seat or i not in waiting):
                self.used[i] += max(0, at - max(since, self.start))
                self.since[i] = None
        self._wait(at, waiting)
        self.pressed = True

    def deadline(self, seat: int, returned: int = 0) -> int | None:
        """When this seat's time is up; None while its clock is not running. A player who comes back gets the full time again."""
        since = self.running_since(seat, returned)
        return None if since is None else since + self.allowance(seat)

    def running_since(self, seat: int, returned: int = 0) -> int | None:
        since = self.since[seat]
        return None if since is None or not self.on else max(since, self.start, returned)

    def allowance(self, seat: int) -> int:
        """The milliseconds available for a move that begins now."""
        return self.per_move or max(self.total - self.used[seat], min(GRACE, self.total))


class Presence:
    """Which seats are connected to a table, and when the others disconnected, as far as this process knows.

    A player whose connection is lost, or cut by a restart, has `grace` milliseconds to reconnect before a bot stands in.
    """

    def __init__(self, grace: int) -> None:
        self.grace = grace
        self.here: frozenset[int] = frozenset()
        self.opened = now()
        """When this process loaded the table: no seat was connected before."""
        self._lost: dict[int, int] = {}

    def update(self, here: set[int]) -> Presence:
        """Record which seats are connected now."""
        if here != self.here:
            time = now()
            self._lost.update((seat, time) for seat in self.here - here)
            self.here = frozenset(here)
        return self

    def lost(self, seat: int) -> int | None:
        """When this seat last disconnected; None: never."""
        return self._lost.get(seat)

    def waits_until(self, seat: int) -> int:
        """Until when the table waits for a seat that is not connected."""
        return self._lost.get(seat, self.opened) + self.grace


# ---------------------------------------------------------------- when a bot moves


def away(clock: Clock, s: SeatRow, presence: Presence) -> bool:
    """Whether a bot keeps playing for this player without waiting for a clock.

    A player who ran out of time but is connected makes the next move again, with the clock running.
    """
    return s.standin and not (clock.on and s.seat in presence.here)


def deadline(clock: Clock, s: SeatRow, presence: Presence) -> int | None:
    """When this player's time is up; None while no clock is running.

    A player who was disconnected gets a little more time, but only once: disconnecting repeatedly gains nothing.
    """
    since = clock.running_since(s.seat, s.returned)
    if since is None:
        return None
    up, lost = later(since, clock.allowance(s.seat), s.vacation if clock.by_day else ()), presence.lost(s.seat)
    extended = up if lost is None else max(up, min(lost, up) + presence.grace)
    if clock.pressed and since < presence.opened:  # the server was restarted in the meantime
        extended = max(extended, presence.opened + presence.grace)
    return extended


def bot_moves_at(clock: Clock, seats: Sequence[SeatRow], seat: int, presence: Presence) -> int | None:
    """When a bot moves for this seat: its own bot, or one standing in for a player who is away or out of time; None: never.

    No bot stands in at a table that all players have left: it waits.
    """
    s = seats[seat]
    if s.kind == BOT:
        return 0
    if not away(clock, s, presence):
        return deadline(clock, s, presence)
    others = (o for o in seats if o.kind == HUMAN and o.seat != seat)
    if not any(not o.standin or o.seat in presence.here for o in others):
        return None
    return presence.waits_until(seat) if clock.on else 0


# ---------------------------------------------------------------- the match


class LiveMatch(Match):
    """A match played line by line. `line_count` counts the lines, undone moves included; `turns` counts them by seat.

    `chosen` counts, by seat, the moves not undone that a player chose or a bot chose for them while they were away; `missed`
    counts only those chosen by a bot.
    """

    remembers = True

    def __init__(self, game: Game, row: MatchRow, lines: Iterable[LineRow] = ()) -> None:
        """Rebuild a match that has begun from its row and these lines."""
        if row.header is None or row.seed is None or row.nonce is None or row.started is None:
            raise ValueError(SAY_SERVER("match-not-begun", match=row.id))
        self._begin(game, row.played_box(game), row.header, Secret(row.seed, row.nonce), None)
        self.clock = Clock(row.clock, row.seats, row.started, self.waiting)
        self.turns = [0] * row.seats
        self.chosen, self.missed = [0] * row.seats, [0] * row.seats
        self.line_count = 0
        self._authors: list[tuple[int, str]] = []
        """The seat and the author of every line that was not undone."""
        for line in lines:
            self.add(line)

    def fork(self) -> Self:
        """A copy to make the next move in."""
        new = super().fork()
        new.clock = self.clock.fork()
        new.turns, new._authors = self.turns[:], self._authors[:]
        new.chosen, new.missed = self.chosen[:], self.missed[:]
        return new

    def add(self, line: LineRow) -> None:
        """Apply one line. Raises Refused, changing nothing, if the rules do not allow the move."""
        if line.kind == UNDO:
            gestures = max(1, line.code)  # an undo without consent is one gesture, written as 0
            self.undo(gestures, by_consent=line.made_by == schema.CONSENT)
            for _ in range(gestures):
                self._count(*self._authors.pop(), -1)
        elif line.kind == END:
            self.agree()
        else:
            self.again(line.seat, line.codes, LazyView(self.state, line.seat), line.made_by == STOOD_IN)
            self._authors.append((line.seat, line.made_by))
            self._count(line.seat, line.made_by, 1)
        self.clock.press(line.at, line.seat, self.waiting)
        if line.made_by == schema.CONSENT:  # answers to the undone position must not count for this one
            self.turns = [turn + 1 for turn in self.turns]
        else:
            self.turns[line.seat] += 1
        self.line_count += 1

    def _count(self, seat: int, made_by: str, by: int) -> None:
        if made_by in (HUMAN, STOOD_IN):
            self.chosen[seat] += by
        if made_by == STOOD_IN:
            self.missed[seat] += by

    # ------------------------------------------------------------ undo

    def no_undo(self, seat: int, worlds: int = GLANCE) -> Refused | None:
        """Why this player may not undo the last move; None if they may. A move that a bot made for them is not theirs."""
        if self._authors and self._authors[-1][1] != HUMAN:
            return Refused(SAY("undo-not-yours"))
        return refusal(self, seat, worlds)

    def may_undo(self, seat: int) -> bool | None:
        """Whether this player may undo the last move; None if deciding that requires examining other worlds."""
        if self._authors[-1:] != [(seat, HUMAN)] or self.undo_refusal(seat):
            return False
        return None if self.game.has_secrets else True

    def gestures_since(self, seat: int) -> int:
        """How many gestures would be undone with this player's last move, including it; 0: they have made none. This is public:
        the record does not cover which seat made a move."""
        for back, made in enumerate(reversed(self._authors), 1):
            if made == (seat, HUMAN):
                return back
        return 0

    def last_move_of(self, seat: int) -> int:
        """The number of this player's last move, the first that would be undone; 0: they have made none."""
        gestures = self.gestures_since(seat)
        return self.number - sum(self._sizes[-gestures:]) + 1 if gestures else 0


# ---------------------------------------------------------------- the status of a table


@dataclass(eq=False)
class Turn:
    """The status of a table, worked out once after each change for its messages and its driver: which seats it waits for, whose
    clock is running, who is connected, and any undo request."""

    match: LiveMatch | None
    row: MatchRow
    seats: list[SeatRow]
    presence: Presence
    ask_anyway: bool = False
    """Whether players are asked even if they have only one move."""
    unsettled: bool = False
    thinking: float | None = None
    time: int = field(default_factory=now)
    """When it was worked out."""

    @cached_property
    def due(self) -> int | None:
        """When the server must act by itself; None: never. Before the game begins: when salts are due."""
        if self.match is None:
            return self.row.due
        clock, seats = self.match.clock, self.seats
        found = [bot_moves_at(clock, seats, seat, self.presence) for seat in clock.waiting]
        when = min((at for at in found if at is not None), default=None)
        return None if when is None else max(when, self.time)

    @property
    def overdue(self) -> int | None:
        """When another process may conclude that the one that should have acted is gone. Allows for bots that search."""
        assert self.match
        when = self.due
        if when is None:
            return None
        if self.match.clock.by_day:
            when = min(when, self.time + DAY)  # vacations may end in the meantime
        return when + THINKING if any(self.seats[i].bot not in (None, STANDIN) for i in self.match.waiting) else when

    def bot_moves(self, seat: int) -> bool:
        """Whether a bot moves for this seat now."""
        assert self.match
        when = bot_moves_at(self.match.clock, self.seats, seat, self.presence)
        return when is not None and when <= self.time

    @cached_property
    def only(self) -> list[int]:
        """The players who have only one move now, whether or not others know that. This is quick, and there are mostly none."""
        match, seats = self.match, self.seats
        if match is None or self.ask_anyway:
            return []
        people = (i for i in match.waiting if seats[i].kind == HUMAN and not away(match.clock, seats[i], self.presence))
        return [i for i in people if match.only_move(i) is not None]

    @cached_property
    def forced(self) -> dict[int, int]:
        """The players who need not be asked now, because everybody knows they have only one move, and their moves.

        A player who can still undo their last move is asked anyway, because the next move would make it final.
        """
        if not self.only or self.match is None:
            return {}
        people = [seat.seat for seat in self.seats if seat.kind == HUMAN]
        found = {i: forced_move(self.match, i, people) for i in self.only if self.match.no_undo(i)}
        return {i: code for i, code in found.items() if code is not None}

    @cached_property
    def request(self) -> UndoRequest | None:
        """The undo request made since the last line, answered or not."""
        return undo_request_of(self.row) if self.row.undo_request else None

    @property
    def request_left(self) -> float:
        """Seconds left to answer the undo request, during which bots wait; 0: there is no open request."""
        found = self.request
        return 0.0 if found is None or found.outcome(time := now()) else max(0.0, (found.until - time) / 1000)

    def must_agree(self, seat: int) -> list[int]:
        """The players whom this seat must ask: all who are at another screen, except those for whom a bot stands in."""
        assert self.match
        clock, screen = self.match.clock, owner(self.seats[seat].guest)
        people = (s for s in self.seats if s.kind == HUMAN and owner(s.guest) != screen)
        return [s.seat for s in people if not away(clock, s, self.presence)]

    def may_ask(self, seat: int) -> bool:
        """Whether this seat may request an undo: not twice for the same move, and not while another request is open."""
        if self.row.hero is not None:
            return False
        last = self.request
        return last is None or (seat not in (*last.before, last.seat) and bool(last.outcome(now())))

    @cached_property
    def end_request(self) -> EndRequest | None:
        """The proposal to end the game, while it is open and until the next line after it was refused or withdrawn."""
        found = end_request_of(self.row) if self.row.end_request else None
        return None if found is None or (found.ended and found.closed != self.row.lines) else found

    def must_agree_to_end(self, seat: int) -> list[int]:
        """The players whom this seat must ask before the game ends: all people at other screens, also those who are away, because
        nobody should lose a won game by losing the connection. Nobody can ask those who have left for good."""
        screen = owner(self.seats[seat].guest)
        people = (s for s in self.seats if s.kind == HUMAN and s.guest and not is_former(s.guest))
        return [s.seat for s in people if owner(s.guest) != screen]

    def may_propose_end(self, seat: int) -> bool:
        """Whether this seat may propose to end the game: not alone, in a campaign or a tournament, or again and again."""
        if self.match is None or self.match.over or seat < 0 or self.row.seats == 1:
            return False
        if self.row.hero is not None or self.row.tournament:
            return False
        last = end_request_of(self.row) if self.row.end_request else None
        return last is None or last.may_follow(seat, self.row.lines)


# ---------------------------------------------------------------- a move until it is stored


@dataclass(frozen=True, repr=False)
class PendingMove:
    """A line being stored, and the table after it: `ahead` as its match, and `seats`.

    The line carries a random token, so that storing it can be retried without making the move twice.
    """

    line: NewLine
    ahead: LiveMatch
    seats: list[SeatRow]
    stands_in: bool
    """Whether a bot begins to stand in for a player with this move: the table shows that until the player moves or is back."""
    before: Turn
    turn: Turn
    """The status of the table before the move, and after it if nothing else changes in the meantime."""

    @property
    def simple(self) -> bool:
        """Whether it only adds a line to the match and changes nothing else."""
        return not (self.stands_in or self.ahead.over or self.by_consent or self.ahead.clock.by_day)

    @property
    def by_consent(self) -> bool:
        """Whether it is an undo or an end that the players agreed to, which makes the game unrated."""
        return self.line.made_by == CONSENT

    @cached_property
    def result(self) -> Json:
        """The result of the match, which is over, as it is stored: in English, with the names by which it can be renamed."""
        with speaking(ENGLISH):
            found: Json = msgspec.to_builtins(result_of(self.ahead))
        return found

    @cached_property
    def final(self) -> Final:
        """What is stored forever of the match, which is over."""
        return final(self.ahead, self.ahead.line_count, self.turn.row.laid(self.ahead.game))

    def store(self, c: Connection) -> None:
        """Write the line and all its consequences in one transaction. Raises Conflict if the match's header has changed, as when
        a name was removed."""
        row = matches.match_row(c, self.line.match, lock=True)
        if row is None or row.header != self.ahead.header:
            raise Conflict
        if self.line.kind == END and row.end_request != self.turn.row.end_request:  # somebody refused in the meantime
            raise Conflict
        moves.append(c, self.line)
        if self.stands_in:
            matches.change_seat(c, self.line.match, self.line.seat, standin=True)
        if self.by_consent:
            matches.change(c, self.line.match, practice=True)
        if self.ahead.over:
            matches.change(c, self.line.match, status=OVER, result=self.result)
            missed = list(zip(self.ahead.missed, self.ahead.chosen, strict=True))
            results.finish(c, self.line, self.seats, self.ahead, missed, self.final)
            if row.tournament:
                keep_points(c, row.id, self.ahead.places, [results.absent(*of) for of in missed])
        if self.ahead.clock.by_day:
            until = {i: self.ahead.clock.deadline(i) or 0 for i in self.ahead.waiting}
            day_turns.note(c, self.seats, until, self.ahead.turns, self.before.presence.here)
            if conditional_moves.follow(c, self.line, self.ahead):
                matches.change(c, row.id, due=self.line.at)  # if this process dies, another one makes the answer

    def after(self, row: MatchRow) -> MatchRow:
        """The row of the match once the line is stored."""
        line = self.line
        row = replace(row, lines=line.line, updated=line.at, number=line.number, waiting=line.waiting, due=line.due)
        row = replace(row, practice=row.practice or self.by_consent)
        return replace(row, status=OVER, result=self.result) if self.ahead.over else row
