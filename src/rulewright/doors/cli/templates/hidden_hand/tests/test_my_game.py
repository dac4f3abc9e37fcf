"""The rules, clause by clause: `pytest my_game` runs these tests."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright
from rulewright.kernel import Fate
from rulewright.testing import Table

GAME = rulewright.load_game(Path(__file__).parents[1])


def dealt() -> Table:
    """The first player has the cards 1, 3, 5, 7, 9 (numbered from 0 below), the second 2, 4, 6, 8, 10."""
    return Table(GAME, 2, Fate(cards=[0, 2, 4, 6, 8, 1, 3, 5, 7, 9]))


@pytest.mark.clause("MG-1")
def test_everybody_is_dealt_five_cards_that_only_they_see() -> None:
    table = dealt()
    assert table.s.deck.n == 24 - 10
    assert table.view(0).seats[0].hand.card[:5] == [0, 2, 4, 6, 8]
    assert set(table.view(1).seats[0].hand.card[:5]) == {-1}
    assert table.said(0) == [f"You are dealt the {card}." for card in (1, 3, 5, 7, 9)]


@pytest.mark.clause("MG-1")
def test_a_world_that_a_seat_imagines_leaves_its_own_hand_alone() -> None:
    table = dealt().play(0, "lay", card=8)
    world = table.world(1, seed=3)
    assert world.seats[1].hand.card == table.s.seats[1].hand.card
    assert world.seats[0].laid == 8
    assert GAME.rules.conserved(world, table.box) == GAME.rules.conserved(table.s, table.box)


@pytest.mark.clause("MG-2", "MG-3")
def test_players_lay_in_turn_from_their_own_hand() -> None:
    table = dealt()
    assert table.waits(0)
    assert table.refused(1, "lay", card=1) == "MG-2"
    assert table.refused(0, "lay", card=1) == "MG-3"
    assert table.play(0, "lay", card=0).waits(1)


@pytest.mark.clause("MG-4")
def test_the_highest_card_takes_the_trick_and_its_player_lays_first() -> None:
    table = dealt().play(0, "lay", card=8).play(1, "lay", card=9)
    assert table.scores == [0, 1]
    assert table.waits(1)
    assert table.said(-1)[-1] == "B takes the trick with the 10."


@pytest.mark.clause("MG-5")
def test_the_most_tricks_win_when_the_hands_are_empty() -> None:
    table = dealt().play(0, "lay", card=0).play(1, "lay", card=1)
    for mine, yours in ((2, 3), (4, 5), (6, 7), (8, 9)):
        assert not table.ending
        table.play(1, "lay", card=yours).play(0, "lay", card=mine)
    assert table.ending == "hands empty"
    assert table.scores == [0, 5]
    assert table.refused(1, "lay", card=9) == "MG-2"
