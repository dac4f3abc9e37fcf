"""The worlds that a seat can imagine: no rule of the game, but what bots need to look ahead."""

from __future__ import annotations

from rulewright.kernel import minus, one_of, plus, rule, size

from .state import ALL, NOTHING, Box, State


@rule
def redeal(s: State, box: Box, seat: int) -> None:
    """Cards that this seat has not seen are in the stock, or in a hand beside those that everybody knows of it."""
    s.stock = ALL & ~(s.discards | s.added)
    if s.upcard != NOTHING:
        s.stock = minus(s.stock, s.upcard)
    for i in range(2):
        me = s.seats[i]
        me.hand |= me.known
        s.stock &= ~(me.hand | me.melds[0] | me.melds[1] | me.melds[2])
    for i in range(2):
        while size(s.seats[i].hand) < s.cards[i]:
            card = one_of(s, s.stock)
            s.stock, s.seats[i].hand = minus(s.stock, card), plus(s.seats[i].hand, card)
