"""Facts that the rules derive from a view, for boards to show: points, majorities, and where pieces fit and what they change."""

from __future__ import annotations

from functools import cache
from math import comb

from msgspec import Struct

from rulewright.kernel import for_all

from ..rules.piles import pile_size
from ..rules.placement import ahead, all_dice, dice_of, lead, points, stars_of, symbols_of
from ..rules.turn import check_place
from ..state import FACES, HEXES, LEVELS, SIZES, SYMBOLS, Box, Phase, State
from .changes import Count, added, change, printed_on, shown_on


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
