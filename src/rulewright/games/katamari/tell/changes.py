"""How placing a piece changes what a Katamari shows (KT-16 to KT-22, KT-43, KT-44).

A change is a list of counts: dice of each colour, stars, and each symbol.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..state import CENTER, DICE_ICONS, FIRST_SYMBOL, ICONS, LEVELS, NONE, SYMBOLS, Box, Icon, Level, State

COUNTS = LEVELS + 1 + SYMBOLS
STARS_AT = LEVELS


def icon_on(view: State, seat: int, hex: int) -> int:
    """The visible icon of a hex."""
    return next((icon for icon in range(ICONS) if view.seats[seat].shows[icon] >> hex & 1), 0)


def level_on(view: State, seat: int, hex: int) -> int:
    """The level of the topmost Stuff on a hex, or NONE."""
    return next((level for level in range(LEVELS) if view.seats[seat].level[level] >> hex & 1), NONE)


def counted(level: int, icon: int) -> list[int]:
    """The counts that an icon on Stuff of a level adds."""
    counts = [0] * COUNTS
    if icon in DICE_ICONS:
        counts[level] = icon
    elif icon in (Icon.STAR, Icon.TWO_STARS):
        counts[STARS_AT] = 1 if icon == Icon.STAR else 2
    elif icon >= FIRST_SYMBOL:
        counts[STARS_AT + 1 + icon - FIRST_SYMBOL] = 1
    return counts


def shown_on(view: State, box: Box, seat: int, hex: int) -> list[int]:
    """The counts of a hex as it is: its topmost icon, or the dice of the bare Center."""
    level = level_on(view, seat, hex)
    if level == NONE:
        return [box.center if hex == CENTER and i == Level.YELLOW else 0 for i in range(COUNTS)]
    return counted(level, icon_on(view, seat, hex))


def printed_on(box: Box, kind: int) -> list[int]:
    """The counts that a piece adds, wherever it is placed."""
    return added(counted(box.level[kind], icon) for icon in box.icons[kind][: box.size[kind]])


def added(counts: Iterable[Sequence[int]]) -> list[int]:
    return [sum(column) for column in zip([0] * COUNTS, *counts, strict=True)]


def change(view: State, box: Box, seat: int, kind: int, cells: Sequence[int]) -> list[int]:
    """The change when a piece is placed on these hexes: what it adds minus what it covers."""
    covered = added(shown_on(view, box, seat, cell) for cell in cells)
    return [adds - covers for adds, covers in zip(printed_on(box, kind), covered, strict=True)]
