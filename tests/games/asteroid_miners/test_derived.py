"""The facts that boards show beyond the view: they say what the rules then do."""

from __future__ import annotations

from random import Random

import pytest

from rulewright.games.asteroid_miners.notes import Note
from rulewright.games.asteroid_miners.rules.dice import pair_of
from rulewright.games.asteroid_miners.state import (
    ALONE,
    CONTROL_ROLLS,
    SCALE,
    SMELTER_ROLLS,
    Column,
    Company,
    Phase,
    State,
    Verb,
)
from rulewright.games.asteroid_miners.tell.facts import derived
from rulewright.kernel import NoteLog
from rulewright.kernel.chance import sow

from .table import GAME, QUIET, Table, alone


def positions(games: int, seats: int = 2, **options: str) -> list[State]:
    """Every decision of some random games."""
    found, luck, box = list[State](), Random(1), GAME.make_box(options, seats)
    for seed in range(games):
        s = State()
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, box)
        while not s.end:
            found.append(s.clone())
            seat = int(s.seat)
            GAME.rules.apply(
                s, box, seat, GAME.rules.offer(s, box, seat, luck.randrange(GAME.rules.offers(s, box, seat)))
            )
        found.append(s)
    return found


@pytest.mark.clause("AM-11", "AM-R11", "AM-H7")
def test_the_bid_and_the_minerals_are_those_that_excavating_brings() -> None:
    box, bids = GAME.make_box({}, 2), 0
    for s in positions(20):
        if s.phase != Phase.MODIFYING or s.end:
            continue
        facts = derived(s, box, 0)
        s.note_log = NoteLog(GAME.tell.NOTES)
        GAME.rules.apply(s, box, s.seat, Verb.EXCAVATE)
        told = [note[1:] for note in s.note_log]
        bid = next((note[2] for note in told if note[0] == Note.BID), 0)
        assert facts.bid == bid
        assert len(facts.matching) == sum(note[0] == Note.DUG for note in told)
        bids += bid > 0
    assert bids > 20


@pytest.mark.clause("AM-11", "AM-R11")
def test_no_bid_is_promised_where_the_metal_came_out_before() -> None:
    table = Table(depth=2)  # clay and iron
    table.s.phase = Phase.MODIFYING
    table.set_dice(1, 3, 5)
    assert (derived(table.s, table.box, 0).bid, derived(table.s, table.box, 0).bid_chance) == (5, 6 / 36)
    table.red.dug = 0b10
    table.set_dice(1, 5)
    assert derived(table.s, table.box, 0).bid == 0
    assert derived(table.s, table.box, 0).needed == [1]
    table.red.dug = 0
    table.set_dice(3, 5)
    assert derived(table.s, table.box, 0).bid == 0, "the clay is still in"


@pytest.mark.clause("AM-H19", "AM-R4", "AM-25")
def test_any_dice_can_be_tapped_and_the_move_names_the_first_of_equals() -> None:
    table = Table()
    table.s.phase = Phase.REROLLING
    table.set_dice(2, 2, 2, 5)
    throws = derived(table.s, table.box, 0).throws
    assert (throws[0b0010], throws[0b1100], throws[0]) == tuple(Verb.REROLL.of(d) for d in (0b0001, 0b1001, 0))
    table.at_the_foundry([4, 4])
    assert derived(table.s, table.box, 0).throws == [Verb.SMELT.of(d) for d in (0, 1, 1, 3)]


@pytest.mark.clause("AM-R9", "AM-H4", "AM-H19")
def test_the_uses_of_the_modify_die_cover_every_legal_move_and_all_equal_dice() -> None:
    table = Table(depth=2)
    table.modified(1, 2, 2, 5)
    uses = derived(table.s, table.box, 0).uses
    assert {use.code for use in uses} == {m for m in table.legal(0) if Verb.at(m) == Verb.ALTER}
    down = [use for use in uses if use.code == Verb.ALTER.of(0, ALONE, 1)]
    assert [[(d.die, d.down, d.face) for d in use.dice] for use in down] == [[(0, True, 1)], [(1, True, 1)]]
    assert all(use.helps for use in down), "the clay is missing"
    table.modified(3, 2, 2, 5)
    uses = derived(table.s, table.box, 0).uses
    assert {use.code for use in uses} == {m for m in table.legal(0) if Verb.at(m) == Verb.ALTER}
    parted = [[(d.die, d.down) for d in use.dice] for use in uses if use.code == Verb.ALTER.of(0, 1, 1)]
    assert parted == [[(0, True), (1, False)], [(0, False), (1, True)]]
    table.modified(5, 1, 1, 3)
    assert [use.helps for use in derived(table.s, table.box, 0).uses] == [False, False], (
        "both minerals are there already"
    )


@pytest.mark.clause("AM-14", "AM-R17", "AM-R5", "AM-R7")
def test_drills_and_prices_are_those_of_the_rules() -> None:
    table = Table()
    table.red.drill, table.s.drill = 2, 2
    assert derived(table.s, table.box, 0).drills == [2, 1]
    advanced = Table(QUIET, version="advanced")
    advanced.s.mover, advanced.s.drill = Company.PURPLE, 3
    assert derived(advanced.s, advanced.box, 0).drills == [0, 3]
    solo = alone()
    assert derived(solo.s, solo.box, 0).drills == [1, solo.box.rival[0]]
    assert derived(table.s, table.box, 0).column == -1
    table.s.tender = 1
    assert derived(table.s, table.box, 0).column == Column.CONTRACT


@pytest.mark.clause("AM-25", "AM-27", "AM-28")
def test_chances_are_those_of_best_play() -> None:
    table = Table()
    table.at_the_foundry([1, 5])
    facts = derived(table.s, table.box, 0)
    assert facts.chances is not None
    promised = table.box.odds[facts.target][pair_of(1, 5)][SMELTER_ROLLS - table.s.rolls]
    assert max(facts.chances.smelt) == pytest.approx(promised / SCALE), (
        "the best throw is what the table of the box says"
    )
    serving = len(facts.useful_faces)
    assert facts.chances.control == pytest.approx(1 - (1 - serving / 6) ** 3)


@pytest.mark.clause("AM-37", "AM-H1")
def test_every_position_has_facts_even_the_last_one() -> None:
    for seats in (1, 2):
        box = GAME.make_box({}, seats)
        for s in positions(3, seats):
            facts = derived(s, box, 0)
            assert len(facts.open_rows) == 2
            assert (facts.chances is not None) == (facts.target > 0)


@pytest.mark.clause("AM-27", "AM-28")
def test_a_face_that_can_no_longer_come_up_is_not_said_to_help() -> None:
    table = Table()
    table.at_the_foundry([1, 5])
    assert derived(table.s, table.box, 0).useful_faces == [6]
    table.s.controls = CONTROL_ROLLS
    assert derived(table.s, table.box, 0).useful_faces == []
