"""Running out of Stars."""

from __future__ import annotations

import pytest

from rulewright.games.klobba.notes import Note
from rulewright.games.klobba.rules.score import give, pay, relieve
from rulewright.games.klobba.state import Card, Phase, Verb
from tests.games.klobba.table import A, B, C, D, Table, arranged


@pytest.mark.clause("KB-62", "KB-63", "KB-A15")
@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 3), (4, 2), (5, 1), (6, 1)])
def test_each_other_player_gives_the_same(seats: int, each: int) -> None:
    table = Table(seats).stars(1, *[9] * (seats - 1))
    give(table.s, table.box, A, B)
    assert table.supplies == [each * (seats - 1), 10 - each, *[9 - each] * (seats - 2)]


@pytest.mark.clause("KB-A15")
def test_who_has_less_gives_all_he_has_and_is_helped_in_turn() -> None:
    table = Table(4).stars(0, 1, 9, 9)
    relieve(table.s, table.box, A)
    assert table.supplies == [5, 4, 5, 5], "B gave the last Star, and C and D helped"


@pytest.mark.clause("KB-A14", "KB-A15")
def test_of_two_who_gave_their_last_the_next_clockwise_is_helped_first() -> None:
    table = Table(4).stars(0, 2, 5, 2)
    relieve(table.s, table.box, A)
    assert table.supplies == [6, 2, 0, 1], "C had two Stars for B, and only one was left for D"
    table = Table(4).stars(2, 5, 2, 0)
    relieve(table.s, table.box, D)
    assert table.supplies == [2, 0, 1, 6], "the same from another seat"


@pytest.mark.clause("KB-A14")
def test_stars_do_not_go_in_circles() -> None:
    table = Table(2).stars(0, 3)
    relieve(table.s, table.box, A)
    assert table.supplies == [3, 0]
    assert pay(table.s, table.box, B) == 1, "B is helped when it is time to pay"
    assert table.supplies == [0, 2]


@pytest.mark.clause("KB-62", "KB-A14")
def test_help_comes_halfway_through_paying() -> None:
    table = arranged(
        A=[Card.FOX, Card.BOSS, Card.SNEAKY, Card.RAVEN, Card.TALON],
        B=[Card.RAVEN, Card.BOSS, Card.SNEAKY, Card.FOX, Card.TALON],
    )
    table.bands("7OF 6OF 5OF", "7YC 8YC 6BT", "8OF 9YC 5YC", "5BT 7BT 4YC").stars(2, 9, 9, 9)
    table.grouped(A, C, B, D).fight(Card.FOX, Card.RAVEN)
    assert table.told(Note.RELIEF) == [(-1, A, 6)]
    assert table.supplies == [2 - 2 + 6 - 2 + 3, 7, 8, 7]


@pytest.mark.clause("KB-62", "KB-63", "KB-36")
@pytest.mark.parametrize(("seats", "each"), [(4, 2), (6, 1)])
def test_who_places_his_last_star_is_helped_at_once(seats: int, each: int) -> None:
    table = arranged(seats=seats, A=[Card.BOSS, Card.SNEAKY, Card.RAVEN], B=[Card.BOSS, Card.SNEAKY, Card.RAVEN])
    table.bands("7OF 6OF 5OF", "10 8YC 6BT", "8OF 9YC 5YC", "5BT 7BT 4YC").stars(1, *[9] * (seats - 1))
    table.grouped(A, C, B, D).fight(Card.BOSS, Card.BOSS)
    assert table.told(Note.RELIEF) == [(-1, A, each * (seats - 1))]
    assert table.supplies == [each * (seats - 1), 9 - each + 1, *[9 - each] * (seats - 2)], (
        "and B won the Star of the clash"
    )


@pytest.mark.clause("KB-A16")
def test_where_nobody_can_give_the_star_is_not_placed() -> None:
    table = arranged(
        A=[Card.FOX, Card.BOSS, Card.SNEAKY, Card.RAVEN, Card.TALON],
        B=[Card.RAVEN, Card.BOSS, Card.SNEAKY, Card.FOX, Card.TALON],
    )
    table.bands("7OF 6OF 5OF", "7YC 8YC 6BT", "8OF 9YC 5YC", "5BT 7BT 4YC").stars(0, 0, 0, 0)
    table.grouped(A, C, B, D).fight(Card.FOX, Card.BOSS)
    assert len(table.told(Note.UNPAID)) == 5
    assert table.supplies == [0, 0, 0, 0]
    assert table.row(A) == "7OF- 6OF- 5OF-", "the fight goes on without Stars"


@pytest.mark.clause("KB-62", "KB-25")
def test_who_pays_his_last_star_for_an_offer_is_helped_at_once() -> None:
    table = Table(4).mustered().hands(C=[Card.BERZERK] * 4 + [Card.FOX]).stars(1, 9, 9, 9).grouped(A, C, B, D)
    table.play(C, Verb.OFFER.of(Card.FOX)).play(D, Verb.PASS).play(A, Verb.ACCEPT)
    assert table.supplies == [6, 7, 8, 7]
    assert table.s.phase == Phase.LAYING
