"""The page shows the commitment and adds a salt, players compare signed receipts, and at the end the browser verifies all of
it."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import OVER, play_now
from tests.e2e.test_manners import table

KARTHIS = "The Temple of Karthis"


def fairness(page: Page) -> None:
    """Open the section about the dice."""
    page.get_by_role("tab", name="Table").click()
    page.get_by_text("Fair dice").click()


def test_players_add_salts_and_compare_receipts(visit: Visit, tmp_path: Path) -> None:
    host, friend = visit(), visit()
    made = table(host, game="connect_four", salts=True)
    host.goto(f"/m/{made['id']}")
    host.get_by_text("Fair dice").click()
    expect(host.get_by_text("has already drawn the seed of the dice, and promises it")).to_be_visible()
    promise = host.locator("details code").inner_text()
    assert len(promise) == 64
    expect(host.get_by_text("Your browser has added a random salt")).to_be_visible()
    host.get_by_label("Your salt for the dice").fill("pepper")
    host.get_by_role("button", name="Add this salt instead").click()
    expect(host.get_by_text("You add: pepper")).to_be_visible()
    friend.goto(made["links"]["seats"]["1"])
    friend.get_by_text("Dice", exact=True).click()
    friend.get_by_label("Your salt for the dice").fill("thyme")
    friend.get_by_role("button", name="Join the game").click()
    friend.get_by_role("button", name="Join as Guest").click()
    for page in (host, friend):
        fairness(page)
        said = page.locator(".fairness")
        expect(said).to_contain_text(promise)
        expect(said.locator(".salts code")).to_have_text(["pepper", "thyme"])
        expect(said.get_by_role("alert")).to_have_count(0)
    with friend.expect_download() as loading:
        friend.get_by_role("link", name="Save my receipt").click()
    saved = tmp_path / loading.value.suggested_filename
    loading.value.save_as(saved)
    asked = host.get_by_label("Compare another player\u2019s receipt")
    asked.set_input_files(saved)
    expect(
        host.get_by_text("The same history up to line 1, as the person with this receipt was told it.")
    ).to_be_visible()
    forged = {**json.loads(saved.read_text()), "seal": "0" * 32}
    other = tmp_path / "forged.json"
    other.write_text(json.dumps(forged))
    asked.set_input_files(other)
    expect(host.get_by_text("The receipt was not signed with this key")).to_be_visible()


def test_the_browser_remembers_what_it_was_promised(visit: Visit) -> None:
    page = visit()
    play_now(page, KARTHIS)
    match = page.url.rpartition("/")[2]
    kept = json.loads(page.evaluate("localStorage.getItem('rulewright.salts')"))
    assert [(id_, len(noted["salt"])) for id_, noted in kept] == [(match, 32)]
    page.get_by_role("button", name="Give up the adventure").click()
    page.get_by_role("button", name="Yes, give up").click()
    expect(page.locator(OVER)).to_be_visible()
    page.get_by_role("link", name="Check fairness").click()
    expect(page.locator("#verdict")).to_contain_text("✓ All")
    mine = page.get_by_text("It is the seed that was promised to this browser, with the salt it added.")
    expect(mine).to_be_visible()
    kept[0][1]["salt"] = "another"
    page.evaluate("kept => localStorage.setItem('rulewright.salts', kept)", json.dumps(kept))
    page.reload()
    expect(page.locator("#verdict")).to_contain_text("✗ Something is wrong, although every roll follows from the seed")
    expect(page.locator("#report tr.bad")).to_contain_text("Your salt was not used")


def test_random_salts_can_be_turned_off(visit: Visit) -> None:
    page = visit("/health")  # the page being left may save its own settings
    page.evaluate("localStorage.setItem('rulewright.settings', JSON.stringify({salt: false}))")
    page.goto("/")
    play_now(page, KARTHIS)
    kept = json.loads(page.evaluate("localStorage.getItem('rulewright.salts')"))
    assert [noted["salt"] for _, noted in kept] == [""]
