"""docs/protocol.md matches the contract."""

from __future__ import annotations

from typing import get_args

from rulewright.doors.contract.introspection import structs, tag
from rulewright.doors.contract.socket import ClientMessage, ServerMessage
from rulewright.doors.server.http.app import operations
from tools.protocol import BLOCK, PAGE, PARTS

TEXT = PAGE.read_text("utf-8")


def test_the_page_has_all_parts() -> None:
    assert {found[2] for found in BLOCK.finditer(TEXT)} == set(PARTS)
    for message in (*get_args(ServerMessage), *get_args(ClientMessage)):
        assert f"### `{tag(message)}`\n" in TEXT
    for operation in operations():
        assert f"| {operation.method} | `{operation.path}`" in TEXT
    bases = {base.__name__ for struct in structs() for base in struct.__bases__}
    for struct in structs():
        assert tag(struct) or struct.__name__ in bases or f"### {struct.__name__}\n" in TEXT, struct.__name__
