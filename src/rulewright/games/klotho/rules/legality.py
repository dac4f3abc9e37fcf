"""The law: 0 where a move is allowed, else the clause that forbids it."""

from __future__ import annotations

from rulewright.kernel import law, rule

from ..state import (
    CRYSTALS,
    DICE,
    MARKET,
    MINERALS,
    MONSTER,
    NONE,
    PIECES,
    REDS,
    ROW,
    SHELF,
    TECH,
    THINGS,
    Box,
    Die,
    Phase,
    State,
    Verb,
)
from .claiming import movable
from .hands import ENOUGH
from .moves import may_reroll, to_buy, to_claim, to_discard, to_mark
from .staking import layable
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
    if s.phase == Phase.PAYING:
        if action == Verb.DONE:
            return 0 if int(s.choices) & ENOUGH else EACH_DIE_ONCE
        return 0 if Verb.PAY <= action < Verb.PAY + DICE and (s.choices >> (action - Verb.PAY)) & 1 else EACH_DIE_ONCE
    if s.phase == Phase.STARS:
        step = Verb.MOVE <= action < Verb.MOVE + 2 * MINERALS and (movable(s, box) >> (action - Verb.MOVE)) & 1
        return 0 if step or action == Verb.DONE else SPEND_THEM_NOW
    if s.phase == Phase.LAYING:
        return 0 if Verb.LAY <= action < Verb.LAY + PIECES and layable(s, box, action - Verb.LAY) else NOT_CLOSED
    if s.phase == Phase.TAKING:
        there = Verb.TAKE <= action < Verb.TAKE + THINGS and has(s, int(s.victim), action - Verb.TAKE)
        return 0 if there else ONE_CARD_A_RAID
    if s.phase == Phase.TRIMMING:
        return 0 if Verb.DROP <= action < Verb.DROP + THINGS and has(s, seat, action - Verb.DROP) else TOO_MANY_CARDS
    if Verb.REROLL <= action < Verb.REROLL + (1 << REDS):
        return check_reroll(s, action - Verb.REROLL)
    if Verb.MARK <= action < Verb.MARK + DICE:
        return check_mark(s, action - Verb.MARK)
    if s.marked != 0:
        return CHOOSE_DICE
    if action < Verb.CLAIM:
        return 0 if action == Verb.DONE or s.phase == Phase.OPENING else IN_THIS_ORDER
    if action < Verb.CLAIM + ROW:
        return check_claim(s, box, action - Verb.CLAIM)
    if Verb.DISCARD <= action < Verb.DISCARD + ROW + SHELF:
        return check_discard(s, action - Verb.DISCARD)
    if Verb.BUY <= action < Verb.BUY + SHELF:
        if s.shelf[action - Verb.BUY] == NONE:
            return BOUGHT_ALREADY
        return 0 if (to_buy(s, box) >> (action - Verb.BUY)) & 1 else TOO_DEAR
    return check_at_any_time(s, box, action)


@rule
def check_reroll(s: State, reds: int) -> int:
    """KL-21, KL-26, KL-A49."""
    if may_reroll(s, reds):
        return 0
    if s.throws == 0:
        return NOT_ROLLED_YET
    return CHOOSE_DICE if reds == 0 and s.phase < Phase.CLAIMING else IN_THIS_ORDER


@rule
def check_mark(s: State, die: int) -> int:
    """KL-26, KL-76."""
    if (to_mark(s) >> die) & 1:
        return 0
    if s.throws == 0:
        return NOT_ROLLED_YET
    if s.phase >= Phase.CLAIMING:
        return IN_THIS_ORDER
    return ANDROIDS_STAY if s.kind[die] == Die.ANDROID else CHOOSE_DICE


@rule
def check_claim(s: State, box: Box, place: int) -> int:
    """KL-21, KL-27, KL-30: the row's card must be there, and the dice must meet what it asks for."""
    if s.phase != Phase.CLAIMING:
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
    if Phase.OPENING < s.phase < Phase.CLOSING:
        return IN_THIS_ORDER
    if int(s.seats[s.mover].techs) & CRYSTALS:
        return CRYSTALS_DISTRACT
    there = s.row[place] != NONE if place < ROW else s.shelf[place - ROW] != NONE
    return ONE_CARD_ONLY if there else NO_CARD_THERE


assert Verb.ROLL < Verb.DONE < Verb.REROLL < Verb.MARK < Verb.CLAIM
assert 1 << DICE == ENOUGH
assert Phase.CLOSING < Phase.PAYING
