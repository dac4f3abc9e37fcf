"""Melds and what is left beside them: arithmetic that the rules ask."""

from __future__ import annotations

from rulewright.kernel import has, lowest, minus, plus, rule, size

from .state import CARDS, MELDS, MOST_DEADWOOD, NOTHING, OF_RANK, RANKS, SETS, Phase, State


@rule
def value(cards: int) -> int:
    """GR-1: an ace counts 1, other cards their number, court cards 10."""
    found = 0
    for rank in range(RANKS):
        found += min(rank + 1, 10) * size(cards & OF_RANK[rank])
    return found


@rule
def highest(cards: int) -> int:
    """GR-1: the value of the highest of these cards."""
    for rank in range(RANKS - 1, -1, -1):
        if cards & OF_RANK[rank]:
            return min(rank + 1, 10)
    return 0


@rule
def left(cards: int, extra: int) -> int:
    """GR-2, GR-5: the value of these cards, of which the highest is discarded if there is one more than belongs in the hand."""
    if extra:
        return value(cards) - highest(cards) if cards else MOST_DEADWOOD
    return value(cards)


@rule
def deadwood(s: State, hand: int, extra: int) -> int:
    """GR-2: the least value outside melds; `extra` says whether one more card may be left out, to be discarded."""
    n = 0
    for i in range(len(MELDS)):
        if hand & SETS[i] == SETS[i]:
            s.found[n] = SETS[i]
            n += 1
    best = left(hand, extra)
    for i in range(n):
        first = hand & ~s.found[i]
        best = min(best, left(first, extra))
        for j in range(i + 1, n):
            if first & s.found[j] == s.found[j]:
                second = first & ~s.found[j]
                best = min(best, left(second, extra))
                for k in range(j + 1, n):
                    if second & s.found[k] == s.found[k]:
                        third = second & ~s.found[k]
                        best = min(best, left(third, extra))
    return best


@rule
def droppable(s: State, seat: int) -> int:
    """GR-7: the discards after which the knock still holds."""
    found, hand = 0, s.seats[seat].hand
    for card in range(CARDS):
        if has(hand, card) and deadwood(s, minus(hand, card), 0) <= s.knock:
            found = plus(found, card)
    return found


@rule
def layable(s: State, seat: int, meld: int) -> bool:
    """GR-7, GR-10: whether this meld is in the hand, and the knocker's other cards still hold the knock."""
    hand = s.seats[seat].hand
    limit = s.knock if s.phase == Phase.LAYING else MOST_DEADWOOD if s.phase == Phase.MELDING else NOTHING
    return bool(hand & SETS[meld] == SETS[meld] and deadwood(s, hand & ~SETS[meld], 0) <= limit)


@rule
def lays(s: State, seat: int) -> int:
    """How many melds may be laid out."""
    found = 0
    for meld in range(len(MELDS)):
        found += 1 if layable(s, seat, meld) else 0
    return found


@rule
def lay(s: State, seat: int, k: int) -> int:
    """The k-th meld that may be laid out."""
    meld = 0
    while k > 0 or not layable(s, seat, meld):
        k -= 1 if layable(s, seat, meld) else 0
        meld += 1
    return meld


@rule
def fitting(s: State, seat: int) -> int:
    """GR-9: the cards that continue the knocker's melds, with those that were added."""
    found = 0
    for meld in s.seats[1 - seat].melds:
        if meld and lowest(meld) // RANKS < lowest(meld & (meld - 1)) // RANKS:
            found |= OF_RANK[lowest(meld) % RANKS]
        elif meld:
            low, high = lowest(meld), lowest(meld) + size(meld) - 1
            while low % RANKS > 0 and has(s.added, low - 1):
                low -= 1
            while high % RANKS < RANKS - 1 and has(s.added, high + 1):
                high += 1
            found |= (1 << low - 1 if low % RANKS > 0 else 0) | (1 << high + 1 if high % RANKS < RANKS - 1 else 0)
    return found
