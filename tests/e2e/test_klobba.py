"""A whole game of Klobba! from four browsers at one table: no browser is ever sent anything its player may not know."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from rulewright import games
from rulewright.kernel.structs import Struct
from rulewright.match.record import read
from rulewright.match.replay import walk
from tests.e2e.conftest import Visit
from tests.e2e.hands import OVER, follow, until

KLOBBA = games.load("klobba")
SEATS = 3
LONGEST_LOG = 300
LONGEST = 4000
IDLE = 2000
"""Polls of the table, 30 ms apart, in which no player could act."""
SMALL = {"width": 900, "height": 600}
CHOOSE = """(pick) => {
  const all = [...document.querySelectorAll('.moves .move:not([disabled])')];
  if (!all.length || document.querySelector('.veil')) return false;
  all[Math.floor(pick * all.length)].click();
  return true;
}"""
KEEP_SOCKETS = """(() => {
  const Real = WebSocket;
  window.sockets = [];
  window.WebSocket = class extends Real { constructor(...a) { super(...a); window.sockets.push(this); } };
})()"""


class Guest:
    """A browser at the table, and every frame it received."""

    def __init__(self, page: Page, seat: int) -> None:
        self.page, self.seat = page, seat
        self.frames: list[dict[str, Any]] = []
        page.on("websocket", self._listen)
        page.add_init_script(KEEP_SOCKETS)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(json.loads(data)))

    @property
    def states(self) -> list[dict[str, Any]]:
        return [f for f in self.frames if f["type"] == "state" and f["started"]]

    def lose_connection(self) -> None:
        self.page.evaluate("window.sockets.at(-1)?.close()")


def sit_down(visit: Visit) -> list[Guest]:
    """Ann sets up the table and sends the links; Bo and Cy follow theirs, Di only watches."""
    ann = Guest(visit(viewport=SMALL), 0)
    ann.page.get_by_role("button", name="With friends: Klobba!").click()
    ann.page.get_by_label("Players").select_option(str(SEATS))
    ann.page.get_by_role("button", name="Create table").click()
    links = [ann.page.get_by_label(f"Invitation for seat {i}", exact=True).input_value() for i in (2, 3)]
    watch = ann.page.get_by_label("Link for spectators", exact=True).input_value()
    ann.page.get_by_role("button", name="Go to the table").click()
    expect(ann.page.get_by_role("status").filter(has_text="2 seats are")).to_be_visible()
    guests = [ann]
    for seat, link in [(1, links[0]), (2, links[1]), (-1, watch)]:
        guest = Guest(visit("/health", viewport=SMALL), seat)
        follow(guest.page, link)
        guests.append(guest)
    for guest in guests:
        expect(guest.page.locator(".klobba")).to_be_visible()
        assert "token" not in guest.page.url, "an invitation does not stay in the address"
    return guests


def plain(value: Any) -> Any:
    """A view as sent, derived from the declaration and not by the server."""
    if isinstance(value, Struct):
        return {name: plain(getattr(value, name)) for name in value.fields if name != "rng"}
    return [plain(v) for v in value] if isinstance(value, list) else value


def hidden(view: dict[str, Any], seat: int) -> None:
    """Check that no hand, choice or knowledge of another seat is in the view."""
    for other, held in enumerate(view["seats"]):
        if other != seat:
            assert not any(held["hand"]), f"seat {seat} was sent the hand of seat {other}"
            assert held["choice"] == 0
            assert not any(held["drew"])
            assert not any(map(any, held["sure"]))
    eye = 7 if seat < 0 else seat
    for band in view["bands"]:
        for card, known in zip(band["card"], band["known"], strict=True):
            assert card == -1 or known >> eye & 1
    for card, known in zip(view["offered"]["card"], view["offered"]["known"], strict=True):
        assert card == -1 or known >> eye & 1
    assert all(card == -1 for card in view["loose"]["card"])


def truth(path: Path) -> list[dict[int, Any]]:
    """What each seat may see after each move, and the notes it received, by replaying the record."""
    record = read(path)
    assert record.secret
    found: list[dict[int, Any]] = []
    for _, match in walk(record, record.secret, KLOBBA):
        if len(found) == match.number:
            eyes = (-1, *range(SEATS))
            found.append({eye: (plain(match.view(eye)), [t.text for t in match.journal(eye)]) for eye in eyes})
    return found


@pytest.mark.release  # tests/doors/server/test_secrecy.py checks the messages every time
def test_three_play_and_one_watches(visit: Visit, tmp_path: Path) -> None:
    guests = sit_down(visit)
    players, luck = guests[:SEATS], random.Random(4)
    ann, bo, _, di = guests
    over = ann.page.locator(OVER)
    step = idle = 0
    while not over.count():
        moved = [p.page.evaluate(CHOOSE, luck.random()) for p in players]
        if not any(moved):
            idle += 1
            assert idle < IDLE, "nobody can do anything"
            ann.page.wait_for_timeout(30)
            continue
        step, idle = step + 1, 0
        assert step < LONGEST
        if step % 60 == 20:
            bo.lose_connection()
            until(bo.page, lambda: bo.page.locator(".banner").count() == 0)
        if step % 90 == 45:
            players[luck.randrange(SEATS)].page.reload()
        if step == 70:
            di.lose_connection()
        ann.page.wait_for_timeout(10)
    for guest in guests:
        expect(guest.page.locator(OVER)).to_be_visible()
    expect(over).to_contain_text("Stars")
    logs = [guest.page.locator(".log li").count() for guest in guests]

    ann.page.get_by_role("button", name="View the board").click()
    ann.page.get_by_role("tab", name="Table").click()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download the record").click()
    kept = tmp_path / "klobba.jsonl"
    download.value.save_as(kept)
    held = truth(kept)

    # a reloaded or reconnected browser has the whole log, once
    assert logs == [min(LONGEST_LOG, len(held[-1][guest.seat][1])) for guest in guests]

    seen = 0
    for guest in guests:
        told: list[str] = []
        for state in guest.states:
            told[state["notes_from"] :] = [note["text"] for note in state["notes"]]
            view, journal = held[state["number"]][guest.seat]
            assert told == journal
            if state["over"]:
                continue
            hidden(state["view"], guest.seat)
            assert state["view"] == view, f"seat {guest.seat} was sent something else than its view"
            assert guest.seat >= 0 or not state["moves"]
            seen += 1
        for frame in guest.frames:
            assert set(frame) & {"view", "moves", "notes"} == set() or frame["type"] == "state"
    assert seen > 4 * 50


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
