"""The rule of thumb keeps the law and plays far better than chance."""

from __future__ import annotations

from random import Random

import pytest

from rulewright.games.klotho.state import State
from rulewright.kernel.chance import sow
from tests.games.klotho.table import GAME, Table


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


def test_the_outlook_shares_out_the_win_and_sees_who_leads() -> None:
    table = Table(3)
    out = [0.0] * 4
    GAME.rules.outlook(table.s, table.box, out)
    assert out[:3] == pytest.approx([1 / 3] * 3)
    table.me(1).minerals[2] = 3
    GAME.rules.outlook(table.s, table.box, out)
    assert sum(out[:3]) == pytest.approx(1)
    assert out[1] > out[0] == out[2]
    early = out[1]
    table.s.shown, table.s.scored, table.s.left = 2, 2, 1
    table.me(1).points[:2] = [24, 24]
    GAME.rules.outlook(table.s, table.box, out)
    assert out[1] > early
