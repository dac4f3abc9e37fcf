"""Claims laid edge to edge."""

from __future__ import annotations

from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from rulewright.games.klotho import state as k
from rulewright.games.klotho.rules.staking import CLAIM_SHAPES, can_close, turns
from rulewright.games.klotho.state import Phase, Verb
from tests.games.klotho.table import BOX, GAME, Table, mine, monster, tech

Q4, H6, V6, H8, V8, NE, NW, SE, SW, O8, S9 = range(k.SHAPES)
ROW = (mine(2), mine(3), mine(4), mine(5), mine(6), mine(8))


def around(layout: str, shape: int) -> list[int]:
    """The cards of a layout, rows divided by slashes, in the order in which they are laid: round the path, then the middle."""
    rows = [[int(word) if word != "--" else 0 for word in row.split()] for row in layout.split("/")]
    cells = [*CLAIM_SHAPES[shape].path, *([(1, 1)] if CLAIM_SHAPES[shape].middle else [])]
    return [mine(rows[r][c]) for r, c in cells]


def stake(table: Table, shape: int, layout: str) -> None:
    table.do("stake", shape=shape)
    for card in around(layout, shape):
        table.do("lay", piece=card)


def owning(shape: int, layout: str, tools: str = "", techs: tuple[int, ...] = (), **options: Any) -> Table:
    table = Table(row=ROW, **options)
    table.give(0, mines=around(layout, shape), tools=tools, techs=techs)
    return table


@pytest.mark.clause("KL-44", "KL-47", "KL-49", "KL-50", "KL-51", "KL-52", "KL-A11", "KL-A12", "KL-A15")
@pytest.mark.parametrize(
    ("shape", "layout", "gained"),
    [
        (Q4, "50 14 / 11 52", [1, 1, 2]),
        (H6, "30 07 09 / 18 13 41", [4, 3, 1]),
        (V6, "16 10 / 22 54 / 27 13", [5, 1, 2]),
        (H8, "12 54 50 41 / 10 19 28 32", [2, 4, 6]),
        (V8, "32 36 / 45 38 / 22 13 / 33 44", [3, 5, 4]),
        (NE, "22 25 -- / 18 29 09 / 21 37 42", [4, 5, 3]),
        (NW, "-- 42 07 / 54 36 32 / 22 09 24", [5, 3, 4]),
        (SE, "28 39 19 / 11 26 16 / 14 51 --", [4, 4, 4]),
        (SW, "29 38 21 / 39 42 09 / -- 01 20", [6, 3, 3]),
        (O8, "34 54 38 / 19 -- 10 / 07 21 22", [6, 2, 4]),
    ],
)
def test_a_claim_gains_what_lies_inside_its_path(shape: int, layout: str, gained: list[int]) -> None:
    table = owning(shape, layout)
    assert table.s.open >> shape & 1
    stake(table, shape, layout)
    assert table.me().minerals == gained
    assert table.mines() == set()
    assert table.phase == Phase.OPENING
    assert table.s.laid == [0] * 9


@pytest.mark.clause("KL-46", "KL-51")
def test_boundaries_beside_the_path_need_not_match() -> None:
    upper, lower = mine(7), mine(13)
    assert BOX.edge[upper][k.Arm.SOUTH] != BOX.edge[lower][k.Arm.NORTH]
    table = owning(H6, "30 07 09 / 18 13 41")
    stake(table, H6, "30 07 09 / 18 13 41")
    assert table.me().minerals == [4, 3, 1]


@pytest.mark.clause("KL-48")
def test_only_the_cards_of_the_claim_are_handed_in() -> None:
    table = owning(Q4, "50 14 / 11 52")
    table.give(0, mines=[mine(40)])
    stake(table, Q4, "50 14 / 11 52")
    assert table.mines() == {mine(40)}
    assert not any(table.s.mines >> c & 1 for c in around("50 14 / 11 52", Q4))


@pytest.mark.clause("KL-45", "KL-44")
def test_a_path_that_does_not_match_is_refused() -> None:
    table = Table(row=ROW)
    table.give(0, mines=[mine(50), mine(14), mine(11), mine(10)])
    assert table.s.open == 0
    for shape in range(k.SHAPES):
        assert table.no("stake", shape=shape) == "KL-44"
    assert table.no("lay", piece=mine(50)) == "KL-44"


@pytest.mark.clause("KL-45")
def test_each_card_must_leave_a_way_to_close() -> None:
    table = owning(Q4, "50 14 / 11 52")
    table.do("stake", shape=Q4)
    assert table.phase == Phase.LAYING
    assert table.no(Verb.DONE) == "KL-48"
    assert table.no("lay", piece=mine(14)) == "KL-44"
    assert table.no("lay", piece=mine(40)) == "KL-44"
    orders = [order for order in permutations(around("50 14 / 11 52", Q4)) if wrong(Q4, list(order)) == 0]
    assert {a - k.Verb.LAY for a in table.legal(0)} == {order[0] for order in orders}
    table.do("lay", piece=mine(50))
    assert table.no("lay", piece=mine(50)) == "KL-44"
    assert {a - k.Verb.LAY for a in table.legal(0)} == {order[1] for order in orders if order[0] == mine(50)}


@pytest.mark.clause("KL-47", "KL-A16")
def test_three_cards_are_no_claim_and_a_shape_takes_just_its_cards() -> None:
    table = Table(row=ROW)
    table.give(0, mines=[mine(50), mine(14), mine(52)], tools="bribe, bribe, bribe, bribe")
    assert table.s.open == 0
    sizes = [len(shape.path) + shape.middle for shape in CLAIM_SHAPES]
    assert sizes == [4, 6, 6, 8, 8, 8, 8, 8, 8, 8, 9]


@pytest.mark.clause("KL-49", "KL-A11", "KL-A12", "KL-A13")
def test_a_path_over_so_many_cards_encloses_twice_as_many_quarters_less_four() -> None:
    for shape in CLAIM_SHAPES:
        quarters = sum(turn.inside.bit_count() for turn in turns(shape))
        assert quarters == 2 * len(shape.path) - 4
        assert len(set(shape.path)) == len(shape.path)


@pytest.mark.clause("KL-A10", "KL-101")
def test_a_claim_may_be_staked_in_any_step_of_ones_own_turn_and_right_after_claiming() -> None:
    table = Table(row=(mine(50), mine(3), mine(4), mine(5), mine(6), mine(8)))
    table.give(0, mines=[mine(14), mine(11), mine(52)])
    table.give(1, mines=around("30 07 09 / 18 13 41", H6))
    assert table.refused(1, "stake", shape=H6) == "KL-17"
    table.claims(2, 2, 2, 2, 6)
    assert table.no("stake", shape=Q4) == "KL-44"
    table.claim(0)
    stake(table, Q4, "50 14 / 11 52")
    assert table.phase == Phase.CLAIMING
    assert table.me().minerals == [1, 1, 2]
    table.pass_turn()
    table.roll(1, 2, 4, 5, 6)
    stake(table, H6, "30 07 09 / 18 13 41")
    table.do(Verb.DONE).do(Verb.DONE)
    assert table.me(1).minerals == [4, 3, 1]


@pytest.mark.clause("KL-86", "KL-A17", "KL-A46")
def test_each_bribe_covers_one_crossing_and_no_more_are_used_than_needed() -> None:
    layout = "50 14 / 11 10"  # 10 lies where 52 would match: W is T, not P, and N is T, not Y
    assert not owning(Q4, layout).s.open & 1
    table = owning(Q4, layout, tools="bribe, bribe, bribe")
    assert table.no("play", tool=k.Tool.BRIBE) == "KL-A17"
    stake(table, Q4, layout)
    used = 3 - table.tools().count("bribe")
    assert used == wrong(Q4, around(layout, Q4))
    assert used > 0
    assert table.s.discards[k.Tool.BRIBE] == used
    assert "Bribe" in table.said(-1)[-1]


def lacks_a_bribe() -> list[int]:
    """Four cards that close but for one crossing, whichever way they are laid."""
    for n in range(10, 54):
        cards = [mine(50), mine(14), mine(11), mine(n)]
        if n not in (11, 14, 50) and min(wrong(Q4, list(order)) for order in permutations(cards)) == 1:
            return cards
    raise LookupError("no such cards")


@pytest.mark.clause("KL-86", "KL-36", "KL-33")
def test_a_bribe_that_is_bought_closes_a_claim_at_once() -> None:
    table = Table(row=ROW, shelf=("bribe", "bomb", "lottery"))
    table.give(0, mines=lacks_a_bribe())
    assert table.no("stake", shape=Q4) == "KL-44"
    table.do("buy", place=0)
    assert table.can("stake", shape=Q4)


@pytest.mark.clause("KL-86", "KL-58", "KL-A34")
def test_a_bribe_that_a_monster_guarded_closes_a_claim_at_once() -> None:
    table = Table(row=(monster(2), *ROW[1:]))
    table.give(0, mines=lacks_a_bribe())
    table.claims(4, 4, 4, 3, 1)
    assert table.no("stake", shape=Q4) == "KL-44"
    table.claim(0, *table.tools_up("bribe"))
    assert table.can("stake", shape=Q4)


@pytest.mark.clause("KL-86", "KL-87", "KL-A18")
@pytest.mark.parametrize("what", ["bribe", "fence", "mine"])
def test_what_a_raid_takes_closes_a_claim_at_once(what: str) -> None:
    table = Table(row=ROW)
    table.give(0, mines=lacks_a_bribe(), tools="raid")
    table.give(1, tools="bribe", techs=[k.Power.FENCE], mines=[mine(52)])
    taken = {"bribe": k.Thing.TOOL + k.Tool.BRIBE, "fence": k.Thing.TECH + k.Power.FENCE, "mine": mine(52)}[what]
    assert table.no("stake", shape=Q4) == "KL-44"
    table.do("raid", seat=1).do("take", thing=taken)
    assert table.can("stake", shape=Q4)


@pytest.mark.clause("KL-R5", "KL-68", "KL-69")
def test_the_harmonic_fence_helps_from_the_moment_it_is_claimed() -> None:
    table = Table(row=(tech(k.Power.FENCE), *ROW[1:]))
    table.give(0, mines=lacks_a_bribe())
    table.claims(2, 4, 6, 1, 1)
    assert table.no("stake", shape=Q4) == "KL-44"
    table.claim(0)
    assert table.can("stake", shape=Q4)


@pytest.mark.clause("KL-44", "KL-48", "KL-86")
def test_what_was_handed_in_closes_nothing_more() -> None:
    table = owning(Q4, "50 14 / 11 52", tools="bribe, bribe, bribe, bribe")
    stake(table, Q4, "50 14 / 11 52")
    assert table.s.open == 0
    assert table.no("stake", shape=Q4) == "KL-44"


@pytest.mark.clause("KL-R5", "KL-A46")
def test_the_harmonic_fence_covers_a_crossing_of_every_claim_without_a_bribe() -> None:
    layout = next(
        text
        for text in (f"50 14 / 11 {n:02}" for n in range(10, 54) if n not in (11, 14, 50))
        if wrong(Q4, around(text, Q4)) == 1
    )
    table = owning(Q4, layout, techs=(k.Power.FENCE,), tools="bribe")
    stake(table, Q4, layout)
    assert table.tools() == ["bribe"]
    assert sum(table.me().minerals) == 4


@pytest.mark.clause("KL-A13", "KL-A16", "KL-49")
def test_a_square_of_nine_gains_its_whole_middle_which_need_not_match() -> None:
    layout = "34 54 38 / 19 15 10 / 07 21 22"
    assert BOX.edge[mine(15)] == [1, 1, 1, 1]
    table = owning(S9, layout)
    stake(table, S9, layout)
    assert table.me().minerals == [6 + 2, 2 + 1, 4 + 1]
    assert table.mines() == set()


@pytest.mark.clause("KL-A14")
def test_cards_lie_upright_unless_half_turns_are_allowed() -> None:
    cards = sorted(around("50 14 / 11 52", Q4))
    table = owning(Q4, "50 14 / 11 52")
    table.do("stake", shape=Q4)
    assert table.no("lay", piece=k.MINES + mine(50)) == "KL-44"
    turned = owning(Q4, "50 14 / 11 52", rotation="half")
    turned.do("stake", shape=Q4)
    assert turned.can("lay", piece=mine(50))
    seen = set()
    for order in permutations([c + t * k.MINES for c in cards for t in range(2)], 4):
        if len({p % k.MINES for p in order}) == 4 and wrong(Q4, list(order)) == 0:
            seen.add(order[0])
    assert {a - k.Verb.LAY for a in turned.legal(0)} == seen
    assert any(piece >= k.MINES for piece in seen)


@pytest.mark.clause("KL-A14", "KL-49")
def test_a_turned_card_gives_the_minerals_that_then_lie_inside() -> None:
    table = owning(Q4, "50 14 / 11 52", rotation="half")
    table.do("stake", shape=Q4)
    laid = []
    while table.phase == Phase.LAYING:
        piece = max(table.legal(0)) - k.Verb.LAY
        laid.append(piece)
        table.do("lay", piece=piece)
    assert any(piece >= k.MINES for piece in laid)
    assert table.me().minerals == worth(Q4, laid)


def lying(printed: list[int], quarters: int) -> list[int]:
    """The sides or quarters of a card after so many quarter turns clockwise: what was on top comes to the right."""
    return [printed[(i - quarters) % 4] for i in range(4)]


@pytest.mark.clause("KL-A14", "KL-45", "KL-49")
def test_with_free_rotation_a_card_may_lie_in_four_ways() -> None:
    """Held against a square laid out by hand, every card in every way."""
    layout = "50 14 / 11 52"
    cards = around(layout, Q4)
    table = owning(Q4, layout, rotation="free")
    table.do("stake", shape=Q4)
    ways = []
    for order in permutations(cards):
        for turned in product(range(4), repeat=4):
            a, b, c, d = (lying(BOX.edge[card], n) for card, n in zip(order, turned, strict=True))
            if (a[1], b[2], c[3], d[0]) == (b[3], c[0], d[1], a[2]):
                ways.append([card + k.MINES * n for card, n in zip(order, turned, strict=True)])
    assert {way[0] for way in ways} == {a - k.Verb.LAY for a in table.legal(0)}
    laid = next(way for way in ways if way[0] >= k.MINES and way[1] >= 3 * k.MINES)
    for piece in laid:
        table.do("lay", piece=piece)
    inside = [lying(BOX.resource[p % k.MINES], p // k.MINES)[q] for p, q in zip(laid, (2, 3, 0, 1), strict=True)]
    assert table.me().minerals == [inside.count(m) for m in range(3)]


# ---------------------------------------------------------------- against brute force, by the words of the clauses


def card_edge(piece: int, side: int) -> int:
    return BOX.edge[piece % k.MINES][(side + 2 * (piece // k.MINES)) % 4]


def wrong(shape: int, pieces: list[int]) -> int:
    """Crossings of the path that differ, looked up on the grid."""
    path = CLAIM_SHAPES[shape].path
    at = dict(zip(path, pieces, strict=False))
    found = 0
    for i, (r, c) in enumerate(path):
        r2, c2 = path[(i + 1) % len(path)]
        side = {(-1, 0): k.Arm.NORTH, (0, 1): k.Arm.EAST, (1, 0): k.Arm.SOUTH, (0, -1): k.Arm.WEST}[r2 - r, c2 - c]
        found += card_edge(at[r, c], side) != card_edge(at[r2, c2], (side + 2) % 4)
    return found


UNITS = {
    Q4: ["00"], H6: ["00", "01"], V6: ["00", "10"], H8: ["00", "01", "02"], V8: ["00", "10", "20"],
    NE: ["00", "10", "11"], NW: ["01", "10", "11"], SE: ["00", "01", "10"], SW: ["00", "01", "11"],
    O8: ["00", "01", "10", "11"], S9: ["00", "01", "10", "11"],
}  # fmt: skip
"""The unit squares between four card centres that a claim encloses, by their top left card."""


def worth(shape: int, pieces: list[int]) -> list[int]:
    """Minerals by the unit squares: each holds one quarter of each of four cards."""
    path = [*CLAIM_SHAPES[shape].path, *([(1, 1)] if CLAIM_SHAPES[shape].middle else [])]
    at = dict(zip(path, pieces, strict=True))
    found = [0, 0, 0]
    for unit in UNITS[shape]:
        r, c = int(unit[0]), int(unit[1])
        for cell, quarter in (((r, c), 2), ((r, c + 1), 3), ((r + 1, c + 1), 0), ((r + 1, c), 1)):
            if cell in at:
                piece = at[cell]
                found[BOX.resource[piece % k.MINES][(quarter + 2 * (piece // k.MINES)) % 4]] += 1
    return found


@pytest.mark.clause("KL-44", "KL-45", "KL-86")
def test_closure_is_decided_exactly() -> None:
    random = Random(12)
    for _ in range(120):
        n = random.choice((4, 4, 5, 6))
        cards = random.sample(range(BOX.mines), n)
        held = sum(1 << c for c in cards)
        budget = random.choice((0, 0, 1, 2))
        for shape in (Q4, H6, V6):
            size = len(CLAIM_SHAPES[shape].path)
            possible = any(wrong(shape, list(order)) <= budget for order in permutations(cards, size))
            assert can_close(BOX, shape, held, 0, 0, budget) == possible


@pytest.mark.clause("KL-45", "KL-49", "KL-50")
def test_every_claim_that_can_be_laid_gains_what_the_grid_says() -> None:
    random = Random(5)
    seen: set[int] = set()
    box = GAME.make_box({"rotation": "half"})
    while len(seen) < k.SHAPES:
        cards = random.sample([c for c in range(BOX.mines) if c not in ROW], 10)
        table = Table(row=ROW, rotation="half")
        table.give(0, mines=cards)
        assert table.box == box
        shapes = [s for s in range(k.SHAPES) if table.s.open >> s & 1]
        fresh = [s for s in shapes if s not in seen]
        if not fresh:
            continue
        shape, pieces = fresh[0], []
        table.do("stake", shape=shape)
        while table.phase == Phase.LAYING:
            pieces.append(Verb.LAY.argument(random.choice(sorted(table.legal(0)))))
            table.do("lay", piece=pieces[-1])
        assert wrong(shape, pieces) == 0
        assert table.me().minerals == worth(shape, pieces)
        assert len(table.mines()) == 10 - len(pieces)
        seen.add(shape)
