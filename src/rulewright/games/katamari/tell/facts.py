"""Facts that the rules derive from a view, for boards to show: points, majorities, and where pieces fit and what they change."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import comb

from msgspec import Struct

from rulewright.kernel import for_all

from ..notes import SAY
from ..play.outlook import FEATURES, WORTH, Feature, feature, rounds_left
from ..rules.piles import pile_size
from ..rules.placement import all_dice, dice_of
from ..rules.score import ahead, lead, points, stars_of, symbols_of
from ..rules.turn import check_place
from ..state import (
    CENTER,
    DICE_ICONS,
    FACES,
    FIRST_SYMBOL,
    HEXES,
    LEVELS,
    NONE,
    SIZES,
    SYMBOLS,
    Box,
    Icon,
    Level,
    Phase,
    State,
)


class Shown(Struct):
    """What a Katamari shows."""

    dice: list[int]
    """Dice by colour."""
    stars: int
    symbols: list[int]
    points: int
    crash: float
    """The chance that its next roll is a crash, 0 to 1."""


class Placements(Struct):
    """Where the top of a pile may go on your Katamari; each list has an entry for every spot."""

    spots: list[int]
    changes: list[list[int]]
    """What it would change: dice of each colour, stars, and each symbol."""
    crash: list[float]
    """The chance of a crash afterwards, 0 to 1."""


class Derived(Struct):
    """Facts that the rules derive from a view of Katamari."""

    seats: list[Shown]
    leaders: list[int]
    """By symbol, the seat with the majority; -1 if there is none."""
    leads: list[int]
    """By symbol, how many more you show than the best of the others; empty for spectators."""
    left: list[int]
    """Pieces in each pile, the top included."""
    placements: list[Placements]
    """By pile, on your turn; the lists are empty if you cannot place its top."""


def derived(view: State, box: Box, seat: int) -> Derived:
    """The facts of a position."""
    seats, leaders, left = public_facts(view, box)
    return Derived(
        seats=seats,
        leaders=leaders,
        leads=[lead(view, box, seat, symbol) for symbol in range(SYMBOLS)] if seat >= 0 else [],
        left=left,
        placements=placements(view, box, seat),
    )


@for_all
def public_facts(view: State, box: Box) -> tuple[list[Shown], list[int], list[int]]:
    """What every Katamari shows, who has each majority, and what is left in each pile."""
    return (
        [shown(view, box, i) for i in range(box.seats)],
        [ahead(view, box, symbol) for symbol in range(SYMBOLS)],
        [pile_size(view, box, pile) for pile in range(SIZES)],
    )


@cache
def crash_chance(dice: int, sixes: int) -> float:
    """KT-25: the chance that this many dice show enough sixes to crash."""
    safe = sum(comb(dice, k) * (FACES - 1) ** (dice - k) for k in range(min(sixes, dice + 1)))
    return float(1 - safe / FACES**dice)


def shown(view: State, box: Box, seat: int) -> Shown:
    """KT-16, KT-43, KT-44: one Katamari, and the risk of its next roll."""
    return Shown(
        dice=[dice_of(view, box, seat, colour) for colour in range(LEVELS)],
        stars=stars_of(view, seat),
        symbols=[symbols_of(view, seat, symbol) for symbol in range(SYMBOLS)],
        points=points(view, box, seat),
        crash=crash_chance(all_dice(view, box, seat), box.crash),
    )


def placements(view: State, box: Box, seat: int) -> list[Placements]:
    """KT-34 to KT-38: by pile, the legal spots of a piece that was or can be bought, and what each changes."""
    buying = view.open if view.phase == Phase.BUYING else 0
    piles = [pile for pile in range(SIZES) if buying >> pile & 1 or view.chosen == pile]
    found = [Placements([], [], []) for _ in range(SIZES)]
    if piles and seat == view.mover and not view.end:
        here = [shown_on(view, box, seat, hex) for hex in range(HEXES)]
        for pile in piles:
            found[pile] = spots_of(view, box, view.shown[pile], here)
    return found


def spots_of(view: State, box: Box, kind: int, here: list[Count]) -> Placements:
    """The legal spots of a piece on the mover's Katamari, whose hexes show `here`."""
    found, shape, size, seat = Placements([], [], []), box.shape[kind], box.size[kind], view.mover
    adds, now, supply = printed_on(box, kind), added(here), box.supply
    for spot in box.spot[shape][: box.places[kind]]:
        if check_place(view, box, seat, kind, spot) == 0:
            counts = change(adds, [here[cell] for cell in box.cell[shape][spot][:size]])
            dice = sum([min(now[i] + counts[i], supply) for i in range(LEVELS)])
            found.spots.append(spot)
            found.changes.append(counts)
            found.crash.append(crash_chance(dice, box.crash))
    return found


# ---------------------------------------------------------------- changes: dice of each colour, stars, and each symbol

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


# ---------------------------------------------------------------- for the coach

FEATURE_NAMES = {
    "feature-stars": Feature.STARS,
    "feature-power": Feature.POWER_PER_ROLL,
    "feature-blue": Feature.BLUE_HEXES,
    "feature-purple": Feature.PURPLE_HEXES,
    "feature-majorities": Feature.AHEAD_1,
}


def showing(s: State, box: Box, seat: int) -> dict[str, tuple[float, float]]:
    """How much of each feature a player has, and what one more is worth in log odds of winning, by name."""
    row, left = (box.seats - 2) * FEATURES, rounds_left(s, box)
    return {
        SAY(name): (feature(s, box, seat, what), WORTH[row + what][left] / 1000) for name, what in FEATURE_NAMES.items()
    }
