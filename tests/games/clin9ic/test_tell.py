"""Moves, notes and the drawing, in words."""

from __future__ import annotations

import re

import pytest

from rulewright import games
from rulewright.games.clin9ic.tell.board import board
from rulewright.games.clin9ic.tell.moves import label
from tests.games.clin9ic.table import Table


def labels(table: Table) -> list[str]:
    return [label(table.s, table.box, table.names, 0, a) for a in sorted(table.legal)]


def test_time_is_counted_in_units() -> None:
    game = games.load("clin9ic")
    for clause in game.clauses_with(game.make_box()).values():
        assert not re.search(r"\d time\b", f"{clause.text} {clause.why}"), clause.id


@pytest.mark.clause("CL-2", "CL-R1")
@pytest.mark.parametrize(("box", "cards", "floors"), [("first", "nine", "three"), ("wings", "eleven", "five")])
def test_the_cards_are_counted_in_the_box(box: str, cards: str, floors: str) -> None:
    game = games.load("clin9ic")
    said = game.clauses_with(game.make_box({"box": box}))
    assert f"with {cards} cards" in said["CL-2"].text
    assert f"{floors} Floor cards" in said["CL-R1"].text


@pytest.mark.clause("CL-6")
def test_laying_is_said_with_all_that_it_brings() -> None:
    assert labels(Table())[2] == (
        "Middle card on top, first three actions: Build, Hire, Admit; "
        "staff white, nurse, white, yellow, nurse, orange; patients white, yellow, yellow, white, white, orange"
    )


@pytest.mark.clause("CL-16", "CL-R21")
def test_costs_are_said_before_they_are_paid() -> None:
    table = Table().lay()
    assert labels(table)[:3] == ["Build an entrance ($2)", "Build more parking ($5)", "Build a garden ($3)"]
    table.rig(pillars=2)
    assert "Build floor 1 with Floor card F2 ($4)" in labels(table)
    table.done()
    assert labels(table)[:2] == ["Hire a white doctor from box 1 ($1)", "Move or dismiss the white doctor in C2"]
    table.do("hire", box=0)
    assert labels(table)[0] == "Send the white doctor to treatment room A1 (4 units of time)"
    table.walk("A1").done()
    assert labels(table)[:2] == ["Admit a white patient", "Refuse a white patient"]
    table.admit("A1")
    assert labels(table)[0] == "Treat the white patient in A1 (earns $6)"
    table.treat("A1")
    assert labels(table)[:2] == ["Keep the money", "Buy 1 popularity ($3)"]


def test_the_drawing_shows_who_is_where() -> None:
    table = (
        Table().storeys("F2").put("y@A1", "R@A1", "N@C2", "K@1:C3").rig(gardens=1, pillars=1, helipad=1, conveyors=1)
    )
    drawn = board(table.lay().s, table.box, table.names, 0)
    assert "| T Ry     | S        | T        |  A" in drawn
    assert "| I        | H WN     | I        |  C" in drawn, "below a floor there are pillars"
    assert "| T        | O        | I        |  A" in drawn
    assert "| G        | H        | S K      |  C" in drawn
    assert "ground (F1), conveyor" in drawn
    assert "helipad" in drawn
    assert "Goal Popular: score" in drawn
    assert "Staff     W | N W Y N O" in drawn
    assert "Bills $14 (upkeep $7, wages $7)" in drawn
    assert "K orderly" not in drawn, "the letters are explained where a day begins"
    assert "K orderly" in board(Table().s, table.box, table.names, 0)
