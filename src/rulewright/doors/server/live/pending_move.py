"""A move that was made in a copy of its match, until it is stored."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from rulewright.doors.server.matches.final import final
from rulewright.doors.server.matches.live_match import LiveMatch
from rulewright.doors.server.render import result_of
from rulewright.doors.server.store import matches, moves, results
from rulewright.doors.server.store.matches import MatchRow, SeatRow
from rulewright.doors.server.store.moves import Conflict, NewLine
from rulewright.doors.server.store.results import Final
from rulewright.doors.server.store.schema import CONSENT, OVER


@dataclass(frozen=True, repr=False)
class PendingMove:
    """A line on its way into the database, and what the table will be once it is stored: `ahead` as its match, and `seats`.

    The line carries a random word, so that it can be written again without being made twice.
    """

    line: NewLine
    ahead: LiveMatch
    seats: list[SeatRow]
    stands_in: bool
    """Whether a bot moves for a person for the first time: the table says so until the person moves or is back."""
    begun: int

    @property
    def simple(self) -> bool:
        """Whether it changes nothing but how far the match is."""
        return not (self.stands_in or self.ahead.over or self.by_consent)

    @property
    def by_consent(self) -> bool:
        """Whether it takes back what somebody learned something from: the game is unrated then."""
        return self.line.made_by == CONSENT

    @cached_property
    def result(self) -> dict[str, Any]:
        """How the match ended, which is over."""
        found: dict[str, Any] = msgspec.to_builtins(result_of(self.ahead))
        return found

    @cached_property
    def final(self) -> Final:
        """What is kept of the match, which is over."""
        return final(self.ahead, self.ahead.line_count)

    def store(self, c: Connection) -> None:
        """Write it, with all that comes of it, in one transaction; not if a name was taken out of the match meanwhile."""
        row = matches.match_row(c, self.line.match, lock=True)
        if row is None or row.header != self.ahead.header:
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

    def after(self, row: MatchRow) -> MatchRow:
        """The row of the match once this is stored."""
        line = self.line
        row = replace(row, lines=line.line, updated=line.at, number=line.number, waiting=line.waiting, due=line.due)
        row = replace(row, practice=row.practice or self.by_consent)
        return replace(row, status=OVER, result=self.result) if self.ahead.over else row
