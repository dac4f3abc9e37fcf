"""Derived facts: what the rules imply beyond the view, for boards to show, so that no board repeats a rule.

A game's `tell` may declare `class Derived(msgspec.Struct)` with `derived(view, box, seat) -> Derived`, sent with every state; and
`ANSWERS = {"name": function}`, each `function(view, box, seat, argument) -> Struct`, for answers on request; the argument is
declared as `int` or as `list[int]`. Both receive a view and never a state, so nothing secret can leak. A spectator's seat is -1.
When the game is over, and in a replay, nothing is hidden any more, and the view is the whole state.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any, get_origin, get_type_hints

from msgspec import Struct

from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox, GameState

log = logging.getLogger(__name__)

Answering = Callable[[Any, Any, int, Any], Struct]


def derives(game: Game) -> bool:
    """Whether the game declares derived facts."""
    return callable(getattr(game.tell, "derived", None))


def derived(game: Game, view: object, box: GameBox, seat: int) -> Struct | None:
    """The derived facts of this view; None if the game declares none."""
    if not derives(game):
        return None
    found: Struct = game.tell.derived(view, box, seat)
    return found


def derived_if_possible(game: Game, view: object, box: GameBox, seat: int) -> Struct | None:
    """The same for display and storage: an error is logged, and never keeps a match from being played or stored."""
    try:
        return derived(game, view, box, seat)
    except Exception:
        log.exception("what %s derives from a view failed", game.name)
        return None


def derived_struct(game: Game) -> type[Struct] | None:
    """The type of a game's derived facts, if it declares any."""
    return game.tell.Derived if derives(game) else None


def answers(game: Game) -> Mapping[str, Answering]:
    """The questions that a game answers from a view."""
    return getattr(game.tell, "ANSWERS", {})


def answer_structs(game: Game) -> dict[str, type[Struct]]:
    """The types of the answers, by question."""
    return {name: get_type_hints(function)["return"] for name, function in answers(game).items()}


def takes_list(function: Answering) -> bool:
    """Whether a question takes a list of numbers rather than one."""
    _, _, _, argument, *_ = get_type_hints(function).values()
    return get_origin(argument) is list


def answer(game: Game, question: str, view: GameState, box: GameBox, seat: int, argument: int | list[int]) -> Struct:
    """Answer a question from this view. Raises ValueError if the game has no such question or the argument is of the wrong
    type."""
    function = answers(game).get(question)
    if function is None:
        raise ValueError(f"{game.title} has no question {question!r}.")
    if takes_list(function) != isinstance(argument, list):
        raise ValueError(f"{question!r} asks about {'a list of numbers' if takes_list(function) else 'one number'}.")
    return function(view, box, seat, argument)
