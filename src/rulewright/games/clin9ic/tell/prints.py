"""The box on paper: Floor and Action cards, counters for people and cubes, tracks and prices (CL-2, CL-R1)."""

from __future__ import annotations

from rulewright.telling.drawing import group, path, rect, text
from rulewright.telling.parts import plate
from rulewright.telling.prints import BOARDS, CARDS, MARKERS, WIDEST, Piece, Prints, Stock, card, counter

from ..notes import SAY
from ..state import CARDS as FLOOR_CARDS
from ..state import DICE, FACES, PORCH, SECTIONS, SPACES, BonusIcon, Box, Level, Role
from .names import room_kind
from .picture import LINE, WALLS, decor, figure

CUBES = 9
SECTION = 50.0
"""The width of one."""
CELL = 80.0
"""A room on a Floor card is as high as this, and 120 wide."""
MOST, ABREAST = 59, 20
"""The last number of a track, and how many stand in a row."""
PRICED = (*range(8, 18), *range(22, 29), *range(31, 38))
"""The clauses with what things cost, pay and score."""


def prints(box: Box) -> Prints:
    floors = [_floor(box, i) for i in range(FLOOR_CARDS) if (box.old_cards | box.new_cards) >> i & 1]
    actions = [card(_side(box, i, side)) for i in range(len(box.texts["actions"])) for side in range(2)]
    people = [counter(group(figure(who), at=(0, 20), scale=1.9), DICE, "#fffdf6", 15) for who in Role if who]
    cubes = [counter("", CUBES, "#3f6f9f", 10)]
    tracks = [_track(SAY(f"picture-{what}"), least) for what, least in (("money", 0), ("popularity", -20), ("time", 0))]
    score = [SAY(f"row-{what}") for what in ("doctors", "rooms", "gardens", "helipad", "time", "left")]
    stocks = [Stock(CARDS, [*floors, *actions]), Stock(BOARDS, tracks), Stock(MARKERS, [*people, *cubes])]
    return Prints(stocks, score=[SAY("picture-popularity"), *score], reference=[f"CL-R{n}" for n in PRICED])


def _floor(box: Box, i: int) -> Piece:
    """CL-22, CL-R4: a floor from above, its entrance below, and the parking at both stages."""
    parts = [rect(0, 0, 380, 3 * CELL + 76, rx=10, fill="#efe3cb", stroke="#5b4a38", stroke_width=4)]
    for space in range(SPACES):
        kind = room_kind(box, i, space)
        x, y = 10 + space % 3 * 120.0, 10 + space // 3 * CELL
        dashes = "8 6" if kind == "empty" else ""
        parts.append(rect(x, y, 120, CELL, fill=WALLS[kind], stroke="#6b5b48", stroke_width=2, stroke_dasharray=dashes))
        parts.append(group(decor(kind, ""), at=(x + (0 if kind in ("hall", "empty") else 30), y + 10)))
    x = 10 + (PORCH % 3 + 0.5) * 120
    parts.append(path(f"M{x} {3 * CELL + 10}m-16 14l16 -14l16 14z", fill=LINE))
    few, many = box.parking[i]
    parts.append(text(f"P {few} / {many}", 366, 3 * CELL + 58, 34, fill=LINE, anchor="end"))
    parts.append(text(box.texts["floors"][i], 14, 3 * CELL + 58, 34, fill=LINE, anchor="start"))
    return Piece("".join(parts), (380, 3 * CELL + 76), 88)


def _side(box: Box, i: int, side: int) -> str:
    """CL-7, CL-R39: one side of an Action card: one face in its upper half, another when the card is turned."""
    upper, lower = (_face(box, i, side * FACES // 2 + turned) for turned in range(2))
    return (
        rect(1, 1, 98, 138, rx=8, fill="#fffdf6", stroke=LINE, stroke_width=2)
        + upper
        + group(lower, at=(100, 140), turn=180)
    )


def _face(box: Box, i: int, face: int) -> str:
    """The two sections of a half: an action, two boxes of staff, and two of patients."""
    wide = SECTION
    parts = [path("M4 70H96M50 4V67", stroke="#b9a98a", stroke_width=0.8, fill="none")]
    parts.append(text(box.texts["actions"][i], 50, 67, 6, fill=LINE))
    for section in range(SECTIONS):
        left = section * wide
        words = SAY("icon", icon=int(box.icon[i][face][section]))
        parts.append(plate(words, (left + 5, 6, wide - 10, 11), 14, 8, "#fff", rx=3, fill="#2f6f8f"))
        for n in range(2):
            x, at = left + 14 + 22 * n, 2 * section + n
            parts += [rect(x - 9, 20, 18, 20, rx=3, fill="#eef3f2", stroke=LINE, stroke_width=0.5)]
            parts += [rect(x - 9, 42, 18, 20, rx=3, fill="#f7ecdf", stroke=LINE, stroke_width=0.5)]
            parts += [_staff(box.staff[i][face][at], x), _patients(box.patients[i][face][at], x)]
    return "".join(parts)


def _staff(held: int, x: float) -> str:
    if held in (BonusIcon.PILLAR, BonusIcon.GARDEN):
        return group(decor("empty", "pillar" if held == BonusIcon.PILLAR else "garden"), at=(x - 8.4, 26), scale=0.14)
    return group(figure(held), at=(x, 36), scale=0.48) if held else ""


def _patients(held: int, x: float) -> str:
    """CL-36: a couple is a yellow and a white patient."""
    who = (Role.YELLOW_PATIENT, Role.WHITE_PATIENT) if held == Level.COUPLE else (Role.WHITE_PATIENT + held - 1,)
    if not held:
        return ""
    return "".join(
        group(figure(one), at=(x + 7 * (n - (len(who) - 1) / 2), 58), scale=0.48) for n, one in enumerate(who)
    )


def _track(name: str, least: int) -> Piece:
    """Numbers in a row, for a cube to stand on."""
    rows = -(-(MOST + 1 - least) // ABREAST)
    size = (WIDEST, 8 + 9.0 * rows)
    parts = [
        rect(0, 0, *size, rx=3, fill="#fffdf6", stroke="#cdb990", stroke_width=0.6),
        text(name, 3, 6, 4.4, fill=LINE, anchor="start"),
    ]
    for i, n in enumerate(range(least, MOST + 1)):
        x, y = 3 + i % ABREAST * 9.0, 8 + i // ABREAST * 9.0
        words = f"−{-n}" if n < 0 else str(n)
        parts.append(rect(x, y, 8.6, 8.6, rx=1, fill="#f4ead6", stroke="#cdb990", stroke_width=0.3))
        parts.append(text(words, x + 4.3, y + 5.6, 3.4, fill=LINE))
    return Piece("".join(parts), size, WIDEST)
