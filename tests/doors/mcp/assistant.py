"""A scripted assistant: it knows only the tools' answers, and checks that every answer is bounded."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Coroutine
from typing import Any

import anyio
from mcp import Client

from rulewright.doors.mcp.text import MOST

LONGEST = 600
"""The most turns before the test gives up."""


class Assistant:
    """Calls tools through the official client. `characters` counts the text and data received in each turn."""

    def __init__(self, client: Client) -> None:
        self.client, self.table = client, ""
        self.characters: list[int] = [0]
        self.wrong = False

    async def ask(self, tool: str, **arguments: Any) -> tuple[str, dict[str, Any]]:
        found = await self.client.call_tool(tool, arguments)
        (content,) = found.content
        assert content.type == "text"
        data = found.structured_content or {}
        size = len(content.text), len(json.dumps(data))
        assert max(size) <= MOST, f"{tool} answers with {size} characters"
        self.characters[-1] += sum(size)
        self.wrong = bool(found.is_error)
        return content.text, data

    async def at(self, tool: str, **arguments: Any) -> tuple[str, dict[str, Any]]:
        return await self.ask(tool, table=self.table, **arguments)

    async def start(self, **arguments: Any) -> dict[str, Any]:
        _, data = await self.ask("start_table", **arguments)
        self.table = data.get("table", "")
        return data

    async def moves(self) -> list[dict[str, Any]]:
        _, data = await self.at("list_moves")
        found = list(data["moves"])
        for page in range(2, data["pages"] + 1):
            found += (await self.at("list_moves", page=page))[1]["moves"]
        return found

    async def play_on(self, seed: int) -> str:
        """Play at random to the end; moves that give up are listed last, and not chosen while there is any other."""
        chance = random.Random(seed)
        for _ in range(LONGEST):
            self.characters.append(0)
            await self.at("look")
            moves = await self.moves()
            keen = moves[:-1] if len(moves) > 1 else moves
            said, data = await self.at("play", move=str(chance.choice(keen)["code"]))
            assert not self.wrong, said
            if data["over"]:
                return said
        raise AssertionError("the game did not end")


def with_assistant(server: Any, script: Callable[[Assistant], Coroutine[Any, Any, None]], mode: str = "auto") -> None:
    """Run a script with an assistant that is connected to this server."""

    async def main() -> None:
        async with Client(server, mode=mode) as client:
            await script(Assistant(client))

    try:
        anyio.run(main)
    except BaseExceptionGroup as e:
        found: BaseException = e
        while isinstance(found, BaseExceptionGroup):
            found = found.exceptions[0]
        raise found from None
