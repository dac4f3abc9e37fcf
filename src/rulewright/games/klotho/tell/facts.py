"""Facts that the rules derive from a view, for boards to show (KL-26, KL-27, KL-33, KL-44, KL-95, KL-98)."""

from __future__ import annotations

from itertools import permutations
from typing import NamedTuple

import msgspec

from rulewright.kernel import for_all

from ..notes import SAY
from ..play.best_claim import best_claim, best_middle, best_path, claim_piece, piece_worth
from ..play.odds import row_chances, throwable
from ..rules.dice import affordable, throws_left
from ..rules.score import cards_in_front, final_score, round_points
from ..rules.staking import CLAIM_SHAPES, Cell, bribes_needed, joins, mismatches, spare, yields
from ..rules.tools import price_of
from ..state import ARMS, MINERALS, MINES, NONE, PIECES, SHAPES, SQUARE_OF_NINE, TOOLS, Box, Phase, State
from .names import SHAPE_NAMES

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


# ---------------------------------------------------------------- mine cards laid out on a bench (KL-44 to KL-50, KL-86)

SIDE = 4
"""Cells on a side of the bench: room for the longest shape."""
MIDDLE = (1, 1)
SQUARE_OF_FOUR = 0
ALL_QUARTERS = (1 << ARMS) - 1
FOUR = 4
"""With four mine cards there is one shape and few ways to lay it: all are sent, so that the client need not ask."""


class Piece(msgspec.Struct):
    """One of your mine cards, turned one of the ways it can be laid."""

    piece: int
    east: list[int]
    """Your pieces that match it on its right (KL-45)."""
    south: list[int]
    """Your pieces that match it below."""


class Reading(msgspec.Struct):
    """The result of mine cards on a bench. Cells are numbered row by row; the cards must be as far up and left as possible."""

    grid: list[int]
    """The piece on each cell; NONE if there is no card."""
    shape: int
    """The shape that the cards make (KL-47); NONE if they make none or are not all yours, and other fields are meaningless."""
    name: str
    """The name of the shape."""
    pieces: list[int]
    """The pieces around the path, in the order in which they are laid."""
    differ: int
    """Crossings of the path that differ (KL-45)."""
    closes: bool
    """Whether it closes, with all the Bribes you have (KL-86, KL-R5)."""
    bribes: int
    """Bribes that it needs (KL-A17)."""
    minerals: list[int]
    """How much of each mineral it encloses (KL-49)."""
    worth: int
    """What the minerals score in a round at current prices (KL-98)."""
    inside: list[int]
    """For each cell, the quarters of its card inside the path, one bit each."""
    path: list[int]
    """For each cell, the arms of its card that the path follows, one bit each."""


def cells(shape: int) -> list[int]:
    """KL-47: the cells of a shape, around its path; the middle of the nine comes last."""
    found: tuple[Cell, ...] = CLAIM_SHAPES[shape].path
    if CLAIM_SHAPES[shape].middle:
        found = (*found, MIDDLE)
    return [row * SIDE + column for row, column in found]


OUTLINES = [cells(shape) for shape in range(SHAPES)]
SHAPE_OF = {frozenset(outline): shape for shape, outline in enumerate(OUTLINES)}


def own_pieces(view: State, box: Box, seat: int) -> list[int]:
    """KL-A14: a player's mine cards, in every rotation allowed."""
    cards = [card for card in range(MINES) if (view.seats[seat].mines >> card) & 1]
    return [card + MINES * turn for turn in range(box.turns) for card in cards]


def pieces(view: State, box: Box, seat: int) -> list[Piece]:
    """KL-45, KL-A14: which of a player's mine cards match side by side."""
    own = own_pieces(view, box, seat)

    def after(piece: int, place: int) -> list[int]:
        """The pieces that may follow on a square of four, whose path goes right from its first card and down from its second."""
        others = [other for other in own if other % MINES != piece % MINES]
        return [other for other in others if joins(box, SQUARE_OF_FOUR, place, piece, other) == 0]

    return [Piece(piece, after(piece, 1), after(piece, 2)) for piece in own]


def reading(view: State, box: Box, seat: int, grid: list[int]) -> Reading:
    """The result of a player's pieces on the cells of the bench."""
    laid = {cell: piece for cell, piece in enumerate(grid) if piece != NONE}
    if len(grid) != SIDE * SIDE or not all(0 <= piece < PIECES for piece in laid.values()):
        raise ValueError(f"A bench has {SIDE * SIDE} cells, each with a mine card or NONE.")
    own = own_pieces(view, box, seat) if seat >= 0 else []
    yours = set(laid.values()) <= set(own) and len({piece % MINES for piece in laid.values()}) == len(laid)
    shape = SHAPE_OF.get(frozenset(laid), NONE) if yours else NONE
    empty = [0] * len(grid)
    if shape == NONE:
        return Reading(grid, NONE, "", [], 0, False, 0, [0] * MINERALS, 0, empty, empty)
    claim = State()
    claim.shape = shape
    path, inside, arms = [laid[cell] for cell in OUTLINES[shape]], [*empty], [*empty]
    for place, cell in enumerate(OUTLINES[shape]):
        claim.laid[place] = laid[cell] + 1
        on_path = place < box.loop[shape]
        inside[cell] = int(box.inside[shape][place]) if on_path else ALL_QUARTERS
        arms[cell] = 1 << box.way_in[shape][place] | 1 << box.way_out[shape][place] if on_path else 0
    differ = mismatches(claim, box)
    return Reading(
        grid=grid,
        shape=shape,
        name=SAY("shape", shape=SHAPE_NAMES[shape]),
        pieces=path,
        differ=differ,
        closes=differ <= spare(view, box, seat),
        bribes=bribes_needed(view, box, seat, differ),
        minerals=[yields(claim, box, mineral) for mineral in range(MINERALS)],
        worth=sum(piece_worth(view, box, shape, place, piece) for place, piece in enumerate(path)),
        inside=inside,
        path=arms,
    )


def readings(view: State, box: Box, seat: int) -> list[Reading]:
    """Every way to lay four cards that may be staked now: a lesson needs them, because it has no server to ask."""
    own = own_pieces(view, box, seat) if seat == view.mover and view.open else []
    if len(own) != FOUR:
        return []
    found = []
    for order in permutations(own):
        grid = [NONE] * (SIDE * SIDE)
        for cell, piece in zip(OUTLINES[SQUARE_OF_FOUR], order, strict=True):
            grid[cell] = piece
        found.append(reading(view, box, seat, grid))
    return found


ANSWERS = {"claim": suggested, "reading": reading}
