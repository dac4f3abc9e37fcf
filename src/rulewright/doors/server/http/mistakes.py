"""Mistakes that come back, over plain HTTP: the same list on all devices of one person."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection

from rulewright.doors.contract.coach import KeptMistake
from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.codec import encode
from rulewright.doors.server.config import Rate
from rulewright.doors.server.http.endpoint import Ask, operation
from rulewright.doors.server.limits import Gate, Kind
from rulewright.doors.server.store import mistakes
from rulewright.doors.server.store.database import now
from rulewright.doors.server.translations import SAY

ANSWERS = Rate(1, 2 * mistakes.MOST)
"""How often a guest may answer; a device that was offline for long does so for all of them at once."""


@operation("GET", "/api/me/mistakes")
async def list_mistakes(ask: Ask) -> list[KeptMistake]:
    """Your mistakes that come back, the one you answered last at the end."""
    return await ask.tables.database.read(lambda c: mistakes.of_guest(c, ask.guest))


@operation("PUT", "/api/me/mistakes", body=KeptMistake)
async def answer_mistake(ask: Ask) -> list[KeptMistake]:
    """Keep a mistake, or your new answer to it.

    A later answer from another device stands. At most 60 are kept, those you answered last.
    """
    wish = await ask.body(KeptMistake)
    if len(encode(wish)) > mistakes.LONGEST:
        raise Fault(413, SAY("too-long-bytes", most=mistakes.LONGEST))
    wish.answered = min(wish.answered, now())  # a clock that is ahead must not outdo answers to come
    return await _change(ask, lambda c: mistakes.answer(c, ask.guest, [wish]))


@operation("DELETE", "/api/me/mistakes/{match}")
async def forget_mistakes(ask: Ask) -> list[KeptMistake]:
    """Forget the mistakes you made in a match."""
    return await _change(ask, lambda c: mistakes.forget(c, ask.guest, ask.path["match"]))


async def _change(ask: Ask, work: Callable[[Connection], list[KeptMistake]]) -> list[KeptMistake]:
    if not ask.known:
        raise Fault(409, SAY("not-known"))
    Gate(ask.tables.rate_limiter, Kind.MISTAKES, ANSWERS).pass_through(ask.payer, "requests")
    return await ask.tables.database.write(work)
