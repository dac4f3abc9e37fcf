"""Input on the board alone: what is highlighted there, and a real click or tap where it is visible."""

from __future__ import annotations

from playwright.sync_api import Page

LIT = """() => {
  const board = document.querySelector('#main');
  const shown = (n) => n.checkVisibility({ visibilityProperty: true }) && !n.disabled;
  const all = (s) => [...board.querySelectorAll(s)].filter(shown);
  const held = all('[data-held]');
  window.lit = held.length
    ? [...all('[data-lit]'), ...held]
    : [...new Set([...all('[data-lit]'), ...all('[data-movable]'),
      ...all('button[data-code], .pick.lit[aria-pressed]')])];
  const words = (n) => n.getAttribute('aria-label') || n.innerText.trim() ||
    n.querySelector('[aria-label]')?.getAttribute('aria-label') || 'nameless';
  return window.lit.map((n) => words(n.matches('[data-movable]') ? n.querySelector('button') ?? n : n));
}"""
SPOT = """async (i) => {
  const node = window.lit[i];
  node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const frame = () => new Promise((r) => requestAnimationFrame(r));
  const where = () => { const b = node.getBoundingClientRect(); return [b.x, b.y, b.width, b.height].join(); };
  for (let last = '', same = 0, n = 0; same < 2 && n < 200; n++) {
    await frame();
    same = where() === last ? same + 1 : 0;
    last = where();
  }
  const still = () => node.isConnected &&
    node.matches('[data-lit], [data-movable], [data-held], [data-code], .lit[aria-pressed]');
  if (!still()) return null;
  const box = node.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
  for (const v of parts) for (const u of parts) {
    const [x, y] = [box.x + box.width * u, box.y + box.height * v];
    const top = document.elementFromPoint(x, y);
    if (!top || !node.contains(top)) continue;
    window.struck = null;
    addEventListener('click', (e) => { window.struck = node.contains(e.target) && still(); }, { capture: true, once: true });
    return [x, y];
  }
  return null;
}"""
"""Where a highlighted element is visible, once it is still; and from then on, whether the next click hit it while highlighted."""


ABOVE = """() => window.lit.map((n) => {
  const b = n.getBoundingClientRect();
  const top = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2);
  const name = (e) => e ? `${e.tagName.toLowerCase()}.${e.getAttribute('class')}` : 'nothing';
  const at = [b.x, b.y, b.width, b.height].map(Math.round).join(' ');
  const words = (n.getAttribute('aria-label') || n.innerText).slice(0, 30);
  return `${words} at ${at} under ${name(top?.parentElement)} > ${name(top)}`;
})"""
"""For each highlighted element, its position and what covers it."""


def lit(page: Page) -> list[str]:
    """The labels of what can be chosen on the board."""
    found: list[str] = page.evaluate(LIT)
    return found


def touch(page: Page, which: int, finger: bool) -> bool:
    """Choose one of the highlighted elements, unless it has gone or no part of it is visible."""
    spot = page.evaluate(SPOT, which)
    if not spot:
        if finger:  # an enlarged card or a message may cover it: tapping elsewhere closes that
            page.locator(".bar h1").tap()
        else:
            page.mouse.move(1, 1)
        return False
    if finger:
        page.touchscreen.tap(*spot)
    else:
        page.mouse.click(*spot)
    return True


def above(page: Page) -> list[str]:
    """What covers the highlighted elements, for the error message."""
    found: list[str] = page.evaluate(ABOVE)
    return found


def struck(page: Page) -> bool:
    """Whether the click hit its target: other players may have moved things in between."""
    return bool(page.evaluate("window.struck !== false"))
