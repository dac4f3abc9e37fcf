"""A line on its way into the database. It carries a key of its own, so that it can be written again without being made
twice."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from rulewright.doors.server.live.deadlines import late
from rulewright.doors.server.live.final import final
from rulewright.doors.server.live.playing import Playing
from rulewright.doors.server.live.presence import Presence
from rulewright.doors.server.render.parts import result_of
from rulewright.doors.server.store import batches, campaigns, finals, matches, ratings
from rulewright.doors.server.store.database import Database
from rulewright.doors.server.store.finals import Final
from rulewright.doors.server.store.matches import LineRow, MatchRow, SeatRow
from rulewright.doors.server.store.schema import OVER, PLAYING, STOOD_IN
from rulewright.doors.server.timestamps import now
from rulewright.match.campaign import SEAT


@dataclass(frozen=True, repr=False)
class PendingMove:
    """What is written, and what the table will be once it is: `ahead` in place of its match, `seats`, and `changes`."""

    line: LineRow
    ahead: Playing
    seats: list[SeatRow]
    stands_in: bool
    changes: dict[str, Any]
    news: str
    begun: int

    @classmethod
    def at(cls, playing: Playing, seats: list[SeatRow], line: LineRow, process: str, presence: Presence) -> PendingMove:
        """Go ahead with this line in a copy; a move that the rules refuse raises Refused."""
        began, ahead = now(), playing.fork()
        ahead.add(line)
        sitter = seats[line.seat]
        stands_in = line.made_by == STOOD_IN and not sitter.standin
        if stands_in:  # once a bot has moved for a person, it is said until the person moves or says "I'm back"
            seats = [replace(s, standin=True) if s.seat == line.seat else s for s in seats]
        match = ahead.match
        changes = {
            "number": match.number,
            "waiting": sum(1 << i for i in ahead.waiting),
            "due": late(ahead, seats, presence),
            "status": OVER if ahead.over else PLAYING,
            "result": msgspec.to_builtins(result_of(match)),
        }
        return cls(line, ahead, seats, stands_in, changes, matches.news(process, line.match), began)

    @property
    def plain(self) -> bool:
        """Whether it changes nothing but how far the match is."""
        return not (self.stands_in or self.ahead.over)

    @property
    def row(self) -> batches.Row:
        return batches.row_of(self.line, self.changes, self.news)

    @cached_property
    def final(self) -> Final:
        """What is kept of the match, which is over."""
        return final(self.ahead.match, self.ahead.lines)

    async def write(self, database: Database) -> None:
        """Store it. What is kept of a finished match takes longer to put together than a move: that is done beside the
        tables."""
        if self.ahead.over:
            await asyncio.to_thread(lambda: self.final)
        await database.write(self.store)

    def store(self, c: Connection) -> None:
        """Write it, in one transaction."""
        matches.append(c, self.line, self.changes, self.news)
        if self.stands_in:
            matches.change_seat(c, self.line.match, self.line.seat, standin=True)
        if self.ahead.over:
            campaigns.finish(c, self.seats[SEAT].guest or "", self.ahead.match)
            missed = list(zip(self.ahead.missed, self.ahead.chosen, strict=True))
            ratings.finish(c, self.line.match, self.line.at, self.seats, self.ahead.match, missed)
            finals.keep(c, self.line.match, self.final)

    def after(self, row: MatchRow) -> MatchRow:
        """The match once this is stored."""
        return replace(row, lines=self.ahead.lines, updated=self.line.at, **self.changes)
