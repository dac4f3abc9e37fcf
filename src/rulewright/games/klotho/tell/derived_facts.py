"""Facts that the rules derive from a view, for boards to show (KL-26, KL-27, KL-33, KL-44, KL-95, KL-98)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from rulewright.kernel import for_all

from ..play.best_claim import best_claim, best_middle, best_path, claim_piece
from ..play.claim_odds import row_chances, throwable
from ..rules.dice import throws_left
from ..rules.hands import affordable
from ..rules.scoring import cards_in_front, final_score, round_points
from ..rules.staking import spare
from ..rules.tools import price_of
from ..state import MINES, NONE, SQUARE_OF_NINE, TOOLS, Box, Phase, State
from .bench import FOUR, OUTLINES, Piece, Reading, pieces, reading, readings

FEW = 6
"""With this many mine cards or fewer the best claim is sent with every state; with more it takes too long to find."""


class Claim(msgspec.Struct):
    """A claim: its shape, or NONE, and the pieces around its path; the middle of the nine comes last."""

    shape: int
    pieces: list[int]


class Derived(msgspec.Struct):
    """Facts that the rules derive from a view of 97 Klotho."""

    totals: list[int]
    """The score of each seat so far (KL-103)."""
    rounds: list[int]
    """What each seat would score if a round were scored now (KL-97 to KL-100)."""
    cards: list[int]
    """Cards in front of each seat, for the hand limit (KL-95, KL-96)."""
    prices: list[int]
    """What each kind of tool costs the mover (KL-33, KL-R5)."""
    throws: int
    """Throws that the mover has left (KL-21)."""
    throwable: list[int]
    """The dice that the mover may throw again (KL-26, KL-76)."""
    payable: list[bool]
    """Whether the dice as they are pay for the card at each place of the row (KL-27)."""
    chances: list[list[float]]
    """If it is your turn to throw: the chance of the card at each place, by the set of `throwable` dice you hold, one bit each.
    Negative: unknown. Empty: no card, or too many dice."""
    pieces: list[Piece]
    """Your mine cards, for laying a claim."""
    shapes: list[list[int]]
    """The cells of each shape on a bench of 4 by 4, row by row, in the order in which its cards are laid (KL-47)."""
    readings: list[Reading]
    """If you have exactly four mine cards and may stake them: every way to lay them. Otherwise ask `reading`."""
    spare: int
    """Crossings of your claim that may differ, with all your Bribes (KL-86)."""
    claim: Claim | None
    """The best claim that your cards make. If null, ask `claim`."""


class PublicFacts(NamedTuple):
    """The facts that are the same for every seat."""

    totals: list[int]
    rounds: list[int]
    cards: list[int]
    prices: list[int]
    throws: int
    throwable: list[int]
    payable: list[bool]


@for_all
def public_facts(view: State, box: Box) -> PublicFacts:
    seats = range(box.seats)
    lie = view.phase in (Phase.REROLLING, Phase.CLAIMING)
    return PublicFacts(
        totals=[final_score(view, i) for i in seats],
        rounds=[round_points(view, box, i) for i in seats],
        cards=[cards_in_front(view, i) for i in seats],
        prices=[price_of(view, box, view.mover, tool) for tool in range(TOOLS)],
        throws=throws_left(view, box),
        throwable=throwable(view),
        payable=[lie and card != NONE and affordable(view, box, card) for card in view.row],
    )


def derived(view: State, box: Box, seat: int) -> Derived:
    throws = seat == view.mover and not view.end
    few = seat >= 0 and view.seats[seat].mines.bit_count() <= FEW
    return Derived(
        **public_facts(view, box)._asdict(),
        chances=row_chances(view, box, view.row) if throws else [],
        pieces=pieces(view, box, seat) if seat >= 0 else [],
        shapes=OUTLINES if seat >= 0 else [],
        readings=readings(view, box, seat),
        spare=spare(view, box, seat) if seat >= 0 else 0,
        claim=suggested(view, box, seat) if few else None,
    )


def suggested(view: State, box: Box, seat: int, argument: int = 0) -> Claim:
    """KL-44 to KL-50: the best claim that a player's cards make at current prices."""
    enough = seat >= 0 and view.seats[seat].mines.bit_count() >= FOUR  # no shape has fewer cards
    shape = best_claim(view, box, seat) if enough else NONE
    if shape == NONE:
        return Claim(NONE, [])
    path = best_path(view, box, seat, shape, 0, -1)
    laid = [claim_piece(path, place) for place in range(box.loop[shape])]
    if shape == SQUARE_OF_NINE:
        cards = sum(1 << (piece % MINES) for piece in laid)
        laid.append(best_middle(view, box, view.seats[seat].mines & ~cards))
    return Claim(shape, laid)


ANSWERS = {"claim": suggested, "reading": reading}
