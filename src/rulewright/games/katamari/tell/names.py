"""What things are called."""

from __future__ import annotations

from ..content import LEVEL_NAMES, SYMBOL_NAMES
from ..geometry import CELLS
from ..state import Box, Icon

ROWS = "ABCDE"
MARKS = ("·", "1", "2", "3", "*", "**", *(name[0].upper() for name in SYMBOL_NAMES))
"""How an icon is written in a few letters."""


def hex_name(hex: int) -> str:
    """A row from the top, and the place in it from the left: A1 to E3, the Center being C3."""
    q, r = CELLS[hex]
    return f"{ROWS[r + 2]}{1 + q + min(2, 2 + r)}"


def many(n: int, thing: str, several: str = "") -> str:
    return f"{n} {thing if n == 1 else several or thing + 's'}"


def dice_words(n: int, colour: int) -> str:
    return many(n, f"{LEVEL_NAMES[colour]} die", f"{LEVEL_NAMES[colour]} dice")


def icon_name(icon: int) -> str:
    if Icon.ONE <= icon <= Icon.THREE:
        return f"[{icon}]"
    return {Icon.STAR: "star", Icon.STARS: "two stars"}.get(
        icon, SYMBOL_NAMES[icon - Icon.SMILEY] if icon >= Icon.SMILEY else "blank"
    )


def thing(box: Box, kind: int) -> str:
    return str(box.texts["things"][kind])


def face(box: Box, kind: int) -> str:
    """What is printed on a piece: [2] star blank."""
    return ", ".join(icon_name(icon) for icon in box.icons[kind][: box.size[kind]])


def piece(box: Box, kind: int) -> str:
    """the teapot (Blue 3: [2], star, blank)"""
    return f"the {thing(box, kind)} ({LEVEL_NAMES[box.level[kind]]} {box.size[kind]}: {face(box, kind)})"
