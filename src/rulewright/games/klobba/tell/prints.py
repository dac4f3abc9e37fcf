"""The box on paper: Barbarians, Action cards, the storm, totems and Stars (KB-2)."""

from __future__ import annotations

from rulewright.telling.drawing import group, path, rect, star_shape, text
from rulewright.telling.prints import CARDS, MARKERS, Piece, Prints, Stock, card, counter

from ..notes import SAY
from ..state import BARBARIANS, Box, Side
from ..state import CARDS as KINDS
from .names import STORM
from .picture import GOLD, INK, SHEET, action, barbarian

TOTEM = "M8 70L6 46L12 44L10 24L2 14L14 16L22 2L30 16L42 14L34 24L32 44L38 46L36 70z"
BOLT = "M56 26L28 78H46L38 118L74 62H54L64 26z"


def prints(box: Box) -> Prints:
    cards = [card(barbarian(box, number)) for number in range(BARBARIANS)]
    cards += [card(_storm(SAY("storm", storm=storm))) for storm in STORM]
    cards += [card(action(box, kind), box.copies[kind], (140, 196)) for kind in range(KINDS)]
    star = path(star_shape(32), fill="#ffd95a", stroke="#3c2806", stroke_width=4)
    markers = [_totem(side, wide) for wide in (30.0, 20.0) for side in Side]
    return Prints([Stock(CARDS, cards), Stock(MARKERS, [*markers, counter(star, box.stars, "#f5ead2", 14)])])


def _storm(name: str) -> str:
    sheet = path("M4 3L97 2L98 137L2 138z", fill=SHEET) + path("M8 8L92 7L93 132L7 133z", fill="#2b2745")
    return sheet + path(BOLT, fill=GOLD, stroke=INK, stroke_width=2) + text(name, 50, 128, 14, 82, fill=SHEET)


def _totem(side: int, wide: float) -> Piece:
    """KB-20: the totem of a side, for its holder, or its marker, for the partner."""
    black = side == Side.BLACK
    look = {"fill": "#241a2b" if black else "#f6efe0", "stroke": GOLD if black else "#5a4a3a", "stroke_width": 4}
    ground = rect(0, 0, 60, 84, fill="#fff" if black else "#6b5a78")
    return Piece(ground + group(path(TOTEM, **look), at=(8, 6)), (60, 84), wide)
