"""The official client plays over stdio and over streamable HTTP, with the current protocol and the previous one."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import anyio
import pytest
from mcp import StdioServerParameters

from tests.doors.mcp.assistant import Assistant, with_assistant
from tests.tiers import mostly

COMMAND = ["-m", "rulewright", "mcp"]


async def script(assistant: Assistant) -> None:
    """A whole game, with a refusal in it."""
    names = [tool.name for tool in (await assistant.client.list_tools()).tools]
    assert {"start_table", "look", "play", "why_not"} <= set(names)
    await assistant.start(game="twelve_patrols", seed=3)
    await assistant.at("play", move="9999")
    assert assistant.wrong
    assert "The game is over." in await assistant.play_on(1)


@pytest.mark.parametrize("mode", mostly(["auto", "legacy"], ["auto"]))
def test_stdio(mode: str, tmp_path: Path) -> None:
    environment = {**os.environ, "RULEWRIGHT_DATA": str(tmp_path)}
    with_assistant(StdioServerParameters(command=sys.executable, args=COMMAND, env=environment), script, mode)


@contextmanager
def serving(data: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A separate server, and its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {**os.environ, "RULEWRIGHT_DATA": str(data)}
    command = [sys.executable, *COMMAND, "--http", "--port", str(port)]
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process:
        try:
            end = time.monotonic() + 60
            while time.monotonic() < end:
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}/mcp", process
        finally:
            process.terminate()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data")) as (found, _):
        yield found


def test_a_server_that_is_told_to_end_waits_for_no_call(tmp_path: Path) -> None:
    began = time.monotonic()
    with serving(tmp_path) as (found, process):

        async def script(assistant: Assistant) -> None:
            nonlocal began
            await assistant.start(game="klobba", players=2, open_seats=1)
            async with anyio.create_task_group() as group:
                group.start_soon(partial(assistant.at, "wait_for_turn", seconds=50))
                await anyio.sleep(1)
                began = time.monotonic()
                process.terminate()
                await anyio.to_thread.run_sync(process.wait)

        with suppress(Exception):  # the call may end in any way with its server
            with_assistant(found, script)
        process.wait(120)
        assert time.monotonic() - began < 40, "it waited for the call"


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_streamable_http(mode: str, address: str) -> None:
    with_assistant(address, script, mode)


def test_a_page_from_elsewhere_is_turned_away(address: str) -> None:
    """A web page that points its own name at this machine must not reach the tools."""
    import httpx2

    said = httpx2.post(
        address, json={}, headers={"Host": "evil.example", "Accept": "application/json, text/event-stream"}
    )
    assert said.status_code in (403, 421)
