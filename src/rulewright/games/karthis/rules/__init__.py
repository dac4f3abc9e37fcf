"""What the rulebook says: set-up, the law, the moves on offer, the turn, hidden cards, and the score."""

from __future__ import annotations

from rulewright.kernel import rule

from ..state import JOKER, NONE, Box, Outcome, State
from .deck import redeal
from .legality import check, listed, offer, offers
from .turn import apply, setup

__all__ = ["apply", "check", "conserved", "listed", "offer", "offers", "redeal", "score", "setup", "waiting"]


@rule
def waiting(s: State) -> int:
    """KA-1: one player decides everything."""
    return 1


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """KA-5, KA-46: the treasures, if the Crown is among them."""
    out[0] = s.treasure if s.end == Outcome.CROWN else 0


def conserved(s: State, box: Box) -> dict[str, int]:
    """KA-9, KA-H13: no card is ever lost or doubled, the Jokers least of all."""
    held = [c for p in (s.deck, s.discard, s.gone, s.aside, s.drawn) for c in p.card[: p.n]]
    held += [c for c in (*s.guard, s.enemy) if c != NONE]
    return {"cards": len(held), "different cards": len(set(held)), "Jokers": sum(c >= JOKER for c in held)}
