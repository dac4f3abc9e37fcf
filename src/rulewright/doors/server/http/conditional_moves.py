"""Conditional moves at tables played by the day: "if they do this, I do that". Nobody else sees them."""

from __future__ import annotations

import asyncio

from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.tables import ConditionalLine, ConditionalMove, ConditionalMoves
from rulewright.doors.server.http.endpoint import Ask, operation
from rulewright.doors.server.matches.live_match import LiveMatch
from rulewright.doors.server.store import conditional_moves, matches
from rulewright.doors.server.translations import SAY
from rulewright.match import Refused
from rulewright.match.conditional import Foresight, Step

PATH = "/api/matches/{match}/conditional"


@operation("POST", PATH, body=ConditionalMoves)
async def try_line(ask: Ask) -> ConditionalLine:
    """Your line, or another one to try, and how it can go on; nothing is stored.

    Refused unless all wait for somebody else.
    """
    wish = await ask.body(ConditionalMoves)
    match = await _waiting(ask, wish.seat)
    plans = await ask.tables.database.read(lambda c: conditional_moves.plans(c, ask.path["match"]))
    laid = next((plan.codes for plan in plans if plan.seat == wish.seat and plan.holds(match)), [])
    moves = laid if wish.moves is None else wish.moves
    found = await _foreseen(match, wish.seat, moves)
    options = await asyncio.to_thread(found.options)
    if not moves and not options:
        raise Fault(409, SAY("nothing-foreseen"))
    return ConditionalLine(laid=moves == laid != [], moves=_told(found.steps), next=_told(options))


@operation("PUT", PATH, body=ConditionalMoves)
async def lay_line(ask: Ask) -> ConditionalLine:
    """Lay down a line instead of your earlier one, if any; without moves, take it back.

    It must end with a move of your own.
    """
    wish = await ask.body(ConditionalMoves)
    match = await _waiting(ask, wish.seat)
    seat, moves = wish.seat, wish.moves or []
    found = await _foreseen(match, seat, moves)
    steps = found.steps
    if steps and steps[-1].seat != seat:
        raise Fault(409, SAY("end-with-yours"))
    id_, lines = ask.path["match"], match.line_count
    await ask.tables.database.write(lambda c: conditional_moves.lay(c, id_, seat, ask.guest, lines, steps))
    options = await asyncio.to_thread(found.options)
    return ConditionalLine(laid=bool(steps), moves=_told(steps), next=_told(options))


async def _waiting(ask: Ask, seat: int) -> LiveMatch:
    """The match of somebody who waits for another player there."""
    tables, id_ = ask.tables, ask.path["match"]
    row, seats = await tables.people(id_)
    mine = matches.seats_of(seats, ask.guest)
    if seat not in mine:
        raise Fault(403, SAY("no-seat-of-yours"))
    if "days" not in (row.clock or {}):
        raise Fault(409, SAY("only-by-day"))
    if tables.database.postgres:  # another process may have stored a move that this one has not heard of
        await tables.changed(id_)
    match = (await tables.table(id_)).begun
    if match.over:
        raise Fault(409, SAY("over"))
    if {*mine} & {*match.waiting}:
        raise Fault(409, SAY("just-move"))
    return match


async def _foreseen(match: LiveMatch, seat: int, moves: list[int]) -> Foresight:
    """What the seat foresees after these moves. Worked out in a thread, because it may take long."""

    def work() -> Foresight:
        found = Foresight(match.game, match.box, match.names, match.view(seat), seat)
        for code in moves:
            found.add(code)
        return found

    try:
        return await asyncio.to_thread(work)
    except Refused as e:
        raise Fault(409, e.sentence) from None


def _told(steps: list[Step]) -> list[ConditionalMove]:
    return [ConditionalMove(seat=step.seat, code=step.code, label=step.label) for step in steps]
