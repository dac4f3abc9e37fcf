"""The derived facts of one table: computed when a socket needs them, once for each seat and position."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, ClassVar, cast

from rulewright.doors.derived import derived_if_possible
from rulewright.doors.server.contract.codec import encoded
from rulewright.match import Match

SLOW = 0.003
"""Seconds: what takes longer is computed in a thread, so that no other table waits for it. To hand it over and back takes a
quarter of a millisecond."""
FADING = 0.98
"""How much of the longest time counts the next time: one slow computation is forgotten after some hundred quick ones."""


class DerivedFacts:
    """What each seat of a table is told beyond its view, encoded; for games that derive anything."""

    longest: ClassVar[dict[str, float]] = {}
    """By game: how long a computation takes at most, as far as is known."""

    def __init__(self) -> None:
        self._known: dict[int, dict[str, Any] | None] = {}
        self._lock = asyncio.Lock()

    def clear(self) -> None:
        """The game went on."""
        self._known.clear()

    def of(self, match: Match, seat: int) -> dict[str, Any] | None:
        """What this seat is told in this position."""
        if seat not in self._known:
            self._known[seat] = _computed(match, seat)
        return self._known[seat]

    async def prepare(self, now: Callable[[], Match | None], seat: int) -> None:
        """Compute it in a thread if that takes long, so that `of` has it ready; `now` is the position at any time."""
        while (match := now()) and self._is_slow(match, seat):
            async with self._lock:  # several sockets of one seat wait for the same computation
                if seat not in self._known:
                    found = await asyncio.to_thread(_computed, match, seat)
                    if now() is match:
                        self._known[seat] = found

    def _is_slow(self, match: Match, seat: int) -> bool:
        return seat not in self._known and self.longest.get(match.game.name, SLOW) >= SLOW


def _computed(match: Match, seat: int) -> dict[str, Any] | None:
    """Computed from this seat's view; when the game is over, from the whole state, which everybody is shown then."""
    game, began = match.game, time.thread_time()
    view = match.state if match.over else match.view(seat)
    found = encoded(derived_if_possible(game, view, match.box, seat))
    DerivedFacts.longest[game.name] = max(time.thread_time() - began, FADING * DerivedFacts.longest.get(game.name, 0.0))
    return cast(dict[str, Any], found)
