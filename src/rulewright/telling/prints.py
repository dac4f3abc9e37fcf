"""What a box holds on paper, declared by a game's `tell`, and how it is laid out on sheets in true size, with cut marks.

`prints(box)` in `tell` returns `Prints`, made from the drawings of the game's picture.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulewright.telling.drawing import circle, group, path, polygon, rect, tag, text
from rulewright.telling.parts import PIPS

CARDS, BOARDS, PIECES, MARKERS, DICE = "cards", "boards", "pieces", "markers", "dice"
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres."""
MARGIN, HEAD, FOOT, GAP = 12.0, 15.5, 20.0, 11.0
"""What a sheet keeps free at its sides, above and below, and between blocks of pieces, in millimetres."""
WIDEST, HIGHEST = 186.0, 243.9
"""The largest piece that fits on a sheet of either paper, in millimetres."""
CARD, SMALL = 58.0, 44.0
"""Widths of cards: nine on a sheet of either paper, and small ones. Both fit usual sleeves."""
TICK, AWAY = 3.5, 1.0
"""How long a cut mark is, and how far from the piece it ends."""
UNIT = 10.0
"""Units of a sheet's drawing in a millimetre."""
HAIR = "#4a4a4a"


@dataclass(frozen=True)
class Piece:
    """One kind of thing to cut out: a drawing from the origin to `size`, its width on paper, and how many the box holds."""

    drawing: str
    size: tuple[float, float]
    wide: float
    copies: int = 1

    @property
    def high(self) -> float:
        return self.wide * self.size[1] / self.size[0]


@dataclass(frozen=True)
class Stock:
    """Pieces that belong together: CARDS, BOARDS, PIECES, MARKERS or DICE."""

    kind: str
    pieces: Sequence[Piece]


@dataclass(frozen=True)
class Prints:
    """Everything to print of one box."""

    stocks: Sequence[Stock]
    defs: str = ""
    """Gradients and patterns that the drawings refer to."""
    score: Sequence[str] = ()
    """The rows of a score sheet, for each player."""
    reference: Sequence[str] = ()
    """The clauses that make up a reference sheet, such as those with prices."""


@dataclass(frozen=True)
class Placed:
    """A piece on a sheet, by its upper left corner in millimetres."""

    piece: Piece
    x: float
    y: float


@dataclass(frozen=True)
class Block:
    """Pieces of one size in rows, edge to edge, so that one cut parts two of them."""

    kind: str
    x: float
    y: float
    columns: int
    pieces: Sequence[Piece]

    def placed(self) -> Iterator[Placed]:
        one = self.pieces[0]
        for i, piece in enumerate(self.pieces):
            row, column = divmod(i, self.columns)
            yield Placed(piece, self.x + column * one.wide, self.y + row * one.high)

    @property
    def bottom(self) -> float:
        return self.y + -(-len(self.pieces) // self.columns) * self.pieces[0].high


def laid_out(stocks: Sequence[Stock], paper: str) -> list[list[Block]]:
    """Every piece, as often as the box holds it, on as few sheets as its order allows."""
    width, height = PAPERS[paper]
    low, sheets, y = height - FOOT, list[list[Block]](), 0.0
    for stock in stocks:
        for run in _runs(stock):
            one, done = run[0], 0
            if one.wide > WIDEST or one.high > HIGHEST:
                raise ValueError(f"a piece of {one.wide:.0f} by {one.high:.0f} mm does not fit on a sheet")
            columns = int((width - 2 * MARGIN) // one.wide)
            while done < len(run):
                top = y + GAP if sheets and sheets[-1] else HEAD
                rows = int((low - top + 0.01) // one.high)
                if rows < 1 or not sheets:
                    sheets.append([])
                    y = 0.0
                    continue
                some = run[done : done + rows * columns]
                abreast = min(columns, len(some))
                block = Block(stock.kind, (width - abreast * one.wide) / 2, top, abreast, some)
                sheets[-1].append(block)
                done, y = done + len(some), block.bottom
    return sheets


def _runs(stock: Stock) -> list[list[Piece]]:
    """The copies of a stock's pieces, those of one size together."""
    found: dict[tuple[int, int], list[Piece]] = {}
    for piece in stock.pieces:
        found.setdefault((round(100 * piece.wide), round(100 * piece.high)), []).extend([piece] * piece.copies)
    return [run for run in found.values() if run]


def drawn(block: Block) -> str:
    """A block in units of the sheet: its pieces, and the marks to cut by."""
    pieces = "".join(
        tag(
            "g",
            at.piece.drawing,
            transform=f"translate({at.x * UNIT:.2f} {at.y * UNIT:.2f}) scale({at.piece.wide * UNIT / at.piece.size[0]:.5f})",
        )
        for at in block.placed()
    )
    return pieces + tag("path", d="".join(marks(block)), stroke=HAIR, stroke_width=2, fill="none")


def marks(block: Block) -> Iterator[str]:
    """Short lines in the margin, in line with every cut."""
    one, n = block.pieces[0], len(block.pieces)
    rows = -(-n // block.columns)
    last = n - (rows - 1) * block.columns
    for column in range(block.columns + 1):
        x = block.x + column * one.wide
        below = block.y + (rows if column <= last else rows - 1) * one.high
        yield _line(x, block.y - AWAY, 0, -TICK)
        yield _line(x, below + AWAY, 0, TICK)
    for row in range(rows + 1):
        y = block.y + row * one.high
        right = block.x + (last if row == rows else block.columns) * one.wide
        yield _line(block.x - AWAY, y, -TICK, 0)
        yield _line(right + AWAY, y, TICK, 0)


def _line(x: float, y: float, across: float, down: float) -> str:
    return f"M{x * UNIT:.1f} {y * UNIT:.1f}l{across * UNIT:.1f} {down * UNIT:.1f}"


# ---------------------------------------------------------------- pieces that several games share


def card(drawing: str, copies: int = 1, size: tuple[float, float] = (100, 140), wide: float = CARD) -> Piece:
    """A card of the usual size, unless another is given."""
    return Piece(drawing, size, wide, copies)


def counter(inside: str, copies: int, fill: str, wide: float = 18, edge: str = "#2a2018") -> Piece:
    """A round counter with a small drawing, centred on the origin and about 60 wide."""
    disc = circle(50, 50, 47, fill=fill, stroke=edge, stroke_width=3)
    return Piece(disc + group(inside, at=(50, 50)), (100, 100), wide, copies)


def standing(drawing: str, frame: tuple[float, float, float, float], copies: int, wide: float) -> Piece:
    """A figure to fold in the middle, so that it shows on both sides, with a flap to stand on. `frame` is of the figure."""
    x, y, across, down = frame
    flap = down * 0.22
    one = group(drawing, at=(-x, flap + down - y))
    other = group(drawing, at=(across + x, flap + down + y), turn=180)
    lines = tag(
        "path",
        d=f"M0 {flap + down:.1f}h{across}M0 {flap:.1f}h{across}M0 {flap + 2 * down:.1f}h{across}",
        stroke="#8a8a8a",
        stroke_dasharray=f"{down / 25:.2f} {down / 25:.2f}",
        stroke_width=down / 150,
        fill="none",
    )
    size = (across, 2 * (flap + down))
    return Piece(rect(0, 0, *size, fill="#fff") + one + other + lines, size, wide, copies)


NET = ((0, 1, 2), (1, 1, 1), (2, 1, 5), (3, 1, 6), (1, 0, 3), (1, 2, 4))
"""A cube unfolded: column, row and face. Opposite faces add up to seven."""
TABS = (
    "M0 100l12 -22h76l12 22z", "M0 200l12 22h76l12 -22z", "M200 100l12 -22h76l12 22z", "M200 200l12 22h76l12 -22z",
    "M300 100l12 -22h76l12 22z", "M300 200l12 22h76l12 -22z", "M400 100l22 12v76l-22 12z",
)  # fmt: skip


def cube(fill: str, ink: str, copies: int, wide: float = 61) -> Piece:
    """A die to cut out, fold and glue."""
    parts = [path("".join(TABS), fill="#ffffff", stroke=HAIR, stroke_width=1.5)]
    for column, row, face in NET:
        x, y = 100.0 * column, 100.0 * row
        parts.append(rect(x, y, 100, 100, fill=fill, stroke=HAIR, stroke_width=1.5))
        parts += [circle(x + 50 + 26 * a, y + 50 + 26 * b, 10, fill=ink) for a, b in PIPS[face]]
    return Piece(group(*parts, at=(2, 2)), (426, 304), wide, copies)


EIGHT = (1, 2, 6, 8, 7, 3)
"""Six of the eight triangles of an octahedron in a row; 4 is above the second and 5 below the third. Opposites add up to nine."""


def octahedron(fill: str, ink: str, copies: int, wide: float = 84) -> Piece:
    """A die with eight faces to cut out, fold and glue."""
    high = 50 * math.sqrt(3)
    line: dict[str, object] = {"stroke": HAIR, "stroke_width": 1.5}

    def triangle(left: float, top: float, up: bool, face: int) -> str:
        tip, base = (top, top + high) if up else (top + high, top)
        shape = polygon(((left, base), (left + 100, base), (left + 50, tip)), fill=fill, **line)
        return shape + text(str(face), left + 50, base + (-high / 3 if up else high / 3) + 13, 36, fill=ink)

    def tab(a: tuple[float, float], b: tuple[float, float]) -> str:
        """A flap to glue, to the left of the way from one corner to the other."""
        dx, dy = (b[0] - a[0]) / 100, (b[1] - a[1]) / 100
        c, d = (
            (b[0] - 14 * dx + 16 * dy, b[1] - 14 * dy - 16 * dx),
            (a[0] + 14 * dx + 16 * dy, a[1] + 14 * dy - 16 * dx),
        )
        return polygon((a, b, c, d), fill="#ffffff", **line)

    above = ((50.0, high), (100.0, 0.0), (150.0, high))
    below = ((200, 2 * high), (150, 3 * high), (100, 2 * high), (350, high), (300, 2 * high))
    corners = above + below
    parts = [tab(corners[i], corners[i + 1]) for i in (0, 1, 3, 4, 6)]
    parts += [triangle(50 * i, high, i % 2 == 0, face) for i, face in enumerate(EIGHT)]
    parts += [triangle(50, 0, True, 4), triangle(100, 2 * high, False, 5)]
    return Piece(group(*parts, at=(2, 12)), (372, 3 * high + 24), wide, copies)
