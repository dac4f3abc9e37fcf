"""Ending a game by agreement: proposed at the table tab, answered by keyboard, and shown to somebody who comes back."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import follow
from tests.e2e.test_access import faults, in_reach
from tests.e2e.test_manners import SIZES, table
from tests.e2e.test_undo import move, number


@SIZES
def test_all_others_agree_and_nobody_wins(visit: Visit, size: dict[str, Any]) -> None:
    host, friend = visit("/health", bypass_csp=True, **size), visit("/health", bypass_csp=True, **size)
    made = table(host, game="connect_four")
    host.goto(f"/m/{made['id']}")
    follow(friend, made["links"]["seats"]["1"])
    move(host, 1, "3")
    number(friend, 1)
    friend.goto("/health")  # away: the proposal waits
    host.get_by_role("tab", name="Table").click()
    host.get_by_role("button", name="Propose to end the game").click()
    expect(host.get_by_role("alert").filter(has_text="as soon as all others agree")).to_contain_text("Nobody wins")
    assert faults(host) == []
    host.get_by_role("button", name="Yes, propose it").click()
    expect(host.get_by_test_id("end-request")).to_contain_text("You propose to end the game. Waiting for")
    friend.goto(f"/m/{made['id']}")
    asked = friend.get_by_test_id("end-request")
    expect(asked).to_contain_text("proposes to end the game")
    expect(asked).to_contain_text("unrated")
    in_reach(friend)
    assert faults(friend) == []
    friend.keyboard.press("u")
    expect(asked.get_by_role("button", name="Agree")).to_be_focused()
    friend.keyboard.press("Enter")
    for page in (host, friend):
        expect(page.locator(".ending")).to_contain_text("The players agreed to end the game after 1 move: nobody wins.")
    assert faults(host) == []
