"""The operator's page, and logs for machines."""

from __future__ import annotations

import base64
import json
import logging
import re
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlencode

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
    for path in ("/operator", "/operator/people"):
        with pytest.raises(Answered, match="404"):
            server.guest().ask("GET", path, Authorization="Bearer ")


def form(server: Server, header: str, **fields: str) -> tuple[int, str]:
    """Send a form of the page. Returns the status and the page."""
    headers = {"Content-Type": "application/x-www-form-urlencoded", "Authorization": header}
    with closing(HTTPConnection(server.address.partition("://")[2].rstrip("/"), timeout=120)) as to:
        to.request("POST", "/operator/people", urlencode(fields), headers)
        answer = to.getresponse()
        return answer.status, answer.read().decode()


def test_the_operator_finds_people_and_does_what_the_command_line_does(tmp_path: Path) -> None:
    key = f"Bearer {TOKEN}"
    with opened(quick(f"sqlite:///{tmp_path / 'a.db'}", operator_token=TOKEN)) as server:
        match, ann, bo = table(server)
        mallory = bo.cookie.partition(".")[0]
        ann.post(f"/api/matches/{match}/report", {"seat": 1, "why": "abuse", "words": "<b>rude</b>"})

        def page(find: str = "") -> str:
            return str(server.guest().ask("GET", f"/operator/people?find={find}", Authorization=key))

        def id_of(do: str) -> str:
            found = re.search(rf"value={do}><input type=hidden name=id value='([^']+)'", page())
            assert found
            return found[1]

        assert "passkeys" not in page("nobody")
        assert "&lt;b&gt;rude&lt;/b&gt;" in page()
        for find in ("bO", mallory):
            assert f"<td>Bo<td>{mallory}<td>0 passkeys" in page(find)
        assert "give a --reason" in form(server, key, do="ban", id=mallory, reason="", until="7")[1]
        assert form(server, key, do="ban", id="no such guest", reason="Rude.", until="7")[0] == 400
        assert form(server, key, do="everything")[0] == 400
        assert form(server, key, do="ban-reported", id=id_of("ban-reported"), reason="Rude.", until="7")[0] == 303
        with pytest.raises(Answered, match="You are banned"):
            bo.get("/api/me")
        assert "rude" not in page(), "its report is closed"
        bo.post("/api/me/ban", {"words": "Was not me."})
        assert "Was not me." in page()
        assert form(server, key, do="answer", id=id_of("answer"), answer="It was.")[0] == 303
        assert bo.get("/api/me/ban")["appeal"]["answer"] == "It was."
        assert form(server, key, do="lift", id=id_of("lift"))[0] == 303
        assert bo.get("/api/me")["name"] == "Bo"
        assert form(server, key, do="close", id="nothing")[0] == 400
        assert form(server, key, do="cancel", id="nothing")[0] == 400


def test_nothing_of_the_operators_people_is_for_guests(tmp_path: Path) -> None:
    with opened(quick(f"sqlite:///{tmp_path / 'a.db'}", operator_token=TOKEN)) as server:
        _, ann, bo = table(server)
        for header in ("", "Bearer x", "Basic !!"):
            with pytest.raises(Answered, match="401"):
                ann.ask("GET", "/operator/people?find=Bo", Authorization=header)
            deed = {"do": "ban", "id": bo.cookie.partition(".")[0], "reason": "x", "until": "7"}
            assert form(server, header, **deed) == (401, "Send the operator's token.")
        assert bo.get("/api/me")["name"] == "Bo"
        with pytest.raises(Answered, match="415"):
            ann.ask("POST", "/operator/people", {"do": "close"}, Authorization=f"Bearer {TOKEN}")
        with pytest.raises(Answered, match="403"):
            ann.ask("POST", "/operator/people", {}, Authorization=f"Bearer {TOKEN}", Origin="http://elsewhere.example")


def test_a_line_of_the_log_is_one_json_object() -> None:
    record = logging.LogRecord("x", logging.ERROR, "a/table.py", 7, "it failed: %s", ("a\nb",), None)
    text = Lines().format(record)
    assert "\n" not in text
    found = json.loads(text)
    assert (found["message"], found["level"], found["line"]) == ("it failed: a\nb", "error", "table.py:7")
