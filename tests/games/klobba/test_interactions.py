"""Two rules that meet: a Star due and help for a player without any, a mirror and a card that is gone."""

from __future__ import annotations

import pytest

from rulewright.games.klobba.notes import Note
from rulewright.games.klobba.rules.score import give
from rulewright.games.klobba.state import NONE, Card, Verb
from tests.games.klobba.table import A, B, C, D, Table, arranged


@pytest.mark.clause("KB-62", "KB-A14")
def test_the_star_arrives_before_its_giver_is_helped() -> None:
    table = Table(4).stars(1, 0, 9, 9)
    give(table.s, table.box, A, B)
    assert table.supplies == [5, 4, 5, 5], "B gave it back at once, and was helped in turn"


@pytest.mark.clause("KB-36", "KB-A14", "KB-A11")
def test_black_places_the_last_star_and_is_helped_before_white() -> None:
    cards = [Card.BOSS, Card.SNEAKY, Card.RAVEN]
    table = arranged(A=cards, B=cards)
    table.bands("7OF 6OF 5OF", "10 8YC 6BT", "8OF 9YC 5YC", "5BT 7BT 4YC").stars(1, 1, 9, 9)
    table.grouped(A, C, B, D).fight(Card.BOSS, Card.BOSS)
    assert table.told(Note.RELIEF) == [(-1, A, 5), (-1, B, 4)]
    assert table.supplies == [5, 5, 5, 5]


@pytest.mark.clause("KB-R8", "KB-55", "KB-R7")
def test_a_mirror_against_nothing_still_lets_its_player_switch() -> None:
    table = arranged(hand=2, A=[Card.SWAP, Card.SWAP], B=[Card.MIRROR, Card.FOX])
    table.bands("9OF 4BT 5OF-", "7OF 8YC 2OFPR-", "8OF 2PRYC 5YC", "10 5BT 4YC")
    table.grouped(A, C, B, D).fight(Card.SWAP, Card.MIRROR).play(A, Verb.PASS)
    assert table.told(Note.MIRRORED) == [(-1, B, NONE, NONE)]
    table.all_pass()
    assert table.waits(B)
    assert table.refused(B, "switch", own=0, band=C, place=0) == ""
