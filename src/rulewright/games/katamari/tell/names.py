"""Names of hexes, dice, icons and pieces."""

from __future__ import annotations

from rulewright.telling.language import Word

from ..content import LEVEL_NAMES, SYMBOL_NAMES
from ..notes import SAY
from ..rules.placement import CELLS
from ..state import DICE_ICONS, FIRST_SYMBOL, Box, Icon

ROWS = "ABCDE"
MARKS = ("·", "1", "2", "3", "*", "**", *(name[0].upper() for name in SYMBOL_NAMES))
"""Each icon as one or two characters."""
COLOUR_WORDS = tuple(Word(name.lower()) for name in LEVEL_NAMES)
SYMBOL_WORDS = tuple(Word(name) for name in SYMBOL_NAMES)


def hex_name(hex: int) -> str:
    """Row from the top and position from the left: A1 to E3; the Center is C3."""
    q, r = CELLS[hex]
    return f"{ROWS[r + 2]}{1 + q + min(2, 2 + r)}"


def dice_words(n: int, colour: int) -> str:
    return SAY("dice", count=n, colour=COLOUR_WORDS[colour])


def icon_name(icon: int) -> str:
    if icon in DICE_ICONS:
        return SAY("icon-dice", count=int(icon))
    if icon >= FIRST_SYMBOL:
        return SAY("symbol", symbol=SYMBOL_WORDS[icon - FIRST_SYMBOL])
    return SAY({Icon.STAR: "icon-star", Icon.TWO_STARS: "icon-two-stars"}.get(icon, "icon-blank"))


def thing(box: Box, kind: int) -> str:
    """The thing that a piece depicts; a piece made once for each symbol is named after its symbol too."""
    name = box.texts["things"][kind]
    symbol, _, plain = name.partition(" ")
    if plain and symbol in SYMBOL_NAMES and FIRST_SYMBOL + SYMBOL_NAMES.index(symbol) in box.icons[kind]:
        return SAY("thing-with", symbol=Word(symbol), thing=SAY.name(plain))
    return SAY.name(name)


def printed(box: Box) -> dict[str, list[str]]:
    """The things in words, and by their names in the box file, which determine how a board draws them."""
    return {"things": [thing(box, kind) for kind in range(box.kinds)], "drawings": box.texts["things"]}


def face(box: Box, kind: int) -> str:
    """What is printed on a piece: 2 dice, star, blank."""
    return ", ".join(icon_name(icon) for icon in box.icons[kind][: box.size[kind]])


def piece(box: Box, kind: int) -> str:
    """A piece with what is printed on it: the teapot (Blue, size 3: 2 dice, star, blank)."""
    return SAY(
        "piece",
        thing=thing(box, kind),
        colour=COLOUR_WORDS[box.level[kind]],
        size=int(box.size[kind]),
        face=face(box, kind),
    )
