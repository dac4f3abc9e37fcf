"""What a single wrong number in the rules would change, and no other test would notice."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from rulewright.games.clin9ic.rules.score import reached
from rulewright.games.clin9ic.state import CARDS, COMPONENTS, Component, Phase, Verb
from rulewright.kernel.chance import sow
from tests.games.clin9ic.table import FLOOR_CARDS, GAME, QUIET, TOPS, WINDOWS, Table, place

EVERY_CARD = (1 << CARDS) - 1
"""A shelf with as many Floor cards as a box may have."""


def hiring(*people: str, at: str = "C2", **fields: int) -> Table:
    """The first action is a Hire, with staff W Y N O R W; these people are there too."""
    table = Table("F1", QUIET, at=at).lay("middle", "last").put(*people)
    return table.rig(**{"money": 50, "entrances": 6, **fields})


def admitting(*people: str, **fields: int) -> Table:
    """An Admit action with patients w y y w w o."""
    return Table("F1", QUIET).lay().put(*people).in_action("admit").rig(**{"entrances": 3, **fields})


def offered(table: Table) -> list[int]:
    rules = GAME.rules
    return [rules.offer(table.s, table.box, 0, k) for k in range(rules.offers(table.s, table.box, 0))]


# ---------------------------------------------------------------- the cards


@pytest.mark.clause("CL-6")
def test_how_the_cards_lie_is_kept_for_the_round() -> None:
    ways = [Table().lay(top, window).s.laid for top, window in product(TOPS, WINDOWS)]
    assert ways == [0, 1, 2, 3, 4, 5]


@pytest.mark.clause("CL-5")
def test_when_the_cards_are_taken_up_nothing_of_the_row_is_left() -> None:
    table = Table(rotate="yes").do("turn", card=0).lay("first", "first")
    assert table.icons == "HBA"
    table.done(2).do("refuse").buy(0)
    assert (table.s.round, table.s.laid, table.s.turned, table.s.step) == (2, -1, 0, 0)
    assert (table.icons, table.s.staff, table.s.patients) == ("BBB", [0] * 6, [0] * 6)


@pytest.mark.clause("CL-5", "CL-R7")
def test_no_card_lies_there_until_the_first_doctor_has_walked_in() -> None:
    table = Table(settled=False)
    assert (table.s.round, table.s.laid, table.s.card, table.s.face) == (0, -1, [0] * 3, [0] * 3)


@pytest.mark.clause("CL-32", "CL-H37")
def test_a_card_that_lies_upside_down_is_turned_upright() -> None:
    table = Table("F1", "A.fd B.bd C.fu", rotate="yes").do("turn", card=0).do("turn", card=1)
    assert table.s.face == [0, 2, 0]


@pytest.mark.clause("CL-H37")
def test_each_card_that_was_not_turned_yet_is_offered_for_turning() -> None:
    table = Table(rotate="yes")
    turns = [Verb.TURN.of(i) for i in range(3)]
    assert offered(table)[Verb.LAY.size :] == turns
    table.do("turn", card=1)
    assert offered(table)[Verb.LAY.size :] == [turns[0], turns[2]]
    assert len(offered(Table())) == Verb.LAY.size, "where chance decides how they lie, none is"


# ---------------------------------------------------------------- what is offered


@pytest.mark.clause("CL-H28", "CL-R19", "CL-R20", "CL-16")
def test_whoever_is_picked_up_may_stay_and_staff_may_be_dismissed() -> None:
    assert offered(admitting("r@A1").pick("r@A1"))[-2:] == [Verb.WALK.of(place("B3")), Verb.STAY]
    assert offered(hiring().pick("W@C2"))[-2:] == [Verb.STAY, Verb.DISMISS]
    newcomer = hiring().do("hire", box=0)
    assert all(Verb.at(move) == Verb.WALK for move in offered(newcomer))


@pytest.mark.clause("CL-17", "CL-R20")
def test_patients_are_moved_admitted_or_refused_in_this_order() -> None:
    table = admitting("r@A1")
    assert offered(table) == [Verb.PICK.of(table.people.index("r@A1")), Verb.ADMIT, Verb.REFUSE]
    table.do("refuse").do("refuse").do("refuse")
    assert offered(table) == [Verb.PICK.of(table.people.index("r@A1")), Verb.DONE]


# ---------------------------------------------------------------- building


@pytest.mark.clause("CL-R8", "CL-R16")
def test_a_full_top_floor_only_keeps_out_gardens_and_pillars() -> None:
    table = Table().lay().storeys("F2").rig(money=50, pillars=2)
    refused = [table.refused("build", component=component) for component in range(COMPONENTS)]
    assert [component for component in range(COMPONENTS) if refused[component]] == [Component.GARDEN, Component.PILLAR]
    assert refused[Component.GARDEN] == refused[Component.PILLAR] == "CL-R16"


@pytest.mark.clause("CL-11", "CL-23", "CL-H30")
def test_components_and_then_floors_and_then_bonuses_are_offered() -> None:
    table = Table().lay().storeys("F2").rig(money=50)
    assert offered(table) == [*(Verb.BUILD.of(component) for component in range(COMPONENTS)), Verb.DONE]
    table = Table("F2").lay().rig(money=50, pillars=2, parking=1, shelf=EVERY_CARD & ~0b10)
    built = [Verb.BUILD.of(Component.ENTRANCE), Verb.BUILD.of(Component.CONVEYOR)]
    cards = [card for card in range(CARDS) if card != FLOOR_CARDS.index("F2")]
    assert offered(table) == [*built, *map(Verb.RAISE.of, cards), Verb.DONE]
    table = Table("F1", "A.fu B.fu E.fu", card="C").lay("last", "first").rig(money=6, left=0)
    assert table.staff == "WNWYYP"
    assert offered(table) == [Verb.BONUS.of(5), Verb.DONE], "an icon in the last box"


# ---------------------------------------------------------------- people


@pytest.mark.clause("CL-H14")
def test_nobody_walks_to_where_they_stand_not_even_in_a_hub() -> None:
    for who in ("N@C2", "K@C2", "W@C2"):
        table = hiring("N@C2", "K@C2").pick(who)
        assert table.refused("walk", place=place("C2")) == "CL-25", who


@pytest.mark.clause("CL-R18", "CL-25")
def test_a_doctor_goes_to_a_room_with_a_patient_and_a_patient_to_one_with_a_doctor() -> None:
    assert hiring("w@A1", "K@A2", "Y@B1").do("hire", box=0).reach == {"A1", "A3", "B3", "C2"}
    assert admitting("Y@A1", "w@A3").do("admit").reach == {"A1", "B1", "B3"}


@pytest.mark.clause("CL-R2", "CL-H12", "CL-R19")
def test_a_die_that_is_free_again_is_blank() -> None:
    table = hiring("N@C2", round=6).pick("N@C2").do("dismiss")
    die = table.s.people[table.s.present]
    assert (die.who, die.place, die.moved, die.worked, die.late) == (0, 0, 0, 0, 0)


@pytest.mark.clause("CL-H13", "CL-H28")
def test_a_walk_is_a_move_like_being_put_back() -> None:
    table = hiring("N@C2", "N@1:C2").storeys("F2")
    table.pick("N@C2").do("stay").pick("N@1:C2").walk("C2")
    assert table.people == ["W@C2", "N@C2", "N@C2"]
    assert [person.moved for person in table.s.people[:3]] == [0, 1, 1]


@pytest.mark.clause("CL-2", "CL-H34")
def test_a_newcomer_is_listed_with_their_kind_whoever_came_before() -> None:
    table = hiring("Y@A1", "N@C2", "K@A2", "w@A1", at="B3").rig(parking=1).hire(1, "B1")
    assert table.people == ["W@B1", "W@B3", "Y@A1", "N@C2", "K@A2", "w@A1"]


@pytest.mark.clause("CL-H34", "CL-H36")
def test_of_doctors_alike_those_of_the_last_day_come_last() -> None:
    table = hiring("Y@C2", at="A3", round=6).pick("Y@C2").do("stay").hire(2, "C2")
    assert table.people == ["W@A3", "Y@C2", "Y@C2"]
    assert [person.late for person in table.s.people[:3]] == [0, 0, 1]


# ---------------------------------------------------------------- Business


@pytest.mark.clause("CL-H18")
def test_nurses_help_in_business_and_are_counted_anew_the_next_day() -> None:
    table = Table().lay().put("N@C2", "Y@A1", "o@A1", "Y@B1", "o@B1").rig(entrances=0, money=40).done(3)
    assert (table.s.phase, table.s.nurses) == (Phase.TREATING, 1)
    table.done()
    assert (table.s.phase, table.s.nurses, table.s.cured) == (Phase.BUYING, 0, 0)


@pytest.mark.clause("CL-H31")
def test_the_last_point_can_be_bought_with_the_last_dollar() -> None:
    table = Table().lay().rig(entrances=0, money=sum(Table().bills()) + 13 * 3).done(2).buy(12)
    assert (table.s.phase, table.s.money) == (Phase.BUYING, 3)
    table.buy(1)
    assert (table.s.round, table.s.money, table.s.popularity) == (2, 0, 13)


@pytest.mark.clause("CL-R36")
def test_a_tower_may_ask_for_a_garden() -> None:
    """In a box with such a goal; that of the printed game has none."""
    box: Any = GAME.make_box({"box": "wings", "goal": "tower", "difficulty": "hard"})
    s: Any = GAME.state()
    sow(s.rng, 1, 0)
    GAME.rules.setup(s, box)
    s.floors[1], s.height, s.helipad, s.popularity = s.floors[0], 2, 1, 50
    assert not reached(s, box)
    s.gardens = 1
    assert reached(s, box)


@pytest.mark.clause("CL-H21", "CL-27", "CL-R32")
def test_what_the_last_money_buys_counts_for_the_goal() -> None:
    table = Table("F1", QUIET, goal="popular", difficulty="easy").rig(round=6).lay().in_action("admit")
    table.rig(money=sum(table.bills()) + 6 * 3).do("refuse")
    assert (table.ending, table.score) == ("goal reached", 6 - 1 + 1)
