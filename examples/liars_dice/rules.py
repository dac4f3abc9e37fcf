"""The rules of liar's dice."""

from __future__ import annotations

from rulewright.kernel import law, note, plus, roll, rule, whisper

from .state import NOTHING, SEATS, Box, End, Note, State, Verb

NOT_YOUR_TURN, TOO_LOW, NOTHING_TO_DOUBT, GAME_IS_OVER = law("LD-2"), law("LD-3"), law("LD-4"), law("LD-6")


@rule
def setup(s: State, box: Box) -> None:
    """LD-1: everybody rolls a die and looks at it alone."""
    s.bid = NOTHING
    s.winner = NOTHING
    for i in range(SEATS):
        s.seats[i].die = roll(s, box.faces)
        whisper(s, i, Note.ROLLED, s.seats[i].die)


@rule
def redeal(s: State, box: Box, seat: int) -> None:
    """A die that this seat has not seen is rolled again."""
    for i in range(SEATS):
        if s.seats[i].die == 0:
            s.seats[i].die = s.seats[i].shown if s.seats[i].shown > 0 else roll(s, box.faces)


@rule
def waiting(s: State) -> int:
    """LD-2: turns alternate."""
    return 1 << s.mover


@rule
def offers(s: State, box: Box, seat: int) -> int:
    """LD-3, LD-4: every higher bid, and the doubt."""
    return SEATS * box.faces - s.bid - 1 + (1 if s.bid != NOTHING else 0)


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    """The bids from the lowest, then the doubt."""
    bid = s.bid + 1 + k
    return Verb.BID.of(bid) if bid < SEATS * box.faces else Verb.DOUBT.of()


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """LD-2, LD-3, LD-4, LD-6."""
    if s.end != 0:
        return GAME_IS_OVER
    if seat != s.mover:
        return NOT_YOUR_TURN
    if action == Verb.DOUBT:
        return NOTHING_TO_DOUBT if s.bid == NOTHING else 0
    bid = Verb.BID.argument(action)
    return 0 if s.bid < bid < SEATS * box.faces else TOO_LOW


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """LD-3, LD-4: a higher bid, or a doubt, which ends the game."""
    if action == Verb.DOUBT:
        note(s, Note.DOUBTED, seat)
        finish(s, box, seat)
    else:
        s.bid = Verb.BID.argument(action)
        s.bids = plus(s.bids, s.bid)
        s.mover = 1 - seat
        note(s, Note.BID, seat, s.bid // box.faces + 1, s.bid % box.faces + 1)


@rule
def finish(s: State, box: Box, seat: int) -> None:
    """LD-4, LD-5: the dice are shown; the highest face counts as any other."""
    face = s.bid % box.faces + 1
    count = 0
    for i in range(SEATS):
        s.seats[i].shown = s.seats[i].die
        note(s, Note.SHOWN, i, s.seats[i].die)
        if s.seats[i].die == face or s.seats[i].die == box.faces:
            count += 1
    s.winner = 1 - seat if count > s.bid // box.faces else seat
    note(s, Note.WON, s.winner)
    s.end = End.DOUBTED


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """LD-5: the loser pays the winner a chip."""
    for i in range(SEATS):
        out[i] = 0 if s.winner == NOTHING else 1 if s.winner == i else -1


def conserved(s: State, box: Box) -> dict[str, int]:
    """LD-1: two dice on the table."""
    return {"dice": sum(1 <= s.seats[i].die <= box.faces for i in range(SEATS))}
