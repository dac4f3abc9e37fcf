"""Steps 8 and 9: switching Barbarians, passing the totems."""

from __future__ import annotations

import pytest

from rulewright.games.klobba.state import Card, Phase, Verb
from tests.games.klobba.table import A, B, C, D, E, F, Table, arranged

HAND = [Card.MIRROR, Card.FLEE, Card.SNEAKY, Card.BERZERK, Card.RAVEN]
BANDS = ("7OF 4BT- 5OF", "7YC 8YC 6OF", "8OF 9YC- 5YC", "5BT 7BT 4YC")


def mirrors(black: int = Card.MIRROR, white: int = Card.RAVEN, seats: int = 4) -> Table:
    """A round up to step 8 in which nobody was selected."""
    table = arranged(*BANDS, seats=seats, A=HAND, B=HAND)
    return table.grouped(A, 2, B, 3).fight(black, white).all_pass()


# ---------------------------------------------------------------- step 8


@pytest.mark.clause("KB-55", "KB-A23")
def test_who_played_a_mirror_switches_as_many_as_he_likes_each_as_it_lies() -> None:
    table = mirrors()
    assert table.s.phase == Phase.SWITCHING
    assert table.waits(A)
    assert table.refused(B, Verb.SWITCH.of(0, A, 0)) == "KB-55"
    assert table.refused(A, Verb.SWITCH.of(0, A, 1)) == "KB-55"
    assert table.refused(A, Verb.SWITCH.of(0, E, 1)) == "KB-55"
    assert len(table.legal(A)) == 1 + 3 * 9
    table.play(A, Verb.SWITCH.of(1, C, 0)).play(A, Verb.SWITCH.of(0, C, 1)).play(A, Verb.SWITCH.of(2, D, 1))
    assert table.row(A) == "9YC- 8OF 7BT"
    assert table.row(C) == "4BT- 7OF 5YC"
    assert table.row(D) == "5BT 5OF 4YC"
    assert table.s.phase == Phase.PASSING_WHITE, "nothing is left to switch"


@pytest.mark.clause("KB-A23")
def test_what_is_known_of_a_barbarian_goes_with_it() -> None:
    table = mirrors()
    table.s.bands[C].known[1], table.s.bands[A].known[1] = 1 << D, 1 << B
    table.play(A, Verb.SWITCH.of(1, C, 1))
    assert (table.s.bands[A].known[1], table.s.bands[C].known[1]) == (1 << D, 1 << B)
    assert table.view(A).bands[A].card[1] == -1, "switching is no reason to look"


@pytest.mark.clause("KB-55")
def test_switching_may_be_left_or_ended() -> None:
    assert mirrors().play(A, Verb.PASS).s.phase == Phase.PASSING_WHITE
    assert mirrors().play(A, Verb.SWITCH.of(0, B, 0)).play(A, Verb.PASS).s.phase == Phase.PASSING_WHITE


@pytest.mark.clause("KB-56")
def test_no_barbarian_is_switched_twice() -> None:
    table = mirrors().play(A, Verb.SWITCH.of(1, C, 0))
    assert table.refused(A, Verb.SWITCH.of(1, D, 0)) == "KB-56"
    assert table.refused(A, Verb.SWITCH.of(0, C, 0)) == "KB-56"
    assert table.refused(A, Verb.SWITCH.of(0, C, 1)) == ""


@pytest.mark.clause("KB-56", "KB-55")
def test_who_was_switched_in_one_round_may_be_switched_in_the_next() -> None:
    table = mirrors().play(A, Verb.SWITCH.of(0, B, 0)).play(A, Verb.PASS).play(B, Verb.GIVE_WHITE.of(A))
    table.hands(A=HAND, B=HAND).play(B, Verb.PAIR.of(C)).fight(Card.MIRROR, Card.RAVEN).all_pass()
    assert table.waits(B)
    assert len(table.legal(B)) == 1 + 3 * 9
    assert table.refused(B, Verb.SWITCH.of(0, A, 0)) == ""


@pytest.mark.clause("KB-57")
def test_without_a_mirror_nobody_switches() -> None:
    assert mirrors(Card.RAVEN, Card.RAVEN).s.phase == Phase.PASSING_WHITE


@pytest.mark.clause("KB-A23")
def test_if_both_may_switch_black_goes_first_and_his_switches_bind_white() -> None:
    table = mirrors(Card.MIRROR, Card.MIRROR)
    assert table.waits(A)
    table.play(A, Verb.SWITCH.of(0, B, 0)).play(A, Verb.SWITCH.of(1, C, 2)).play(A, Verb.PASS)
    assert table.waits(B)
    assert table.refused(B, Verb.SWITCH.of(0, D, 0)) == "KB-56"
    assert table.refused(B, Verb.SWITCH.of(1, C, 2)) == "KB-56"
    table.play(B, Verb.SWITCH.of(1, C, 0))
    assert table.row(B) == "7OF 8OF 6OF"


@pytest.mark.clause("KB-A23")
def test_white_has_nothing_left_if_black_switched_with_his_whole_band() -> None:
    table = mirrors(Card.MIRROR, Card.MIRROR)
    for place in range(3):
        table.play(A, Verb.SWITCH.of(place, B, place))
    assert table.s.phase == Phase.PASSING_WHITE


@pytest.mark.clause("KB-A23")
def test_free_bands_can_be_switched_with_and_step_7_is_not_repeated() -> None:
    table = Table(2).mustered().hands(A=HAND, B=HAND)
    table.bands("7OF 4BT 5OF-", "7YC 8YC 6OF", "8OF- 9YC- 5YC", "5BT 7BT 4YC").grouped(A, 2, B, 3)
    table.fight(Card.MIRROR, Card.RAVEN).all_pass()
    table.play(A, Verb.SWITCH.of(0, 2, 0)).play(A, Verb.SWITCH.of(1, 2, 1)).play(A, Verb.PASS)
    assert table.row(A) == "8OF- 9YC- 5OF-"
    assert table.row(2) == "7OF 4BT 5YC"


# ---------------------------------------------------------------- step 9


@pytest.mark.clause("KB-58", "KB-61")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_black_goes_left_and_a_new_round_begins(seats: int) -> None:
    table = Table(seats, step2="no").mustered().hands(**{"ABCDEF"[seats - 1]: HAND, "B": HAND})
    table.bands("7OF 4BT 5OF", "7YC 8YC 6OF", "8OF 9YC 5YC", "5BT 7BT 4YC").totems(seats - 1, B)
    table.play(seats - 1, min(table.legal(seats - 1)))
    if table.s.phase == Phase.PAIRING:
        table.play(B, min(table.legal(B)))
    table.fight(Card.FLEE, Card.FLEE).all_pass()
    assert table.s.holder[0] == A, "clockwise from the last seat"
    assert table.s.rounds == 1
    table.play(B, min(table.legal(B)))
    assert table.s.phase == Phase.PAIRING
    assert table.s.rounds == 2
    assert table.waits(A)


@pytest.mark.clause("KB-59", "KB-A21")
def test_from_four_players_on_white_must_change_hands() -> None:
    table = mirrors(Card.RAVEN, Card.RAVEN, seats=6)
    assert table.s.holder[0] == B
    assert table.waits(B), "B has just become Black as well"
    assert table.legal(B) == {Verb.GIVE_WHITE.of(seat) for seat in (A, C, D, E, F)}
    table = arranged(*BANDS, A=HAND, C=HAND).grouped(A, B, C, D).fight(Card.RAVEN, Card.RAVEN).all_pass()
    assert table.waits(C)
    assert table.refused(C, Verb.GIVE_WHITE.of(C)) == "KB-A21"
    assert table.refused(C, Verb.GIVE_WHITE.of(B)) == "KB-18"
    assert table.refused(C, Verb.GIVE_BLACK.of(A)) == "KB-59"
    assert table.legal(C) == {Verb.GIVE_WHITE.of(A), Verb.GIVE_WHITE.of(D)}


@pytest.mark.clause("KB-59", "KB-A22")
def test_among_three_white_may_be_kept_unless_its_holder_is_the_new_black() -> None:
    table = arranged(*BANDS, seats=3, A=HAND, C=HAND).grouped(A, B, C, 3).fight(Card.FLEE, Card.FLEE).all_pass()
    assert table.s.holder[0] == B
    assert table.legal(C) == {Verb.GIVE_WHITE.of(A), Verb.GIVE_WHITE.of(C)}
    table = arranged(*BANDS, seats=3, A=HAND, B=HAND).grouped(A, C, B, 3).fight(Card.FLEE, Card.FLEE).all_pass()
    assert table.s.holder[0] == B
    assert table.legal(B) == {Verb.GIVE_WHITE.of(A), Verb.GIVE_WHITE.of(C)}


@pytest.mark.clause("KB-60")
def test_two_players_trade_their_totems() -> None:
    table = (
        Table(2)
        .mustered()
        .hands(A=HAND, B=[Card.BOSS, Card.SECOND_BEST, Card.FLEE, Card.SNEAKY, Card.RAVEN])
        .bands(*BANDS)
    )
    table.grouped(A, 2, B, 3).fight(Card.FLEE, Card.FLEE).all_pass()
    assert table.s.holder == [B, A]
    assert table.s.phase == Phase.PAIRING
    assert table.waits(B)
