"""A server that says when its doors are open, and tells everybody when it ends, also those who come in just then."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LOOK = 0.05
"""Seconds between looks for latecomers."""


class Server(uvicorn.Server):
    """uvicorn tells those who are connected when it begins to end. A socket that was accepted before and opened after, or
    handed over meanwhile by another process, would hear of it only when patience ends, and by being cut off."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        telling = asyncio.create_task(self._tell_latecomers(), name="telling latecomers")
        try:
            await super().shutdown(sockets)
        finally:
            telling.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await telling

    async def _tell_latecomers(self) -> None:
        """It runs first when all who were there have been told."""
        told = set(self.server_state.connections)
        while True:
            for line in self.server_state.connections - told:
                if isinstance(line, WebSocketsSansIOProtocol) and line.handshake_complete:
                    told.add(line)
                    line.shutdown()
            await asyncio.sleep(LOOK)
