"""Libraries that come with an extra, and what to say where they are missing."""

from __future__ import annotations

from importlib.util import find_spec

SERVER = ("alembic", "asyncpg", "openskill", "sqlalchemy", "starlette", "uvicorn", "websockets")
"""What only a server needs: whoever simulates, learns or plays in the terminal has none of it."""


class MissingExtraError(ImportError):
    """An extra is not installed; the message says how to install it."""


def need(library: str, extra: str) -> None:
    """Refuse in one sentence where a library of an extra is not installed."""
    if find_spec(library) is None:
        raise MissingExtraError(f'this door needs {library}: pip install "rulewright[{extra}]"')


def need_mcp() -> None:
    need("mcp", "mcp")
    need("websockets", "mcp")


def need_server() -> None:
    """Refuse in one sentence where something that only a server needs is not installed."""
    missing = [library for library in SERVER if find_spec(library) is None]
    if missing:
        raise MissingExtraError(f'the server needs {", ".join(missing)}: pip install "rulewright[server]"')
