"""How placing a piece changes what a Katamari shows (KT-16 to KT-22, KT-43, KT-44).

A change is a list of counts: dice of each colour, stars, and each symbol.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ..state import CENTER, DICE_ICONS, FIRST_SYMBOL, LEVELS, NONE, SYMBOLS, Box, Icon, Level, State

COUNTS = LEVELS + 1 + SYMBOLS
STARS_AT = LEVELS
Count = tuple[int, int]
"""What a hex shows: an index of a change, and how many."""
NOTHING: Count = 0, 0


def icon_on(view: State, seat: int, hex: int) -> int:
    """The visible icon of a hex."""
    for icon, hexes in enumerate(view.seats[seat].shows):
        if hexes >> hex & 1:
            return icon
    return 0


def level_on(view: State, seat: int, hex: int) -> int:
    """The level of the topmost Stuff on a hex, or NONE."""
    for level, hexes in enumerate(view.seats[seat].level):
        if hexes >> hex & 1:
            return level
    return NONE


@cache
def counted(level: int, icon: int) -> Count:
    """What an icon on Stuff of a level adds."""
    if icon in DICE_ICONS:
        return level, icon
    if icon in (Icon.STAR, Icon.TWO_STARS):
        return STARS_AT, 1 if icon == Icon.STAR else 2
    return (STARS_AT + 1 + icon - FIRST_SYMBOL, 1) if icon >= FIRST_SYMBOL else NOTHING


def shown_on(view: State, box: Box, seat: int, hex: int) -> Count:
    """What a hex shows as it is: its topmost icon, or the dice of the bare Center."""
    level = level_on(view, seat, hex)
    if level == NONE:
        return (Level.YELLOW, box.center) if hex == CENTER else NOTHING
    return counted(level, icon_on(view, seat, hex))


def printed_on(box: Box, kind: int) -> list[int]:
    """The counts that a piece adds, wherever it is placed."""
    return added(counted(box.level[kind], icon) for icon in box.icons[kind][: box.size[kind]])


def added(shown: Iterable[Count]) -> list[int]:
    counts = [0] * COUNTS
    for what, n in shown:
        counts[what] += n
    return counts


def change(adds: list[int], covered: Iterable[Count]) -> list[int]:
    """The change when a piece is placed: what it adds minus what it covers."""
    counts = adds[:]
    for what, n in covered:
        counts[what] -= n
    return counts
