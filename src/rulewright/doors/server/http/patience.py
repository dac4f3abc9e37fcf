"""Connections that send nothing, or half of something: they are cut off after a while, and one address has only so many.

Where there is no room left, whoever has sent nothing whole for longest makes room for a newcomer.

Behind a proxy all connections come from this machine, and the proxy keeps such guests waiting by itself: 127.0.0.1 and ::1 have
no ceiling of their own, only their part of all the connections there may be.
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol

from rulewright.doors.server.http.siblings import Siblings
from rulewright.doors.server.limits import network

SECONDS = 15.0
"""How long a request may take to arrive, but for its body."""
OF_ADDRESS = 100
"""Connections of one address on which no socket to a table is open."""
RESERVE = 200
"""Descriptors that are kept for the database, for files and for the sockets of those who play."""
PROXY = ("127.0.0.1", "::1")


def ceiling() -> int:
    """How many connections there may be at once; as many descriptors as the machine gives are taken first."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return max(50, hard - RESERVE) if hard != resource.RLIM_INFINITY else 1_000_000


class Patience(H11Protocol):
    """HTTP as uvicorn speaks it, with an end to waiting."""

    seconds, of_address, most = SECONDS, OF_ADDRESS, 0
    siblings: ClassVar[Siblings | None] = None
    """The other processes of this server, to which sockets to their tables are led."""
    head = b""
    """The request that came with a socket which another process has led here."""
    _here: ClassVar[Counter[str]] = Counter()
    """Connections by address that are not, or not yet, a socket to a table."""
    _silent: ClassVar[dict[Patience, None]] = {}
    """Those from which a whole request is still to come, in the order in which they began to be waited for."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._timer: asyncio.TimerHandle | None = None
        self._address: str | None = None
        self._handing = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = network(self.client[0] if self.client else "")
        Patience._here[self._address] += 1
        Patience.most = Patience.most or ceiling()
        crowd = 0 if self._address in PROXY or self.head else self._here[self._address]
        if crowd > self.of_address or not self._has_room():
            transport.abort()
            return
        self._wait()
        if self.head:
            self.data_received(self.head)

    def _has_room(self) -> bool:
        """Whether there is room for one more, if need be in the place of the one that has been silent for longest."""
        if len(self.connections) > self.most:
            if not Patience._silent:
                return False
            next(iter(Patience._silent))._give_up()
        return True

    def _wait(self) -> None:
        self._timer = self.loop.call_later(self.seconds, self._give_up)
        Patience._silent[self] = None

    def _give_up(self) -> None:
        self._stop_waiting()
        if not self.transport.is_closing():
            self.transport.abort()

    def _stop_waiting(self) -> None:
        Patience._silent.pop(self, None)
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def data_received(self, data: bytes) -> None:
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before:  # a whole request has begun
            self._stop_waiting()
        elif self._address is not None and self._timer is None and (before is None or before.response_complete):
            self._wait()  # the first part of the next one

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._leave()
        owner = self.siblings.owner(event.target) if self.siblings and not self.head else None
        if owner is None or self.transport.get_write_buffer_size():
            super().handle_websocket_upgrade(event)
            return
        self.flow.pause_reading()  # what comes now is for the one who takes it
        self._handing = True
        task = self.loop.create_task(self._hand_over(owner, event))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    async def _hand_over(self, owner: int, event: Any) -> None:
        """Lead a socket to the process that has its table; if that does not take it, serve it here."""
        assert self.siblings
        head = [b"%b %b HTTP/1.1" % (event.method, event.target), *(b"%b: %b" % header for header in self.headers)]
        line = self.transport.get_extra_info("socket")
        if await self.siblings.give(owner, line.fileno(), b"\r\n".join([*head, b"", b""])):
            self.transport.abort()  # only our copy of the connection: it goes on there
        elif not self.transport.is_closing():
            self.flow.resume_reading()
            super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        """The server ends. A socket that is just being handed over is told by whoever has it in the end; uvicorn, which knows of
        no such thing, would stumble over it and cut off everybody else."""
        if not self._handing:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._stop_waiting()
        if self._address is not None:
            Patience._here[self._address] -= 1
            if not Patience._here[self._address]:
                del Patience._here[self._address]
            self._address = None
