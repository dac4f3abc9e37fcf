"""Libraries that come with an extra, and what to say where they are missing."""

from __future__ import annotations

from importlib.util import find_spec


def need(library: str, extra: str) -> None:
    """Refuse in one sentence where a library of an extra is not installed."""
    if find_spec(library) is None:
        raise ImportError(f"this door needs {library}: pip install 'rulewright[{extra}]'")
