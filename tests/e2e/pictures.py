"""Every board at every size, light and dark, on one small sheet per game: by `make pictures` into docs/boards/.

A sheet is a few dozen kilobytes and shows at a glance what is empty, cramped or cut. Full pictures of all sixteen looks of seven
boards would be many times larger, and renewed with every change; exact properties (text sizes, visibility) are measured in
`test_look.py` and not compared as pictures. Here a look counts as changed if it differs visibly from a distance.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Page

from tests.e2e.boards import POSITIONS, SIZES, Position, looks
from tests.e2e.scenes import Scenes
from tests.e2e.server import browsing
from tests.prepare import ROOT

FOLDER = ROOT / "docs" / "boards"
LIGHTS = ("light", "dark")
HEIGHT, GAP = 150, 6
"""The height of a look on the sheet, in pixels, and the gap between two."""
QUALITY = 60
FAR = 30
"""Looks are compared at this many points vertically: text may look a little different on another machine."""


def widths() -> dict[str, int]:
    return {name: round(HEIGHT * size["width"] / size["height"]) for name, size in SIZES.items()}


def places() -> dict[tuple[str, str], tuple[int, int, int, int]]:
    """The position of each look on the sheet."""
    found, x = {}, 0
    for name, width in widths().items():
        for row, light in enumerate(LIGHTS):
            y = row * (HEIGHT + GAP)
            found[name, light] = (x, y, x + width, y + HEIGHT)
        x += width + GAP
    return found


def sheet(scenes: Scenes, page: Page, position: Position) -> Image.Image:
    """All looks of one board."""
    position.open(scenes, page)
    taken = Image.new("RGB", (sum(widths().values()) + GAP * (len(SIZES) - 1), 2 * HEIGHT + GAP), "#808080")
    spots = places()
    for name, light in looks(page):
        page.mouse.move(2, 2)
        page.wait_for_timeout(400)
        look = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
        spot = spots[name, light]
        taken.paste(look.resize((spot[2] - spot[0], HEIGHT), Image.Resampling.LANCZOS), spot)
    return taken


def apart(one: Image.Image, other: Image.Image) -> dict[tuple[str, str], float]:
    """The mean difference of each look from the stored one, out of 255."""
    found = {}
    for look, spot in places().items():
        size = (FAR * (spot[2] - spot[0]) // HEIGHT, FAR)
        a, b = (picture.crop(spot).resize(size, Image.Resampling.BOX) for picture in (one, other))
        found[look] = sum(ImageStat.Stat(ImageChops.difference(a, b)).mean) / 3
    return found


def kept(game: str) -> Path:
    return FOLDER / f"{game}.webp"


def main(*wanted: str) -> None:
    """Render all boards, or those named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with browsing() as (browser, server):
        scenes = Scenes(browser, server)
        for position in POSITIONS:
            if wanted and position.game not in wanted:
                continue
            with scenes.visitor() as page:
                path = kept(position.game)
                sheet(scenes, page, position).save(path, quality=QUALITY, method=6)
                print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1000} kB", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
