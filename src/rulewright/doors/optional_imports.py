"""Libraries of optional extras, and the errors when they are missing."""

from __future__ import annotations

from importlib.util import find_spec

SERVER = ("alembic", "asyncpg", "openskill", "sqlalchemy", "starlette", "uvicorn", "webauthn", "websockets")
"""Libraries that only a server needs: simulating, learning and playing in the terminal work without them."""


class MissingExtraError(ImportError):
    """An extra is not installed; the message says how to install it."""


def need(library: str, extra: str) -> None:
    """Raise `MissingExtraError` if a library of an extra is not installed."""
    if find_spec(library) is None:
        raise MissingExtraError(f'this door needs {library}: run pip install ".[{extra}]" in the clone')


def need_mcp() -> None:
    need("mcp", "mcp")
    need("websockets", "mcp")


def need_server() -> None:
    """Raise `MissingExtraError` if any library that only a server needs is not installed."""
    missing = [library for library in SERVER if find_spec(library) is None]
    if missing:
        raise MissingExtraError(f'the server needs {", ".join(missing)}: run pip install ".[server]" in the clone')
