"""The rules of Klobba!: who decides, and what each decision sets in motion (KB-7 to KB-68)."""

from __future__ import annotations

from ..state import BARBARIANS, CARDS, SEATS, Box, Face, Phase, State
from .endings import score, standing
from .legality import check, listed, offer, offers
from .redeal import redeal
from .setup import setup
from .turn import apply, waiting

__all__ = [
    "apply",
    "check",
    "conserved",
    "listed",
    "offer",
    "offers",
    "redeal",
    "score",
    "setup",
    "standing",
    "waiting",
]


def conserved(s: State, box: Box) -> dict[str, int]:
    """KB-2: Stars, Barbarians and Action cards are never created or lost."""
    stars = s.spent + sum(seat.stars for seat in s.seats) + sum(sum(band.star) for band in s.bands)
    barbarians = s.barbarians.card[: s.barbarians.n]
    for band in s.bands:
        barbarians += [card for card, face in zip(band.card, band.face, strict=True) if face != Face.EMPTY]
    for seat in s.seats:
        barbarians += [card for card in range(BARBARIANS) if seat.scored >> card & 1]
    plain = [card for card in barbarians if card < BARBARIANS]
    aside = 2 if s.phase == Phase.MUSTERING else sum(1 for at in s.struck if at)
    held = {"Stars": stars, "Barbarians": len(plain), "different Barbarians": len(set(plain))}
    held["Thunder and Lightning"] = len(barbarians) - len(plain) + aside
    for card in range(CARDS):
        cards = s.discards[card] + s.actions.card[: s.actions.n].count(card) + s.played.count(card)
        held[f"Action card {card + 1}"] = cards + sum(s.seats[i].hand[card] for i in range(SEATS))
    return held
