"""The box on paper: Stuff, a board for every Cousin, the Emperor's track and the dice (KT-1 to KT-7)."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.telling.drawing import group, path, polygon, rect, text
from rulewright.telling.prints import BOARDS, DICE, MARKERS, PIECES, WIDEST, Piece, Prints, Stock, counter, cube

from ..notes import SAY
from ..rules.placement import CELLS
from ..state import CENTER, HEXES, SYMBOLS, Box
from .board import space
from .names import SYMBOL_WORDS
from .picture import CORNERS, RIM, TINTS, UNIT, definitions, hex_icon
from .picture import DICE as LOOKS

HEX = 20.0
"""The width of a hex in millimetres."""
EDGE = 3
ABREAST = 7
"""Spaces of the track in a row."""


def prints(box: Box) -> Prints:
    stuff = [_stuff(box, kind) for kind in range(box.kinds)]
    boards = [_cousin(box, TINTS[seat]) for seat in range(box.seats)]
    crown = path("M-14 8L-17 -10L-7 -3L0 -14L7 -3L17 -10L14 8z", fill="#ffd23f", stroke="#5b3a00", stroke_width=2.5)
    dice = [cube(*look, box.supply) for look in LOOKS]
    score = [SAY("row-stars"), *(SAY("row-most", symbol=SYMBOL_WORDS[symbol]) for symbol in range(SYMBOLS))]
    return Prints(
        [
            Stock(PIECES, stuff),
            Stock(BOARDS, [*boards, _track(box)]),
            Stock(MARKERS, [counter(group(crown, scale=1.6), 1, "#d9c7f2")]),
            Stock(DICE, dice),
        ],
        definitions(),
        score,
    )


def _on_paper(hexes: Sequence[int]) -> list[tuple[float, float]]:
    """The middles of hexes seen from above."""
    return [((q + r / 2) * UNIT, r * UNIT * 0.866) for q, r in (CELLS[hex] for hex in hexes)]


def _framed(middles: Sequence[tuple[float, float]], parts: str, edge: float) -> Piece:
    """Hexes cut out of the plane, with a little room around them."""
    left, top = min(x for x, _ in middles) - UNIT / 2 - edge, min(y for _, y in middles) - UNIT * 0.578 - edge
    right, low = max(x for x, _ in middles) + UNIT / 2 + edge, max(y for _, y in middles) + UNIT * 0.578 + edge
    size = (right - left, low - top)
    return Piece(group(parts, at=(-left, -top)), size, size[0] * HEX / UNIT)


def _hex(x: float, y: float, **look: object) -> str:
    return polygon(((x + dx, y + dy) for dx, dy in CORNERS), **look)


def _stuff(box: Box, kind: int) -> Piece:
    """A piece of Stuff from above."""
    shape, size, level = box.shape[kind], box.size[kind], box.level[kind]
    spot = next(s for s in (CENTER, *range(len(box.mask[shape]))) if box.mask[shape][s])
    middles = _on_paper(box.cell[shape][spot][:size])
    parts = [_hex(x, y, fill=f"url(#kt-{level})", stroke=RIM[level], stroke_width=4) for x, y in middles]
    parts += [group(hex_icon(icon, level), at=at) for icon, at in zip(box.icons[kind], middles, strict=False)]
    made = _framed(middles, "".join(parts), EDGE)
    return Piece(made.drawing, made.size, made.wide, box.copies[kind])


def _cousin(box: Box, tint: str) -> Piece:
    """KT-1, KT-2: a Katamari Board."""
    middles = _on_paper(range(HEXES))
    parts = [_hex(x, y, fill=tint, stroke="#8a6a3a", stroke_width=3) for x, y in middles]
    parts.append(group(hex_icon(box.center, 0), at=middles[CENTER]))
    return _framed(middles, "".join(parts), 14)


def _track(box: Box) -> Piece:
    """The Emperor's track, from Start to Done."""
    spaces = [space(box, i) for i in range(box.rounds + 1)]
    across, down = WIDEST / ABREAST, 20.0
    parts = [rect(0, 0, WIDEST, down * -(-len(spaces) // ABREAST), fill="#fff6e4")]
    for i, words in enumerate(spaces):
        x, y = i % ABREAST * across, i // ABREAST * down
        parts.append(rect(x + 1, y + 1, across - 2, down - 2, rx=3, fill="#f7e2f0", stroke="#5b3a00", stroke_width=0.4))
        parts.append(text(words, x + across / 2, y + down / 2 + 1.8, 5, across - 4, fill="#2a1c00"))
    return Piece("".join(parts), (WIDEST, down * -(-len(spaces) // ABREAST)), WIDEST)
