"""The modules a server imports at start: loaded once, in the process that servers are forked from (see `target`)."""

from __future__ import annotations

from rulewright import games
from rulewright.doors.server.catalog import Catalog
from tests.doors.server.servers import CLAIMS, FOUR, TOY
from tests.siege import besieged  # noqa: F401 - all of the server

Catalog((TOY, FOUR, CLAIMS))
assert games.load("klobba")
