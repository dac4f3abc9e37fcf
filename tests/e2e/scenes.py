"""For taking pictures: a browser, a server, and visitors at any moment of a game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize

from tests.e2e import moments
from tests.e2e.playing import PATIENCE, rest, until
from tests.e2e.server import Server
from tests.prepare import ROOT

FOLDER = ROOT / "docs" / "screenshots"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
TRIES = 3
"""Attempts: on a busy machine the server may give up checking a record, especially the first."""
STEP = 7
"""Channel values closer than this are merged, which halves the size of a picture."""
MOVING = """document.getAnimations().some(
  (a) => a.playState === 'running' && a.effect?.getComputedTiming().iterations !== Infinity)"""


class Scenes:
    """A browser and a server, with the steps to set up a picture."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser, self.server = browser, server

    @contextmanager
    def visitor(
        self, name: str = "Mara", light: str = "light", size: ViewportSize = DESKTOP, motion: bool = False
    ) -> Iterator[Page]:
        context = self.browser.new_context(
            base_url=self.server.address,
            viewport=size,
            color_scheme="dark" if light == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(1000 * PATIENCE)
        page = context.new_page()
        page.request.get("/api/me")
        page.request.put("/api/me", data={"name": name}, headers={"origin": self.server.address})
        page.goto("/")
        yield page
        context.close()

    def match(self, page: Page, **wish: Any) -> None:
        made = page.request.post("/api/matches", data=wish, headers={"origin": self.server.address})
        assert made.ok, made.text()
        page.goto(f"/m/{made.json()['id']}")

    def adventure(self, page: Page, moment: moments.Moment, hero: str = "Mara") -> None:
        """Karthis at a moment worth a picture."""
        seed, codes = moments.find(moment)
        self.match(page, game="karthis", seed=seed, hero=hero, options={"level": 1})
        self.repeat(page, codes)

    def repeat(self, page: Page, codes: list[int], first: int = 0) -> None:
        """Make these moves with the list beside the board, except those that are made automatically."""
        for number, code in enumerate(codes, first):
            rest(page)
            if page.locator(f".frame[data-number='{number}']").count():
                page.locator(f"[data-number='{number}'] [data-code='{code}']").first.dispatch_event("click")
        rest(page)

    def midway(self, page: Page, game: str, moment: moments.Turn, **wish: Any) -> None:
        """A game played by bots, taken over from one of them at a moment worth a picture."""
        headers = {"origin": self.server.address}
        match, frame = moments.played(game, moment, **wish)
        for _ in range(TRIES):
            brought = page.request.post(
                "/api/records", data=match.record().text, headers={**headers, "content-type": "text/plain"}, timeout=0
            )
            if brought.ok:
                break
        assert brought.ok, brought.text()
        wanted = {"frame": frame, "seat": 0, "bot": wish.get("bot", "heuristic")}
        made = page.request.post(f"/api/records/{brought.json()['id']}/fork", data=wanted, headers=headers)
        assert made.ok, made.text()
        page.goto(f"/m/{made.json()['id']}")
        rest(page)

    def shoot(self, page: Page, name: str, rest: int = 400, whole: bool = False) -> None:
        page.mouse.move(2, 2)
        page.wait_for_timeout(rest)
        until(page, lambda: not page.evaluate(MOVING))
        path = FOLDER / f"{name}.png"
        page.screenshot(path=path, full_page=whole)
        Image.open(path).convert("RGB").point([(v + STEP // 2) // STEP * STEP for v in range(256)] * 3).save(
            path, optimize=True
        )
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1000} kB", flush=True)
