"""How often a handful crashes and what it brings, against the exact figures."""

from __future__ import annotations

from math import comb, sqrt

import pytest

from rulewright.games.katamari.notes import Note
from rulewright.games.katamari.rules.turn import roll_dice
from rulewright.kernel.chance import sow
from tests.games.katamari.table import Table

TABLE = {3: 0.0, 4: 0.0008, 6: 0.0087, 8: 0.031, 10: 0.070, 12: 0.125, 14: 0.194, 16: 0.271, 18: 0.352, 20: 0.434}
"""The chance of four sixes or more by the number of dice, as the design worked it out (24 dice: 58.5 %, 30: 76.0 %)."""
ROLLS = 1_000


def exact(n: int, crash: int = 4) -> float:
    return float(1 - sum(comb(n, i) * 5 ** (n - i) for i in range(crash)) / 6**n)


@pytest.mark.clause("KT-25")
def test_the_exact_chance_is_that_of_the_table() -> None:
    for n, chance in {**TABLE, 24: 0.585, 30: 0.760}.items():
        assert abs(exact(n) - chance) < 0.0006


def rolled(n: int) -> tuple[int, int]:
    """Crashes and power among so many rolls of n Yellow dice."""
    t, crashes, power = Table(), 0, 0
    sow(t.s.rng, 97 + n, 0)
    t.s.fate = None
    t.box.center = 3
    hexes = [h for h in range(19) if h != 9]
    for h in hexes[: n - 3]:
        t.s.seats[0].level[0] |= 1 << h
        t.s.seats[0].shows[1] |= 1 << h
    for _ in range(ROLLS):
        del t.notes[:]
        t.s.mover, t.s.round, t.s.end = 0, 1, 0
        roll_dice(t.s, t.box, 0)
        crashes += len(t.told(Note.CRASHED))
        power += sum(note[2] for note in t.told(Note.POWER))
    return crashes, power


@pytest.mark.clause("KT-25", "KT-31")
@pytest.mark.parametrize("n", [3, 4, 6, 8, 10, 12, 14, 16, 18, 20])
def test_crashes_come_as_often_as_they_should(n: int) -> None:
    """Within 3.5 standard errors, which ten such figures leave by chance for one seed in two hundred; this seed is fixed."""
    crashes, power = rolled(n)
    p = exact(n)
    assert abs(crashes - ROLLS * p) <= 3.5 * sqrt(ROLLS * p * (1 - p)) + 1e-9
    if n == 3:
        assert abs(power - 2 * ROLLS) <= 3.5 * sqrt(3 * ROLLS * 2 / 9)
