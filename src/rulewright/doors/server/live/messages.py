"""The messages to the sockets of a table: built once, and cached until the table changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, Protocol, cast

from msgspec.structs import replace

from rulewright.doors.contract.socket import (
    EndRequest,
    GettingReady,
    Missed,
    Move,
    Note,
    Salts,
    Seat,
    SeatClock,
    State,
    UndoRequest,
)
from rulewright.doors.contract.tables import Result, SeatKind
from rulewright.doors.server.codec import encode, encoded
from rulewright.doors.server.identity import Payer
from rulewright.doors.server.live.context import Context
from rulewright.doors.server.matches.live_match import LiveMatch, Turn, deadline
from rulewright.doors.server.render import EncodedViews, LazyView, grid_contents, moves, note, result_of
from rulewright.doors.server.store import creation, results, vacations
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.schema import HUMAN, OVER
from rulewright.kernel.derived import derived_if_possible, derives
from rulewright.kernel.notes import EVERYONE
from rulewright.kernel.views import SPECTATOR
from rulewright.match import Match, Told
from rulewright.match.fairness import receipt_text
from rulewright.match.header import shown_name
from rulewright.telling.language import language

SLOW = 0.003
"""Seconds: longer computations run in a thread, so that no other table waits for them. The handover to a thread and back takes
a quarter of a millisecond."""
FADING = 0.9
"""Decay of the longest time per computation: a slow one is forgotten after some twenty quick ones."""


class DerivedFacts:
    """The derived facts that each seat is sent in addition to its view, encoded; for games that declare any."""

    longest: ClassVar[dict[str, float]] = {}
    """By game: the longest time that a computation has taken recently."""

    def __init__(self) -> None:
        self._known: dict[int, dict[str, Any] | None] = {}
        self._alike: dict[Any, Any] = {}
        """What is the same for all seats, computed once."""
        self._lock = asyncio.Lock()

    def clear(self) -> None:
        """Drop everything, because the position has changed."""
        self._known.clear()
        self._alike = {}

    def of(self, match: Match, seat: int) -> dict[str, Any] | None:
        """The derived facts for this seat in this position."""
        if seat not in self._known:
            self._known[seat] = _computed(match, seat, self._alike)
        return self._known[seat]

    async def prepare(self, now: Callable[[], Match | None], seat: int) -> None:
        """Compute the facts in a thread if that takes long, so that `of` has them ready; `now` returns the current position."""
        while (match := now()) and self._is_slow(match, seat):
            alike = self._alike  # of this position, whatever the lock is waited for
            async with self._lock:  # several sockets of one seat wait for the same computation
                if seat not in self._known:
                    found = await asyncio.to_thread(_computed, match, seat, alike)
                    if now() is match:
                        self._known[seat] = found

    def _is_slow(self, match: Match, seat: int) -> bool:
        return seat not in self._known and self.longest.get(match.game.name, SLOW) >= SLOW


def _computed(match: Match, seat: int, alike: dict[Any, Any]) -> dict[str, Any] | None:
    """The facts computed from this seat's view; once the game is over, from the whole state, which is then public."""
    game, began = match.game, time.thread_time()
    view = match.state if match.over else LazyView(match.state, seat, alike)
    found = encoded(derived_if_possible(game, view, match.box, seat))
    DerivedFacts.longest[game.name] = max(time.thread_time() - began, FADING * DerivedFacts.longest.get(game.name, 0.0))
    return cast(dict[str, Any], found)


# ---------------------------------------------------------------- messages


SLICE = 0.004
"""Seconds for which one table may block all others."""
LOOK, LOOKS = 0.3, 20
"""Seconds until the server checks whether a move may be undone, and how often it postpones that while it is busy."""


class Onlooker(Protocol):
    """A socket at the table, which is sent every change. The seat of a spectator is -1."""

    payer: Payer
    seat: int

    def wake(self) -> None: ...

    def begin_again(self) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...

    async def dismiss(self, code: int, why: str) -> None: ...


class Mover(Protocol):
    """Makes the moves of bots, and of players whose time is up."""

    @property
    def busy(self) -> bool: ...

    @property
    def thinks(self) -> bool: ...

    def poke(self, turn: Turn | None = None) -> None: ...

    def stop(self) -> None: ...


@dataclass
class SeatPart:
    """The part of a state that only one seat is sent, encoded once.

    If finding out whether the last move may be undone requires examining other worlds, `undo` is false at first, and
    `ask_undo`, which is for moves that may not be, is 0.
    """

    view: dict[str, Any]
    moves: list[Move]
    undo: bool
    ask_undo: int


@dataclass
class Journal:
    """A seat's notes, from the first `heard` sentences of the match."""

    told: list[Told] = field(default_factory=list)
    heard: int = 0


class Messages:
    """Builds the states that each seat of a table is sent, from the table after its last change."""

    def __init__(self, context: Context, turn: Turn, sockets: set[Onlooker]) -> None:
        self._context, self._turn, self._sockets = context, turn, sockets
        self._game = context.catalog.rules(turn.row.game, turn.row.header)
        self._parts: dict[tuple[str, int], SeatPart] = {}
        """The part for each seat, by language and seat."""
        self._derived = DerivedFacts() if derives(self._game) else None
        self._common: dict[str, State] = {}
        self._encoded: dict[tuple[str, int, int, bool], tuple[str, int]] = {}
        """Encoded messages, by what they depend on: a thousand spectators are sent the same text."""
        self._result: tuple[LiveMatch, str, Result | None] | None = None
        self._seats: tuple[Any, list[Seat]] | None = None
        """The encoded list of seats, with the values it was encoded from."""
        self._views: EncodedViews | None = None
        """The views as last encoded, now or some moves ago."""
        self._journals: dict[tuple[str, int], Journal] = {}
        """The notes of each seat, by language and seat."""
        self._signed = "", ""
        """The receipt that was signed last, and its signature, which is the same for all."""

    def table_changed(self, turn: Turn) -> None:
        """Something public has changed, such as who sits here or who is connected; with the position also what each seat sees."""
        if turn.match is not self._turn.match:
            self._parts.clear()
            if self._derived:
                self._derived.clear()
        self._turn = turn
        self._common.clear()
        self._encoded.clear()

    async def prepare(self, seat: int) -> None:
        """Do the slow computations before this seat's state is built."""
        if self._derived:
            await self._derived.prepare(lambda: self._turn.match, seat)

    def message(self, seat: int, seen: int, drawn: bool) -> tuple[str, int]:
        """The encoded state, shared by all sockets of a seat that have seen the same notes, and the number of notes the seat
        has after it. While a clock runs it is not shared, because the time left differs."""
        tag = language()
        key = tag, seat, seen, drawn
        if key in self._encoded:
            return self._encoded[key]
        made = self.state(seat, seen, drawn, tag)
        found = encode(made).decode(), made.notes_from + len(made.notes)
        if tag in self._common:
            self._encoded[key] = found
        return found

    def state(self, seat: int, seen: int, drawn: bool = False, tag: str = "") -> State:
        """The state as this seat may see it, with the notes after the first `seen`; `drawn` adds the table drawn as text. `tag`
        is the current language, if the caller knows it."""
        tag, turn = tag or language(), self._turn
        match, common = turn.match, self._for_all(tag)
        if match is None:
            return replace(common, you=seat)
        part, (first, notes) = self._part(match, seat, tag), self._heard(match, seat, seen, tag)
        state = replace(
            common,
            you=seat,
            turn=match.turns[seat] if seat >= 0 else 0,
            view=part.view,
            derived=self._derived.of(match, seat) if self._derived else None,
            moves=[] if turn.unsettled or seat in turn.forced else part.moves,  # a forced move is made automatically
            notes=notes,
            notes_from=first,
            undo=part.undo and not turn.unsettled,
            ask_undo=part.ask_undo if part.ask_undo and not turn.unsettled and turn.may_ask(seat) else 0,
            propose_end=turn.may_propose_end(seat),
        )
        if drawn:
            state.text = match.board(seat)
            state.grids = grid_contents(match, match.state if match.over else match.view(seat))
        return state

    def _over(self, match: LiveMatch, tag: str) -> Result | None:
        """The result, cached: building it takes as long as a move, and finished tables are watched, too."""
        if not match.over:
            return None
        if self._result is None or self._result[0] is not match or self._result[1] != tag:
            self._result = match, tag, result_of(match)
        return self._result[2]

    def _for_all(self, tag: str) -> State:
        """The public part of the state. While a clock runs, it is rebuilt each time."""
        if tag in self._common:
            return self._common[tag]
        turn = self._turn
        match, row = turn.match, turn.row
        line, receipt = (len(match.lines), match.receipt) if match else (0, "")
        ticks = match is not None and match.clock.on
        time = now() if ticks else turn.time
        found = State(
            started=match is not None,
            you=SPECTATOR,
            number=len(match.made) if match else 0,
            turn=0,
            seats=self._seated(time, tag),
            waiting=match.waiting if match else [],
            view=None,
            derived=None,
            moves=[],
            notes=[],
            notes_from=0,
            undo=False,
            ask_undo=0,
            propose_end=False,
            end_request=self._end_request() if match and not match.over else None,
            undo_request=self._request(match) if match and not match.over and turn.request else None,
            receipt=receipt,
            line=line,
            signature=self._signature(line, receipt) if match else "",
            commitment=match.commitment if match else "",
            salts=self._salts(match),
            over=self._over(match, tag) if match else None,
            thinking=turn.thinking,
            getting_ready=self._getting_ready(),
            unsettled=turn.unsettled,
            clocks_in=max(0, match.clock.start - time) / 1000 if match and ticks and held(match, time) else None,
            rematch=row.rematch,
        )
        if not ticks and not (found.undo_request and not found.undo_request.ended):
            self._common[tag] = found
        return found

    def _salts(self, match: LiveMatch | None) -> Salts | None:
        """The players' salts; before the deal, only who has answered."""
        row = self._turn.row
        if match is not None:
            table = match.header["table"]
            answered = sorted(map(int, row.salts or {}))
            found = Salts(promise=table.get("promise", ""), answered=answered, used=table.get("salts", []))
            return found if found.promise or found.used else None
        if row.salts is None:
            return None
        return Salts(promise=creation.drawn_secret(row).promise, answered=sorted(map(int, row.salts)), used=[])

    def _getting_ready(self) -> GettingReady | None:
        """The compile progress of the bots here, if the search of any is still being compiled."""
        seats = self._turn.seats
        return self._context.compile_jobs.told(self._game, seats) if any(s.bot for s in seats) else None

    def _seated(self, time: int, tag: str) -> list[Seat]:
        turn = self._turn
        match = turn.match
        known = tag, turn.seats, turn.presence.here, turn.row.status, match and match.missed
        if self._seats is None or self._seats[0] != known or (match and match.clock.on):
            self._seats = known, encoded(seats(turn, time))
        return self._seats[1]

    def _part(self, match: LiveMatch, seat: int, tag: str) -> SeatPart:
        key = tag, seat
        if key not in self._parts:
            legal = match.legal(seat, LazyView(match.state, seat)) if seat in match.waiting else []
            may_undo = match.may_undo(seat)
            self._parts[key] = SeatPart(
                view=self._view(match, seat),
                moves=encoded(moves(match, legal)) if legal else [],
                undo=bool(may_undo),
                ask_undo=match.last_move_of(seat) if may_undo is False and not match.over else 0,
            )
            if may_undo is None:
                self._look_soon(match, seat)
        return self._parts[key]

    def _view(self, match: LiveMatch, seat: int) -> dict[str, Any]:
        """A seat's view, encoded; once the game is over, the whole state."""
        if self._views is None or self._views.state is not match.state:
            self._views = EncodedViews(match.state, self._views)
        return cast(dict[str, Any], self._views.whole if match.over else self._views.to(seat))

    def _signature(self, line: int, receipt: str) -> str:
        """The signature of the receipt, made once for each line: everybody gets the one that a spectator gets."""
        if self._signed[0] != receipt:
            text = receipt_text(self._turn.row.id, SPECTATOR, line, receipt)
            self._signed = receipt, self._context.receipt_key.sign(text).hex()
        return self._signed[1]

    def _heard(self, match: LiveMatch, seat: int, seen: int, tag: str) -> tuple[int, list[Note]]:
        """This seat's notes after the first `seen`, and the number of the first of them."""
        journal = self._journals.setdefault((tag, seat), Journal())
        journal.told += [match.said_to(seat, t) for t in match.told[journal.heard :] if t.listener in (EVERYONE, seat)]
        journal.heard = len(match.told)
        first = seen if 0 <= seen <= len(journal.told) else 0
        return first, [note(n, told) for n, told in enumerate(journal.told[first:], first)]

    # ------------------------------------------------------------ undo

    def _look_soon(self, match: LiveMatch, seat: int, tries: int = LOOKS) -> None:
        """Schedule the check whether a seat may undo its move, for a moment later: sending the move comes first."""
        loop = self._context.loop
        loop.call_later(LOOK, self._look, match, seat, loop.time() + LOOK, tries)

    def _look(self, match: LiveMatch, seat: int, planned: float, tries: int) -> None:
        parts = [part for (_, listener), part in self._parts.items() if listener == seat]
        if self._turn.match is not match or not parts:
            return
        if tries and self._context.loop.time() > planned + SLICE:  # the server is busy: moves come first
            self._look_soon(match, seat, tries - 1)
            return
        refused = match.no_undo(seat)
        for part in parts:
            part.undo, part.ask_undo = refused is None, match.last_move_of(seat) if refused else 0
        self._encoded.clear()
        for socket in self._sockets:
            if socket.seat == seat:
                socket.wake()

    def _request(self, match: LiveMatch) -> UndoRequest | None:
        """The public part of an undo request: who asks, and how far back it goes."""
        turn, last = self._turn, self._turn.request
        if last is None:
            return None
        agreed, ended = last.agreed, last.outcome(now())
        return UndoRequest(
            id=last.line,
            seat=last.seat,
            first=match.last_move_of(last.seat),
            asked=[] if ended else [i for i in turn.must_agree(last.seat) if i not in agreed],
            agreed=agreed,
            ended=cast(Literal["", "refused", "withdrawn", "timeout"], ended),
            by=last.by,
            seconds=turn.request_left,
        )

    def _end_request(self) -> EndRequest | None:
        """The public part of a proposal to end the game."""
        turn, last = self._turn, self._turn.end_request
        if last is None:
            return None
        return EndRequest(
            id=last.number,
            seat=last.seat,
            asked=[] if last.ended else [i for i in turn.must_agree_to_end(last.seat) if i not in last.agreed],
            agreed=last.agreed,
            ended=cast(Literal["", "refused", "withdrawn"], last.ended),
            by=last.by,
        )


def held(match: LiveMatch, time: int) -> bool:
    """Whether the clocks wait until all players are ready."""
    return match.clock.held(time) and not match.over


def seats(turn: Turn, time: int) -> list[Seat]:
    """The public description of each seat."""
    found, match, presence = list[Seat](), turn.match, turn.presence
    waits = match is not None and held(match, time)
    for s in turn.seats:
        shown = Seat(
            name=shown_name(s.name),
            kind=cast(SeatKind, s.kind),
            bot=s.bot,
            profile=s.profile or "",
            connected=s.seat in presence.here,
            standin=s.standin and turn.row.status != OVER,
            ready=not waits or s.kind != HUMAN or s.returned > 0,
            missed=missed(match, s.seat) if match else None,
            clock=None,
        )
        if match and match.clock.on and s.kind == HUMAN:
            until = None if waits or match.over else deadline(match.clock, s, presence)
            home = vacations.ends(s.vacation, time) if match.clock.by_day else None
            left = match.clock.allowance(s.seat) if until is None else max(0, until - (home or time))
            shown.clock = SeatClock(left=left / 1000, running=until is not None and home is None)
            shown.vacation = home and home // 1000
        found.append(shown)
    return found


def missed(match: LiveMatch, seat: int) -> Missed | None:
    """How many of a player's moves a bot made, and what that does to a rated game; None if it made none."""
    made, chosen = match.missed[seat], match.chosen[seat]
    rated = cast(Literal["", "lost", "unrated"], results.absent(made, chosen))
    return Missed(moves=made, of=chosen, rated=rated) if made else None
