"""What each verb does, who decides, and how a game is scored: the rules that the kernel calls."""

from __future__ import annotations

from rulewright.kernel import d6, note, rule

from ..notes import Note
from ..state import ALONE, COMPANIES, Box, Company, Outcome, State, Verb
from .foundry import foundry_move
from .legality import check
from .mining import alter, excavate, keep_funding, pay_drill, reroll
from .offers import offer, offers
from .turn import buy, finish_digging, go_through, lead, setup

__all__ = ["apply", "check", "conserved", "offer", "offers", "score", "setup", "standing", "waiting"]


@rule
def waiting(s: State) -> int:
    """AM-1: the company whose turn it is; alone at the table one player decides everything."""
    return 1 << int(s.seat)


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """AM-2: make a move, and go on to the next decision."""
    verb = Verb.at(action)
    if verb == Verb.DRILL:
        pay_drill(s, box, Verb.DRILL.argument(action) + 1)
    elif verb == Verb.FORGE:
        keep_funding(s, box)
    elif verb == Verb.REROLL:
        reroll(s, Verb.REROLL.argument(action))
    elif verb == Verb.MODIFY:
        roll_modify(s)
    elif verb == Verb.ALTER:
        first, second, ways = Verb.ALTER.arguments(action)
        alter(s, box, first, second, ways)
        finish_digging(s, box)
    elif verb == Verb.EXCAVATE:
        excavate(s, box, 0, ALONE)
        finish_digging(s, box)
    elif verb in (Verb.BUY_DRILL, Verb.BUY_EQUIPMENT, Verb.SAVE):
        buy(s, box, action)
    else:
        foundry_move(s, box, action)
    go_through(s, box)


@rule
def roll_modify(s: State) -> None:
    """Phase 3. AM-R8: the last result counts."""
    s.modify = d6(s)
    s.mods += 1
    note(s, Note.MODIFIED, s.mover, s.modify)


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
