"""The browser verifies the dice by itself: for a match on the server, and for a file without any server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from rulewright import games
from rulewright.doors.server.http.pages import policy
from rulewright.match import Match

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src/rulewright/doors/server/web/check.html"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match, file = Match(games.load("karthis"), seed=7, names=["Ada"]), tmp_path / "game.jsonl"
    match.play(0, match.legal(0)[0])
    match.play(0, match.legal(0)[-1])
    match.save(file)
    return file


def test_the_page_is_one_file_and_finds_the_false_roll(browser: Browser, record: Path) -> None:
    page = browser.new_page()
    try:
        page.goto(PAGE.as_uri())
        page.set_input_files("#file", record)
        expect(page.locator("#verdict")).to_contain_text("✓ All")
        expect(page.locator("#report tr.bad")).to_have_count(0)
        expect(page.locator("#report")).to_contain_text("The Temple of Karthis: Ada.")
        text = record.read_text("utf-8")
        face = re.search(r'\["roll", 100, (\d+)\]', text) or re.search(r'\["roll", \d+, (\d+)\]', text)
        assert face
        false = record.with_name("false.jsonl")
        false.write_text(text[: face.start(1)] + str(int(face[1]) ^ 1) + text[face.end(1) :], "utf-8")
        page.set_input_files("#file", false)
        expect(page.locator("#verdict")).to_contain_text("✗ Something is wrong: 1 of")
        expect(page.locator("#report tr.bad").filter(has_text="but the seed makes")).to_have_count(1)
        expect(page.locator("#report tr.bad").filter(has_text="was changed after it was written")).to_have_count(1)
    finally:
        page.close()


def test_its_own_script_and_no_other_may_run() -> None:
    told = policy("host", PAGE.read_bytes())
    assert re.search(r"script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}'$", told)
    assert "script-src" not in policy("host")
