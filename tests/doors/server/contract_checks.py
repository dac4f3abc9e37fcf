"""Checks everything a real server sends in the tests against the contract: unknown and missing fields are refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from rulewright.doors.contract.fault import ErrorAnswer
from rulewright.doors.contract.socket import ServerMessage
from rulewright.doors.server.client import Answered, Guest, Line
from rulewright.doors.server.http.app import operations

RETURNS = [
    (o.method, re.compile(re.sub(r"\{\w+\}", "[^/]+", o.path)), o.returns)
    for o in operations()
    if not isinstance(o.returns, str)
]


def check_answer(method: str, path: str, answer: Any) -> None:
    """Check that a response of the API has the declared type of its operation."""
    plain = path.partition("?")[0]
    for known, pattern, returns in RETURNS:
        if known == method and pattern.fullmatch(plain):
            msgspec.convert(answer, returns)
            return


def check_message(message: Any) -> None:
    """Check that a socket message is declared in the contract."""
    msgspec.convert(message, ServerMessage)


@contextmanager
def checked_clients() -> Iterator[None]:
    """In this context, everything that clients of this process receive is checked."""
    ask, hear = Guest.ask, Line.hear

    def checked_ask(self: Guest, method: str, path: str, body: Any = None, **headers: str) -> Any:
        try:
            answer = ask(self, method, path, body, **headers)
        except Answered as refused:
            if isinstance(refused.body, dict):
                msgspec.convert(refused.body, ErrorAnswer)
            raise
        check_answer(method, path, answer)
        return answer

    def checked_hear(self: Line, *given: Any, **named: Any) -> dict[str, Any]:
        message = hear(self, *given, **named)
        check_message(message)
        return message

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Guest, "ask", checked_ask)
        patch.setattr(Line, "hear", checked_hear)
        yield
