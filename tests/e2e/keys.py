"""A player without a mouse: sees what is highlighted on the board, goes there with Tab and the arrow keys, and presses Enter."""

from __future__ import annotations

import random
import statistics
from collections import Counter
from typing import Any

from playwright.sync_api import Page

from tests.e2e.playing import rest
from tests.e2e.touch import LIT

ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
FAR = 60
"""Presses after which a choice counts as out of reach."""
LOOK = f"""() => {{
  const words = ({LIT})();
  const stop = (n) => n.matches('button') ? n : n.querySelector('button') ?? n.closest('button') ?? n;
  const at = document.activeElement, roves = [...document.querySelectorAll('[data-roves]')];
  const all = [...document.querySelectorAll('*')];
  const spot = (n) => {{ const b = n.getBoundingClientRect(); return {{ x: b.x + b.width / 2, y: b.y + b.height / 2,
    group: n.matches('[data-rove]') ? roves.indexOf(n.closest('[data-roves]')) : -1, order: all.indexOf(n) }}; }};
  const frame = document.querySelector('.frame[data-game]');
  const held = document.querySelector('#main [data-held]') !== null;
  return {{
    over: document.querySelector('.veil [role=dialog]') !== null,
    rests: frame?.matches('[data-rests]') ?? false,
    lost: at === null || at === document.body,
    name: at?.getAttribute('aria-label') || at?.innerText || at?.tagName || '',
    seen: frame?.dataset.turn + ' ' + held + ' ' + [...document.querySelectorAll('#main [aria-pressed]')]
      .map((n) => n.getAttribute('aria-pressed')).join() + words.join(),
    at: at ? spot(at) : null, held, refused: document.querySelector('.refusal')?.innerText ?? '',
    lit: window.lit.map((n, i) => ({{ name: words[i], on: stop(n) === at, ...spot(stop(n)) }})),
  }};
}}"""
"""What a player sees on the board: the choices, and which of them has the focus."""


class Keys:
    """Plays by real key presses alone, and counts them."""

    def __init__(self, page: Page, luck: random.Random, eager: tuple[str, ...] = ()) -> None:
        """Random choices reach some moves too seldom: those that begin with an `eager` word are preferred."""
        self.page, self.luck, self.eager = page, luck, eager
        self.presses: list[int] = []
        self.farthest: tuple[int, str] = (0, "")
        self.chosen: Counter[str] = Counter()

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def choose(self) -> bool:
        """One choice, once the table is idle; False when the game is over."""
        rest(self.page)
        seen = self.look()
        if seen["over"]:
            return False
        if seen["lost"]:
            self.page.evaluate(
                "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
            )
            seen = self.look()
        assert not seen["lost"], "it is my turn, and the focus is on the page's body"
        if not seen["lit"]:
            self.page.wait_for_timeout(20)
            return True
        wanted = [c for c in seen["lit"] if c["name"].startswith(self.eager)] if self.luck.random() < 0.8 else []
        goal = (wanted or [self.luck.choice(seen["lit"])])[0]["name"]
        count = self._go(goal, seen) + 1
        before = self.look()["seen"]
        self.press("Enter")
        self._answered(before)
        self.presses.append(count)
        self.farthest = max(self.farthest, (count, goal))
        self.chosen[goal.split()[0]] += 1
        refused = self.look()["refused"]
        assert not refused, f"{goal!r} was lit and refused: {refused}"
        return True

    def _go(self, goal: str, seen: dict[str, Any]) -> int:
        """Move the focus to the choice of this name; returns how many keys that took."""
        tried: set[tuple[int, str]] = set()
        for n in range(FAR):
            there = [c for c in seen["lit"] if c["name"] == goal]
            assert there, f"{goal!r} went while the focus came to it"
            if any(c["on"] for c in there):
                return n
            at, to = seen["at"], there[0]
            key = next(k for k in self._ways(at, to, seen["held"]) if (at["order"], k) not in tried)
            tried.add((at["order"], key))
            self.press(key)
            seen = self.look()
        raise AssertionError(f"{goal!r} is out of reach of the keyboard; the focus is on {seen['name']!r}")

    def _ways(self, at: dict[str, Any], to: dict[str, Any], held: bool) -> list[str]:
        """The keys to try: arrows where they lead, then Tab, forwards or backwards."""
        tabs = ["Tab", "Shift+Tab"] if to["order"] > at["order"] else ["Shift+Tab", "Tab"]
        if not held and (at["group"] != to["group"] or at["group"] == -1):
            return tabs
        across, down = to["x"] - at["x"], to["y"] - at["y"]
        return [*sorted(ARROWS, key=lambda k: -ARROWS[k][0] * across - ARROWS[k][1] * down)[:3], *tabs]

    def _answered(self, before: str) -> None:
        for _ in range(400):
            seen = self.look()
            if seen["seen"] != before or seen["over"] or seen["refused"]:
                return
            self.page.wait_for_timeout(15)

    def report(self) -> str:
        return (
            f"{len(self.presses)} choices, {sum(self.presses)} presses, median {statistics.median(self.presses)}, "
            f"most {self.farthest[0]} (to {self.farthest[1]!r})"
        )
