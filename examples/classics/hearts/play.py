"""How to play hearts: pass what is dangerous, duck under the trick, and get rid of points when you cannot follow."""

from __future__ import annotations

from rulewright.kernel import has, rule, size

from .rules import led, suit
from .state import HEARTS, NOTHING, POINTS, SEATS, SIZE, Box, Card, Phase, State, Verb

FEW = 3
"""With so many cards of a suit below the queen or a higher card, passing spades is not urgent."""


@rule
def danger(s: State, seat: int, card: int) -> int:
    """How much a card is worth getting rid of: the queen, spades that must take it, and high cards of short suits."""
    kin = s.seats[seat].hand & suit(card)
    high, rank = card >= Card.QUEEN_OF_SPADES and not has(HEARTS, card) and not s.broken, card % SIZE
    if high and size(kin & ((1 << Card.QUEEN_OF_SPADES) - 1)) <= FEW:
        return 40 + rank if card != Card.QUEEN_OF_SPADES else 60
    return 2 * rank - size(kin) + (6 if has(HEARTS, card) else 0)


@rule
def worth(s: State, box: Box, seat: int, action: int) -> int:
    """How good a card looks to pass or to play."""
    if s.phase == Phase.PASSING:
        return danger(s, seat, Verb.PASS.argument(action))
    card = Verb.PLAY.argument(action)
    rank, queen = card % SIZE, 60 if card == Card.QUEEN_OF_SPADES else 0
    if s.lain == 0:
        return -rank - queen - (20 if card > Card.QUEEN_OF_SPADES and not has(HEARTS, card) else 0)
    if not has(suit(led(s)), card):
        return 100 + danger(s, seat, card) + queen
    best, points = led(s), 0
    for i in range(SEATS):
        laid = int(s.seats[i].laid)
        if laid != NOTHING:
            points += has(POINTS, laid)
            if has(suit(best), laid) and laid > best:
                best = laid
    if card < best:
        return 50 + rank + queen
    return rank - queen if s.lain == SEATS - 1 and points == 0 else -rank - queen
