"""The moves each phase allows, and the clause that forbids any other. Uses only what the seat can see."""

from __future__ import annotations

from rulewright.kernel import among, choices, has, law, may, numbered, refused, rule, size, span

from ..state import PLACES, Box, Phase, Side, State, Verb
from .bands import dealt_to, spread
from .cards import WHEN_TO_EXCHANGE, in_hand, to_exchange
from .groups import to_give_white, to_lay, to_pair, to_swap
from .refill import to_switch, unswitched

THE_GAME_IS_OVER = law("KB-65")
LOOK_AND_CHOOSE = law("KB-11")
THE_WEAKEST_DECIDES = law("KB-17")
BLACK_CHOOSES_FIRST = law("KB-20")
WHITE_CHOOSES_SECOND = law("KB-21")
ONLY_PARTNERS_OFFER = law("KB-24")
TAKE_IT_OR_LEAVE_IT = law("KB-26")
LAY_ONE_FROM_YOUR_HAND = law("KB-27")
AMONG_EQUALS = law("KB-35")
KEEP_OR_REJECT = law("KB-51")
SWITCH_WITH_OTHERS = law("KB-55")
WHITE_IS_PASSED_ON = law("KB-59")
PLAY_ANOTHER_CARD = law("KB-R7")


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """Offering and exchanging are optional, laying is not. A swap may be passed only if the hand has no other kind, and no
    cards are exchanged while others are face up on the table."""
    phase = s.phase
    if phase == Phase.ANSWERING:
        may(Verb.DECLINE)
        if s.seats[seat].stars > 0:
            may(Verb.ACCEPT)
    elif phase == Phase.OFFERING:
        among(Verb.OFFER, in_hand(s, seat))
        among(Verb.EXCHANGE, to_exchange(s, seat))
        may(Verb.PASS)
    elif phase == Phase.LAYING:
        among(Verb.LAY, to_lay(s, seat))
        among(Verb.EXCHANGE, to_exchange(s, seat))
    elif phase == Phase.SWAPPING:
        kinds = to_swap(s, box, seat)
        among(Verb.LAY, kinds)
        if kinds == 0:
            may(Verb.PASS)
    elif phase == Phase.EXCHANGING:
        among(Verb.EXCHANGE, to_exchange(s, seat))
        may(Verb.PASS)
    elif phase in (Phase.MUSTERING, Phase.TOPPING_UP):
        dealt = dealt_to(s, seat)
        numbered(Verb.REJECT, 1 << size(dealt), lambda k: spread(k, dealt))
    elif phase == Phase.PAIRING:
        among(Verb.PAIR, to_pair(s, box, int(s.turn)))
    elif phase == Phase.GIVING_BLACK:
        span(Verb.GIVE_BLACK, box.seats)
    elif phase in (Phase.GIVING_WHITE, Phase.PASSING_WHITE):
        among(Verb.GIVE_WHITE, to_give_white(s, box, seat))
    elif phase == Phase.SELECTING:
        among(Verb.SELECT, s.candidates)
    else:
        may(Verb.PASS)
        others = to_switch(s, box, seat)
        for own in range(PLACES):
            if has(unswitched(s, seat), own):
                among(Verb.SWITCH, others, own)


offers, offer, offered, listed = moves
refuse = refused(Verb, 0)


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """0 if the move is legal, else the clause that forbids it: about the move itself, or about the phase."""
    if s.end != 0:
        return THE_GAME_IS_OVER
    if not (s.asked >> seat) & 1:
        return whose(s)
    if offered(s, box, seat, action):
        return 0
    broken = refuse(s, box, seat, action)
    return broken if broken != 0 else whose(s)


@rule
def whose(s: State) -> int:
    """The clause that says who decides what in this phase: the refusal for any other seat and any other move."""
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
