"""How the processes of one server lead all sockets of a table to one of them, so that each move is made and shown once.

Each table has its process, found by its address. The kernel gives a new connection to any of them: when it turns out to be a
socket to a table of another one, the connection itself is handed over, with the request that came on it. That only saves
work. A sibling that does not answer is no loss: the socket is served where it is, and the database keeps all processes in step.

The way to a process is a Unix socket in a folder that only the owner of the server may enter.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

SECONDS = 2.0
"""How long a sibling may take to answer before a socket is served where it is."""
AGAIN = 1.0
"""Seconds until a process that had no descriptor left looks again."""
ROOM = 65_536
"""Bytes of a request, as long as it may be and longer."""
TAKEN = b"1"
TABLES = b"/ws/"

Welcome = Callable[[socket.socket, bytes], None]


class Handoff:
    """Process `number` of `count`, as it meets the others in a folder."""

    def __init__(self, folder: Path, number: int, count: int) -> None:
        self.folder, self.number, self.count = folder, number, count
        self._listener: socket.socket | None = None
        self._callers: set[socket.socket] = set()
        self._welcome: Welcome

    def owner(self, target: bytes) -> int | None:
        """The sibling to which a socket is to be led, by the path that was asked for; None: it stays here."""
        path = target.partition(b"?")[0]
        found = crc32(path) % self.count
        return found if path.startswith(TABLES) and found != self.number else None

    def _door(self, number: int) -> str:
        return str(self.folder / str(number))

    # ------------------------------------------------------------ giving

    async def give(self, owner: int, line: int, head: bytes) -> bool:
        """Hand an open connection to a sibling, with what came on it so far: whether it took it, and its own copy is now in use.

        Nobody is left in doubt. Whoever waits no longer says so first, and only then looks whether the answer came after all;
        a sibling that can no longer answer lets go.
        """
        try:
            messenger = _messenger()
        except OSError:  # not every system has such sockets: macOS does not
            return False
        with messenger:
            try:
                messenger.connect(self._door(owner))
                socket.send_fds(messenger, [head], [line])
                async with asyncio.timeout(SECONDS):
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
        """Take in what siblings hand over, also in the place of a process that is gone."""
        self._welcome = welcome
        door = self._door(self.number)
        with contextlib.suppress(FileNotFoundError):
            os.unlink(door)
        self._listener = _messenger()
        self._listener.bind(door)
        self._listener.listen(socket.SOMAXCONN)
        self._listen()

    def close(self) -> None:
        """Take nothing more: whoever has called already hears at once that he must serve it himself."""
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
            loop.call_later(AGAIN, self._listen)
            return
        messenger.setblocking(False)
        self._callers.add(messenger)
        loop.add_reader(messenger, self._take, messenger)

    def _take(self, messenger: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(messenger)
        self._callers.discard(messenger)
        with messenger, contextlib.ExitStack() as stack:
            try:
                head, lines, _, _ = socket.recv_fds(messenger, ROOM, 1)
                for line in lines:
                    stack.callback(os.close, line)
                if not lines:
                    return
                messenger.send(TAKEN)
            except OSError:
                return
            stack.pop_all()
            self._welcome(socket.socket(fileno=lines[0]), head)


def _messenger() -> socket.socket:
    """A socket that carries whole messages."""
    made = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    made.setblocking(False)
    return made
