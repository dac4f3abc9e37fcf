"""What every client was shown, and when: a history that must be consistent with a single table, as Jepsen checks registers.

Three things must hold, whatever was killed meanwhile. A client is never shown less than before. A client that connects after a
move was shown to anyone is shown at least that move. And there is one order: the same line of a match has the same seal for all
clients, the stored one.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any

Seals = Mapping[int, str]
"""The seal of each line, which stands for all lines before it too."""


@dataclass(frozen=True)
class Shown:
    """A state shown to a client; `opened` is when the client began to connect."""

    client: str
    opened: float
    at: float
    line: int
    seal: str


@dataclass
class History:
    """All states shown, by match, in order of arrival."""

    shown: dict[str, list[Shown]] = field(default_factory=lambda: defaultdict(list))

    def faults(self, match: str, stored: Seals | None = None) -> Iterator[str]:
        """The inconsistencies, one sentence each; `stored` are the final lines of the match, if known."""
        yield from self._shown_less(match)
        yield from self._missed(match)
        yield from self._two_orders(match, stored)

    def _shown_less(self, match: str) -> Iterator[str]:
        last: dict[str, int] = {}
        for state in self.shown[match]:
            if state.line < last.get(state.client, 0):
                yield f"{match}: {state.client} was shown line {state.line} after line {last[state.client]}"
            last[state.client] = max(state.line, last.get(state.client, 0))

    def _missed(self, match: str) -> Iterator[str]:
        states = sorted(self.shown[match], key=lambda state: state.at)
        times, most = [state.at for state in states], list(accumulate((state.line for state in states), max))
        for state in states:
            before = bisect_left(times, state.opened)
            if before and state.line < most[before - 1]:
                yield f"{match}: {state.client} connected after line {most[before - 1]} was shown, and saw {state.line}"

    def _two_orders(self, match: str, stored: Seals | None) -> Iterator[str]:
        seals: dict[int, str] = {}
        for state in self.shown[match]:
            if seals.setdefault(state.line, state.seal) != state.seal:
                yield f"{match}: line {state.line} was shown as two different ones"
        if stored is not None:
            for line in sorted(seals):
                if stored.get(line) != seals[line]:
                    yield f"{match}: line {line} was shown and is {'another' if line in stored else 'not'} stored"


@dataclass
class Client:
    """A client of one match, over one connection at a time."""

    history: History
    match: str
    name: str
    opened: float = 0.0

    def connects(self) -> None:
        self.opened = time.monotonic()

    def saw(self, state: Mapping[str, Any]) -> None:
        shown = Shown(self.name, self.opened, time.monotonic(), state["line"], state["receipt"])
        self.history.shown[self.match].append(shown)
