"""Whether a move is allowed: 0, or the clause that forbids it (KL-17 to KL-35)."""

from __future__ import annotations

from rulewright.kernel import law, rule

from ..state import NONE, ROW, Box, Card, DieKind, Phase, State, Verb
from .claiming import can_move
from .dice import owns_crystal
from .hands import ENOUGH
from .moves import may_discard_now, may_reroll, to_buy, to_claim, to_discard, to_mark
from .staking import layable
from .tool_legality import FROM_ANOTHER_PLAYER, NOT_CLOSED, ONE_CARD_A_RAID, check_at_any_time
from .tools import has
from .turn import before_claiming

THE_GAME_IS_OVER = law("KL-103")
NOT_YOUR_TURN = law("KL-17")
IN_THIS_ORDER = law("KL-21")
ONE_CARD_ONLY = law("KL-23")
CHOOSE_DICE = law("KL-26")
EACH_DIE_ONCE = law("KL-29")
CLAIMED_ALREADY = law("KL-30")
TOO_DEAR = law("KL-33")
BOUGHT_ALREADY = law("KL-35")
NOT_THAT_HAND = law("KL-38")
NOT_THAT_TOTAL = law("KL-53")
NOT_THAT_NUMBER = law("KL-62")
NOT_THOSE_DICE = law("KL-67")
CRYSTALS_DISTRACT = law("KL-72")
CLOSE_IT_FIRST = law("KL-48")
SPEND_THEM_NOW = law("KL-66")
ANDROIDS_STAY = law("KL-76")
NOT_IN_FRONT = law("KL-95")
TOO_MANY_CARDS = law("KL-96")
NO_CARD_THERE = law("KL-A6")
NO_SUCH_STEP = law("KL-A29")
ONE_CLAIM_AT_A_TIME = law("KL-A34")
NO_SPARE_DICE = law("KL-A44")
NOT_ROLLED_YET = law("KL-A49")


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """KL-17, KL-21, KL-103: the mover decides what the phase asks; in a step of the turn there is more to do than that."""
    if s.end != 0:
        return THE_GAME_IS_OVER
    if seat != s.mover:
        return NOT_YOUR_TURN
    verb = Verb.at(action)
    if s.phase == Phase.PAYING:
        return check_payment(s, verb, action)
    if s.phase == Phase.SPENDING_STARS:
        return check_stars(s, box, verb, action)
    if s.phase == Phase.LAYING:
        if verb != Verb.LAY:
            return CLOSE_IT_FIRST
        return 0 if layable(s, box, Verb.LAY.argument(action)) else NOT_CLOSED
    if s.phase == Phase.TAKING:
        if verb != Verb.TAKE:
            return ONE_CARD_A_RAID
        return 0 if has(s, int(s.victim), Verb.TAKE.argument(action)) else FROM_ANOTHER_PLAYER
    if s.phase == Phase.TRIMMING:
        if verb != Verb.DROP:
            return TOO_MANY_CARDS
        return 0 if has(s, seat, Verb.DROP.argument(action)) else NOT_IN_FRONT
    return check_step(s, box, verb, action)


@rule
def check_payment(s: State, verb: int, action: int) -> int:
    """KL-29, KL-A34, KL-A44: the dice that may pay next; one claim is finished before the next."""
    if verb == Verb.DONE:
        return 0 if int(s.choices) & ENOUGH else asked_for(int(s.row[s.place]))
    if verb != Verb.PAY:
        return ONE_CLAIM_AT_A_TIME
    die = Verb.PAY.argument(action)
    if (int(s.choices) >> die) & 1:
        return 0
    return EACH_DIE_ONCE if ((int(s.spent) | int(s.paid)) >> die) & 1 else NO_SPARE_DICE


@rule
def check_stars(s: State, box: Box, verb: int, action: int) -> int:
    """KL-66, KL-A29: stars are spent before anything else is done; a step costs what its card says."""
    if verb == Verb.DONE:
        return 0
    if verb != Verb.MOVE:
        return SPEND_THEM_NOW
    mineral, way = Verb.MOVE.arguments(action)
    return 0 if can_move(s, box, mineral, way) else NO_SUCH_STEP


@rule
def check_step(s: State, box: Box, verb: int, action: int) -> int:
    """KL-21, KL-26, KL-33: in a step of the turn; once dice are marked they must be thrown."""
    if verb == Verb.REROLL:
        return check_reroll(s, box, Verb.REROLL.argument(action))
    if verb == Verb.MARK:
        return check_mark(s, Verb.MARK.argument(action))
    if s.marked != 0:
        return CHOOSE_DICE
    if verb == Verb.DONE:
        return 0
    if verb == Verb.ROLL:
        return 0 if s.phase == Phase.OPENING else IN_THIS_ORDER
    if verb == Verb.CLAIM:
        return check_claim(s, box, Verb.CLAIM.argument(action))
    if verb == Verb.DISCARD:
        return check_discard(s, box, Verb.DISCARD.argument(action))
    if verb == Verb.BUY:
        if s.shelf[Verb.BUY.argument(action)] == NONE:
            return BOUGHT_ALREADY
        return 0 if (to_buy(s, box) >> Verb.BUY.argument(action)) & 1 else TOO_DEAR
    return check_at_any_time(s, box, verb, action)


@rule
def check_reroll(s: State, box: Box, reds: int) -> int:
    """KL-21, KL-26, KL-A49: at least one die is thrown, after a roll and before the claims."""
    if may_reroll(s, box, reds):
        return 0
    if s.throws == 0:
        return NOT_ROLLED_YET
    return CHOOSE_DICE if reds == 0 and before_claiming(s) else IN_THIS_ORDER


@rule
def check_mark(s: State, die: int) -> int:
    """KL-26, KL-76: a die besides the red ones, but no android."""
    if (to_mark(s) >> die) & 1:
        return 0
    if s.throws == 0:
        return NOT_ROLLED_YET
    if not before_claiming(s):
        return IN_THIS_ORDER
    return ANDROIDS_STAY if s.kind[die] == DieKind.ANDROID else CHOOSE_DICE


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
    return asked_for(card)


@rule
def asked_for(card: int) -> int:
    """KL-38, KL-53, KL-62, KL-67: the clause by which a card is paid for."""
    if card < Card.MONSTER:
        return NOT_THAT_HAND
    if card < Card.MARKET:
        return NOT_THAT_TOTAL
    return NOT_THAT_NUMBER if card < Card.TECH else NOT_THOSE_DICE


@rule
def check_discard(s: State, box: Box, place: int) -> int:
    """KL-21, KL-23, KL-72, KL-A6: a card that lies there, before the roll or after the claims, and without a crystal."""
    if (to_discard(s, box) >> place) & 1:
        return 0
    if not may_discard_now(s):
        return IN_THIS_ORDER
    if owns_crystal(s, box, int(s.mover)):
        return CRYSTALS_DISTRACT
    there = s.row[place] != NONE if place < ROW else s.shelf[place - ROW] != NONE
    return ONE_CARD_ONLY if there else NO_CARD_THERE
