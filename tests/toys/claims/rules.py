"""Claims: the rules."""

from __future__ import annotations

from rulewright.kernel import among, below, choices, does, law, made, note, one_of, plus, rule, span

from .state import CELLS, DIRECTIONS, HIGHEST, NOTHING, SEATS, Box, End, Note, Stage, State, Verb

NOT_FREE, NOT_NOW, TOO_MUCH = law("CM-1"), law("CM-2"), law("CM-3")


@rule
def setup(s: State, box: Box) -> None:
    """CM-1: an empty field, and coins for everybody; a seat that nobody sits in has decided once and for all."""
    for i in range(SEATS):
        s.seats[i].cell = NOTHING
        s.seats[i].bid = NOTHING
        s.seats[i].made = Stage.POINTING if i < box.seats else Stage.DONE
        s.seats[i].coins = box.coins if i < box.seats else 0


@rule
def waiting(s: State) -> int:
    """CM-2: all who have not bid, at the same time."""
    mask = 0
    for i in range(SEATS):
        if s.seats[i].made != Stage.DONE:
            mask |= 1 << i
    return mask


@rule
def free(s: State, box: Box) -> int:
    """CM-1: the cells that nobody has claimed, as a set."""
    cells = 0
    for cell in range(CELLS):
        if box.free[cell] != 0 and s.owner[cell] == 0:
            cells = plus(cells, cell)
    return cells


@rule
def bids(s: State, seat: int) -> int:
    """CM-3: how many bids a seat can pay."""
    return min(HIGHEST, int(s.seats[seat].coins)) + 1


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """CM-1 to CM-3: first a free cell, then a bid you can pay."""
    if s.seats[seat].made == Stage.BIDDING:
        span(Verb.BID, bids(s, seat))
    else:
        among(Verb.POINT, free(s, box))


offers, offer, offered, listed = moves


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    if s.end != 0 or s.seats[seat].made == Stage.DONE:
        return NOT_NOW
    if offered(s, box, seat, action):
        return 0
    bidding = s.seats[seat].made == Stage.BIDDING
    if bidding != (Verb.at(action) == Verb.BID):
        return NOT_NOW
    return TOO_MUCH if bidding else NOT_FREE


@does(Verb.POINT)
def point(s: State, seat: int, cell: int) -> None:
    s.seats[seat].made = Stage.BIDDING
    s.seats[seat].cell = cell


@does(Verb.BID)
def bid(s: State, box: Box, seat: int, coins: int) -> None:
    """CM-2, CM-3: when the last has bid, all is shown."""
    s.seats[seat].made = Stage.DONE
    s.seats[seat].bid = coins
    note(s, Note.READY, seat)
    if waiting(s) == 0:
        award(s, box)


apply = made(Verb)


@rule
def award(s: State, box: Box) -> None:
    """CM-4, CM-5: a cell goes to the one who bid most for it, and he pays; nobody gets it on equal bids."""
    for i in range(box.seats):
        s.seats[i].showed[0] = s.seats[i].cell
        s.seats[i].showed[1] = s.seats[i].bid
        note(s, Note.SHOWN, i, s.seats[i].cell, s.seats[i].bid)
    for i in range(box.seats):
        me, best = s.seats[i], True
        for k in range(box.seats):
            if k != i and s.seats[k].cell == me.cell and s.seats[k].bid >= me.bid:
                best = False
        if best:
            s.owner[me.cell] = i + 1
            me.coins -= me.bid
            note(s, Note.TAKEN, i, me.cell)
    for i in range(box.seats):
        s.seats[i].cell = NOTHING
        s.seats[i].bid = NOTHING
        s.seats[i].made = Stage.POINTING
    s.round += 1
    if s.round == box.rounds:
        s.end = End.PLAYED
    if free(s, box) == 0:
        s.end = End.FULL


@rule
def redeal(s: State, box: Box, seat: int) -> None:
    """A player who has pointed or bid may have chosen any free cell and any bid he can pay."""
    for i in range(box.seats):
        if i != seat and s.seats[i].made != Stage.POINTING:
            s.seats[i].cell = one_of(s, free(s, box))
            if s.seats[i].made == Stage.DONE:
                s.seats[i].bid = below(s, bids(s, i))


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """CM-6: one for a cell, and one for any two of the player's own that lie side by side."""
    for cell in range(CELLS):
        if s.owner[cell] > 0:
            out[s.owner[cell] - 1] += 1
            for k in range(len(DIRECTIONS)):
                other = box.beside[cell][k]
                if other >= 0 and s.owner[other] == s.owner[cell]:
                    out[s.owner[cell] - 1] += 1
