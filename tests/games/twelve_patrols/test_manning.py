"""Patrols: who may be sent where, and what the sides see of it."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from rulewright.games.twelve_patrols.rules.finishing import finishable, measured_halves, ways_to_finish
from rulewright.games.twelve_patrols.rules.kingdom import card_of, half_gap
from rulewright.games.twelve_patrols.rules.lines import closed_halves, read_asks
from rulewright.games.twelve_patrols.rules.soldiers import colours, count, how_many, kinds_of, met, one, pips
from rulewright.games.twelve_patrols.state import DONE_BIT, KINDS, Ask, Demand, Direction, Phase
from rulewright.games.twelve_patrols.tell.names import soldiers
from rulewright.kernel import has
from rulewright.kernel.chance import sow

from .table import GAME, Table, built, items, line, vector


def example() -> Table:
    """The rules' example: Wild Plains, Green Valley and Ruins, with two dark knights and a medium footman to spare."""
    return Table("WP GV RU", "345 444 444").lay("WP", "C3").lay("GV", "C4").lay("RU", "C5")


@pytest.mark.clause("TP-25", "TP-27")
def test_the_example_of_the_rules() -> None:
    table = example()
    table.send("D3", "C3-C4").send("D4", "C4-C5")
    assert table.refused("done") == "TP-22"
    table.send("M.", "C4-C5")
    table.done()
    assert table.patrol("C3-C4") == "D3"
    assert table.score == 2


@pytest.mark.clause("TP-25")
def test_a_side_looks_to_the_edge_of_the_kingdom() -> None:
    """Wild Plains sees three items in both patrols, Green Valley one in its western patrol alone."""
    table = example().send("D3", "C3-C4")
    assert table.refused(table.sending("D4", "C3-C4")) == "TP-A9"
    assert table.refused(table.sending("D4", "C4-C5")) == ""
    table.send("D4 M.", "C4-C5")
    assert table.refused(table.sending("M.", "C4-C5")) == "TP-A9"


@pytest.mark.clause("TP-26")
def test_sides_that_look_out_are_not_asked() -> None:
    """Wild Plains asks for a sum of 3 in the north and Ruins for three items: nothing of it matters in the row."""
    table = example()
    assert (table.box.asks[0][Direction.NORTH], table.box.number[0][Direction.NORTH]) == (Demand.SUM, 3)
    assert (table.box.asks[8][Direction.EAST], table.box.number[8][Direction.EAST]) == (Demand.COLOURS, 3)
    table.man("D3", "C3-C4", "D4 M.", "C4-C5")
    assert not table.ending


@pytest.mark.clause("TP-21", "TP-22", "TP-23", "TP-24", "TP-A10", "TP-A12")
def test_what_sides_ask_for_is_meant_exactly() -> None:
    patrol = items("D3 D. M. L5")
    assert (count(patrol), colours(patrol), pips(patrol)) == (4, 0b111, 8)
    for ask, exact in ((Demand.COLOURS, 3), (Demand.ITEMS, 4), (Demand.SUM, 8)):
        assert [n for n in range(12) if met(ask, n, patrol)] == [exact]
    assert all(met(Demand.BLANK, 0, some) for some in (0, patrol))
    assert met(Demand.SUM, 0, items("D. M."))
    assert met(Demand.COLOURS, 1, items("D. D2 D6"))


@pytest.mark.clause("TP-17", "TP-22", "TP-23", "TP-24")
def test_done_says_which_side_is_not_satisfied() -> None:
    table = built(vector(), 2).lay("SB", "C5")
    assert table.refused("done") == "TP-17"
    table.send("D3 L1", "C3-C4")
    assert table.refused("done") == "TP-17"
    table.send("D.", "C4-C5").done()
    table = built(vector(), 8).lay("OF", "E5").do("first", way=0).send("D6", "E3-E4").send("M6", "E4-E5")
    assert table.refused("done") == "TP-23"
    table = built(vector(), 2).lay("SB", "C5").send("L1", "C3-C4").send("D.", "C4-C5")
    assert table.refused("done") == "TP-24"


@pytest.mark.clause("TP-24", "TP-27")
def test_the_last_card_of_a_line_is_asked_as_well() -> None:
    """High Pass asks for nothing in the east, Abbey Lands for three items in the west, and only Ruins for a sum of 7."""
    table = Table("HP AL RU", "345 444 444").lay("HP", "C3").lay("AL", "C4").lay("RU", "C5")
    table.send("D. D. D.", "C3-C4").send("M.", "C4-C5")
    assert table.refused("done") == "TP-24"
    table.send("D3 D4", "C4-C5").done()
    assert table.score == 2


@pytest.mark.clause("TP-25", "TP-27")
def test_the_last_side_sees_the_first_patrol_too() -> None:
    """The sum of 7 that Ruins asks for may stand in both patrols together."""
    table = Table("HP AL RU", "345 444 444").lay("HP", "C3").lay("AL", "C4").lay("RU", "C5")
    table.send("D3 D. D.", "C3-C4").send("D4", "C4-C5")
    assert table.refused("done") == ""
    table = Table("HP AL RU", "344 444 446").lay("HP", "C3").lay("AL", "C4").lay("RU", "C5")
    table.send("D3 D. D.", "C3-C4").send("M.", "C4-C5")
    assert table.refused("done") == "TP-24"
    assert table.refused(table.sending("L6", "C4-C5")) == "TP-A9", "with 6 more they are 9, and not 7"


@pytest.mark.clause("TP-A9")
def test_a_soldier_after_whom_the_line_cannot_be_finished_is_refused() -> None:
    """Long Lake wants the sum 4 in the west, Abbey Lands three items behind it... and only 3 and 1 make it."""
    table = built(vector(), 2).lay("SB", "C5")
    before = table.legal
    assert table.refused(table.sending("D5", "C3-C4")) == "TP-A9"
    assert table.refused(table.sending("D3", "C3-C4")) == ""
    table.send("D3", "C3-C4")
    assert table.sending("L1", "C3-C4") in table.legal
    assert len(table.legal) < len(before)


@pytest.mark.clause("TP-2", "TP-A19")
def test_soldiers_come_from_the_barracks_and_alike_ones_are_one_move() -> None:
    table = example()
    assert table.refused(table.sending("D6", "C3-C4")) == "TP-2"
    assert table.barracks.split().count("M4") == 3
    assert sum(table.refused("put", half=0, kind=7 + 4) == "" for _ in range(1)) == 1
    table.send("M4", "C3-C4")
    assert table.barracks.split().count("M4") == 2


@pytest.mark.clause("TP-17", "TP-A13")
def test_a_patrol_may_be_large() -> None:
    """Where nobody counts, nobody is too many: an early patrol takes everybody."""
    table = Table("WP GV RU", "345 444 444").lay("WP", "C3").lay("GV", "C4").do("open", gap=8 + 2)
    assert table.refused("done") == "TP-17"
    table.send(table.barracks, "C3-C4")
    assert table.barracks == ""
    table.done()
    assert count(table.s.patrol[10]) == 18
    assert table.refused("open", gap=10) == "TP-16"


@pytest.mark.clause("TP-14", "TP-16", "TP-A16")
def test_a_patrol_may_be_set_early_and_is_judged_when_its_line_is_complete() -> None:
    table = Table("WP GV RU HP", "345 444 444").lay("WP", "C3")
    assert table.refused(table.opening("C3-C4")) == "TP-14"
    assert table.refused("put", half=0, kind=0) == "TP-14"
    assert table.refused("done") == "TP-14"
    table.lay("GV", "C4").do(table.opening("C3-C4"))
    assert table.refused(table.laying("RU", "C5")) == "TP-A16"
    assert table.refused(table.opening("C3-C4")) == "TP-A16"
    assert table.refused("put", half=1, kind=0) == "TP-A16"
    table.send("D3", "C3-C4").done()
    assert table.score == 1
    assert table.refused(table.opening("C3-C4")) == "TP-16"
    assert table.s.ready == 0, "a patrol that is in place is not offered again"
    table.lay("RU", "C5")
    assert table.refused(table.sending("D4", "C3-C4")) == "TP-16"
    table.send("D4 M.", "C4-C5").done()
    assert (table.score, table.patrol("C3-C4")) == (2, "D3")


@pytest.mark.clause("TP-16")
def test_an_early_patrol_is_not_added_to_even_where_it_could_be() -> None:
    """Abbey Lands asks for nothing in the east, so more would do no harm there: it is forbidden all the same."""
    table = (
        Table("AL RU HP", "345 444 444").lay("AL", "C3").lay("RU", "C4").do("open", gap=10).send("M4", "C3-C4").done()
    )
    table.lay("HP", "C2")
    assert table.refused(table.sending("D3", "C3-C4")) == "TP-16"
    assert table.refused(table.sending("D3", "C2-C3")) == ""


@pytest.mark.clause("TP-A9")
@pytest.mark.parametrize(("first", "second", "footmen"), [(2, 2, 3), (-1, 3, 3), (3, -1, 3), (2, 1, 2)])
def test_nobody_stands_in_both_patrols(first: int, second: int, footmen: int) -> None:
    """There are too few of the one colour for both, and enough with one more."""
    s: Any = GAME.state()
    s.ask[:] = [1, first, -1, 1, second, -1, 1, -1, -1]
    assert not finishable(s, footmen * one(0), 0, 0, 0)
    assert finishable(s, footmen * one(0) + one(3), 0, 0, 0)


@pytest.mark.clause("TP-A9", "TP-22", "TP-23")
@pytest.mark.parametrize("half", [0, 1])
def test_who_brings_a_colour_to_one_patrol_is_missing_in_the_other(half: int) -> None:
    """One patrol is dark and asks for four of one colour; the other is medium and needs a dark one too. Three are too few."""
    s: Any = GAME.state()
    dark, medium = (Ask.FIRST_COLOURS, Ask.SECOND_COLOURS) if half == 0 else (Ask.SECOND_COLOURS, Ask.FIRST_COLOURS)
    s.ask[:] = [-1] * 9
    s.ask[dark], s.ask[dark + 1], s.ask[medium] = 1, 4, 2
    there = (one(0), one(7)) if half == 0 else (one(7), one(0))
    mediums = 2 * one(7) + one(8) + one(9)
    assert not finishable(s, 2 * one(0) + one(3) + mediums, *there, 0)
    assert finishable(s, 2 * one(0) + one(3) + one(4) + mediums, *there, 0)


@pytest.mark.clause("TP-16", "TP-A9")
@pytest.mark.parametrize("closed", [1, 2])
def test_a_sum_of_both_is_not_made_up_in_a_patrol_that_is_closed(closed: int) -> None:
    """Three pips are asked for in all and none in the open patrol: the knight who has them could only go where nobody may."""
    s: Any = GAME.state()
    s.ask[:] = [-1] * 9
    s.ask[Ask.BOTH_SUM], s.ask[Ask.FIRST_SUM if closed == 2 else Ask.SECOND_SUM] = 3, 0
    first, second = (one(0), 0) if closed == 1 else (0, one(0))
    free = one(3) + one(7)
    assert not finishable(s, free, first, second, closed)
    assert finishable(s, free, first, second, 0)


@pytest.mark.clause("TP-17")
def test_nobody_can_be_sent_when_nobody_is_left() -> None:
    table = Table("WP GV RU HP", "345 444 444").lay("WP", "C3").lay("GV", "C4").lay("HP", "D3").do("open", gap=10)
    assert table.s.ready == 0, "one patrol at a time"
    table.send(table.barracks, "C3-C4").done()
    assert table.refused(table.opening("C3-D3")) == "TP-17"
    assert table.s.ready == 0
    assert all(table.refused(GAME.rules.offer(table.s, table.box, 0, k)) == "" for k in range(offered(table)))


def offered(table: Table) -> int:
    return int(GAME.rules.offers(table.s, table.box, 0))


@pytest.mark.clause("TP-20", "TP-A16", "TP-A17")
def test_an_early_patrol_may_lose_the_line() -> None:
    table = Table("WP GV RU HP", "345 444 444").lay("WP", "C3").lay("GV", "C4").do("open", gap=10)
    table.send("D3 D4", "C3-C4").done().lay("RU", "C5")
    assert table.ending == "a line stays open"


# ---------------------------------------------------------------- the search of the rules against brute force


def plainly(asks: list[int], free: list[int], first: int, second: int, closed: int) -> int:
    """Send each of these soldiers to the first patrol, the second or nowhere, in every way: the set of all who are sent in ways
    that finish the line, with DONE_BIT, or 0."""
    ways = [w for w in (0, 1, 2) if w == 0 or not closed >> (w - 1) & 1]
    found = 0
    for sent in product(ways, repeat=len(free)):
        a = first + sum(one(k) for k, way in zip(free, sent, strict=True) if way == 1)
        b = second + sum(one(k) for k, way in zip(free, sent, strict=True) if way == 2)
        if (
            a
            and b
            and all(ask in (-1, n) for ask, n in zip(asks, (n for c in (a, b, a + b) for n in seen(c)), strict=True))
        ):
            found |= sum({1 << KINDS * (way - 1) + k for k, way in zip(free, sent, strict=True) if way}) | 1 << DONE_BIT
    return found


@cache
def seen(patrol: int) -> tuple[int, int, int]:
    """What a side sees of a patrol, soldier by soldier: colours, items and their sum."""
    kinds = soldiers(patrol)
    return len({kind // 7 for kind in kinds}), len(kinds), sum(kind % 7 for kind in kinds)


@pytest.mark.clause("TP-A9", "TP-A17")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_refused_is_refused_rightly(seed: int) -> None:
    """Random soldiers, patrols and asks, most of which can be met: the rules find what trying everything finds."""
    random, found = Random(seed), [0, 0, 0]
    s: Any = GAME.state()
    for _ in range(80):
        everyone = [7 * colour + random.choice((0, 0, 1, 1, 2, 3, 5)) for colour in range(3) for _ in range(3)]
        random.shuffle(everyone)
        free, standing = everyone[: random.randint(2, 6)], everyone[7:]
        first = one(standing[0]) if random.random() < 0.5 else 0
        second = one(standing[1]) if random.random() < 0.3 else 0
        closed = random.choice((0, 0, 1 if first else 0, 2 if second else 0))
        ways = [(random.choice((0, 1, 2)), kind) for kind in free]
        a, b = (
            part + sum(one(kind) for to, kind in ways if to == 1 + half and not has(closed, half))
            for half, part in enumerate((first, second))
        )
        asks, met_by = [-1] * 9, (*seen(a), *seen(b), *seen(a + b))
        for place in (0, 3, 6, 6):
            ask = random.choice((0, 1, 2, 2, None))
            if ask is not None:
                anything = (random.randint(1, 3), random.randint(1, 4), random.randint(0, 8))[ask]
                asks[place + ask] = anything if random.random() < 0.2 else met_by[place + ask]
        s.ask[:] = asks
        truth, whole = plainly(asks, free, first, second, closed), sum(map(one, free))
        assert finishable(s, whole, first, second, closed) == (truth != 0), (asks, free, first, second, closed)
        hopes = sum({1 << KINDS * half + kind for kind in free for half in (0, 1) if not has(closed, half)})
        found_ways = ways_to_finish(s, whole, first, second, closed, hopes)
        assert found_ways & (hopes | 1 << DONE_BIT) == truth, (asks, free, first, second, closed)
        found[0 if truth == 0 else 1 if hopes & ~truth else 2] += 1
    assert min(found) > 5, found


@pytest.mark.clause("TP-22", "TP-23", "TP-24")
def test_soldiers_are_counted_as_one_by_one() -> None:
    random = Random(1)
    for _ in range(500):
        kinds = sorted(kind for kind in range(KINDS) for _ in range(random.choice((0, 0, 1, 2, 3))))
        held = sum(map(one, kinds))
        assert (colours(held).bit_count(), count(held), pips(held)) == seen(held)
        assert soldiers(held) == kinds
        assert kinds_of(held) == sum(1 << kind for kind in set(kinds))


@pytest.mark.clause("TP-A9", "TP-16")
def test_the_choices_are_what_a_search_for_each_would_find() -> None:
    """The rules find all choices in one search; here, in random games, each is searched for."""
    box: Any = GAME.make_box()
    asked = [0] * 4
    for seed in range(80):
        s: Any = GAME.state()
        random = Random(seed)
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, box)
        while not s.end:
            GAME.rules.apply(s, box, 0, random.choice(GAME.legal(s, box, 0)[:-1]))
            if s.phase != Phase.MANNING or s.end:
                continue
            read_asks(s, box, s.line)
            closed, gaps = closed_halves(s, s.line), [half_gap(s, s.line, half) for half in (0, 1)]
            for choice in range(DONE_BIT):
                half, item = choice // KINDS, one(choice % KINDS)
                first, second = (s.patrol[gap] + item * (half == i) for i, gap in enumerate(gaps))
                there = how_many(s.barracks, choice % KINDS) > 0 and not has(closed, half)
                may = there and finishable(s, s.barracks - item, first, second, closed)
                assert has(s.choices, choice) == may, (seed, s.line, choice)
            asked[measured_halves(s)] += 1
            s.ask[:] = [0] * 9
            s.die[:] = [0] * 9
    assert min(asked) > 5, asked


@pytest.mark.clause("TP-25", "TP-26")
def test_the_four_inner_sides_are_read() -> None:
    table = built(vector(), 3)
    assert read_asks(table.s, table.box, line("C"))
    sides = [
        (card_of(table.s, line("C"), k), side)
        for k, side in ((1, Direction.WEST), (1, Direction.EAST), (0, Direction.EAST), (2, Direction.WEST))
    ]
    asked = [-1] * 9
    for place, (held, side) in zip((0, 3, 6, 6), sides, strict=True):
        if table.box.asks[held][side]:
            asked[place + table.box.asks[held][side] - 1] = table.box.number[held][side]
    assert table.s.ask == asked
    assert soldiers(items("D. D3")) == [0, 3]
