"""The totems, and steps 1 to 3: form Groups, offer Action cards, lay them (KB-17 to KB-27, KB-58 to KB-60)."""

from __future__ import annotations

from rulewright.kernel import does, law, lowest, note, refuses, rule, size, whisper

from ..notes import Note
from ..state import CARDS, NONE, ROUNDS_PER_CLOBBERED, Box, Offer, Phase, Side, Special, State, Verb
from .cards import in_hand, put_under, slip, trade
from .score import finish, give

WITH_ANOTHER_BAND = law("KB-19")
BOUND_TO_THE_OFFER = law("KB-25")
NO_STAR_TO_PAY = law("KB-A27")


@rule
def ask(s: State, phase: int, seats: int) -> None:
    """Ask these seats to decide, in any order."""
    s.phase = phase
    s.called = seats
    s.asked = seats


@rule
def holders(s: State) -> int:
    """The seats with a totem, as a set."""
    return (1 << s.holder[Side.BLACK]) | (1 << s.holder[Side.WHITE])


@rule
def side_of(s: State, seat: int) -> int:
    return Side.BLACK if s.holder[Side.BLACK] == seat else Side.WHITE


@rule
def clockwise(s: State, box: Box, i: int) -> int:
    """KB-A4: the i-th player or Band in order: Black's holder first, then clockwise, Free Bands last."""
    seat = s.holder[Side.BLACK] + i
    if i >= box.seats:
        return i
    return seat if seat < box.seats else seat - box.seats


# ---------------------------------------------------------------- step 1


@rule
def begin_round(s: State, box: Box) -> None:
    """KB-20, KB-22, KB-61: markers return and Black forms the first Group; KB-A28: or the game ends for lack of fighting."""
    clobbered = 0
    for seat in range(box.seats):
        clobbered += size(s.seats[seat].scored)
    if s.rounds >= ROUNDS_PER_CLOBBERED * (clobbered + 1):
        note(s, Note.SHIRKED)
        finish(s, box)
        return
    s.rounds += 1
    for side in range(2):
        s.partner[side] = NONE
    s.turn = Side.BLACK
    ask(s, Phase.PAIRING, 1 << s.holder[Side.BLACK])


@rule
def to_pair(s: State, box: Box, side: int) -> int:
    """KB-19, KB-20, KB-21: the Bands a side may choose, as a set: neither holder's, nor the one Black has chosen."""
    bands = ((1 << box.bands) - 1) & ~holders(s)
    return bands if side == Side.BLACK else bands & ~(1 << s.partner[Side.BLACK])


@refuses(Verb.PAIR)
def check_pair(s: State, seat: int, band: int) -> int:
    return WITH_ANOTHER_BAND if s.phase == Phase.PAIRING and band == seat else 0


@does(Verb.PAIR)
def pair(s: State, box: Box, band: int) -> None:
    """KB-20, KB-21, KB-22: place the marker beside the chosen Band. If one Band is left, White takes it without being asked."""
    side = int(s.turn)
    s.partner[side] = band
    note(s, Note.PAIRED, int(s.holder[side]), band, side)
    if side == Side.WHITE:
        ask_offers(s, box)
        return
    left = to_pair(s, box, Side.WHITE)
    if size(left) == 1:
        s.partner[Side.WHITE] = lowest(left)
        note(s, Note.PAIRED, int(s.holder[Side.WHITE]), int(s.partner[Side.WHITE]), Side.WHITE)
        ask_offers(s, box)
    else:
        s.turn = Side.WHITE
        ask(s, Phase.PAIRING, 1 << s.holder[Side.WHITE])


# ---------------------------------------------------------------- step 2


@rule
def ask_offers(s: State, box: Box) -> None:
    """KB-23, KB-24, KB-A10: ask the owners of both chosen Bands for an offer; a Free Band has none."""
    offerers = 0
    if box.offers == 1:
        for side in range(2):
            if s.partner[side] < box.seats:
                offerers |= 1 << s.partner[side]
    if offerers != 0:
        ask(s, Phase.OFFERING, offerers)
    else:
        ask(s, Phase.LAYING, holders(s))


@rule
def trades_asked(s: State, box: Box) -> int:
    """KB-10, KB-A17: carry out the exchanges requested, Black's first. Returns the seats that must decide again, as a set."""
    again = 0
    for seat in range(box.seats):
        choice = int(s.seats[seat].choice)
        if (s.called >> seat) & 1 and Verb.at(choice) == Verb.EXCHANGE:
            again |= 1 << seat
    s.asked = again
    if again != 0:
        for i in range(box.seats):
            seat = clockwise(s, box, i)
            if (again >> seat) & 1:
                trade(s, box, seat, Verb.EXCHANGE.argument(int(s.seats[seat].choice)))
                s.seats[seat].choice = 0
    return again


@rule
def make_offers(s: State, box: Box) -> None:
    """KB-24, KB-A10: both offers are made at once; only the offerer and the holder see the card."""
    if trades_asked(s, box) != 0:
        return
    answers = 0
    for side in range(2):
        owner, holder = int(s.partner[side]), int(s.holder[side])
        if owner < box.seats:
            choice = int(s.seats[owner].choice)
            s.seats[owner].choice = 0
            if choice == Verb.PASS:
                note(s, Note.NO_OFFERS, owner, holder)
            else:
                card = Verb.OFFER.argument(choice)
                s.offered.card[side] = card
                s.offered.known[side] = (1 << owner) | (1 << holder)
                s.offered.stage[side] = Offer.OFFERED
                s.seats[holder].sure[owner][card] = max(1, int(s.seats[holder].sure[owner][card]))
                answers |= 1 << holder
                note(s, Note.OFFERS, owner, holder)
                whisper(s, owner, Note.OFFER_IS, owner, holder, card)
                whisper(s, holder, Note.OFFER_IS, owner, holder, card)
    if answers != 0:
        ask(s, Phase.ANSWERING, answers)
    else:
        ask(s, Phase.LAYING, holders(s))


@refuses(Verb.ACCEPT)
def check_accept(s: State) -> int:
    return NO_STAR_TO_PAY if s.phase == Phase.ANSWERING else 0


@rule
def answer_offers(s: State, box: Box) -> None:
    """KB-25, KB-26, KB-A27: an accepted card costs a Star and must be laid; a rejected one goes under the deck."""
    for side in range(2):
        if s.offered.stage[side] == Offer.OFFERED:
            owner, holder, card = int(s.partner[side]), int(s.holder[side]), int(s.offered.card[side])
            accepted = s.seats[holder].choice == Verb.ACCEPT
            s.seats[holder].choice = 0
            if accepted and give(s, box, holder, owner) == 1:
                s.offered.stage[side] = Offer.ACCEPTED
                note(s, Note.ACCEPTS, holder, owner)
            else:
                s.offered.stage[side] = Offer.REJECTED
                slip(s, box, owner, card, holder)
                put_under(s, card, int(s.offered.known[side]))
                note(s, Note.DECLINES, holder, owner)
    ask(s, Phase.LAYING, holders(s))


@rule
def rejected_at(s: State, side: int) -> int:
    """The position, from the bottom of the deck, of the card a holder rejected this round: Black's went under before White's."""
    return 1 if side == Side.BLACK and s.offered.stage[Side.WHITE] == Offer.REJECTED else 0


@rule
def forget_offers(s: State) -> None:
    """Clear the offers at the end of a round."""
    for side in range(2):
        s.offered.card[side] = NONE
        s.offered.known[side] = 0
        s.offered.stage[side] = Offer.NONE


# ---------------------------------------------------------------- step 3


@rule
def bound_to(s: State, side: int) -> int:
    """KB-25: the card a holder has accepted and so must lay, or NONE."""
    if s.offered.stage[side] == Offer.ACCEPTED:
        return int(s.offered.card[side])
    return NONE


@rule
def to_lay(s: State, seat: int) -> int:
    """KB-25, KB-27: the kinds of card a holder may lay, as a set: any in the hand, unless an accepted offer must be laid."""
    bound = bound_to(s, side_of(s, seat))
    return 1 << bound if bound != NONE else in_hand(s, seat)


@rule
def to_swap(s: State, box: Box, seat: int) -> int:
    """KB-R7: the kinds of card that may replace Swap & Play, as a set: any other in the hand."""
    kinds = in_hand(s, seat)
    for card in range(CARDS):
        kinds &= ~((box.special[card] == Special.SWAP) << card)
    return kinds


@refuses(Verb.LAY)
def check_lay(s: State, seat: int) -> int:
    return BOUND_TO_THE_OFFER if s.phase == Phase.LAYING and bound_to(s, side_of(s, seat)) != NONE else 0


# ---------------------------------------------------------------- totems

NEVER_BOTH_TOTEMS = law("KB-18")
TO_ANOTHER_PLAYER = law("KB-A21")


@rule
def hand_totem(s: State, side: int, seat: int) -> None:
    s.holder[side] = seat
    note(s, Note.TOTEM, seat, side, int(s.rounds))


@does(Verb.GIVE_BLACK)
def give_black(s: State, box: Box, seat: int, to: int) -> None:
    """KB-17, KB-18: the same player then gives out White's; with two players that is automatic."""
    hand_totem(s, Side.BLACK, to)
    if box.seats > 2:
        ask(s, Phase.GIVING_WHITE, 1 << seat)
    else:
        give_white(s, box, 1 - to)


@rule
def left_of(box: Box, seat: int) -> int:
    """KB-58: the next seat clockwise."""
    return seat + 1 if seat + 1 < box.seats else 0


@rule
def pass_totems(s: State, box: Box) -> None:
    """Step 9, KB-58, KB-60: Black goes left; with two players the totems are exchanged, otherwise White's holder chooses."""
    if box.seats == 2:
        black = int(s.holder[Side.BLACK])
        hand_totem(s, Side.BLACK, int(s.holder[Side.WHITE]))
        give_white(s, box, black)
        return
    hand_totem(s, Side.BLACK, left_of(box, int(s.holder[Side.BLACK])))
    ask(s, Phase.PASSING_WHITE, 1 << s.holder[Side.WHITE])


@rule
def to_give_white(s: State, box: Box, seat: int) -> int:
    """KB-18, KB-59, KB-A21, KB-A22: who may get the White totem: not Black's holder; only with three players may it be kept."""
    seats = ((1 << box.seats) - 1) & ~(1 << s.holder[Side.BLACK])
    if s.phase == Phase.PASSING_WHITE and box.seats > 3:
        seats &= ~(1 << seat)
    return seats


@refuses(Verb.GIVE_WHITE)
def check_white(s: State, box: Box, to: int) -> int:
    if s.phase not in (Phase.GIVING_WHITE, Phase.PASSING_WHITE) or to >= box.seats:
        return 0
    return NEVER_BOTH_TOTEMS if to == s.holder[Side.BLACK] else TO_ANOTHER_PLAYER


@does(Verb.GIVE_WHITE)
def give_white(s: State, box: Box, to: int) -> None:
    """KB-18, KB-59, KB-A21, KB-A22: give White to the chosen player and begin a round."""
    hand_totem(s, Side.WHITE, to)
    begin_round(s, box)
