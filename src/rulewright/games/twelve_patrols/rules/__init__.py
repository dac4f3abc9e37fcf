"""Set-up, the turn, and the words the kernel asks for."""

from __future__ import annotations

from rulewright.kernel import d6, has, lift, note, nth, push, rule, shuffle, size

from ..notes import Note
from ..state import (
    A_COLOUR,
    CARDS,
    CELLS,
    COLOUR_COUNT,
    COLUMNS,
    EACH,
    GAPS,
    HALVES,
    KINDS,
    KINGDOM,
    NONE,
    SHOWN,
    SIDE,
    Box,
    Outcome,
    Phase,
    State,
    Verb,
    Way,
)
from .kingdom import completed, half_gap, survey
from .legality import check
from .manning import ANYWHERE, can_be_manned, weigh_gap, weigh_line
from .soldiers import count, how_many, one

__all__ = ["apply", "check", "conserved", "offer", "offers", "redeal", "score", "setup", "waiting"]


@rule
def setup(s: State, box: Box) -> None:
    """TP-6 to TP-8, TP-A1 to TP-A3: dice are rolled once, cards shuffled once, and three of them turned up."""
    for cell in range(CELLS):
        s.at[cell] = NONE
    for slot in range(SHOWN):
        s.shown[slot] = NONE
    s.line = NONE
    s.later = NONE
    s.gap = NONE
    for colour in range(COLOUR_COUNT):
        s.barracks += EACH * one(A_COLOUR * colour)
        for _ in range(EACH):
            face = d6(s)
            s.barracks += one(A_COLOUR * colour + face)
            note(s, Note.ROLLED, colour, face)
    for card in range(box.cards):
        push(s.deck, card)
    shuffle(s, s.deck)
    for slot in range(SHOWN):
        turn_up(s, slot, Note.CARD)
    survey(s, box)


@rule
def turn_up(s: State, slot: int, told: int) -> None:
    """TP-13: the top card of the deck comes into the display."""
    card = lift(s.deck, s.deck.n - 1)
    s.shown[slot] = card
    note(s, told, card, slot)


@rule
def waiting(s: State) -> int:
    """TP-1: one player decides everything."""
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
            return Verb.OPEN + nth(s.ready, k - in_display(s) * cells)
        slot, skip = 0, k // cells
        while s.shown[slot] == NONE or skip > 0:
            if s.shown[slot] != NONE:
                skip -= 1
            slot += 1
        return Verb.PLACE + CELLS * slot + nth(s.open, k % cells)
    if s.phase == Phase.CHOOSING:
        return Verb.FIRST + k
    return Verb.PUT + nth(s.choices, k)


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    if action < Verb.OPEN:
        place(s, box, (action - Verb.PLACE) // CELLS, (action - Verb.PLACE) % CELLS)
    elif action < Verb.FIRST:
        open_gap(s, action - Verb.OPEN)
    elif action < Verb.PUT:
        choose_line(s, box, action - Verb.FIRST)
    elif action < Verb.DONE:
        put(s, box, (action - Verb.PUT) // KINDS, (action - Verb.PUT) % KINDS)
    elif action == Verb.DONE:
        finish(s, box)
    else:
        s.end = Outcome.GAVE_UP
        note(s, Note.LEFT, size(s.manned))


@rule
def place(s: State, box: Box, slot: int, cell: int) -> None:
    """TP-9, TP-10, TP-12, TP-15, TP-A7: the card is laid, and every line that it completes has to be manned at once."""
    card = int(s.shown[slot])
    s.shown[slot] = NONE
    s.at[cell] = card
    s.laid += 1
    s.open = 0
    s.ready = 0
    note(s, Note.LAID, card, cell)
    row, column = cell // SIDE, COLUMNS + cell % SIDE
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
    """TP-15, TP-20, TP-A17: a complete line is to be manned; where that cannot be done, the game is lost."""
    s.phase = Phase.MANNING
    s.line = line
    if not can_be_manned(s, box, line):
        s.end = Outcome.OPEN_LINE
        s.later = NONE
        note(s, Note.LOST, line, size(s.manned))


@rule
def begin_line(s: State, box: Box, line: int) -> None:
    """TP-15: a complete line is to be manned, and now."""
    turn_to(s, box, line)
    if s.end == 0:
        weigh_line(s, box, line, ANYWHERE)


@rule
def choose_line(s: State, box: Box, way: int) -> None:
    """TP-A7: two lines were completed at once, and the player says which comes first."""
    if way != Way.ACROSS:
        first = int(s.later)
        s.later = s.line
        s.line = first
    begin_line(s, box, int(s.line))


@rule
def open_gap(s: State, gap: int) -> None:
    """TP-14, TP-A16: a patrol is set before its line is complete."""
    s.phase = Phase.EARLY
    s.gap = gap
    s.open = 0
    s.ready = 0
    note(s, Note.OPENED, gap)
    weigh_gap(s, gap)


@rule
def put(s: State, box: Box, half: int, kind: int) -> None:
    """TP-17, TP-A19: a soldier leaves the barracks."""
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
    """TP-15, TP-16, TP-A8: what is manned stays so; then the other line, or the next turn."""
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
    """TP-13, TP-18, TP-19, TP-A4: the display is filled up while fewer than nine cards were turned up."""
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
def redeal(s: State, box: Box, seat: int) -> None:
    """TP-A1, TP-A2: the cards not seen yet are known, their order is not."""
    seen = 0
    for cell in range(CELLS):
        if s.at[cell] != NONE:
            seen |= 1 << int(s.at[cell])
    for slot in range(SHOWN):
        if s.shown[slot] != NONE:
            seen |= 1 << int(s.shown[slot])
    s.deck.n = 0
    for i in range(CARDS):
        s.deck.card[i] = 0
    for card in range(box.cards):
        if not has(seen, card):
            push(s.deck, card)
    shuffle(s, s.deck)


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """TP-A18: patrols in place, 12 when the kingdom is safe."""
    out[0] = size(s.manned)


def conserved(s: State, box: Box) -> dict[str, int]:
    """TP-2, TP-5: no card and no soldier is lost or doubled, and knights keep their numbers."""
    cards = [c for c in (*s.at, *s.shown, *s.deck.card[: s.deck.n]) if c != NONE]
    everyone = [s.barracks, *(s.patrol[gap] for gap in range(GAPS))]
    held = {f"kind {kind}": sum(how_many(items, kind) for items in everyone) for kind in range(KINDS)}
    different = len(set(cards))
    return {"cards": len(cards), "different cards": different, **held}
