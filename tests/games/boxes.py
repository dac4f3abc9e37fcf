"""Custom boxes for tests: a game's own box with something changed."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from rulewright.kernel import Game
from rulewright.telling.box_files import read_content


def changed(game: Game, change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """What the game's own file says, after a change."""
    said = deepcopy(dict(read_content(game.content)))
    change(said)
    return said


def replaced(game: Game, old: str, new: str) -> str:
    """The text of the game's own file with one passage changed."""
    text = game.content.read_text("utf-8")
    assert old in text
    return text.replace(old, new, 1)
