"""A proxy between a server and PostgreSQL, to be made faulty by the tests of outages."""

from __future__ import annotations

import asyncio
import threading
from abc import abstractmethod
from dataclasses import dataclass, field
from typing import Self


@dataclass
class Proxy:
    """Takes connections on a port of its own, in a thread; `_take` decides what passes to `host` and `port`."""

    host: str
    port: int
    address: int = field(default=0, init=False)
    """The proxy's own port."""
    _loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.new_event_loop, init=False)

    def __enter__(self) -> Self:
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        opening = asyncio.start_server(self._take, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(opening, self._loop).result()
        self.address = self._server.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_: object) -> None:
        async def end() -> None:
            self._server.close()
            self._cut()
            others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(end(), self._loop).result(60)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @abstractmethod
    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one connection."""

    def _cut(self) -> None:
        """Abort the connections that are open."""
        return
