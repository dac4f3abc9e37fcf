"""Imagined worlds: what a seat sees, and a whole state it could be in. Everything that must not cheat starts here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from rulewright.kernel.game import Game
from rulewright.kernel.rule import rule
from rulewright.kernel.sight import blind


@rule
def _nothing_more(view: Any, s: Any, box: Any, seat: int) -> None:
    """For games whose declarations say all there is to say about sight."""


@rule
def _nothing_hidden(s: Any, box: Any, seat: int) -> None:
    """For games without secrets."""


@cache
def imagination(game: Game) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Two rules bound to this game: `look(view, s, box, seat)` and `imagine(view, box, seat, words)`, the latter in place."""
    hide = blind(game.state)
    reveal = getattr(game.rules, "reveal", _nothing_more)
    redeal = getattr(game.rules, "redeal", _nothing_hidden)

    @rule
    def look(view: Any, s: Any, box: Any, seat: int) -> None:
        hide(view, s, seat)
        reveal(view, s, box, seat)

    @rule
    def imagine(view: Any, box: Any, seat: int, words: Any) -> None:
        view.rng[0] = words[0]
        view.rng[1] = words[1]
        redeal(view, box, seat)

    return look, imagine
