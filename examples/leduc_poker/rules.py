"""The rules of Leduc poker."""

from __future__ import annotations

from rulewright.kernel import choices, draw, has, law, may, note, plus, push, rule, size, whisper

from .state import ANTE, COPIES, NOTHING, RAISES, SEATS, Box, End, Note, State, Verb

NOT_YOUR_TURN, NOTHING_TO_FOLD, NO_MORE_RAISES, GAME_IS_OVER = law("LE-2"), law("LE-3"), law("LE-4"), law("LE-7")


@rule
def setup(s: State, box: Box) -> None:
    """LE-1: every player pays the ante and is dealt a card."""
    s.table = NOTHING
    s.price = ANTE
    s.asked = box.seats
    fill(s, box)
    for i in range(SEATS):
        s.seats[i].card = NOTHING
        s.seats[i].shown = NOTHING
    for i in range(box.seats):
        s.seats[i].paid = ANTE
        s.seats[i].card = draw(s, s.deck)
        whisper(s, i, Note.DEALT, s.seats[i].card)


@rule
def fill(s: State, box: Box) -> None:
    """LE-1: two cards of each rank, and one rank more than there are players."""
    s.deck.n = 0
    for rank in range(box.seats + 1):
        for _ in range(COPIES):
            push(s.deck, rank)


@rule
def redeal(s: State, box: Box, seat: int) -> None:
    """The cards that this seat has not seen are dealt again; its own and those shown stay where they are."""
    fill(s, box)
    lift_out(s, s.table)
    for i in range(box.seats):
        if i != seat:
            s.seats[i].card = s.seats[i].shown
        lift_out(s, s.seats[i].card)
    for i in range(box.seats):
        if s.seats[i].card == NOTHING:
            s.seats[i].card = draw(s, s.deck)


@rule
def lift_out(s: State, rank: int) -> None:
    """Take a card of this rank out of the deck, if the rank is known."""
    if rank != NOTHING:
        at = 0
        while s.deck.card[at] != rank:
            at += 1
        s.deck.n -= 1
        s.deck.card[at] = s.deck.card[s.deck.n]


@rule
def waiting(s: State) -> int:
    """LE-2: players act in turn."""
    return 1 << s.mover


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """LE-3, LE-4: any of the three; `check` refuses a fold that is not needed and a raise too many."""
    may(Verb.FOLD)
    may(Verb.CALL)
    may(Verb.RAISE)


offers, offer, offered, listed = moves


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """LE-2, LE-3, LE-4, LE-7."""
    if s.end != 0:
        return GAME_IS_OVER
    if seat != s.mover:
        return NOT_YOUR_TURN
    if action == Verb.FOLD and s.seats[seat].paid == s.price:
        return NOTHING_TO_FOLD
    return NO_MORE_RAISES if action == Verb.RAISE and s.raised == RAISES else 0


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """LE-3, LE-4: fold, or pay up to the price; after a raise, all others still in are asked again."""
    s.asked -= 1
    if action == Verb.FOLD:
        s.folded = plus(s.folded, seat)
        note(s, Note.FOLDED, seat)
    else:
        if action == Verb.RAISE:
            s.price += 2 if s.table == NOTHING else 4
            s.raised += 1
            s.asked = box.seats - size(s.folded) - 1
        s.seats[seat].paid = s.price
        note(s, Note.PAID, seat, s.price)
    if size(s.folded) == box.seats - 1 or (s.asked == 0 and s.table != NOTHING):
        finish(s, box)
    elif s.asked == 0:
        second_round(s, box)
    else:
        pass_on(s, box, seat + 1)


@rule
def pass_on(s: State, box: Box, seat: int) -> None:
    """LE-2: the next player who has not folded, starting at this seat."""
    s.mover = seat % box.seats
    while has(s.folded, s.mover):
        s.mover = (s.mover + 1) % box.seats


@rule
def second_round(s: State, box: Box) -> None:
    """LE-5: a shared card is dealt, and betting starts again with the first player."""
    s.table = draw(s, s.deck)
    s.raised = 0
    s.asked = box.seats - size(s.folded)
    note(s, Note.TURNED, s.table)
    pass_on(s, box, 0)


@rule
def strength(s: State, seat: int) -> int:
    """LE-6: a pair with the shared card beats any other card; players who folded have nothing."""
    if has(s.folded, seat):
        return NOTHING
    card = int(s.seats[seat].card)
    return card + (100 if card == s.table else 0)


@rule
def finish(s: State, box: Box) -> None:
    """LE-6: the best hand takes the pot; equal hands share it, and an odd chip goes to the first of them."""
    best, winners, pot = NOTHING, 0, 0
    alone = size(s.folded) == box.seats - 1
    for i in range(box.seats):
        pot += s.seats[i].paid
        if not alone and not has(s.folded, i):
            s.seats[i].shown = s.seats[i].card
            note(s, Note.SHOWN, i, s.seats[i].card)
        if strength(s, i) > best:
            best, winners = strength(s, i), 1 << i
        elif strength(s, i) == best and best != NOTHING:
            winners = plus(winners, i)
    odd = pot % size(winners)
    for i in range(box.seats):
        if has(winners, i):
            s.seats[i].won = pot // size(winners) + odd
            odd = 0
            note(s, Note.WON, i, s.seats[i].won)
    s.end = End.POT_TAKEN


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """LE-6: each player's winnings or losses."""
    for i in range(box.seats):
        out[i] = s.seats[i].won - s.seats[i].paid


def conserved(s: State, box: Box) -> dict[str, int]:
    """LE-1: no card is lost, and there are never more than two of a rank."""
    cards = [*s.deck.card[: s.deck.n], *(s.seats[i].card for i in range(box.seats))]
    cards += [s.table] if s.table != NOTHING else []
    return {"cards": len(cards), "ranks": sum(cards)}
