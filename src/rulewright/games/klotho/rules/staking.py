"""Staking a claim: laying mine cards around a shape so that the boundaries close (KL-44 to KL-52, KL-A10 to KL-A17)."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.kernel import does, law, lowest, note, refuses, rule, size

from ..notes import Note
from ..state import (
    ARMS,
    LOOP,
    MINES,
    MOST_LAID,
    SHAPES,
    SQUARE_OF_NINE,
    Arm,
    Box,
    Mineral,
    Phase,
    Power,
    State,
    Tool,
    Verb,
)
from .dice import gift

NOT_CLOSED = law("KL-44")
BITS = 8
"""Bits for each piece in the number that packs the pieces of a path."""
PIECE = (1 << BITS) - 1


@rule
def spare(s: State, box: Box, seat: int) -> int:
    """KL-86, KL-A17, KL-R5: how many crossings of a path may differ: one for each Bribe, one for the Harmonic Fence."""
    return s.seats[seat].tools[Tool.BRIBE] + gift(s, box, seat, Power.FENCE)


@rule
def bribes_needed(s: State, box: Box, seat: int, wrong: int) -> int:
    """KL-86, KL-A17, KL-R5: the Bribes needed for a path with this many crossings that differ: the Harmonic Fence saves one."""
    return max(0, wrong - gift(s, box, seat, Power.FENCE))


@rule
def quarters(box: Box, piece: int) -> int:
    """KL-A14: by how many quarters a card is turned clockwise."""
    return piece // MINES * (ARMS // box.turns)


@rule
def arm(box: Box, piece: int, side: int) -> int:
    """KL-43, KL-A14, KL-A15: the boundary on a side of a card as it is turned."""
    return box.edge[piece % MINES][(side + ARMS - quarters(box, piece)) % ARMS]


@rule
def cards_of(box: Box, shape: int) -> int:
    """KL-47: how many cards a shape takes."""
    return box.loop[shape] + (1 if shape == SQUARE_OF_NINE else 0)


@rule
def joins(box: Box, shape: int, place: int, before: int, piece: int) -> int:
    """KL-45: 1 if a piece does not match the piece before it, else 0."""
    last = (place if place > 0 else int(box.loop[shape])) - 1
    out, way_in = arm(box, before, int(box.way_out[shape][last])), arm(box, piece, int(box.way_in[shape][place]))
    return 1 if out != way_in else 0


@rule
def next_piece(box: Box, held: int, piece: int) -> int:
    """The first piece from this one on whose card is held; a number past the last piece if there is none."""
    turn = piece // MINES
    rest = held & ~((1 << (piece % MINES)) - 1)
    while turn < box.turns:
        if rest != 0:
            return turn * MINES + lowest(rest)
        turn += 1
        rest = held
    return MINES * box.turns


@rule
def fits(box: Box, shape: int, place: int, path: int, piece: int) -> int:
    """KL-45: how many crossings differ when a piece is laid: with the piece before and, if it closes the path, with the first."""
    wrong = 0
    if place > 0:
        wrong += joins(box, shape, place, (path >> (BITS * (place - 1))) & PIECE, piece)
    if place == box.loop[shape] - 1:
        wrong += joins(box, shape, 0, piece, path & PIECE)
    return wrong


@rule
def can_close(box: Box, shape: int, held: int, path: int, laid: int, budget: int) -> bool:
    """KL-44 to KL-46: whether the cards held but not laid can complete a path with at most `budget` crossings that differ.

    Backtracks around the loop.
    """
    loop = int(box.loop[shape])
    if size(held) < cards_of(box, shape) - laid:
        return False
    if laid >= loop:
        return True
    beyond = MINES * box.turns
    place = laid
    piece = next_piece(box, held, 0)
    while True:
        if piece < beyond:
            wrong = fits(box, shape, place, path, piece)
            if wrong <= budget:
                if place == loop - 1:
                    return True
                path |= piece << (BITS * place)
                held &= ~(1 << (piece % MINES))
                budget -= wrong
                place += 1
                piece = next_piece(box, held, 0)
            else:
                piece = next_piece(box, held, piece + 1)
        else:
            if place == laid:
                return False
            place -= 1
            piece = (path >> (BITS * place)) & PIECE
            path &= ~(PIECE << (BITS * place))
            held |= 1 << (piece % MINES)
            budget += fits(box, shape, place, path, piece)
            piece = next_piece(box, held, piece + 1)


@rule
def survey(s: State, box: Box) -> None:
    """KL-A10: find the shapes the mover could stake. Called whenever mine cards, Bribes or the Fence change hands."""
    found = 0
    mines = int(s.seats[s.mover].mines)
    if size(mines) >= 4:
        for shape in range(SHAPES):
            if can_close(box, shape, mines, 0, 0, spare(s, box, int(s.mover))):
                found |= 1 << shape
    s.open = found


# ---------------------------------------------------------------- laying the cards


@rule
def laid_pieces(s: State) -> int:
    """How many pieces of the claim have been laid."""
    n = 0
    while n < MOST_LAID and s.laid[n] != 0:
        n += 1
    return n


@rule
def path_laid(s: State, box: Box) -> int:
    """The pieces laid on the path so far, packed into one number."""
    path = 0
    for place in range(box.loop[s.shape]):
        if s.laid[place] != 0:
            path |= (s.laid[place] - 1) << (BITS * place)
    return path


@rule
def still_held(s: State) -> int:
    """The mover's mine cards that are not laid in the claim."""
    held = int(s.seats[s.mover].mines)
    for place in range(MOST_LAID):
        if s.laid[place] != 0:
            held &= ~(1 << ((s.laid[place] - 1) % MINES))
    return held


@rule
def mismatches(s: State, box: Box) -> int:
    """KL-45: how many crossings of the laid path differ."""
    wrong = 0
    loop = int(box.loop[s.shape])
    for place in range(loop):
        if s.laid[place] != 0:
            before = int(s.laid[(place if place > 0 else loop) - 1])
            if before != 0:
                wrong += joins(box, int(s.shape), place, before - 1, int(s.laid[place]) - 1)
    return wrong


@rule
def layable(s: State, box: Box, piece: int) -> bool:
    """KL-44, KL-45, KL-86: whether a piece may go in the next place: the claim must still be able to close."""
    held, shape, place = still_held(s), int(s.shape), laid_pieces(s)
    if piece >= MINES * box.turns or not (held >> (piece % MINES)) & 1:
        return False
    held &= ~(1 << (piece % MINES))
    if place >= box.loop[shape]:
        return True
    path = path_laid(s, box)
    budget = spare(s, box, int(s.mover)) - mismatches(s, box) - fits(box, shape, place, path, piece)
    return budget >= 0 and can_close(box, shape, held, path | (piece << (BITS * place)), place + 1, budget)


@refuses(Verb.STAKE, Verb.LAY)
def not_closed(s: State) -> int:
    """KL-44: the player's cards do not close this shape."""
    return NOT_CLOSED


@does(Verb.STAKE)
def start_claim(s: State, shape: int) -> None:
    """KL-44, KL-A10: start laying a claim, in any step of the turn."""
    s.step = s.phase
    s.phase = Phase.LAYING
    s.shape = shape


@rule
def count_pieces(s: State, box: Box) -> int:
    """How many pieces may be laid next."""
    held, n = still_held(s), 0
    piece = next_piece(box, held, 0)
    while piece < MINES * box.turns:
        if layable(s, box, piece):
            n += 1
        piece = next_piece(box, held, piece + 1)
    return n


@rule
def nth_piece(s: State, box: Box, k: int) -> int:
    """The k-th piece that may be laid next."""
    held = still_held(s)
    piece = next_piece(box, held, 0)
    while True:
        if layable(s, box, piece):
            if k == 0:
                return piece
            k -= 1
        piece = next_piece(box, held, piece + 1)


@does(Verb.LAY)
def lay(s: State, box: Box, piece: int) -> None:
    """KL-48: lay the next card; the last one closes the claim."""
    s.laid[laid_pieces(s)] = piece + 1
    if laid_pieces(s) == cards_of(box, int(s.shape)):
        close_claim(s, box)


@rule
def enclosed(box: Box, shape: int, place: int, piece: int, mineral: int) -> int:
    """KL-49, KL-50, KL-A13: how many quarters of a piece inside the path show a mineral; all count in the middle of the nine."""
    within = 15 if place >= box.loop[shape] else int(box.inside[shape][place])
    found = 0
    for q in range(ARMS):
        if (within >> q) & 1 and box.resource[piece % MINES][(q + ARMS - quarters(box, piece)) % ARMS] == mineral:
            found += 1
    return found


@rule
def yields(s: State, box: Box, mineral: int) -> int:
    """KL-49: how much of a mineral the laid cards enclose."""
    found = 0
    for place in range(MOST_LAID):
        if s.laid[place] != 0:
            found += enclosed(box, int(s.shape), place, int(s.laid[place]) - 1, mineral)
    return found


@rule
def close_claim(s: State, box: Box) -> None:
    """KL-48, KL-49, KL-52, KL-A17, KL-A46: hand in the cards and as few Bribes as needed, and gain the minerals inside."""
    mine = s.seats[s.mover]
    bribes = bribes_needed(s, box, int(s.mover), mismatches(s, box))
    organics, metal, rads = (
        yields(s, box, Mineral.ORGANICS),
        yields(s, box, Mineral.METAL),
        yields(s, box, Mineral.RADS),
    )
    note(s, Note.STAKED, int(s.mover), int(s.shape), organics, metal, rads, bribes)
    mine.minerals[Mineral.ORGANICS] += organics
    mine.minerals[Mineral.METAL] += metal
    mine.minerals[Mineral.RADS] += rads
    mine.tools[Tool.BRIBE] -= bribes
    s.discards[Tool.BRIBE] += bribes
    mine.mines = still_held(s)
    for place in range(MOST_LAID):
        s.laid[place] = 0
    s.shape = 0
    s.phase = s.step
    s.step = 0
    survey(s, box)


# ---------------------------------------------------------------- shapes

Cell = tuple[int, int]


class Shape(NamedTuple):
    """A named shape; the square of nine has a card in the middle as well."""

    name: str
    path: tuple[Cell, ...]
    middle: bool = False


def ring(text: str) -> tuple[Cell, ...]:
    """Parse cells from pairs of digits."""
    return tuple((int(pair[0]), int(pair[1])) for pair in text.split())


CLAIM_SHAPES = (
    Shape("square of four", ring("00 01 11 10")),
    Shape("wide six", ring("00 01 02 12 11 10")),
    Shape("tall six", ring("00 01 11 21 20 10")),
    Shape("wide eight", ring("00 01 02 03 13 12 11 10")),
    Shape("tall eight", ring("00 01 11 21 31 30 20 10")),
    Shape("eight without the top right", ring("00 01 11 12 22 21 20 10")),
    Shape("eight without the top left", ring("01 02 12 22 21 20 10 11")),
    Shape("eight without the bottom right", ring("00 01 02 12 11 21 20 10")),
    Shape("eight without the bottom left", ring("00 01 02 12 22 21 11 10")),
    Shape("ring of eight", ring("00 01 02 12 22 21 20 10")),
    Shape("square of nine", ring("00 01 02 12 22 21 20 10"), middle=True),
)
STEPS = {(-1, 0): Arm.NORTH, (0, 1): Arm.EAST, (1, 0): Arm.SOUTH, (0, -1): Arm.WEST}


class Turn(NamedTuple):
    """How a path crosses a card: the arms by which it enters and leaves, and the quarters of the card inside it."""

    way_in: int
    way_out: int
    inside: int


def turns(shape: Shape) -> list[Turn]:
    """KL-49: the path goes clockwise, so the quarters between the arm it leaves by and the one it enters by are inside."""
    found = []
    for i, (row, column) in enumerate(shape.path):
        before, after = shape.path[i - 1], shape.path[(i + 1) % len(shape.path)]
        way_in = STEPS[before[0] - row, before[1] - column]
        way_out = STEPS[after[0] - row, after[1] - column]
        quarters = [(way_out + 1 + k) % ARMS for k in range((way_in - way_out) % ARMS)]
        found.append(Turn(way_in, way_out, sum(1 << q for q in quarters)))
    return found


assert len(CLAIM_SHAPES) == SHAPES
assert max(len(shape.path) for shape in CLAIM_SHAPES) == LOOP
