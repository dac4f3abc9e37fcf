"""What lies on the table before the first turn, and what is printed on it."""

from __future__ import annotations

import pytest

from rulewright.games.klotho import state as k
from rulewright.games.klotho.rules.deck import stack_size
from rulewright.games.klotho.state import State
from rulewright.kernel.chance import sow
from tests.games.klotho.table import BOX, GAME, PLAIN_ROW, PLAIN_SHELF, Table, tool


@pytest.mark.clause("KL-1", "KL-37", "KL-R7")
def test_the_box_holds_97_klotho_cards_of_five_sorts_and_54_tools() -> None:
    crystals = sum(BOX.power[i] in (k.Power.SMALL_CRYSTAL, k.Power.GREAT_CRYSTAL) for i in range(BOX.techs))
    assert (BOX.mines, BOX.monsters, BOX.markets, BOX.techs - crystals, crystals) == (54, 15, 12, 12, 4)
    assert BOX.mines + BOX.monsters + BOX.markets + BOX.techs == 97
    assert sum(BOX.copies) == 54
    assert k.REDS == 5


@pytest.mark.clause("KL-2", "KL-8", "KL-19")
def test_three_tools_and_six_klotho_cards_lie_open() -> None:
    table = Table()
    assert table.s.row == list(PLAIN_ROW)
    assert table.s.shelf == [tool(name) for name in PLAIN_SHELF]
    assert sum(table.s.stack) == 51
    assert table.s.mines.bit_count() + table.s.others.bit_count() == 91


@pytest.mark.clause("KL-3", "KL-5", "KL-6", "KL-7", "KL-A36")
@pytest.mark.parametrize(
    ("cards", "parts"), [(45, (15, 15, 15)), (60, (20, 20, 20)), (97, (33, 32, 32)), (95, (32, 32, 31))]
)
def test_a_score_card_lies_under_each_third(cards: int, parts: tuple[int, int, int]) -> None:
    table = Table(cards=cards)
    assert tuple(stack_size(table.box, i) for i in range(3)) == parts
    assert table.s.left == parts[0] - 6


@pytest.mark.clause("KL-4", "KL-7", "KL-105")
def test_as_many_cards_are_drawn_as_were_counted_off_and_then_it_is_over() -> None:
    for seed, cards in enumerate((45, 61, 97)):
        box = GAME.make_box({"cards": cards}, 3)
        s = State()
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, box)
        lefts = []
        while not s.end:
            legal = GAME.legal(s, box, s.mover)
            discard = [a for a in legal if k.Verb.at(a) == k.Verb.DISCARD and k.Verb.DISCARD.argument(a) < k.ROW]
            lefts.append((s.shown, s.mines.bit_count() + s.others.bit_count()))
            GAME.rules.apply(s, box, s.mover, (discard or [k.Verb.DONE])[0])
        assert s.mines.bit_count() + s.others.bit_count() == 97 - cards
        for i in range(3):
            drawn = 97 - min(left for shown, left in lefts if shown == i)
            assert drawn == sum(stack_size(box, j) for j in range(i + 1))


@pytest.mark.clause("KL-4", "KL-A51")
def test_the_length_is_an_option_from_45_to_97_with_a_default_by_players() -> None:
    assert [GAME.make_box(seats=n).cards for n in (2, 3, 4)] == [60, 75, 90]
    for cards in (44, 98):
        with pytest.raises(ValueError, match="from 45 to 97"):
            GAME.make_box({"cards": cards})


@pytest.mark.clause("KL-9", "KL-10", "KL-11")
def test_everybody_has_an_empty_sheet_and_five_coins() -> None:
    for seats in (2, 3, 4):
        table = Table(seats)
        for seat in range(seats):
            mine = table.me(seat)
            assert (mine.coins, mine.mines, mine.techs, mine.monsters, mine.bonus) == (5, 0, 0, 0, 0)
            assert [*mine.tools, *mine.minerals, *mine.artifacts, *mine.points] == [0] * (16 + 3 + 3 + 3)
        assert table.scores == [0] * seats


@pytest.mark.clause("KL-12", "KL-13", "KL-14", "KL-63")
@pytest.mark.parametrize(("mineral", "low", "high", "start"), [(0, 1, 7, 4), (1, 1, 11, 6), (2, 2, 14, 8)])
def test_each_market_has_its_range_and_its_start(mineral: int, low: int, high: int, start: int) -> None:
    assert Table().s.market[mineral] == start
    costs = BOX.cost[mineral]
    assert costs[start] == [1, 1]
    values = [v for v in range(k.MARKET_VALUES) if any(costs[v])]
    assert (values[0], values[-1], len(values)) == (low, high, high - low + 1)
    assert costs[low][0] == costs[high][1] == 0
    assert all(costs[v][0] and costs[v][1] for v in values[1:-1])


@pytest.mark.clause("KL-65", "KL-A30", "KL-R4")
def test_steps_become_dearer_outwards_and_cost_one_towards_the_start() -> None:
    for mineral, start in enumerate(BOX.start):
        up = [BOX.cost[mineral][v][1] for v in range(start, 15) if BOX.cost[mineral][v][1]]
        down = [BOX.cost[mineral][v][0] for v in range(start, 0, -1) if BOX.cost[mineral][v][0]]
        assert up == sorted(up)
        assert down == sorted(down)
        assert up[-1] > up[0]
        assert down[-1] > down[0]
        assert all(BOX.cost[mineral][v][0] == 1 for v in range(start, 15) if any(BOX.cost[mineral][v]))
        assert all(BOX.cost[mineral][v][1] == 1 for v in range(start) if any(BOX.cost[mineral][v]))
    assert [BOX.cost[0][v] for v in range(1, 8)] == [[0, 1], [3, 1], [2, 1], [1, 1], [1, 2], [1, 3], [1, 0]]


@pytest.mark.clause("KL-16", "KL-A37")
def test_the_first_player_is_drawn_by_lot() -> None:
    for first in range(3):
        table = Table(3, first=first)
        assert table.waits(first)
        assert table.said(-1)[0] == f"{'ABC'[first]} goes first."


@pytest.mark.clause("KL-A38")
def test_two_to_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(ValueError, match="2 to 4 players"):
            GAME.make_box(seats=seats)


@pytest.mark.clause("KL-42", "KL-43", "KL-R1")
def test_the_mine_cards_are_balanced() -> None:
    patterns = {tuple(edges) for edges in BOX.edge[:54]}
    assert len(patterns) == 54
    assert all(sum(edges) % 3 < 2 for edges in patterns)
    for side in range(4):
        assert [sum(edges[side] == kind for edges in BOX.edge[:54]) for kind in range(3)] == [18] * 3
    minerals = [mineral for card in BOX.resource[:54] for mineral in card]
    assert [minerals.count(m) for m in range(3)] == [90, 72, 54]
    assert [BOX.hand[:54].count(h) for h in range(11)] == [6, 6, 7, 8, 4, 6, 5, 5, 2, 3, 2]


@pytest.mark.clause("KL-R2", "KL-R3", "KL-R6", "KL-90")
def test_monsters_market_cards_and_tools_are_as_reconstructed() -> None:
    assert BOX.target[:15] == [14, 16, 17, 18, 19, 20, 20, 20, 22, 22, 22, 25, 25, 25, 28]
    assert [BOX.guarded[:15].count(a) for a in range(3)] == [3, 3, 3]
    assert sum(BOX.guarded_coins) == 2 + 3 + 3 + 3 + 5
    assert (sum(BOX.guarded_tools), sum(BOX.guarded_stars)) == (4, 8)
    assert BOX.number[:12] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert BOX.price == [2, 2, 2, 3, 3, 3, 3, 1, 2, 3, 2, 3, 4, 2, 1, 3]
    assert BOX.price[k.Tool.LOTTERY] == 1
    assert (BOX.boost, BOX.pig) == ([1, 2, 3], 14)


@pytest.mark.clause("KL-A52", "KL-10")
def test_compensation_is_for_those_who_come_later() -> None:
    for first in range(3):
        table = Table(3, first=first, compensation=4)
        assert [table.me((first + i) % 3).coins for i in range(3)] == [5, 9, 13]
    assert [Table(3, first=1).me(seat).coins for seat in range(3)] == [5, 5, 5]
