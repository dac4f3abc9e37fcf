"""The page in other languages: chosen by the user or the browser, and two of them at one table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.test_manners import table

GERMAN = {"locale": "de-DE"}


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
