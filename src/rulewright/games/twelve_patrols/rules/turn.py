"""The turn: what can be decided, and what each move does (TP-9 to TP-20)."""

from __future__ import annotations

from rulewright.kernel import note, nth, rule, size

from ..notes import Note
from ..state import HALVES, KINGDOM, NONE, SHOWN, Box, Outcome, Phase, State, Verb, Way
from .deal import turn_up
from .kingdom import column_of, completed, half_gap, row_of, survey
from .manning import ANYWHERE, can_be_manned, chosen_move, weigh_gap, weigh_line
from .soldiers import count, one


@rule
def waiting(s: State) -> int:
    """TP-1: there is one player."""
    return 1


@rule
def in_display(s: State) -> int:
    """How many cards lie in the display."""
    n = 0
    for slot in range(SHOWN):
        if s.shown[slot] != NONE:
            n += 1
    return n


@rule
def offers(s: State, box: Box, seat: int) -> int:
    if s.phase == Phase.BUILDING:
        return in_display(s) * size(s.open) + size(s.ready)
    return 2 if s.phase == Phase.CHOOSING else size(s.choices)


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    if s.phase == Phase.BUILDING:
        cells = size(s.open)
        if k >= in_display(s) * cells:
            return Verb.OPEN.of(nth(s.ready, k - in_display(s) * cells))
        slot, skip = 0, k // cells
        while s.shown[slot] == NONE or skip > 0:
            if s.shown[slot] != NONE:
                skip -= 1
            slot += 1
        return Verb.PLACE.of(slot, nth(s.open, k % cells))
    if s.phase == Phase.CHOOSING:
        return Verb.FIRST.of(k)
    return chosen_move(nth(s.choices, k))


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    verb = Verb.at(action)
    if verb == Verb.PLACE:
        slot, cell = Verb.PLACE.arguments(action)
        place(s, box, slot, cell)
    elif verb == Verb.OPEN:
        open_gap(s, Verb.OPEN.argument(action))
    elif verb == Verb.FIRST:
        choose_line(s, box, Verb.FIRST.argument(action))
    elif verb == Verb.PUT:
        half, kind = Verb.PUT.arguments(action)
        put(s, box, half, kind)
    elif verb == Verb.DONE:
        finish(s, box)
    elif verb == Verb.GIVE_UP:
        s.end = Outcome.GAVE_UP
        note(s, Note.LEFT, size(s.manned))


@rule
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
def lose(s: State) -> None:
    """TP-20: the line at hand cannot be manned."""
    s.end = Outcome.OPEN_LINE
    s.later = NONE
    note(s, Note.LOST, s.line, size(s.manned))


@rule
def begin_line(s: State, box: Box, line: int) -> None:
    """TP-15, TP-20: start manning a complete line, if that is possible."""
    s.phase = Phase.MANNING
    s.line = line
    if not weigh_line(s, box, line, ANYWHERE):
        lose(s)


@rule
def choose_line(s: State, box: Box, way: int) -> None:
    """TP-A7: two lines were completed at once, and the player says which to man first."""
    if way != Way.ACROSS:
        first = int(s.later)
        s.later = s.line
        s.line = first
    begin_line(s, box, int(s.line))


@rule
def open_gap(s: State, gap: int) -> None:
    """TP-14, TP-A16: start a patrol before its line is complete."""
    s.phase = Phase.EARLY
    s.gap = gap
    s.open = 0
    s.ready = 0
    note(s, Note.OPENED, gap)
    weigh_gap(s, gap)


@rule
def put(s: State, box: Box, half: int, kind: int) -> None:
    """TP-17, TP-A19: a soldier leaves the barracks for a patrol."""
    gap = int(s.gap) if s.phase == Phase.EARLY else half_gap(s, s.line, half)
    s.barracks -= one(kind)
    s.patrol[gap] += one(kind)
    note(s, Note.SENT, kind, gap)
    if s.phase == Phase.EARLY:
        weigh_gap(s, gap)
    else:
        weigh_line(s, box, s.line, s.choices)


@rule
def finish(s: State, box: Box) -> None:
    """TP-15, TP-16, TP-A8: the patrol or line is closed; then comes the other complete line, or the next card."""
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
        s.end = Outcome.SAFE
        note(s, Note.WON, count(int(s.barracks)))
        return
    for slot in range(SHOWN):
        if s.shown[slot] == NONE and s.laid + in_display(s) < KINGDOM:
            turn_up(s, slot, Note.TURNED)
    survey(s, box)


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """TP-A18: patrols in place, 12 when the kingdom is safe."""
    out[0] = size(s.manned)
