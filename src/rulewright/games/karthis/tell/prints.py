"""What an adventure needs on paper: the pack, the Tiles Chart, the explorer, squared paper and dice (KA-2, KA-3)."""

from __future__ import annotations

from itertools import groupby

from rulewright.telling.drawing import group, path, rect, text, wrapped
from rulewright.telling.language import number as written
from rulewright.telling.parts import die
from rulewright.telling.prints import (
    BOARDS,
    CARDS,
    DICE,
    MARKERS,
    WIDEST,
    Piece,
    Prints,
    Stock,
    card,
    counter,
    cube,
    standing,
)

from ..notes import SAY
from ..rules.deck import highest, is_face, is_threat, suit
from ..rules.encounters import challenge_rating
from ..state import CELLS, COLUMNS, JOKER, NONE, RANKS, REACHED, ROWS, STAIRS_AT, Box, Side, State, Suit
from .names import RANK_NAMES, event_name
from .picture import GOLD, HEART, INK, SUITS, VELLUM, S, definitions, explorer, tile

SQUARE = 10.4
"""A square of the map, in millimetres."""
ROW_OF_TILES = 5
BLANK = 40
"""A cell that is not the start."""


def prints(box: Box) -> Prints:
    cards = [card(_card(box, number)) for number in pack()]
    boards = [_chart(box), _sheet_of_explorer(box), _map(box)]
    digits = [counter(text(str(n), 0, 16, 46, fill=ink), 1, fill, 14) for fill, ink in DIGITS for n in range(10)]
    figure = standing(explorer(), (2, 0, 38, 53), 1, 16)
    floors = [SAY("row-treasures-of", floor=n) for n in range(1, 7)]
    score = [*floors, SAY("row-joker"), SAY("row-crown")]
    stocks = [Stock(CARDS, cards), Stock(BOARDS, boards), Stock(MARKERS, [figure, *digits])]
    return Prints([*stocks, Stock(DICE, [cube("#fffaf0", INK, 1)])], definitions(), score)


DIGITS = (("#fffaf0", INK), ("#8a2f2a", "#fff6e6"))
"""Two sets of lots in place of ten-sided dice: tens and ones."""


def pack() -> list[int]:
    """KA-8, KA-9: the cards that an adventure uses, face cards included."""
    plain = [kind * RANKS + rank for kind in range(Suit.JOKERS) for rank in range(highest(kind))]
    faces = [number for number in range(JOKER) if is_face(number)]
    return [*plain, *faces, JOKER, JOKER + 1]


def _card(box: Box, number: int) -> str:
    ground = rect(1, 1, 98, 138, rx=8, fill="#f6ead0", stroke="#4b3a28", stroke_width=2)
    words = event_name(box, number, NONE)
    if number >= JOKER:
        crown = path("M-30 24l-8 -52l30 18l8 -38l8 38l30 -18l-8 52z", fill=GOLD, stroke="#5c4209", stroke_width=3)
        return (
            ground
            + group(crown, at=(50, 62))
            + text(SAY("row-crown" if number > JOKER else "row-joker"), 50, 118, 15, 88, fill=INK)
        )
    shape, ink = SUITS[suit(number)]
    kind = SAY("picture-enemy") if is_face(number) else SAY("picture-threat") if is_threat(number) else ""
    lines = [*wrapped(words.partition(" ")[2], 12, 86, 3)]
    lines += [kind] if kind and kind not in lines else []
    parts = [
        ground,
        text(RANK_NAMES[number % RANKS], 20, 34, 30, 32, fill=ink),
        group(path(shape, fill=ink), at=(50, 64), scale=2.4),
    ]
    parts += [text(line, 50, 108 + 14 * i, 12, 88, fill=INK) for i, line in enumerate(lines)]
    return "".join(parts)


def _chart(box: Box) -> Piece:
    """KA-3, KA-19: the tile of every roll, as it lies when entered from below."""
    looks = [(box.ways[i][Side.NORTH], box.stairs[i][Side.NORTH]) for i in range(100)]
    runs = [(look, [i + 1 for i, _ in run]) for look, run in groupby(enumerate(looks), key=lambda pair: pair[1])]
    rows = -(-len(runs) // ROW_OF_TILES)
    across, down = S + 20, S + 44
    size = (ROW_OF_TILES * across + 20, rows * down + 12)
    parts = [rect(0, 0, *size, rx=10, fill="#efe0bb", stroke=INK, stroke_width=2)]
    for n, ((ways, stairs), rolls) in enumerate(runs):
        x, y = 10 + (n % ROW_OF_TILES + 0.5) * across, 12 + n // ROW_OF_TILES * down
        s = State()
        s.ways[BLANK], s.mark[BLANK], s.enemy_at = ways, stairs << STAIRS_AT | REACHED, NONE
        parts.append(group(tile(s, box, BLANK), at=(x, y + S / 2)))
        said = "-".join(f"{roll % 100:02}" for roll in dict.fromkeys((rolls[0], rolls[-1])))
        parts.append(text(said, x, y + S + 24, 20, fill=INK))
    return Piece("".join(parts), size, min(WIDEST, 150.0))


def _sheet_of_explorer(box: Box) -> Piece:
    """Health, the cards for each face of the die, and the floors with what treasures are worth there."""
    parts = [rect(0, 0, 186, 74, rx=3, fill="#efe0bb", stroke=INK, stroke_width=0.5)]
    step = min(12.0, 174 / box.health)
    parts += [
        group(path(HEART, fill=VELLUM, stroke="#b3202c", stroke_width=1.6), at=(10 + step * i, 10), scale=step / 32)
        for i in range(box.health)
    ]
    for face, cards in enumerate(box.cards, 1):
        x = 12.0 + 29 * (face - 1)
        parts.append(group(die(face, 9), at=(x, 26)))
        parts += [
            rect(x + 7 + 5 * i, 21, 4.4, 9, rx=0.8, fill=VELLUM, stroke=INK, stroke_width=0.4) for i in range(cards)
        ]
    for i, what in enumerate(("floor", "multiplier", "rating")):
        parts.append(text(SAY(f"picture-{what}"), 4, 44 + 10 * i, 3.2, 24, fill=INK, anchor="start"))
    for floor in range(1, 7):
        x = 30 + 25.5 * (floor - 1)
        there = State()
        there.floor = floor
        rating = challenge_rating(there, box)
        for i, value in enumerate((str(floor), f"x{written(box.multiplier[floor - 1])}", str(rating))):
            parts.append(rect(x, 38 + 10 * i, 24.5, 9, fill=VELLUM, stroke=INK, stroke_width=0.3))
            parts.append(text(value, x + 12.2, 44.4 + 10 * i, 4, 23, fill=INK))
    return Piece("".join(parts), (186, 74), WIDEST)


def _map(box: Box) -> Piece:
    """KA-11, KA-H4: squared paper, with the start."""
    used = [cell for cell in range(CELLS) if inside(box, cell)]
    columns, rows = 1 + max(cell % COLUMNS for cell in used), 1 + max(cell // COLUMNS for cell in used)
    lines = "".join(f"M{10 * i} 0V{10 * rows}" for i in range(columns + 1)) + "".join(
        f"M0 {10 * i}H{10 * columns}" for i in range(rows + 1)
    )
    parts = [
        rect(0, 0, 10 * columns, 10 * rows, fill="#fffdf6"),
        path(lines, stroke="#b9a98a", stroke_width=0.3, fill="none"),
    ]
    x, y = box.start % COLUMNS, rows - 1 - box.start // COLUMNS
    parts.append(rect(10 * x + 0.4, 10 * y + 0.4, 9.2, 9.2, fill="none", stroke=GOLD, stroke_width=0.8))
    return Piece("".join(parts), (10 * columns, 10 * rows), SQUARE * columns)


def inside(box: Box, cell: int) -> bool:
    """Whether a cell is on the sheet in use: those beyond it have a border that nothing inside faces."""
    row, column = divmod(cell, COLUMNS)
    top = next((r for r in range(ROWS) if box.border[r * COLUMNS] & 1), ROWS - 1)
    right = next((c for c in range(COLUMNS) if box.border[c] >> Side.EAST & 1), COLUMNS - 1)
    return row <= top and column <= right
