"""Answers that any request may get: a refusal, and whether the server works."""

from __future__ import annotations

import logging

from msgspec import Struct

from rulewright.doors.contract.base import Outgoing


class Health(Outgoing):
    """Whether the server and its database answer."""

    ok: bool
    """They do."""
    tables: int
    """Tables in this process's memory."""
    sockets: int
    """Open sockets of this process."""


class ErrorAnswer(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A refused request, with a status of 400 or more."""

    error: str
    """One sentence: what is wrong, and what to do about it."""
    clause: str = ""
    """The clause of the rulebook that forbids it."""


class Fault(Exception):  # noqa: N818 - a refusal, not a defect
    """A request that is refused: a sentence for the client, and an HTTP status."""

    def __init__(self, status: int, sentence: str, clause: str = "") -> None:
        super().__init__(status, sentence, clause)  # all arguments, so that it survives pickling
        self.status, self.sentence, self.clause = status, sentence, clause

    def __str__(self) -> str:
        return self.sentence

    @property
    def level(self) -> int:
        """The log level: a warning for bad input, info for things that are missing or not allowed."""
        return logging.INFO if self.status in (401, 403, 404, 409, 410) else logging.WARNING

    @property
    def told(self) -> str:
        """The sentence for the log, on one line of at most 120 characters."""
        return " ".join(self.sentence.split())[:120]

    def body(self) -> ErrorAnswer:
        return ErrorAnswer(self.sentence, self.clause)


def refused(error: ValueError) -> Fault:
    """An error from the rules or the box reader, as a refusal."""
    text = str(error)
    return Fault(400, text if text.endswith((".", "?")) else f"{text}.")
