"""The table as a picture: the heaps of all Cousins, the mover's in front, the piles and the Emperor's track."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rulewright.telling.drawing import (
    WIDTH,
    Picture,
    Player,
    circle,
    ellipse,
    gradient,
    group,
    path,
    polygon,
    rect,
    star_shape,
    text,
)
from rulewright.telling.parts import badge, die, plate, strip
from rulewright.telling.scores import POINTS

from ..notes import SAY
from ..rules.piles import pile_size
from ..rules.placement import CELLS
from ..rules.score import points
from ..state import CENTER, DICE_ICONS, HEXES, LEVELS, NONE, SIZES, Box, Icon, Phase, State
from .board import space
from .facts import icon_on
from .names import thing

UNIT, SQUASH, LIFT = 100, 0.62, 26
TINTS = ("#f7c6b8", "#bfe3c8", "#c9d8f5", "#f4dd9c")
TOP = (("#ffe9a8", "#f8cf4f"), ("#79c3f2", "#58aee8"), ("#b389e6", "#9d6bd8"))
WALL = ("#c8921f", "#2f79b5", "#6b3fa6")
DARK = ("#a87512", "#215c8d", "#522c85")
RIM = ("#7d5500", "#10406b", "#36155f")
DICE = (("#f6cb45", "#4a3300"), ("#3f8fd0", "#ffffff"), ("#7d4fb0", "#ffffff"))
FILL = ("#fff6cf", "#d9ecff", "#eadbff")
INK = ("#6b4a00", "#0f3f7a", "#47207f")
CORNERS = tuple(
    (UNIT / math.sqrt(3) * math.sin(math.pi * i / 3), -UNIT / math.sqrt(3) * math.cos(math.pi * i / 3))
    for i in range(6)
)
SIDES = ((2, 3, 0, 1), (3, 4, -1, 1))
"""The two visible walls: their corners, and the hex behind each."""
DOTS: dict[int, tuple[tuple[int, int], ...]] = {
    Icon.ONE_DIE: ((0, 0),),
    Icon.TWO_DICE: ((-9, -9), (9, 9)),
    Icon.THREE_DICE: ((-11, -11), (0, 0), (11, 11)),
}
SHADOW = "#0004"


def picture(view: State, box: Box, names: Sequence[str], seat: int) -> Picture:
    front = seat if seat >= 0 else view.mover
    others = [i for i in range(box.seats) if i != front]
    parts = [rect(0, 0, WIDTH, 630, fill="url(#kt-sky)"), _track(view, box)]
    parts.append(_placed(view, box, front, (350, 400, 320, 1.02)))
    for n, other in enumerate(others):
        room = 430 / len(others)
        low = 96 + (n + 1) * room
        parts.append(_placed(view, box, other, (985, low, room - 20, 0.6)))
        parts.append(text(names[other], 820, low - 40, 20, 130, fill="#2a1c00", anchor="end"))
    parts.append(_tray(view))
    parts.append(_piles(view, box))
    players = [
        Player(names[i], POINTS.say(points(view, box, i)), ("#f2a58e", "#8fce9f", "#9fbcf0", "#e9c65a")[i], i == view.mover and not view.end)
        for i in range(box.seats)
    ]  # fmt: skip
    news = (
        SAY("picture-over")
        if view.end
        else SAY("picture-step", player=names[view.mover], step=SAY(f"step-{Phase.word(view.phase)}"))
    )
    return Picture("".join(parts), players, news, definitions())


def definitions() -> str:
    """The sky, and the colours of Stuff from above."""
    sky = gradient("kt-sky", ("#ffcf8f", "#fbe9b5", "#aee3ff"))
    return sky + "".join(gradient(f"kt-{level}", TOP[level]) for level in range(LEVELS))


BELOW = 2 * UNIT * math.sqrt(3) / 2 * SQUASH + UNIT * 0.58 * SQUASH + 4
"""How far a Katamari extends below its middle."""


def _placed(view: State, box: Box, seat: int, room: tuple[float, float, float, float]) -> str:
    """A Katamari standing on a line, within a height and a scale: (middle, line, height, scale)."""
    middle, line, high, most = room
    drawn, top = heap(view, box, seat)
    scale = min(most, high / (BELOW - top))
    return group(drawn, at=(middle, line - BELOW * scale), scale=scale)


def heap(view: State, box: Box, seat: int) -> tuple[str, float]:
    """A Katamari centred on the origin, about 520 wide, as prisms of hexes, the far ones first; and how far up it extends."""
    ground = TINTS[seat]
    parts = [polygon(_face(hex, 0), fill=ground, stroke="#8a6a3a55", stroke_width=2) for hex in range(HEXES)]
    tops, prisms = [0] * HEXES, []
    on_top = [NONE] * HEXES
    for n in range(view.placed.n):
        if view.placed.seat[n] != seat:
            continue
        kind, spot = view.placed.kind[n], view.placed.spot[n]
        cells = box.cell[box.shape[kind]][spot][: box.size[kind]]
        high = max(tops[cell] for cell in cells) + 1
        for cell in cells:
            tops[cell], on_top[cell] = high, n
            prisms.append((CELLS[cell][1], high, cell, n, kind, cells))
    if on_top[CENTER] == NONE:
        x, y = _spot(CENTER, 0)
        parts.append(group(hex_icon(box.center, 0), at=(x, y), scale=0.8))
    for _, high, cell, n, kind, cells in sorted(prisms, key=lambda p: p[:3]):
        parts.append(_prism(box.level[kind], cell, high, cells))
        if on_top[cell] == n:
            x, y = _spot(cell, high)
            parts.append(
                f'<g transform="translate({x:.1f} {y:.1f}) scale(1 {SQUASH})">{hex_icon(icon_on(view, seat, cell), box.level[kind])}</g>'
            )
    top = min(_spot(cell, tops[cell])[1] for cell in range(HEXES)) - UNIT * 0.58 * SQUASH
    return "".join(parts), top


def _spot(hex: int, high: int) -> tuple[float, float]:
    q, r = CELLS[hex]
    return (q + r / 2) * UNIT, r * UNIT * math.sqrt(3) / 2 * SQUASH - high * LIFT


def _face(hex: int, high: int) -> list[tuple[float, float]]:
    x, y = _spot(hex, high)
    return [(x + dx, y + dy * SQUASH) for dx, dy in CORNERS]


def _prism(level: int, cell: int, high: int, cells: Sequence[int]) -> str:
    face, parts = _face(cell, high), []
    q, r = CELLS[cell]
    inside = {CELLS[c] for c in cells}
    for n, (a, b, dq, dr) in enumerate(SIDES):
        if (q + dq, r + dr) not in inside:
            wall = [face[a], face[b], (face[b][0], face[b][1] + LIFT), (face[a][0], face[a][1] + LIFT)]
            parts.append(polygon(wall, fill=WALL[level] if n else DARK[level], stroke=RIM[level], stroke_width=2))
    parts.append(polygon(face, fill=f"url(#kt-{level})", stroke=RIM[level], stroke_width=3, stroke_linejoin="round"))
    return "".join(parts)


def hex_icon(icon: int, level: int) -> str:
    """The icon printed on a hex, centred on the origin, about 60 wide."""
    ink = INK[level]
    if icon in DICE_ICONS:
        dots = "".join(circle(x, y - 1, 5.4, fill=ink) for x, y in DOTS[icon])
        return rect(-23, -21, 46, 46, rx=11, fill=SHADOW) + rect(-23, -24, 46, 46, rx=11, fill=FILL[level], stroke=ink, stroke_width=3.5) + dots  # fmt: skip
    if icon in (Icon.STAR, Icon.TWO_STARS):
        where = ((-14, -4), (14, 4)) if icon == Icon.TWO_STARS else ((0, 0),)
        shape = star_shape(25 if icon == Icon.STAR else 21)
        return "".join(group(path(shape, fill="#ffe14d", stroke="#7a4a00", stroke_width=3.2), at=at) for at in where)
    if icon == Icon.SMILEY:
        eyes = circle(-9, -7, 4, fill="#5b3a00") + circle(9, -7, 4, fill="#5b3a00")
        mouth = path("M-14 6Q0 22 14 6", fill="none", stroke="#5b3a00", stroke_width=4)
        return circle(0, 0, 27, fill="#ffd23f", stroke="#5b3a00", stroke_width=3.4) + eyes + mouth
    if icon == Icon.FLOWER:
        leaf = ellipse(0, -17, 11, 14, fill="#ff8fb3", stroke="#8a1f4b", stroke_width=3)
        return "".join(group(leaf, turn=72 * i) for i in range(5)) + circle(0, 0, 9.5, fill="#fff0a8", stroke="#8a1f4b", stroke_width=3)  # fmt: skip
    if icon == Icon.COW:
        ink = "#2d2320"
        return (
            path(
                "M-20 -14Q-34 -22 -32 -6Q-26 0 -18 -4M20 -14Q34 -22 32 -6Q26 0 18 -4",
                fill="#f3ded2",
                stroke=ink,
                stroke_width=3,
            )
            + path("M-20 -16Q0 -30 20 -16L17 8Q0 20 -17 8z", fill="#fdfaf5", stroke=ink, stroke_width=3.2)
            + path("M-19 -16Q-6 -24 -4 -10Q-10 2 -18 -4z", fill=ink)
            + ellipse(0, 13, 17, 11, fill="#ffb9b0", stroke=ink, stroke_width=3)
            + "".join(circle(x, y, 3, fill=ink) for x, y in ((-6, 13), (6, 13), (9, -7)))
        )
    if icon == Icon.PENCIL:
        shaft = path("M-8 -26H8V14L0 29L-8 14z", fill="#5fc27b", stroke="#123c22", stroke_width=3.2)
        wood = path("M-8 14H8L0 29z", fill="#f7dfb4", stroke="#123c22", stroke_width=3)
        return group(shaft, wood, path("M-8 -26H8V-18H-8z", fill="#ff8fa0", stroke="#123c22", stroke_width=3), turn=40)
    return ""


def _track(view: State, box: Box) -> str:
    """How far the Emperor has moved."""
    step = (WIDTH - 48) / (box.rounds + 1)
    parts = []
    for i in range(box.rounds + 1):
        fill = "#f7a8b8" if i < view.round else "#7a5cc9" if i == view.round else "#fff6e4"
        look: dict[str, object] = {"rx": 8, "fill": fill, "stroke": "#5b3a00", "stroke_width": 1.5}
        ink = "#fff" if i == view.round else "#2a1c00"
        parts.append(plate(space(box, i), (24 + i * step, 14, step - 4, 34), 38, 18, ink, **look))
    x = 24 + view.round * step + step / 2 - 2
    crown = path("M-14 8L-17 -10L-7 -3L0 -14L7 -3L17 -10L14 8z", fill="#ffd23f", stroke="#5b3a00", stroke_width=2.5)
    return "".join(parts) + group(crown, at=(x, 66))


def _tray(view: State) -> str:
    """The dice of the last roll; sixes make a Katamari crash."""
    dice = [(colour, face + 1) for colour in range(LEVELS) for face in range(6) for _ in range(view.dice[colour][face])]
    if not dice:
        return ""
    size = min(34.0, 640 / len(dice) - 5)
    parts = [rect(24, 414, 652, 46, rx=12, fill="#5fa9cf", stroke="#24506e", stroke_width=2)]
    parts.append(strip([die(face, size, *DICE[colour]) for colour, face in dice], (34 + size / 2, 437), size + 5))
    if view.phase in (Phase.BUYING, Phase.PLACING) and not view.end:
        parts.append(text(SAY("power", power=int(view.power)), 690, 446, 24, fill="#2a1c00", anchor="start"))
    return "".join(parts)


def _piles(view: State, box: Box) -> str:
    """The top of each pile: its shape, its name, and how many are left."""
    parts, wide = [], 118.0
    for pile in range(SIZES):
        x, kind = 24 + pile * (wide + 4), view.shown[pile]
        chosen = view.chosen == pile
        edge = "#ff5fa2" if chosen else "#caa874"
        parts.append(rect(x, 468, wide, 82, rx=12, fill="#fffdf6", stroke=edge, stroke_width=4 if chosen else 2))
        if kind == NONE:
            continue
        parts.append(_shape(box, kind, x + wide / 2, 500))
        parts.append(text(thing(box, kind), x + wide / 2, 543, 14, wide - 34, fill="#2a1c00"))
        look: dict[str, object] = {"fill": "#ffd23f", "stroke": "#5b3a00", "stroke_width": 1.5}
        parts.append(badge(str(pile + 1), (x + 14, 482, 11), 487.5, 16, "#2a1c00", **look))
        parts.append(text(f"x{pile_size(view, box, pile)}", x + wide - 14, 487, 13, fill="#6a5a4a"))
    return "".join(parts)


def _shape(box: Box, kind: int, x: float, y: float) -> str:
    shape, size, level = box.shape[kind], box.size[kind], box.level[kind]
    spot = next(s for s in (CENTER, *range(HEXES)) if box.mask[shape][s])
    middles = [_spot(cell, 0) for cell in box.cell[shape][spot][:size]]
    cx = (min(m[0] for m in middles) + max(m[0] for m in middles)) / 2
    cy = (min(m[1] for m in middles) + max(m[1] for m in middles)) / 2
    parts = []
    for i, (mx, my) in enumerate(middles):
        face = [(mx - cx + dx, my - cy + dy * SQUASH) for dx, dy in CORNERS]
        parts.append(polygon(face, fill=f"url(#kt-{level})", stroke=RIM[level], stroke_width=4))
        parts.append(group(hex_icon(box.icons[kind][i], level), at=(mx - cx, my - cy), scale=0.72))
    return group(*parts, at=(x, y), scale=0.25 if size > 3 else 0.3)
