"""Asking the others to let you take moves back: a request is stored with its match, and the next line of the match ends it.

So it outlives a restart, and every process sees the same one.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.store import matches
from rulewright.doors.server.store.matches import MatchRow
from rulewright.doors.server.words import SAY

SECONDS = 60
"""For how long the others can answer."""
REFUSED, WITHDRAWN, TIMEOUT = "refused", "withdrawn", "timeout"


class UndoRequest(msgspec.Struct, frozen=True):
    """Who asks, after which line, and what the others said. `before` are the seats that asked after this line already."""

    line: int
    seat: int
    at: int
    agreed: list[int] = []
    ended: str = ""
    by: int | None = None
    before: list[int] = []

    @property
    def until(self) -> int:
        return self.at + 1000 * SECONDS

    def outcome(self, time: int) -> str:
        """Why nothing comes of it; empty while it can still be answered."""
        return self.ended or (TIMEOUT if time >= self.until else "")


def of(row: MatchRow) -> UndoRequest | None:
    """What was asked since the last line of this match."""
    if row.undo_request is None or row.undo_request["line"] != row.lines:
        return None
    return msgspec.convert(row.undo_request, UndoRequest)


def ask(c: Connection, match: str, line: int, seat: int, time: int) -> None:
    """Ask the others, unless they are being asked already, or were asked by the same person since the last line."""
    row = _held(c, match, line)
    last = of(row)
    before = [*last.before, last.seat] if last else []
    if last and not last.outcome(time):
        raise Fault(409, SAY("undo-asked"))
    if seat in before:
        raise Fault(409, SAY("undo-asked-you"))
    _store(c, match, UndoRequest(line, seat, time, before=before))


def answer(c: Connection, match: str, line: int, seats: list[int], agree: bool, time: int) -> UndoRequest:
    """Write down what somebody said, for all seats at their screen, and give the request back as it is then."""
    found = of(_held(c, match, line))
    if found is None or found.outcome(time):
        raise Fault(409, SAY("undo-nobody-asks"))
    if found.seat in seats and agree:
        raise Fault(409, SAY("undo-others-agree"))
    if agree:
        found = msgspec.structs.replace(found, agreed=sorted({*found.agreed, *seats}))
    else:
        ended, by = (WITHDRAWN, None) if found.seat in seats else (REFUSED, seats[0])
        found = msgspec.structs.replace(found, ended=ended, by=by)
    _store(c, match, found)
    return found


def _held(c: Connection, match: str, line: int) -> MatchRow:
    row = matches.match_row(c, match, lock=True)
    if row is None or row.lines != line:
        raise Fault(409, SAY("moved-on-since"))
    return row


def _store(c: Connection, match: str, request: UndoRequest) -> None:
    matches.change(c, match, undo_request=msgspec.to_builtins(request))
