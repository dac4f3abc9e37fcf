"""The pictures in README match the current boards."""

from __future__ import annotations

import json
import re

from rulewright import games
from tests import pictures
from tests.prepare import ROOT


def test_no_picture_is_older_than_its_board() -> None:
    """Compared by content, not by date: `make screenshots` renews them."""
    known = json.loads(pictures.KEYS.read_text("utf-8"))
    old = [name for name, key in pictures.keys().items() if known.get(name) != key]
    assert not old, f"docs/pictures shows {', '.join(old)} as it was: run `make screenshots`"


def test_readme_opens_with_a_game_that_moves_and_shows_every_board() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    shown = re.findall(r"!\[[^\]]+\]\((docs/[^)]+)\)", text)
    assert shown[0] == "docs/pictures/game.webp"
    assert [f"docs/pictures/{name}.png" for name in games.names() if f"docs/pictures/{name}.png" not in shown] == []
    assert all((ROOT / path).is_file() for path in shown)
