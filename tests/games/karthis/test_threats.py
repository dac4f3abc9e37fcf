"""Phase three: challenges, Sealed Shut, and the challenge rating."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulewright.games.karthis.notes import Note
from rulewright.games.karthis.state import Mark, Phase, Side, Verb
from rulewright.games.karthis.tell.names import threat_name
from rulewright.kernel import NoteLog
from rulewright.kernel.chance import sow

from .table import CROSSROADS, DEAD_END, GAME, LEFT_TURN, START, Table, beside, card, cross


@pytest.mark.clause("KA-26", "KA-38", "KA-40")
@pytest.mark.parametrize("suit", ["S", "C"])
@pytest.mark.parametrize(("rank", "value"), [("A", 1), *((str(n), n) for n in range(2, 10))])
def test_a_poor_roll_costs_the_value_of_the_card(rank: str, value: int, suit: str) -> None:
    table = Table()
    table.go(cards=rank + suit, dice=[2])
    assert table.s.health == 10 - value
    assert table.s.phase == Phase.EXPLORING
    assert table.mark() == Mark.CROSS


@pytest.mark.clause("KA-37")
def test_the_ten_threats_by_name() -> None:
    table = Table()
    names = [threat_name(table.box, card(f"{rank}S")) for rank in ("A", *range(2, 11))]
    assert names == ["Bats", "Snakes", "Dart Trap", "Poisonous Gas", "Pit Trap", "Arrows", "Falling Stone",
                     "Swinging Blades", "Spike Trap", "Sealed Shut"]  # fmt: skip


@pytest.mark.clause("KA-39", "KA-42", "KA-H22")
@pytest.mark.parametrize("face", [3, 4, 5, 6])
def test_to_reach_the_rating_is_to_beat_it(face: int) -> None:
    table = Table()
    assert table.rating == 3
    table.go(cards="9S", dice=[face])
    assert table.s.health == 10


@pytest.mark.clause("KA-41", "KA-H23")
def test_every_one_hurts_and_is_rolled_again() -> None:
    table = Table()
    table.go(cards="2S", dice=[1, 6])
    assert table.s.health == 8
    table.go(cards="2C", dice=[1, 1, 1, 4])
    assert table.s.health == 2, "no limit"
    table = Table()
    table.go(cards="3C", dice=[1, 2])
    assert table.s.health == 4, "and the second roll may hurt as well"


@pytest.mark.clause("KA-H23", "KA-H40", "KA-46")
def test_nobody_rolls_after_death() -> None:
    table = Table()
    table.go(cards="5S", dice=[1, 1])
    assert (table.ending, table.s.health) == ("death", 0)


@pytest.mark.clause("KA-17")
@pytest.mark.parametrize("face", [2, 6])
def test_a_threat_is_always_got_through_alive(face: int) -> None:
    table = Table()
    before = table.s.at
    table.go(cards="9C", dice=[face])
    assert table.s.at == beside(before, Side.NORTH)
    assert cross(table.s.at, Side.NORTH) in table.legal


@pytest.mark.clause("KA-65", "KA-72")
@pytest.mark.parametrize(("level", "ratings"), [(1, [3, 4, 5, 6, 7]), (3, [3, 3, 3, 4, 5]), (5, [3, 3, 3, 3, 3])])
def test_the_challenge_rating_rises_below_the_level(level: int, ratings: list[int]) -> None:
    assert [Table(floor=floor + 1, level=level).rating for floor in range(5)] == ratings


@pytest.mark.clause("KA-H37", "KA-72")
def test_above_the_level_the_rating_is_never_below_three() -> None:
    table = Table(level=9)
    assert table.rating == 3
    table.go(cards="4S", dice=[2])
    assert table.s.health == 6


@pytest.mark.clause("KA-H24")
def test_a_rating_of_seven_cannot_be_reached() -> None:
    table = Table(floor=5)
    assert table.rating == 7
    table.go(cards="4S", dice=[6])
    assert table.s.health == 6


@pytest.mark.clause("KA-39", "KA-40", "KA-41")
@pytest.mark.parametrize(
    ("floor", "clean", "hits"), [(1, 4, "2/5"), (2, 3, "3/5"), (3, 2, "4/5"), (4, 1, "1"), (5, 0, "6/5")]
)
def test_how_often_a_threat_hurts(floor: int, clean: int, hits: str) -> None:
    """Every first roll once: clean ones, and the expected hits, where a 1 is worth a hit and the same again."""
    hurts = {}
    for face in range(1, 7):
        table = Table(floor=floor)
        table.s.health = 10
        table.go(cards="AS", dice=[face, 6] if face == 1 else [face])
        told = [numbers[-1] for _, kind, *numbers in table.notes if kind == Note.CHALLENGE]
        hurts[face] = told[0]
    assert sum(h == 0 for h in hurts.values()) == clean
    assert Fraction(sum(hurts.values()), 6) / (1 - Fraction(1, 6)) == Fraction(hits)


@pytest.mark.clause("KA-41")
def test_a_threat_on_the_first_floor_hurts_two_times_in_five() -> None:
    hits, n = 0, 4000
    table = Table()
    for seed in range(n):
        s = table.s.clone()
        sow(s.rng, seed, 0)
        s.note_log = log = NoteLog(GAME.notes)
        GAME.rules.apply(s, table.box, 0, cross(START, Side.NORTH))
        if any(kind == Note.CHALLENGE for _, kind, *_ in log):
            hits += sum(numbers[-1] > 0 for _, kind, *numbers in log if kind == Note.CHALLENGE) * 5 - 2
    assert abs(hits) < 0.1 * n


@pytest.mark.clause("KA-43", "KA-45")
def test_sealed_shut_needs_no_roll_and_closes_the_way_in() -> None:
    table = Table()
    table.go(cards="10C")
    assert table.s.phase == Phase.SEALED
    assert Side.NORTH not in table.open_sides(START)
    assert Side.SOUTH not in table.open_sides()
    assert table.open_sides() == {Side.NORTH, Side.EAST, 3}, "no other edge is touched"


@pytest.mark.clause("KA-44")
def test_the_player_picks_the_side_of_the_wall() -> None:
    table = Table()
    table.go(cards="10C")
    assert table.legal - {max(table.legal)} == {Verb.NEAR, Verb.FAR}
    assert table.refused(Verb.FIGHT) == "KA-44"
    assert table.refused(cross(START, Side.EAST)) == "KA-44"
    table.do(Verb.FAR)
    assert (table.s.at, table.s.health) == (beside(START, Side.NORTH), 10)
    table = Table()
    table.go(cards="10C")
    table.do(Verb.NEAR)
    assert (table.s.at, table.s.health) == (START, 9)


@pytest.mark.clause("KA-30", "KA-44", "KA-H15")
def test_the_crown_beyond_a_wall_is_acquired_once() -> None:
    table = Table()
    table.s.jokers = 1
    table.go(cards="X2 | 10C")
    table.do(Verb.FAR)
    assert (table.ending, table.s.jokers) == ("the Crown", 2)


@pytest.mark.clause("KA-45", "KA-H30")
def test_the_wall_stays_and_bars_both_ways() -> None:
    table = Table()
    table.go(cards="10C")
    table.do(Verb.FAR)
    assert table.refused(cross(START, Side.EAST)) == "KA-H6", "the old side is out of reach"
    assert table.refused(cross(START, Side.NORTH)) == "KA-45"
    assert table.refused(cross(table.s.at, Side.SOUTH)) == "KA-45"
    table.quiet(Side.NORTH)
    assert table.refused(cross(START, Side.NORTH)) == "KA-45"


@pytest.mark.clause("KA-H30")
def test_a_tile_slammed_shut_can_be_entered_from_another_side_without_event() -> None:
    table = Table()
    table.go(cards="10C", roll=CROSSROADS)
    sealed = table.s.at
    table.do(Verb.NEAR)
    assert table.mark(sealed) == Mark.CROSS
    table.quiet(Side.EAST, roll=LEFT_TURN)
    table.quiet(Side.NORTH, roll=LEFT_TURN)
    drawn = table.s.deck.n
    table.quiet(Side.NORTH, cell=sealed, roll=DEAD_END)
    assert table.s.at == beside(sealed, Side.NORTH)
    assert table.s.deck.n == drawn, "its own event is spent"


@pytest.mark.clause("KA-H30", "KA-44")
def test_the_old_side_may_be_chosen_though_it_kills() -> None:
    table = Table()
    table.s.health = 1
    table.go(cards="10S")
    table.do(Verb.NEAR)
    assert (table.ending, table.score) == ("death", 0)


@pytest.mark.clause("KA-H30")
def test_the_tile_just_left_is_that_of_the_crossed_edge() -> None:
    table = Table()
    table.quiet(Side.EAST)
    table.go(Side.NORTH, cell=START, cards="10S")
    table.do(Verb.NEAR)
    assert table.s.at == START
