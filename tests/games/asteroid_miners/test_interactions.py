"""Two rules that meet: an event and the phases after it, the tender and the market, the end and what decides it."""

from __future__ import annotations

import pytest

from rulewright.games.asteroid_miners.rules.turn import begin_turn, end_turn
from rulewright.games.asteroid_miners.state import Column, Event, Phase

from .table import GAME, RICH, Table

BOX = GAME.make_box({}, 2)
FLARE = BOX.event[1:].index(Event.FLARE) + 1
NICKEL = 4


@pytest.mark.clause("AM-R5", "AM-R8", "AM-23")
def test_a_solar_flare_forbids_the_reroll_and_nothing_else() -> None:
    table = Table(FLARE, 1, 3)
    assert table.refused(0, "reroll", dice=0) == "AM-2"
    table.red.equipment = 3
    table.play(0, "modify", [6])
    table.set_dice(1, 2)
    table.play(0, "excavate", [5, 5])
    assert table.s.phase == Phase.SMELTING


@pytest.mark.clause("AM-R5", "AM-R7", "AM-11", "AM-R11")
@pytest.mark.parametrize(
    ("event", "won", "market", "column"),
    [
        (Event.SURGE, True, [], Column.CONTRACT),
        (Event.SURGE, False, [], Column.HIGH),
        (Event.SLUMP, True, [], Column.CONTRACT),
        (Event.SLUMP, False, [], Column.LOW),
        (Event.FLARE, True, [], Column.CONTRACT),
        (Event.FLARE, False, [3], Column.MIDDLE),
    ],
)
def test_the_contract_beats_the_event_and_the_event_the_die(
    event: int, won: bool, market: list[int], column: int
) -> None:
    table = Table(depth=3, foundry="without")
    table.s.event = event
    table.set_dice(2, NICKEL, 5)
    table.dig(0, *((1, 3) if won else (1, 4)), *market)
    price = BOX.contract[NICKEL] if column == Column.CONTRACT else BOX.market[NICKEL][column]
    assert table.red.funding == RICH + price


@pytest.mark.clause("AM-40", "AM-H22")
def test_a_bankrupt_company_loses_whatever_would_break_the_tie() -> None:
    table = Table(4, version="advanced", funding=0)
    table.red.row, table.red.done = 8, [3, 4, 4, 0]
    begin_turn(table.s, table.box)
    assert (table.ending, table.places) == ("bankrupt", [2, 1])


@pytest.mark.clause("AM-2", "AM-12")
def test_nothing_of_the_last_turn_is_left_at_the_end() -> None:
    table = Table(FLARE, 6, 6)
    table.s.mover, table.s.round, table.s.tender, table.s.full = 1, table.box.last_round, 1, 1
    end_turn(table.s, table.box)
    assert table.ending
    assert (table.s.event, table.s.tender, table.s.full, table.s.drill) == (0, 0, 0, 0)
