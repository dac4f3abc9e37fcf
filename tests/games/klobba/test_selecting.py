"""Step 4, first half: whom the cards select, and what they are worth."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.games.klobba.notes import Note
from rulewright.games.klobba.state import Card, Phase, Verb
from tests.games.klobba.table import GAME, A, B, C, D, Table

OWN, PARTNER = "7OF 4BT 9PR-", "10 2YCBT 5YC"
"""The Group that most of these tests look at: 9 lies face down."""


def group(own: str = OWN, partner: str = PARTNER, **options: int | str) -> Table:
    """Black is A with C, White is B with D."""
    table = Table(4, step2="no", **options).mustered()
    hand = [Card.BOSS, Card.SNEAKY, Card.BERZERK, Card.SECOND_BEST, Card.UNDERDOGS]
    return table.hands(A=hand, B=hand).bands(own, "3OFYC 6OF 6BT", partner, "6PR 6YC 8OF").grouped(A, C, B, D)


def lay(card: int, own: str = OWN, partner: str = PARTNER, **options: int | str) -> Table:
    table = group(own, partner, **options)
    if card not in table.hand(A):
        seat = table.s.seats[A]
        seat.hand[Card.UNDERDOGS] -= 1
        table.s.actions.card[table.s.actions.card.index(card)] = Card.UNDERDOGS
        seat.hand[card] += 1
    return table.fight(card, Card.BERZERK)


def selected(table: Table, seat: int) -> list[tuple[int, int]]:
    """Band and place of everybody this seat selected."""
    return [(band, place) for _, who, band, place in table.told(Note.SELECTED) if who == seat]


def totals(table: Table) -> tuple[int, ...]:
    return table.told(Note.TOTALS)[-1][1:3]


@pytest.mark.clause(
    "KB-30", "KB-31", "KB-32", "KB-33", "KB-34", "KB-36", "KB-37", "KB-38", "KB-R2", "KB-R3", "KB-R4", "KB-R5", "KB-R6"
)
@pytest.mark.parametrize(
    ("card", "whom", "total"),
    [
        pytest.param(Card.BOSS, [(C, 0)], 10, id="KB-T1"),
        pytest.param(Card.SNEAKY, [(C, 1)], 8, id="KB-T2"),
        pytest.param(Card.BERZERK, [(A, 1)], 8, id="Berzerk, the lowest of the own Band"),
        pytest.param(Card.SECOND_BEST, [(A, 0)], 9, id="KB-T4"),
        pytest.param(Card.UNDERDOGS, [(A, 1), (C, 1)], 12, id="The Underdogs"),
        pytest.param(Card.GLORY_SEEKER, [(A, 0)], 7, id="KB-T6"),
        pytest.param(Card.TALON, [(A, 1), (C, 1)], 6, id="KB-T7"),
        pytest.param(Card.CLAW, [(C, 1), (C, 2)], 7, id="KB-T8"),
        pytest.param(Card.RAVEN, [], 0, id="KB-T9"),
        pytest.param(Card.FOX, [(A, 0)], 7, id="All Orange Fox"),
    ],
)
def test_whom_a_card_selects(card: int, whom: list[tuple[int, int]], total: int) -> None:
    table = lay(card)
    assert selected(table, A) == whom
    assert totals(table)[0] == total


@pytest.mark.clause("KB-36")
@pytest.mark.parametrize(("card", "stars"), [(Card.BOSS, 1), (Card.CLAW, 2), (Card.RAVEN, 0)])
def test_every_selected_barbarian_costs_a_star(card: int, stars: int) -> None:
    table = lay(card, partner="10 2YCBT 5YC")
    paid = table.told(Note.STAR_TO)
    assert len([note for note in paid if note[2] in (A, C)]) == stars
    assert sum(table.supplies) == 60


@pytest.mark.clause("KB-37", "KB-38", "KB-A12")
@pytest.mark.parametrize(
    ("card", "own", "partner", "total"),
    [
        (Card.BERZERK, "7OF 8PR 9OF", PARTNER, 13),
        (Card.BERZERK, "5OF 8PR 9OF", PARTNER, 10),
        (Card.SNEAKY, "7OF 8PR 9OF", "3PRBT 10 10", 11),
        (Card.SECOND_BEST, "10 10 9OF", "3PRBT 4OF 5OF", 12),
        (Card.UNDERDOGS, "2OFPR 3PRBT 9OF", "10 10 10", 10),
        (Card.CLAW, "7YC 8YC 9YC", "10 10 10", 15),
        (Card.CLAW, "1OFPRYC 2PRYC 9YC", "10 10 10", 12),
    ],
)
def test_multiply_then_add_then_cap(card: int, own: str, partner: str, total: int) -> None:
    table = lay(card, own, partner).settled()
    assert totals(table)[0] == total


@pytest.mark.clause("KB-A12")
def test_a_bonus_is_not_multiplied() -> None:
    table = group()
    table.box.mult[Card.SECOND_BEST] = 2
    table.box.cap[Card.SECOND_BEST] = 0
    assert totals(table.fight(Card.SECOND_BEST, Card.BERZERK))[0] == 2 * 7 + 2


@pytest.mark.clause("KB-38", "KB-A12")
@pytest.mark.parametrize(("cap", "total"), [(8, 8), (9, 9), (10, 9)])
def test_the_cap_limits_the_bonus_too(tmp_path: Path, cap: int, total: int) -> None:
    box = tmp_path / "box.toml"
    printed = GAME.content.read_text("utf-8")
    box.write_text(printed.replace("add = 2\ncap = 12", f"add = 2\ncap = {cap}"), "utf-8")
    table = group()
    table.box = GAME.make_box({"step2": "no"}, 4, box)
    assert totals(table.fight(Card.SECOND_BEST, Card.BERZERK))[0] == total, "7 and 2, but no more than the cap"


@pytest.mark.clause("KB-R12", "KB-A12")
@pytest.mark.parametrize(
    ("card", "own", "total"),
    [(Card.SNEAKY, OWN, 2), (Card.SECOND_BEST, OWN, 7), (Card.UNDERDOGS, OWN, 6), (Card.CLAW, "7YC 8YC 9YC", 31)],
)
def test_the_literal_profile_counts_plain_values(card: int, own: str, total: int) -> None:
    assert totals(lay(card, own, cards="literal"))[0] == total


@pytest.mark.clause("KB-R5")
def test_a_single_underdog_comes_alone() -> None:
    table = lay(Card.UNDERDOGS, "7OF- 4BT 9PR-", "10- 2YCBT- 5YC-")
    assert selected(table, A) == [(A, 1)]
    assert totals(table)[0] == 8


@pytest.mark.clause("KB-R4", "KB-A2")
def test_nobody_is_second_to_a_single_barbarian() -> None:
    table = lay(Card.SECOND_BEST, "7OF- 4BT 9PR-", "10- 2YCBT- 5YC-")
    assert selected(table, A) == []
    assert totals(table)[0] == 0


@pytest.mark.clause("KB-S10", "KB-34")
def test_a_barbarian_of_three_clans_comes_once() -> None:
    table = lay(Card.CLAW, "1OFPRYC 4BT 9PR", "10 5PR 5OF")
    assert selected(table, A) == [(A, 0)]
    assert totals(table)[0] == 1


@pytest.mark.clause("KB-31")
def test_a_barbarian_lying_face_down_is_ignored() -> None:
    table = lay(Card.BOSS, "7OF 4BT 9PR-", "10- 2YCBT 5YC")
    assert selected(table, A) == [(A, 0)]


# ---------------------------------------------------------------- among equals


@pytest.mark.clause("KB-35")
def test_the_player_of_the_card_chooses_among_equals_seeing_the_other_card() -> None:
    table = lay(Card.BOSS, "7OF 4BT 9PR", "9OF 2YCBT 9YC")
    assert table.s.phase == Phase.SELECTING
    assert table.waits(A)
    assert table.s.played == [Card.BOSS, Card.BERZERK]
    assert table.legal(A) == {Verb.SELECT.of(2), Verb.SELECT.of(3), Verb.SELECT.of(5)}
    assert table.refused(A, Verb.SELECT.of(0)) == "KB-35"
    assert table.refused(B, Verb.SELECT.of(2)) == "KB-35"
    table.play(A, Verb.SELECT.of(5))
    assert selected(table, A) == [(C, 2)]


@pytest.mark.clause("KB-35", "KB-R5")
def test_a_tie_for_the_second_underdog_leaves_the_first_beyond_doubt() -> None:
    table = lay(Card.UNDERDOGS, "7OF 4BT 4PR", "10 2YCBT 4YC")
    assert table.legal(A) == {Verb.SELECT.of(1), Verb.SELECT.of(2), Verb.SELECT.of(5)}
    table.play(A, Verb.SELECT.of(2))
    assert selected(table, A) == [(A, 2), (C, 1)]


@pytest.mark.clause("KB-35", "KB-R5")
def test_two_of_three_equal_underdogs_are_chosen_one_after_the_other() -> None:
    table = lay(Card.UNDERDOGS, "7OF 4BT 4PR", "10 10 4YC")
    table.play(A, Verb.SELECT.of(5))
    assert table.legal(A) == {Verb.SELECT.of(1), Verb.SELECT.of(2)}
    table.play(A, Verb.SELECT.of(1))
    assert selected(table, A) == [(A, 1), (C, 2)]


@pytest.mark.clause("KB-R4", "KB-35")
@pytest.mark.parametrize(("own", "equals"), [("10 4BT 10", {0, 2}), ("10 9OF 9PR", {1, 2})])
def test_if_two_share_the_first_place_one_of_them_is_second(own: str, equals: set[int]) -> None:
    table = lay(Card.SECOND_BEST, own, "2YCBT 5YC 5OF")
    assert table.legal(A) == {Verb.SELECT.of(place) for place in equals}


@pytest.mark.clause("KB-A11")
def test_black_breaks_his_tie_before_white() -> None:
    table = group("7OF 4BT 9PR", "9OF 2YCBT 9YC").bands("7OF 4BT 9PR", "3OFYC 8YC 6BT", "9OF 2YCBT 9YC", "6PR 6YC 8OF")
    table.fight(Card.BOSS, Card.BOSS)
    assert table.waits(A)
    assert table.refused(B, Verb.SELECT.of(1)) == "KB-35"
    table.play(A, Verb.SELECT.of(2))
    assert table.waits(B)
    assert table.legal(B) == {Verb.SELECT.of(1), Verb.SELECT.of(5)}
    table.play(B, Verb.SELECT.of(5))
    assert (selected(table, A), selected(table, B)) == ([(A, 2)], [(D, 2)])
