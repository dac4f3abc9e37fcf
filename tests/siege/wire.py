"""A bad connection: it delays traffic, and is cut now and then."""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import dataclass, field


@dataclass
class Wire:
    """A proxy between players and the server."""

    port: int
    seed: int
    delay: float = 0.03
    lasts: float = 4.0
    """The mean lifetime of a connection in seconds."""
    cuts: int = 0
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    async def __aenter__(self) -> Wire:
        self._chance = random.Random(self.seed)
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}/"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._tasks.add(task)
        lines = [writer]
        try:
            with contextlib.suppress(OSError, TimeoutError):
                there, back = await asyncio.open_connection("127.0.0.1", self.port)
                lines.append(back)
                async with asyncio.timeout(self._chance.expovariate(1 / self.lasts)):
                    await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
            self.cuts += 1
        finally:
            for line in lines:
                line.transport.abort()
            self._tasks.discard(task)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await asyncio.sleep(self._chance.random() * self.delay)
            writer.write(data)
            await writer.drain()
        writer.close()
