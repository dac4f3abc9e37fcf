"""The turn: the Emperor moves, dice are rolled, power is spent, and too many sixes are a crash (KT-14 to KT-45)."""

from __future__ import annotations

from rulewright.kernel import d6, lowest, note, rule, size

from ..notes import Note
from ..state import FACES, LEVELS, NONE, OF_A_FACE, SIZES, SYMBOLS, Box, Level, Outcome, Phase, State
from .piles import cycle_pile, put_under, turn_up
from .placement import ahead, all_dice, dice_of, has_place, lay, loosest, on_top, points, remove, stars_of, symbols_of


@rule
def next_turn(s: State, box: Box) -> None:
    """KT-14, KT-15, KT-41, KT-42, KT-H2, KT-H3, KT-H6: clockwise, passing over players who show no dice."""
    s.power = 0
    s.open = 0
    s.loose = 0
    s.phase = Phase.ROLLING
    found = False
    while not found:
        s.mover = (s.mover + 1) % box.seats
        if s.mover == s.first and s.round == box.rounds:
            found = True
            finish(s, box)
        else:
            if s.mover == s.first:
                s.round += 1
                note(s, Note.EMPEROR, int(s.round))
            found = all_dice(s, box, int(s.mover)) > 0
            if not found:
                note(s, Note.NO_DICE, int(s.mover))


@rule
def roll_dice(s: State, box: Box, seat: int) -> None:
    """KT-16, KT-24, KT-25, KT-30, KT-31, KT-H5, KT-H29: roll all visible dice once; sixes count across colours."""
    sixes, power = 0, 0
    for colour in range(LEVELS):
        for face in range(FACES):
            s.dice[colour][face] = 0
        for _ in range(dice_of(s, box, seat, colour)):
            face = d6(s)
            s.dice[colour][face - 1] += 1
            if face >= box.success[colour]:
                power += 1
        sixes += int(s.dice[colour][FACES - 1])
    note(s, Note.ROLLED, seat, faces(s, Level.YELLOW), faces(s, Level.BLUE), faces(s, Level.PURPLE))
    if sixes >= box.crash:
        note(s, Note.CRASHED, seat, sixes)
        crash(s, box, seat)
    else:
        note(s, Note.POWER, seat, power)
        s.power = power
        spend(s, box)


@rule
def faces(s: State, colour: int) -> int:
    """KT-24: how many dice of a colour show each face, in one number: two decimal digits a face, the ones on the right."""
    packed = 0
    for face in range(FACES - 1, -1, -1):
        packed = packed * OF_A_FACE + int(s.dice[colour][face])
    return packed


@rule
def crash(s: State, box: Box, seat: int) -> None:
    """KT-27, KT-29, KT-H9, KT-H10, KT-H12: the largest uncovered piece goes; among several the player chooses."""
    s.loose = loosest(s, box, seat)
    if size(int(s.loose)) > 1:
        s.phase = Phase.LOSING
    elif s.loose != 0:
        lose(s, box, seat, lowest(int(s.loose)))
    else:
        next_turn(s, box)


@rule
def lose(s: State, box: Box, seat: int, hex: int) -> None:
    """KT-27, KT-28, KT-29: the piece goes back under its pile, and the turn is over."""
    kind = remove(s, box, on_top(s, box, seat, hex))
    note(s, Note.LOST, seat, kind, hex)
    put_under(s, box, kind)
    next_turn(s, box)


@rule
def within_reach(s: State, box: Box) -> int:
    """KT-33, KT-39, KT-H16, KT-H26: what can be bought and what can be cycled, as a set (see `open`)."""
    found = 0
    for pile in range(SIZES):
        if s.shown[pile] != NONE:
            if s.power > pile and has_place(s, box, int(s.mover), int(s.shown[pile])):
                found |= 1 << pile
            if s.power >= box.cycle:
                found |= 1 << (SIZES + pile)
    return found


@rule
def spend(s: State, box: Box) -> None:
    """KT-40, KT-H35: the player goes on while the power allows anything; then the turn ends by itself."""
    s.open = within_reach(s, box)
    s.phase = Phase.BUYING
    if s.open == 0:
        note(s, Note.NOTHING_LEFT, int(s.mover), int(s.power))
        next_turn(s, box)


@rule
def buy(s: State, box: Box, seat: int, pile: int) -> None:
    """KT-33, KT-34: pay at once, then choose the place."""
    s.power -= pile + 1
    s.chosen = pile
    s.open = 0
    s.phase = Phase.PLACING
    note(s, Note.BOUGHT, seat, int(s.shown[pile]), pile + 1, int(s.power))


@rule
def place(s: State, box: Box, seat: int, spot: int) -> None:
    """KT-34, KT-H7, KT-H15: place the piece; only now the next of its pile is turned up."""
    pile = int(s.chosen)
    kind = int(s.shown[pile])
    lay(s, box, seat, kind, spot)
    note(s, Note.PLACED, seat, kind, spot, stars_of(s, seat))
    s.chosen = NONE
    turn_up(s, box, pile)
    spend(s, box)


@rule
def cycle(s: State, box: Box, seat: int, pile: int) -> None:
    """KT-39: pay, put the top at the bottom, turn up the next."""
    s.power -= box.cycle
    cycle_pile(s, box, seat, pile)
    spend(s, box)


@rule
def stop(s: State, box: Box, seat: int) -> None:
    """KT-32, KT-40, KT-41: end the turn and lose the power left."""
    note(s, Note.STOPPED, seat, int(s.power))
    next_turn(s, box)


@rule
def finish(s: State, box: Box) -> None:
    """KT-42 to KT-45, KT-H23, KT-H24: everybody counts; equal points share the win."""
    for symbol in range(SYMBOLS):
        seat = ahead(s, box, symbol)
        if seat != NONE:
            note(s, Note.MAJORITY, seat, symbol, symbols_of(s, seat, symbol))
        else:
            note(s, Note.NO_MAJORITY, symbol)
    most, winners = -1, 0
    for seat in range(box.seats):
        total = points(s, box, seat)
        note(s, Note.SCORED, seat, stars_of(s, seat), total)
        if total > most:
            most = total
            winners = 0
        if total == most:
            winners |= 1 << seat
    s.end = Outcome.MOST_POINTS if size(winners) == 1 else Outcome.SHARED
    note(s, Note.OVER, int(s.end), winners, most)
