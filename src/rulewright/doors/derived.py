"""Derived facts: what a game's rules say beyond the view, for boards to show, so that no board repeats a rule.

A game's `tell` may declare `class Derived(msgspec.Struct)` with `derived(view, box, seat) -> Derived`, sent with every state;
and `ANSWERS = {"name": function}`, each `function(view, box, seat, argument) -> Struct`, for what is asked when it is needed.
Both are given a view and never a state, so nothing secret can enter. A spectator's seat is -1. When the game is over, and in a
replay, there is nothing left to hide, and the view is the whole state.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any, get_type_hints

from msgspec import Struct

from rulewright.kernel.game import Game

log = logging.getLogger(__name__)

Answering = Callable[[Any, Any, int, int], Struct]


def derives(game: Game) -> bool:
    """Whether the game declares derived facts."""
    return callable(getattr(game.tell, "derived", None))


def derived(game: Game, view: Any, box: Any, seat: int) -> Struct | None:
    """What the rules say beyond this view; nothing where the game declares nothing."""
    if not derives(game):
        return None
    found: Struct = game.tell.derived(view, box, seat)
    return found


def derived_if_possible(game: Game, view: Any, box: Any, seat: int) -> Struct | None:
    """The same for what is shown or kept: a mistake in it is logged, and keeps nobody from playing or storing a match."""
    try:
        return derived(game, view, box, seat)
    except Exception:
        log.exception("what %s derives from a view failed", game.name)
        return None


def derived_struct(game: Game) -> type[Struct] | None:
    """The type of what a game derives."""
    return game.tell.Derived if derives(game) else None


def answers(game: Game) -> Mapping[str, Answering]:
    """The questions that a game answers from a view."""
    return getattr(game.tell, "ANSWERS", {})


def answer_structs(game: Game) -> dict[str, type[Struct]]:
    """The types of the answers, by question."""
    return {name: get_type_hints(function)["return"] for name, function in answers(game).items()}
