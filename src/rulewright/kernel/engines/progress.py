"""Whoever wants to know is told when something is really compiled, and not merely loaded, and how far that is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

_ears: list[Callable[[], None]] = []
_watchers: list[Callable[[float], None]] = []
_rules = [0, 1]
"""How many rules have been read of the entry point that is compiled now, and how many there are."""
READING = 0.5
"""The share of the work that is done when all rules have been read; the rest is translating them, all together."""


@contextmanager
def on_compiling(tell: Callable[[], None]) -> Iterator[None]:
    """Call `tell` each time that an entry point is compiled in here."""
    _ears.append(tell)
    try:
        yield
    finally:
        _ears.remove(tell)


@contextmanager
def on_progress(tell: Callable[[float], None]) -> Iterator[None]:
    """Call `tell` with the share of the work that is done, from 0 when compiling begins, each time that a rule was read."""
    _watchers.append(tell)
    try:
        yield
    finally:
        _watchers.remove(tell)


def compiling(rules: int = 1) -> None:
    """An entry point that reaches so many rules begins to be compiled."""
    _rules[:] = 0, rules
    for tell in tuple(_ears):
        tell()
    _tell_progress()


def one_more() -> None:
    """Another rule has been read."""
    _rules[0] += 1
    _tell_progress()


def _tell_progress() -> None:
    read, rules = _rules
    for tell in tuple(_watchers):
        tell(READING * min(1.0, read / rules))
