"""The contract checks refuse everything undeclared, and omit nothing."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from rulewright.doors.contract.introspection import all_fields, structs, summary
from rulewright.doors.contract.socket import ClientMessage, ServerMessage
from rulewright.doors.server.http.app import operations
from tests.doors.server.contract_checks import check_answer, check_message
from tests.doors.server.servers import Server


def test_messages_with_other_fields_are_refused(server: Server) -> None:
    match, ann = server.against_bot()
    with ann.sit(match) as line:
        line.until()
    for message in line.heard:
        check_message(message)
        with pytest.raises(msgspec.ValidationError, match="unknown field `secret`"):
            check_message({**message, "secret": 1})
        for field in message:
            with pytest.raises(msgspec.ValidationError):
                check_message({name: value for name, value in message.items() if name != field})
    state = next(m for m in line.heard if m["type"] == "state")
    with pytest.raises(msgspec.ValidationError, match="seats"):
        check_message({**state, "seats": [{**state["seats"][0], "guest": "g"}]})


def test_answers_with_other_fields_are_refused(server: Server) -> None:
    ann = server.guest("Ann")
    for path in ("/api/me", "/api/standing", "/api/games/high_card"):
        answer: Any = ann.get(path)
        check_answer("GET", path, answer)
        for wrong in ({**answer, "secret": 1}, dict(list(answer.items())[1:])):
            with pytest.raises(msgspec.ValidationError):
                check_answer("GET", path, wrong)


def test_everything_is_said_in_words() -> None:
    """The protocol page, OpenAPI and the TypeScript comments are generated from docstrings."""
    assert [s.__name__ for s in structs() if not summary(s)] == []
    assert [f"{s.__name__}.{f.name}" for s in structs() for f in all_fields(s) if not f.doc] == []


def test_every_struct_is_of_use() -> None:
    """Each is a message, a request or a response, or part of one."""
    kinds: list[Any] = [*get_args(ServerMessage), *get_args(ClientMessage)]
    kinds += [
        kind for o in operations() for kind in (o.body, o.line or o.returns) if kind and not isinstance(kind, str)
    ]
    _, known = msgspec.json.schema_components(kinds, ref_template="{name}")
    bases = {base.__name__ for s in structs() for base in s.__bases__}
    assert {s.__name__ for s in structs()} - set(known) - bases == {"ErrorAnswer"}
