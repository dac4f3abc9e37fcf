"""README shows every game in the browser, and a game being played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from rulewright import games
from tests.prepare import ROOT

CLIP = ROOT / "docs/pictures/game.webp"


@pytest.mark.parametrize("page", ["README.md", "README.de.md"])
def test_readme_opens_with_a_game_that_moves_and_shows_every_table(page: str) -> None:
    shown = re.findall(r"!\[[^\]]+\]\((docs/[^)]+)\)", (ROOT / page).read_text("utf-8"))
    assert ROOT / shown[0] == CLIP
    assert {f"docs/pictures/{name}.webp" for name in games.names()} <= set(shown)
    assert len({size(ROOT / path) for path in shown[1:]}) == 1


def size(path: Path) -> tuple[int, int]:
    with Image.open(path) as picture:
        return picture.size


def test_the_clip_takes_about_twenty_seconds_and_is_quickly_loaded() -> None:
    with Image.open(CLIP) as clip:
        lasting = 0
        for frame in ImageSequence.Iterator(clip):
            frame.load()
            lasting += frame.info["duration"]
    assert 15_000 < lasting < 30_000
    assert CLIP.stat().st_size < 1_500_000
