"""Text that looks like HTML is shown as text, wherever it comes from: names, heroes, boxes, records, and a game's own words."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from rulewright.doors.server.client import Guest
from rulewright.doors.server.identity import COOKIE
from tests.doors.server.servers import TOY, newest
from tests.e2e.conftest import Visit
from tests.e2e.server import SECRET, Server

pytestmark = pytest.mark.release
MARK = "<img src=x onerror=alert()>"
TEXTS = {
    "__init__.py": r'(title|pitch|designer|publisher)="',
    "tell.py": r'(return f?"|: f")(?=[A-Z])',
    "box.toml": r'(name|about) = "',
    "clauses.toml": r'text = "',
    "help.toml": r'(name|text) = "',
    "lesson.toml": r'say = "',
    "locales/en.ftl": r"(when-lay = |(?<=\[you\] )|(?<=\*\[other\] ))",
}
"""The words that players are shown, by file of the game."""


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game all of whose words are markup."""
    folder = shutil.copytree(TOY, tmp_path_factory.mktemp("markup") / "high_card")
    for name, before in TEXTS.items():
        text = (folder / name).read_text("utf-8")
        changed = re.sub(before, lambda found: f"{found[0]}{MARK} ", text)
        assert changed != text
        (folder / name).write_text(changed, "utf-8")
    found = Server(tmp_path_factory.mktemp("data"), folder)
    yield found
    found.stop()


def finished(ann: Guest, bo: Guest) -> str:
    made = ann.post(
        "/api/matches", {"game": "high_card", "box": Path(TOY, "box.toml").read_text().replace("Plain", MARK)}
    )
    bo.join(made["links"]["seats"]["1"])
    with ann.sit(made["id"]) as line:
        state = newest(line, 0)
        (up,) = (move for move in state["moves"] if move["verb"] == "stand up")
        line.play(up["code"], state["turn"])
        while not line.until()["over"]:
            pass
    return str(made["id"])


def shown(page: Page, address: str) -> None:
    """The markup is on this page, as text."""
    page.goto(address)
    expect(page.locator("body")).to_contain_text(MARK)
    assert page.locator("img[src=x], [onerror]").count() == 0


def test_markup_is_text_on_every_page(server: Server, visit: Visit, tmp_path: Path) -> None:
    ann, bo = Guest(server.address + "/"), Guest(server.address + "/")
    for guest in (ann, bo):
        guest.put("/api/me", {"name": f"{MARK}{'!' if guest is bo else ''}"})
    over = finished(ann, bo)
    record = ann.get(f"/api/matches/{over}/record")
    sent = bo.ask("POST", "/api/records", record.encode())["id"]
    running = ann.post("/api/matches", {"game": "high_card", "fill": {"1": "random"}, "salts": False})["id"]
    waiting = bo.post("/api/matches", {"game": "high_card", "open": True})
    hero = ann.post("/api/matches", {"game": "karthis", "hero": MARK})["id"]

    alerts: list[str] = []
    page = visit(f"{server.address}/health", bypass_csp=True)
    page.on("dialog", lambda dialog: alerts.append(dialog.message))
    page.context.add_cookies([{"name": COOKIE, "value": ann.cookie, "url": server.address}])
    for path in (
        "/", "/history", "/rules/high_card", "/learn/high_card", f"/m/{running}", f"/m/{over}", f"/r/{over}", f"/r/{sent}",
        f"/m/{hero}", waiting["links"]["seats"]["1"].removeprefix(server.address),
    ):  # fmt: skip
        shown(page, f"{server.address}{path}")
    (tmp_path / "record.jsonl").write_text(record, "utf-8")
    page.goto(f"{server.address}/check.html")
    page.locator("input[type=file]").set_input_files(tmp_path / "record.jsonl")
    expect(page.locator("body")).to_contain_text(MARK)
    assert page.locator("img[src=x], [onerror]").count() == 0
    assert alerts == []

    pictures = [ann.ask("GET", f"/pictures/{match}/now.svg").decode() for match in (running, over)]
    pages = [
        ann.ask("GET", path)
        for path in (f"/m/{over}", f"/r/{over}", waiting["links"]["spectate"].removeprefix(server.address))
    ]
    operator = ann.ask("GET", "/operator", Authorization=f"Bearer {SECRET}")
    for text in (*pictures, *pages, operator):
        assert "<img" not in text
