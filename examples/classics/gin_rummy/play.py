"""How to play gin rummy: keep what leaves the least deadwood, knock as soon as you may."""

from __future__ import annotations

from rulewright.kernel import has, minus, plus, rule, size

from .melds import deadwood, value
from .state import CARDS, OF_RANK, RANKS, SETS, Box, Phase, State, Verb

NEAR = 2
"""What a card beside it, or of its rank, is worth to a card that is in no meld."""


@rule
def least(s: State, hand: int) -> int:
    """The least deadwood, in tenths of a point of value, less what may yet become a meld."""
    hopes = 0
    for card in range(CARDS):
        if has(hand, card):
            hopes += size(hand & OF_RANK[card % RANKS]) - 1
            if card % RANKS < RANKS - 1:
                hopes += has(hand, card + 1)
    return 10 * deadwood(s, hand, 0) + value(hand) - NEAR * hopes


@rule
def worth(s: State, box: Box, seat: int, action: int) -> int:
    """How good a move looks; higher is better."""
    hand, verb = s.seats[seat].hand, Verb.at(action)
    if verb == Verb.KNOCK:
        return 1000
    if verb == Verb.MELD:
        return -10 * deadwood(s, hand & ~SETS[Verb.MELD.argument(action)], 0) + 5
    if verb == Verb.ADD:
        return -10 * deadwood(s, minus(hand, Verb.ADD.argument(action)), 0) + 5
    if verb == Verb.DISCARD:
        return -least(s, minus(hand, Verb.DISCARD.argument(action)))
    if verb == Verb.TAKE:
        return 10 * (deadwood(s, hand, 1) - deadwood(s, plus(hand, s.upcard), 1)) - 20
    if s.phase == Phase.LAYING:
        return -1000
    return -10 * deadwood(s, hand, 0) if s.phase in (Phase.ADDING, Phase.MELDING) else 0
