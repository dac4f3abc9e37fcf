"""Encodes a position as inputs for a neural net, from one seat's side.

Nothing is hidden in Katamari, so a view is the whole position. Boards are described by what they show and what could be placed
on them, and pieces by what they would show, not by position or order: the net then need not learn the same thing again for
every hex, every symbol and every box. Of the opponents, only the strongest is encoded.
"""

from __future__ import annotations

from rulewright.kernel import Enumeration, has, lowest, minus, rule, size, table

from ..rules.placement import CELLS, NUMBER, all_dice, bare, dice_of, has_place, support, turned
from ..rules.score import lead, points, stars_of, symbols_of
from ..state import (
    ALL_HEXES,
    CENTER,
    DICE_ICONS,
    FIRST_SYMBOL,
    HEXES,
    ICONS,
    LEVELS,
    NONE,
    SIZES,
    SYMBOLS,
    TURNS,
    Box,
    Icon,
    Level,
    State,
)
from .outlook import crash_chance, power_per_roll


class Worth(Enumeration):
    """What an icon is worth; all symbols count the same."""

    NOTHING = 0
    DICE = 1
    """One, two or three dice."""
    STAR = 4
    TWO_STARS = 5
    SYMBOL = 6


WORTHS = 7
STEPS = 4
"""Dice count once more above 4, 8, 12 and 16: each is worth less, and crashes become likely."""
OF_SEAT = 1 + LEVELS * WORTHS + 1 + LEVELS + LEVELS + STEPS + 4 + 4
LEADS = 7
"""Rows for symbols by the seat's lead: 3 or more, 2 or 1 ahead, level, 1, 2, or 3 or more behind."""
OF_PIECE = 5 + LEADS
PHASES, POWERS = 4, 8
"""The number of phases of the turn, and the power that is encoded one by one."""
ROUNDS = 13
OF_TURN = 2 * PHASES + 2 * (POWERS + 1) + ROUNDS + 3
INPUTS = 2 * OF_SEAT + LEADS + SYMBOLS + (SIZES + 1) * OF_PIECE + OF_TURN


def neighbours() -> list[int]:
    """For each hex, its neighbours as a set."""
    found = []
    for q, r in CELLS:
        steps = [turned((1, 0), turns) for turns in range(TURNS)]
        found.append(sum(1 << NUMBER[q + dq, r + dr] for dq, dr in steps if (q + dq, r + dr) in NUMBER))
    return found


BESIDE = table(neighbours())


@rule
def touching(hexes: int) -> float:
    """How many pairs of these hexes touch: the more, the more pieces can be placed."""
    pairs, left = 0, hexes
    for _ in range(HEXES):
        if left != 0:
            pairs += size(BESIDE[lowest(left)] & hexes)
            left = minus(left, lowest(left))
    return pairs / 2.0


@rule
def worth_of_icon(icon: int) -> int:
    """The row of Worth for an icon: all symbols share one."""
    return min(icon, Worth.SYMBOL)


@rule
def encode_seat(s: State, box: Box, seat: int, at: int, out: list[float]) -> int:
    """KT-H22: what a Katamari shows and supports. Returns the next free index."""
    mine = s.seats[seat]
    out[at] = size(bare(s, seat)) / 4.0
    at += 1
    cheap = ALL_HEXES & (int(mine.shows[Icon.NOTHING]) | int(mine.shows[Icon.ONE_DIE]) | int(mine.shows[Icon.STAR]))
    for level in range(LEVELS):
        top = ALL_HEXES & int(mine.level[level])
        if has(top, CENTER):
            out[at + LEVELS * WORTHS + 1 + level] = 1.0
        for icon in range(ICONS):
            out[at + level * WORTHS + worth_of_icon(icon)] += size(int(mine.shows[icon]) & top) / 4.0
    at += LEVELS * WORTHS
    out[at] = 1.0 if has(bare(s, seat), CENTER) else 0.0
    at += 1 + LEVELS
    dice = all_dice(s, box, seat)
    for colour in range(LEVELS):
        out[at + colour] = dice_of(s, box, seat, colour) / 4.0
    at += LEVELS
    for k in range(STEPS):
        out[at + k] = max(0, dice - 4 * (k + 1)) / 4.0
    at += STEPS
    out[at] = power_per_roll(s, box, seat) / 2.0
    out[at + 1] = 4.0 * crash_chance(box, dice)
    out[at + 2] = stars_of(s, seat) / 8.0
    out[at + 3] = points(s, box, seat) / 12.0
    at += 4
    blue, purple = support(s, seat, Level.BLUE), support(s, seat, Level.PURPLE)
    out[at] = touching(blue) / 10.0
    out[at + 1] = touching(blue & cheap) / 5.0
    out[at + 2] = touching(purple) / 10.0
    out[at + 3] = touching(purple & cheap) / 5.0
    return at + 4


@rule
def lead_row(s: State, box: Box, seat: int, symbol: int) -> int:
    """KT-44: the row of LEADS for a lead."""
    return 3 + max(-3, min(3, lead(s, box, seat, symbol)))


@rule
def encode_piece(s: State, box: Box, seat: int, kind: int, at: int, out: list[float]) -> None:
    """KT-23: what a piece would show, and to which player its symbols matter. The third column is for another player."""
    out[at] = box.level[kind] / 2.0
    out[at + 1] = 1.0 if has_place(s, box, seat, kind) else 0.0
    for i in range(box.size[kind]):
        icon = int(box.icons[kind][i])
        if icon in DICE_ICONS:
            out[at + 3] += icon / 3.0
        elif icon in (Icon.STAR, Icon.TWO_STARS):
            out[at + 4] += (1.0 if icon == Icon.STAR else 2.0) / 4.0
        elif icon >= FIRST_SYMBOL:
            out[at + 5 + lead_row(s, box, seat, icon - FIRST_SYMBOL)] += 1.0


@rule
def strongest_other(s: State, box: Box, seat: int) -> int:
    """KT-43 to KT-45: the opponent with the most points now, then the most dice."""
    best, most = NONE, 0
    for k in range(1, box.seats):
        other = (seat + k) % box.seats
        found = 100 * points(s, box, other) + all_dice(s, box, other)
        if best == NONE or found > most:
            best, most = other, found
    return best


@rule
def encode_turn(s: State, box: Box, seat: int, at: int, out: list[float]) -> None:
    """KT-14, KT-32, KT-42: whose turn it is, the power left, and the turns to come."""
    mine = s.mover == seat
    out[at + int(s.phase) + (0 if mine else PHASES)] = 1.0
    at += 2 * PHASES + (0 if mine else POWERS + 1)
    out[at] = s.power / 4.0
    for k in range(min(POWERS, int(s.power))):
        out[at + 1 + k] = 1.0
    at += 2 * (POWERS + 1) - (0 if mine else POWERS + 1)
    left = int(box.rounds) - int(s.round)
    out[at + min(ROUNDS - 1, left)] = 1.0
    at += ROUNDS
    out[at] = left / 8.0
    out[at + 1] = 1.0 if (seat - s.first) % box.seats > (s.mover - s.first) % box.seats else 0.0
    out[at + 2] = 1.0 if seat == s.first else 0.0


@rule
def encode(s: State, box: Box, seat: int, out: list[float]) -> None:
    """Encode the position as this seat sees it. `out` must be all zero."""
    other = strongest_other(s, box, seat)
    at = encode_seat(s, box, seat, 0, out)
    at = encode_seat(s, box, other, at, out)
    for symbol in range(SYMBOLS):
        out[at + lead_row(s, box, seat, symbol)] += 1.0
        out[at + LEADS + symbol] = symbols_of(s, seat, symbol) / 4.0
    at += LEADS + SYMBOLS
    for pile in range(SIZES + 1):
        kind = NONE
        if pile < SIZES and s.chosen != pile:
            kind = int(s.shown[pile])
        elif pile == SIZES and s.chosen != NONE:
            kind = int(s.shown[s.chosen])
        if kind != NONE:
            encode_piece(s, box, seat, kind, at, out)
            out[at + 2] = 1.0 if has_place(s, box, other, kind) else 0.0
        at += OF_PIECE
    encode_turn(s, box, seat, at, out)
