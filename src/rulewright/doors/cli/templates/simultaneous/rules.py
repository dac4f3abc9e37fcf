"""The rules."""

from __future__ import annotations

from rulewright.kernel import among, choices, does, law, made, minus, note, one_of, rule

from .state import HIDDEN, NOTHING, SEATS, Box, End, Note, State, Verb

NOT_NOW, SPENT = law("MG-2"), law("MG-3")


@rule
def setup(s: State, box: Box) -> None:
    """MG-1: as many cards each as there are prizes; the first prize is turned up."""
    s.prizes = (1 << box.rounds) - 1
    for i in range(SEATS):
        seat = s.seats[i]
        seat.bid = NOTHING
        if i < box.seats:
            seat.left = (1 << box.rounds) - 1
        else:
            seat.ready = 1  # an empty seat has nothing to decide
    turn_up(s)


@rule
def turn_up(s: State) -> None:
    """MG-1: the next prize."""
    s.prize = one_of(s, s.prizes)
    s.prizes = minus(s.prizes, s.prize)
    note(s, Note.PRIZE, s.prize)


@rule
def waiting(s: State) -> int:
    """MG-2: all who have not bid, at the same time."""
    mask = 0
    for i in range(SEATS):
        if s.seats[i].ready == 0:
            mask |= 1 << i
    return mask


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """MG-3: a card that you still have."""
    among(Verb.BID, s.seats[seat].left)


offers, offer, offered, listed = moves


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """MG-2, MG-3: once for each prize, and what is listed above."""
    if s.end != 0 or seat >= box.seats:
        return NOT_NOW
    if s.seats[seat].ready:
        return NOT_NOW
    return 0 if offered(s, box, seat, action) else SPENT


@does(Verb.BID)
def bid(s: State, box: Box, seat: int, card: int) -> None:
    """MG-2: a bid is secret until everybody has made one."""
    s.seats[seat].bid = card
    s.seats[seat].ready = 1
    note(s, Note.READY, seat)
    if waiting(s) == 0:
        settle(s, box)


apply = made(Verb)


@rule
def settle(s: State, box: Box) -> None:
    """MG-3 to MG-5: bids are shown and spent; the highest that nobody else made takes the prize."""
    best, winner = NOTHING, NOTHING
    for i in range(box.seats):
        seat = s.seats[i]
        note(s, Note.SHOWN, i, seat.bid)
        alike = 0
        for k in range(box.seats):
            alike += 1 if s.seats[k].bid == seat.bid else 0
        if alike == 1 and seat.bid > best:
            best, winner = int(seat.bid), i
    if winner == NOTHING:
        note(s, Note.NOBODY, s.prize)
    else:
        s.seats[winner].points += s.prize + 1
        note(s, Note.WON, winner, s.prize)
    for i in range(box.seats):
        s.seats[i].left = minus(s.seats[i].left, s.seats[i].bid)
        s.seats[i].bid = NOTHING
        s.seats[i].ready = 0
    if s.prizes == 0:
        s.end = End.PRIZES_GONE
    else:
        turn_up(s)


@rule
def redeal(s: State, box: Box, seat: int) -> None:
    """MG-2: a player who is ready has bid one of their cards; other seats can only guess which."""
    for i in range(SEATS):
        if s.seats[i].bid == HIDDEN:
            if i < box.seats and s.seats[i].ready:
                s.seats[i].bid = one_of(s, s.seats[i].left)
            else:
                s.seats[i].bid = NOTHING


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """MG-5: the prizes count what is on them."""
    for i in range(box.seats):
        out[i] = s.seats[i].points
