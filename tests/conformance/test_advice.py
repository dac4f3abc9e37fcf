"""Every game: advice, heuristics, solvers and simulated games are legal (see `advice`), and the checks catch faults."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from math import inf
from typing import Any

import pytest

from rulewright.bots.fallback import after, play_on
from rulewright.kernel import Game
from rulewright.kernel.engines.checked import checked_game
from rulewright.kernel.rule import RuleError
from rulewright.laws import advice
from rulewright.laws.cases import Case
from tests.tiers import tries
from tests.toys.high_card import GAME
from tests.toys.high_card.state import CARDS, Verb


def editor(game: Game) -> advice.Edit | None:
    """How a game's holdings are edited: by `edit(s, box, random)` in `tests/games/NAME/edits.py`, if there is one."""
    name = f"tests.games.{game.name}.edits"
    try:
        found = find_spec(name)
    except ModuleNotFoundError:
        return None
    if found is None:
        return None
    edit: advice.Edit = import_module(name).edit
    return edit


def test_advice_is_always_allowed(case: Case) -> None:
    """More positions are checked with the default options."""
    advice.advice_is_allowed(case, 3, most=tries(20, 5 if case.options else 10), edit=editor(case.game))


def test_imagined_games_keep_the_law(seating: Case) -> None:
    advice.imagined_games_are_allowed(seating, 5, edit=editor(seating.game))


def test_solvers_give_allowed_moves(seating: Case) -> None:
    advice.solver_is_allowed(seating, 6, edit=editor(seating.game))


def broken(policy: Any) -> Case:
    """A toy with a different heuristic."""
    return Case(replace(GAME, play=replace(GAME.play, policy=policy, own_policy=True)), 2)


def highest(s: Any, box: Any, seat: int, stream: list[int]) -> int:
    """Play a card that the seat may not have."""
    return Verb.LAY.of(CARDS - 1)


def test_an_imagined_game_that_breaks_the_law_is_caught() -> None:
    case = broken(highest)
    game = checked_game(case.game)
    box, s = game.box.unpack(case.box.pack()), game.state()
    s.rng[:] = [1, 2]
    game.rules.setup(s, box)
    seat = 0 if game.rules.waiting(s) & 1 else 1
    world = after(game, game.view(s, box, seat), box, seat, game.legal(s, box, seat)[0], [3, 4])
    with pytest.raises(RuleError, match=r"makes the move .* refuses"):
        play_on(game, world, box, seat, [3, 4], inf)
