"""The turn: refill, discard, roll, reroll, claim, sell, discard, and the hand limit at its end (KL-17 to KL-35, KL-95, KL-96)."""

from __future__ import annotations

from rulewright.kernel import does, law, note, refuses, rule

from ..notes import Note
from ..state import DICE, NONE, REDS, ROW, SHELF, Box, DieKind, Phase, Power, Reveal, State, Thing, Verb
from .claiming import IN_THIS_ORDER, complete_claim, end_stars
from .deck import refill, reveal, reveal_tool
from .dice import (
    asked_for,
    clear_dice,
    crystals_waiting,
    gift,
    owns_crystal,
    roll_dice,
    sell_dice,
    throw_again,
    throws_left,
)
from .score import cards_in_front, score_round
from .staking import survey
from .tools import lose

ONE_CARD_ONLY = law("KL-23")
CHOOSE_DICE = law("KL-26")
CRYSTALS_DISTRACT = law("KL-72")
ANDROIDS_STAY = law("KL-76")
NOT_IN_FRONT = law("KL-95")
NO_CARD_THERE = law("KL-A6")
ONLY_AT_THE_END = law("KL-A35")
NOT_ROLLED_YET = law("KL-A49")


@rule
def waiting(s: State) -> int:
    """KL-17: players take turns."""
    return 1 << s.mover


@rule
def begin_turn(s: State, box: Box) -> None:
    """KL-18 to KL-20, KL-A42: refill the row; if no card was drawn for a whole round, discard its first card first."""
    note(s, Note.TURN, int(s.mover))
    if s.idle >= box.seats and row_is_full(s):
        note(s, Note.WORN_OUT, int(s.row[0]))
        s.row[0] = NONE
    refill(s, box)
    if s.end == 0:
        coins = gift(s, box, int(s.mover), Power.MINT)
        if coins > 0:
            s.seats[s.mover].coins += coins
            note(s, Note.INCOME, int(s.mover), coins)
        s.phase = Phase.OPENING
        survey(s, box)


@rule
def row_is_full(s: State) -> bool:
    """KL-A42: whether the row has no gap."""
    gaps = 0
    for place in range(ROW):
        if s.row[place] == NONE:
            gaps += 1
    return gaps == 0


@rule
def step_of_turn(s: State) -> int:
    """KL-21: the step to which an interruption returns; the phase itself if there is none."""
    if s.phase in (Phase.PAYING, Phase.SPENDING_STARS):
        return Phase.CLAIMING
    return int(s.step) if s.phase in (Phase.LAYING, Phase.TAKING) else int(s.phase)


@rule
def before_claiming(s: State) -> bool:
    """KL-21: whether this is a step in which dice are thrown."""
    return s.phase in (Phase.OPENING, Phase.REROLLING)


# ---------------------------------------------------------------- discarding


@rule
def discards_left(s: State, box: Box) -> int:
    """KL-23, KL-72, KL-R5: one card in each Discard action, two with the Survey Drone, none with a battle crystal."""
    if owns_crystal(s, box, int(s.mover)):
        return 0
    return 1 + gift(s, box, int(s.mover), Power.DRONE) - s.removed


@rule
def may_discard_now(s: State) -> bool:
    """KL-21: discards come before the roll and after the claims."""
    return s.phase not in (Phase.REROLLING, Phase.CLAIMING)


@rule
def to_discard(s: State, box: Box) -> int:
    """KL-21, KL-23, KL-72: the cards of the row that may be removed, Klotho cards first."""
    found = 0
    if may_discard_now(s) and discards_left(s, box) > 0:
        for place in range(ROW):
            if s.row[place] != NONE:
                found |= 1 << place
        for place in range(SHELF):
            if s.shelf[place] != NONE:
                found |= 1 << (ROW + place)
    return found


@refuses(Verb.DISCARD)
def stays_there(s: State, box: Box, place: int) -> int:
    """KL-21, KL-23, KL-72, KL-A6: a card that is there, before the roll or after the claims, and without a crystal."""
    if not may_discard_now(s):
        return IN_THIS_ORDER
    if owns_crystal(s, box, int(s.mover)):
        return CRYSTALS_DISTRACT
    there = s.row[place] != NONE if place < ROW else s.shelf[place - ROW] != NONE
    return ONE_CARD_ONLY if there else NO_CARD_THERE


@does(Verb.DISCARD)
def discard(s: State, box: Box, place: int) -> None:
    """KL-23, KL-24, KL-A6: replace a card in the row with a new one of its kind."""
    s.removed += 1
    if place < ROW:
        note(s, Note.DISCARDED, int(s.mover), int(s.row[place]))
        reveal(s, box, place, Reveal.DISCARD)
    else:
        tool = int(s.shelf[place - ROW])
        note(s, Note.TOOL_DISCARDED, int(s.mover), tool)
        s.discards[tool] += 1
        reveal_tool(s, place - ROW, Reveal.DISCARD)


# ---------------------------------------------------------------- rolling


@does(Verb.ROLL)
def first_roll(s: State, box: Box) -> None:
    """KL-25: the roll of the turn."""
    note(s, Note.ROLLED, int(s.mover), 1)
    roll_dice(s, box)
    s.removed = 0
    s.phase = Phase.REROLLING


@rule
def may_reroll(s: State, box: Box, reds: int) -> bool:
    """KL-26, KL-A21: at least one die must be thrown."""
    if s.phase != Phase.REROLLING or throws_left(s, box) <= 0:
        return False
    return reds != 0 or s.marked != 0 or crystals_waiting(s, box) > 0


@refuses(Verb.REROLL)
def not_again(s: State, reds: int) -> int:
    """KL-21, KL-26, KL-A49: at least one die is thrown, after a roll and before the claims."""
    if s.throws == 0:
        return NOT_ROLLED_YET
    return CHOOSE_DICE if reds == 0 and before_claiming(s) else IN_THIS_ORDER


@does(Verb.REROLL)
def reroll(s: State, box: Box, reds: int) -> None:
    """KL-21, KL-26: throw dice again; the claims follow the last reroll."""
    note(s, Note.ROLLED, int(s.mover), s.throws + 1)
    throw_again(s, box, reds | int(s.marked))
    if throws_left(s, box) == 0:
        s.phase = Phase.CLAIMING


@rule
def to_mark(s: State) -> int:
    """KL-26: the other dice that may be thrown again, each after the last one marked; never androids (KL-76)."""
    found = 0
    if s.phase == Phase.REROLLING:
        for i in range(REDS, DICE):
            if s.kind[i] != 0 and s.kind[i] != DieKind.ANDROID and (s.marked >> i) == 0:
                found |= 1 << i
    return found


@refuses(Verb.MARK)
def not_marked(s: State, die: int) -> int:
    """KL-26, KL-76: a die other than the red ones and androids."""
    if s.throws == 0:
        return NOT_ROLLED_YET
    if not before_claiming(s):
        return IN_THIS_ORDER
    return ANDROIDS_STAY if s.kind[die] == DieKind.ANDROID else CHOOSE_DICE


@does(Verb.MARK)
def mark(s: State, die: int) -> None:
    """KL-26: mark this die to be thrown again."""
    s.marked |= 1 << die


# ---------------------------------------------------------------- passing


@refuses(Verb.DONE)
def unpaid(s: State) -> int:
    """KL-38, KL-53, KL-62, KL-67: a player may always pass, except while a card is not fully paid for."""
    return asked_for(int(s.row[s.place]))


@does(Verb.DONE)
def pass_on(s: State, box: Box) -> None:
    """KL-21, KL-22: stop paying dice or spending stars, or go to the next step."""
    if s.phase == Phase.PAYING:
        complete_claim(s, box)
    elif s.phase == Phase.SPENDING_STARS:
        end_stars(s)
    elif before_claiming(s):
        s.removed = 0
        s.phase = Phase.CLAIMING
    elif s.phase == Phase.CLAIMING:
        sell_dice(s, box)
        s.phase = Phase.CLOSING
    elif cards_in_front(s, int(s.mover)) > box.hand_limit:
        s.phase = Phase.TRIMMING
    else:
        end_turn(s, box)


@refuses(Verb.DROP)
def not_given_up(s: State) -> int:
    """KL-95, KL-A35: players give up cards only at the end of a turn, and only their own."""
    return NOT_IN_FRONT if s.phase == Phase.TRIMMING else ONLY_AT_THE_END


@does(Verb.DROP)
def drop(s: State, box: Box, thing: int) -> None:
    """KL-96, KL-A35: give up a card; tools go to the discards, Klotho cards leave the game (KL-A33)."""
    note(s, Note.DROPPED, int(s.mover), thing)
    lose(s, int(s.mover), thing)
    if Thing.kind(thing) == Thing.TOOL:
        s.discards[Thing.TOOL.index(thing)] += 1
    if cards_in_front(s, int(s.mover)) <= box.hand_limit:
        end_turn(s, box)


@rule
def end_turn(s: State, box: Box) -> None:
    """KL-17, KL-81, KL-A48: return the dice; waiting score cards are scored when all have had the same number of turns."""
    clear_dice(s)
    s.removed = 0
    s.idle = 0 if s.drew != 0 else s.idle + 1
    s.drew = 0
    s.mover = (s.mover + 1) % box.seats
    if s.mover == s.first:
        while s.scored < s.shown:
            score_round(s, box)
    if s.end == 0:
        begin_turn(s, box)
