"""A line on its way into the database. It carries a key of its own, so that it can be written again without being made
twice."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cached_property

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import Connection

from rulewright.doors.server.live.deadlines import late
from rulewright.doors.server.live.final import final
from rulewright.doors.server.live.playing import Playing
from rulewright.doors.server.live.presence import Presence
from rulewright.doors.server.render.parts import result_of
from rulewright.doors.server.store import finals, matches, moves
from rulewright.doors.server.store.database import Database
from rulewright.doors.server.store.finals import Final
from rulewright.doors.server.store.matches import MatchRow, SeatRow
from rulewright.doors.server.store.moves import LineRow, NewLine
from rulewright.doors.server.store.schema import OVER, STOOD_IN
from rulewright.doors.server.timestamps import now


@dataclass(frozen=True, repr=False)
class PendingMove:
    """A line to be stored, and what the table will be once it is: `ahead` in place of its match, and `seats`."""

    line: NewLine
    ahead: Playing
    seats: list[SeatRow]
    stands_in: bool
    begun: int

    @classmethod
    def at(cls, playing: Playing, seats: list[SeatRow], line: LineRow, presence: Presence, news: str) -> PendingMove:
        """Go ahead with this line in a copy; a move that the rules refuse raises Refused."""
        begun, ahead = now(), playing.fork()
        ahead.add(line)
        stands_in = line.made_by == STOOD_IN and not seats[line.seat].standin
        if stands_in:  # once a bot has moved for a person, the table says so until the person moves or says "I'm back"
            seats = [replace(s, standin=True) if s.seat == line.seat else s for s in seats]
        new = NewLine(
            **asdict(line),
            number=ahead.match.number,
            waiting=sum(1 << i for i in ahead.waiting),
            due=late(ahead, seats, presence),
            news=news,
        )
        return cls(new, ahead, seats, stands_in, begun)

    @property
    def plain(self) -> bool:
        """Whether it changes nothing but how far the match is."""
        return not (self.stands_in or self.ahead.over)

    @cached_property
    def final(self) -> Final:
        """What is kept of the match, which is over."""
        return final(self.ahead.match, self.ahead.lines)

    async def write(self, database: Database) -> None:
        """Store it. What is kept of a finished match takes longer to put together than a move: that is done in a thread."""
        if self.ahead.over:
            await asyncio.to_thread(lambda: self.final)
        await database.write(self.store)

    def store(self, c: Connection) -> None:
        """Write it, in one transaction."""
        moves.append(c, self.line)
        if self.stands_in:
            matches.change_seat(c, self.line.match, self.line.seat, standin=True)
        if self.ahead.over:
            matches.change(c, self.line.match, status=OVER, result=msgspec.to_builtins(result_of(self.ahead.match)))
            missed = list(zip(self.ahead.missed, self.ahead.chosen, strict=True))
            finals.finish(c, self.line, self.seats, self.ahead.match, missed, self.final)

    def after(self, row: MatchRow) -> MatchRow:
        """The match once this is stored."""
        line, over = self.line, self.ahead.over
        found = replace(row, lines=line.line, updated=line.at, number=line.number, waiting=line.waiting, due=line.due)
        return replace(found, status=OVER, result=msgspec.to_builtins(result_of(self.ahead.match))) if over else found
