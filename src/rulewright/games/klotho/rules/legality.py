"""The law: 0 where a move is allowed, else the clause that forbids it."""

from __future__ import annotations

from rulewright.kernel import law, rule

from .claiming import movable
from .hands import ENOUGH
from .moves import may_reroll, to_buy, to_claim, to_discard, to_mark
from .staking import layable
from ..state import (
    ANDROID,
    BUY,
    CLAIM,
    CLAIMING,
    CLOSING,
    CRYSTALS,
    DICE,
    DISCARD,
    DONE,
    DROP,
    LAY,
    LAYING,
    MARK,
    MARKET,
    MINERALS,
    MONSTER,
    MOVE,
    NONE,
    OPENING,
    PAY,
    PAYING,
    PIECES,
    REDS,
    REROLL,
    ROLL,
    ROW,
    SHELF,
    STARS,
    TAKE,
    TAKING,
    TECH,
    THINGS,
    TRIMMING,
    Box,
    State,
)
from .tool_legality import EACH_DIE_ONCE, NOT_CLOSED, ONE_CARD_A_RAID, SPEND_THEM_NOW, TOO_MANY_CARDS, check_at_any_time
from .tools import has

THE_GAME_IS_OVER = law("KL-103")
NOT_YOUR_TURN = law("KL-17")
IN_THIS_ORDER = law("KL-21")
ONE_CARD_ONLY = law("KL-23")
CHOOSE_DICE = law("KL-26")
CLAIMED_ALREADY = law("KL-30")
TOO_DEAR = law("KL-33")
BOUGHT_ALREADY = law("KL-35")
NOT_THAT_HAND = law("KL-38")
NOT_THAT_TOTAL = law("KL-53")
NOT_THAT_NUMBER = law("KL-62")
NOT_THOSE_DICE = law("KL-67")
CRYSTALS_DISTRACT = law("KL-72")
ANDROIDS_STAY = law("KL-76")
NO_CARD_THERE = law("KL-A6")
NOT_ROLLED_YET = law("KL-A49")


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    if s.end != 0:
        return THE_GAME_IS_OVER
    if seat != s.mover:
        return NOT_YOUR_TURN
    if s.phase == PAYING:
        if action == DONE:
            return 0 if int(s.choices) & ENOUGH else EACH_DIE_ONCE
        return 0 if PAY <= action < PAY + DICE and (s.choices >> (action - PAY)) & 1 else EACH_DIE_ONCE
    if s.phase == STARS:
        step = MOVE <= action < MOVE + 2 * MINERALS and (movable(s, box) >> (action - MOVE)) & 1
        return 0 if step or action == DONE else SPEND_THEM_NOW
    if s.phase == LAYING:
        return 0 if LAY <= action < LAY + PIECES and layable(s, box, action - LAY) else NOT_CLOSED
    if s.phase == TAKING:
        there = TAKE <= action < TAKE + THINGS and has(s, int(s.victim), action - TAKE)
        return 0 if there else ONE_CARD_A_RAID
    if s.phase == TRIMMING:
        return 0 if DROP <= action < DROP + THINGS and has(s, seat, action - DROP) else TOO_MANY_CARDS
    if REROLL <= action < REROLL + (1 << REDS):
        return check_reroll(s, action - REROLL)
    if MARK <= action < MARK + DICE:
        return check_mark(s, action - MARK)
    if s.marked != 0:
        return CHOOSE_DICE
    if action < CLAIM:
        return 0 if action == DONE or s.phase == OPENING else IN_THIS_ORDER
    if action < CLAIM + ROW:
        return check_claim(s, box, action - CLAIM)
    if DISCARD <= action < DISCARD + ROW + SHELF:
        return check_discard(s, action - DISCARD)
    if BUY <= action < BUY + SHELF:
        if s.shelf[action - BUY] == NONE:
            return BOUGHT_ALREADY
        return 0 if (to_buy(s, box) >> (action - BUY)) & 1 else TOO_DEAR
    return check_at_any_time(s, box, action)


@rule
def check_reroll(s: State, reds: int) -> int:
    """KL-21, KL-26, KL-A49."""
    if may_reroll(s, reds):
        return 0
    if s.throws == 0:
        return NOT_ROLLED_YET
    return CHOOSE_DICE if reds == 0 and s.phase < CLAIMING else IN_THIS_ORDER


@rule
def check_mark(s: State, die: int) -> int:
    """KL-26, KL-76."""
    if (to_mark(s) >> die) & 1:
        return 0
    if s.throws == 0:
        return NOT_ROLLED_YET
    if s.phase >= CLAIMING:
        return IN_THIS_ORDER
    return ANDROIDS_STAY if s.kind[die] == ANDROID else CHOOSE_DICE


@rule
def check_claim(s: State, box: Box, place: int) -> int:
    """KL-21, KL-27, KL-30: the row's card must be there, and the dice must meet what it asks for."""
    if s.phase != CLAIMING:
        return IN_THIS_ORDER
    card = int(s.row[place])
    if card == NONE:
        return CLAIMED_ALREADY
    if (to_claim(s, box) >> place) & 1:
        return 0
    if card < MONSTER:
        return NOT_THAT_HAND
    if card < MARKET:
        return NOT_THAT_TOTAL
    return NOT_THAT_NUMBER if card < TECH else NOT_THOSE_DICE


@rule
def check_discard(s: State, place: int) -> int:
    """KL-21, KL-23, KL-72, KL-A6."""
    if (to_discard(s) >> place) & 1:
        return 0
    if OPENING < s.phase < CLOSING:
        return IN_THIS_ORDER
    if int(s.seats[s.mover].techs) & CRYSTALS:
        return CRYSTALS_DISTRACT
    there = s.row[place] != NONE if place < ROW else s.shelf[place - ROW] != NONE
    return ONE_CARD_ONLY if there else NO_CARD_THERE


assert ROLL < DONE < REROLL < MARK < CLAIM
assert 1 << DICE == ENOUGH
assert CLOSING < PAYING
