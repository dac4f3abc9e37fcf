"""Whether a move is allowed, and which clause forbids it if not. Uses only what the seat can see."""

from __future__ import annotations

from rulewright.kernel import has, law, rule

from ..state import NONE, Box, Phase, Side, State, Verb
from .groups import bound_to, to_pair
from .offers import DO_NOTHING, EXCHANGES, dealt_to, side_of, to_give_white, unswitched, with_cards

THE_GAME_IS_OVER = law("KB-65")
THREE_OF_A_KIND = law("KB-10")
LOOK_AND_CHOOSE = law("KB-11")
THE_WEAKEST_DECIDES = law("KB-17")
NEVER_BOTH_TOTEMS = law("KB-18")
WITH_ANOTHER_BAND = law("KB-19")
BLACK_CHOOSES_FIRST = law("KB-20")
WHITE_CHOOSES_SECOND = law("KB-21")
ONLY_PARTNERS_OFFER = law("KB-24")
BOUND_TO_THE_OFFER = law("KB-25")
TAKE_IT_OR_LEAVE_IT = law("KB-26")
LAY_ONE_FROM_YOUR_HAND = law("KB-27")
AMONG_EQUALS = law("KB-35")
KEEP_OR_REJECT = law("KB-51")
SWITCH_WITH_OTHERS = law("KB-55")
ONLY_ONCE = law("KB-56")
WHITE_IS_PASSED_ON = law("KB-59")
ONLY_NEW_ONES = law("KB-A5")
WHEN_TO_EXCHANGE = law("KB-A17")
NOTHING_LEFT_TO_DRAW = law("KB-A18")
TO_ANOTHER_PLAYER = law("KB-A21")
NO_STAR_TO_PAY = law("KB-A27")
PLAY_ANOTHER_CARD = law("KB-R7")


@rule
def whose(s: State) -> int:
    """The clause that says who decides what in this phase: the refusal of any other seat and any other move."""
    phase = s.phase
    if phase == Phase.MUSTERING:
        return LOOK_AND_CHOOSE
    if phase in (Phase.GIVING_BLACK, Phase.GIVING_WHITE):
        return THE_WEAKEST_DECIDES
    if phase == Phase.PAIRING:
        return BLACK_CHOOSES_FIRST if s.turn == Side.BLACK else WHITE_CHOOSES_SECOND
    if phase == Phase.OFFERING:
        return ONLY_PARTNERS_OFFER
    if phase == Phase.ANSWERING:
        return TAKE_IT_OR_LEAVE_IT
    if phase == Phase.LAYING:
        return LAY_ONE_FROM_YOUR_HAND
    if phase == Phase.SWAPPING:
        return PLAY_ANOTHER_CARD
    if phase == Phase.SELECTING:
        return AMONG_EQUALS
    if phase == Phase.EXCHANGING:
        return WHEN_TO_EXCHANGE
    if phase == Phase.TOPPING_UP:
        return KEEP_OR_REJECT
    if phase == Phase.SWITCHING:
        return SWITCH_WITH_OTHERS
    return WHITE_IS_PASSED_ON


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """0 where the move is allowed, else the clause that forbids it."""
    if s.end != 0:
        return THE_GAME_IS_OVER
    if not (s.asked >> seat) & 1:
        return whose(s)
    phase, verb = s.phase, Verb.at(action)
    if phase in (Phase.MUSTERING, Phase.TOPPING_UP):
        return check_reject(s, seat, action)
    if phase == Phase.GIVING_BLACK:
        allowed = verb == Verb.GIVE_BLACK and Verb.GIVE_BLACK.argument(action) < box.seats
        return 0 if allowed else THE_WEAKEST_DECIDES
    if phase in (Phase.GIVING_WHITE, Phase.PASSING_WHITE):
        return check_white(s, box, seat, action)
    if phase == Phase.PAIRING:
        return check_pair(s, box, seat, action)
    if phase == Phase.ANSWERING:
        if action == Verb.ACCEPT and s.seats[seat].stars == 0:
            return NO_STAR_TO_PAY
        return 0 if verb in (Verb.ACCEPT, Verb.DECLINE) else TAKE_IT_OR_LEAVE_IT
    if phase == Phase.SELECTING:
        equal = verb == Verb.SELECT and has(int(s.candidates), Verb.SELECT.argument(action)) == 1
        return 0 if equal else AMONG_EQUALS
    if phase == Phase.SWITCHING:
        return check_switch(s, box, seat, action)
    return check_card(s, box, seat, action)


@rule
def check_reject(s: State, seat: int, action: int) -> int:
    """KB-11, KB-51, KB-A5: any of the new ones, none of the old."""
    if Verb.at(action) != Verb.REJECT:
        return whose(s)
    return ONLY_NEW_ONES if Verb.REJECT.argument(action) & ~dealt_to(s, seat) else 0


@rule
def check_white(s: State, box: Box, seat: int, action: int) -> int:
    """KB-18, KB-59, KB-A21, KB-A22: not to Black's holder, and kept only among three."""
    to = Verb.GIVE_WHITE.argument(action)
    if Verb.at(action) != Verb.GIVE_WHITE or to >= box.seats:
        return whose(s)
    if to == s.holder[Side.BLACK]:
        return NEVER_BOTH_TOTEMS
    return 0 if has(to_give_white(s, box, seat), to) else TO_ANOTHER_PLAYER


@rule
def check_pair(s: State, box: Box, seat: int, action: int) -> int:
    """KB-19, KB-20, KB-21: with a Band that neither holds a totem nor belongs to the other Group."""
    band = Verb.PAIR.argument(action)
    if Verb.at(action) != Verb.PAIR or band >= box.bands:
        return whose(s)
    if band == seat:
        return WITH_ANOTHER_BAND
    return 0 if has(to_pair(s, box, int(s.turn)), band) else whose(s)


@rule
def check_switch(s: State, box: Box, seat: int, action: int) -> int:
    """KB-55, KB-56: an own Barbarian for one of another Band, each at most once."""
    if action == Verb.PASS:
        return 0
    if Verb.at(action) != Verb.SWITCH:
        return SWITCH_WITH_OTHERS
    own, band, place = Verb.SWITCH.arguments(action)
    if band == seat or band >= box.bands:
        return SWITCH_WITH_OTHERS
    return 0 if has(unswitched(s, seat), own) and has(unswitched(s, band), place) else ONLY_ONCE


@rule
def check_card(s: State, box: Box, seat: int, action: int) -> int:
    """KB-10, KB-24, KB-25, KB-27: what may be done with the cards of the hand."""
    allowed, verb = with_cards(s, box, seat), Verb.at(action)
    if verb == Verb.PASS:
        return 0 if has(allowed, DO_NOTHING) else whose(s)
    if verb == Verb.EXCHANGE:
        card = Verb.EXCHANGE.argument(action)
        if s.phase == Phase.SWAPPING:
            return WHEN_TO_EXCHANGE
        if s.seats[seat].hand[card] < 3:
            return THREE_OF_A_KIND
        return 0 if has(allowed, EXCHANGES + card) else NOTHING_LEFT_TO_DRAW
    if verb == Verb.OFFER and s.phase == Phase.OFFERING:
        return 0 if has(allowed, Verb.OFFER.argument(action)) else whose(s)
    if verb == Verb.LAY and s.phase != Phase.OFFERING:
        if has(allowed, Verb.LAY.argument(action)):
            return 0
        bound = s.phase == Phase.LAYING and bound_to(s, side_of(s, seat)) != NONE
        return BOUND_TO_THE_OFFER if bound else whose(s)
    return whose(s)
