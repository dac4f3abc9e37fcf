"""Encodes a position as inputs for a neural net, from one seat's side.

Nothing is hidden in 97 Klotho, so a view is the whole position. The heuristic's estimates for dice and cards are among the
inputs, so that the net need not learn the odds of hands. Of the opponents, only the leader is encoded.
"""

from __future__ import annotations

from rulewright.kernel import lowest, rule, size

from ..rules.deck import cards_to_come
from ..rules.dice import free_dice, owned, throws_left
from ..rules.score import artifact_points, bonus_points, cards_in_front, final_score, mineral_points, round_points
from ..rules.turn import step_of_turn
from ..state import ARTIFACTS, MINERALS, NONE, POWERS, ROW, SHAPES, TOOLS, Box, Card, Phase, State
from .outlook import WORTH, promise, swing, turn_promise
from .values import card_worth, mine_worth, rounds_left

PHASES = 9
OF_SEAT = 12 + MINERALS + ARTIFACTS + TOOLS + POWERS
OF_TURN = 2 * PHASES + 8
OF_ROW = 2 * 5
OF_CLOCK = 8
INPUTS = 4 + 2 * OF_SEAT + OF_TURN + OF_ROW + OF_CLOCK


@rule
def encode_seat(s: State, box: Box, seat: int, at: int, out: list[float]) -> int:
    """KL-9, KL-95, KL-97 to KL-103: a player's sheet and cards in front. Returns the next free index."""
    mine, rounds = s.seats[seat], rounds_left(s)
    worth, mines = 0, int(mine.mines)
    while mines != 0:
        worth += mine_worth(s, box, lowest(mines))
        mines &= mines - 1
    out[at] = final_score(s, seat) / 50.0
    out[at + 1] = bonus_points(s, box, seat) / 10.0
    out[at + 2] = round_points(s, box, seat) / 20.0
    out[at + 3] = rounds * round_points(s, box, seat) / 50.0
    out[at + 4] = mineral_points(s, seat) / 20.0
    out[at + 5] = artifact_points(s, box, seat) / 10.0
    out[at + 6] = mine.monsters / 4.0
    out[at + 7] = mine.coins / 10.0
    out[at + 8] = size(mine.mines) / 5.0
    out[at + 9] = worth / 50.0
    out[at + 10] = rounds * worth / 100.0
    out[at + 11] = cards_in_front(s, seat) / 8.0
    at += 12
    for i in range(MINERALS):
        out[at + i] = mine.minerals[i] / 4.0
    at += MINERALS
    for i in range(ARTIFACTS):
        out[at + i] = mine.artifacts[i] / 2.0
    at += ARTIFACTS
    for i in range(TOOLS):
        out[at + i] = float(mine.tools[i])
    at += TOOLS
    for i in range(POWERS):
        out[at + i] = float(owned(s, box, seat, i))
    return at + POWERS


@rule
def leader(s: State, box: Box, seat: int) -> int:
    """The opponent with the highest `promise`."""
    best, most = NONE, 0.0
    for k in range(1, box.seats):
        other = (seat + k) % box.seats
        found = promise(s, box, other, WORTH[0])
        if best == NONE or found > most:
            best, most = other, found
    return best


@rule
def encode_row(s: State, box: Box, seat: int, other: int, at: int, out: list[float]) -> int:
    """KL-19: the worth of the cards in the row to either player, by kind."""
    for place in range(ROW):
        card = int(s.row[place])
        if card != NONE:
            kind = int(card >= Card.MONSTER) + int(card >= Card.MARKET) + int(card >= Card.TECH)
            out[at + kind] += card_worth(s, box, seat, card) / 200.0
            out[at + 5 + kind] += card_worth(s, box, other, card) / 200.0
            out[at + 4] = max(out[at + 4], card_worth(s, box, seat, card) / 200.0)
            out[at + 9] = max(out[at + 9], card_worth(s, box, other, card) / 200.0)
    return at + OF_ROW


@rule
def encode_turn(s: State, box: Box, seat: int, turn: float, at: int, out: list[float]) -> int:
    """KL-21 to KL-36: whose turn it is, its step, and what its dice promise."""
    mine = s.mover == seat
    out[at + int(s.phase) + (0 if mine else PHASES)] = 1.0
    at += 2 * PHASES
    sign = 1.0 if mine else -1.0
    out[at] = sign
    out[at + 1] = sign * turn / 10.0
    if step_of_turn(s) in (Phase.REROLLING, Phase.CLAIMING):
        out[at + 2] = sign * size(free_dice(s)) / 5.0
        out[at + 3] = sign * throws_left(s, box) / 2.0
    out[at + 4] = 1.0 if mine and s.open != 0 else 0.0
    out[at + 5] = 1.0 if not mine and s.open != 0 else 0.0
    out[at + 6] = sign * size(s.open) / SHAPES
    out[at + 7] = sign * s.stars / 4.0
    return at + 8


@rule
def encode(s: State, box: Box, seat: int, out: list[float]) -> None:
    """Encode the position as this seat sees it. `out` must be all zero."""
    other = leader(s, box, seat)
    turn, left, rounds = turn_promise(s, box), cards_to_come(s, box), rounds_left(s)
    lead = promise(s, box, seat, WORTH[0]) - promise(s, box, other, WORTH[0])
    hope = turn if s.mover == seat else -turn if s.mover == other else 0.0
    out[0] = lead / 20.0
    out[1] = hope / 10.0
    ahead = (lead + hope + (3.0 * rounds if s.mover != seat else -3.0 * rounds)) / swing(s, box)
    out[2] = max(-6.0, min(6.0, ahead))
    out[3] = max(-6.0, min(6.0, lead / swing(s, box)))
    at = encode_seat(s, box, seat, 4, out)
    at = encode_seat(s, box, other, at, out)
    at = encode_turn(s, box, seat, turn, at, out)
    at = encode_row(s, box, seat, other, at, out)
    out[at] = left / 30.0
    out[at + 1] = s.left / 20.0
    out[at + 1 + max(1, min(3, rounds))] = 1.0
    for i in range(MINERALS):
        out[at + 5 + i] += s.market[i] / 10.0
