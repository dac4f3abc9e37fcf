"""What a player asks all others at a table: to take a move back, or to end the game.

A request to undo concerns the last line and holds up the bots for a minute. A proposal to end the game stands while the game goes
on, so that players who are away find it when they are back; it ends when one of them refuses, or the game is over.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Self

import msgspec
from sqlalchemy import Connection

from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.store import matches
from rulewright.doors.server.store.matches import MatchRow
from rulewright.doors.server.translations import SAY

UNDO_SECONDS = 60
"""How long the others can answer a request to undo."""
APART = 10
"""How many lines a match must grow before the same player may propose to end it again."""
REFUSED, WITHDRAWN, TIMEOUT = "refused", "withdrawn", "timeout"


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """Who asks, after which line, and the others' answers."""

    line: int
    seat: int
    at: int
    agreed: list[int] = []
    ended: str = ""
    by: int | None = None

    def answered(self, seats: Collection[int], agree: bool) -> Self:
        """With the answer of a player, for all seats at one screen; the one who asked can only withdraw."""
        if self.seat in seats and agree:
            raise Fault(409, SAY("others-agree"))
        if agree:
            return msgspec.structs.replace(self, agreed=sorted({*self.agreed, *seats}))
        ended, by = (WITHDRAWN, None) if self.seat in seats else (REFUSED, min(seats))
        return msgspec.structs.replace(self, ended=ended, by=by)


def _locked(c: Connection, match: str) -> MatchRow:
    row = matches.match_row(c, match, lock=True)
    if row is None:
        raise Fault(409, SAY("moved-on-since"))
    return row


# ---------------------------------------------------------------- undo


class UndoRequest(Request, frozen=True, kw_only=True):
    """A request that the next line of the match ends. `before` holds the seats that have already asked after this line."""

    before: list[int] = []

    @property
    def until(self) -> int:
        return self.at + 1000 * UNDO_SECONDS

    def outcome(self, time: int) -> str:
        """Why the request has failed; empty while it can still be answered."""
        return self.ended or (TIMEOUT if time >= self.until else "")


def undo_request_of(row: MatchRow) -> UndoRequest | None:
    """The undo request made since the last line of this match, if any."""
    if row.undo_request is None or row.undo_request["line"] != row.lines:
        return None
    return msgspec.convert(row.undo_request, UndoRequest)


def ask_undo(c: Connection, match: str, line: int, seat: int, time: int) -> None:
    """Store an undo request. Refused while another one is open, and if this seat has already asked since the last line."""
    last = undo_request_of(_at_line(c, match, line))
    before = [*last.before, last.seat] if last else []
    if last and not last.outcome(time):
        raise Fault(409, SAY("undo-asked"))
    if seat in before:
        raise Fault(409, SAY("undo-asked-you"))
    _store_undo(c, match, UndoRequest(line=line, seat=seat, at=time, before=before))


def answer_undo(c: Connection, match: str, line: int, seats: list[int], agree: bool, time: int) -> UndoRequest:
    """Store an answer to the undo request, for all seats at one screen. Returns the updated request."""
    found = undo_request_of(_at_line(c, match, line))
    if found is None or found.outcome(time):
        raise Fault(409, SAY("undo-nobody-asks"))
    found = found.answered(seats, agree)
    _store_undo(c, match, found)
    return found


def _at_line(c: Connection, match: str, line: int) -> MatchRow:
    row = _locked(c, match)
    if row.lines != line:
        raise Fault(409, SAY("moved-on-since"))
    return row


def _store_undo(c: Connection, match: str, request: UndoRequest) -> None:
    matches.change(c, match, undo_request=msgspec.to_builtins(request))


# ---------------------------------------------------------------- an agreed end


class EndRequest(Request, frozen=True, kw_only=True):
    """A proposal to end the game, which stands until it is answered. `number` counts those of a match; `closed` is the line after
    which it was refused or withdrawn; `proposed` holds, by seat, the line after which each last proposed."""

    number: int
    closed: int = -1
    proposed: dict[str, int] = {}

    def may_follow(self, seat: int, lines: int) -> bool:
        """Whether this seat may propose now, when the match has so many lines."""
        return bool(self.ended) and lines >= self.proposed.get(str(seat), -APART) + APART


def end_request_of(row: MatchRow) -> EndRequest | None:
    """The last proposal to end this match, whatever became of it."""
    return None if row.end_request is None else msgspec.convert(row.end_request, EndRequest)


def propose_end(c: Connection, match: str, seat: int, time: int) -> None:
    """Store a proposal. Refused while another one is open, and if this seat proposed a few moves ago."""
    row = _locked(c, match)
    last = end_request_of(row)
    if last and not last.ended:
        raise Fault(409, SAY("end-asked"))
    if last and not last.may_follow(seat, row.lines):
        raise Fault(409, SAY("end-asked-you", moves=APART))
    proposed = {**(last.proposed if last else {}), str(seat): row.lines}
    number = last.number + 1 if last else 1
    _store_end(c, match, EndRequest(line=row.lines, seat=seat, at=time, number=number, proposed=proposed))


def answer_end(c: Connection, match: str, number: int, seats: list[int], agree: bool, asked: Collection[int]) -> bool:
    """Store an answer to a proposal, for all seats at one screen. The last agreement of those who are `asked` is not stored here,
    but with the end itself. Returns whether all have agreed."""
    row = _locked(c, match)
    found = open_end(row, number)
    found = found.answered(seats, agree)
    if agree and not {*asked} - {*found.agreed}:
        return True
    if found.ended:
        found = msgspec.structs.replace(found, closed=row.lines)
    _store_end(c, match, found)
    return False


def open_end(row: MatchRow, number: int) -> EndRequest:
    """The proposal of this number, which can still be answered."""
    found = end_request_of(row)
    if found is None or found.number != number or found.ended:
        raise Fault(409, SAY("end-nobody-asks"))
    return found


def _store_end(c: Connection, match: str, request: EndRequest) -> None:
    matches.change(c, match, end_request=msgspec.to_builtins(request))
