"""A small database of every release, as SQL. `test_releases` opens each with today's code, on SQLite and on PostgreSQL.

Before a release that changes the tables or the rules of a game, add another one with `make`, and carry the rules of the last
release with `python -m tools.earlier REVISION`.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path

import asyncpg

HERE = Path(__file__).parent


def releases() -> list[Path]:
    """The stored databases, oldest first."""
    return sorted(HERE.glob("*.sql"))


def fill(url: str, release: Path) -> None:
    """Load a release's data into an empty database."""
    text = release.read_text("utf-8")
    if url.startswith("sqlite"):
        file = sqlite3.connect(url.removeprefix("sqlite:///"))
        file.executescript(text)
        file.close()
    else:
        asyncio.run(_over_net(url, text))


async def _over_net(url: str, text: str) -> None:
    """Load into PostgreSQL, which has its own syntax for binary data."""
    line = await asyncpg.connect(url.replace("+asyncpg", ""))
    await line.execute(re.sub(r"\bX'([0-9A-F]*)'", r"'\\x\1'", re.sub(r"\bBLOB\b", "BYTEA", text)))
    await line.close()
