"""Who decides, and how a game is scored: the rules that the kernel calls."""

from __future__ import annotations

from rulewright.kernel import rule

from ..state import COMPANIES, Box, Company, Outcome, State
from .legality import check, listed, offer, offers
from .turn import apply, lead, setup

__all__ = ["apply", "check", "conserved", "listed", "offer", "offers", "score", "setup", "standing", "waiting"]


@rule
def waiting(s: State) -> int:
    """AM-1: the company whose turn it is; alone at the table one player decides everything."""
    return 1 << int(s.seat)


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


def conserved(s: State, box: Box) -> dict[str, int]:
    """AM-20: cubes stay on their tracks."""
    return {"cubes on the track": sum(0 <= s.miners[i].row <= box.rows for i in range(COMPANIES))}
