"""Who moves without being asked, and when: bots, those who stand in for people, and clocks that run out."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.doors.server.live.playing import Playing
from rulewright.doors.server.store.ledger import SeatRow
from rulewright.doors.server.store.schema import BOT, HUMAN
from rulewright.doors.server.time import now

STANDIN = "random"
"""The bot that plays for people who are away."""
THOUGHT = 20_000
"""Milliseconds that a bot which thinks in earnest may take before anybody else tries."""


def plays_itself(playing: Playing, seats: Sequence[SeatRow], seat: int, time: int) -> bool:
    """Whether a bot is to move for this seat: its own, or one that stands in for somebody away or out of time.

    Nobody stands in at a table that everybody has left: it waits.
    """
    s = seats[seat]
    if s.kind == BOT:
        return True
    if s.standin:
        return any(o.kind == HUMAN and not o.standin for o in seats)
    deadline = playing.clock.deadline(seat, s.returned)
    return deadline is not None and deadline <= time


def due(playing: Playing | None, seats: Sequence[SeatRow]) -> int | None:
    """When a server must do something for this match without being asked; None: never."""
    if playing is None or playing.over:
        return None
    waiting, time = playing.waiting, now()
    if any(plays_itself(playing, seats, seat, time) for seat in waiting):
        return time
    deadlines = [playing.clock.deadline(i, seats[i].returned) for i in waiting if not seats[i].standin]
    return min((d for d in deadlines if d is not None), default=None)


def late(playing: Playing, seats: Sequence[SeatRow]) -> int | None:
    """When another process may conclude that the one which should have acted is gone: bots may take their time."""
    when = due(playing, seats)
    deep = any(seats[i].bot not in (None, STANDIN) for i in playing.waiting)
    return when + THOUGHT if when is not None and deep else when
