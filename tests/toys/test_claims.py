"""Claims, clause by clause."""

from __future__ import annotations

import pytest

from tests.table import Table
from tests.toys.claims import GAME
from tests.toys.claims.state import CELLS, FIELD, Verb

MIDDLE = FIELD.index((0, 0))
BESIDE = FIELD.index((1, 0))


def bidding(table: Table, *choices: tuple[int, int]) -> Table:
    """Each seat's cell and bid, last seat first: it makes no difference."""
    for seat, (cell, coins) in reversed(list(enumerate(choices))):
        table.play(seat, "point", cell=cell).play(seat, "bid", coins=coins)
    return table


@pytest.mark.clause("CM-1")
def test_only_free_cells_can_be_claimed_and_purses_depend_on_the_number_of_players() -> None:
    assert [seat.coins for seat in Table(GAME, 2).s.seats] == [8, 8, 0]
    assert [seat.coins for seat in Table(GAME, 3).s.seats] == [7, 7, 7]
    assert Table(GAME, 2, field="ring").refused(0, "point", cell=MIDDLE) == "CM-1"
    table = bidding(Table(GAME, 2), (MIDDLE, 2), (BESIDE, 0))
    assert table.refused(0, "point", cell=BESIDE) == "CM-1"
    assert len(table.legal(0)) == CELLS - 2


@pytest.mark.clause("CM-2")
def test_all_decide_at_the_same_time_and_in_secret() -> None:
    table = Table(GAME, 3).play(2, "point", cell=4)
    assert table.waits(0, 1, 2)
    assert table.refused(2, "point", cell=5) == "CM-2"
    assert table.refused(1, "bid", coins=1) == "CM-2"
    assert table.play(2, "bid", coins=3).waits(0, 1)
    seen = table.view(0).seats[2]
    assert (seen.cell, seen.bid, seen.made) == (-1, -1, 2)
    assert table.said(-1) == ["C has bid."]


@pytest.mark.clause("CM-3")
def test_one_bids_no_more_than_one_has() -> None:
    table = Table(GAME, 2, purse=1).play(0, "point", cell=0)
    assert table.refused(0, "bid", coins=2) == "CM-3"
    assert table.refused(0, "bid", coins=1) == ""


@pytest.mark.clause("CM-4")
def test_the_highest_bid_takes_the_cell_and_equal_ones_nothing() -> None:
    table = bidding(Table(GAME, 3), (MIDDLE, 2), (MIDDLE, 1), (BESIDE, 3))
    assert (table.s.owner[MIDDLE], table.s.owner[BESIDE]) == (1, 3)
    assert [seat.coins for seat in table.s.seats] == [5, 7, 4]
    bidding(table, (0, 2), (0, 2), (1, 0))
    assert (table.s.owner[0], table.s.owner[1]) == (0, 3)
    assert table.s.seats[0].coins == 5


@pytest.mark.clause("CM-5")
def test_ends_after_the_last_round_or_when_no_cell_is_free() -> None:
    table = Table(GAME, 2)
    for round_ in range(6):
        assert table.ending == ""
        bidding(table, (2 * round_, 0), (2 * round_ + 1, 0))
    assert table.ending == "rounds played"
    assert table.refused(0, Verb.POINT + 18) == "CM-2"
    table = Table(GAME, 3, field="heart")
    free = [cell for cell in range(CELLS) if table.box.free[cell]]
    bidding(bidding(table, *((c, 0) for c in free[:3])), *((c, 0) for c in free[3:6]))
    assert bidding(table, *((free[6], coins) for coins in range(3))).ending == "field full"


@pytest.mark.clause("CM-6")
def test_neighbours_count_more_and_places_follow() -> None:
    table = bidding(Table(GAME, 2), (MIDDLE, 0), (0, 0))
    bidding(table, (BESIDE, 0), (18, 0))
    assert table.scores == [3, 2]
    assert table.places == [1, 2]


def test_the_field_can_be_drawn_and_pointed_at() -> None:
    (field,) = GAME.grids
    table = bidding(Table(GAME, 2, field="heart"), (MIDDLE, 0), (BESIDE, 0))
    looks = [field.look(table.view(-1), table.box, cell) for cell in range(CELLS)]
    assert (looks[MIDDLE], looks[BESIDE], looks[0]) == ("1", "2", "x")
    assert [field.at(action) for action in (Verb.POINT + 7, Verb.POINT + CELLS)] == [[7], []]
