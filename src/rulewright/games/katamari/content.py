"""Reads a box file and the chosen track into a Box: numbers, shapes with their spots, and kinds of pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from rulewright.kernel import Content

from .rules.placement import Cell, connected, lying, spots, ways
from .state import BAG, HEXES, KINDS, LEVELS, LONG, LONGEST, PIECES, SEATS, SHAPES, SHORT, SIZES, STANDARD, Box, Level

SYMBOL_NAMES = ("smiley", "flower", "cow", "pencil")
SYMBOL = "SYM"
"""A placeholder in a box file for each of the four symbols in turn."""
ICON_NAMES = ("-", "d1", "d2", "d3", "star", "star2", *SYMBOL_NAMES)
DICE_ON: dict[int, tuple[str, ...]] = {Level.YELLOW: ("d1",), Level.BLUE: ("d1", "d2"), Level.PURPLE: ("d2", "d3")}
"""KT-23: the dice icons allowed on each level."""
LEVEL_NAMES = ("Yellow", "Blue", "Purple")


class Piece(NamedTuple):
    """One kind of piece."""

    thing: str
    shape: int
    icons: list[int]
    copies: int


def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Box:
    """Build the box of a game from the printed components and the options."""
    box, numbers = Box(), file.table("numbers")
    track = {word: file.table("track").number(word, 1, LONGEST) for word in (STANDARD, SHORT, LONG)}
    box.rounds = track[options["track"]]
    box.crash = numbers.number("crash", 1, 108)
    box.cycle = numbers.number("cycle", 1, 100)
    box.majority = numbers.number("majority", 0, 100)
    box.center = numbers.number("center", 1, 3)
    box.supply = numbers.number("supply", 1, 100)
    box.success = numbers.numbers("success", 1, 6, LEVELS)
    box.texts["cousins"] = file.texts("cousins", SEATS, most=16, why="there is one on each of the four boards (KT-1)")
    shapes = read_shapes(box, file.table("shape"))
    read_pieces(box, file, shapes)
    return box


def read_shapes(box: Box, table: Content) -> dict[str, list[Cell]]:
    """KT-R3: the shapes by name, and the spots where each can be placed."""
    found: dict[str, list[Cell]] = {}
    for i, name in enumerate(table.names()):
        if i == SHAPES:
            raise ValueError(f"[shape] has more than {SHAPES} shapes: leave some out")
        cells = [(q, r) for q, r in table.numbers(name, -4, 4, (1, SIZES), 2)]
        on_board = spots(cells)
        if len(set(cells)) < len(cells) or not on_board:
            table.wrong(name, "list different hexes that fit on a board five across")
        if not connected(cells):
            table.wrong(name, "it falls apart; make every hex touch another of the piece")
        for k, spot in enumerate(on_board):
            box.spot[i][k] = spot
            for j, cell in enumerate(lying(cells, spot)):
                box.cell[i][spot][j] = cell
                box.mask[i][spot] |= 1 << cell
        found[name] = cells
    return found


def read_pieces(box: Box, file: Content, shapes: Mapping[str, Sequence[Cell]]) -> None:
    """KT-3, KT-4, KT-23, KT-R4: the six bags, from small to large."""
    names, cells = list(shapes), list(shapes.values())
    pieces: list[Piece] = []
    for row in file.rows("piece", (SIZES, KINDS), by="kind"):
        row.text("kind", 8)
        pieces += read_piece(row, names, cells)
    sizes = [len(cells[piece.shape]) for piece in pieces]
    if sizes != sorted(sizes) or set(sizes) != set(range(1, SIZES + 1)):
        raise ValueError("[[piece]] are not in order: list pieces of every size from 1 to 6, the small ones first")
    if len(pieces) > KINDS or sum(piece.copies for piece in pieces) > PIECES:
        raise ValueError(f"[[piece]] are too many: {KINDS} kinds and {PIECES} pieces at most, each symbol being a kind")
    box.kinds = len(pieces)
    box.first = [sizes.index(size) for size in range(1, SIZES + 1)] + [len(pieces)]
    for a, b in pairwise(box.first):
        held = sum(piece.copies for piece in pieces[a:b])
        if not 1 <= held <= BAG:
            raise ValueError(f"the bag of size {sizes[a]} holds {held} pieces: make it 1 to {BAG}")
    for kind, piece in enumerate(pieces):
        shape = cells[piece.shape]
        box.size[kind], box.level[kind], box.shape[kind] = len(shape), level_of(len(shape)), piece.shape
        box.copies[kind], box.turns[kind] = piece.copies, ways(shape, piece.icons)
        box.places[kind] = sum(mask > 0 for mask in box.mask[piece.shape][: box.turns[kind] * HEXES])
        box.icons[kind] = piece.icons + [0] * (SIZES - len(shape))
    box.texts["things"] = [piece.thing for piece in pieces]


def read_piece(row: Content, names: list[str], cells: list[Sequence[Cell]]) -> list[Piece]:
    """A kind of piece, or one for each symbol."""
    shape = row.choice("shape", names)
    size = len(cells[shape])
    icons = row.texts("icons", size, most=8)
    words = ("star", "star2", "-", SYMBOL, *SYMBOL_NAMES, *DICE_ON[level_of(size)])
    if not set(icons) <= set(words):
        row.wrong("icons", f"on {LEVEL_NAMES[level_of(size)]} Stuff use only {', '.join(words)}")
    thing, copies = row.text("thing", 24), row.number("copies", 0, BAG)
    found = []
    for symbol in SYMBOL_NAMES if SYMBOL in icons else ("",):
        printed = [ICON_NAMES.index(symbol if icon == SYMBOL else icon) for icon in icons]
        found.append(Piece(f"{symbol} {thing}".strip(), shape, printed, copies))
    return found


def level_of(size: int) -> int:
    """KT-4: Yellow is 1 and 2, Blue 3 and 4, Purple 5 and 6."""
    return (size - 1) // 2
