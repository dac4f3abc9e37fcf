"""The lab compared with values calculated exactly without it: Kuhn poker and the first moves of connect four at random."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rulewright import games
from rulewright.lab.check import calibration
from rulewright.lab.settings import setting_of
from rulewright.lab.study import Plan, study
from tests.tiers import mostly

EXAMPLES = Path(__file__).parents[2] / "examples"
KUHN, FOUR = str(EXAMPLES / "kuhn_poker"), str(EXAMPLES / "connect_four")


def kuhn(bold: tuple[bool, ...]) -> tuple[list[Fraction], list[Fraction], Fraction]:
    """Each seat's chance to win and expected winnings, and the expected length of a game: bold players pass or bet with equal
    chances, the others always pass."""
    n = len(bold)
    deals = list(permutations(range(n + 1), n))
    wins, won, length = [Fraction(0)] * n, [Fraction(0)] * n, Fraction(0)

    def go_on(cards: tuple[int, ...], said: str, chance: Fraction) -> None:
        nonlocal length
        opener = said.find("b")
        if len(said) == (n if opener < 0 else n + opener):
            stakes = [1 + any(s == "b" for s in said[i::n]) for i in range(n)]
            stay = [i for i in range(n) if opener < 0 or stakes[i] == 2]
            winner = max(stay, key=lambda i: cards[i])
            wins[winner] += chance
            for i in range(n):
                won[i] += chance * ((sum(stakes) if i == winner else 0) - stakes[i])
            length += chance * len(said)
        elif bold[len(said) % n]:
            go_on(cards, said + "p", chance / 2)
            go_on(cards, said + "b", chance / 2)
        else:
            go_on(cards, said + "p", chance)

    for cards in deals:
        go_on(cards, "", Fraction(1, len(deals)))
    return wins, won, length


def test_the_reckoning_itself() -> None:
    assert kuhn((True, True))[0] == [Fraction(9, 16), Fraction(7, 16)]
    assert kuhn((True, True))[1] == [Fraction(1, 8), Fraction(-1, 8)]
    assert kuhn((False, False))[1:] == ([Fraction(0)] * 2, Fraction(2))


@pytest.mark.parametrize("seats", mostly([2, 3], [2]))
def test_kuhn_poker_by_chance_is_what_enumeration_says(seats: int) -> None:
    wins, _, length = kuhn((True,) * seats)
    truths = {f"win.seat.{i + 1}": float(p) for i, p in enumerate(wins)} | {"moves": float(length)}
    setting = setting_of(KUHN, "random", seats)
    known = study([setting], Plan(games=100_000)).estimates()
    for name, truth in truths.items():
        assert abs(known[name].value - truth) < 4 * known[name].error, (known[name], truth)
    found = calibration(setting, 500, 100, truths=truths)
    for covered in found.covered:
        if covered.figure.name in truths:
            assert covered.held.low < 0.95 < covered.held.high + 0.02, (covered.figure.name, covered.held)


def test_who_never_bets_wins_what_enumeration_says() -> None:
    """Seats rotate, so the result is the mean over playing first and playing second."""
    timid = (kuhn((False, True)), kuhn((True, False)))
    wins = (timid[0][0][0] + timid[1][0][1]) / 2
    known = study([setting_of(KUHN, "random without bet,random")], Plan(games=100_000)).estimates()
    e = known["win.player.random_without_bet"]
    assert abs(e.value - float(wins)) < 4 * e.error, (e, wins)
    assert e.low < 0.5, "it does worse than the other"


def test_connect_four_ends_at_once_as_often_as_enumeration_says() -> None:
    """The chance that random play ends with move 7, the earliest possible, over all positions before it."""
    game = games.load(FOUR)
    rules, box = game.rules, game.make_box()
    alive, ended = {game.state().pack(): Fraction(1)}, Fraction(0)
    for _ in range(7):
        after: dict[bytes, Fraction] = {}
        for position, chance in alive.items():
            for column in range(7):  # no column can be full before the seventh move
                s: Any = game.state.unpack(position)
                rules.apply(s, box, int(s.mover), column)
                if s.end:
                    ended += chance / 7
                else:
                    after[s.pack()] = after.get(s.pack(), Fraction(0)) + chance / 7
        alive = after
    assert ended + sum(alive.values()) == 1
    moves = setting_of(FOUR, "random").play(range(100_000)).moves
    seen = float(np.mean(moves == 7))
    assert abs(seen - float(ended)) < 4 * sqrt(float(ended) / len(moves)), (seen, float(ended))
