"""In landscape on a phone every prompt of every game can be answered, and every step of a lesson taken."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from rulewright import games
from tests.e2e.conftest import Visit
from tests.e2e.playing import play_now, rest, resting
from tests.e2e.prompts import prompts
from tests.e2e.test_lessons import TAUGHT
from tests.tiers import mostly

SIDEWAYS: list[ViewportSize] = [
    {"width": width, "height": height} for width, height in ((667, 375), (740, 360), (844, 390), (896, 414), (932, 430))
]
TURNS = [0, *(pytest.param(turn, marks=pytest.mark.release) for turn in range(1, len(SIDEWAYS)))]
"""Each prompt at one fixed size; for a release also at the others."""
GO_ON = re.compile("^(Next|Show me|Finish)$")

BRING = """
  const bring = (node, block) => {
    const held = [];
    for (let e = node.parentElement; e; e = e.parentElement) held.push([e, e.scrollLeft, e.scrollTop, getComputedStyle(e)]);
    node.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    for (const [e, left, top, style] of held) {
      if (/hidden|clip/.test(style.overflowX)) e.scrollLeft = left;
      if (/hidden|clip/.test(style.overflowY)) e.scrollTop = top;
    }
  };
"""
"""Scroll to an element as a finger can: containers with hidden overflow stay where they are."""
UNTAPPABLE = """async () => {
  const frame = () => new Promise((r) => requestAnimationFrame(r));
  for (let n = 0; n < 3; n++) await frame();
  const hidden = '.ball .hex:not([data-lit]), .klobba .hand :not([data-movable]) > .pick:not(.lit)';
  const shown = (n) => !n.disabled && n.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !n.closest('[inert], .visually-hidden') && !n.matches(hidden);
  const name = (n) => n ? `${n.tagName.toLowerCase()}.${n.getAttribute('class') ?? ''}` : 'nothing';
  const label = (n) => n?.getAttribute('aria-label');
  const words = (n) => (label(n) || n.innerText || label(n.querySelector('[aria-label]')) || name(n))
    .trim().replace(/\\s+/g, ' ').slice(0, 40);
  BRING
  const faults = [];
  const above = (node, part, inset) => {
    const b = node.getBoundingClientRect();
    return document.elementFromPoint(b.x + b.width / 2, b.y + b.height * part + inset);
  };
  const reached = (node, top) => top && (node.contains(top) || top.closest('label')?.contains(node));
  const unstuck = (node, part, inset) => {  // `scrollIntoView` leaves what is sticky where it is
    for (let e = node.parentElement; e; e = e.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(e).overflowY) || e.scrollHeight <= e.clientHeight) continue;
      for (const far of [0, 0.25, 0.5, 0.75, 1]) {
        e.scrollTop = far * (e.scrollHeight - e.clientHeight);
        if (reached(node, above(node, part, inset))) return true;
      }
    }
    return false;
  };
  const at = (node, part, inset, what) => {
    const top = above(node, part, inset);
    if (reached(node, top) || unstuck(node, part, inset)) return;
    const b = node.getBoundingClientRect();
    faults.push(`${what} “${words(node)}” at ${[b.x, b.y, b.width, b.height].map(Math.round).join(' ')}` +
      ` lies under ${name(top?.parentElement)} > ${name(top)}`);
  };
  const dragged = (node) => {
    const world = node.closest('.world');
    if (!world) return false;
    const window = world.parentElement.getBoundingClientRect();
    const found = [0.5, 0.35, 0.65, 0.2, 0.8].some((part) => {
      world.style.translate = '0 0';
      const b = node.getBoundingClientRect();
      const [x, y] = [window.x + window.width / 2, window.y + window.height * part];
      world.style.translate = `${x - b.x - b.width / 2}px ${y - b.y - b.height / 2}px`;
      return node.contains(document.elementFromPoint(x, y));
    });
    world.style.translate = '';
    return found;
  };
  const choices = '#main :is([data-lit], [data-movable], [data-held])';
  const found = new Set(document.querySelectorAll(`${choices}, :is(#main, .bar, .guide) :is(button, a[href], [role=button])`));
  for (const node of found) {
    if (!shown(node)) continue;
    bring(node, 'nearest');
    const b = node.getBoundingClientRect();
    if (b.width > 1 && !dragged(node)) at(node, 0.5, 0, node.matches(choices) ? 'lit' : 'button');
  }
  for (const node of document.querySelectorAll('#main .prompt :is(.ask, .told), .guide :is(.say, .wanted)')) {
    if (!shown(node)) continue;
    for (const block of ['start', 'end']) {
      bring(node, block);
      at(node, ...(block === 'start' ? [0, 4] : [1, -4]), 'words');
    }
  }
  return faults;
}"""
"""The highlighted elements, buttons and prompts whose centre is covered, or which no scrolling can reach. Elements of a map are
dragged into view. On Katamari's ball a piece may be hidden behind a higher one, and in a hand a card behind the next, unless it
can be used.

What lies in a map is dragged there. On Katamari's ball a piece may hide
behind a higher one, and in a hand a card behind the next, unless something can be done with it."""


def untappable(page: Page) -> list[str]:
    found: list[str] = page.evaluate(UNTAPPABLE.replace("BRING", BRING))
    return found


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("name", mostly(games.names(), ["katamari", "twelve_patrols"]))
def test_every_prompt_can_be_answered_sideways(visit: Visit, name: str, turn: int) -> None:
    page, faults = visit("/", has_touch=True, is_mobile=True, viewport=SIDEWAYS[turn]), list[str]()
    for n, kind in enumerate(prompts(page, name, every=turn > 0), turn):
        size = SIDEWAYS[n % len(SIDEWAYS)]
        page.set_viewport_size(size)
        where = f"{kind} at {size['width']}x{size['height']}"
        faults += [f"{where}: {fault}" for fault in untappable(page)]
        if take_up(page, n):
            faults += [f"{where}, taken up: {fault}" for fault in untappable(page)]
    assert not faults, "\n".join(faults)


def test_katamari_keeps_half_of_the_smallest_phone_sideways(visit: Visit) -> None:
    page = visit("/", viewport={"width": 568, "height": 320}, has_touch=True, is_mobile=True)
    play_now(page, "Katamari")
    rest(page)
    for width in (568, 600, 601):
        page.set_viewport_size({"width": width, "height": 320})
        assert resting(page.locator(".katamari .mine"))["width"] > 0.45 * width, width


def test_the_phases_of_asteroid_miners_fit_beside_the_tray(visit: Visit) -> None:
    page = visit("/", viewport={"width": 568, "height": 320}, has_touch=True, is_mobile=True)
    play_now(page, "Asteroid Miners")
    rest(page)
    for width in (568, 600, 667):
        page.set_viewport_size({"width": width, "height": 320})
        tray, phases = resting(page.locator(".hand")), page.locator(".phases li").all()
        ends = [resting(phase) for phase in phases]
        assert ends[0]["x"] >= 0, width
        assert ends[-1]["x"] + ends[-1]["width"] <= tray["x"], width


TAKE_UP = """(n) => {
  const found = [...document.querySelectorAll('#main [data-movable]')];
  const node = found[n % found.length];
  if (!node) return null;
  BRING
  bring(node, 'nearest');
  const b = node.getBoundingClientRect();
  return [b.x + b.width / 2, b.y + b.height / 2];
}"""


def take_up(page: Page, n: int) -> bool:
    """Tap a movable piece, if there is one, which highlights its destinations."""
    spot = page.evaluate(TAKE_UP.replace("BRING", BRING), n)
    if spot:
        page.touchscreen.tap(*spot)
    return bool(spot)


@pytest.mark.release
@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_of_a_lesson_can_be_taken_sideways(visit: Visit, name: str) -> None:
    page, faults = visit(f"/learn/{name}", has_touch=True, is_mobile=True, viewport=SIDEWAYS[0]), list[str]()
    steps = len(page.request.get(f"/api/games/{name}/lesson").json()["steps"])
    for n in range(steps):
        expect(page.locator(".guide .count")).to_have_text(f"Step {n + 1} of {steps}")
        rest(page)
        size = SIDEWAYS[n % len(SIDEWAYS)]
        page.set_viewport_size(size)
        faults += [f"step {n + 1} at {size['width']}x{size['height']}: {fault}" for fault in untappable(page)]
        page.locator(".guide").get_by_role("button", name=GO_ON).dispatch_event("click")
    assert not faults, "\n".join(faults)
