"""Whether the server works."""

from __future__ import annotations

from rulewright.doors.server.contract.base import Outgoing


class Health(Outgoing):
    """Whether the server and its database answer."""

    ok: bool
    """They do."""
    tables: int
    """Tables in this process's memory."""
    sockets: int
    """Open sockets of this process."""
