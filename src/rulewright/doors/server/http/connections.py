"""Connections that send nothing, or half of something: they are cut off after a while, and one address has only so many.

A socket that is told to close and does not answer is such a connection too. Each is counted until it is closed, unless somebody
sits at a table through it: then it counts as one of the sockets, of which a guest and an address have only so many.

Where there is no room left, whoever has sent nothing whole for longest makes room for a newcomer.

Behind a proxy all connections come from one address, and the proxy keeps such guests waiting by itself: trusted proxies have no
ceiling of their own, only their part of all the connections there may be.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar, Protocol

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rulewright.doors.server import file_limits
from rulewright.doors.server.addresses import LOOPBACK, Networks
from rulewright.doors.server.http.handoff import Handoff
from rulewright.doors.server.limits import network

SECONDS = 15.0
"""How long a request may take to arrive, but for its body."""
CLOSING = 2.0
"""How long a socket that was told to close may take to answer."""
OF_ADDRESS = 100
"""Connections of one address through which nobody sits at a table."""
THIS_MACHINE = Networks(LOOPBACK)


class Config(uvicorn.Config):
    """How uvicorn is run, and which proxies are trusted."""

    trusted = THIS_MACHINE


class Waiting(Protocol):
    """A connection from which something is still to come."""

    def _give_up(self) -> None: ...


class Crowd:
    """The connections of this process through which nobody sits at a table."""

    def __init__(self) -> None:
        self.here: Counter[str] = Counter()
        """How many there are, by address."""
        self.silent: dict[Waiting, None] = {}
        """Those that are waited for, in the order in which that began."""

    def add(self, address: str) -> None:
        self.here[address] += 1

    def remove(self, address: str) -> None:
        self.here[address] -= 1
        if not self.here[address]:
            del self.here[address]


CROWD = Crowd()


class Line(WebSocketsSansIOProtocol):
    """A socket as uvicorn speaks it, which is counted until it is closed."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._address: str | None = None
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._count()

    def _count(self) -> None:
        self._address = network(self.client[0] if self.client else "")
        CROWD.add(self._address)

    def _leave(self) -> None:
        if self._address is not None:
            CROWD.remove(self._address)
            self._address = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["seated"] = self.seated

    @contextlib.contextmanager
    def seated(self) -> Iterator[None]:
        """While somebody sits at a table through it, it is counted there."""
        self._leave()
        try:
            yield
        finally:
            if not self.disconnected:
                self._count()

    def send_receive_event_to_app(self) -> None:
        """Text that is not UTF-8 is passed on as bytes, which the table refuses with a sentence: uvicorn would close the line,
        stumble while doing so, and log the trace of that."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if (
            self.close_sent
        ):  # uvicorn forgets this where a handshake was refused with a status, and logs a mistake of ours
            self.handshake_complete = True
        if self.close_sent and self._timer is None and not self.disconnected:
            CROWD.silent[self] = None
            self._timer = self.loop.call_later(CLOSING, self._give_up)

    def _give_up(self) -> None:
        CROWD.silent.pop(self, None)
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        CROWD.silent.pop(self, None)
        self._leave()
        if self._timer:
            self._timer.cancel()


class Connections(H11Protocol):
    """HTTP as uvicorn speaks it, with an end to waiting."""

    seconds, of_address, most = SECONDS, OF_ADDRESS, 0
    handoff: ClassVar[Handoff | None] = None
    """The other processes of this server, to which sockets to their tables are led."""
    head = b""
    """The request that came with a socket which another process has led here."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._timer: asyncio.TimerHandle | None = None
        self._address: str | None = None
        self._handing = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._address = network(host)
        CROWD.add(self._address)
        trusted = host in getattr(self.config, "trusted", THIS_MACHINE)
        crowd = 0 if trusted or self.head else CROWD.here[self._address]
        if crowd > self.of_address or not self._has_room():
            transport.abort()
            return
        self._wait()
        if self.head:
            self.data_received(self.head)

    def _has_room(self) -> bool:
        """Whether there is room for one more, if need be in the place of the one that has been silent for longest."""
        if len(self.connections) > (self.most or file_limits.connections()):
            if not CROWD.silent:
                return False
            next(iter(CROWD.silent))._give_up()
        return True

    def _wait(self) -> None:
        self._timer = self.loop.call_later(self.seconds, self._give_up)
        CROWD.silent[self] = None

    def _give_up(self) -> None:
        self._stop_waiting()
        if not self.transport.is_closing():
            self.transport.abort()

    def _stop_waiting(self) -> None:
        CROWD.silent.pop(self, None)
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
        self._stop_waiting()
        owner = self.handoff.owner(event.target) if self.handoff and not self.head else None
        if owner is None or self.transport.get_write_buffer_size():
            self._upgrade(event)
            return
        self.flow.pause_reading()  # what comes now is for the one who takes it
        self._handing = True
        task = self.loop.create_task(self._hand_over(owner, event))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    def _upgrade(self, event: Any) -> None:
        """From here on a `Line` has the connection, and counts it."""
        self._leave()
        super().handle_websocket_upgrade(event)

    async def _hand_over(self, owner: int, event: Any) -> None:
        """Lead a socket to the process that has its table; if that does not take it, serve it here."""
        assert self.handoff
        head = [b"%b %b HTTP/1.1" % (event.method, event.target), *(b"%b: %b" % header for header in self.headers)]
        line = self.transport.get_extra_info("socket")
        if await self.handoff.give(owner, line.fileno(), b"\r\n".join([*head, b"", b""])):
            self.transport.abort()  # only our copy of the connection: it goes on there
        elif not self.transport.is_closing():
            self.flow.resume_reading()
            self._upgrade(event)

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
            CROWD.remove(self._address)
            self._address = None
