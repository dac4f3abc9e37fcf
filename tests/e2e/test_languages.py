"""The page in other languages: chosen or by the browser, two of them at one table, and one that lengthens every word."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rulewright import load_game
from tests.e2e.conftest import Visit
from tests.e2e.test_access import PHONE
from tests.e2e.test_manners import table

GERMAN, PSEUDO = {"locale": "de-DE"}, {"locale": "en-XA"}
GAMES = ("asteroid_miners", "clin9ic", "karthis", "katamari", "klobba", "klotho", "twelve_patrols")
DESK: dict[str, Any] = {}
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desktop", "phone"])

CUT = """() => [...document.querySelectorAll('button, a, h1, h2, h3, label, legend, summary, [role=tab]')]
  .filter((n) => n.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !n.closest('.visually-hidden'))
  .filter((n) => {
    const style = getComputedStyle(n);
    const hides = /hidden|clip/.test(style.overflowX + style.overflowY) && style.textOverflow !== 'ellipsis';
    return hides && (n.scrollWidth > n.clientWidth + 2 || n.scrollHeight > n.clientHeight + 2);
  })
  .map((n) => n.textContent.trim().slice(0, 60))"""
"""What is cut off."""

WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def fits(page: Page) -> None:
    assert page.evaluate(CUT) == []
    assert page.evaluate(WIDE) <= 1, "the page is wider than its window"


def test_the_browser_says_which_language_and_the_reader_another(visit: Visit) -> None:
    page = visit(**GERMAN)
    expect(page.get_by_text("Regelhefte, die laufen.")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_text("lege verdeckt eine Karte aus")).to_be_visible()
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_label("English", exact=True).check()
    expect(page.get_by_text("Rulebooks that run.")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.get_by_text("Rulebooks that run.")).to_be_visible()


def test_two_seats_at_one_table_read_two_languages(visit: Visit) -> None:
    ada = visit()
    made = table(ada, game="klobba", seats=3, fill={"2": "random"})
    ben = visit(made["links"]["seats"]["1"], **GERMAN)
    ben.get_by_role("button", name="Mitspielen").first.click()
    named = ben.get_by_role("button", name=re.compile("Mitspielen als"))
    expect(named.or_(ben.get_by_role("region", name="Der Kampf")).first).to_be_visible()
    if named.is_visible():
        named.click()
    ada.goto(f"/m/{made['id']}")
    expect(ada.get_by_role("region", name="The clash")).to_be_visible()
    expect(ben.get_by_role("region", name="Der Kampf")).to_be_visible()


@SIZES
def test_longer_words_have_room_in_the_lobby(visit: Visit, size: dict[str, Any]) -> None:
    page = visit(**PSEUDO, **size)
    expect(page.locator("html")).to_have_attribute("lang", "en-XA")
    expect(page.locator(".shelf h2").first).to_be_visible()
    fits(page)
    for path in ("/account", "/history", "/lab", "/rules/klobba"):
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        fits(page)


@pytest.mark.release
@pytest.mark.parametrize("game", GAMES)
@SIZES
def test_longer_words_have_room_on_every_board(visit: Visit, game: str, size: dict[str, Any]) -> None:
    page = visit(**PSEUDO, **size)
    seats = max(load_game(game).seats[0], 3 if game == "klobba" else 1)
    made = table(page, game=game, seats=seats, fill={str(seat): "random" for seat in range(1, seats)})
    page.goto(f"/m/{made['id']}")
    expect(page.locator("#main")).to_be_visible()
    page.wait_for_timeout(1500)
    fits(page)
