"""`python -m tests.doors.mcp.measure`: how many tokens the turns of a game take, as the table in docs/mcp.md."""

from __future__ import annotations

import os
import tempfile

from rulewright import games
from rulewright.doors.mcp.server import create
from tests.doors.mcp.assistant import Assistant, with_assistant


def measure(name: str) -> str:
    """Measure one random game; returns a row of the table."""
    rows: list[str] = []

    async def script(assistant: Assistant) -> None:
        await assistant.start(game=name, bots="random", seed=5)
        assistant.briefed.clear()
        await assistant.play_on(1)
        turns = assistant.briefed
        mean, title = sum(turns) // len(turns), games.load(name).title
        rows.append(f"| {title} | {len(turns)} | {mean:,} | {max(turns):,} | {sum(turns):,} |")

    with_assistant(create(), script)
    return rows[0]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as data:
        os.environ["RULEWRIGHT_DATA"] = data
        for game in games.names():
            print(measure(game), flush=True)
