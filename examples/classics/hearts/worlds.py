"""What a card tells everybody, and the worlds that a seat can imagine: no rules of the game, but what bots need to look ahead."""

from __future__ import annotations

from rulewright.kernel import below, has, lowest, minus, one_of, plus, rule, size

from .state import ALL, HEARTS, NOTHING, PASSED, SEATS, SIZE, Box, Phase, State, Way


@rule
def learn(s: State, box: Box, seat: int, card: int, follows: int) -> None:
    """HT-6 to HT-8: a card that does not follow, or points in the first trick, or an unbroken heart led, shows what you lack."""
    if not has(follows, card):
        s.lacks[seat] |= follows
        if s.trick == 0 and has(box.barred, card):
            s.lacks[seat] |= ALL & ~box.barred
    elif s.lain == 0 and s.trick > 0 and not s.broken and has(HEARTS, card):
        s.lacks[seat] |= ALL & ~box.alone


@rule
def redeal(s: State, box: Box, seat: int) -> None:
    """Cards that this seat has not seen are dealt again, to hands that may have them by what was played. You know where the
    cards are that you passed, and from whom you were passed others."""
    unknown, passing = ALL, s.phase == Phase.PASSING
    if seat >= 0 and not passing:
        to = (seat + s.way) % SEATS
        s.seats[to].hand |= s.passed[seat] & ~s.played[to]
    for i in range(SEATS):
        hand = s.seats[i].hand | (s.passed[i] if passing else 0)
        unknown &= ~(s.played[i] | hand)
        s.need[i] = 0 if i == seat else SIZE - size(hand | s.played[i])
        s.bars[i] = ALL if i == seat else s.lacks[i]
    share(s, unknown)
    for i in range(SEATS):
        me, to = s.seats[i], (i + s.way) % SEATS
        if passing and i != seat:
            s.passed[i] = some(s, me.hand, SIZE - s.cards[i])
            me.hand &= ~s.passed[i]
        elif s.way != Way.NOWHERE and seat not in (i, to):
            s.passed[i] = some(s, s.seats[to].hand | s.played[to], PASSED)


@rule
def some(s: State, cards: int, n: int) -> int:
    """So many of these cards, at random."""
    found = 0
    for _ in range(n):
        found = plus(found, one_of(s, cards & ~found))
    return found


@rule
def share(s: State, unknown: int) -> None:
    """Deal these cards, those first that the fewest hands may have: then usually all worlds are equally likely."""
    for barred in range(SEATS - 1, -1, -1):
        left = unknown
        while left:
            card = lowest(left)
            left = minus(left, card)
            if has(s.bars[0], card) + has(s.bars[1], card) + has(s.bars[2], card) + has(s.bars[3], card) == barred:
                i = taker(s, unknown, card)
                unknown = minus(unknown, card)
                s.seats[i].hand |= 1 << card
                s.need[i] -= 1


@rule
def taker(s: State, unknown: int, card: int) -> int:
    """A hand for this card, in proportion to the room in those that it fits into."""
    room, chosen = 0, NOTHING
    for i in range(SEATS):
        if not has(s.bars[i], card) and fits(s, unknown, card, i):
            room += s.need[i]
            if below(s, room) < s.need[i]:
                chosen = i
    return chosen


@rule
def fits(s: State, unknown: int, card: int, i: int) -> bool:
    """Whether all unknown cards can be dealt if this hand gets this card: no group of hands may run out of room for the cards
    that nobody else may have."""
    for group in range(1 << SEATS):
        room, only = 0, unknown
        for j in range(SEATS):
            if has(group, j):
                room += s.need[j]
            else:
                only &= s.bars[j]
        if has(group, i) and room == size(only) and not has(only, card):
            return False
    return True
