"""Klobba! from several browsers at one table, and on its own board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import follow, log_length, rest, until

SEATS = 3
SMALL = {"width": 900, "height": 600}
KEEP_SOCKETS = """(() => {
  const Real = WebSocket;
  window.sockets = [];
  window.WebSocket = class extends Real { constructor(...a) { super(...a); window.sockets.push(this); } };
})()"""


@pytest.mark.release
def test_three_play_and_one_watches(visit: Visit) -> None:
    """Ann sends the links; Bo and Cy follow theirs, Di only watches. If a player loses the
    connection, or reloads, they have the whole log once."""
    ann = visit(viewport=SMALL)
    ann.get_by_role("button", name="With friends: Klobba!").click()
    ann.get_by_label("Players").select_option(str(SEATS))
    ann.get_by_role("button", name="Create table").click()
    links = [ann.get_by_label(f"Invitation for seat {i}", exact=True).input_value() for i in (2, 3)]
    watch = ann.get_by_label("Link for spectators", exact=True).input_value()
    ann.get_by_role("button", name="Go to the table").click()
    expect(ann.get_by_role("status").filter(has_text="2 seats are")).to_be_visible()
    bo, cy, di = (visit("/health", viewport=SMALL) for _ in range(3))
    for page in (bo, di):
        page.add_init_script(KEEP_SOCKETS)
    follow(bo, links[0])
    follow(cy, links[1])
    di.goto(watch)
    for page in (ann, bo, cy, di):
        expect(page.locator(".klobba")).to_be_visible()
        assert "token" not in page.url, "an invitation does not stay in the address"
    rest(bo)
    ann.get_by_role("main").get_by_role("button", name="Keep all").click()
    for page in (bo, cy, di):
        expect(page.locator(".log")).to_contain_text("has decided")
    logs = [log_length(page) for page in (bo, cy, di)]
    for page in (bo, di):
        page.evaluate("window.sockets.at(-1).close()")
        until(page, lambda page=page: page.locator(".banner").count() == 0)  # type: ignore[misc]
    cy.reload()
    rest(cy)
    assert [log_length(page) for page in (bo, cy, di)] == logs


def test_rejecting_marks_barbarians_on_the_board_first(visit: Visit) -> None:
    """Against bots: the new ones are marked by a click, and one button sends them off together."""
    page = visit()
    page.get_by_role("button", name="Play now: Klobba!").click()
    mine = page.locator(".me .place.dealt")
    expect(mine).to_have_count(3)
    mine.first.click()
    expect(page.locator(".me .place.marked")).to_have_count(1)
    page.get_by_role("button", name="Reject 1, keep the rest").click()
    expect(page.locator(".log")).to_contain_text(re.compile(r"You (have decided|keep 2)"))
    expect(page.locator(".prompt .button")).to_have_count(0)
    expect(page.locator(".me .pick.lit")).to_have_count(0)  # after deciding you wait, and nothing is highlighted


def test_a_card_out_of_turn_is_refused_with_the_clause(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now: Klobba!").click()
    page.locator(".hand button").first.click()
    expect(page.locator(".refusal")).to_contain_text(
        "The holders lay cards after the offers; now you choose which of your new Barbarians to keep."
    )
    page.locator(".refusal").get_by_role("button", name="Rule KB-11").click()
    expect(page.locator("li.at[data-clause='KB-11']")).to_be_in_viewport()
