"""Introduction, preparation and starting the game."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.karthis.notes import Note
from rulewright.games.karthis.state import COLUMNS, STAIRS_AT, Mark, Side
from rulewright.kernel import Fate, NoteLog
from rulewright.kernel.chance import pick, sow

from .table import GAME, START, Table, card, cross


@pytest.mark.clause("KA-1")
def test_one_player_decides_everything() -> None:
    table = Table()
    assert GAME.seats == (1, 1)
    assert GAME.rules.waiting(table.s) == 1
    move = cross(START, Side.NORTH)
    assert table.refused(move) == ""
    for nobody in (1, -1):
        assert GAME.clause(GAME.rules.check(table.s, table.box, nobody, move)) == "KA-1"


class Spy(Fate):
    """Chance as usual, but it remembers how many sides each die had."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.sides: set[int] = set()
        self.words = [0, 0]
        sow(self.words, seed, 0)

    def below(self, n: int) -> int:
        self.sides.add(n)
        return pick(self.words, n)

    def lot(self, p: Any) -> int:
        return pick(self.words, p.n)


@pytest.mark.clause("KA-2")
def test_a_pack_a_die_and_two_ten_sided_dice_are_enough() -> None:
    table, spy = Table(), Spy(5)
    while not table.ending:
        table.s.fate = spy
        GAME.rules.apply(table.s, table.box, 0, min(table.legal))
        held = [*table.deck, *table.discard, *table.gone, *table.drawn]
        assert all(0 <= card(c) < 54 for c in held)
    assert spy.sides == {6, 100}


@pytest.mark.clause("KA-7")
def test_a_new_explorer_is_rested_and_poor() -> None:
    table = Table()
    assert (table.box.level, table.s.health, table.s.treasure, table.s.jokers) == (1, 10, 0, 0)
    assert GAME.campaign is not None
    assert GAME.campaign.begin()["level"] == 1


@pytest.mark.clause("KA-8", "KA-9")
def test_the_temple_deck_has_34_cards() -> None:
    ranks = ("A", *map(str, range(2, 11)))
    suits = {"S": ranks, "C": ranks, "D": ranks[:6], "H": ranks[:5]}
    temple = {rank + suit for suit, held in suits.items() for rank in held} | {"X1", "X2"}
    assert Table("QD").deck == temple | {"QD"}
    assert Table("KH").deck == temple | {"KH"}
    assert len(temple) == 33


@pytest.mark.clause("KA-9")
def test_the_face_card_is_any_of_the_twelve_and_unseen() -> None:
    for short in (rank + suit for rank in "JQK" for suit in "SCDH"):
        table = Table(short)
        view = GAME.view(table.s, table.box, 0)
        assert short in table.deck
        assert view.face == -1
        assert set(view.deck.card) == {-1}
    s = GAME.state()
    s.fate = Fate()
    with pytest.raises(AssertionError, match="die of 12 sides"):
        GAME.rules.setup(s, GAME.make_box())


@pytest.mark.clause("KA-10")
def test_the_deck_is_shuffled_and_nothing_is_discarded() -> None:
    table = Table()
    assert not table.discard
    assert not table.gone
    assert not table.drawn
    first = set()
    for seed in range(300):
        s = GAME.state()
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, table.box)
        s.note_log = log = NoteLog(GAME.notes)
        GAME.rules.apply(s, table.box, 0, cross(START, Side.NORTH))
        first |= {numbers[0] for _, kind, *numbers in log if kind == Note.TURNED}
    assert len(first) > 33, "any card may come first"


@pytest.mark.clause("KA-11", "KA-12", "KA-13", "KA-H5", "KA-H1")
@pytest.mark.parametrize(
    ("start", "cell", "edge"),
    [("bottom", 8, Side.SOUTH), ("left", 11 * COLUMNS, Side.WEST), ("right", 11 * COLUMNS + 16, Side.EAST)],
)
def test_the_start_tile_has_its_stairs_at_the_edge_and_three_open_sides(start: str, cell: int, edge: int) -> None:
    table = Table(start=start)
    assert table.s.at == cell
    assert table.s.tiles.card[: table.s.tiles.n] == [cell]
    assert table.open_sides() == {Side.NORTH, Side.EAST, Side.SOUTH, Side.WEST} - {edge}
    assert table.s.mark[cell] >> STAIRS_AT & 7 == edge + 1
    assert table.mark() == Mark.DOT
    assert table.legal - {max(table.legal)} == {cross(cell, side) for side in table.open_sides()}
    assert table.box.border[cell] == 1 << edge


@pytest.mark.clause("KA-13")
def test_nothing_happens_on_the_start_tile() -> None:
    table = Table()
    assert not table.drawn
    assert table.s.deck.n == 34
