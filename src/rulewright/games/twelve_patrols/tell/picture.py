"""The kingdom as a picture: its regions, the patrols between them, the display and the barracks."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import has, size
from rulewright.telling.drawing import (
    TABLE,
    WIDTH,
    Picture,
    Player,
    circle,
    ellipse,
    gradient,
    group,
    path,
    rect,
    text,
)
from rulewright.telling.parts import PIPS, pattern, pen, plate, strip

from ..notes import SAY
from ..rules.kingdom import beyond_gap, gap_cell
from ..rules.soldiers import colour_of, face_of
from ..state import (
    CELLS,
    COLOURS,
    FIRST_COLUMN_GAP,
    GAPS,
    KINGDOM,
    NONE,
    PATROLS,
    SIDES,
    Box,
    Demand,
    Direction,
    Outcome,
    State,
)
from ..state import WIDTH as ACROSS
from .facts import coming
from .names import SIGNS, card_name, soldiers

TALL, GAP = 1.12, 0.42
"""The height of a region and the width of a border, in widths of a region."""
INK = "#2a1e14"
PAINT = (("#2c3f5c", "#f6ecd4", "#0f1826"), ("#b8472c", "#fff1dd", "#4a150a"), ("#f3e3b5", "#3a2a12", "#5c431b"))
PATTERNS = ("url(#tp-hatch)", "url(#tp-dots)", "")
HILLS, LOW = "M0 62Q22 44 46 58T100 52V112H0z", "M0 82Q30 70 58 80T100 76V112H0z"
SCENES = (
    ("#f6e3b0", "#d9c06c", "#c3a24a", "M0 66H100V112H0z", "M0 84Q50 78 100 84V112H0z", "M72 34a9 9 0 1 0 .1 0M10 76l3 -9l3 9M24 74l3 -10l3 10M40 77l3 -9l3 9M60 75l3 -10l3 10M80 77l3 -9l3 9"),
    ("#e9e0b8", "#7fa06a", "#4f7a4a", HILLS, LOW, "M16 84V72M16 74L6 74L13 62H8L16 46L24 62H19L26 74zM44 88V74M44 76L32 76L40 62H35L44 42L53 62H48L56 76zM76 84V72M76 74L66 74L73 62H68L76 46L84 62H79L86 74z"),
    ("#dfe6e4", "#9aa6a4", "#76857f", "M0 74L24 34L44 64L66 26L100 76V112H0z", "M0 90Q34 78 50 96T100 88V112H0z", "M24 34L18 50L24 46L28 54M66 26L58 44L66 39L72 50M38 112Q44 94 54 88T62 70M50 112Q54 98 62 90T68 72"),
    ("#dcdcc0", "#a3ab82", "#7d8a62", "M0 64H100V112H0z", "M0 92Q20 84 44 92T100 88V112H0z", "M14 92V60M14 60q-4 4 0 12q4 -8 0 -12M22 94V66M80 90V58M80 58q-4 4 0 12q4 -8 0 -12M88 92V68M34 76h16M56 72h20M40 84h22M60 100h20"),
    ("#e3efd2", "#9cc27a", "#6ea352", "M0 70L0 46Q26 60 50 82Q74 58 100 44V112H0z", "M0 96Q40 86 60 100T100 94V112H0z", "M50 84Q44 92 54 98T48 112M56 84Q52 92 62 98T58 112M10 58l8 6M84 56l-8 8M22 92q3 -6 6 0M78 92q3 -6 6 0"),
    ("#e2ecf0", "#86b3c6", "#5b94ad", "M0 60H100V112H0z", "M0 96Q50 104 100 94V112H0z", "M0 60L18 46L34 60M62 60L80 44L100 60M10 72q5 -4 10 0t10 0M44 70q5 -4 10 0t10 0M70 78q5 -4 10 0t10 0M22 84q5 -4 10 0t10 0"),
    ("#f7dcc0", "#d0825a", "#a8573a", "M0 74Q18 38 40 66Q58 30 82 60Q92 50 100 58V112H0z", "M0 92Q24 74 50 90T100 84V112H0z", "M22 58q6 6 4 14M30 62q5 5 4 12M60 52q7 8 6 18M68 52q6 8 6 18M14 94q12 -10 26 -4M60 98q14 -8 28 -4"),
    ("#e6e6da", "#a9b6a0", "#8fb4c4", "M0 70Q20 56 50 62T100 60V112H0z", "M0 92H100V112H0z", "M0 72H100M0 80H8Q14 62 26 62T44 80H56Q62 62 74 62T92 80H100M8 96q5 -4 10 0t10 0M50 98q5 -4 10 0t10 0M26 106q5 -4 10 0t10 0"),
    ("#e8ddd0", "#b8a98e", "#94876a", HILLS, LOW, "M16 86V48H30V86M14 48H32M44 86V58L52 54L58 62V86M72 86V44H84V86M70 44H86L82 38H74zM10 92H92"),
    ("#dcecee", "#cfc3a0", "#5f9bb0", "M0 40H38Q46 52 42 66T50 96V112H0z", "M0 112V104H46Q50 90 44 80Q60 84 100 80V112z", "M38 40Q46 52 42 66T50 96M30 50v12M22 58v16M34 70v14M58 88q5 -4 10 0t10 0M66 98q5 -4 10 0t10 0M66 40q4 -5 8 0q4 -5 8 0"),
    ("#eadfc6", "#b9b28c", "#8d8a5c", HILLS, LOW, "M28 90V52H24V44H30V48H36V44H44V48H50V44H56V52H52V90M34 90V78Q40 70 46 78V90M40 44V28L54 33L40 38M52 66H78V60H82V66H86V90M12 92H94"),
    ("#e9e4ee", "#b3b886", "#87955c", HILLS, LOW, "M20 88V62L34 50L48 62V88M48 88V44L57 30L66 44V88M57 30V20M53 24H61M66 88V66H84V88M30 88V76Q34 70 38 76V88M10 90H92"),
)  # fmt: skip
"""For each landscape: sky, far and near ground, their outlines, and lines of ink over them; on 100 by 112."""
TAGS = {
    Demand.COLOURS: ("M4 4h32v15q0 14 -16 19q-16 -5 -16 -19z", 26),
    Demand.ITEMS: (
        "M20 2a8.500 8.500 0 0 1 6.500 14q11.500 3 11.500 22H2q0 -19 11.500 -22A8.500 8.500 0 0 1 20 2z",
        34,
    ),
    Demand.SUM: ("M3 9q0 -6 6 -6h22q6 0 6 6v22q0 6 -6 6h-22q-6 0 -6 -6z", 28),
}
WHERE = {Direction.NORTH: (50, 6), Direction.EAST: (95, 62), Direction.SOUTH: (50, 106), Direction.WEST: (5, 62)}


def picture(view: State, box: Box, names: Sequence[str], seat: int) -> Picture:
    parts = [rect(0, 0, WIDTH, TABLE, fill="#5f7a4f"), rect(0, 0, WIDTH, TABLE, fill="url(#tp-light)")]
    parts += [_kingdom(view, box), _display(view, box), _barracks(view)]
    done = SAY("picture-patrols", count=size(view.manned), all=PATROLS)
    news = ({0: SAY("picture-regions", count=int(view.laid), all=KINGDOM), Outcome.SAFE: SAY("picture-safe")}).get(
        view.end, SAY("picture-lost")
    )
    return Picture("".join(parts), [Player(names[0], done, "#ffd23f", not view.end)], news, definitions())


def definitions() -> str:
    """The light on the table, and the patterns of the soldiers' coats."""
    lines = path("M0 0V5", stroke="#ffffff38", stroke_width=2)
    defs = gradient("tp-light", ("#88a06d", "#5f7a4f"), "0.4 0.4 0.8") + pattern("tp-hatch", 5, lines, 45)
    return defs + pattern("tp-dots", 6, circle(2, 2, 1.1, fill="#ffffff55"))


def region(box: Box, card: int) -> str:
    """A region card, 100 by 112: a woodcut landscape, its name, and the demands of its sides."""
    sky, far, near, back, front, ink = SCENES[card % len(SCENES)]
    line = {"fill": "none", **pen(INK, 1.6, stroke_linecap="round")}
    parts = [
        rect(0, 0, 100, 112, rx=7, fill=sky),
        path(back, fill=far) + path(front, fill=near) + path(back, **line) + path(front, **line) + path(ink, **line),
        rect(0, 0, 100, 112, rx=5, fill="none", stroke=INK, stroke_width=3),
        plate(card_name(box, card), (14, 32, 72, 17), 45, 13, INK, rx=2, fill="#fbf3dd", stroke=INK),
    ]
    for side in range(SIDES):
        if box.asks[card][side] != Demand.BLANK:
            parts.append(group(tag_of(box.asks[card][side], box.number[card][side]), at=WHERE[side], scale=0.68))
    return "".join(parts)


def tag_of(kind: int, number: int) -> str:
    """A side's demand, centred on the origin: a shield for colours, a bust for items, a box for a sum."""
    form, line = TAGS[kind]
    inner = path(form, fill="#fffaf0", **pen(INK, 2.6))
    return group(inner, text(str(number), 20, line, 21, fill=INK), at=(-20, -20))


def soldier(kind: int) -> str:
    """A footman, or a knight behind a die, 44 by 52; a pattern and a letter show the colour as well."""
    colour, face = colour_of(kind), face_of(kind)
    fill, ink, line = PAINT[colour]
    parts = [ellipse(22, 49, 15, 2.6, fill="#0004")]
    if face:
        parts.append(path("M24 3q9 -3 12 5q-5 -3 -11 2z", fill=fill, stroke=line, stroke_width=1.2))
        parts.append(path("M13 16V10q0 -7 9 -7t9 7v6z", fill="#cfc7b4", stroke="#3a3226", stroke_width=1.5))
        parts.append(rect(5, 15, 34, 33, rx=7, fill=fill, stroke=line, stroke_width=2))
        if PATTERNS[colour]:
            parts.append(rect(5, 15, 34, 33, rx=7, fill=PATTERNS[colour]))
        parts += [circle(22 + 8.6 * x, 31.5 + 8.6 * y, 3.5, fill=ink) for x, y in PIPS[face]]
    else:
        coat = "M21 17q11 2 12 31H8q1 -29 13 -31z"
        parts.append(
            path("M35 6V47", stroke="#5b4326", stroke_width=2.2)
            + path("M35 1l3.500 8h-7z", fill="#d8d2c2", stroke="#3a3226")
        )
        parts.append(path(coat, fill=fill, stroke=line, stroke_width=2))
        if PATTERNS[colour]:
            parts.append(path(coat, fill=PATTERNS[colour]))
        parts.append(circle(20.5, 13, 6.5, fill="#efcfa5", stroke="#3a2a12", stroke_width=1.5))
        parts.append(path("M12.500 11q0 -7.500 8 -7.500t8 7.500z", fill=fill, stroke=line, stroke_width=1.5))
        parts.append(text(SIGNS[colour], 20.5, 41, 15, fill=ink))
    return "".join(parts)


def _kingdom(view: State, box: Box) -> str:
    used = [cell for cell in range(CELLS) if view.at[cell] != NONE or (not view.end and has(view.open, cell))]
    if not used:  # given up before the first region was laid
        return ""
    rows, columns = [c // ACROSS for c in used], [c % ACROSS for c in used]
    across, down = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    w = min(190.0, 700 / (across + (across - 1) * GAP), (TABLE - 50) / (down * TALL + (down - 1) * GAP))
    x0 = 410 - w * (across + (across - 1) * GAP) / 2
    y0 = TABLE / 2 - w * (down * TALL + (down - 1) * GAP) / 2

    def place(cell: int) -> tuple[float, float]:
        return x0 + (cell % ACROSS - min(columns)) * w * (1 + GAP), y0 + (cell // ACROSS - min(rows)) * w * (TALL + GAP)

    parts = []
    for gap in range(GAPS):
        if NONE not in (view.at[gap_cell(gap)], view.at[beyond_gap(gap)]):
            parts.append(_gap(view, gap, place(gap_cell(gap)), w))
    for cell in used:
        x, y = place(cell)
        if view.at[cell] == NONE:
            parts.append(
                rect(x, y, w, w * TALL, rx=8, fill="none", stroke="#ffffff66", stroke_width=2, stroke_dasharray="8 6")
            )
        else:
            parts.append(rect(x + 3, y + 5, w, w * TALL, rx=7, fill="#0005"))
            parts.append(group(region(box, view.at[cell]), at=(x, y), scale=w / 100))
    return "".join(parts)


def _gap(view: State, gap: int, corner: tuple[float, float], w: float) -> str:
    """The border between two regions, with the soldiers on it; a manned one is green."""
    x, y = corner
    if gap < FIRST_COLUMN_GAP:
        x, wide, high = x + w, w * GAP, w * TALL
    else:
        y, wide, high = y + w * TALL, w, w * GAP
    held = soldiers(view.patrol[gap])
    done = has(view.manned, gap)
    look: dict[str, object] = {
        "fill": "#9fdc9355" if done else "#d9b97a33",
        "stroke": "#bfe8b0" if done else "#e8d3a2",
        "stroke_width": 2,
    }
    parts = [rect(x + 4, y + 4, wide - 8, high - 8, rx=6, stroke_dasharray="" if done else "6 5", **look)]
    flat = wide > high
    one = min(w * 0.34, (max(wide, high) - 8) / max(1, len(held)) * (1 if flat else 0.85))
    for i, kind in enumerate(held):
        shift = (i - (len(held) - 1) / 2) * one * (1.0 if flat else 1.18)
        cx, cy = (x + wide / 2 + shift, y + high / 2) if flat else (x + wide / 2, y + high / 2 + shift)
        parts.append(group(soldier(kind), at=(cx - one * 0.5, cy - one * 0.59), scale=one / 44))
    return "".join(parts)


def _display(view: State, box: Box) -> str:
    cards = [card for card in view.shown if card != NONE]
    parts = [text(SAY("picture-display"), 790, 48, 22, fill="#f9edd2", anchor="start")] if cards else []
    parts.append(strip([region(box, card) for card in cards], (800, 66), 130, 1.12))
    more = coming(view)
    if more and not view.end:
        parts.append(text(SAY("picture-coming", count=more), 1178, 48, 18, fill="#f0e2bd", anchor="end"))
    return "".join(parts)


def _barracks(view: State) -> str:
    held = soldiers(view.barracks)
    parts = [rect(786, 226, 394, 312, rx=16, fill="#4a2f1c", stroke="#2a1a0e", stroke_width=3)]
    parts.append(text(SAY("picture-barracks", count=len(held)), 806, 260, 22, fill="#f9edd2", anchor="start"))
    for colour in range(COLOURS):
        row = [soldier(kind) for kind in held if colour_of(kind) == colour]
        parts.append(strip(row, (806, 276 + colour * 86), 60, 1.3))
    return "".join(parts)
