"""The heuristic: buy the piece worth most for its price, and place it where it covers least."""

from __future__ import annotations

from rulewright.kernel import lowest, minus, rule

from ..rules.placement import on_top, placing_at, spot_of, support
from ..rules.score import lead
from ..state import ALL_HEXES, NONE, SIZES, Box, Icon, Phase, State, Verb
from .outlook import HEURISTIC, Weight, heuristic_row, icon_worth, symbol_worth, turns_left, weigh

CYCLING = -50.0
"""At first sight, cycling a pile is worth less than ending the turn."""


@rule
def policy(s: State, box: Box, seat: int, stream: list[int]) -> int:
    """The heuristic move, which is always legal."""
    return advised(s, box, seat, stream, HEURISTIC[heuristic_row(box)])


@rule
def advised(s: State, box: Box, seat: int, stream: list[int], weights: list[int]) -> int:
    """The move of a player guided by these weights."""
    if s.phase == Phase.BUYING:
        weigh(s, box, seat, weights)
        return best_buy(s, box, seat, weights)
    if s.phase == Phase.PLACING:
        weigh(s, box, seat, weights)
        return placing_at(best_spot(s, box, seat, int(s.shown[s.chosen])))
    if s.phase == Phase.LOSING:
        weigh(s, box, seat, weights)
        return Verb.LOSE.of(least_loss(s, box, seat))
    return Verb.ROLL


@rule
def gain(s: State, box: Box, seat: int, kind: int, weights: list[int]) -> int:
    """The worth of a piece's icons, and of its hexes as ground to build on."""
    worth = (
        int(box.size[kind])
        * min(int(box.level[kind]) + 1, 2)
        * weights[Weight.GROUND]
        * min(turns_left(s, box, seat), 3)
    )
    for i in range(box.size[kind]):
        icon = int(box.icons[kind][i])
        if icon >= Icon.SMILEY:
            worth += symbol_worth(s, box, seat, lead(s, box, seat, icon - Icon.SMILEY) + 1, weights)
        else:
            worth += icon_worth(s, box, seat, int(box.level[kind]), icon, weights)
    return worth


@rule
def loss(s: State, box: Box, kind: int, spot: int) -> int:
    """The worth of what a piece covers in a spot, after `weigh`."""
    worth = 0
    for i in range(box.size[kind]):
        worth += s.worth[box.cell[box.shape[kind]][spot][i]]
    return worth


@rule
def best_spot(s: State, box: Box, seat: int, kind: int) -> int:
    """KT-34 to KT-38: the legal spot where a piece covers least; NONE if there is none."""
    best, least, shape = NONE, 0, int(box.shape[kind])
    missing = ALL_HEXES & ~support(s, seat, int(box.level[kind]))
    for k in range(box.places[kind]):
        spot = int(box.spot[shape][k])
        if int(box.mask[shape][spot]) & missing == 0:
            covers = loss(s, box, kind, spot)
            if best == NONE or covers < least:
                best, least = spot, covers
    return best


@rule
def worth_for_price(s: State, box: Box, seat: int, kind: int, weights: list[int]) -> float:
    """The net worth of a piece in its best spot, relative to its price."""
    brings = gain(s, box, seat, kind, weights) - loss(s, box, kind, best_spot(s, box, seat, kind))
    return brings / (1.0 + (box.size[kind] - 1) * weights[Weight.PRICE] / 100.0)


@rule
def best_buy(s: State, box: Box, seat: int, weights: list[int]) -> int:
    """KT-33, KT-40: the best purchase for its price; stop if no piece is worth more than it covers."""
    best, most = int(Verb.STOP), 0.0
    for pile in range(SIZES):
        if (int(s.open) >> pile) & 1 and box.level[s.shown[pile]] <= weights[Weight.HIGHEST]:
            worth = worth_for_price(s, box, seat, int(s.shown[pile]), weights)
            if worth > most:
                best, most = Verb.BUY.of(pile), worth
    return best


@rule
def least_loss(s: State, box: Box, seat: int) -> int:
    """KT-H12: the removable piece whose icons are worth least."""
    best, least, left = NONE, 0, ALL_HEXES & int(s.loose)
    while left != 0:
        hex = lowest(left)
        i = on_top(s, box, seat, hex)
        shows = loss(s, box, int(s.placed.kind[i]), int(s.placed.spot[i]))
        if best == NONE or shows < least:
            best, least = hex, shows
        left = minus(left, hex)
    return best


@rule
def appeal(s: State, box: Box, seat: int, moves: list[int], n: int, out: list[float]) -> None:
    """How good each move looks at first sight: spots by what they cover, purchases by their worth for the price."""
    weights = HEURISTIC[heuristic_row(box)]
    weigh(s, box, seat, weights)
    for k in range(n):
        action = int(moves[k])
        verb = Verb.at(action)
        if verb == Verb.LOSE:
            i = on_top(s, box, seat, Verb.LOSE.argument(action))
            out[k] = -1.0 * loss(s, box, int(s.placed.kind[i]), int(s.placed.spot[i]))
        elif verb == Verb.PLACE:
            out[k] = -1.0 * loss(s, box, int(s.shown[s.chosen]), spot_of(action))
        elif verb == Verb.CYCLE:
            out[k] = CYCLING
        elif verb == Verb.BUY:
            out[k] = worth_for_price(s, box, seat, int(s.shown[Verb.BUY.argument(action)]), weights)
        else:
            out[k] = 0.0
