"""Connections: silent ones time out, each address has a limit, and all sockets of a table are handed to one process.

A socket whose client does not answer the closing handshake counts as silent. A connection is counted until it is closed, unless
it becomes a table socket, which has limits of its own. When the limit is reached, the connection that has been silent longest
is closed. Trusted proxies have no limit per address, because all their connections come from one address.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar, Protocol
from zlib import crc32

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rulewright.doors.server import limits
from rulewright.doors.server.config import LOOPBACK, Networks
from rulewright.doors.server.limits import network

HANDOFF_SECONDS = 2.0
"""How long the owner process may take to answer before a socket is served where it is."""
HANDOFF_AGAIN = 1.0
"""Seconds until a process that ran out of file descriptors accepts again."""
HEAD_ROOM = 65_536
"""Buffer size for the head of a request, in bytes: longer than any head may be."""
TAKEN = b"1"
TABLES = b"/ws/"

Welcome = Callable[[socket.socket, bytes], None]


class Handoff:
    """Process `number` of `count`: hands the sockets of a table to the process that owns it, so that each move is computed and
    rendered once.

    The kernel gives a new connection to any process. If it asks for another process's table, it is passed on with its request,
    through a Unix socket in a folder that only its owner can access. This only saves work: if the other process does not answer,
    the socket is served here, and the database keeps all processes in step.
    """

    def __init__(self, folder: Path, number: int, count: int) -> None:
        self.folder, self.number, self.count = folder, number, count
        self._listener: socket.socket | None = None
        self._callers: set[socket.socket] = set()
        self._welcome: Welcome

    def owner(self, target: bytes) -> int | None:
        """The process that owns the table in this request path; None: the request stays here."""
        path = target.partition(b"?")[0]
        found = crc32(path) % self.count
        return found if path.startswith(TABLES) and found != self.number else None

    def _door(self, number: int) -> str:
        return str(self.folder / str(number))

    # ------------------------------------------------------------ giving

    async def give(self, owner: int, line: int, head: bytes) -> bool:
        """Hand an open connection to another process, with the request read so far. Returns whether that process took it.

        Both always agree on that: after a timeout we first shut the channel down and only then check whether the answer came
        after all; the other process drops the connection if it can no longer answer.
        """
        try:
            messenger = _messenger()
        except OSError:  # some systems, such as macOS, lack SOCK_SEQPACKET
            return False
        with messenger:
            try:
                messenger.connect(self._door(owner))
                socket.send_fds(messenger, [head], [line])
                async with asyncio.timeout(HANDOFF_SECONDS):
                    return await asyncio.get_running_loop().sock_recv(messenger, 1) == TAKEN
            except TimeoutError:
                with contextlib.suppress(OSError):
                    messenger.shutdown(socket.SHUT_RDWR)
                    return messenger.recv(1) == TAKEN
            except OSError:
                pass
            return False

    # ------------------------------------------------------------ taking

    def open(self, welcome: Welcome) -> None:
        """Accept connections handed over by other processes, replacing the listener of a process that died."""
        self._welcome = welcome
        door = self._door(self.number)
        with contextlib.suppress(FileNotFoundError):
            os.unlink(door)
        self._listener = _messenger()
        self._listener.bind(door)
        self._listener.listen(socket.SOMAXCONN)
        self._listen()

    def close(self) -> None:
        """Stop accepting. A process already waiting for an answer learns at once that it must serve the request itself."""
        loop = asyncio.get_running_loop()
        if self._listener:
            loop.remove_reader(self._listener)
            self._listener.close()
            self._listener = None
        for messenger in self._callers:
            loop.remove_reader(messenger)
            messenger.close()
        self._callers.clear()

    def _listen(self) -> None:
        if self._listener:
            asyncio.get_running_loop().add_reader(self._listener, self._called)

    def _called(self) -> None:
        assert self._listener
        loop = asyncio.get_running_loop()
        try:
            messenger, _ = self._listener.accept()
        except BlockingIOError:
            return
        except OSError:
            loop.remove_reader(self._listener)
            loop.call_later(HANDOFF_AGAIN, self._listen)
            return
        messenger.setblocking(False)
        self._callers.add(messenger)
        loop.add_reader(messenger, self._take, messenger)

    def _take(self, messenger: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(messenger)
        self._callers.discard(messenger)
        with messenger, contextlib.ExitStack() as stack:
            try:
                head, lines, _, _ = socket.recv_fds(messenger, HEAD_ROOM, 1)
                for line in lines:
                    stack.callback(os.close, line)
                if not lines:
                    return
                messenger.send(TAKEN)
            except OSError:
                return
            stack.pop_all()
            self._welcome(socket.socket(fileno=lines[0]), head)


def hands_over() -> bool:
    """Whether this system can hand connections from one process to another: Windows cannot, and macOS has no such sockets."""
    try:
        _messenger().close()
    except (OSError, AttributeError):
        return False
    return hasattr(socket, "send_fds")


def _messenger() -> socket.socket:
    """A Unix socket that preserves message boundaries."""
    made = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    made.setblocking(False)
    return made


# ---------------------------------------------------------------- timeouts and limits per address


SILENCE = 15.0
"""How long the head of a request may take to arrive."""
CLOSING = 2.0
"""How long a client may take to answer the closing handshake."""
OF_ADDRESS = 100
"""The most connections of one address, not counting table sockets."""
THIS_MACHINE = Networks(LOOPBACK)


class Config(uvicorn.Config):
    """The configuration of uvicorn, with the trusted proxies."""

    trusted = THIS_MACHINE


class Waiting(Protocol):
    """A connection that the server is waiting for."""

    def _give_up(self) -> None: ...


class ConnectionCounts:
    """The connections of this process, not counting table sockets."""

    def __init__(self) -> None:
        self.here: Counter[str] = Counter()
        """The number of connections by address."""
        self.silent: dict[Waiting, None] = {}
        """Connections that the server is waiting for, longest wait first."""

    def add(self, address: str) -> None:
        self.here[address] += 1

    def remove(self, address: str) -> None:
        self.here[address] -= 1
        if not self.here[address]:
            del self.here[address]


COUNTS = ConnectionCounts()


class Line(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, counted until the connection is closed."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._address: str | None = None
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._count()

    def _count(self) -> None:
        self._address = network(self.client[0] if self.client else "")
        COUNTS.add(self._address)

    def _leave(self) -> None:
        if self._address is not None:
            COUNTS.remove(self._address)
            self._address = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["seated"] = self.seated

    @contextlib.contextmanager
    def seated(self) -> Iterator[None]:
        """While it is a table socket, it is counted by the table instead."""
        self._leave()
        try:
            yield
        finally:
            if not self.disconnected:
                self._count()

    def send_receive_event_to_app(self) -> None:
        """Pass text that is not UTF-8 on as bytes, which the table refuses with a message. uvicorn would close the socket, fail
        while doing so, and log a traceback."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:  # uvicorn omits this if the handshake was refused with a status, and logs an error
            self.handshake_complete = True
        if self.close_sent and self._timer is None and not self.disconnected:
            COUNTS.silent[self] = None
            self._timer = self.loop.call_later(CLOSING, self._give_up)

    def _give_up(self) -> None:
        COUNTS.silent.pop(self, None)
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        COUNTS.silent.pop(self, None)
        self._leave()
        if self._timer:
            self._timer.cancel()


class Connections(H11Protocol):
    """uvicorn's HTTP protocol, with timeouts and connection limits."""

    seconds, of_address, most = SILENCE, OF_ADDRESS, 0
    handoff: ClassVar[Handoff | None] = None
    """Hands sockets to the other processes of this server that own their tables."""
    head = b""
    """The request that came with a connection handed over by another process."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._timer: asyncio.TimerHandle | None = None
        self._address: str | None = None
        self._handing = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._address = network(host)
        COUNTS.add(self._address)
        trusted = host in getattr(self.config, "trusted", THIS_MACHINE)
        crowd = 0 if trusted or self.head else COUNTS.here[self._address]
        if crowd > self.of_address or not self._has_room():
            transport.abort()
            return
        self._wait()
        if self.head:
            self.data_received(self.head)

    def _has_room(self) -> bool:
        """Whether there is room for one more connection, if need be after closing the one that has been silent longest."""
        if len(self.connections) > (self.most or limits.most_connections()):
            if not COUNTS.silent:
                return False
            next(iter(COUNTS.silent))._give_up()
        return True

    def _wait(self) -> None:
        self._timer = self.loop.call_later(self.seconds, self._give_up)
        COUNTS.silent[self] = None

    def _give_up(self) -> None:
        self._stop_waiting()
        if not self.transport.is_closing():
            self.transport.abort()

    def _stop_waiting(self) -> None:
        COUNTS.silent.pop(self, None)
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def data_received(self, data: bytes) -> None:
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before:  # a whole request has begun
            self._stop_waiting()
        elif self._address is not None and self._timer is None and (before is None or before.response_complete):
            self._wait()  # the beginning of the next request

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._stop_waiting()
        owner = self.handoff.owner(event.target) if self.handoff and not self.head else None
        if owner is None or self.transport.get_write_buffer_size():
            self._upgrade(event)
            return
        self.flow.pause_reading()  # further data is for the process that takes it
        self._handing = True
        task = self.loop.create_task(self._hand_over(owner, event))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    def _upgrade(self, event: Any) -> None:
        """Pass the connection on to a `Line`, which counts it from here on."""
        self._leave()
        super().handle_websocket_upgrade(event)

    async def _hand_over(self, owner: int, event: Any) -> None:
        """Hand a socket to the process that owns its table; if that fails, serve it here."""
        assert self.handoff
        head = [b"%b %b HTTP/1.1" % (event.method, event.target), *(b"%b: %b" % header for header in self.headers)]
        line = self.transport.get_extra_info("socket")
        if await self.handoff.give(owner, line.fileno(), b"\r\n".join([*head, b"", b""])):
            self.transport.abort()  # closes only our copy: the connection goes on there
        elif not self.transport.is_closing():
            self.flow.resume_reading()
            self._upgrade(event)

    def shutdown(self) -> None:
        """Shut down, except while a socket is being handed over: the process that ends up with it closes it. uvicorn does not
        expect this state and would fail, cutting off all other connections."""
        if not self._handing:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._stop_waiting()
        if self._address is not None:
            COUNTS.remove(self._address)
            self._address = None
