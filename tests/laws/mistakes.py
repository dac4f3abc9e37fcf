"""The table of typical mistakes, as the tests use it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec


class Change(msgspec.Struct, frozen=True):
    """A text of a file that is replaced."""

    file: str
    new: str
    old: str = ""


class Mistake(msgspec.Struct, frozen=True):
    """A mistake in a template (`game`), and what must be said about it."""

    what: str
    game: str
    change: tuple[Change, ...] = ()
    at: str = ""
    said: str = ""
    seconds: float = 0
    compiles: bool = False
    daily: bool = False
    """Whether it is tried every day, as the one that shows a law to have teeth."""


class Table(msgspec.Struct):
    mistake: tuple[Mistake, ...]


MISTAKES = msgspec.convert(tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8")), Table).mistake
