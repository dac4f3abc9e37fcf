"""The rules of hearts."""

from __future__ import annotations

from rulewright.kernel import (
    among,
    below,
    choices,
    does,
    has,
    law,
    made,
    minus,
    note,
    one_of,
    plus,
    refused,
    refuses,
    rule,
    size,
    whisper,
)

from .state import (
    ALL,
    CARDS,
    CLUBS,
    HEARTS,
    NOTHING,
    PASSED,
    SEATS,
    SIZE,
    Box,
    Card,
    Cost,
    End,
    Note,
    Passing,
    Phase,
    State,
    Verb,
    Way,
)
from .worlds import learn, redeal  # noqa: F401 - redeal is one of the rules

PASS_YOURS, NOT_YOUR_TURN, LEAD_THE_TWO, FOLLOW = law("HT-3"), law("HT-4"), law("HT-5"), law("HT-6")
CLEAN_TRICK, NOT_BROKEN, GAME_IS_OVER = law("HT-7"), law("HT-8"), law("HT-15")


@rule
def setup(s: State, box: Box) -> None:
    """HT-1, HT-2: a hand is dealt card by card; then it is known where to pass."""
    s.trick, s.broken, s.jack = 0, 1 - box.breaking, NOTHING
    for i in range(SEATS):
        me = s.seats[i]
        me.hand = me.tricks = me.points = s.passed[i] = s.played[i] = s.lacks[i] = 0
        me.laid, s.cards[i], s.known[i] = NOTHING, SIZE, 1 << i
    deck = ALL
    for k in range(CARDS):
        card = one_of(s, deck)
        deck, s.seats[k % SEATS].hand = minus(deck, card), plus(s.seats[k % SEATS].hand, card)
    for i in range(SEATS):
        whisper(s, i, Note.DEALT, s.seats[i].hand)
    s.way = (s.hand + 1) % SEATS if box.passing == Passing.TURNING else Way.NOWHERE
    if box.passing == Passing.DRAWN:
        s.way = below(s, SEATS)
    note(s, Note.WAY, s.way)
    s.phase, s.choosing = Phase.PASSING, (1 << SEATS) - 1
    if s.way == Way.NOWHERE:
        begin(s)


@rule
def begin(s: State) -> None:
    """HT-5: the player with the two of clubs leads; so nobody else has it."""
    s.phase = Phase.PLAYING
    for i in range(SEATS):
        if has(s.seats[i].hand, Card.TWO_OF_CLUBS):
            s.mover = i
        else:
            s.lacks[i] = 1 << Card.TWO_OF_CLUBS


@rule
def waiting(s: State) -> int:
    """HT-3, HT-4: everybody who has cards to pass, at the same time; then players in turn."""
    return int(s.choosing) if s.phase == Phase.PASSING else 1 << s.mover


@rule
def suit(card: int) -> int:
    """All cards of a card's suit."""
    return CLUBS << card // SIZE * SIZE


@rule
def led(s: State) -> int:
    """The card that was led to this trick."""
    return int(s.seats[(s.mover - s.lain) % SEATS].laid)


@rule
def playable(s: State, box: Box, seat: int) -> int:
    """HT-5 to HT-8: what may be played out of this hand."""
    hand = s.seats[seat].hand
    if s.lain > 0 and hand & suit(led(s)):
        return hand & suit(led(s))
    if s.lain == 0 and s.trick == 0:
        return hand & box.opening
    if s.trick == 0 and hand & ~box.barred:
        return hand & ~box.barred
    if s.lain == 0 and not s.broken and hand & ~box.alone:
        return hand & ~HEARTS
    return hand


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """HT-3 to HT-8: pass a card of your hand, or play one that may be played."""
    if s.phase == Phase.PASSING:
        among(Verb.PASS, s.seats[seat].hand)
    else:
        among(Verb.PLAY, playable(s, box, seat))


offers, offer, offered, listed = moves


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """HT-3 to HT-8, HT-15: in turn, and what is listed above."""
    if s.end != 0:
        return GAME_IS_OVER
    if not has(waiting(s), seat):
        return NOT_YOUR_TURN if s.phase == Phase.PLAYING else PASS_YOURS
    return 0 if offered(s, box, seat, action) else refuse(s, box, seat, action)


@refuses(Verb.PLAY)
def not_played(s: State, box: Box, seat: int, card: int) -> int:
    """HT-3 to HT-8: what is in the way of playing this card."""
    if s.phase == Phase.PASSING:
        return PASS_YOURS
    if not has(s.seats[seat].hand, card):
        return NOT_YOUR_TURN
    if s.lain == 0:
        return NOT_BROKEN if s.trick > 0 else LEAD_THE_TWO
    return FOLLOW if s.seats[seat].hand & suit(led(s)) else CLEAN_TRICK


refuse = refused(Verb, PASS_YOURS)


@does(Verb.PASS)
def pass_on(s: State, box: Box, seat: int, card: int) -> None:
    """HT-3: put a card aside; when everybody has put aside three, all get their new ones."""
    me = s.seats[seat]
    me.hand, s.passed[seat], s.cards[seat] = minus(me.hand, card), plus(s.passed[seat], card), s.cards[seat] - 1
    whisper(s, seat, Note.PASSED, card)
    if s.cards[seat] == SIZE - PASSED:
        s.choosing = minus(s.choosing, seat)
        note(s, Note.READY, seat)
    if s.choosing == 0:
        for i in range(SEATS):
            j = (i + s.way) % SEATS
            s.seats[j].hand, s.cards[j], s.known[i] = s.seats[j].hand | s.passed[i], SIZE, plus(s.known[i], j)
            whisper(s, j, Note.RECEIVED, i, s.passed[i])
        begin(s)


@does(Verb.PLAY)
def play(s: State, box: Box, seat: int, card: int) -> None:
    """HT-4 to HT-9: play a card; the fourth completes the trick."""
    me = s.seats[seat]
    learn(s, box, seat, card, suit(led(s)) if s.lain > 0 else ALL)
    if s.lain == 0:
        for i in range(SEATS):
            s.seats[i].laid = NOTHING
    me.hand, s.cards[seat], me.laid = minus(me.hand, card), s.cards[seat] - 1, card
    s.played[seat] = plus(s.played[seat], card)
    note(s, Note.PLAYED, seat, card)
    if not s.broken and has(box.breakers, card):
        s.broken = 1
        note(s, Note.BROKEN)
    s.mover, s.lain = (seat + 1) % SEATS, s.lain + 1
    if s.lain == SEATS:
        take(s, box)


apply = made(Verb)


@rule
def take(s: State, box: Box) -> None:
    """HT-9 to HT-11: the highest card of the suit led takes the trick, and its player leads to the next."""
    cards, best, winner = 0, int(s.seats[s.mover].laid), int(s.mover)
    for i in range(SEATS):
        card = int(s.seats[i].laid)
        cards = plus(cards, card)
        if has(suit(best), card) and card > best:
            best, winner = card, i
    points = size(cards & HEARTS) + Cost.QUEEN * has(cards, Card.QUEEN_OF_SPADES)
    if box.jack and has(cards, Card.JACK_OF_DIAMONDS):
        points += Cost.JACK
        s.jack = winner
    s.seats[winner].points += points
    s.seats[winner].tricks += 1
    s.mover, s.lain, s.trick = winner, 0, s.trick + 1
    note(s, Note.TRICK, winner, points)
    if s.trick == SIZE:
        count(s, box)


@rule
def count(s: State, box: Box) -> None:
    """HT-12 to HT-14: the hand is over, and the points are written down."""
    moon = NOTHING
    for i in range(SEATS):
        if s.seats[i].points == (Cost.ALL + Cost.JACK if s.jack == i else Cost.ALL):
            moon = i
            note(s, Note.MOON, i)
    for i in range(SEATS):
        me = s.seats[i]
        if moon != NOTHING:
            me.points += -Cost.ALL if moon == i else Cost.ALL
        elif box.no_trick and me.tricks == 0:
            me.points += Cost.NO_TRICK
            note(s, Note.NO_TRICK, i)
        s.total[i] += me.points
        note(s, Note.HAND, i, me.points, s.total[i])
    s.hand += 1
    if s.hand < box.hands:
        setup(s, box)
    else:
        s.end = End.HANDS_PLAYED


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """HT-14: points are bad."""
    for i in range(SEATS):
        out[i] = -s.total[i]


def conserved(s: State, box: Box) -> dict[str, int]:
    """HT-1: every card is in a hand, put aside or played, and in one place only."""
    places = [*s.played, *(me.hand for me in s.seats), *(s.passed if s.phase == Phase.PASSING else [])]
    wrong = sum(size(me.hand) != held for me, held in zip(s.seats, s.cards, strict=True))
    return {"cards": sum(map(size, places)), "same cards": sum(places) - ALL, "hands miscounted": wrong}
