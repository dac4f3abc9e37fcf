"""The pictures of README, taken in a browser by `make screenshots` into docs/pictures/: the table of every game, and a clip of a
person playing."""

from __future__ import annotations

import base64
import io
from pathlib import Path
from typing import Any, Self

from PIL import Image
from playwright.sync_api import Locator, Page, ViewportSize

from tests.e2e import moments
from tests.e2e.boards import Position
from tests.e2e.playing import rest, resting, turn
from tests.e2e.scenes import DESKTOP, Scenes
from tests.prepare import ROOT

FOLDER = ROOT / "docs" / "pictures"
TABLES = (
    Position("karthis", 33, {"seed": 39}),
    Position("klobba", 27, {"seats": 3, "seed": 8, "bot": "random"}),
    Position("klotho", 234, {"seats": 3, "seed": 1}),
    Position("katamari", 120, {"seats": 2, "seed": 3}),
    Position("twelve_patrols", 21, {"seed": 8}),
    Position("clin9ic", 45, {}),
    Position("asteroid_miners", 143, {"seats": 2, "seed": 5}),
)
"""Late in a game, when its board is full. Choose others if the bots have become better and a board looks empty."""
FOLDED = "localStorage.setItem('rulewright.settings', JSON.stringify({ moves: 'folded', motion: 'brisk' }))"
AWAY = "localStorage.setItem('rulewright.settings', JSON.stringify({ away: true }))"


def table(page: Page, scenes: Scenes, position: Position) -> Image.Image:
    """The table of a game at its position. The panel beside it is put away, so that the board is large."""
    page.add_init_script(AWAY)
    position.open(scenes, page)
    page.mouse.move(2, 2)
    page.wait_for_timeout(400)
    return Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")


def stored(game: str) -> Path:
    return FOLDER / f"{game}.webp"


def tables(scenes: Scenes) -> None:
    for position in TABLES:
        with scenes.visitor(size=DESKTOP) as page:
            path = stored(position.game)
            table(page, scenes, position).save(path, quality=80, method=6)
            say(path)


def say(path: Path) -> None:
    print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1000} kB", flush=True)


# ---------------------------------------------------------------- the clip

CLIP: ViewportSize = {"width": 1120, "height": 700}
WIDTH, QUALITY = 800, 40
SEED, FIRST, LAST = 5, 9, 17
"""An adventure in the temple, and its moves that are shown: treasure, a trap, stairs, and an enemy in the way."""
TICK, LONGEST = 0.14, 0.5
"""Seconds between two frames, and how long a frame may stand: a busy machine may take longer to answer."""
POINTER = """() => {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawn.setAttribute('viewBox', '0 0 24 24');
  drawn.innerHTML = '<circle cx="4" cy="3" r="0" fill="#e8b53a" opacity="0.7"/>' +
    '<path d="M4 3v15.5l4-3.6 2.6 6 2.9-1.3-2.6-5.8 5.4-.4z" fill="#fff" stroke="#222" stroke-width="1.4"/>';
  Object.assign(drawn.style, { position: 'fixed', left: 0, top: 0, width: '30px', height: '30px', zIndex: 9999,
    pointerEvents: 'none', overflow: 'visible' });
  document.body.append(drawn);
  addEventListener('mousemove', (e) => {
    drawn.style.transform = `translate(${e.clientX - 5}px, ${e.clientY - 4}px)`;
  }, true);
  addEventListener('pointerdown', () => {
    drawn.firstChild.animate([{ r: '2px', opacity: 0.9 }, { r: '18px', opacity: 0 }], 700);
  }, true);
}"""
"""Chromium draws no pointer into its pictures: this one follows the mouse, and a click makes a ring."""


def clip(scenes: Scenes) -> None:
    """A person's moves on the board, as a film."""
    codes, path = moments.opening(SEED, LAST), FOLDER / "game.webp"
    with scenes.visitor(size=CLIP) as page:
        page.add_init_script(FOLDED)
        scenes.match(page, game="karthis", seed=SEED, hero="Mara", options={"level": 1})
        scenes.repeat(page, codes[:FIRST])
        page.emulate_media(reduced_motion="no-preference")
        page.evaluate(POINTER)
        page.mouse.move(CLIP["width"] * 0.62, CLIP["height"] * 0.7)
        with Film(page) as film:
            page.wait_for_timeout(700)
            for number, code in enumerate(codes[FIRST:], FIRST):
                if page.locator(f".frame[data-number='{number}']").count():  # otherwise made automatically
                    before = turn(page)
                    press(page, page.locator(f".karthis [data-code='{code}']").first)
                    rest(page, before)
            page.wait_for_timeout(1200)
    film.save(path)
    say(path)


def press(page: Page, wanted: Locator) -> None:
    """Go there with the mouse, at a pace that the eye can follow, and click."""
    box = resting(wanted)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y, steps=12)
    page.wait_for_timeout(250)
    page.mouse.click(x, y)


class Film:
    """What a page shows from now on, frame by frame."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[tuple[float, bytes]] = []
        self.line = page.context.new_cdp_session(page)
        self.line.on("Page.screencastFrame", self._take)

    def __enter__(self) -> Self:
        self.line.send("Page.startScreencast", {"format": "jpeg", "quality": 95})
        return self

    def __exit__(self, *_: object) -> None:
        self.line.send("Page.stopScreencast")
        self.page.wait_for_timeout(500)  # frames on their way are still acknowledged

    def _take(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self.line.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def save(self, path: Path) -> None:
        """Write it as an animated picture. Frames that were seen too briefly are left out."""
        shown, lasting = [], []
        times = [time for time, _ in self.frames[1:]] + [self.frames[-1][0] + LONGEST]
        start = self.frames[0][0]
        for (_, data), until in zip(self.frames, times, strict=True):
            if until - start < TICK:
                continue
            picture = Image.open(io.BytesIO(data)).convert("RGB")
            shown.append(picture.resize((WIDTH, picture.height * WIDTH // picture.width), Image.Resampling.LANCZOS))
            lasting.append(round(1000 * min(until - start, LONGEST)))
            start = until
        shown[0].save(path, save_all=True, append_images=shown[1:], duration=lasting, loop=0, quality=QUALITY, method=6)
