"""The rules of oware (Abapa)."""

from __future__ import annotations

from rulewright.kernel import among, choices, does, has, law, made, note, plus, rule

from .state import HOUSES, ROW, SEATS, WAYS, Box, End, Note, State, Verb

NOT_YOURS, MUST_FEED, GAME_IS_OVER = law("OW-2"), law("OW-6"), law("OW-12")


@rule
def setup(s: State, box: Box) -> None:
    """OW-1: as many seeds in every house."""
    for seat in range(SEATS):
        for k in range(box.houses):
            s.houses[ROW * seat + k] = box.seeds
    s.past[0], s.sowable = position(s), sowable(s, box, 0)


@rule
def waiting(s: State) -> int:
    """OW-2: turns alternate."""
    return 1 << s.mover


@rule
def row(s: State, seat: int) -> int:
    """The seeds in a row."""
    seeds = 0
    for k in range(ROW):
        seeds += s.houses[ROW * seat + k]
    return seeds


@rule
def filled(s: State, seat: int) -> int:
    """OW-2: the houses of a seat that hold seeds, as a set."""
    found = 0
    for k in range(ROW):
        if s.houses[ROW * seat + k] > 0:
            found = plus(found, ROW * seat + k)
    return found


@rule
def sowable(s: State, box: Box, seat: int) -> int:
    """OW-2, OW-6: the houses that may be sown, as a set: while the opponent has no seeds, those that reach the other row."""
    found = filled(s, seat)
    if row(s, 1 - seat) == 0:
        for k in range(ROW):
            if k + s.houses[ROW * seat + k] < box.houses:
                found &= ~(1 << (ROW * seat + k))
    return found


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """OW-2, OW-6."""
    among(Verb.SOW, s.sowable)


offers, offer, offered, listed = moves


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """OW-2, OW-6, OW-12: one of your own houses that holds seeds, and that feeds an opponent without."""
    if s.end != 0:
        return GAME_IS_OVER
    if seat != s.mover:
        return NOT_YOURS
    if offered(s, box, seat, action):
        return 0
    return MUST_FEED if has(filled(s, seat), Verb.SOW.argument(action)) else NOT_YOURS


@does(Verb.SOW)
def sow(s: State, box: Box, seat: int, house: int) -> None:
    """OW-2, OW-3: one seed into each following house; the one they came from is passed over."""
    seeds = int(s.houses[house])
    note(s, Note.SOWN, seat, house, seeds)
    s.houses[house] = 0
    at = house
    while seeds > 0:
        at = int(box.following[at])
        if at != house:
            s.houses[at] += 1
            seeds -= 1
    s.calm += 1
    capture(s, seat, at)
    s.mover = 1 - seat
    finish(s, box, seat)


@rule
def capture(s: State, seat: int, last: int) -> None:
    """OW-4, OW-5: two or three in the opponent's house and in those before it, but never all the opponent has."""
    first, at, taken = ROW * (1 - seat), last, 0
    while first <= at < first + ROW and 2 <= s.houses[at] <= 3:
        taken += s.houses[at]
        at -= 1
    if taken == 0:
        return
    if taken == row(s, 1 - seat):
        note(s, Note.SLAM, seat)
        return
    for house in range(at + 1, last + 1):
        s.houses[house] = 0
    s.captured[seat] += taken
    s.calm = 0
    note(s, Note.CAPTURED, seat, taken)


@rule
def finish(s: State, box: Box, seat: int) -> None:
    """OW-7 to OW-11: whether the game is over after a move."""
    here, s.sowable = position(s), sowable(s, box, 1 - seat)
    if s.captured[seat] > box.houses * box.seeds:
        s.end = End.MAJORITY
    elif s.sowable == 0:
        s.end = End.STUCK
    elif repeated(s, here):
        s.end = End.REPEATED
    elif s.calm >= box.calm:
        s.end = End.CALM
    s.past[s.calm] = here
    if s.end != 0:
        keep(s)


@rule
def keep(s: State) -> None:
    """OW-11: each player captures the seeds of their own row."""
    for seat in range(SEATS):
        seeds = row(s, seat)
        s.captured[seat] += seeds
        note(s, Note.KEPT, seat, seeds)
    for house in range(HOUSES):
        s.houses[house] = 0


@rule
def position(s: State) -> int:
    """OW-9: the number of a position among all with as many seeds: seeds and gaps between houses are a row of things of which
    the gaps are chosen."""
    found, at = 0, 0
    for house in range(HOUSES - 1):
        at += s.houses[house]
        found += WAYS[at][house + 1]
        at += 1
    return found


@rule
def repeated(s: State, here: int) -> bool:
    """OW-9: whether this position was there since the last capture, with the same player to move."""
    found = 0
    for k in range(s.calm % 2, s.calm, 2):
        if s.past[k] == here:
            found = 1
    return found == 1


apply = made(Verb)


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """OW-11: one point for each seed captured."""
    for seat in range(SEATS):
        out[seat] = s.captured[seat]


def conserved(s: State, box: Box) -> dict[str, int]:
    """OW-1: no seed is lost."""
    return {"seeds": sum(s.houses) + sum(s.captured)}
