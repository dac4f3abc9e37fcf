"""Conditional moves at tables played by the day: the line that a seat has laid down, which nobody else sees.

`codes` are the next moves of everybody, and `sights` what the seat sees before each of them (see `match/conditional.py`). A line
is shortened or deleted in the transaction of every move, so it is never out of step with its match.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, select

from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.identity import owner
from rulewright.doors.server.store import matches, schema
from rulewright.doors.server.store.moves import LineRow
from rulewright.doors.server.store.schema import MOVE
from rulewright.doors.server.translations import SAY
from rulewright.match import Match
from rulewright.match.conditional import Step, sight


class Plan(msgspec.Struct, frozen=True):
    """A row of the table `conditional_moves`."""

    match: str
    seat: int
    guest: str
    codes: list[int]
    sights: list[str]

    def holds(self, match: Match) -> bool:
        """Whether the game is on this line."""
        return bool(self.codes) and not match.over and sight(match.view(self.seat)) == self.sights[0]


def _here(match: str, seat: int) -> ColumnElement[bool]:
    table = schema.conditional_moves.c
    return (table.match == match) & (table.seat == seat)


def plans(c: Connection, match: str) -> list[Plan]:
    table = schema.conditional_moves
    rows = c.execute(select(table).where(table.c.match == match).order_by(table.c.seat))
    return [Plan(**row._mapping) for row in rows]


def forget(c: Connection, match: str, seat: int) -> None:
    c.execute(schema.conditional_moves.delete().where(_here(match, seat)))


def lay(c: Connection, match: str, seat: int, guest: str, lines: int, steps: Sequence[Step]) -> None:
    """Replace the line of a seat by these moves, or by none. Raises a Fault if the match has more than `lines` lines by now: then
    an answer may be on its way."""
    row, seats = matches.hold(c, match)
    if row.lines != lines or owner(seats[seat].guest) != guest:
        raise Fault(409, SAY("moved-on"))
    forget(c, match, seat)
    if steps:
        codes, sights = [step.code for step in steps], [step.sight for step in steps]
        values = {"match": match, "seat": seat, "guest": guest, "codes": codes, "sights": sights}
        c.execute(schema.conditional_moves.insert().values(**values))


def follow(c: Connection, line: LineRow, ahead: Match) -> bool:
    """Shorten the lines of a match by a move that leads to `ahead`, and delete those that it leaves. Returns whether somebody's
    answer is due."""
    due, made = False, len(line.codes)
    for plan in plans(c, line.match):
        rest = msgspec.structs.replace(plan, codes=plan.codes[made:], sights=plan.sights[made:])
        if line.kind != MOVE or not rest.holds(ahead):
            forget(c, plan.match, plan.seat)
            continue
        values = {"codes": rest.codes, "sights": rest.sights}
        c.execute(schema.conditional_moves.update().where(_here(plan.match, plan.seat)).values(**values))
        due = due or plan.seat in ahead.waiting
    return due
