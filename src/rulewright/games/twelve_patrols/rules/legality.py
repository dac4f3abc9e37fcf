"""Whether a move is legal: 0, or the clause that forbids it."""

from __future__ import annotations

from rulewright.kernel import has, law, rule

from ..state import DONE_BIT, NONE, Box, Demand, FrameRule, Outcome, Phase, State, Verb
from .kingdom import beside, beyond_gap, gap_cell, half_gap, laid_cells
from .manning import as_choice, unmet
from .soldiers import how_many

ONE_PLAYER = law("TP-1")
NO_SUCH_SOLDIER = law("TP-2")
NOT_SHOWN = law("TP-8")
BESIDE_A_CARD = law("TP-10")
OUT_OF_THE_KINGDOM = law("TP-11")
FROM_THE_BARRACKS = law("TP-14")
MAN_THE_LINE = law("TP-15")
ALREADY_FILLED = law("TP-16")
SOMEBODY_AT_LEAST = law("TP-17")
SAFE_ALREADY = law("TP-19")
LOST_ALREADY = law("TP-20")
NOT_THOSE_COLOURS = law("TP-22")
NOT_SO_MANY = law("TP-23")
NOT_THAT_SUM = law("TP-24")
FLOATS = law("TP-A5")
OFF_THE_BOARD = law("TP-A6")
WHICH_LINE = law("TP-A7")
NEVER_TO_BE_MET = law("TP-A9")
STAYS_THERE = law("TP-A14")
THIS_PATROL_FIRST = law("TP-A16")
GIVEN_UP = law("TP-A11")


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    if s.end != 0:
        return SAFE_ALREADY if s.end == Outcome.SAFE else LOST_ALREADY if s.end == Outcome.OPEN_LINE else GIVEN_UP
    if seat != 0:
        return ONE_PLAYER
    verb = Verb.at(action)
    if verb == Verb.PLACE:
        slot, cell = Verb.PLACE.arguments(action)
        return check_place(s, box, slot, cell)
    if verb == Verb.OPEN:
        return check_open(s, Verb.OPEN.argument(action))
    if verb == Verb.FIRST:
        return 0 if s.phase == Phase.CHOOSING else WHICH_LINE
    if verb == Verb.PUT:
        half, kind = Verb.PUT.arguments(action)
        return check_put(s, half, kind)
    return check_done(s, box) if verb == Verb.DONE else 0


@rule
def busy(s: State) -> int:
    """TP-15, TP-A7, TP-A16: what must be done first."""
    if s.phase == Phase.CHOOSING:
        return WHICH_LINE
    return THIS_PATROL_FIRST if s.phase == Phase.EARLY else MAN_THE_LINE


@rule
def check_place(s: State, box: Box, slot: int, cell: int) -> int:
    """TP-8 to TP-11, TP-A5, TP-A6: a card of the display, on a free cell next to another card, within three by three."""
    if s.phase != Phase.BUILDING:
        return busy(s)
    if s.shown[slot] == NONE:
        return NOT_SHOWN
    if has(s.open, cell):
        return 0
    if s.at[cell] != NONE:
        return STAYS_THERE
    if s.laid > 0 and not has(beside(laid_cells(s)), cell):
        return BESIDE_A_CARD
    if box.frame == FrameRule.FIXED:
        return OFF_THE_BOARD
    return FLOATS if s.laid == 0 else OUT_OF_THE_KINGDOM


@rule
def check_open(s: State, gap: int) -> int:
    """TP-14, TP-16, TP-17: an empty gap between two cards, while soldiers are left."""
    if s.phase != Phase.BUILDING:
        return busy(s)
    if s.at[gap_cell(gap)] == NONE or s.at[beyond_gap(gap)] == NONE:
        return FROM_THE_BARRACKS
    if s.patrol[gap] != 0:
        return ALREADY_FILLED
    return 0 if s.barracks != 0 else SOMEBODY_AT_LEAST


@rule
def check_put(s: State, half: int, kind: int) -> int:
    """TP-2, TP-14, TP-16, TP-A9: a soldier from the barracks, into a gap being filled, so that the line can still be finished."""
    if s.phase == Phase.BUILDING:
        return FROM_THE_BARRACKS
    if s.phase == Phase.CHOOSING:
        return WHICH_LINE
    if has(s.choices, as_choice(half, kind)):
        return 0
    if how_many(int(s.barracks), kind) == 0:
        return NO_SUCH_SOLDIER
    if s.phase == Phase.EARLY:
        return THIS_PATROL_FIRST
    return ALREADY_FILLED if has(s.manned, half_gap(s, s.line, half)) else NEVER_TO_BE_MET


@rule
def check_done(s: State, box: Box) -> int:
    """TP-17, TP-22 to TP-24, TP-27: both patrols are there, and all four sides have what they ask for."""
    if s.phase == Phase.BUILDING:
        return FROM_THE_BARRACKS
    if s.phase == Phase.CHOOSING:
        return WHICH_LINE
    if has(s.choices, DONE_BIT):
        return 0
    if s.phase == Phase.EARLY:
        return SOMEBODY_AT_LEAST
    lacking = unmet(s, box, int(s.line))
    if lacking == NONE:
        return SOMEBODY_AT_LEAST
    return NOT_THOSE_COLOURS if lacking == Demand.COLOURS else NOT_SO_MANY if lacking == Demand.ITEMS else NOT_THAT_SUM
