"""The best claim that a player's cards make, found exactly by branch and bound (KL-44 to KL-50).

The best claim encloses the minerals worth most at current prices; ties go to fewer Bribes, then to fewer cards. A claim is a
shape and a path: the pieces around it, packed into one number (see `claim_piece`).
"""

from __future__ import annotations

from rulewright.kernel import lowest, rule, size

from ..rules.dice import gift
from ..rules.staking import (
    BITS,
    PIECE,
    bribes_needed,
    cards_of,
    enclosed,
    fits,
    laid_pieces,
    next_piece,
    path_laid,
    spare,
    still_held,
)
from ..state import ARMS, MINES, NONE, SHAPES, SQUARE_OF_NINE, Box, Mineral, Power, State

POINT, A_BRIBE = 1000, 20
"""Weights of a point and a Bribe in a rank, where a card weighs 1."""


@rule
def claim_piece(path: int, place: int) -> int:
    """The piece at a place on a path."""
    return (path >> (BITS * place)) & PIECE


@rule
def piece_worth(s: State, box: Box, shape: int, place: int, piece: int) -> int:
    """KL-49, KL-61: the value of the minerals that a piece encloses at a place on the path, at current prices."""
    worth = enclosed(box, shape, place, piece, Mineral.ORGANICS) * s.market[Mineral.ORGANICS]
    worth += enclosed(box, shape, place, piece, Mineral.METAL) * s.market[Mineral.METAL]
    return worth + enclosed(box, shape, place, piece, Mineral.RADS) * s.market[Mineral.RADS]


@rule
def best_middle(s: State, box: Box, held: int) -> int:
    """KL-A13: the card worth most in the middle of the nine, or NONE."""
    best, most = NONE, -1
    while held != 0:
        mine = lowest(held)
        held &= held - 1
        worth = piece_worth(s, box, SQUARE_OF_NINE, MINES, mine)
        if worth > most:
            best, most = mine, worth
    return best


@rule
def middle_worth(s: State, box: Box, shape: int, held: int) -> int:
    """What the best of these cards adds in the middle, if the shape has one."""
    return piece_worth(s, box, shape, MINES, best_middle(s, box, held)) if shape == SQUARE_OF_NINE else 0


@rule
def best_quarters(s: State, box: Box, held: int, n: int) -> int:
    """The highest value that n quarters of one of these cards can have."""
    most = 0
    while held != 0:
        mine = lowest(held)
        held &= held - 1
        worth, least = 0, 1 << 20
        for i in range(ARMS):
            price = int(s.market[box.resource[mine][i]])
            worth += price
            least = min(least, price)
        if n == 3:
            worth -= least
        if n < 3:
            high, second = 0, 0
            for i in range(ARMS):
                price = int(s.market[box.resource[mine][i]])
                second = max(second, min(high, price))
                high = max(high, price)
            worth = high + (second if n == 2 else 0)
        most = max(most, worth)
    return most


@rule
def enclosing(box: Box, shape: int, place: int, one: int, two: int, three: int) -> int:
    """The most that a piece at a place can bring, given what one, two and three quarters can."""
    quarters = size(int(box.inside[shape][place]))
    return one if quarters == 1 else two if quarters == 2 else three


@rule
def best_path(s: State, box: Box, seat: int, shape: int, laid: int, floor: int) -> int:
    """A player's best path around a shape with a rank above `floor`, or NONE. Paths that cannot be better are pruned.

    With `laid`, it goes on from the mover's claim, of which so many pieces are laid.
    """
    path = begun = path_laid(s, box) if laid > 0 else 0
    budget, free = spare(s, box, seat), gift(s, box, seat, Power.FENCE)
    held = still_held(s) if laid > 0 else int(s.seats[seat].mines)
    loop, cards = int(box.loop[shape]), cards_of(box, shape)
    if size(held) < cards - laid:
        return NONE
    one, two, three = best_quarters(s, box, held, 1), best_quarters(s, box, held, 2), best_quarters(s, box, held, 3)
    hope = best_quarters(s, box, held, 4) if shape == SQUARE_OF_NINE else 0
    plan, place, wrong, worth = NONE, laid, 0, 0
    for i in range(loop):
        if i < laid:
            piece = claim_piece(begun, i)
            wrong += fits(box, shape, i, path & ((1 << (BITS * i)) - 1), piece)
            worth += piece_worth(s, box, shape, i, piece)
        else:
            hope += enclosing(box, shape, i, one, two, three)
    if laid >= loop:
        return begun
    beyond = MINES * box.turns
    piece = next_piece(box, held, 0)
    while True:
        share = enclosing(box, shape, place, one, two, three)
        if piece < beyond:
            more = fits(box, shape, place, path, piece)
            gain = piece_worth(s, box, shape, place, piece)
            bribes = max(0, wrong + more - free)
            if wrong + more <= budget and rank(worth + gain + hope - share, bribes, cards) > floor:
                if place == loop - 1:
                    found = worth + gain + middle_worth(s, box, shape, held & ~(1 << (piece % MINES)))
                    if rank(found, bribes, cards) > floor:
                        floor = rank(found, bribes, cards)
                        plan = path | (piece << (BITS * place))
                    piece = next_piece(box, held, piece + 1)
                else:
                    path |= piece << (BITS * place)
                    held &= ~(1 << (piece % MINES))
                    wrong += more
                    worth += gain
                    hope -= share
                    place += 1
                    piece = next_piece(box, held, 0)
            else:
                piece = next_piece(box, held, piece + 1)
        else:
            if place == laid:
                return plan
            place -= 1
            piece = (path >> (BITS * place)) & PIECE
            path &= ~(PIECE << (BITS * place))
            held |= 1 << (piece % MINES)
            wrong -= fits(box, shape, place, path, piece)
            worth -= piece_worth(s, box, shape, place, piece)
            hope += enclosing(box, shape, place, one, two, three)
            piece = next_piece(box, held, piece + 1)


@rule
def rank(worth: int, bribes: int, cards: int) -> int:
    return worth * POINT - bribes * A_BRIBE - cards


@rule
def path_rank(s: State, box: Box, seat: int, shape: int, path: int) -> int:
    """The rank of a player's claim."""
    held, worth, wrong = int(s.seats[seat].mines), 0, 0
    for place in range(box.loop[shape]):
        piece = claim_piece(path, place)
        worth += piece_worth(s, box, shape, place, piece)
        wrong += fits(box, shape, place, path & ((1 << (BITS * place)) - 1), piece)
        held &= ~(1 << (piece % MINES))
    worth += middle_worth(s, box, shape, held)
    return rank(worth, bribes_needed(s, box, seat, wrong), cards_of(box, shape))


@rule
def best_claim(s: State, box: Box, seat: int) -> int:
    """The shape of a player's best claim, or NONE if no path closes. Trying large shapes first prunes small ones early."""
    best, floor = NONE, -1
    for shape in range(SHAPES - 1, -1, -1):
        path = best_path(s, box, seat, shape, 0, floor)
        if path != NONE:
            best = shape
            floor = path_rank(s, box, seat, shape, path)
    return best


@rule
def best_to_lay(s: State, box: Box) -> int:
    """The next piece of the best way to complete the claim being laid."""
    shape, place = int(s.shape), laid_pieces(s)
    if place >= box.loop[shape]:
        return best_middle(s, box, still_held(s))
    return claim_piece(best_path(s, box, int(s.mover), shape, place, -1), place)
