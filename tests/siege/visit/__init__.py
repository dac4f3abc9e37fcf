"""A visitor who uses every endpoint of the server as intended, and checks each response.

Usage is recorded: a path of the OpenAPI description, or a message of the socket, that is not used here is reported. So is any
private data that a stranger receives.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import ExitStack
from typing import get_args

from msgspec import Struct

from rulewright.doors.contract import socket as contract
from tests.siege.tally import CUT_OFF
from tests.siege.visit.browsing import Browsing
from tests.siege.visit.games import Games
from tests.siege.visit.people import People
from tests.siege.visit.tables import Tables
from tests.siege.visit.visitor import Wrong


class Visit(Browsing, People, Tables, Games):
    """One visit to all endpoints. Each has new guests, so that it can be repeated."""

    def run(self, only: Collection[str] = (), left_out: Collection[str] = ()) -> None:
        """Visit all endpoints, or only some, or all but some; then report those that were not used."""
        parts: list[Callable[[], None]] = [
            self.names, self.catalog, self.browsers, self.previews, self.devices, self.passkeys, self.friends, self.daily,
            self.account, self.manners, self.seeks, self.by_day, self.conditional, self.tournaments, self.bans,
            self.private_table,
            self.hidden_hands, self.running, self.reconnecting, self.open_table, self.own_box, self.lab, self.chat,
            self.taking_back, self.agreed_end, self.clocks, self.salted, self.to_the_end, self.unrated, self.coach,
            self.health, self.limits, self.restart,
        ]  # fmt: skip
        for part in parts:
            if (only and part.__name__ not in only) or part.__name__ in left_out:
                continue
            with ExitStack() as self.stack:
                try:
                    part()
                except Wrong as e:
                    self.tally.blame(f"{part.__name__}: {e}")
                except CUT_OFF as e:
                    self.tally.blame(f"{part.__name__}: the line was cut: {e!r}")
                except (LookupError, TypeError) as e:
                    self.tally.blame(f"{part.__name__}: an answer lacks something: {e!r}")
        if not only:
            self._complete()
        self.tally.counts["visits"] += 1

    def _complete(self) -> None:
        for method, path in sorted(self.doors.keys() - self.tally.doors.keys()):
            self.tally.blame(f"the siege never used {method} {path}")
        known: set[type[Struct]] = set(get_args(contract.ClientMessage))
        for tag in sorted({str(kind.__struct_config__.tag) for kind in known} - self.tally.messages.keys()):
            self.tally.blame(f"the siege never sent {tag!r} over a socket")
