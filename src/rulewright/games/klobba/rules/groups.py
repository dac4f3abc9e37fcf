"""Steps 1 to 3: form Groups, offer Action cards, lay them.

Where several players decide at once, each decision is kept face down in `choice` and nothing happens before the last one
is in. Then everything happens in a fixed order, Black first, so it never matters who was quicker.
"""

from __future__ import annotations

from rulewright.kernel import lowest, note, rule, size, whisper

from .cards import put_under, slip, trade
from .endings import finish
from ..tell.sentences import ACCEPTS, DECLINES, NO_OFFERS, OFFER_IS, OFFERS, PAIRED, SHIRKED, TOTEM
from .stars import give
from ..state import (
    ACCEPT,
    ACCEPTED,
    ANSWERING,
    BLACK,
    CARDS,
    EXCHANGE,
    LAYING,
    NO_OFFER,
    NONE,
    OFFER,
    OFFERED,
    OFFERING,
    PAIRING,
    PASS,
    PATIENCE,
    REJECTED,
    WHITE,
    Box,
    State,
)


@rule
def ask(s: State, phase: int, seats: int) -> None:
    """These seats have to decide now, in any order."""
    s.phase = phase
    s.called = seats
    s.asked = seats


@rule
def hand_totem(s: State, side: int, seat: int) -> None:
    s.holder[side] = seat
    note(s, TOTEM, seat, side, int(s.rounds))


@rule
def holders(s: State) -> int:
    """The seats with a totem, as a set."""
    return (1 << s.holder[BLACK]) | (1 << s.holder[WHITE])


@rule
def clockwise(s: State, box: Box, i: int) -> int:
    """KB-A4: the i-th in order, player or Band: Black's, then clockwise, Free Bands last."""
    seat = s.holder[BLACK] + i
    if i >= box.seats:
        return i
    return seat if seat < box.seats else seat - box.seats


# ---------------------------------------------------------------- step 1


@rule
def begin_round(s: State, box: Box) -> None:
    """KB-20, KB-22, KB-61: no Band has a marker beside it now, and Black forms the first Group; KB-A28: unless all shirk."""
    clobbered = 0
    for seat in range(box.seats):
        clobbered += size(s.seats[seat].scored)
    if s.rounds >= PATIENCE * (clobbered + 1):
        note(s, SHIRKED)
        finish(s, box)
        return
    s.rounds += 1
    for side in range(2):
        s.partner[side] = NONE
    s.turn = BLACK
    ask(s, PAIRING, 1 << s.holder[BLACK])


@rule
def to_pair(s: State, box: Box, side: int) -> int:
    """KB-19, KB-20, KB-21: another's Band or a Free one, never a holder's, and only once; as a set."""
    bands = ((1 << box.bands) - 1) & ~holders(s)
    return bands if side == BLACK else bands & ~(1 << s.partner[BLACK])


@rule
def pair(s: State, box: Box, side: int, band: int) -> None:
    """KB-20, KB-21, KB-22: the marker goes to the chosen Band. Where a single Band is left, White has no choice."""
    s.partner[side] = band
    note(s, PAIRED, int(s.holder[side]), band, side)
    if side == WHITE:
        ask_offers(s, box)
        return
    left = to_pair(s, box, WHITE)
    if size(left) == 1:
        s.partner[WHITE] = lowest(left)
        note(s, PAIRED, int(s.holder[WHITE]), int(s.partner[WHITE]), WHITE)
        ask_offers(s, box)
    else:
        s.turn = WHITE
        ask(s, PAIRING, 1 << s.holder[WHITE])


# ---------------------------------------------------------------- step 2


@rule
def ask_offers(s: State, box: Box) -> None:
    """KB-23, KB-24, KB-A10: the owners of both chosen Bands may offer; a Free Band offers nothing."""
    offerers = 0
    if box.offers == 1:
        for side in range(2):
            if s.partner[side] < box.seats:
                offerers |= 1 << s.partner[side]
    if offerers != 0:
        ask(s, OFFERING, offerers)
    else:
        ask(s, LAYING, holders(s))


@rule
def trades_asked(s: State, box: Box) -> int:
    """KB-10, KB-A17: those who chose to exchange do so, Black first and then clockwise, and decide anew."""
    again = 0
    for seat in range(box.seats):
        choice = s.seats[seat].choice
        if (s.called >> seat) & 1 and EXCHANGE <= choice < EXCHANGE + CARDS:
            again |= 1 << seat
    s.asked = again
    if again != 0:
        for i in range(box.seats):
            seat = clockwise(s, box, i)
            if (again >> seat) & 1:
                trade(s, box, seat, s.seats[seat].choice - EXCHANGE)
                s.seats[seat].choice = 0
    return again


@rule
def make_offers(s: State, box: Box) -> None:
    """KB-24, KB-A10: both offers are made together; offerer and holder alone see the card."""
    if trades_asked(s, box) != 0:
        return
    answers = 0
    for side in range(2):
        owner, holder = int(s.partner[side]), int(s.holder[side])
        if owner < box.seats:
            choice = int(s.seats[owner].choice)
            s.seats[owner].choice = 0
            if choice == PASS:
                note(s, NO_OFFERS, owner, holder)
            else:
                card = choice - OFFER
                s.offered.card[side] = card
                s.offered.known[side] = (1 << owner) | (1 << holder)
                s.offered.stage[side] = OFFERED
                s.seats[holder].sure[owner][card] = max(1, int(s.seats[holder].sure[owner][card]))
                answers |= 1 << holder
                note(s, OFFERS, owner, holder)
                whisper(s, owner, OFFER_IS, owner, holder, card)
                whisper(s, holder, OFFER_IS, owner, holder, card)
    if answers != 0:
        ask(s, ANSWERING, answers)
    else:
        ask(s, LAYING, holders(s))


@rule
def answer_offers(s: State, box: Box) -> None:
    """KB-25, KB-26, KB-A27: pay a Star and be bound to the card, or see it go under the deck."""
    for side in range(2):
        if s.offered.stage[side] == OFFERED:
            owner, holder, card = int(s.partner[side]), int(s.holder[side]), int(s.offered.card[side])
            accepted = s.seats[holder].choice == ACCEPT
            s.seats[holder].choice = 0
            if accepted and give(s, box, holder, owner) == 1:
                s.offered.stage[side] = ACCEPTED
                note(s, ACCEPTS, holder, owner)
            else:
                s.offered.stage[side] = REJECTED
                slip(s, box, owner, card, holder)
                put_under(s, card, int(s.offered.known[side]))
                note(s, DECLINES, holder, owner)
    ask(s, LAYING, holders(s))


@rule
def rejected_at(s: State, side: int) -> int:
    """Where under the deck the card lies that a holder rejected this round: Black's went under before White's."""
    return 1 if side == BLACK and s.offered.stage[WHITE] == REJECTED else 0


@rule
def forget_offers(s: State) -> None:
    """The offers of a round are settled."""
    for side in range(2):
        s.offered.card[side] = NONE
        s.offered.known[side] = 0
        s.offered.stage[side] = NO_OFFER


# ---------------------------------------------------------------- step 3


@rule
def bound_to(s: State, side: int) -> int:
    """KB-25: the card a holder has accepted and must lay, or none."""
    if s.offered.stage[side] == ACCEPTED:
        return int(s.offered.card[side])
    return NONE
