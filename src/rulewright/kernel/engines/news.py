"""Whoever wants to know is told when something is really compiled, and not merely loaded."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

_ears: list[Callable[[], None]] = []


@contextmanager
def on_compiling(tell: Callable[[], None]) -> Iterator[None]:
    """Call `tell` each time that an entry point is compiled in here."""
    _ears.append(tell)
    try:
        yield
    finally:
        _ears.remove(tell)


def compiling() -> None:
    for tell in tuple(_ears):
        tell()
