"""What may be done when, and the clause that forbids the rest."""

from __future__ import annotations

from rulewright.kernel import has, law, rule

from ..state import ALL_HEXES, HEXES, NONE, SIZES, Box, Level, Phase, State, Verb
from .placement import on_top, support

ROLL_ONCE, LARGEST_GOES, BUY_WITH_POWER = law("KT-24"), law("KT-27"), law("KT-33")
ON_THE_BOARD, BLUE_LIES_ON, PURPLE_LIES_ON = law("KT-34"), law("KT-36"), law("KT-37")
CYCLE_WITH_POWER, NOT_YOUR_TURN, SCORED_ALREADY = law("KT-39"), law("KT-41"), law("KT-42")
ROLL_FIRST, ONE_COVERED_HEX = law("KT-H5"), law("KT-H11")
CHOOSE_THE_LOSS, EMPTY_PILE, MUST_BE_PLACED = law("KT-H12"), law("KT-H16"), law("KT-H26")
LOOKS_ALIKE, FIRST_HEX = law("KT-H32"), law("KT-H36")


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    if s.end != 0:
        return SCORED_ALREADY
    if seat != s.mover:
        return NOT_YOUR_TURN
    if s.phase == Phase.ROLLING:
        return 0 if action == Verb.ROLL else ROLL_FIRST
    if s.phase == Phase.BUYING:
        return check_spending(s, box, action)
    if s.phase == Phase.PLACING:
        if Verb.PLACE <= action < Verb.PLACE + 6 * HEXES:
            return check_place(s, box, seat, action - Verb.PLACE)
        return MUST_BE_PLACED
    if Verb.LOSE <= action < Verb.LOSE + HEXES:
        return check_loss(s, box, seat, action - Verb.LOSE)
    return CHOOSE_THE_LOSS


@rule
def check_spending(s: State, box: Box, action: int) -> int:
    """KT-24, KT-33, KT-39, KT-40, KT-H16, KT-H26: buy or cycle what power and board allow, or stop."""
    if action == Verb.STOP:
        return 0
    if action == Verb.ROLL:
        return ROLL_ONCE
    if action < Verb.BUY or action >= Verb.PLACE:
        return BUY_WITH_POWER if action < Verb.LOSE else LARGEST_GOES
    if has(int(s.open), action - Verb.BUY):
        return 0
    pile = (action - Verb.BUY) % SIZES
    if s.shown[pile] == NONE:
        return EMPTY_PILE
    if action >= Verb.CYCLE:
        return CYCLE_WITH_POWER
    return BUY_WITH_POWER if s.power <= pile else MUST_BE_PLACED


@rule
def check_place(s: State, box: Box, seat: int, spot: int) -> int:
    """KT-34 to KT-38, KT-H32: wholly on the board, and each hex on what the level asks for."""
    kind = int(s.shown[s.chosen])
    if spot >= box.turns[kind] * HEXES:
        return LOOKS_ALIKE
    mask = int(box.mask[box.shape[kind]][spot])
    if mask == 0:
        return ON_THE_BOARD
    level = int(box.level[kind])
    if mask & (ALL_HEXES & ~support(s, seat, level)) == 0:
        return 0
    return BLUE_LIES_ON if level == Level.BLUE else PURPLE_LIES_ON


@rule
def check_loss(s: State, box: Box, seat: int, hex: int) -> int:
    """KT-27, KT-H11, KT-H12, KT-H36: one of the largest loose pieces, pointed at by its first hex."""
    if has(int(s.loose), hex):
        return 0
    piece = on_top(s, box, seat, hex)
    if piece == NONE:
        return LARGEST_GOES
    mask = int(box.mask[box.shape[s.placed.kind[piece]]][s.placed.spot[piece]])
    return FIRST_HEX if mask & int(s.loose) != 0 else LARGEST_GOES
