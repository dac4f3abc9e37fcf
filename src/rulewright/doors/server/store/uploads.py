"""Uploaded records, kept as matches that are over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, select

from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.identity import new_match
from rulewright.doors.server.store import finals, matches, moves, schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.finals import Final
from rulewright.doors.server.store.moves import Gesture, LineRow
from rulewright.doors.server.store.schema import BOT, HUMAN, OVER, STOOD_IN
from rulewright.doors.server.words import SAY

Json = dict[str, Any]


@dataclass(frozen=True, repr=False)
class Checked:
    """A record that was found true, and the game that it was found true by, as it is called here."""

    game: str
    header: Json
    seed: str
    nonce: str
    lines: list[Gesture]
    stood_in: list[bool]
    """Of every line, whether a bot made it for somebody who was away."""
    moves: int
    result: Json | None
    final: Final


def keep(c: Connection, guest: str, found: Checked, most: int) -> str:
    """Keep a checked record as a match that is over; one that is here already is not kept twice.

    Another game under the same commitment is another record: anybody who knows a seed can write one.
    """
    table, header = schema.matches, found.header
    known = select(table.c.id).where(table.c.commitment == header["commitment"], table.c.status == OVER)
    for there in c.execute(known.where(table.c.lines == len(found.lines))).scalars().all():
        story = matches.read(c, there)
        if story and [line.gesture for line in story.lines] == found.lines:
            return str(there)
    brought = select(func.count()).where(table.c.host == guest, table.c.uploaded)
    if (c.execute(brought).scalar() or 0) >= most:
        raise Fault(429, SAY("uploads-most", most=most))
    match, time = new_match(), now()
    c.execute(
        table.insert().values(
            id=match, game=found.game, seats=len(header["seats"]), options=header["options"], host=guest, listed=False,
            status=OVER, archived=False, uploaded=True, created=time, updated=time, started=time, header=header,
            commitment=header["commitment"], seed=found.seed, nonce=found.nonce, lines=len(found.lines),
            number=found.moves, waiting=0, result=found.result,
        )
    )  # fmt: skip
    names = enumerate(header["seats"])
    nobody = {"guest": None, "bot": None, "standin": False, "returned": 0}
    c.execute(
        schema.seats.insert(), [{"match": match, "seat": i, "kind": HUMAN, "name": name, **nobody} for i, name in names]
    )
    authors = [STOOD_IN if each else BOT for each in found.stood_in]
    lines = zip(found.lines, authors, strict=True)
    moves.insert(c, (LineRow.of(match, n, line, by, time) for n, (line, by) in enumerate(lines, 1)))
    finals.keep(c, match, found.final)
    return match
