"""A match as its stored lines tell it: with its clock, and with who made each move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from rulewright.doors.server.matches.clock import Clock
from rulewright.doors.server.render import LazyView
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.matches import MatchRow
from rulewright.doors.server.store.moves import LineRow
from rulewright.doors.server.store.schema import HUMAN, STOOD_IN, UNDO
from rulewright.doors.server.words import SAY as SAY_SERVER
from rulewright.kernel.game import Game
from rulewright.match import Match, Refused, Secret
from rulewright.match.undo import GLANCE, refusal
from rulewright.match.words import SAY


class LiveMatch(Match):
    """A match that goes on line by line. `line_count` counts the lines, moves taken back included; `turns` counts them by seat.

    `chosen` counts by seat the moves that stand and that somebody chose for it, `missed` those of them that a bot chose for
    a person who was away.
    """

    def __init__(self, game: Game, row: MatchRow, lines: Iterable[LineRow] = ()) -> None:
        """A match that has begun, after these of its lines."""
        if row.header is None or row.seed is None or row.nonce is None or row.started is None:
            raise ValueError(SAY_SERVER("match-not-begun", match=row.id))
        self._begin(game, row.played_box(game), row.header, Secret(row.seed, row.nonce), None)
        self.clock = Clock(row.clock, row.seats, row.started, self.waiting)
        self.turns = [0] * row.seats
        self.chosen, self.missed = [0] * row.seats, [0] * row.seats
        self.line_count = 0
        self._authors: list[tuple[int, str]] = []
        """Of every line that stands: its seat, and who made it."""
        for line in lines:
            self.add(line)

    def fork(self) -> Self:
        """A copy to go ahead with."""
        new = super().fork()
        new.clock = self.clock.fork()
        new.turns, new._authors = self.turns[:], self._authors[:]
        new.chosen, new.missed = self.chosen[:], self.missed[:]
        return new

    def add(self, line: LineRow) -> None:
        """Go on by one line; a move that the rules refuse raises Refused and changes nothing."""
        if line.kind == UNDO:
            gestures = max(1, line.code)  # what one may undo without asking is one gesture, written as 0
            self.undo(gestures, by_consent=line.made_by == schema.CONSENT)
            for _ in range(gestures):
                self._count(*self._authors.pop(), -1)
        else:
            self.again(line.seat, line.codes, LazyView(self.state, line.seat), line.made_by == STOOD_IN)
            self._authors.append((line.seat, line.made_by))
            self._count(line.seat, line.made_by, 1)
        self.clock.press(line.at, line.seat, self.waiting)
        if line.made_by == schema.CONSENT:  # nobody's answer to what is gone may count as one to what is there now
            self.turns = [turn + 1 for turn in self.turns]
        else:
            self.turns[line.seat] += 1
        self.line_count += 1

    def _count(self, seat: int, made_by: str, by: int) -> None:
        if made_by in (HUMAN, STOOD_IN):
            self.chosen[seat] += by
        if made_by == STOOD_IN:
            self.missed[seat] += by

    # ------------------------------------------------------------ taking back

    def no_undo(self, seat: int, worlds: int = GLANCE) -> Refused | None:
        """Why this person may not take the last move back; None if they may. A move that a bot made for them is not theirs."""
        if self._authors and self._authors[-1][1] != HUMAN:
            return Refused(SAY("undo-not-yours"))
        return refusal(self, seat, worlds)

    def may_undo(self, seat: int) -> bool | None:
        """Whether this person may take the last move back; None if it takes a look at other worlds to say."""
        if self._authors[-1:] != [(seat, HUMAN)] or self.undo_refusal(seat):
            return False
        return None if self.game.has_secrets else True

    def gestures_since(self, seat: int) -> int:
        """How many gestures go back with this person's last move, that included; 0: they have made none. Everybody can tell
        it from the record: which seat made a move is not covered there."""
        for back, made in enumerate(reversed(self._authors), 1):
            if made == (seat, HUMAN):
                return back
        return 0

    def last_move_of(self, seat: int) -> int:
        """The number of the first of these moves; 0: there are none."""
        gestures = self.gestures_since(seat)
        return self.number - sum(self._sizes[-gestures:]) + 1 if gestures else 0
