"""The tables of placements and what is visible, against brute force that knows neither bit sets nor tables."""

from __future__ import annotations

from random import Random

import pytest

from rulewright.games.katamari import state as k
from rulewright.games.katamari.rules.placement import bare, cover, height, lay, loosest, on_top, remove, support
from rulewright.games.katamari.state import ALL_HEXES, HEXES, ICONS, LEVELS, SPOTS, State
from rulewright.telling.box_files import read_content
from tests.games.katamari.table import BOX, GAME

Cube = tuple[int, int, int]
BOARD = sorted(
    ((x, y, -x - y) for x in range(-2, 3) for y in range(-2, 3) if abs(x + y) <= 2), key=lambda c: (c[2], c[0])
)
"""Row by row from the top, each from the left."""
COUNTS = {
    "1": (19, 19), "2": (42, 84), "3C": (24, 72), "3I": (27, 54), "3V": (60, 60), "4B": (30, 60), "4L": (48, 48),
    "4R": (48, 48), "4S": (18, 36), "4U": (48, 48), "4Y": (14, 42), "4Z": (18, 36), "5A": (48, 48), "5B": (42, 42),
    "5C": (36, 36), "5D": (36, 36), "5E": (21, 42), "6A": (42, 42), "6B": (18, 36), "6C": (18, 36), "6D": (12, 36),
    "6E": (30, 30),
}  # fmt: skip
"""The distinct sets of hexes and the oriented placements of each shape."""


def cube(q: int, r: int) -> Cube:
    return q, -q - r, r


def sixth(c: Cube) -> Cube:
    """A turn by 60 degrees in cube coordinates: the same way as the tables' own, found by other means."""
    x, y, z = c
    return -z, -x, -y


def brute(shape: list[list[int]]) -> list[tuple[int, tuple[Cube, ...]]]:
    """Every way a shape lies on the board: its turn, and its hexes in order."""
    found = []
    cells = [cube(q, r) for q, r in shape]
    for turn in range(6):
        for dx in range(-6, 7):
            for dy in range(-6, 7):
                moved = tuple((x + dx, y + dy, z - dx - dy) for x, y, z in cells)
                if all(max(map(abs, c)) <= 2 for c in moved):
                    found.append((turn, moved))
        cells = [sixth(c) for c in cells]
    return found


@pytest.mark.clause("KT-1", "KT-34", "KT-H17", "KT-R3")
@pytest.mark.parametrize("name", COUNTS)
def test_placements_are_those_found_by_brute_force(name: str) -> None:
    shapes = read_content(GAME.content)["shape"]
    shape, found = list(shapes).index(name), brute(shapes[name])
    assert (len({frozenset(cells) for _, cells in found}), len({cells for _, cells in found})) == COUNTS[name]
    numbered = {(turn, tuple(BOARD.index(c) for c in cells)) for turn, cells in found}
    size = len(shapes[name])
    table = {(spot // HEXES, tuple(BOX.cell[shape][spot][:size])) for spot in range(SPOTS) if BOX.mask[shape][spot]}
    assert table == numbered
    for spot in range(SPOTS):
        if BOX.mask[shape][spot]:
            cells = BOX.cell[shape][spot][:size]
            assert cells[0] == spot % HEXES
            assert BOX.mask[shape][spot] == sum(1 << cell for cell in cells)
    assert sorted(BOX.spot[shape][: len(found)]) == [i for i in range(SPOTS) if BOX.mask[shape][i]]


@pytest.mark.clause("KT-H32")
@pytest.mark.parametrize("box", ["standard", "first"])
def test_spots_of_a_piece_look_different_and_nothing_is_left_out(box: str) -> None:
    made, shapes = GAME.make_box({"box": box}), read_content(GAME.boxes[box].path)["shape"]
    for kind in range(made.kinds):
        size, shape, icons = made.size[kind], made.shape[kind], made.icons[kind]
        looks = {frozenset(zip(cells, icons[:size], strict=True)) for _, cells in brute(list(shapes.values())[shape])}
        spots = [i for i in range(SPOTS) if made.mask[shape][i] and i < made.turns[kind] * HEXES]
        assert len(spots) == len(looks) == made.places[kind]
        assert sorted(made.spot[shape][: made.places[kind]]) == spots


@pytest.mark.clause("KT-H22", "KT-H11", "KT-H13", "KT-H20")
def test_what_is_visible_after_ten_thousand_random_stacks() -> None:
    random, s = Random(4), State()
    stacks: list[list[tuple[int, int]]] = [[] for _ in range(HEXES)]
    pieces: list[tuple[int, list[int]]] = []
    for step in range(10_000):
        if pieces and (len(pieces) > 60 or random.random() < 0.45):
            loose = [p for p in pieces if all(stacks[h][-1][0] == id(p) for h in p[1])]
            gone = random.choice(loose)
            at = on_top(s, BOX, 0, random.choice(gone[1]))
            assert remove(s, BOX, at) == gone[0]
            pieces = [p for p in pieces if p is not gone]
            for h in gone[1]:
                stacks[h].pop()
        else:
            kind = random.randrange(BOX.kinds)
            shape = BOX.shape[kind]
            spot = BOX.spot[shape][random.randrange(BOX.places[kind])]
            lay(s, BOX, 0, kind, spot)
            piece = (kind, BOX.cell[shape][spot][: BOX.size[kind]])
            pieces.append(piece)
            for i, h in enumerate(piece[1]):
                stacks[h].append((id(piece), BOX.icons[kind][i]))
        by_id = {id(p): p for p in pieces}
        level = [BOX.level[by_id[stack[-1][0]][0]] if stack else k.NONE for stack in stacks]
        icons = [stack[-1][1] if stack else k.NONE for stack in stacks]
        for icon in range(ICONS):
            assert s.seats[0].shows[icon] == sum(1 << h for h in range(HEXES) if icons[h] == icon)
        for each in range(LEVELS):
            assert s.seats[0].level[each] == sum(1 << h for h in range(HEXES) if level[h] == each)
        if step % 10 == 0:
            free = [p for p in pieces if all(stacks[h][-1][0] == id(p) for h in p[1])]
            most = max((BOX.size[p[0]] for p in free), default=0)
            assert loosest(s, BOX, 0) == sum(1 << min(p[1]) for p in free if BOX.size[p[0]] == most)
            assert [height(s, BOX, 0, h) for h in range(HEXES)] == [len(stack) for stack in stacks]
            assert bare(s, 0) == sum(1 << h for h in range(HEXES) if not stacks[h])
            blue = {h for h in range(HEXES) if h == k.CENTER or k.Level.YELLOW <= level[h] <= k.Level.BLUE}
            purple = {h for h in range(HEXES) if h == k.CENTER or level[h] >= k.Level.BLUE}
            assert support(s, 0, k.Level.BLUE) == sum(1 << h for h in blue)
            assert support(s, 0, k.Level.PURPLE) == sum(1 << h for h in purple)
            assert support(s, 0, k.Level.YELLOW) == ALL_HEXES


def test_covering_a_part_leaves_the_rest_alone() -> None:
    s = State()
    cover(s, BOX, 0, 2, 9, 1 << 9)
    assert s.seats[0].level[0] == 1 << 9
