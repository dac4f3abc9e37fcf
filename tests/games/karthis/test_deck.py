"""Phase two: drawing for threats, guards, and where every card goes in the end."""

from __future__ import annotations

import pytest

from rulewright.games.karthis.notes import Note
from rulewright.games.karthis.state import NONE, Mark, Phase, Side, Verb

from .table import GAME, START, Table, beside, card, cross, retreat


@pytest.mark.clause("KA-22")
@pytest.mark.parametrize(("die", "cards"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_die_says_how_many_cards(die: int, cards: int) -> None:
    table = Table()
    table.do(cross(START, Side.NORTH), [41, die, *([6] if cards == 1 else [])], " ".join(["2S", "3S", "4S"][:cards]))
    assert table.s.deck.n == 34 - cards
    assert len(table.drawn) == (cards if cards > 1 else 0), "a single card is already met and put away"


@pytest.mark.clause("KA-23")
def test_a_single_card_is_met_at_once() -> None:
    table = Table()
    table.go(cards="4D")
    assert table.s.treasure == 4
    assert table.s.phase == Phase.EXPLORING


@pytest.mark.clause("KA-24", "KA-32")
@pytest.mark.parametrize("which", ["9S", "2D", "3H"])
def test_any_one_of_three_may_be_chosen_however_unwise(which: str) -> None:
    table = Table()
    table.go(cards="9S 2D 3H")
    assert table.legal - {max(table.legal)} == {Verb.CHOOSE.of(0), Verb.CHOOSE.of(1), Verb.CHOOSE.of(2)}
    assert table.refused(cross(START, Side.NORTH)) == "KA-24"
    assert table.refused(Verb.FIGHT) == "KA-24"
    table.choose(which, [2] if which == "9S" else [])
    assert table.s.phase == Phase.EXPLORING
    assert (table.s.treasure, table.s.health) == (2 if which == "2D" else 0, 1 if which == "9S" else 10), "just one"


@pytest.mark.clause("KA-24")
def test_of_two_cards_there_is_no_third() -> None:
    table = Table()
    table.go(cards="9S 2D")
    assert table.refused(Verb.CHOOSE.of(2)) == "KA-24"


@pytest.mark.clause("KA-25")
@pytest.mark.parametrize("short", ["3S", "3C", "3D", "3H", "X1", "KD"])
def test_what_each_kind_of_card_is(short: str) -> None:
    table = Table("KD")
    table.s.health = 6
    table.go(cards="X1 | 2C" if short == "X1" else short, dice=[6] if short in ("3S", "3C", "X1") else [])
    rolled = any(kind == Note.CHALLENGE for _, kind, *_ in table.notes)
    assert rolled == (short in ("3S", "3C", "X1"))
    assert table.s.treasure == {"3D": 3, "X1": 10}.get(short, 0)
    assert table.s.health == (8 if short == "3H" else 6)
    assert (table.s.phase == Phase.FIGHTING) == (short == "KD")


@pytest.mark.clause("KA-27", "KA-28")
def test_a_joker_is_guarded_by_the_first_spade_or_club() -> None:
    table = Table()
    table.go(cards="X1 | 4D 2H AD 5C | 2S")
    assert table.drawn == ["X1", "2S"]
    assert table.s.guard[0] == card("5C")
    assert table.s.guard[1] == NONE
    assert {"4D", "2H", "AD"} <= table.deck, "whatever else came up is back"
    assert table.s.deck.n == 34 - 3
    assert table.s.aside.n == 0


@pytest.mark.clause("KA-29", "KA-30", "KA-35")
def test_the_guard_comes_before_the_treasure() -> None:
    table = Table()
    table.go(cards="X1 | 5C", dice=[2])
    assert table.s.health == 5, "the pit trap bites"
    assert (table.s.treasure, table.s.jokers) == (10, 1)
    table.s.health = 5
    table.go(cards="X2 | 6S", dice=[2])
    assert (table.ending, table.s.jokers, table.score) == ("death", 1, 0), "no treasure past an unbeaten guard"


@pytest.mark.clause("KA-30", "KA-H13")
def test_the_second_joker_is_the_crown_whichever_it_is() -> None:
    for first, second in (("X1", "X2"), ("X2", "X1")):
        table = Table()
        table.go(cards=f"{first} | AC", dice=[6])
        assert table.ending == ""
        table.go(cards=f"{second} | AC", dice=[6])
        assert table.ending == "the Crown"


@pytest.mark.clause("KA-31")
@pytest.mark.parametrize("face", ["JS", "QD", "KH", "KC"])
def test_face_cards_are_all_alike(face: str) -> None:
    table = Table(face)
    table.go(cards=face)
    assert (table.s.phase, table.s.enemy_health) == (Phase.FIGHTING, 6)
    table.do(Verb.FIGHT, [6, 1])
    assert table.s.enemy_health == 1
    table.do(Verb.FIGHT, [2, 1])
    assert table.gone == {face}


@pytest.mark.clause("KA-H10")
def test_a_face_card_has_no_guard() -> None:
    table = Table("QS")
    table.go(cards="QS 2S")
    assert table.s.guard == [NONE] * 3
    table.choose("QS")
    assert table.s.phase == Phase.FIGHTING


@pytest.mark.clause("KA-H11")
def test_the_guard_is_seen_before_the_choice() -> None:
    table = Table()
    table.go(cards="2D X1 | 9S | 3C")
    assert table.s.phase == Phase.CHOOSING
    assert table.drawn == ["2D", "X1", "3C"]
    assert table.s.guard == [NONE, card("9S"), NONE]
    assert len(table.legal) == 3 + 1, "Joker and guard are one choice"


@pytest.mark.clause("KA-H12")
def test_jokers_and_faces_met_in_the_search_go_back() -> None:
    table = Table("QS")
    table.go(cards="X1 | X2 QS 3C", dice=[6])
    assert {"X2", "QS"} <= table.deck
    assert table.s.jokers == 1
    assert table.s.enemy == NONE
    assert GAME.view(table.s, table.box, 0).face == card("QS"), "though the player has seen it"


@pytest.mark.clause("KA-H13")
def test_a_joker_passed_over_returns_and_counts_for_nothing() -> None:
    table = Table()
    table.go(cards="X1 | 5C | 2D")
    table.choose("2D")
    assert "X1" in table.deck
    assert table.s.jokers == 0
    table.go(cards="X1 | 6C", dice=[6])
    assert (table.s.jokers, table.s.treasure) == (1, 2 + 10)
    assert "X1" in table.gone


@pytest.mark.clause("KA-H13", "KA-55")
def test_of_two_jokers_in_one_draw_one_goes_back() -> None:
    table = Table()
    table.go(cards="X2 | 5C | X1 | 6C")
    assert table.s.guard[:2] == [card("5C"), card("6C")]
    table.choose("X1", [6])
    assert (table.s.jokers, table.s.treasure) == (1, 10)
    assert table.gone == {"X1"}
    assert "X2" in table.deck
    assert table.discard == {"5C", "6C"}


@pytest.mark.clause("KA-H14")
def test_a_guard_is_put_away_by_its_own_rank() -> None:
    table = Table()
    table.go(cards="X1 | AC | 2D")
    table.choose("2D")
    assert {"AC", "X1"} <= table.deck
    table.go(cards="X1 | 4C | 3D")
    table.choose("3D")
    assert table.discard == {"4C"}
    table.go(cards="X1 | 6C", dice=[6])
    assert table.discard == {"4C", "6C"}


@pytest.mark.clause("KA-H15")
def test_a_sealed_joker_is_won_on_the_new_side_only() -> None:
    table = Table()
    table.go(cards="X1 | 10S")
    table.do(Verb.FAR)
    assert (table.s.jokers, table.s.treasure, table.s.health) == (1, 10, 10)
    assert table.mark() == Mark.DIAMOND
    table = Table()
    table.go(cards="X1 | 10S")
    table.do(Verb.NEAR)
    assert (table.s.jokers, table.s.treasure, table.s.health) == (0, 0, 9)
    assert "X1" in table.deck
    assert table.discard == {"10S"}


@pytest.mark.clause("KA-H16")
def test_the_search_may_reach_into_the_discard_pile() -> None:
    table = Table()
    spades = " ".join(f"{r}{s}" for s in "SC" for r in ("A", *range(2, 11)))
    table.rig(table.s.discard, spades)
    rest = " ".join(sorted(table.deck - {"X1"}))
    table.go(cards=f"X1 | {rest} 7C", dice=[6])
    assert table.discard == {"7C"}
    assert "8C" in table.deck, "what was not turned up stays in the deck"
    assert table.s.jokers == 1


@pytest.mark.clause("KA-H16", "KA-28")
@pytest.mark.parametrize("guard", ["7C", "AC"])
def test_a_guard_that_is_the_last_card_leaves_the_discards_alone(guard: str) -> None:
    table = Table()
    spades = {f"{r}{s}" for s in "SC" for r in ("A", *range(2, 11))}
    table.rig(table.s.discard, " ".join(sorted(spades - {guard})))
    rest = table.deck - {"X1", guard}
    table.go(cards=f"X1 | {' '.join(sorted(rest))} {guard}", dice=[6])
    assert table.discard == spades - ({"AC"} if guard == "AC" else set()), "nothing was shuffled in"
    assert table.deck == rest | ({"AC"} if guard == "AC" else set())


@pytest.mark.clause("KA-H16")
def test_with_no_spade_or_club_left_the_joker_is_unguarded() -> None:
    table = Table()
    table.rig(table.s.gone, " ".join(f"{r}{s}" for s in "SC" for r in ("A", *range(2, 11))))
    rest = " ".join(sorted(table.deck - {"X1"}))
    table.go(cards=f"X1 | {rest}")
    assert (table.s.jokers, table.s.treasure, table.s.health) == (1, 10, 10)
    assert table.mark() == Mark.DIAMOND


@pytest.mark.clause("KA-54", "KA-57")
def test_aces_return_at_the_end_of_the_phase_met_or_not() -> None:
    table = Table()
    table.go(cards="AS AD AH")
    assert not {"AS", "AD", "AH"} & table.deck, "not before"
    table.choose("AD")
    assert {"AS", "AD", "AH"} <= table.deck
    assert not table.discard
    assert not table.gone


@pytest.mark.clause("KA-55", "KA-H18")
def test_other_diamonds_leave_the_game_collected_or_not() -> None:
    table = Table()
    table.go(cards="6D 5D 2D")
    table.choose("2D")
    assert table.gone == {"6D", "5D", "2D"}
    assert table.s.treasure == 2


@pytest.mark.clause("KA-56", "KA-57")
def test_other_spades_clubs_and_hearts_are_discarded() -> None:
    table = Table()
    table.go(cards="6S 5C 2H")
    assert not table.discard
    table.choose("5C", [6])
    assert table.discard == {"6S", "5C", "2H"}
    assert table.s.drawn.n == 0


@pytest.mark.clause("KA-57")
def test_the_same_clean_up_follows_every_encounter() -> None:
    for chosen, dice in (("3S", [6]), ("3H", []), ("3D", []), ("QC", [])):
        table = Table("QC")
        if chosen == "QC":
            table.go(cards="AC 6S QC")
            table.choose("QC")
            assert table.drawn == ["AC", "6S"], "the fight is part of the phase"
            table.do(retreat(START))
        else:
            table.go(cards=f"AC 6S {chosen}")
            table.choose(chosen, dice)
        assert "AC" in table.deck
        assert "6S" in table.discard
        assert table.s.drawn.n == 0


@pytest.mark.clause("KA-H20")
@pytest.mark.parametrize("face", ["QD", "JS", "KH"])
def test_a_face_card_passed_over_is_discarded_and_may_come_again(face: str) -> None:
    table = Table(face)
    table.go(roll=41, cards=f"{face} 2D")
    table.choose("2D")
    assert table.discard == {face}
    table.go(roll=79)
    table.descend()
    assert face in table.deck
    assert face not in table.gone, "not even a Heart is removed, if it is a face card"


@pytest.mark.clause("KA-H19")
def test_the_ace_of_diamonds_pays_again_and_again() -> None:
    table = Table()
    for n in range(1, 6):
        table.go(cards="AD")
        assert table.s.treasure == n
        assert "AD" in table.deck
    assert table.s.at == beside(START, *[Side.NORTH] * 5)
