"""Logging: each message on one line, without control characters, and repeated messages suppressed."""

from __future__ import annotations

import logging
import secrets
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import msgspec

FORM = "%(asctime)s %(levelname)s %(message)s"
REQUEST: ContextVar[str] = ContextVar("REQUEST", default="")
"""The id of the request or socket that is being served; its answer and all its log lines have it."""
MOST, SECONDS = 10, 10.0
"""How many messages a place in the code may log in how many seconds; further ones are only counted."""


def drop_traceback(error: BaseException) -> None:
    """Drop the traceback of an error that has been handled. A frame with the error in a variable is a reference cycle, and would
    keep a whole table in memory until the garbage collector runs."""
    found: BaseException | None = error
    while found:
        found.__traceback__ = None
        found = found.__cause__ or found.__context__


def begin_request() -> str:
    """Give the request or socket that is served in this context an id."""
    REQUEST.set(found := secrets.token_hex(6))
    return found


def plain(text: str, keep: str = "") -> str:
    """The text with control characters escaped, so that it cannot forge a log line or move the reader's cursor."""
    return "".join(c if c.isprintable() or c in keep else c.encode("unicode_escape").decode() for c in text)


class Formatter(logging.Formatter):
    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name is logging's
        request = REQUEST.get()
        return plain(super().formatMessage(record)) + (f" [request {request}]" if request else "")

    def formatException(self, ei: Any) -> str:  # noqa: N802
        return plain(super().formatException(ei), keep="\n")


class Lines(Formatter):
    """Formats each record as a JSON object on one line, for log collectors."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "line": f"{record.filename}:{record.lineno}",
            "process": record.process,
            "message": record.getMessage(),
        }
        if request := REQUEST.get():
            told["request"] = request
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


class Quiet(logging.Filter):
    """Suppresses repeated messages: when a disk is full or the database away, everything fails again and again."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        place, at = (record.pathname, record.lineno), time.monotonic()
        since, count = self._said.get(place, (at, 0))
        if at - since > SECONDS:
            if count > MOST:
                record.msg, record.args = f"{record.getMessage()} (and {count - MOST} more like it before)", ()
            since, count = at, 0
        self._said[place] = (since, count + 1)
        return count < MOST


def set_up(verbose: bool, as_json: bool = False) -> None:
    """Log to standard error, unless the root logger already has a handler."""
    root = logging.getLogger()
    if root.handlers:
        return
    handler = logging.StreamHandler()
    handler.setFormatter(Lines() if as_json else Formatter(FORM))
    handler.addFilter(Quiet())
    root.addHandler(handler)
    root.setLevel(logging.INFO if verbose else logging.WARNING)
