"""On small phones in portrait every page and every table fits, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from rulewright import games, load_game
from tests.e2e.conftest import Visit
from tests.e2e.playing import rest
from tests.e2e.test_manners import table
from tests.e2e.test_twelve_patrols import MANNED, play
from tests.e2e.test_twelve_patrols import table as patrols
from tests.tiers import everything

LANGUAGES = ("en", "de", "fr", "es", "en-XA")
"""The last one is a pseudo-language that lengthens every word."""
UPRIGHT: list[ViewportSize] = [{"width": 320, "height": 568}, {"width": 360, "height": 640}]
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PAGES = (
    "/",
    "/games",
    "/account",
    "/sign-in",
    "/history",
    "/today/twelve_patrols",
    "/lab",
    "/box/klotho",
    "/rules/klobba",
    "/learn/clin9ic",
    "/nowhere",
    *games.names(),
)
"""Addresses, and games to open a table of; without `--all` only one."""

OUTSIDE = """async () => {
  await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
  const scrolls = (n) => {
    for (let e = n.parentElement; e; e = e.parentElement)
      if (e.matches('.world') || (/auto|scroll/.test(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth))
        return true;
    return false;
  };
  const cut = (n) => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(n);
    const hides = /hidden|clip/.test(overflowX + overflowY) && textOverflow !== 'ellipsis';
    return hides && (n.scrollWidth > n.clientWidth + 2 || n.scrollHeight > n.clientHeight + 2);
  };
  const shown = (n) => n.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !n.closest('.visually-hidden, .skip-link');
  const found = [], words = 'button, a, h1, h2, h3, label, legend, summary, [role=tab]';
  for (const n of document.querySelectorAll(`${words}, input, select, textarea, p`)) {
    if (!shown(n)) continue;
    const b = n.getBoundingClientRect();
    const name = (n.getAttribute('aria-label') || n.innerText || n.tagName).trim().slice(0, 50);
    if (b.width > 1 && (b.left < -1 || b.right > innerWidth + 1) && !scrolls(n))
      found.push(`“${name}” goes from ${Math.round(b.left)} to ${Math.round(b.right)}`);
    if (n.matches(words) && cut(n)) found.push(`“${name}” is cut`);
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) found.push(`the page is ${wide} wide`);
  return found;
}"""
"""Elements that do not fit between the left and right edges, or into their own container."""


def speak(page: Page, language: str) -> None:
    """Set the language from the next load on, whatever settings the old page saves."""
    page.add_init_script(f"localStorage.setItem('rulewright.settings', JSON.stringify({{ language: '{language}' }}))")


def outside(page: Page, *sizes: ViewportSize) -> list[str]:
    found = list[str]()
    for size in sizes:
        page.set_viewport_size(size)
        found += [f"{size['width']} px: {fault}" for fault in page.evaluate(OUTSIDE)]
    return found


def bring(page: Page, address: str) -> None:
    """Open a page, or a new table of a game."""
    if address in games.names():
        seats = load_game(address).seats[0]
        made = table(page, game=address, seats=seats, fill={str(seat): "random" for seat in range(1, seats)})
        page.goto(f"/m/{made['id']}")
        rest(page)
    else:
        page.goto(address)
        expect(page.locator("h1, .guide").first).to_be_visible()


@pytest.mark.parametrize("turn", [0, *(pytest.param(turn, marks=pytest.mark.release) for turn in range(1, 5))])
def test_every_page_fits_in_every_language(visit: Visit, turn: int) -> None:
    page, faults = visit("/"), list[str]()
    for n, address in enumerate(PAGES if everything[0] else (*PAGES[:9], "klotho"), turn):
        language = LANGUAGES[n % len(LANGUAGES)]
        speak(page, language)
        bring(page, address)
        expect(page.locator("html")).to_have_attribute("lang", language)
        faults += [f"{address} in {language}: {fault}" for fault in outside(page, *UPRIGHT, DESKTOP)]
    assert not faults, "\n".join(faults)


def test_all_that_the_strip_above_offers_is_in_sight_in_every_language(visit: Visit) -> None:
    page, faults = patrols(visit, viewport=UPRIGHT[0], has_touch=True, is_mobile=True), list[str]()
    play(page, MANNED)
    for language in LANGUAGES if everything[0] else LANGUAGES[-1:]:
        speak(page, language)
        page.reload()
        rest(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".bar button:visible")).to_have_count(4)  # coach, help, undo, settings
        faults += [f"{language}: {fault}" for fault in outside(page, *UPRIGHT, {"width": 390, "height": 844})]
    assert not faults, "\n".join(faults)
