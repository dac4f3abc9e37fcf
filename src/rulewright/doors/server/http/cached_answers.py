"""Answers that stay the same while the server runs: each is made, compressed and given a tag once, and then only handed out."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from rulewright.doors.server.contract.codec import encode
from rulewright.doors.server.http.endpoint import Ask
from rulewright.kernel.language import language


class Document:
    """JSON as it is sent. The tag is a weak one, because it stands for the compressed form too."""

    def __init__(self, value: Any) -> None:
        self.plain = encode(value)
        self.small = gzip.compress(self.plain, 9, mtime=0)
        self.tag = f'W/"{sha256(self.plain).hexdigest()[:24]}"'

    def response(self, request: Request) -> Response:
        """The whole of it, or 304 to whoever has it already."""
        headers = {"ETag": self.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}
        known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
        if "*" in known or self.tag in known or self.tag.removeprefix("W/") in known:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.small, headers=headers | {"Content-Encoding": "gzip"}, media_type="application/json")
        return Response(self.plain, headers=headers, media_type="application/json")


class Fixed:
    """An answer that depends only on the language and on named parts of the path or the query. It is made when it is
    first asked for, in a thread, because some take longer than a table may be kept waiting; those who ask meanwhile wait for the
    same one. A refusal is not kept."""

    def __init__(self, make: Callable[[Ask], Any], *names: str) -> None:
        self._make, self._names = make, names
        self._made: dict[tuple[int | str, ...], Document] = {}
        self._making = asyncio.Lock()

    async def __call__(self, ask: Ask) -> Response:
        named = (ask.path.get(name) or ask.query.get(name, "") for name in self._names)
        key: tuple[int | str, ...] = (ask.tables.catalog.generation, language(), *named)
        if key not in self._made:
            async with self._making:
                if key not in self._made:
                    self._made[key] = await asyncio.to_thread(lambda: Document(self._make(ask)))
        return self._made[key].response(ask.request)
