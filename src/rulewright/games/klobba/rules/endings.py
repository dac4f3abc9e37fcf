"""How a game ends: what counts, who stands before whom, and what decided it."""

from __future__ import annotations

from rulewright.kernel import note, rule, size

from ..notes import Note
from ..state import Box, Outcome, State


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """KB-66, KB-67, KB-A13: a player's Stars, without those that lie on Barbarians in a Band."""
    for seat in range(box.seats):
        out[seat] = s.seats[seat].stars


@rule
def standing(s: State, box: Box, scores: list[int], out: list[int]) -> None:
    """KB-68, KB-A24: 1 for the winner and so on; who has equal Stars and equal piles shares a place."""
    for seat in range(box.seats):
        place = 1
        for other in range(box.seats):
            if other != seat and ahead(s, other, seat) > 0:
                place += 1
        out[seat] = place


@rule
def ahead(s: State, a: int, b: int) -> int:
    """KB-68, KB-A24: more Stars, then the larger score pile: above 0 where a stands before b, 0 where they share."""
    stars = int(s.seats[a].stars) - int(s.seats[b].stars)
    if stars != 0:
        return 2 if stars > 0 else -2
    pile = size(s.seats[a].scored) - size(s.seats[b].scored)
    return min(max(pile, -1), 1)


@rule
def finish(s: State, box: Box) -> None:
    """KB-65, KB-68, KB-A7, KB-A24: stop at once and see who has most, and by what."""
    best = 0
    for seat in range(1, box.seats):
        if ahead(s, seat, best) > 0:
            best = seat
    s.end = Outcome.MOST_STARS
    for seat in range(box.seats):
        if seat != best:
            lead = ahead(s, best, seat)
            if lead == 0:
                s.end = Outcome.SHARED
            elif lead == 1 and s.end == Outcome.MOST_STARS:
                s.end = Outcome.LARGER_PILE
    s.asked = 0
    note(s, Note.GAME_OVER, int(s.end))
