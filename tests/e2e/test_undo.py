"""Undo with the others' consent, by keyboard and with a screen reader."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import follow, rest
from tests.e2e.test_access import faults, in_reach
from tests.e2e.test_manners import SIZES, table


def number(page: Page, n: int) -> None:
    expect(page.locator(f".frame[data-number='{n}']")).to_be_visible()


def move(page: Page, n: int, key: str) -> None:
    """Make move number n."""
    number(page, n - 1)
    rest(page)
    page.keyboard.press(key)
    number(page, n)


@SIZES
def test_the_others_see_what_would_go_back_and_agree_or_refuse(visit: Visit, size: dict[str, Any]) -> None:
    host, friend = visit("/health", bypass_csp=True), visit("/health", bypass_csp=True, **size)
    made = table(host, game="connect_four")
    host.goto(f"/m/{made['id']}")
    follow(friend, made["links"]["seats"]["1"])
    move(host, 1, "3")
    move(friend, 2, "3")
    number(host, 2)
    for agree, left in ((False, 2), (True, 0)):
        if agree:  # you may ask again after the next move
            move(host, 3, "1")
            move(friend, 4, "1")
            number(host, 4)
        rest(host)
        host.keyboard.press("u")
        dialog = host.get_by_role("dialog", name="Undo moves")
        expect(dialog).to_contain_text("must agree")
        expect(dialog).to_contain_text("Nobody forgets what they have seen")
        assert faults(host) == []
        host.keyboard.press("Enter")
        expect(host.get_by_test_id("undo-request")).to_contain_text("Waiting for")
        asked = friend.get_by_test_id("undo-request")
        expect(asked).to_contain_text("asks to undo moves")
        expect(asked).to_contain_text("The game is unrated from then on")
        expect(friend.locator("#app > [role=alert]")).to_contain_text("Press U to answer")
        in_reach(friend)
        assert faults(friend) == []
        friend.keyboard.press("u")
        expect(asked.get_by_role("button", name="Agree")).to_be_focused()
        if not agree:
            friend.keyboard.press("Tab")
        friend.keyboard.press("Enter")
        if agree:
            number(host, 2)
            expect(host.get_by_text("Moves 3 to 4 are taken back by consent.").first).to_be_attached()
        else:
            expect(host.get_by_test_id("undo-request")).to_contain_text("did not agree")
            number(host, left)
