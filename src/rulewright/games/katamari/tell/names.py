"""What players call things: hexes, dice, icons and pieces."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.text import many

from ..content import LEVEL_NAMES, SYMBOL_NAMES
from ..geometry import CELLS
from ..state import DICE_ICONS, FIRST_SYMBOL, Box, Icon

ROWS = "ABCDE"
MARKS = ("·", "1", "2", "3", "*", "**", *(name[0].upper() for name in SYMBOL_NAMES))
"""Each icon in a letter or two."""


def hex_name(hex: int) -> str:
    """Its row from the top and its place from the left: A1 to E3; the Center is C3."""
    q, r = CELLS[hex]
    return f"{ROWS[r + 2]}{1 + q + min(2, 2 + r)}"


def listed(words: Sequence[str]) -> str:
    """Several things in a sentence: one, two and three."""
    return " and ".join([*filter(None, [", ".join(words[:-1])]), *words[-1:]])


def dice_words(n: int, colour: int) -> str:
    return many(n, f"{LEVEL_NAMES[colour]} die", f"{LEVEL_NAMES[colour]} dice")


def icon_name(icon: int) -> str:
    if icon in DICE_ICONS:
        return many(icon, "die", "dice")
    if icon >= FIRST_SYMBOL:
        return SYMBOL_NAMES[icon - FIRST_SYMBOL]
    return {Icon.STAR: "star", Icon.TWO_STARS: "two stars"}.get(icon, "blank")


def thing(box: Box, kind: int) -> str:
    return str(box.texts["things"][kind])


def face(box: Box, kind: int) -> str:
    """What is printed on a piece: 2 dice, star, blank."""
    return ", ".join(icon_name(icon) for icon in box.icons[kind][: box.size[kind]])


def piece(box: Box, kind: int) -> str:
    """A piece with what is printed on it: the teapot (Blue, size 3: 2 dice, star, blank)."""
    return f"the {thing(box, kind)} ({LEVEL_NAMES[box.level[kind]]}, size {box.size[kind]}: {face(box, kind)})"
