"""Time to think. It is computed from the times of the moves alone, so every process reads the same clock."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy

GRACE = 10_000
"""What a seat has for each move once its total is used up, in milliseconds: enough to come back and go on."""


class Clock:
    """How long each seat has been thinking; `budget` is {"per_move": s} or {"total": s}, None for no clock.

    No time passes before `start`: it lies ahead while people are asked whether they are ready.
    """

    def __init__(self, budget: Mapping[str, int] | None, seats: int, start: int, waiting: Iterable[int]) -> None:
        budget = budget or {}
        self.per_move = 1000 * (budget.get("per_move") or 0)
        self.total = 1000 * (budget.get("total") or 0)
        self.start = start
        self.used = [0] * seats
        self.since: list[int | None] = [None] * seats
        self._wait(0, waiting)

    def fork(self) -> Clock:
        new = copy(self)
        new.used, new.since = self.used[:], self.since[:]
        return new

    @property
    def on(self) -> bool:
        return bool(self.per_move or self.total)

    def held(self, time: int) -> bool:
        """Whether it waits until everybody is ready."""
        return self.on and time < self.start

    def _wait(self, at: int, waiting: Iterable[int]) -> None:
        for seat in waiting:
            if self.since[seat] is None:
                self.since[seat] = at

    def press(self, at: int, seat: int, waiting: list[int]) -> None:
        """A seat has moved, or taken a move back; these are waited for now."""
        for i, since in enumerate(self.since):
            if since is not None and (i == seat or i not in waiting):
                self.used[i] += max(0, at - max(since, self.start))
                self.since[i] = None
        self._wait(at, waiting)

    def deadline(self, seat: int, returned: int = 0) -> int | None:
        """When this seat's time is up; None while its clock does not run. A returning person starts anew."""
        since = self.running_since(seat, returned)
        return None if since is None else since + self.allowance(seat)

    def running_since(self, seat: int, returned: int = 0) -> int | None:
        since = self.since[seat]
        return None if since is None or not self.on else max(since, self.start, returned)

    def allowance(self, seat: int) -> int:
        """Milliseconds for a move that begins now."""
        return self.per_move or max(self.total - self.used[seat], min(GRACE, self.total))
