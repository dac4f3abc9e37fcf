"""What the rules say beyond a view, for boards to show: points, majorities, and where pieces fit and what they change."""

from __future__ import annotations

from functools import cache
from math import comb

from msgspec import Struct

from ..rules.piles import pile_size
from ..rules.placement import ahead, all_dice, dice_of, lead, points, stars_of, symbols_of
from ..rules.turn import check_place
from ..state import FACES, HEXES, LEVELS, SIZES, SYMBOLS, Box, Phase, State
from .changes import added, printed_on, shown_on


class Shown(Struct):
    """What a Katamari shows."""

    dice: list[int]
    """By colour."""
    stars: int
    symbols: list[int]
    points: int
    crash: float
    """The chance that its next roll is a crash, 0 to 1."""


class Placements(Struct):
    """Where the top of a pile may lie on your Katamari; each list has an entry for every spot."""

    spots: list[int]
    changes: list[list[int]]
    """What it would change: dice of each colour, stars, and each symbol."""
    crash: list[float]
    """The chance of a crash after it, 0 to 1."""


class Derived(Struct):
    """What the rules say beyond a view of Katamari."""

    seats: list[Shown]
    leaders: list[int]
    """By symbol, the seat with the majority; -1: nobody."""
    leads: list[int]
    """By symbol, how many more you show than the best of the others; empty for spectators."""
    left: list[int]
    """Pieces in each pile, the top included."""
    placements: list[Placements]
    """By pile, on your turn: empty lists if you cannot place its top."""


def derived(view: State, box: Box, seat: int) -> Derived:
    """The facts of a position."""
    return Derived(
        seats=[shown(view, box, i) for i in range(box.seats)],
        leaders=[ahead(view, box, symbol) for symbol in range(SYMBOLS)],
        leads=[lead(view, box, seat, symbol) for symbol in range(SYMBOLS)] if seat >= 0 else [],
        left=[pile_size(view, box, pile) for pile in range(SIZES)],
        placements=[placements(view, box, seat, pile) for pile in range(SIZES)],
    )


@cache
def crash_chance(dice: int, sixes: int) -> float:
    """KT-25: that so many dice show enough sixes to crash."""
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


def placements(view: State, box: Box, seat: int, pile: int) -> Placements:
    """KT-34 to KT-38: the legal spots of a piece that was bought or can be, and what each changes."""
    found = Placements([], [], [])
    buying = view.phase == Phase.BUYING and view.open >> pile & 1
    if view.end or seat != view.mover or not (buying or view.chosen == pile):
        return found
    kind, here = view.shown[pile], [shown_on(view, box, seat, hex) for hex in range(HEXES)]
    adds, now = printed_on(box, kind), added(here)
    for spot in box.spot[box.shape[kind]][: box.places[kind]]:
        if check_place(view, box, seat, kind, spot) == 0:
            covered = added(here[cell] for cell in box.cell[box.shape[kind]][spot][: box.size[kind]])
            counts = [a - b for a, b in zip(adds, covered, strict=True)]
            dice = sum(min(now[i] + counts[i], box.supply) for i in range(LEVELS))
            found.spots.append(spot)
            found.changes.append(counts)
            found.crash.append(crash_chance(dice, box.crash))
    return found
