"""Who moves without being asked, and when: bots, those who stand in for people, and clocks that run out."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.doors.server.live.playing import Playing
from rulewright.doors.server.live.presence import Presence
from rulewright.doors.server.store.matches import SeatRow
from rulewright.doors.server.store.schema import BOT, HUMAN
from rulewright.doors.server.timestamps import now

STANDIN = "random"
"""The bot that plays for people who are away."""
THOUGHT = 20_000
"""Milliseconds that a bot which thinks in earnest may take before anybody else tries."""


def away(playing: Playing, s: SeatRow, presence: Presence) -> bool:
    """Whether a bot plays on for this person without waiting for a clock.

    Whoever ran out of time and is connected has the next move again, with a clock that runs.
    """
    return s.standin and not (playing.clock.on and s.seat in presence.here)


def deadline(playing: Playing, s: SeatRow, presence: Presence) -> int | None:
    """When this person's time is up; None while no clock runs.

    Whoever was cut off has a moment more, but never more than one: cutting the line again and again gains nothing.
    """
    since = playing.clock.running_since(s.seat, s.returned)
    if since is None:
        return None
    clock = since + playing.clock.allowance(s.seat)
    lost = presence.lost(s.seat)
    extended = clock if lost is None else max(clock, min(lost, clock) + presence.grace)
    if playing.lines and since < presence.opened:  # the server was restarted meanwhile
        extended = max(extended, presence.opened + presence.grace)
    return extended


def moves_at(playing: Playing, seats: Sequence[SeatRow], seat: int, presence: Presence) -> int | None:
    """When a bot moves for this seat: its own, or one that stands in for somebody away or out of time; None: never.

    Nobody stands in at a table that everybody has left: it waits.
    """
    s = seats[seat]
    if s.kind == BOT:
        return 0
    if not away(playing, s, presence):
        return deadline(playing, s, presence)
    others = (o for o in seats if o.kind == HUMAN and o.seat != seat)
    if not any(not o.standin or o.seat in presence.here for o in others):
        return None
    return presence.patience(seat) if playing.clock.on else 0


def plays_itself(playing: Playing, seats: Sequence[SeatRow], seat: int, presence: Presence) -> bool:
    """Whether a bot is to move for this seat now."""
    when = moves_at(playing, seats, seat, presence)
    return when is not None and when <= now()


def due(playing: Playing | None, seats: Sequence[SeatRow], presence: Presence) -> int | None:
    """When a server must do something for this match without being asked; None: never."""
    if playing is None or playing.over:
        return None
    found = [moves_at(playing, seats, seat, presence) for seat in playing.waiting]
    when = min((time for time in found if time is not None), default=None)
    return None if when is None else max(when, now())


def late(playing: Playing, seats: Sequence[SeatRow], presence: Presence) -> int | None:
    """When another process may conclude that the one which should have acted is gone: bots may take their time."""
    when = due(playing, seats, presence)
    deep = any(seats[i].bot not in (None, STANDIN) for i in playing.waiting)
    return when + THOUGHT if when is not None and deep else when
