"""A scripted assistant: it knows only the tools' answers, and checks that every answer is bounded."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Coroutine
from functools import partial
from inspect import Signature, signature
from typing import Any

import anyio
from mcp import Client

from rulewright.doors.mcp.briefing import MOST_TOKENS, tokens
from rulewright.doors.mcp.server import create
from rulewright.doors.mcp.text import MOST

LONGEST = 600
"""The most turns before the test gives up."""
BRIEFED = {"start_table", "play", "wait_for_turn"}
"""The tools that answer with all a model needs for its next move."""
NUMBERED = re.compile(r"^(\d+)  ", re.MULTILINE)
OFTEN = 10
"""After how many turns it looks at the table and at the list of its moves, too."""


class Assistant:
    """Calls tools through the official client. `briefed` counts the tokens of each answer that is to be enough for a move."""

    def __init__(self, client: Client) -> None:
        self.client, self.table = client, ""
        self.briefed: list[int] = []
        self.wrong = False

    async def ask(self, tool: str, **arguments: Any) -> tuple[str, dict[str, Any]]:
        found = await self.client.call_tool(tool, arguments)
        (content,) = found.content
        assert content.type == "text"
        data = found.structured_content or {}
        size = len(content.text), len(json.dumps(data))
        assert max(size) <= MOST, f"{tool} answers with {size} characters"
        if tool in BRIEFED:
            self.briefed.append(tokens(content.text) + tokens(json.dumps(data)))
            assert self.briefed[-1] <= MOST_TOKENS, f"{tool}: {self.briefed[-1]} tokens"
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
        """Play at random to the end, knowing only what each answer says; moves that give up are listed last, and not chosen while
        there is any other."""
        chance = random.Random(seed)
        said, _ = await self.at("wait_for_turn", seconds=0)
        for turn in range(LONGEST):
            codes = offered(said)
            assert codes, said
            if turn % OFTEN == 0:
                shown, _ = await self.at("look")
                assert shown.partition("\n\n")[0] in said
                assert set(codes) <= {move["code"] for move in await self.moves()}
            said, data = await self.at("play", move=chance.choice(codes[:-1] or codes))
            assert not self.wrong, said
            if data["over"]:
                return said
        raise AssertionError("the game did not end")


def offered(said: str) -> list[int]:
    """The numbers of the moves at the end of an answer."""
    return [int(code) for code in NUMBERED.findall(said.rpartition("\n\n")[2])]


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


def assisted(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a script: its first parameter is an assistant connected to a server, the others are fixtures."""

    def run(**fixtures: Any) -> None:
        with_assistant(create(), partial(test, **fixtures))

    _, *others = signature(test).parameters.values()
    run.__signature__ = Signature(others)  # type: ignore[attr-defined]
    return run
