"""Which moves are allowed, and the clause that forbids each of the others."""

from __future__ import annotations

from rulewright.kernel import has, law, rule

from ..state import ALL_HEXES, HEXES, NONE, SIZES, Box, Level, Phase, State, Verb
from .placement import covered, on_top, pointed_at, spot_of, support

ROLL_ONCE, LARGEST_GOES, BUY_WITH_POWER = law("KT-24"), law("KT-27"), law("KT-33")
ON_THE_BOARD, BLUE_LIES_ON, PURPLE_LIES_ON = law("KT-34"), law("KT-36"), law("KT-37")
CYCLE_WITH_POWER, NOT_YOUR_TURN, SCORED_ALREADY = law("KT-39"), law("KT-41"), law("KT-42")
ROLL_FIRST, ONE_COVERED_HEX = law("KT-H5"), law("KT-H11")
CHOOSE_THE_LOSS, EMPTY_PILE, MUST_BE_PLACED = law("KT-H12"), law("KT-H16"), law("KT-H26")
LOOKS_ALIKE, FIRST_HEX = law("KT-H32"), law("KT-H36")


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """KT-41, KT-42: the player whose turn it is, and what the phase asks for."""
    if s.end != 0:
        return SCORED_ALREADY
    if seat != s.mover:
        return NOT_YOUR_TURN
    if s.phase == Phase.ROLLING:
        return 0 if action == Verb.ROLL else ROLL_FIRST
    if s.phase == Phase.BUYING:
        return check_spending(s, action)
    if s.phase == Phase.PLACING:
        return (
            check_place(s, box, seat, int(s.shown[s.chosen]), spot_of(action))
            if Verb.at(action) == Verb.PLACE
            else MUST_BE_PLACED
        )
    return check_loss(s, box, seat, Verb.LOSE.argument(action)) if Verb.at(action) == Verb.LOSE else CHOOSE_THE_LOSS


@rule
def check_spending(s: State, action: int) -> int:
    """KT-24, KT-33, KT-39, KT-40: buy, cycle or stop."""
    verb = Verb.at(action)
    if verb == Verb.BUY:
        return check_purchase(s, Verb.BUY.argument(action))
    if verb == Verb.CYCLE:
        return check_cycling(s, Verb.CYCLE.argument(action))
    if verb == Verb.ROLL:
        return ROLL_ONCE
    if verb == Verb.PLACE:
        return BUY_WITH_POWER
    return 0 if verb == Verb.STOP else LARGEST_GOES


@rule
def check_purchase(s: State, pile: int) -> int:
    """KT-33, KT-H16, KT-H26: the top of a pile, if the power pays for it and the board has a place."""
    if has(int(s.open), pile):
        return 0
    if s.shown[pile] == NONE:
        return EMPTY_PILE
    return BUY_WITH_POWER if s.power <= pile else MUST_BE_PLACED


@rule
def check_cycling(s: State, pile: int) -> int:
    """KT-39, KT-H16: a pile that is not empty, if the power pays for it."""
    if has(int(s.open), SIZES + pile):
        return 0
    return EMPTY_PILE if s.shown[pile] == NONE else CYCLE_WITH_POWER


@rule
def check_place(s: State, box: Box, seat: int, kind: int, spot: int) -> int:
    """KT-34 to KT-38, KT-H32: wholly on the board, each hex on something that supports its level."""
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
    """KT-27, KT-H11, KT-H12, KT-H36: one of the largest uncovered pieces, named by its first hex."""
    if has(int(s.loose), hex):
        return 0
    piece = on_top(s, box, seat, hex)
    if piece == NONE:
        return LARGEST_GOES
    if covered(s, box, piece):
        return ONE_COVERED_HEX
    return FIRST_HEX if has(int(s.loose), pointed_at(s, box, piece)) else LARGEST_GOES
