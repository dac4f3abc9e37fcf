"""Imagined worlds: what a seat sees, and a whole state it could be in. Everything that must not cheat starts here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from rulewright.kernel.game import Game
from rulewright.kernel.rule import rule
from rulewright.kernel.views import blind


@cache
def imagination(game: Game) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Two rules bound to this game: `look(view, s, box, seat)` and `imagine(view, box, seat, words)`, the latter in place."""
    hide = blind(game.state)
    redeal = game.rules.redeal

    @rule
    def look(view: Any, s: Any, box: Any, seat: int) -> None:
        hide(view, s, seat)

    @rule
    def imagine(view: Any, box: Any, seat: int, stream: Any) -> None:
        view.rng[0] = stream[0]
        view.rng[1] = stream[1]
        redeal(view, box, seat)

    return look, imagine
