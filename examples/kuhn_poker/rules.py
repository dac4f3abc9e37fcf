"""The rules of Kuhn poker."""

from __future__ import annotations

from rulewright.kernel import choices, draw, has, law, may, note, plus, push, rule, size, whisper

from .state import NOTHING, SEATS, Box, End, Note, State, Verb

NOT_YOUR_TURN, GAME_IS_OVER = law("KU-2"), law("KU-6")


@rule
def setup(s: State, box: Box) -> None:
    """KU-1: one card each, from a deck that has one more than there are players."""
    s.opener = NOTHING
    s.winner = NOTHING
    for i in range(SEATS):
        s.seats[i].card = NOTHING
        s.seats[i].shown = NOTHING
    fill(s, box, 0)
    for i in range(box.seats):
        s.seats[i].card = draw(s, s.deck)
        whisper(s, i, Note.DEALT, s.seats[i].card)


@rule
def fill(s: State, box: Box, held: int) -> None:
    """KU-1: the deck has every card except those known to be held by a player."""
    s.deck.n = 0
    for card in range(box.seats + 1):
        if not has(held, card):
            push(s.deck, card)


@rule
def redeal(s: State, box: Box, seat: int) -> None:
    """The cards that this seat has not seen are dealt again; its own and those shown at the end stay where they are."""
    held = 0
    for i in range(box.seats):
        if i != seat:
            s.seats[i].card = s.seats[i].shown
        if s.seats[i].card != NOTHING:
            held = plus(held, s.seats[i].card)
    fill(s, box, held)
    for i in range(box.seats):
        if s.seats[i].card == NOTHING:
            s.seats[i].card = draw(s, s.deck)


@rule
def waiting(s: State) -> int:
    """KU-2."""
    return 1 << s.mover


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """KU-3."""
    may(Verb.PASS)
    may(Verb.BET)


offers, offer, offered, listed = moves


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """KU-2, KU-6."""
    if s.end != 0:
        return GAME_IS_OVER
    return 0 if seat == s.mover else NOT_YOUR_TURN


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """KU-3, KU-4: pass, or put in a second chip; after the first bet every other player is asked once more."""
    s.asked += 1
    if action == Verb.BET:
        s.bets = plus(s.bets, seat)
        if s.opener == NOTHING:
            s.opener = seat
        note(s, Note.BET, seat)
    else:
        note(s, Note.PASSED, seat)
    last = box.seats if s.opener == NOTHING else box.seats + s.opener
    if s.asked == last:
        finish(s, box)
    else:
        s.mover = (seat + 1) % box.seats


@rule
def stays(s: State, seat: int) -> int:
    """KU-4: a player who passes after a bet is out; if there is no bet, all stay."""
    return 1 if s.opener == NOTHING else has(s.bets, seat)


@rule
def finish(s: State, box: Box) -> None:
    """KU-4, KU-5: the highest card among those who stay takes the pot; they show their cards unless only one is left."""
    best = NOTHING
    alone = size(s.bets) == 1
    for i in range(box.seats):
        if stays(s, i):
            if not alone:
                s.seats[i].shown = s.seats[i].card
                note(s, Note.SHOWN, i, s.seats[i].card)
            if s.seats[i].card > best:
                best = s.seats[i].card
                s.winner = i
    note(s, Note.WON, s.winner, box.seats + size(s.bets))
    s.end = End.POT_TAKEN


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """KU-5: each player's winnings or losses."""
    for i in range(box.seats):
        out[i] = -1 - has(s.bets, i)
    if s.winner != NOTHING:
        out[s.winner] += box.seats + size(s.bets)


def conserved(s: State, box: Box) -> dict[str, int]:
    """KU-1: no card is in two places and none is lost."""
    cards = [*s.deck.card[: s.deck.n], *(s.seats[i].card for i in range(box.seats))]
    return {"cards": len(cards), "different": len({*cards})}
