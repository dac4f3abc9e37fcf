"""The rule of thumb keeps the law and plays far better than chance."""

from __future__ import annotations

from random import Random

import pytest

from rulewright.games.klotho.state import State
from rulewright.kernel.chance import sow
from tests.games.klotho.table import GAME


def played(seats: int, seed: int, thumb: bool, **options: int | str) -> list[int]:
    box = GAME.make_box(options, seats)
    s, random = State(), Random(seed)
    sow(s.rng, seed, 0)
    GAME.rules.setup(s, box)
    while not s.end:
        before = s.pack()
        move = GAME.rules.policy(s, box, s.mover, [seed, 1]) if thumb else random.choice(GAME.legal(s, box, s.mover))
        assert s.pack() == before, "thinking changed the state"
        assert GAME.rules.check(s, box, s.mover, move) == 0, GAME.actions.decode(move)
        GAME.rules.apply(s, box, s.mover, move)
    return GAME.scores(s, box)[:seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_scores_at_least_twice_what_chance_does(seats: int) -> None:
    thumb = sum(sum(played(seats, seed, True)) for seed in range(4))
    chance = sum(sum(played(seats, seed, False)) for seed in range(4))
    assert thumb >= 2 * chance


@pytest.mark.parametrize("options", [{"rotation": "half"}, {"scoring": "whole rounds"}, {"cards": 97}])
def test_its_moves_are_allowed_whatever_the_options(options: dict[str, int | str]) -> None:
    assert sum(played(2, 7, True, **options)) > 0


@pytest.mark.parametrize("rotation", ["none", "half"])
def test_it_has_an_allowed_move_wherever_somebody_else_left_off(rotation: str) -> None:
    box = GAME.make_box({"rotation": rotation}, 3)
    phases = set()
    for seed in range(12):
        s, random = State(), Random(seed)
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, box)
        while not s.end:
            move = GAME.rules.policy(s, box, s.mover, [seed, 1])
            assert GAME.rules.check(s, box, s.mover, move) == 0, GAME.actions.decode(move)
            phases.add(s.phase)
            GAME.rules.apply(s, box, s.mover, random.choice([move, random.choice(GAME.legal(s, box, s.mover))]))
    assert len(phases) >= 8
