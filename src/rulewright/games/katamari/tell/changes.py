"""How placing a piece changes what a Katamari shows (KT-16 to KT-22, KT-43, KT-44).

A change is a list of counts: dice of each colour, stars, and each symbol.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from ..state import CENTER, DICE_ICONS, FIRST_SYMBOL, LEVELS, NONE, SYMBOLS, Box, Icon, Level, State

Counts = tuple[int, ...]
COUNTS = LEVELS + 1 + SYMBOLS
NO_COUNTS: Counts = (0,) * COUNTS
STARS_AT = LEVELS


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
def counted(level: int, icon: int) -> Counts:
    """The counts that an icon on Stuff of a level adds."""
    counts = [0] * COUNTS
    if icon in DICE_ICONS:
        counts[level] = icon
    elif icon in (Icon.STAR, Icon.TWO_STARS):
        counts[STARS_AT] = 1 if icon == Icon.STAR else 2
    elif icon >= FIRST_SYMBOL:
        counts[STARS_AT + 1 + icon - FIRST_SYMBOL] = 1
    return tuple(counts)


def shown_on(view: State, box: Box, seat: int, hex: int) -> Counts:
    """The counts of a hex as it is: its topmost icon, or the dice of the bare Center."""
    level = level_on(view, seat, hex)
    if level == NONE:
        return tuple(box.center * (i == Level.YELLOW) for i in range(COUNTS)) if hex == CENTER else NO_COUNTS
    return counted(level, icon_on(view, seat, hex))


def printed_on(box: Box, kind: int) -> list[int]:
    """The counts that a piece adds, wherever it is placed."""
    return added(counted(box.level[kind], icon) for icon in box.icons[kind][: box.size[kind]])


def added(counts: Iterable[Counts]) -> list[int]:
    return [*map(sum, zip(NO_COUNTS, *counts, strict=True))]


def change(view: State, box: Box, seat: int, kind: int, cells: Sequence[int]) -> list[int]:
    """The change when a piece is placed on these hexes: what it adds minus what it covers."""
    covered = added(shown_on(view, box, seat, cell) for cell in cells)
    return [adds - covers for adds, covers in zip(printed_on(box, kind), covered, strict=True)]
