"""A small database of every release, as SQL that SQLite and PostgreSQL both read. `test_releases` opens each with today's code.

Before a release that changes the tables or the rules of a game, another one is written with `make`.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

HERE = Path(__file__).parent


def releases() -> list[Path]:
    """The databases that are kept, the oldest first."""
    return sorted(HERE.glob("*.sql"))


def statements(release: Path) -> list[str]:
    """A database as the statements that make it."""
    return [found for found in release.read_text("utf-8").split(";\n") if found.strip()]


def fill_file(file: Path, release: Path) -> None:
    """A SQLite database as that release left it."""
    database = sqlite3.connect(file)
    database.executescript(";\n".join(statements(release)))
    database.close()
