"""Every board in mid-game, at every screen size: for pictures, and for the guarantees common to all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, ViewportSize

from tests.e2e import moments
from tests.e2e.playing import rest
from tests.e2e.scenes import Scenes

SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1280, "height": 800},
    "laptop": {"width": 1366, "height": 768},
    "screen": {"width": 1920, "height": 1080},
    "large": {"width": 2560, "height": 1440},
    "tablet": {"width": 820, "height": 1180},
    "tablet-wide": {"width": 1180, "height": 820},
    "phone": {"width": 390, "height": 844},
    "phone-wide": {"width": 844, "height": 390},
}


@dataclass(frozen=True)
class Position:
    """Where a game between bots is taken over: at which seat's choice, after how many moves."""

    game: str
    moves: int
    wish: dict[str, Any]

    def open(self, scenes: Scenes, page: Page) -> None:
        scenes.midway(page, self.game, moments.after(self.moves), **self.wish)


POSITIONS = (
    Position("asteroid_miners", 40, {"seats": 2}),
    Position("clin9ic", 45, {}),
    Position("karthis", 24, {}),
    Position("katamari", 60, {"seats": 3}),
    Position("klobba", 30, {"seats": 3, "seed": 8, "bot": "random"}),
    Position("klotho", 256, {"seats": 3, "seed": 7, "bot": "random"}),
    Position("twelve_patrols", 9, {}),
)


def looks(page: Page, sizes: dict[str, ViewportSize] = SIZES) -> Iterator[tuple[str, str]]:
    """Lay the page out at each size, in light and dark mode."""
    for name, size in sizes.items():
        page.set_viewport_size(size)
        for light in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if light == "dark" else "light")
            rest(page)
            yield name, light


SMALL = """([least, where, all]) => {
  const scale = (node) => {
    let k = 1;
    for (let e = node; e; e = e.parentElement) {
      if (e instanceof SVGGraphicsElement) {
        const m = e.getScreenCTM();
        return k * Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
      }
      const style = getComputedStyle(e);
      if (style.transform !== 'none') {
        const m = new DOMMatrix(style.transform);
        k *= Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) || 1;
      }
    }
    return k;
  };
  const found = new Set();
  const unseen = `.visually-hidden, option, ${all ? '[data-none]' : '[data-large]'}`;
  const walker = document.createTreeWalker(document.querySelector(where), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const at = walker.currentNode.parentElement;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    const seen = at.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!seen || box.width < 2 || box.height < 2 || at.closest(unseen)) continue;
    const px = parseFloat(getComputedStyle(at).fontSize) * scale(at);
    if (px < least - 0.05)
      found.add(`${px.toFixed(1)} px: ${at.textContent.trim().slice(0, 30)} (${at.className.baseVal ?? at.className})`);
  }
  return [...found];
}"""
"""Texts rendered smaller than that: an SVG may shrink its content. `data-large` is enlarged on demand."""

FAULTS = """() => {
  const faults = [];
  const inside = (box, name) => {
    if (!box.width) return;
    if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)
      faults.push(`${name} is off the screen: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
  };
  const title = document.querySelector('.bar h1');
  if (title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 8)
    faults.push(`the title is cut: ${title.textContent}`);
  for (const button of document.querySelectorAll('#main .prompt .button')) {
    const box = button.getBoundingClientRect();
    const name = `“${button.textContent.trim()}”`;
    inside(box, name);
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (box.width && top && !button.contains(top)) faults.push(`${name} lies under ${top.className}`);
    const low = document.elementFromPoint(box.x + box.width / 2, box.bottom - 3);
    if (box.width && low && !button.contains(low) && top !== low) faults.push(`${name} lies partly under ${low.className}`);
  }
  for (const told of document.querySelectorAll('#main .prompt :is(.told, .ask)'))
    inside(told.getBoundingClientRect(), 'what is asked');
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  return faults;
}"""


NARROW = """() => [...document.querySelectorAll('.frame :is(.bar, .strip, .guide) :is(button, a[href])')].flatMap((n) => {
  const { width, height } = n.getBoundingClientRect();
  const seen = n.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !n.matches('.clause');
  return seen && Math.min(width, height) < 43.9
    ? [`${(n.getAttribute('aria-label') ?? n.innerText).trim()}: ${Math.round(width)} x ${Math.round(height)}`] : [];
})"""
"""Targets of the frame that are less than a finger wide; clauses stand in the text."""


def small_texts(page: Page, least: float, where: str = "#app", large: bool = False) -> list[str]:
    """With `large`, also in drawings that are shown large on demand."""
    found: list[str] = page.evaluate(SMALL, [least, where, large])
    return found


def narrow_targets(page: Page) -> list[str]:
    found: list[str] = page.evaluate(NARROW)
    return found


def layout_faults(page: Page) -> list[str]:
    """Elements that a player could not see or press without scrolling."""
    found: list[str] = page.evaluate(FAULTS)
    return found
