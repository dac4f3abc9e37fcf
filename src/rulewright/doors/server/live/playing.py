"""A match replayed from its stored lines, with what the lines say beside the moves: turns, times, and who made them."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field
from typing import Any

import msgspec

from rulewright.doors.server.live.clock import Clock
from rulewright.doors.server.render.jsonable import jsonable
from rulewright.doors.server.render.views import EncodedViews, LazyView
from rulewright.doors.server.store.matches import MatchRow
from rulewright.doors.server.store.moves import LineRow
from rulewright.doors.server.store.schema import HUMAN, STOOD_IN, UNDO
from rulewright.kernel.game import Game
from rulewright.kernel.notes import EVERYONE
from rulewright.kernel.views import SPECTATOR
from rulewright.match import Match, Refused, Secret, Told
from rulewright.match.match import NOT_YOURS
from rulewright.match.undo import GLANCE, refusal


@dataclass
class Ears:
    """What each seat has heard, and of how much that was told: one for a match and all its copies, or two of them that
    listen in turn would hear the same again."""

    heard: dict[int, list[Told]] = field(default_factory=dict)
    listened: int = 0


class Playing:
    """A begun match. `lines` counts what was written, moves taken back included; `turns` counts it by seat.

    `chosen` counts by seat the moves that stand and that somebody chose for it, `missed` those of them that a bot chose for
    a person who was away.
    """

    def __init__(self, game: Game, row: MatchRow, lines: Iterable[LineRow] = ()) -> None:
        if row.header is None or row.seed is None or row.nonce is None or row.started is None:
            raise ValueError(f"match {row.id} has not begun")
        self.match = Match.of(game, row.played_box(game), row.header, Secret(row.seed, row.nonce))
        self._look_round()
        self.clock = Clock(row.clock, row.seats, row.started, self.waiting)
        self.turns = [0] * row.seats
        self.chosen, self.missed = [0] * row.seats, [0] * row.seats
        self.lines = 0
        self._authors: list[tuple[int, str]] = []
        """Of every line that stands: its seat, and who made it."""
        self._ears = Ears()
        self._views: dict[int, Any] = {}
        self._shown: EncodedViews | None = None
        """The state as it was last written out, now or some moves ago."""
        self._whole: msgspec.Raw | None = None
        for line in lines:
            self.add(line)

    def fork(self) -> Playing:
        """A copy to go ahead with; what was heard so far is shared, and only ever grows."""
        new = copy(self)
        new.match, new.clock = self.match.fork(), self.clock.fork()
        new.turns, new._authors = self.turns[:], self._authors[:]
        new.chosen, new.missed = self.chosen[:], self.missed[:]
        return new

    def add(self, line: LineRow) -> None:
        """Let the match go on by one line; a move that the rules refuse raises Refused and changes nothing."""
        if self._shown and self._shown.state is self.match.state:
            self._shown = None
        if line.kind == UNDO:
            self.match.undo()
            self._count(*self._authors.pop(), -1)
        else:
            view = self._views.get(self._eye(line.seat))
            self.match.again(line.seat, line.codes, view, line.made_by == STOOD_IN)
            self._authors.append((line.seat, line.made_by))
            self._count(line.seat, line.made_by, 1)
        self._views = {}
        self._look_round()
        self.clock.press(line.at, line.seat, self.waiting)
        self.turns[line.seat] += 1
        self.lines += 1

    def _count(self, seat: int, made_by: str, by: int) -> None:
        if made_by in (HUMAN, STOOD_IN):
            self.chosen[seat] += by
        if made_by == STOOD_IN:
            self.missed[seat] += by

    def _look_round(self) -> None:
        """Whose turn it is, and whether it is over: it is asked a dozen times between two moves."""
        self.waiting, self.over = self.match.waiting, self.match.over

    # ------------------------------------------------------------ what is seen

    def _eye(self, seat: int) -> int:
        return seat if self.match.game.has_secrets else SPECTATOR

    def view(self, seat: int) -> Any:
        """What this seat sees now, for words to read."""
        eye = self._eye(seat)
        if eye not in self._views:
            self._views[eye] = LazyView(self.match.state, eye)
        return self._views[eye]

    def written(self, seat: int) -> msgspec.Raw:
        """What it sees as JSON. When the game is over, there is nothing left to hide."""
        if self.over:
            self._whole = self._whole or msgspec.Raw(msgspec.json.encode(jsonable(self.match.state)))
            return self._whole
        if self._shown is None or self._shown.state is not self.match.state:
            self._shown = EncodedViews(self.match.state, self._shown)
        return self._shown.to(seat)

    # ------------------------------------------------------------ taking back

    def no_undo(self, seat: int, worlds: int = GLANCE) -> Refused | None:
        """Why this person may not take the last move back, if so; what a bot did for him is not his to take back."""
        if self._authors and self._authors[-1][1] != HUMAN:
            return Refused(NOT_YOURS)
        return refusal(self.match, seat, worlds)

    def may_undo(self, seat: int) -> bool | None:
        """Whether this person may take the last move back; None where it takes a look at other worlds to say."""
        made = self.match.made
        if not made or made[-1]["seat"] != seat or self._authors[-1][1] != HUMAN or self.match.undo_refusal(seat):
            return False
        return None if self.match.game.has_secrets else True

    # ------------------------------------------------------------ what is heard

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
