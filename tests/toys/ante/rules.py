"""Ante: the rules."""

from __future__ import annotations

from rulewright.kernel import draw, law, note, push, rule, whisper

from .state import CARDS, NOTHING, PLAYED, SEATS, Box, Note, State, Verb

NOT_YOUR_TURN, NO_MORE_RAISES = law("AN-2"), law("AN-4")


@rule
def setup(s: State, box: Box) -> None:
    """AN-1: everybody starts with nothing and may owe."""
    for i in range(SEATS):
        s.seats[i].card = NOTHING
        s.seats[i].shown = NOTHING
    deal(s, box)


@rule
def deal(s: State, box: Box) -> None:
    """AN-1, AN-2: all pay the ante and draw a card; who is first changes from hand to hand."""
    gather(s, NOTHING)
    s.price = box.ante
    s.raised = 0
    s.mover = s.hand % box.seats
    s.asked = box.seats
    for i in range(box.seats):
        seat = s.seats[i]
        seat.folded = 0
        seat.paid = box.ante
        seat.chips -= box.ante
        seat.card = draw(s, s.deck)
        whisper(s, i, Note.DEALT, seat.card)


@rule
def gather(s: State, kept: int) -> None:
    """All cards lie in the deck, but for one that somebody keeps."""
    s.deck.n = 0
    for card in range(CARDS):
        if card != kept:
            push(s.deck, card)


@rule
def waiting(s: State) -> int:
    """AN-2: in turn."""
    return 1 << s.mover


@rule
def offers(s: State, box: Box, seat: int) -> int:
    return 3


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    return Verb.FOLD + k


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """AN-2, AN-4."""
    if s.end != 0 or seat != s.mover:
        return NOT_YOUR_TURN
    return NO_MORE_RAISES if action == Verb.RAISE and s.raised == box.raises else 0


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """AN-3, AN-4: fold, or pay up to the price; after a raise all the others are asked again."""
    s.asked -= 1
    if action == Verb.FOLD:
        s.seats[seat].folded = 1
        note(s, Note.FOLDED, seat)
    else:
        if action == Verb.RAISE:
            s.price += box.step
            s.raised += 1
            s.asked = staying(s, box) - 1
        s.seats[seat].chips -= s.price - s.seats[seat].paid
        s.seats[seat].paid = s.price
        note(s, Note.PAID, seat, s.price)
    if s.asked == 0 or staying(s, box) == 1:
        finish(s, box)
    else:
        s.mover = (seat + 1) % box.seats
        while s.seats[s.mover].folded:
            s.mover = (s.mover + 1) % box.seats


@rule
def staying(s: State, box: Box) -> int:
    """How many have not folded."""
    n = 0
    for i in range(box.seats):
        n += 1 - s.seats[i].folded
    return n


@rule
def finish(s: State, box: Box) -> None:
    """AN-5, AN-6: the highest card among those who stay takes the pot; who is left alone need not show."""
    best, winner, pot = NOTHING, 0, 0
    alone = staying(s, box) == 1
    for i in range(box.seats):
        seat = s.seats[i]
        pot += seat.paid
        seat.paid = 0
        seat.shown = NOTHING
        if seat.folded == 0:
            if not alone:
                seat.shown = seat.card
                note(s, Note.SHOWN, i, seat.card)
            if seat.card > best:
                best, winner = seat.card, i
        seat.card = NOTHING
    s.seats[winner].chips += pot
    note(s, Note.WON, winner, pot)
    s.hand += 1
    if s.hand == box.hands:
        s.end = PLAYED
        gather(s, NOTHING)
    else:
        deal(s, box)


@rule
def redeal(s: State, box: Box, seat: int) -> None:
    """The cards that this seat does not see come from all but its own, those of folded hands too."""
    gather(s, int(s.seats[seat].card) if seat >= 0 else NOTHING)
    if s.end == 0:
        for i in range(box.seats):
            if i != seat:
                s.seats[i].card = draw(s, s.deck)


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    for i in range(box.seats):
        out[i] = s.seats[i].chips


def conserved(s: State, box: Box) -> dict[str, int]:
    """AN-1: chips only change hands; no card is in two places."""
    held = [*s.deck.card[: s.deck.n], *(seat.card for seat in s.seats if seat.card != NOTHING)]
    return {"chips": sum(seat.chips + seat.paid for seat in s.seats), "cards": len(held), "different": len(set(held))}
