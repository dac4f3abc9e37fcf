"""The rules of 97 Klotho as the kernel asks for them: whose move it is, what may be done, and who wins."""

from __future__ import annotations

from rulewright.kernel import rule

from ..state import MINES, NONE, TOOLS, Box, Card, State
from .legality import apply, check, listed, offer, offers
from .scoring import final_score, place_of
from .setup import setup

__all__ = ["apply", "check", "conserved", "listed", "offer", "offers", "score", "setup", "standing", "waiting"]


@rule
def waiting(s: State) -> int:
    """KL-17: players take turns."""
    return 1 << s.mover


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """KL-103: three rounds and the bonuses."""
    for seat in range(box.seats):
        out[seat] = final_score(s, seat)


@rule
def standing(s: State, box: Box, scores: list[int], out: list[int]) -> None:
    """KL-103, KL-106: by points, then cards in front, then coins; equals share."""
    for seat in range(box.seats):
        out[seat] = place_of(s, box, seat)


def conserved(s: State, box: Box) -> dict[str, int]:
    """No tool is made or lost, and no Klotho card lies in two places."""
    held = {}
    for tool in range(TOOLS):
        out = s.stack[tool] + s.discards[tool] + s.shelf.count(tool)
        held[f"tool {tool}"] = out + sum(seat.tools[tool] for seat in s.seats)
    places = [
        s.mines,
        *(seat.mines for seat in s.seats),
        *(1 << c for c in s.row if c != NONE and Card.kind(c) == Card.MINE),
    ]
    others = [s.others, *(seat.techs << (Card.TECH - MINES) for seat in s.seats)]
    others += [1 << (c - MINES) for c in s.row if c != NONE and Card.kind(c) != Card.MINE]
    held["mine cards that lie twice"] = sum(p.bit_count() for p in places) - _together(places)
    held["other cards that lie twice"] = sum(p.bit_count() for p in others) - _together(others)
    return held


def _together(sets: list[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found.bit_count()
