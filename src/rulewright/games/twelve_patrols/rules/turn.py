"""The turn: the effect of each move, and why it may be refused (TP-9 to TP-20)."""

from __future__ import annotations

from rulewright.kernel import does, has, law, made, note, refused, refuses, rule

from ..notes import Note
from ..state import HALVES, KINGDOM, NONE, SHOWN, Box, Demand, FrameRule, Phase, State, Verb, Way
from .kingdom import beside, beyond_gap, column_of, completed, gap_cell, half_gap, laid_cells, row_of, survey
from .lines import ANYWHERE, can_be_manned, unmet, weigh_gap, weigh_line
from .score import lose, win
from .setup import turn_up
from .soldiers import count, how_many, one

NO_SUCH_SOLDIER = law("TP-2")
NOT_SHOWN = law("TP-8")
BESIDE_A_CARD = law("TP-10")
OUT_OF_THE_KINGDOM = law("TP-11")
FROM_THE_BARRACKS = law("TP-14")
ALREADY_FILLED = law("TP-16")
SOMEBODY_AT_LEAST = law("TP-17")
NOT_THOSE_COLOURS = law("TP-22")
NOT_SO_MANY = law("TP-23")
NOT_THAT_SUM = law("TP-24")
FLOATS = law("TP-A5")
OFF_THE_BOARD = law("TP-A6")
WHICH_LINE = law("TP-A7")
NEVER_TO_BE_MET = law("TP-A9")
STAYS_THERE = law("TP-A14")
THIS_PATROL_FIRST = law("TP-A16")


@rule
def waiting(s: State) -> int:
    """TP-1: there is one player."""
    return 1


@rule
def in_display(s: State) -> int:
    """How many cards are in the display."""
    n = 0
    for slot in range(SHOWN):
        if s.shown[slot] != NONE:
            n += 1
    return n


@refuses(Verb.PLACE)
def check_place(s: State, box: Box, slot: int, cell: int) -> int:
    """TP-8 to TP-11, TP-A5, TP-A6: a card of the display, on a free cell next to another card, within three by three."""
    if s.shown[slot] == NONE:
        return NOT_SHOWN
    if s.at[cell] != NONE:
        return STAYS_THERE
    if s.laid > 0 and not has(beside(laid_cells(s)), cell):
        return BESIDE_A_CARD
    if box.frame == FrameRule.FIXED:
        return OFF_THE_BOARD
    return FLOATS if s.laid == 0 else OUT_OF_THE_KINGDOM


@does(Verb.PLACE)
def place(s: State, box: Box, slot: int, cell: int) -> None:
    """TP-9, TP-10, TP-12, TP-15, TP-A7: lay the card; every line that it completes must be manned at once."""
    card = int(s.shown[slot])
    s.shown[slot] = NONE
    s.at[cell] = card
    s.laid += 1
    s.open = 0
    s.ready = 0
    note(s, Note.LAID, card, cell)
    row, column = row_of(cell), column_of(cell)
    across, down = completed(s, row), completed(s, column)
    if across and down:
        turn_to(s, box, column)
        if s.end == 0:
            turn_to(s, box, row)
        if s.end == 0:
            s.phase = Phase.CHOOSING
            s.later = column
    elif across:
        begin_line(s, box, row)
    elif down:
        begin_line(s, box, column)
    else:
        end_turn(s, box)


@rule
def turn_to(s: State, box: Box, line: int) -> None:
    """TP-15, TP-20, TP-A17: a complete line must be manned; if that is impossible, the game is lost."""
    s.phase = Phase.MANNING
    s.line = line
    if not can_be_manned(s, box, line):
        lose(s)


@rule
def begin_line(s: State, box: Box, line: int) -> None:
    """TP-15, TP-20: start manning a complete line, if that is possible."""
    s.phase = Phase.MANNING
    s.line = line
    if not weigh_line(s, box, line, ANYWHERE):
        lose(s)


@does(Verb.FIRST)
def choose_line(s: State, box: Box, way: int) -> None:
    """TP-A7: two lines were completed at once, and the player chooses which to man first."""
    if way != Way.ACROSS:
        first = int(s.later)
        s.later = s.line
        s.line = first
    begin_line(s, box, int(s.line))


@refuses(Verb.OPEN)
def check_open(s: State, gap: int) -> int:
    """TP-14, TP-16, TP-17: the gap must be empty and between two cards, and soldiers must be left."""
    if s.at[gap_cell(gap)] == NONE or s.at[beyond_gap(gap)] == NONE:
        return FROM_THE_BARRACKS
    return ALREADY_FILLED if s.patrol[gap] != 0 else SOMEBODY_AT_LEAST


@does(Verb.OPEN)
def open_gap(s: State, gap: int) -> None:
    """TP-14, TP-A16: start a patrol before its line is complete."""
    s.phase = Phase.EARLY
    s.gap = gap
    s.open = 0
    s.ready = 0
    note(s, Note.OPENED, gap)
    weigh_gap(s, gap)


@refuses(Verb.PUT)
def check_put(s: State, half: int, kind: int) -> int:
    """TP-2, TP-16, TP-A9: the soldier must be in the barracks, the gap must be open, and the line must remain finishable."""
    if how_many(int(s.barracks), kind) == 0:
        return NO_SUCH_SOLDIER
    if s.phase == Phase.EARLY:
        return THIS_PATROL_FIRST
    return ALREADY_FILLED if has(s.manned, half_gap(s, s.line, half)) else NEVER_TO_BE_MET


@does(Verb.PUT)
def put(s: State, box: Box, half: int, kind: int) -> None:
    """TP-17, TP-A19: send a soldier from the barracks to a patrol."""
    gap = int(s.gap) if s.phase == Phase.EARLY else half_gap(s, s.line, half)
    s.barracks -= one(kind)
    s.patrol[gap] += one(kind)
    note(s, Note.SENT, kind, gap)
    if s.phase == Phase.EARLY:
        weigh_gap(s, gap)
    else:
        weigh_line(s, box, s.line, s.choices)


@refuses(Verb.DONE)
def check_done(s: State, box: Box) -> int:
    """TP-17, TP-22 to TP-24, TP-27: neither patrol may be empty, and the demands of all four sides must be met."""
    lacking = NONE if s.phase == Phase.EARLY else unmet(s, box, int(s.line))
    if lacking == NONE:
        return SOMEBODY_AT_LEAST
    return NOT_THOSE_COLOURS if lacking == Demand.COLOURS else NOT_SO_MANY if lacking == Demand.ITEMS else NOT_THAT_SUM


@does(Verb.DONE)
def finish(s: State, box: Box) -> None:
    """TP-15, TP-16, TP-A8: close the patrol or line; the other complete line or the next card follows."""
    s.choices = 0
    if s.phase == Phase.EARLY:
        s.manned |= 1 << int(s.gap)
        note(s, Note.GUARDED, s.gap, count(int(s.patrol[s.gap])))
        s.gap = NONE
        s.phase = Phase.BUILDING
        survey(s, box)
        return
    for half in range(HALVES):
        s.manned |= 1 << half_gap(s, s.line, half)
    note(s, Note.LINE_MANNED, s.line)
    line = int(s.later)
    s.line = NONE
    s.later = NONE
    if line != NONE:
        begin_line(s, box, line)
    else:
        end_turn(s, box)


@rule
def end_turn(s: State, box: Box) -> None:
    """TP-13, TP-18, TP-19, TP-A4: refill the display until nine cards have been turned up; nine laid cards win."""
    s.phase = Phase.BUILDING
    if s.laid == KINGDOM:
        win(s)
        return
    for slot in range(SHOWN):
        if s.shown[slot] == NONE and s.laid + in_display(s) < KINGDOM:
            turn_up(s, slot, Note.TURNED)
    survey(s, box)


apply = made(Verb)
refuse = refused(Verb, WHICH_LINE)
