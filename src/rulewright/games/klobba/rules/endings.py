"""The end of the game: scores, places, and what decided it (KB-65 to KB-68)."""

from __future__ import annotations

from rulewright.kernel import note, rule, size

from ..notes import Note
from ..state import Box, End, State


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """KB-66, KB-67, KB-A13: the Stars in each player's supply; those on Barbarians do not count."""
    for seat in range(box.seats):
        out[seat] = s.seats[seat].stars


@rule
def standing(s: State, box: Box, scores: list[int], out: list[int]) -> None:
    """KB-68, KB-A24: each seat's place, 1 for the winner; equal Stars and equal piles share a place."""
    for seat in range(box.seats):
        place = 1
        for other in range(box.seats):
            if other != seat and ahead(s, other, seat) > 0:
                place += 1
        out[seat] = place


@rule
def ahead(s: State, a: int, b: int) -> int:
    """KB-68, KB-A24: 2 if a has more Stars than b, 1 if only the larger score pile, 0 if neither; negative the other way."""
    stars = int(s.seats[a].stars) - int(s.seats[b].stars)
    if stars != 0:
        return 2 if stars > 0 else -2
    pile = size(s.seats[a].scored) - size(s.seats[b].scored)
    return min(max(pile, -1), 1)


@rule
def finish(s: State, box: Box) -> None:
    """KB-65, KB-68, KB-A7, KB-A24: stop at once, and record what decided the game."""
    best = 0
    for seat in range(1, box.seats):
        if ahead(s, seat, best) > 0:
            best = seat
    s.end = End.MOST_STARS
    for seat in range(box.seats):
        if seat != best:
            lead = ahead(s, best, seat)
            if lead == 0:
                s.end = End.SHARED
            elif lead == 1 and s.end == End.MOST_STARS:
                s.end = End.LARGER_PILE
    s.asked = 0
    note(s, Note.GAME_OVER, int(s.end))
