"""How much guests and addresses have used, in memory that all processes of one server share.

The processes of one machine map the same file. There is no lock in it, because a process can be killed at any moment: every cell
is written at once, and when two processes write the same one, at most one use is not counted. Nor is there anything to clear
away: what was used long ago lies in the past.

Names are not kept. Each name has four cells, found by a keyed hash (a count-min sketch), and the lowest of them counts: two
names disturb each other only where all four are shared.

On several machines each counts for itself, because these limits are there to keep each of them quick. What is kept for long,
such as tables and records, is counted in the database, for all of them together.
"""

from __future__ import annotations

import mmap
import secrets
import time
from dataclasses import dataclass
from enum import IntEnum
from hashlib import blake2b
from pathlib import Path

from rulewright.doors.server.config import Rate, Share

ROWS, BITS = 4, 14
CELLS = 1 << BITS
SALT = 64
"""Bytes at the beginning of the memory: the key of the hash."""


class Kind(IntEnum):
    """What is measured."""

    REQUESTS = 0
    NEWCOMERS = 1
    PAGES = 2
    HANDSHAKES = 3
    MESSAGES = 4
    OPENINGS = 5
    UPLOADS = 6
    LINKS = 7
    TRIES = 8
    CHAT = 9
    REPORTS = 10
    EXPORTS = 11
    PICTURES = 12
    LAB = 13
    BOXES = 14


def _size(processes: int) -> int:
    return SALT + 8 * ROWS * CELLS * (len(Kind) + processes)


def create(path: Path, processes: int) -> None:
    """Make the memory for so many processes, before they start."""
    with open(path, "xb") as file:
        file.write(secrets.token_bytes(SALT))
        file.truncate(_size(processes))


@dataclass(frozen=True)
class Wish:
    """One use on somebody's account, and how often that is allowed."""

    name: str
    rate: Rate


class Usage:
    """Budgets that fill again with time, and counts of what is open now."""

    def __init__(self, share: Share = Share()) -> None:  # noqa: B008 - it never changes
        size = _size(share.processes)
        if share.path:
            with open(share.path, "r+b") as file:
                memory = mmap.mmap(file.fileno(), size)
        else:
            memory = mmap.mmap(-1, size)
            memory[:SALT] = secrets.token_bytes(SALT)
        self._salt = memory[:SALT]
        self._cells = memoryview(memory)[SALT:].cast("d")
        self._counts = [ROWS * CELLS * (len(Kind) + n) for n in range(share.processes)]
        self._own = self._counts[share.number]
        for i in range(self._own, self._own + ROWS * CELLS):  # a process that ended in its place has left nothing open
            if self._cells[i]:
                self._cells[i] = 0.0

    def _places(self, name: str) -> list[int]:
        found = int.from_bytes(blake2b(name.encode(), digest_size=8, key=self._salt).digest(), "little")
        return [row * CELLS + (found >> row * BITS) % CELLS for row in range(ROWS)]

    # ------------------------------------------------------------ budgets

    def wait(self, kind: Kind, *wishes: Wish) -> float:
        """Take one use from each of these budgets: 0, or if one is empty, the seconds until it is not, and nothing is taken.

        A cell holds the time at which everything taken so far will have been given back.
        """
        at, longest, base = time.monotonic(), 0.0, kind * ROWS * CELLS
        taken: list[tuple[list[int], float]] = []
        for wish in wishes:
            places = [base + place for place in self._places(wish.name)]
            due = max(at, min(self._cells[i] for i in places))
            longest = max(longest, due - at - (wish.rate.burst - 1) / wish.rate.per_second)
            taken.append((places, due + 1 / wish.rate.per_second))
        if longest <= 0:
            for places, due in taken:
                for i in places:
                    self._cells[i] = max(self._cells[i], due)
        return max(0.0, longest)

    # ------------------------------------------------------------ counts

    def add(self, *names: str, by: int = 1) -> None:
        """So many more, or fewer, are open under these names in this process."""
        for name in names:
            for place in self._places(name):
                self._cells[self._own + place] += by

    def count(self, name: str) -> int:
        """How many are open under this name in all processes."""
        places = self._places(name)
        return int(min(sum(self._cells[base + place] for base in self._counts) for place in places))
