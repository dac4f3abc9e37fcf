"""What an operator watches a server with: metrics, the dashboard and alerts made of them, request ids, and the doctor."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from sqlalchemy import create_engine, text

from rulewright.doors.cli import run
from rulewright.doors.server import doctor
from rulewright.doors.server.http import endpoint
from rulewright.doors.server.logs import REQUEST, Formatter, Lines
from rulewright.doors.server.store import matches as store
from rulewright.doors.server.store import schema
from tests.doors.server.servers import CLAIMS, FOUR, ROOT, TOY, Server, fetch, opened, quick
from tests.doors.server.test_play import table
from tests.doors.server.test_records import finished

SHELF = ["--game", FOUR, "--game", TOY, "--game", CLAIMS]


def test_the_dashboard_and_the_alerts_ask_for_metrics_that_exist(server: Server) -> None:
    table(server)
    server.guest().get("/api/games")
    known = set(re.findall(r"^# TYPE (\w+)", server.guest().get("/metrics"), re.MULTILINE))
    board = json.loads((ROOT / "deploy/grafana.json").read_text("utf-8"))
    rules = yaml.safe_load((ROOT / "deploy/alerts.yaml").read_text("utf-8"))["groups"][0]["rules"]
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    asked += [rule["expr"] for rule in rules]
    for expression in asked:
        named = {re.sub(r"_bucket$", "", name) for name in re.findall(r"rulewright_\w+", expression)}
        assert named <= known, expression
        assert named or "up{" in expression
    headings = re.findall(r"^## (.+)$", (ROOT / "docs/runbook.md").read_text("utf-8"), re.MULTILINE)
    anchors = {heading.lower().replace(" ", "-") for heading in headings}
    assert {rule["annotations"]["runbook"] for rule in rules} <= anchors
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_an_answer_and_what_was_logged_about_it_have_the_same_id(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[str, str]] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            said.append((Lines().format(record), Formatter("%(message)s").format(record)))

    handler, answers = Kept(), logging.getLogger(endpoint.__name__)
    answers.addHandler(handler)

    def broken(*_: Any) -> None:
        raise RuntimeError("a mistake")

    monkeypatch.setattr(store, "match_row", broken)
    ids = []
    try:
        for _ in range(2):
            ids.append(fetch(server, "/api/records/x")[0].headers["X-Request-Id"])
    finally:
        answers.removeHandler(handler)
    assert len({*ids}) == 2
    assert [json.loads(line)["request"] for line, _ in said if "failed" in line] == ids
    assert next(plain for _, plain in said if "failed" in plain).splitlines()[0].endswith(f"[request {ids[0]}]")


def test_a_background_task_is_not_logged_as_part_of_the_request_that_began_it(server: Server) -> None:
    seen: list[str] = []

    async def work() -> None:
        seen.append(REQUEST.get())

    async def begin() -> None:
        REQUEST.set("0123")
        await server.tables.spawn(work(), "a task")

    server.do(begin())
    assert seen == [""]


def test_the_doctor_finds_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "server.db"
    url = f"sqlite:///{file}"
    monkeypatch.setattr(doctor, "WEB", tmp_path)
    (tmp_path / "index.html").write_text("")

    def told(status: int) -> str:
        assert run(["admin", "doctor", "--database", url, *SHELF]) == status
        return capsys.readouterr().out

    assert "there is no database" in told(1)
    with opened(quick(url)) as server:
        finished(server)
        assert "warning  1 finished matches are not archived" in told(0), "beside the running server"
    assert run(["admin", "upgrade", "--database", url, *SHELF]) == 0
    well = told(0)
    assert "wrong" not in well
    assert "warning" not in well
    assert "ok       all finished matches are archived" in well
    monkeypatch.setattr(doctor, "LITTLE", 10**18)
    assert "make room soon" in told(0)
    file.chmod(0o644)
    assert "others can read" in told(1)
    file.chmod(0o600)
    (tmp_path / "index.html").unlink()
    assert "the pages are not built" in told(1)
    engine = create_engine(url)
    with engine.begin() as c:
        c.execute(text("UPDATE matches SET header = replace(header, '\"1.0\"', '\"0.9\"'), status = 'playing'"))
        c.execute(schema.archives.delete())
    assert "high_card 0.9" in told(1)
    file.write_bytes(file.read_bytes()[:8192] + b"x" * 20_000 + file.read_bytes()[28_192:])
    assert "wrong" in told(1).replace("the pages", "")
