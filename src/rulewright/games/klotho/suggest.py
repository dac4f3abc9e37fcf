"""The best claim that can be staked with the cards at hand: exact, by going round the path and leaving out what cannot be best.

Best is what encloses minerals of the highest worth at the prices given; among equals what takes fewer Bribes, then fewer cards.
A claim is told as one number: its shape, and above it the pieces round the path (see `claim_shape`, `claim_piece`).
"""

from __future__ import annotations

from rulewright.kernel import lowest, rule, size

from .dice import owns
from .staking import BITS, PIECE, cards_of, enclosed, fits, next_piece, spare
from .state import ARMS, FENCE, METAL, MINES, NONE, ORGANICS, RADS, SHAPES, SQUARE_OF_NINE, Box, State

SHAPE_BITS = 4
POINT, A_BRIBE = 1000, 20
"""How much more a point counts than a Bribe, and a Bribe than a card."""


@rule
def claim_shape(plan: int) -> int:
    return plan & 15


@rule
def claim_piece(plan: int, place: int) -> int:
    return (plan >> (SHAPE_BITS + BITS * place)) & PIECE


@rule
def piece_worth(s: State, box: Box, shape: int, place: int, piece: int) -> int:
    """What a piece encloses on a place of the path, at the prices of the moment."""
    worth = enclosed(box, shape, place, piece, ORGANICS) * s.market[ORGANICS]
    worth += enclosed(box, shape, place, piece, METAL) * s.market[METAL]
    return worth + enclosed(box, shape, place, piece, RADS) * s.market[RADS]


@rule
def best_middle(s: State, box: Box, held: int) -> int:
    """KL-A13: the card that is worth most in the middle of nine."""
    best, most = NONE, -1
    while held != 0:
        mine = lowest(held)
        held &= held - 1
        worth = piece_worth(s, box, SQUARE_OF_NINE, MINES, mine)
        if worth > most:
            best, most = mine, worth
    return best


@rule
def dearest_held(s: State, box: Box, held: int) -> int:
    """The price of the dearest mineral on any of these cards: no quarter brings more."""
    found = 0
    while held != 0:
        mine = lowest(held)
        held &= held - 1
        for i in range(ARMS):
            found = max(found, int(s.market[box.resource[mine][i]]))
    return found


@rule
def best_of_shape(s: State, box: Box, shape: int, held: int, budget: int, free: int, floor: int) -> int:
    """The best way to lay a shape whose rank is above `floor`, or NONE: every path is tried but those that cannot be better."""
    loop = int(box.loop[shape])
    cards = cards_of(box, shape)
    if size(held) < cards:
        return NONE
    dearest = dearest_held(s, box, held)
    beyond = MINES * box.turns
    plan, path, place, wrong, worth = NONE, 0, 0, 0, 0
    quarters = 2 * loop - 4 + (4 if shape == SQUARE_OF_NINE else 0)
    piece = next_piece(box, held, 0)
    while True:
        if piece < beyond:
            more = fits(box, shape, place, path, piece)
            rest = quarters - size(int(box.inside[shape][place]))
            gain = piece_worth(s, box, shape, place, piece)
            hope = rank(worth + gain + rest * dearest, max(0, wrong + more - free), cards)
            if wrong + more <= budget and hope > floor:
                if place == loop - 1:
                    found = worth + gain
                    if shape == SQUARE_OF_NINE:
                        middle = best_middle(s, box, held & ~(1 << (piece % MINES)))
                        found += piece_worth(s, box, shape, MINES, middle)
                    reached = rank(found, max(0, wrong + more - free), cards)
                    if reached > floor:
                        floor = reached
                        plan = shape | ((path | (piece << (BITS * place))) << SHAPE_BITS)
                    piece = next_piece(box, held, piece + 1)
                else:
                    path |= piece << (BITS * place)
                    held &= ~(1 << (piece % MINES))
                    wrong += more
                    worth += gain
                    quarters = rest
                    place += 1
                    piece = next_piece(box, held, 0)
            else:
                piece = next_piece(box, held, piece + 1)
        else:
            if place == 0:
                return plan
            place -= 1
            piece = (path >> (BITS * place)) & PIECE
            path &= ~(PIECE << (BITS * place))
            held |= 1 << (piece % MINES)
            wrong -= fits(box, shape, place, path, piece)
            worth -= piece_worth(s, box, shape, place, piece)
            quarters += size(int(box.inside[shape][place]))
            piece = next_piece(box, held, piece + 1)


@rule
def rank(worth: int, bribes: int, cards: int) -> int:
    return worth * POINT - bribes * A_BRIBE - cards


@rule
def plan_rank(s: State, box: Box, plan: int, held: int, free: int) -> int:
    """How good a claim is."""
    shape = claim_shape(plan)
    path, worth, wrong = plan >> SHAPE_BITS, 0, 0
    for place in range(box.loop[shape]):
        piece = claim_piece(plan, place)
        worth += piece_worth(s, box, shape, place, piece)
        wrong += fits(box, shape, place, path & ((1 << (BITS * place)) - 1), piece)
        held &= ~(1 << (piece % MINES))
    if shape == SQUARE_OF_NINE:
        worth += piece_worth(s, box, shape, MINES, best_middle(s, box, held))
    return rank(worth, max(0, wrong - free), cards_of(box, shape))


@rule
def best_claim(s: State, box: Box, seat: int) -> int:
    """The best claim of a player, or NONE where none can be closed. Large shapes come first: they leave little to the small."""
    held = int(s.seats[seat].mines)
    free = 1 if owns(s, seat, FENCE) else 0
    best, floor = NONE, -1
    for shape in range(SHAPES - 1, -1, -1):
        found = best_of_shape(s, box, shape, held, spare(s, seat), free, floor)
        if found != NONE:
            best = found
            floor = plan_rank(s, box, found, held, free)
    return best
