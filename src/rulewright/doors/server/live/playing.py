"""A match replayed from its stored lines, with what the lines say beside the moves: turns, times, and who made them."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field

from rulewright.doors.server.live.clock import Clock
from rulewright.doors.server.store.ledger import LineRow, MatchRow
from rulewright.doors.server.store.schema import HUMAN, UNDO
from rulewright.doors.server.wire import Fault
from rulewright.kernel.game import Game, box_hash
from rulewright.kernel.notes import EVERYONE
from rulewright.match import Match, Refused, Secret, Told
from rulewright.match.takeback import GLANCE, NOT_YOURS, outright, refusal


@dataclass
class Ears:
    """What each seat has heard, and of how much that was told: one for a match and all its copies, or two of them that
    listen in turn would hear the same again."""

    heard: dict[int, list[Told]] = field(default_factory=dict)
    listened: int = 0


class Playing:
    """A begun match. `lines` counts what was written, moves taken back included; `turns` counts it by seat."""

    def __init__(self, game: Game, row: MatchRow, lines: Iterable[LineRow] = ()) -> None:
        if row.header is None or row.seed is None or row.nonce is None or row.started is None:
            raise ValueError(f"match {row.id} has not begun")
        box = row.make_box(game)
        if row.header["version"] != game.version or row.header["box"] != box_hash(box):
            raise Fault(
                410, f"This match was begun under other rules of {game.title} than those here now, so it cannot go on."
            )
        self.match = Match.of(game, box, row.header, Secret(row.seed, row.nonce))
        self.clock = Clock(row.clock, row.seats, row.started, self.match.waiting)
        self.turns = [0] * row.seats
        self.lines = 0
        self._authors: list[str] = []
        self._ears = Ears()
        for line in lines:
            self.add(line)

    def fork(self) -> Playing:
        """A copy to go ahead with; what was heard so far is shared, and only ever grows."""
        new = copy(self)
        new.match, new.clock = self.match.fork(), self.clock.fork()
        new.turns, new._authors = self.turns[:], self._authors[:]
        return new

    def add(self, line: LineRow) -> None:
        """Let the match go on by one line; a move that the rules refuse raises Refused and changes nothing."""
        if line.kind == UNDO:
            self.match.undo()
            self._authors.pop()
        else:
            self.match.again(line.seat, line.codes)
            self._authors.append(line.made_by)
        self.clock.press(line.at, line.seat, self.match.waiting)
        self.turns[line.seat] += 1
        self.lines += 1

    def no_undo(self, seat: int, worlds: int = GLANCE) -> Refused | None:
        """Why this person may not take the last move back, if so; what a bot did for him is not his to take back."""
        if self._authors and self._authors[-1] != HUMAN:
            return Refused(NOT_YOURS)
        return refusal(self.match, seat, worlds)

    def undo_needs_a_look(self, seat: int) -> bool:
        """Whether it takes a look at other worlds to say if this person may take the last move back."""
        if not self.match.game.has_secrets or (self._authors and self._authors[-1] != HUMAN):
            return False
        return outright(self.match, seat) is None

    def journal(self, seat: int) -> list[Told]:
        """What this seat has been told so far; it only ever grows."""
        told, ears = self.match.told, self._ears
        for said in told[ears.listened :]:
            for listener, heard in ears.heard.items():
                if said.listener in (EVERYONE, listener):
                    heard.append(self.match.said_to(listener, said))
        ears.listened = len(told)
        if seat not in ears.heard:
            ears.heard[seat] = self.match.journal(seat)
        return ears.heard[seat]
