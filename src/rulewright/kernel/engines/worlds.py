"""Imagined worlds: a seat's view, and a full state consistent with it. Bots and advice start from these, so they cannot cheat."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rulewright.kernel.game import Game
from rulewright.kernel.rule import Vector, rule
from rulewright.kernel.structs import GameBox, GameState
from rulewright.kernel.views import blind


@cache
def imagination(game: Game) -> tuple[Callable[..., None], Callable[..., None]]:
    """Two rules for this game: `look(view, s, box, seat)` fills in a view; `imagine(view, box, seat, stream)` fills in what it
    hides, in place."""
    hide = blind(game.state)
    redeal = game.rules.redeal

    @rule
    def look(view: GameState, s: GameState, box: GameBox, seat: int) -> None:
        hide(view, s, seat)

    @rule
    def imagine(view: GameState, box: GameBox, seat: int, stream: Vector[int]) -> None:
        view.rng[0] = stream[0]
        view.rng[1] = stream[1]
        redeal(view, box, seat)

    return look, imagine
