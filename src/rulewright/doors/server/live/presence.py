"""Who is connected to a table, and for how long the others have not been, as far as this process knows."""

from __future__ import annotations

from rulewright.doors.server.timestamps import now


class Presence:
    """Sees who comes and goes. Whoever was cut off, by a lost line or a restart, has `grace` milliseconds to come back
    before a bot stands in."""

    def __init__(self, grace: int) -> None:
        self.grace = grace
        self.here: frozenset[int] = frozenset()
        self.opened = now()
        """When this process read the table: nobody was connected before."""
        self._lost: dict[int, int] = {}

    def see(self, here: set[int]) -> Presence:
        """Take note of the seats that are connected now."""
        time = now()
        self._lost.update((seat, time) for seat in self.here - here)
        self.here = frozenset(here)
        return self

    def lost(self, seat: int) -> int | None:
        """When this seat was last cut off; None: it was not."""
        return self._lost.get(seat)

    def patience(self, seat: int) -> int:
        """Until when a seat that is not connected is waited for."""
        return self._lost.get(seat, self.opened) + self.grace
