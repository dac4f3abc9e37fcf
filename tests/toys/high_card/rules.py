"""High Card: the rules."""

from __future__ import annotations

from rulewright.kernel import draw, find, law, lift, note, push, roll, rule, whisper

from .state import CARDS, HAND, SEATS, Box, End, Note, State, Verb

NOT_YOURS, NOT_NOW = law("TOY-2"), law("TOY-3")


@rule
def setup(s: State, box: Box) -> None:
    """TOY-1: three cards each from a shuffled deck of twelve."""
    for card in range(CARDS):
        push(s.deck, card)
    for i in range(SEATS):
        seat = s.seats[i]
        seat.laid = -1
        if i < box.seats:
            for _ in range(HAND):
                card = draw(s, s.deck)
                push(seat.hand, card)
                whisper(s, i, Note.DEALT, card)
        else:
            seat.ready = 1


@rule
def waiting(s: State) -> int:
    """TOY-3: all who have not laid yet, at the same time."""
    mask = 0
    for i in range(SEATS):
        if s.seats[i].ready == 0:
            mask |= 1 << i
    return mask


@rule
def offers(s: State, box: Box, seat: int) -> int:
    return int(s.seats[seat].hand.n)


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    return Verb.LAY.of(int(s.seats[seat].hand.card[k]))


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    if s.end != 0 or seat >= box.seats:
        return NOT_NOW
    if s.seats[seat].ready:
        return NOT_NOW
    if action == Verb.STAND_UP:
        return 0
    return 0 if find(s.seats[seat].hand, Verb.LAY.argument(action)) >= 0 else NOT_YOURS


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """TOY-2 to TOY-4: cards are laid in secret and turned together; card plus die wins the trick."""
    if action == Verb.STAND_UP:
        s.end = End.GAVE_UP
        return
    me = s.seats[seat]
    me.laid = lift(me.hand, find(me.hand, Verb.LAY.argument(action)))
    me.ready = 1
    note(s, Note.LAID, seat)
    if waiting(s) == 0:
        turn(s, box)


@rule
def turn(s: State, box: Box) -> None:
    best, winner = -1, 0
    for i in range(box.seats):
        worth = s.seats[i].laid + roll(s, box.bonus)
        if worth > best:
            best, winner = worth, i
        push(s.out, s.seats[i].laid)
        s.seats[i].laid = -1
        s.seats[i].ready = 0
    s.seats[winner].tricks += 1
    note(s, Note.TRICK, winner, best)
    if s.seats[0].hand.n == 0:
        s.end = End.OUT


@rule
def redeal(s: State, box: Box, seat: int) -> None:
    """Deal the cards that this seat has not seen to the places it cannot see."""
    missing = 0
    seen = 0
    for i in range(s.out.n):
        seen |= 1 << int(s.out.card[i])
    for i in range(SEATS):
        for k in range(s.seats[i].hand.n):
            if s.seats[i].hand.card[k] >= 0:
                seen |= 1 << int(s.seats[i].hand.card[k])
        if s.seats[i].laid >= 0:
            seen |= 1 << int(s.seats[i].laid)
    s.deck.n = 0
    for card in range(CARDS):
        if not (seen >> card) & 1:
            push(s.deck, card)
            missing += 1
    for i in range(SEATS):
        for k in range(s.seats[i].hand.n):
            if s.seats[i].hand.card[k] < 0:
                s.seats[i].hand.card[k] = draw(s, s.deck)
        if s.seats[i].laid == -2:
            s.seats[i].laid = draw(s, s.deck) if s.seats[i].ready and i < box.seats else -1


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    for i in range(box.seats):
        out[i] = s.seats[i].tricks * box.worth


def conserved(s: State, box: Box) -> dict[str, int]:
    piles = [s.deck, s.out, *(seat.hand for seat in s.seats)]
    held = [card for p in piles for card in p.card[: p.n]] + [seat.laid for seat in s.seats if seat.laid >= 0]
    return {"cards": len(held), "different cards": len(set(held))}
