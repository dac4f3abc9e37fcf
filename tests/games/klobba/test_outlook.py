"""What a position promises, and what it does not pretend to know."""

from __future__ import annotations

import pytest

from rulewright.games.klobba.play.outlook import draws_left, outlook
from rulewright.games.klobba.state import Storm
from tests.games.klobba.table import A, B, C, D, Table


def shares(t: Table, *stars: int) -> list[float]:
    for seat, held in enumerate(stars):
        t.s.seats[seat].stars = held
    out = [0.0] * len(stars)
    outlook(t.s, t.box, out)
    return out


def test_equal_stars_are_equal_chances() -> None:
    assert shares(Table(4).mustered(), 15, 15, 15, 15) == [0.25] * 4


def test_who_has_more_stars_is_more_likely_to_win_and_all_chances_make_one() -> None:
    found = shares(Table(4).mustered(), 20, 12, 15, 13)
    assert found[A] > found[C] > found[D] > found[B] > 0
    assert sum(found) == pytest.approx(1.0)


def test_a_lead_means_more_the_nearer_the_storm() -> None:
    """KB-65: with both in the top of the deck nearly all is decided."""
    t = Table(2).mustered()
    early = shares(t, 25, 22)[A]
    deck = t.s.barbarians
    assert draws_left(t.s) > 10
    deck.card[: deck.n] = sorted(deck.card[: deck.n], key=lambda card: card in (Storm.LIGHTNING, Storm.THUNDER))
    assert draws_left(t.s) == 2
    assert 0.5 < early < 0.75
    assert shares(t, 25, 22)[A] > 0.8


def test_the_storm_has_broken_when_the_second_of_the_two_is_drawn() -> None:
    t = Table(2).mustered()
    deck = t.s.barbarians
    deck.card[: deck.n] = [card for card in deck.card[: deck.n] if card < Storm.LIGHTNING] + [
        Storm.LIGHTNING,
        Storm.THUNDER,
    ]
    deck.card[0], deck.card[deck.n - 1] = Storm.THUNDER, deck.card[0]
    assert draws_left(t.s) == deck.n
