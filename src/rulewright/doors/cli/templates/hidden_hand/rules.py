"""The rules."""

from __future__ import annotations

from rulewright.kernel import choices, does, draw, find, law, lift, made, note, numbered, push, rule, whisper

from .state import CARDS, NOTHING, SEATS, Box, End, Note, State, Verb

NOT_NOW, NOT_YOURS = law("MG-2"), law("MG-3")


@rule
def setup(s: State, box: Box) -> None:
    """MG-1: everybody is dealt a hand."""
    for card in range(CARDS):
        push(s.deck, card)
    for i in range(SEATS):
        s.seats[i].laid = NOTHING
        if i < box.seats:
            for _ in range(box.hand):
                card = draw(s, s.deck)
                push(s.seats[i].hand, card)
                whisper(s, i, Note.DEALT, card)


@rule
def waiting(s: State) -> int:
    """MG-2: in turn."""
    return 1 << s.mover


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """MG-3: a card of your own."""
    hand = s.seats[seat].hand
    numbered(Verb.LAY, hand.n, lambda k: hand.card[k])


offers, offer, offered, listed = moves


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """MG-2, MG-3: in turn, and what is listed above."""
    if s.end != 0 or seat != s.mover:
        return NOT_NOW
    return 0 if offered(s, box, seat, action) else NOT_YOURS


@does(Verb.LAY)
def lay(s: State, box: Box, seat: int, card: int) -> None:
    """MG-2 to MG-4: lay a card; when everybody has, the highest takes the trick."""
    me = s.seats[seat]
    me.laid = lift(me.hand, find(me.hand, card))
    note(s, Note.LAID, seat, me.laid)
    s.mover = (seat + 1) % box.seats
    if s.seats[s.mover].laid != NOTHING:
        take_trick(s, box)


apply = made(Verb)


@rule
def take_trick(s: State, box: Box) -> None:
    """MG-4, MG-5: the highest card takes the trick, and its player lays first; after the last one the game is over."""
    best, winner = NOTHING, 0
    for i in range(box.seats):
        if s.seats[i].laid > best:
            best, winner = int(s.seats[i].laid), i
        push(s.out, s.seats[i].laid)
        s.seats[i].laid = NOTHING
    s.seats[winner].tricks += 1
    s.mover = winner
    note(s, Note.TRICK, winner, best)
    if s.seats[winner].hand.n == 0:
        s.end = End.HANDS_EMPTY


@rule
def redeal(s: State, box: Box, seat: int) -> None:
    """MG-1: cards that this seat has not seen are dealt again to hands it cannot see; the rest is the deck."""
    seen = 0
    for i in range(s.out.n):
        seen |= 1 << int(s.out.card[i])
    for i in range(box.seats):
        if s.seats[i].laid != NOTHING:
            seen |= 1 << int(s.seats[i].laid)
        if i == seat:
            for k in range(s.seats[i].hand.n):
                seen |= 1 << int(s.seats[i].hand.card[k])
    s.deck.n = 0
    for card in range(CARDS):
        if not (seen >> card) & 1:
            push(s.deck, card)
    for i in range(box.seats):
        if i != seat:
            for k in range(s.seats[i].hand.n):
                s.seats[i].hand.card[k] = draw(s, s.deck)


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """MG-5: tricks count."""
    for i in range(box.seats):
        out[i] = s.seats[i].tricks


def conserved(s: State, box: Box) -> dict[str, int]:
    """No card is lost, and none is in two places."""
    piles = [s.deck, s.out, *(seat.hand for seat in s.seats)]
    held = [card for p in piles for card in p.card[: p.n]] + [seat.laid for seat in s.seats if seat.laid != NOTHING]
    return {"cards": len(held), "different cards": len(set(held))}
