"""The turn: the Emperor moves, dice are rolled, power is spent, and too many sixes are a crash (KT-14 to KT-45)."""

from __future__ import annotations

from rulewright.kernel import d6, does, has, law, lowest, made, note, refused, refuses, rule, size

from ..notes import Note
from ..state import FACES, HEXES, LEVELS, NONE, OF_A_FACE, SIZES, Box, Level, Phase, State, Verb
from .piles import cycle_pile, put_under, turn_up
from .placement import all_dice, covered, dice_of, has_place, lay, loosest, on_top, pointed_at, remove, spot_of, support
from .score import finish, stars_of

ROLL_ONCE, LARGEST_GOES, BUY_WITH_POWER = law("KT-24"), law("KT-27"), law("KT-33")
ON_THE_BOARD, BLUE_LIES_ON, PURPLE_LIES_ON = law("KT-34"), law("KT-36"), law("KT-37")
CYCLE_WITH_POWER, ONE_COVERED_HEX, EMPTY_PILE = law("KT-39"), law("KT-H11"), law("KT-H16")
MUST_BE_PLACED, LOOKS_ALIKE, FIRST_HEX = law("KT-H26"), law("KT-H32"), law("KT-H36")


@rule
def waiting(s: State) -> int:
    """KT-41: players take turns."""
    return 1 << int(s.mover)


@rule
def next_turn(s: State, box: Box) -> None:
    """KT-14, KT-15, KT-41, KT-42, KT-H2, KT-H3, KT-H6: the next player clockwise, skipping those who show no dice."""
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


@refuses(Verb.ROLL)
def check_roll() -> int:
    """KT-24: only once a turn."""
    return ROLL_ONCE


@does(Verb.ROLL)
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
    """KT-24: how many dice of a colour show each face, in one number: two decimal digits per face, the ones on the right."""
    packed = 0
    for face in range(FACES - 1, -1, -1):
        packed = packed * OF_A_FACE + int(s.dice[colour][face])
    return packed


@rule
def crash(s: State, box: Box, seat: int) -> None:
    """KT-27, KT-29, KT-H9, KT-H10, KT-H12: the largest uncovered piece is lost; if there are several the player chooses."""
    s.loose = loosest(s, box, seat)
    if size(int(s.loose)) > 1:
        s.phase = Phase.LOSING
    elif s.loose != 0:
        lose(s, box, seat, lowest(int(s.loose)))
    else:
        next_turn(s, box)


@refuses(Verb.LOSE)
def check_loss(s: State, box: Box, seat: int, hex: int) -> int:
    """KT-27, KT-H11, KT-H12, KT-H36: one of the largest uncovered pieces, named by its first hex."""
    piece = on_top(s, box, seat, hex)
    if s.phase != Phase.LOSING or piece == NONE:
        return LARGEST_GOES
    if covered(s, box, piece):
        return ONE_COVERED_HEX
    return FIRST_HEX if has(int(s.loose), pointed_at(s, box, piece)) else LARGEST_GOES


@does(Verb.LOSE)
def lose(s: State, box: Box, seat: int, hex: int) -> None:
    """KT-27, KT-28, KT-29: put the piece back under its pile, and end the turn."""
    kind = remove(s, box, on_top(s, box, seat, hex))
    note(s, Note.LOST, seat, kind, hex)
    put_under(s, box, kind)
    next_turn(s, box)


@rule
def within_reach(s: State, box: Box) -> int:
    """KT-33, KT-39, KT-H16, KT-H26: the piles that can be bought from and cycled, as a set (see `open`)."""
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
    """KT-40, KT-H35: the player may continue while the power allows anything; then the turn ends automatically."""
    s.open = within_reach(s, box)
    s.phase = Phase.BUYING
    if s.open == 0:
        note(s, Note.NOTHING_LEFT, int(s.mover), int(s.power))
        next_turn(s, box)


@refuses(Verb.BUY)
def check_purchase(s: State, pile: int) -> int:
    """KT-33, KT-H16, KT-H26: the pile must have a top, the power must pay for it, and the board must have a place for it."""
    if s.shown[pile] == NONE:
        return EMPTY_PILE
    return BUY_WITH_POWER if s.power <= pile else MUST_BE_PLACED


@does(Verb.BUY)
def buy(s: State, box: Box, seat: int, pile: int) -> None:
    """KT-33, KT-34: pay at once, then choose the place."""
    s.power -= pile + 1
    s.chosen = pile
    s.open = 0
    s.phase = Phase.PLACING
    note(s, Note.BOUGHT, seat, int(s.shown[pile]), pile + 1, int(s.power))


@rule
def check_place(s: State, box: Box, seat: int, kind: int, spot: int) -> int:
    """KT-34 to KT-38, KT-H32: the piece must be wholly on the board, each hex on something that supports its level."""
    if spot >= box.turns[kind] * HEXES:
        return LOOKS_ALIKE
    mask = int(box.mask[box.shape[kind]][spot])
    if mask == 0:
        return ON_THE_BOARD
    level = int(box.level[kind])
    if mask & ~support(s, seat, level) == 0:
        return 0
    return BLUE_LIES_ON if level == Level.BLUE else PURPLE_LIES_ON


@does(Verb.PLACE)
def place(s: State, box: Box, seat: int, action: int) -> None:
    """KT-34, KT-H7, KT-H15: place the piece; only then is the next of its pile turned up."""
    pile, spot = int(s.chosen), spot_of(action)
    kind = int(s.shown[pile])
    lay(s, box, seat, kind, spot)
    note(s, Note.PLACED, seat, kind, spot, stars_of(s, seat))
    s.chosen = NONE
    turn_up(s, box, pile)
    spend(s, box)


@refuses(Verb.CYCLE)
def check_cycling(s: State, pile: int) -> int:
    """KT-39, KT-H16: the pile must not be empty, and the power must pay for cycling it."""
    return EMPTY_PILE if s.shown[pile] == NONE else CYCLE_WITH_POWER


@does(Verb.CYCLE)
def cycle(s: State, box: Box, seat: int, pile: int) -> None:
    """KT-39: pay, put the top at the bottom, turn up the next."""
    s.power -= box.cycle
    cycle_pile(s, box, seat, pile)
    spend(s, box)


@does(Verb.STOP)
def stop(s: State, box: Box, seat: int) -> None:
    """KT-32, KT-40, KT-41: end the turn and lose the power left."""
    note(s, Note.STOPPED, seat, int(s.power))
    next_turn(s, box)


apply = made(Verb)
refuse = refused(Verb, BUY_WITH_POWER)
"""Only PLACE has no rule here: before a purchase there is nothing to place."""
