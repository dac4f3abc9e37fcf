"""Callbacks for compilation: when it really starts, as opposed to loading from the cache, and how far it has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

_ears: list[Callable[[], None]] = []
_watchers: list[Callable[[float], None]] = []
_rules = [0, 1]
"""For the entry point being compiled: the number of rules read so far, and of all its rules."""
READING = 0.5
"""The share of the work that is done when all rules have been read; the rest is translating them all together."""


@contextmanager
def on_compiling(tell: Callable[[], None]) -> Iterator[None]:
    """Call `tell` each time an entry point is compiled within this context."""
    _ears.append(tell)
    try:
        yield
    finally:
        _ears.remove(tell)


@contextmanager
def on_progress(tell: Callable[[float], None]) -> Iterator[None]:
    """Call `tell` with the share of the work done: 0 when compiling begins, then after each rule read."""
    _watchers.append(tell)
    try:
        yield
    finally:
        _watchers.remove(tell)


def compiling(rules: int = 1) -> None:
    """Report that an entry point with this many rules is about to be compiled."""
    _rules[:] = 0, rules
    for tell in tuple(_ears):
        tell()
    _tell_progress()


def one_more() -> None:
    """Report that another rule has been read."""
    _rules[0] += 1
    _tell_progress()


def _tell_progress() -> None:
    read, rules = _rules
    for tell in tuple(_watchers):
        tell(READING * min(1.0, read / rules))
