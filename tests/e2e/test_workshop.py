"""`rulewright dev`: saved changes show in the page at once, and so do mistakes, while the last good version stays playable."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.doors.server.test_workshop import save
from tests.e2e.playing import until
from tests.e2e.server import FOUR, Server
from tests.e2e.test_generic import sit
from tests.prepare import ROOT


class Dev(Server):
    """`rulewright dev` for one folder."""

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rulewright", "dev", str(self.guests[1]), "--port", "0", "--no-open"],
            cwd=ROOT,
            env={**os.environ, "RULEWRIGHT_DATA": str(self.data)},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout
        self.address = self.process.stdout.readline().split()[-1].rstrip("/")


@pytest.fixture
def dev(tmp_path: Path) -> Iterator[Dev]:
    folder = Path(shutil.copytree(FOUR, tmp_path / "mine", ignore=shutil.ignore_patterns("__pycache__")))
    found = Dev(tmp_path / "data", folder)
    yield found
    found.stop()


def test_what_is_saved_shows_in_the_page(browser: Browser, dev: Dev) -> None:
    folder = dev.guests[1]
    page = browser.new_context(base_url=dev.address).new_page()
    page.goto("/health")  # which does not reload when the game has been read again
    sit(page, "mine")
    page.locator(".generic .pick.lit").last.click()
    discs = page.locator(".generic").get_by_text("X", exact=True)
    expect(discs.first).to_be_visible()

    save(folder, "tell.py", 'DISCS = ("X", "O")', 'DISCS = ("Q", "O")')
    expect(page.locator(".generic").get_by_text("Q", exact=True).first).to_be_visible()
    assert page.url.startswith(f"{dev.address}/m/")

    save(folder, "rules.py", "    s.mover = 1 - seat", "    s.mover = 1 - seatt")
    bar = page.locator("#workshop")
    expect(bar).to_contain_text("apply (rules.py, line 67): nobody defines seatt")
    expect(bar).to_contain_text("Until you fix it, the last good version plays on.")
    expect(page.locator(".generic").get_by_text("Q", exact=True).first).to_be_visible()
    save(folder, "rules.py", "    s.mover = 1 - seatt", "    s.mover = 1 - seat")
    until(page, lambda: not bar.count())

    save(folder, "state.py", "COLUMNS, ROWS = 7, 6", "COLUMNS, ROWS = 6, 6")
    expect(bar).to_contain_text("The new rules do not allow move 1 any more")
    button = bar.get_by_role("button", name="Restart this match with the new rules")
    nothing_behind = """() => [...document.querySelectorAll('main, footer')].every(
        (e) => e.getBoundingClientRect().bottom <= document.getElementById('workshop').getBoundingClientRect().top + 1)"""
    expect(page.locator(".generic")).to_be_visible()  # until then the page that loads fills the window
    until(page, lambda: page.evaluate(nothing_behind))
    colours = button.evaluate("(b) => [getComputedStyle(b).color, getComputedStyle(b).backgroundColor]")
    assert colours == ["rgb(20, 34, 46)", "rgb(255, 255, 255)"], (
        "dark on light, whatever the page's own buttons look like"
    )
    button.click()
    until(page, lambda: not bar.count())
    expect(page.locator(".generic .pick.lit").first).to_be_visible()
    expect(page.locator(".generic").get_by_text("Q", exact=True)).to_have_count(0)

    save(folder, "lesson.toml", 'move = "drop column=3"', 'move = "drop column=9"')
    expect(bar).to_contain_text("The lesson cannot be played: step 2 of lesson.toml")
    bar.get_by_role("button", name="Hide").click()
    until(page, lambda: not bar.count())
    page.context.close()
