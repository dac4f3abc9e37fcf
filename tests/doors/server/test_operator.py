"""The operator's page, and logs for machines."""

from __future__ import annotations

import base64
import json
import logging
from pathlib import Path

import pytest

from rulewright.doors.server.client import Answered
from rulewright.doors.server.logs import Lines
from tests.doors.server.servers import Server, newest, opened, quick
from tests.doors.server.test_play import table

TOKEN = "only the keeper knows"


def test_the_operators_page_is_for_who_knows_the_token(tmp_path: Path) -> None:
    with opened(quick(f"sqlite:///{tmp_path / 'a.db'}", operator_token=TOKEN)) as server:
        match, ann, _ = table(server)
        with ann.sit(match) as line:
            line.play(3, line.until()["turn"])
            newest(line, 1)
            basic = base64.b64encode(f"me:{TOKEN}".encode()).decode()
            for header in (f"Basic {basic}", f"Bearer {TOKEN}"):
                page = server.guest().ask("GET", "/operator", Authorization=header)
                for told in ("bots that think or wait", "<td>looked at<td>1", "<td>human<td>1", "<h2>Refusals</h2>"):
                    assert told in page
                assert match not in page
        for header in ("", "Basic", "Basic !!", "Basic " + base64.b64encode(b"me:wrong").decode(), "Bearer x"):
            with pytest.raises(Answered, match="401"):
                server.guest().ask("GET", "/operator", Authorization=header)


def test_without_a_token_there_is_no_such_page(server: Server) -> None:
    with pytest.raises(Answered, match="404"):
        server.guest().ask("GET", "/operator", Authorization="Bearer ")


def test_a_line_of_the_log_is_one_json_object() -> None:
    record = logging.LogRecord("x", logging.ERROR, "a/table.py", 7, "it failed: %s", ("a\nb",), None)
    text = Lines().format(record)
    assert "\n" not in text
    found = json.loads(text)
    assert (found["message"], found["level"], found["line"]) == ("it failed: a\nb", "error", "table.py:7")
