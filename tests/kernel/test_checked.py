"""The checked engine: an author's mistake is reported where it was made, and correct games are played as usual."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulewright.kernel import Struct, int8, pile, public, push
from rulewright.kernel.engines import engine
from rulewright.kernel.engines.checked import checked
from rulewright.kernel.rule import RuleError
from tests.toys.high_card import GAME


def test_right_games_are_played_as_ever() -> None:
    fast, slow = (engine(name).run(GAME, GAME.make_box(), 5, 30) for name in ("checked", "interpreted"))
    for name in vars(slow):
        assert (getattr(fast, name) == getattr(slow, name)).all()


class Table(Struct):
    board: list[list[int]] = public(int8, 2, 3)
    hand: Struct = public(pile(2))


def test_checked_records_are_the_same_bytes_and_stay_checked_when_copied() -> None:
    table = checked(Table)()
    table.board[1][2] = 5
    push(table.hand, 7)
    plain = Table.unpack(table.pack())
    assert (plain.board, plain.pack()) == ([[0, 0, 0], [0, 0, 5]], table.pack())
    for copy in (table.clone(), checked(Table).unpack(plain.pack())):
        copy.board[0][:] = [1, 2, 3]
        with pytest.raises(RuleError, match=r"Table\.board\[1\]\[3\] does not exist"):
            copy.board[1][3] += 1
        with pytest.raises(RuleError, match=r"Table\.board\[0\]\[1\] = 128 does not fit"):
            copy.board[0][:] = [1, 128, 3]
        with pytest.raises(RuleError, match=r"Table\.hand\.n = 40000 does not fit"):
            copy.hand.n = 40000
    assert table.board[0] == [0, 0, 0]


def test_an_error_says_the_name_of_the_game_once() -> None:
    with pytest.raises(RuleError) as e:
        engine("checked").run(replace(GAME, bound=3), GAME.make_box(), 0, 1)
    assert str(e.value).count(GAME.title) == 1
