"""What lies in the box, what can be chosen, and how a game begins."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.clin9ic.state import DICE, ROUNDS, STEPS
from rulewright.kernel import Fate
from rulewright.kernel.chance import sow
from tests.games.clin9ic.table import FLOOR_CARDS, GAME, Table
from tests.table import Solo


@pytest.mark.clause("CL-1", "CL-3")
def test_it_is_a_game_for_one_with_a_goal_and_three_difficulties() -> None:
    assert GAME.designer == "Alban Viard"
    assert GAME.seats == (1, 1)
    goal, difficulty = GAME.options[:2]
    assert goal.words[:6] == ("popular", "busy", "serious", "swift", "tower", "spotless")
    assert difficulty.words == ("easy", "medium", "hard")
    assert difficulty.default == "medium"
    assert GAME.clause(GAME.rules.check(Table().s, Table().box, 1, 0)) == "CL-3"


@pytest.mark.clause("CL-2", "CL-R1", "CL-R2")
def test_nine_dice_three_action_cards_three_floor_cards() -> None:
    table = Table()
    assert len(table.s.people) == DICE == 9
    assert len(set(table.box.cards)) == STEPS == 3
    assert table.game.rules.conserved(table.s, table.box)["floor cards"] == 3


@pytest.mark.clause("CL-4")
def test_there_are_six_rounds() -> None:
    assert ROUNDS == 6
    assert Table().s.round == 1


@pytest.mark.clause("CL-R5", "CL-24", "CL-21")
@pytest.mark.parametrize("floor", FLOOR_CARDS)
def test_any_floor_card_can_be_the_ground_floor(floor: str) -> None:
    table = Table(floor, settled=False, floors=0 if floor[0] == "F" else 2)
    assert FLOOR_CARDS[table.s.floors[0]] == floor
    assert (table.s.height, table.s.shelf.bit_count()) == (1, 2)
    assert table.said(0)[0] == f"The clinic opens on Floor card {floor}. Goal: Popular."


@pytest.mark.clause("CL-R6", "CL-R40", "CL-R25", "CL-R12", "CL-R9")
def test_money_entrances_and_prices_of_the_two_boxes() -> None:
    retuned, first = Table().box, Table(box="first").box
    assert (retuned.money, retuned.entrances, retuned.upkeep_floor, retuned.upkeep_module) == (15, 1, 5, 0)
    assert (first.money, first.entrances, first.upkeep_floor, first.upkeep_module) == (15, 2, 0, 1)
    assert retuned.price == [2, 5, 3, 1, 3, 3]
    assert first.price == [3, 5, 4, 2, 3, 5]
    assert (retuned.floor_price, first.floor_price) == ([0, 4, 6], [0, 6, 9])
    assert Table().s.entrances == 1
    assert (Table().s.money, Table().s.popularity, Table().s.time) == (15, 0, 0)


@pytest.mark.clause("CL-R7")
def test_a_white_doctor_settles_where_he_likes_and_that_takes_no_time() -> None:
    table = Table("F1", settled=False)
    assert table.people == ["W@door"]
    assert table.reach == {"A1", "A3", "B1", "B3", "C2"}
    assert table.refused("walk", place=1) == "CL-R18"
    table.walk("A1")
    assert (table.people, table.s.time) == (["W@A1"], 0)


@pytest.mark.clause("CL-R3")
def test_four_levels_with_four_incomes_and_wages() -> None:
    box = Table().box
    assert (box.income, box.wages[:4]) == ([6, 8, 10, 12], [1, 2, 3, 4])


@pytest.mark.clause("CL-22", "CL-R4", "CL-R38")
def test_the_plans_of_the_floor_cards() -> None:
    box = Table().box
    rooms = [(box.rooms[i] | box.operating[i]).bit_count() for i in range(5)]
    assert rooms == [4, 3, 4, 3, 2]
    assert [box.empty[i].bit_count() for i in range(5)] == [2, 2, 2, 3, 4]
    assert [box.supply[i].bit_count() for i in range(5)] == [1, 2, 1, 1, 1]
    assert all(box.hubs[i] == 1 << 7 for i in range(5)), "the hub is inside the entrance"
    assert box.parking[:5] == [[6, 10], [6, 10], [5, 9], [4, 8], [4, 8]]


@pytest.mark.clause("CL-40", "CL-41", "CL-29")
def test_new_floors_have_fewer_modules_less_parking_and_more_empty_spaces() -> None:
    box = Table().box
    modules = [(box.rooms[i] | box.operating[i] | box.hubs[i] | box.supply[i]).bit_count() for i in range(5)]
    assert max(modules[3:]) < min(modules[:3])
    assert max(p[0] for p in box.parking[3:5]) < min(p[0] for p in box.parking[:3])
    assert min(e.bit_count() for e in box.empty[3:5]) > max(e.bit_count() for e in box.empty[:3])
    assert [p[1] for p in box.parking[3:5]] == [8, 8]


@pytest.mark.clause("CL-29")
def test_one_new_floor_card_is_not_several() -> None:
    box = GAME.make_box()
    box.new_cards = 1 << 3
    assert GAME.clauses_with(box)["CL-29"].text.endswith("one Action card and one card of Floors.")


@pytest.mark.clause("CL-30", "CL-H29", "CL-29")
@pytest.mark.parametrize(("word", "cards"), [("none", [0, 1, 2]), ("A", [3, 1, 2]), ("B", [0, 3, 2]), ("C", [0, 1, 3])])
def test_the_new_action_card_takes_the_place_of_any_one(word: str, cards: list[int]) -> None:
    box = GAME.make_box({"card": word})
    assert box.cards == cards
    assert box.new_floors == 0, "the floors are an option of their own"


@pytest.mark.clause("CL-31", "CL-H25", "CL-H29")
def test_what_is_not_chosen_about_the_floor_cards_is_left_to_chance() -> None:
    one = Solo(GAME, 1, Fate(cards=[0, 4, 4]), floors=1)
    assert (one.s.floors[0], one.s.shelf) == (4, 0b00110)
    two = Solo(GAME, 1, Fate(cards=[2, 3, 0, 4, 1]), floors=2)
    assert (two.s.floors[0], two.s.shelf) == (1, 0b11000)
    assert two.box.cards == [0, 1, 2], "the Action card is an option of its own"


@pytest.mark.clause("CL-31", "CL-H25")
def test_two_new_floors_are_never_the_same() -> None:
    box, grounds = GAME.make_box({"floors": 2}), set()
    for seed in range(60):
        s: Any = GAME.state()
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, box)
        there = s.shelf | 1 << s.floors[0]
        assert there.bit_count() == 3
        assert there & 0b11000 == 0b11000, "both of them, and one of the old ones"
        grounds.add(s.floors[0])
    assert grounds == {0, 1, 2, 3, 4}


@pytest.mark.clause("CL-31", "CL-H25")
def test_the_floor_cards_can_be_chosen() -> None:
    one = Solo(GAME, 1, Fate(cards=[4]), floors=1, replaced=2, new_floor=2)
    assert (one.s.floors[0], one.s.shelf) == (4, 0b00101), "F2 out, N2 in; only the ground floor is drawn"
    two = Solo(GAME, 1, Fate(cards=[3, 4, 0]), floors=2, replaced=2, replaced_too=3)
    assert (two.s.floors[0], two.s.shelf) == (0, 0b11000), "F1 stays"
    half = Solo(GAME, 1, Fate(cards=[0, 4, 3, 3]), floors=2, replaced_too=3)
    assert (half.s.floors[0], half.s.shelf) == (3, 0b10010), "F1 was drawn to go, and F3 chosen"


@pytest.mark.clause("CL-31", "CL-H25")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"replaced": 1}, "make it 0"),
        ({"floors": 1, "replaced": 4}, "make it 0"),
        ({"floors": 1, "replaced_too": 1}, "make it 0"),
        ({"floors": 1, "new_floor": 3}, "make it 0"),
        ({"floors": 2, "replaced": 2, "replaced_too": 2}, "name two, or make one 0"),
    ],
)
def test_a_choice_of_floor_cards_that_is_none_is_refused(options: dict[str, int | str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        GAME.make_box(options)


@pytest.mark.clause("CL-R38", "CL-R15", "CL-31")
def test_a_deck_of_another_size() -> None:
    box = GAME.make_box({"box": "wings", "floors": 2, "replaced": 4, "new_floor": 3})
    assert (box.old_cards, box.new_cards, box.most_floors) == (0b0001_1111, 0b1110_0000, 2)
    table = Solo(GAME, 1, Fate(cards=[7], dice=[]), box="wings", floors=1, replaced=4, new_floor=3)
    assert (table.s.floors[0], table.s.shelf) == (7, 0b0001_0111), "X3 came for W4 and became the ground floor"


@pytest.mark.clause("CL-3", "CL-30", "CL-31")
def test_difficulty_and_expansion_are_in_sight_when_a_table_is_set_up() -> None:
    assert [o.name for o in GAME.options if o.shown] == ["difficulty", "card", "floors"]


@pytest.mark.clause("CL-31", "CL-H25")
def test_a_card_that_was_chosen_to_go_is_not_drawn_besides() -> None:
    box = GAME.make_box({"floors": 2, "replaced_too": 3})
    for seed in range(40):
        s: Any = GAME.state()
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, box)
        there = s.shelf | 1 << s.floors[0]
        assert there in (0b11001, 0b11010), "F1 or F2 stays"


@pytest.mark.clause("CL-H32")
def test_the_goal_may_be_drawn() -> None:
    table = Solo(GAME, 1, Fate(dice=[5], cards=[0]), goal="drawn")
    assert table.s.goal == 4
    assert table.said(0)[0].endswith("Goal: Tower.")
