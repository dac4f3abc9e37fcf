"""Who is ahead, how a game ends, and its score (AM-12, AM-40, AM-H22)."""

from __future__ import annotations

from rulewright.kernel import note, rule

from ..notes import Note
from ..state import ASTEROIDS, Box, Company, Outcome, State


@rule
def excavated(s: State, company: int) -> int:
    """AM-H22: strata that a company has fully excavated."""
    total = 0
    for asteroid in range(ASTEROIDS):
        total += int(s.miners[company].done[asteroid])
    return total


@rule
def lead(s: State) -> int:
    """AM-12, AM-H22: positive if red is ahead, negative if purple is: by funding, then rows, then strata."""
    by_funding = int(s.miners[Company.RED].funding) - int(s.miners[Company.PURPLE].funding)
    if by_funding != 0:
        return by_funding
    by_rows = int(s.miners[Company.RED].row) - int(s.miners[Company.PURPLE].row)
    return by_rows if by_rows != 0 else excavated(s, Company.RED) - excavated(s, Company.PURPLE)


@rule
def finish(s: State, box: Box) -> None:
    """AM-12, AM-H22: most funding wins; in a solo game you must be ahead of the rival."""
    ahead = lead(s)
    if box.seats == 1 and ahead <= 0:
        s.end = Outcome.OUTDONE
    elif s.miners[Company.RED].funding != s.miners[Company.PURPLE].funding:
        s.end = Outcome.MOST_FUNDING
    else:
        s.end = Outcome.TIE_BREAK if ahead != 0 else Outcome.SHARED
    note(s, Note.ENDS, s.miners[Company.RED].funding, s.miners[Company.PURPLE].funding, s.end)


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """AM-12: funding, in $M."""
    for seat in range(box.seats):
        out[seat] = s.miners[seat].funding


@rule
def standing(s: State, box: Box, scores: list[int], out: list[int]) -> None:
    """AM-12, AM-40, AM-H22: ahead by funding, rows or strata, unless a company went bankrupt."""
    if box.seats == 1:
        out[0] = 1 if s.end in (Outcome.MOST_FUNDING, Outcome.TIE_BREAK) else 2
        return
    ahead = lead(s)
    if s.end == Outcome.BANKRUPT:
        ahead = -1 if s.loser == Company.RED else 1
    out[0] = 2 if ahead < 0 else 1
    out[1] = 2 if ahead > 0 else 1
