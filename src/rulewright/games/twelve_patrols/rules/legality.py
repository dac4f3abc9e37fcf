"""The law: 0 where a move is allowed, else the clause that forbids it."""

from __future__ import annotations

from rulewright.kernel import has, law, rule

from ..state import CELLS, DONE_BIT, KINDS, NONE, Box, Demand, FrameRule, Outcome, Phase, State, Verb
from .kingdom import beside, beyond_gap, card_of, gap_cell, half_gap, laid_cells
from .manning import backward, onward
from .soldiers import how_many, met

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
    if action == Verb.GIVE_UP:
        return 0
    if action < Verb.OPEN:
        return check_place(s, box, (action - Verb.PLACE) // CELLS, (action - Verb.PLACE) % CELLS)
    if action < Verb.FIRST:
        return check_open(s, action - Verb.OPEN)
    if action < Verb.PUT:
        return 0 if s.phase == Phase.CHOOSING else WHICH_LINE
    if action == Verb.DONE:
        return check_done(s, box)
    return check_put(s, (action - Verb.PUT) // KINDS, (action - Verb.PUT) % KINDS)


@rule
def busy(s: State) -> int:
    """TP-15, TP-A7, TP-A16: what has to be done before anything else is."""
    if s.phase == Phase.CHOOSING:
        return WHICH_LINE
    return THIS_PATROL_FIRST if s.phase == Phase.EARLY else MAN_THE_LINE


@rule
def check_place(s: State, box: Box, slot: int, cell: int) -> int:
    """TP-8 to TP-11, TP-A5, TP-A6: a card of the display, on a free cell beside another, within three by three."""
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
    """TP-14, TP-16, TP-17: an empty gap between two cards, while somebody is left."""
    if s.phase != Phase.BUILDING:
        return busy(s)
    if s.at[gap_cell(gap)] == NONE or s.at[beyond_gap(gap)] == NONE:
        return FROM_THE_BARRACKS
    if s.patrol[gap] != 0:
        return ALREADY_FILLED
    return 0 if s.barracks != 0 else SOMEBODY_AT_LEAST


@rule
def check_put(s: State, half: int, kind: int) -> int:
    """TP-2, TP-14, TP-16, TP-A9: somebody from the barracks, into a gap that is being filled, and not in vain."""
    if s.phase == Phase.BUILDING:
        return FROM_THE_BARRACKS
    if s.phase == Phase.CHOOSING:
        return WHICH_LINE
    if has(s.choices, half * KINDS + kind):
        return 0
    if how_many(int(s.barracks), kind) == 0:
        return NO_SUCH_SOLDIER
    if s.phase == Phase.EARLY:
        return THIS_PATROL_FIRST
    return ALREADY_FILLED if has(s.manned, half_gap(s, s.line, half)) else NEVER_TO_BE_MET


@rule
def check_done(s: State, box: Box) -> int:
    """TP-17, TP-22 to TP-24, TP-27: both patrols are there, and the four sides have what they ask for."""
    if s.phase == Phase.BUILDING:
        return FROM_THE_BARRACKS
    if s.phase == Phase.CHOOSING:
        return WHICH_LINE
    if has(s.choices, DONE_BIT):
        return 0
    if s.phase == Phase.EARLY:
        return SOMEBODY_AT_LEAST
    line = int(s.line)
    first, second = int(s.patrol[half_gap(s, line, 0)]), int(s.patrol[half_gap(s, line, 1)])
    if first == 0 or second == 0:
        return SOMEBODY_AT_LEAST
    middle, ahead, back = card_of(s, line, 1), onward(line), backward(line)
    unmet = unmet_side(box, middle, back, first)
    if unmet == 0:
        unmet = unmet_side(box, middle, ahead, second)
    if unmet == 0:
        unmet = unmet_side(box, card_of(s, line, 0), ahead, first + second)
    if unmet == 0:
        unmet = unmet_side(box, card_of(s, line, 2), back, first + second)
    return unmet


@rule
def unmet_side(box: Box, card: int, side: int, items: int) -> int:
    """TP-22 to TP-24: the clause of a side that does not have what it asks for, else 0."""
    ask = int(box.asks[card][side])
    if met(ask, int(box.number[card][side]), items):
        return 0
    return NOT_THOSE_COLOURS if ask == Demand.COLOURS else NOT_SO_MANY if ask == Demand.ITEMS else NOT_THAT_SUM
