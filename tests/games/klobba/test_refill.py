"""Steps 5 to 7, Thunder and Lightning, and the end of the game."""

from __future__ import annotations

import pytest

from rulewright.games.klobba.notes import Note
from rulewright.games.klobba.state import Card, End, Face, Phase, Storm, Verb
from rulewright.kernel import ALL
from rulewright.laws.cases import Case, walk
from tests.games.klobba.table import BANDS, GAME, HAND, A, B, C, D, Table, arranged


def drawn_fight(*bands: str, seats: int = 4) -> Table:
    """Black A with C and White B with D drew, so that both miss a Barbarian; everybody has passed step 5."""
    table = arranged(*(bands or BANDS), seats=seats, A=HAND, B=HAND)
    return table.grouped(A, 2, B, 3).fight(Card.BOSS, Card.BOSS)


# ---------------------------------------------------------------- step 5


@pytest.mark.clause("KB-50")
def test_hands_are_filled_up_black_drawing_first() -> None:
    table = (
        Table(4)
        .mustered()
        .hands(A=HAND, B=HAND, D=[Card.UNDERDOGS, Card.TALON, Card.TALON, Card.FOX, Card.FOX])
        .bands(*BANDS)
    )
    table.deck(Card.FOX, Card.FLEE, Card.MIRROR).grouped(B, D, A, C).play(C, Verb.PASS).play(
        D, Verb.OFFER.of(Card.TALON)
    ).play(B, Verb.ACCEPT)
    table.fight(Card.TALON, Card.BOSS)
    assert table.hand(B) == sorted(HAND), "B laid the partner's card"
    assert table.told(Note.DRAWS) == [(-1, D, 1), (-1, A, 1)]
    assert table.hand(D) == [Card.UNDERDOGS, Card.FOX, Card.FOX, Card.FOX, Card.TALON]
    assert table.hand(A) == sorted([*HAND[1:], Card.FLEE])


@pytest.mark.clause("KB-50", "KB-8")
def test_a_basic_hand_has_three() -> None:
    table = (
        Table(4, game="basic")
        .mustered()
        .hands(A=[Card.BOSS, Card.SNEAKY, Card.BERZERK], B=[Card.BOSS, Card.SNEAKY, Card.BERZERK])
        .bands(*BANDS)
    )
    table.grouped(A, C, B, D).fight(Card.BOSS, Card.BOSS)
    assert [len(table.hand(seat)) for seat in range(4)] == [3] * 4


# ---------------------------------------------------------------- step 6


@pytest.mark.clause("KB-51")
def test_new_barbarians_are_looked_at_and_kept_face_up_or_replaced_unseen() -> None:
    table = drawn_fight().on_top("10", "9OF", "3OFYC").all_pass()
    assert table.s.phase == Phase.TOPPING_UP
    assert table.waits(A)
    assert table.row(A) == "10? 4BT 5OF"
    assert table.view(A).bands[A].card[0] >= 0
    assert table.view(B).bands[A].card[0] == -1
    ten = table.s.bands[A].card[0]
    assert table.told(Note.LOOKED)[-1] == (A, 0, ten, 1), "told to A alone"
    table.play(A, Verb.REJECT.of(0b001))
    assert table.row(A) == "9OF- 4BT 5OF"
    assert table.s.bands[A].known[0] == 0
    assert (table.s.barbarians.card[0], table.s.barbarians.known[0]) == (ten, 1 << A)
    assert table.waits(B)
    assert table.row(B) == "7OF 3OFYC? 2OFPR"
    table.play(B, Verb.REJECT.of(0))
    assert table.row(B) == "7OF 3OFYC 2OFPR"
    assert table.s.bands[B].known[1] == ALL


@pytest.mark.clause("KB-A4")
def test_each_band_is_finished_before_the_next_black_first_then_clockwise() -> None:
    table = arranged(*BANDS, C=HAND, B=HAND).grouped(C, A, B, D).fight(Card.BOSS, Card.BOSS)
    assert (table.row(A), table.row(B)) == (". 4BT 5OF", "7OF . 2OFPR")
    table.on_top("9OF", "9PR", "9YC").all_pass()
    assert table.waits(A), "clockwise from Black, C: D, A, B"
    table.play(A, Verb.REJECT.of(1))
    assert table.row(A) == "9PR- 4BT 5OF"
    assert table.waits(B)
    assert table.row(B) == "7OF 9YC? 2OFPR"


@pytest.mark.clause("KB-A4", "KB-51")
def test_black_looks_first_though_others_sit_earlier() -> None:
    table = arranged(*BANDS, A=HAND, B=HAND).grouped(B, D, A, C).fight(Card.BOSS, Card.BOSS)
    assert (table.row(A), table.row(B)) == (". 4BT 5OF", "7OF . 2OFPR")
    table.on_top("9OF", "9PR", "9YC").all_pass()
    assert table.waits(B), "Black's Band comes before A's"
    assert table.row(B) == "7OF 9OF? 2OFPR"
    table.play(B, Verb.REJECT.of(0b010))
    assert table.row(B) == "7OF 9PR- 2OFPR"
    assert table.waits(A)
    assert table.row(A) == "9YC? 4BT 5OF"


@pytest.mark.clause("KB-A5")
def test_only_new_ones_can_be_rejected() -> None:
    table = drawn_fight().all_pass()
    assert table.legal(A) == {Verb.REJECT.of(0), Verb.REJECT.of(1)}
    assert table.refused(A, Verb.REJECT.of(0b010)) == "KB-A5"
    assert table.refused(B, Verb.REJECT.of(0)) == "KB-51"
    assert table.refused(A, Verb.PASS) == "KB-51"


@pytest.mark.clause("KB-52", "KB-A4")
def test_free_bands_are_filled_last_and_face_up() -> None:
    table = Table(2).mustered().hands(A=HAND, B=HAND)
    table.bands("1OFPRYC 4BT 5OF", "7OF 8YC 2OFPR", "8OF 2PRYC 5YC", "6PR 5BT 4YC").grouped(A, 2, B, 3).fight(
        Card.BOSS, Card.BOSS
    )
    assert (table.row(1), table.row(2)) == ("7OF . 2OFPR", ". 2PRYC 5YC")
    table.on_top("9OF", "9PR").all_pass()
    assert table.waits(B)
    table.play(B, Verb.REJECT.of(0))
    assert table.row(2) == "9PR 2PRYC 5YC"
    assert table.s.bands[2].known[0] == ALL
    assert table.s.phase == Phase.PAIRING


# ---------------------------------------------------------------- step 7


def asleep(*bands: str) -> Table:
    """One round in which nothing is selected, with these Bands, up to step 8 or the next round."""
    table = arranged(*bands, seats=len(bands), A=[Card.RAVEN, *HAND[:4]], B=[Card.RAVEN, *HAND[:4]])
    return table.grouped(A, 2, B, 3).fight(Card.RAVEN, Card.RAVEN).all_pass()


@pytest.mark.clause("KB-53")
def test_one_band_wholly_face_down_wakes_everybody() -> None:
    table = asleep("7OF- 4BT 5OF-", "7YC 8YC- 6OF", "8OF- 9YC- 5YC-", "5BT 7BT 4YC-")
    assert table.told(Note.ENGAGED) == [(-1, C)]
    assert all("-" not in table.row(band) for band in range(4))
    assert all(table.s.bands[band].known == [ALL] * 3 for band in range(4))


@pytest.mark.clause("KB-54")
def test_otherwise_nothing_is_turned() -> None:
    table = asleep("7OF- 4BT 5OF-", "7YC 8YC- 6OF", "8OF- 9YC- 5YC", "5BT 7BT 4YC-")
    assert table.told(Note.ENGAGED) == []
    assert table.row(A) == "7OF- 4BT 5OF-"


@pytest.mark.clause("KB-A19")
def test_a_free_band_does_not_wake_the_others_but_wakes_with_them() -> None:
    for last, woken in (("5YC", "5BT- 7BT- 4YC-"), ("5YC-", "5BT 7BT 4YC")):
        table = arranged(seats=3, A=[Card.RAVEN, *HAND[:4]], B=[Card.RAVEN, *HAND[:4]])
        table.bands("7OF- 4BT 5OF-", "7YC 8YC- 6OF", f"8OF- 9YC- {last}", "5BT- 7BT- 4YC-").grouped(A, 2, B, 3)
        table.fight(Card.RAVEN, Card.RAVEN).all_pass()
        assert table.row(3) == woken


# ---------------------------------------------------------------- the storm


@pytest.mark.clause("KB-64")
def test_lightning_is_shown_set_aside_and_replaced() -> None:
    table = drawn_fight().on_top("L", "9OF").all_pass()
    assert table.told(Note.STRUCK) == [(-1, 0, A, Face.DEALT)]
    assert table.row(A) == "9OF? 4BT 5OF"
    assert table.s.struck[0] != 0
    assert table.s.end == 0
    assert Storm.LIGHTNING not in table.s.barbarians.card[: table.s.barbarians.n]


@pytest.mark.clause("KB-A6")
def test_lightning_is_shown_even_when_drawn_unseen() -> None:
    table = drawn_fight().on_top("10", "L", "9OF").all_pass().play(A, Verb.REJECT.of(1))
    assert table.told(Note.STRUCK) == [(-1, 0, A, Face.DOWN)]
    assert table.row(A) == "9OF- 4BT 5OF"
    assert table.s.bands[A].known[0] == 0


@pytest.mark.clause("KB-65", "KB-A7", "KB-1")
def test_the_game_ends_the_moment_both_are_out_whatever_is_unfinished() -> None:
    table = drawn_fight().on_top("L", "T").stars(15, 16, 14, 15).all_pass()
    assert table.s.end == End.MOST_STARS
    assert table.waiting == []
    assert table.row(A) == ". 4BT 5OF"
    assert table.row(B) == "7OF . 2OFPR"
    assert [table.refused(seat, Verb.REJECT) for seat in range(4)] == ["KB-65"] * 4
    assert GAME.legal(table.s, table.box, A) == []


@pytest.mark.clause("KB-65", "KB-A6")
def test_the_game_may_end_on_an_unseen_replacement() -> None:
    table = drawn_fight().on_top("L", "10", "T").all_pass()
    assert table.s.end == 0
    table.play(A, Verb.REJECT.of(1))
    assert table.s.end != 0
    assert table.row(A) == ". 4BT 5OF"


@pytest.mark.clause("KB-65")
def test_one_of_the_two_does_not_end_the_game() -> None:
    table = drawn_fight().on_top("T", "9OF").all_pass()
    assert table.s.end == 0
    assert table.waits(A)


# ---------------------------------------------------------------- the count


def ended(stars: list[int], piles: list[int]) -> Table:
    """The game ends with these supplies and score piles."""
    table = drawn_fight().on_top("L", "T").stars(*stars)
    for seat, size in enumerate(piles):
        table.s.seats[seat].scored = 0
        for i in range(size):
            table.s.seats[seat].scored |= 1 << (10 * seat + i)
    for seat in range(4):
        GAME.rules.apply(table.s, table.box, seat, Verb.PASS)
    return table


def places(table: Table) -> list[int]:
    return GAME.places(table.s, table.box)


@pytest.mark.clause("KB-1", "KB-66", "KB-68")
def test_most_stars_win() -> None:
    table = ended([10, 21, 9, 20], [5, 0, 0, 0])
    assert GAME.endings[table.s.end - 1].name == "most Stars"
    assert GAME.scores(table.s, table.box)[:4] == [10, 21, 9, 20]
    assert places(table) == [3, 1, 4, 2]


@pytest.mark.clause("KB-A24")
def test_equal_stars_go_by_the_score_pile() -> None:
    table = ended([20, 20, 10, 10], [3, 4, 1, 1])
    assert table.s.end == End.LARGER_PILE
    assert places(table) == [2, 1, 3, 3]


@pytest.mark.clause("KB-A24")
def test_equal_stars_and_piles_share_the_win() -> None:
    table = ended([20, 20, 20, 0], [4, 3, 4, 9])
    assert table.s.end == End.SHARED
    assert places(table) == [1, 3, 1, 4]
    table = ended([20, 20, 20, 0], [4, 4, 3, 9])
    assert table.s.end == End.SHARED
    assert places(table) == [1, 1, 3, 4]


@pytest.mark.clause("KB-67", "KB-A25")
def test_stars_on_a_band_count_for_nobody_and_none_is_ever_left_there() -> None:
    table = drawn_fight().on_top("L", "T").stars(14, 16, 15, 14)
    assert all(sum(band.star) == 0 for band in table.s.bands)
    table.s.bands[A].star[1] = 1
    table.s.spent -= 1
    table.all_pass()
    assert GAME.scores(table.s, table.box)[:4] == [14, 16, 15, 14]


@pytest.mark.clause("KB-A25")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_star_lies_on_a_band_at_any_decision_of_a_random_game(seats: int) -> None:
    for s, _, _ in walk(Case(GAME, seats), seats):
        assert all(sum(band.star) == 0 for band in s.bands)
    assert s.end != 0
    assert s.struck[0] != 0
    assert s.struck[1] != 0


@pytest.mark.clause("KB-49", "KB-A18")
@pytest.mark.parametrize("options", [{"step2": "yes"}, {"step2": "yes", "hand": 1}])
def test_no_empty_deck_lies_beside_discards(options: dict[str, int | str]) -> None:
    made_of = set()
    for seed in range(3):
        for s, _, _ in walk(Case(GAME, 6, {"game": "basic", **options}), seed):
            assert s.actions.n > 0 or sum(s.discards) == 0
            made_of.add(tuple(s.actions.shuffled))
    assert len(made_of) > 3, "it was renewed again and again"


@pytest.mark.clause("KB-57")
def test_after_step_7_comes_step_8_only_with_a_mirror() -> None:
    table = asleep("7OF 4BT 5OF", "7YC 8YC 6OF", "8OF 9YC 5YC", "5BT 7BT 4YC")
    assert table.s.phase != Phase.SWITCHING
