"""What boards are told beyond the view: held against plain counting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import permutations
from random import Random

import pytest

from rulewright.games.klotho.play.odds import claim_chances, throwable
from rulewright.games.klotho.rules.dice import affordable
from rulewright.games.klotho.rules.staking import CLAIM_SHAPES, Shape
from rulewright.games.klotho.state import MINES, NONE, Arm, DieKind, Phase, Power, State, Tool, Verb
from rulewright.games.klotho.tell.facts import Claim, Reading, derived, reading, suggested
from tests.games.klotho.table import BOX, Table, mine, monster, tech
from tests.games.klotho.test_hands import holding


def tried(card: int, throws: int) -> float:
    """The best chance with five red dice by brute force: every choice of dice to keep, throw after throw."""

    @cache
    def worth(dice: tuple[int, ...], left: int) -> float:
        if left == 0:
            return float(affordable(holding(*dice), BOX, card))
        return max(mean(tuple(n for i, n in enumerate(dice) if kept >> i & 1), left) for kept in range(32))

    @cache
    def mean(kept: tuple[int, ...], left: int) -> float:
        if len(kept) == 5:
            return worth(kept, left - 1)
        return sum(mean(tuple(sorted((*kept, n))), left) for n in range(1, 7)) / 6

    return mean((), throws)


@pytest.mark.clause("KL-21", "KL-26", "KL-R5")
@pytest.mark.parametrize("card", [mine(38), mine(50), monster(13), tech(Power.CHRONO)])
def test_the_chance_before_the_roll_is_exact_with_and_without_the_chrono_loop(card: int) -> None:
    table = Table()
    assert claim_chances(table.s, BOX, card) == [pytest.approx(tried(card, 3), abs=1e-6)]
    table.give(0, techs=[Power.CHRONO])
    assert claim_chances(table.s, BOX, card) == [pytest.approx(tried(card, 4), abs=1e-6)]


def thrown(*dice: int, kinds: tuple[int, ...] = (), throws: int = 2) -> State:
    s = holding(*dice, kinds=kinds)
    s.phase, s.throws = Phase.REROLLING, throws
    return s


def chance(s: State, card: int, is_held: Callable[[int], bool]) -> float:
    held = sum(1 << bit for bit, die in enumerate(throwable(s)) if is_held(die))
    return claim_chances(s, BOX, card)[held]


@pytest.mark.clause("KL-26", "KL-70", "KL-76")
def test_the_chance_goes_by_what_is_held_by_androids_and_by_a_die_of_eight_sides() -> None:
    three = mine(20)
    assert chance(thrown(3, 3, 1, 1, 2), three, lambda i: i < 2) == pytest.approx(1 - (5 / 6) ** 3 + 5 / 216, abs=1e-6)
    assert chance(thrown(3, 3, 1, 1, 2), three, lambda i: True) == 0
    reds = (DieKind.RED,) * 5
    with_android = thrown(3, 3, 1, 1, 2, 3, kinds=(*reds, DieKind.ANDROID))
    assert throwable(with_android) == [0, 1, 2, 3, 4]
    assert chance(with_android, three, lambda i: i < 2) == 1
    low = thrown(1, 1, 1, 1, 1, 1, kinds=(*reds, DieKind.GREAT_PURPLE))
    assert chance(low, monster(1), lambda i: i < 5) == 0  # 5 and 8 are less than 14
    high = thrown(6, 2, 1, 1, 1, 1, kinds=(*reds, DieKind.GREAT_PURPLE))
    assert chance(high, monster(1), lambda i: i < 5) == pytest.approx(6 / 8, abs=1e-6)


@pytest.mark.clause("KL-83")
def test_the_chance_is_not_told_where_it_would_be_wrong() -> None:
    augmented = thrown(7, 1, 1, 1, 1)
    assert chance(augmented, monster(1), lambda i: i == 0) < 0
    assert chance(augmented, monster(1), lambda i: i > 0) >= 0
    seven = thrown(1, 1, 1, 1, 1, 1, 1)
    assert claim_chances(seven, BOX, monster(1)) == claim_chances(seven, BOX, NONE) == []


@pytest.mark.clause("KL-27", "KL-29")
def test_payable_is_what_the_dice_pay_for_as_they_lie() -> None:
    table = Table(row=(mine(20), mine(50), monster(1), mine(1), mine(2), mine(3)))
    table.roll(3, 3, 3, 1, 2)
    assert derived(table.view(0), table.box, 0).payable == [True, False, False, True, True, True]
    table.s.spent = 1
    assert not derived(table.view(0), table.box, 0).payable[0]
    table.s.phase = Phase.CLOSING
    assert not any(derived(table.view(0), table.box, 0).payable)


@pytest.mark.clause("KL-33", "KL-95", "KL-98", "KL-R5")
def test_points_cards_and_prices_are_those_of_the_rules() -> None:
    table = Table()
    table.me().minerals[:], table.me().artifacts[:], table.me().monsters = [4, 0, 1], [2, 1, 1], 3
    table.give(1, mines=[mine(30)], tools="bribe, bribe", techs=[Power.FENCE])
    facts = derived(table.view(0), table.box, 0)
    assert (facts.rounds, facts.totals, facts.cards) == ([24 + 22 + 15, 0], [0, 0], [0, 4])
    assert facts.prices[Tool.RAID] == 4
    table.give(0, techs=[Power.BEACON])
    assert derived(table.view(0), table.box, 0).prices[Tool.RAID] == 3
    other = derived(table.view(1), table.box, 1)
    assert (facts.spare, other.spare, other.chances) == (0, 3, [])


@pytest.mark.clause("KL-44", "KL-49")
def test_the_best_claim_comes_with_few_cards_and_is_asked_for_with_many() -> None:
    table = Table(row=(mine(2), mine(3), mine(4), mine(5), mine(6), mine(8)))
    assert derived(table.view(0), table.box, 0).claim == Claim(NONE, [])
    table.give(0, mines=[mine(n) for n in (50, 14, 11, 52)])
    found = derived(table.view(0), table.box, 0).claim
    assert found is not None
    assert (found.shape, sorted(found.pieces)) == (0, sorted(mine(n) for n in (50, 14, 11, 52)))
    table.give(0, mines=[mine(n) for n in (20, 22, 24, 26, 28, 30, 32)], tools="bribe, bribe")
    assert derived(table.view(0), table.box, 0).claim is None
    assert len(suggested(table.view(0), table.box, 0).pieces) >= 4
    assert suggested(table.view(-1), table.box, -1) == Claim(NONE, [])


def turned(printed: list[list[int]], piece: int) -> list[int]:
    """What is printed on the sides or quarters of a card as it lies."""
    return [printed[piece % MINES][(i + 2 * (piece // MINES)) % 4] for i in range(4)]


@pytest.mark.clause("KL-45", "KL-A14")
def test_pieces_tell_how_cards_meet() -> None:
    table = Table(row=(mine(2), mine(3), mine(4), mine(5), mine(6), mine(8)), rotation="half")
    table.give(0, mines=[mine(n) for n in (50, 14, 11, 52, 1)])
    box, found = table.box, {one.piece: one for one in derived(table.view(0), table.box, 0).pieces}
    assert len(found) == 10

    for a, b in permutations(found, 2):
        if a % MINES != b % MINES:
            one, other = turned(box.edge, a), turned(box.edge, b)
            assert (b in found[a].east) == (one[Arm.EAST] == other[Arm.WEST])
            assert (b in found[a].south) == (one[Arm.SOUTH] == other[Arm.NORTH])


# ---------------------------------------------------------------- what lies on the bench

FREE_ROW = (monster(1), monster(2), monster(3), monster(4), monster(5), monster(6))
"""Every mine card is left to be given."""
TRIES, MOST = 10, 200
"""Benches that are read, and more of them until some close and some do not."""
CORNERS = ((-0.25, -0.25), (-0.25, 0.25), (0.25, 0.25), (0.25, -0.25))
"""The middles of a card's quarters, as (row, column) from its own middle."""
SIDES = {(0, 1): (Arm.EAST, Arm.WEST), (1, 0): (Arm.SOUTH, Arm.NORTH)}


def bench(rows: str) -> list[int]:
    """A bench as it is drawn: the numbers of mine cards, `--` for no card."""
    grid = [NONE] * 16
    for r, row in enumerate(rows.split(" / ")):
        for c, number in enumerate(row.split()):
            grid[4 * r + c] = NONE if number == "--" else mine(int(number))
    return grid


def holder(grid: list[int], tools: str = "", techs: Sequence[int] = (), rotation: str = "none") -> Table:
    """Anyone who holds the cards of a bench, and may stake."""
    table = Table(row=FREE_ROW, rotation=rotation)
    table.give(0, mines=[piece % MINES for piece in grid if piece != NONE], tools=tools, techs=techs)
    return table


def read(table: Table, grid: list[int]) -> Reading:
    return reading(table.view(0), table.box, 0, grid)


def within(path: Sequence[tuple[int, int]], row: float, column: float) -> bool:
    """Whether a point lies inside a path through the middles of cards: a ray to the right crosses it an odd number of times."""
    ends = zip(path, [*path[1:], path[0]], strict=True)
    return sum(a[0] != b[0] and a[1] > column and min(a[0], b[0]) < row < max(a[0], b[0]) for a, b in ends) % 2 == 1


def counted(table: Table, grid: list[int], shape: Shape) -> tuple[int, list[int], list[int]]:
    """Crossings that differ, minerals and quarters inside, with nothing but the printed cards and the line on the table."""
    steps = [frozenset(step) for step in zip(shape.path, [*shape.path[1:], shape.path[0]], strict=True)]
    differ, found, quarters = 0, [0, 0, 0], [0] * 16
    for cell, piece in enumerate(grid):
        row, column = divmod(cell, 4)
        for (down, right), (side, opposite) in SIDES.items():
            if frozenset({(row, column), (row + down, column + right)}) in steps:
                beside = grid[cell + 4 * down + right]
                differ += turned(table.box.edge, piece)[side] != turned(table.box.edge, beside)[opposite]
        for q, (y, x) in enumerate(CORNERS):
            if piece != NONE and within(shape.path, row + y, column + x):
                quarters[cell] |= 1 << q
                found[turned(table.box.resource, piece)[q]] += 1
    return differ, found, quarters


def staked(table: Table, found: Reading) -> tuple[int, ...] | None:
    """What a claim brings when it is staked by hand: minerals and the Bribes spent; nothing where a move is refused."""
    moves = [Verb.STAKE.of(found.shape), *(Verb.LAY.of(piece) for piece in found.pieces)]
    minerals, bribes = list[int](table.me().minerals), int(table.me().tools[Tool.BRIBE])
    for move in moves:
        if not table.can(move):
            return None
        table.do(move)
    assert table.phase != Phase.LAYING
    gained = [after - before for after, before in zip(table.me().minerals, minerals, strict=True)]
    return (*gained, bribes - table.me().tools[Tool.BRIBE])


@pytest.mark.clause("KL-44", "KL-45", "KL-47", "KL-49", "KL-50", "KL-98")
@pytest.mark.parametrize(
    ("rows", "shape", "minerals"),
    [
        ("50 14 / 11 52", "square of four", [1, 1, 2]),
        ("30 07 09 / 18 13 41", "wide six", [4, 3, 1]),
        ("16 10 / 22 54 / 27 13", "tall six", [5, 1, 2]),
        ("12 54 50 41 / 10 19 28 32", "wide eight", [2, 4, 6]),
        ("34 54 38 / 19 -- 10 / 07 21 22", "ring of eight", [6, 2, 4]),
    ],
)
def test_the_layouts_of_the_book_close_and_yield(rows: str, shape: str, minerals: list[int]) -> None:
    grid = bench(rows)
    found = read(holder(grid), grid)
    assert (found.name, found.differ, found.closes, found.bribes, found.minerals) == (shape, 0, True, 0, minerals)
    assert found.worth == sum(n * price for n, price in zip(minerals, BOX.start, strict=True))


@pytest.mark.clause("KL-45", "KL-47", "KL-49", "KL-50", "KL-86", "KL-A13", "KL-A14", "KL-A17", "KL-R5")
@pytest.mark.parametrize("rotation", ["none", "half"])
@pytest.mark.parametrize("shape", range(len(CLAIM_SHAPES)))
def test_a_bench_reads_as_the_eye_does_and_as_the_moves_go(shape: int, rotation: str) -> None:
    random = Random(shape)
    outline, closed = CLAIM_SHAPES[shape], 0
    spots = [*outline.path, (1, 1)] if outline.middle else outline.path
    for tried in range(MOST):
        if tried >= TRIES and 0 < closed < tried:
            return
        grid = [NONE] * 16
        cards = random.sample(range(BOX.mines), len(spots))
        for (row, column), card in zip(spots, cards, strict=True):
            grid[4 * row + column] = card + (MINES * random.randrange(2) if rotation == "half" else 0)
        bribes, fence = random.randrange(5), random.randrange(2)
        table = holder(grid, ", ".join(["bribe"] * bribes), [Power.FENCE] * fence, rotation=rotation)
        table.s.market[:] = [random.randrange(1, 12) for _ in range(3)]
        found = read(table, grid)
        differ, minerals, quarters = counted(table, grid, outline)
        assert (found.shape, found.differ, found.minerals, found.inside) == (shape, differ, minerals, quarters)
        assert found.worth == sum(n * price for n, price in zip(minerals, table.s.market, strict=True))
        assert (found.closes, found.bribes) == (differ <= bribes + fence, max(0, differ - fence))
        brought = staked(table, found)
        assert brought == ((*minerals, found.bribes) if found.closes else None)
        closed += found.closes
    raise AssertionError(f"of {MOST} benches {closed} close: both should be met")


@pytest.mark.clause("KL-47")
def test_the_path_goes_along_the_arms_between_neighbours() -> None:
    grid = bench("30 07 09 / 18 13 41")
    found = read(holder(grid), grid)
    north, east, south, west = (1 << arm for arm in (Arm.NORTH, Arm.EAST, Arm.SOUTH, Arm.WEST))
    assert found.path[:8] == [east | south, east | west, south | west, 0, north | east, east | west, north | west, 0]
    assert not any(found.path[8:])


@pytest.mark.clause("KL-47")
def test_cards_that_make_no_shape_are_nothing_yet() -> None:
    shapes = {frozenset(cells) for cells in derived(Table().view(0), BOX, 0).shapes}
    random = Random(7)
    table = Table(row=FREE_ROW)
    table.give(0, mines=range(9))
    for _ in range(300):
        cells = random.sample(range(16), random.randrange(10))
        grid = [NONE] * 16
        for card, cell in enumerate(cells):
            grid[cell] = card
        found = read(table, grid)
        assert (found.shape == NONE) == (frozenset(cells) not in shapes)
        assert found.shape != NONE or (found.closes, found.pieces, found.worth) == (False, [], 0)


@pytest.mark.clause("KL-44", "KL-A14")
def test_only_your_own_cards_make_a_claim() -> None:
    grid = bench("50 14 / 11 52")
    table = holder(grid)
    for wrong in (bench("50 14 / 11 51"), bench("50 14 / 11 50"), [*grid[:5], grid[5] + MINES, *grid[6:]]):
        assert read(table, wrong).shape == NONE
    for seat in (1, -1):
        assert reading(table.view(seat), table.box, seat, grid).shape == NONE
    for wrong in (grid[:15], [*grid[:5], -2, *grid[6:]], [*grid[:5], 4 * MINES, *grid[6:]]):
        with pytest.raises(ValueError, match="16 cells"):
            read(table, wrong)


@pytest.mark.clause("KL-44", "KL-47")
def test_every_way_to_lay_four_cards_comes_unasked() -> None:
    grid = bench("50 14 / 11 52")
    table = holder(grid)
    sent = derived(table.view(0), table.box, 0).readings
    cards = [mine(n) for n in (50, 14, 11, 52)]
    laid = [[a, b, NONE, NONE, c, d, *[NONE] * 10] for a, b, c, d in permutations(cards)]
    assert sorted((one.grid, one.closes) for one in sent) == sorted((each, read(table, each).closes) for each in laid)
    table.give(1, mines=[mine(n) for n in (2, 6, 9, 24)])
    for seat in (1, -1):
        assert derived(table.view(seat), table.box, seat).readings == [], "it is not their turn"
    table.s.open = 0
    assert derived(table.view(0), table.box, 0).readings == [], "nothing can be staked"
    table.give(0, mines=[mine(1)])
    assert derived(table.view(0), table.box, 0).readings == []
    assert derived(holder(bench("01 02 / 03")).view(0), BOX, 0).readings == []
