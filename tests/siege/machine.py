"""How much of a wait is the machine's and not the server's: the time in which the server was ready to go on, and something else
had the processor.

It counts only while others, no part of the siege, keep the machine busy. On a machine of its own the server has no excuse: what
crowds it out there it has started itself, or let in.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

BUSY = 0.3
"""So many processors taken by others make a busy machine."""
TICK = os.sysconf("SC_CLK_TCK")
KEPT = 6000


@dataclass(frozen=True)
class Moment:
    """Seconds: when it was, for how long each thread of the server has stood in line so far, and the processor time of all and
    of the siege."""

    at: float
    in_line: dict[str, float]
    all: float
    ours: dict[int, float]


class Machine:
    """Watches the server, whose process may be another each time it is asked for."""

    def __init__(self, server: Callable[[], int]) -> None:
        self._server = server
        self._moments: deque[Moment] = deque(maxlen=KEPT)

    def look(self) -> Moment:
        """Remember this moment."""
        ours = {pid: _processor(pid) for pid in (os.getpid(), *_children(os.getpid()))}
        found = Moment(monotonic(), dict(_in_line(self._server())), _all(), ours)
        self._moments.append(found)
        return found

    def held_up(self, since: float, until: float) -> float:
        """Seconds between then and then in which the server could not go on, because others kept the machine busy."""
        before = [m for m in self._moments if m.at <= since]
        after = [m for m in self._moments if m.at >= until]
        if not (before and (after or self.look())):
            return 0.0
        first, last = before[-1], (after or [self._moments[-1]])[0]
        if _others(first, last) < BUSY:
            return 0.0
        return max((last.in_line[t] - first.in_line.get(t, 0.0) for t in last.in_line), default=0.0)


def _others(first: Moment, last: Moment) -> float:
    """How many processors were taken by what is no part of the siege."""
    ours = sum(used - first.ours.get(pid, 0.0) for pid, used in last.ours.items())
    return (last.all - first.all - ours) / max(0.01, last.at - first.at)


def _in_line(pid: int) -> Iterator[tuple[str, float]]:
    try:
        for task in Path(f"/proc/{pid}/task").iterdir():
            yield f"{pid}/{task.name}", int((task / "schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return


def _all() -> float:
    """What all processors have worked, and what was taken from this machine by others on the same hardware."""
    try:
        user, nice, system, _, _, irq, soft, stolen = map(int, Path("/proc/stat").read_text().split()[1:9])
    except (OSError, ValueError):
        return 0.0
    return (user + nice + system + irq + soft + stolen) / TICK


def _processor(pid: int) -> float:
    try:
        return sum(map(int, Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13])) / TICK
    except OSError:
        return 0.0


def _children(pid: int) -> Iterator[int]:
    try:
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in map(int, (task / "children").read_text().split()):
                yield child
                yield from _children(child)
    except OSError:
        return
