"""Which dice pay for which card: mines, monsters, market cards and technologies alike (KL-27 to KL-29)."""

from __future__ import annotations

from rulewright.kernel import law, lowest, rule, size

from ..state import DICE, PATTERN, Alike, Box, Card, State
from .dice import free_dice, free_pigs

NOT_THAT_HAND = law("KL-38")
NOT_THAT_TOTAL = law("KL-53")
NOT_THAT_NUMBER = law("KL-62")
NOT_THOSE_DICE = law("KL-67")
ENOUGH = 1 << DICE
"""In a set of choices: the dice paid so far may be enough."""


@rule
def usable(s: State, card: int) -> int:
    """KL-29, KL-A25: the dice that are left for a card; a monster takes those of a Flying Pig too."""
    return free_dice(s) | (free_pigs(s) if Card.kind(card) == Card.MONSTER else 0)


@rule
def alike(s: State, number: int) -> int:
    """The dice that show a number, as a set."""
    found = 0
    for i in range(DICE):
        if s.die[i] == number:
            found |= 1 << i
    return found


@rule
def showing(s: State, free: int, number: int) -> int:
    """How many of these dice show a number."""
    return size(free & alike(s, number))


@rule
def affordable(s: State, box: Box, card: int) -> bool:
    """KL-27: whether some of the dice that are left pay for a card of the row."""
    return affordable_with(s, box, usable(s, card), card)


@rule
def affordable_with(s: State, box: Box, free: int, card: int) -> bool:
    """The same with these dice."""
    kind = Card.kind(card)
    if kind == Card.MINE:
        return makes_hand(
            s, free, int(box.dice[box.hand[card]]), int(box.alike[box.hand[card]]), int(box.least[box.hand[card]])
        )
    if kind == Card.MONSTER:
        return total(s, free) >= box.target[Card.MONSTER.index(card)]
    if kind == Card.MARKET:
        return free & alike(s, int(box.number[Card.MARKET.index(card)])) != 0
    return shows_pattern(s, box, free, Card.TECH.index(card))


@rule
def makes_hand(s: State, free: int, dice: int, pairs: int, least: int) -> bool:
    """KL-38 to KL-41, KL-A3 to KL-A5: whether a hand is among these dice. Each number is looked at once."""
    twos, most, left = 0, 0, free
    while left != 0:
        number = int(s.die[lowest(left)])
        same = free & alike(s, number)
        left &= ~same
        if number >= least:
            most = max(most, size(same))
            if size(same) >= 2:
                twos += 1
            if pairs == Alike.STRAIGHT and starts_straight(s, free, number):
                return True
    if pairs == Alike.STRAIGHT:
        return False
    if pairs == Alike.TWO_PAIR:
        return twos >= 2
    if pairs == Alike.FULL_HOUSE:
        return most >= 3 and twos >= 2
    return most >= dice


@rule
def starts_straight(s: State, free: int, number: int) -> bool:
    """Whether the four next numbers are there too."""
    k = 1
    while k < 5 and free & alike(s, number + k) != 0:
        k += 1
    return k == 5


@rule
def total(s: State, dice: int) -> int:
    """KL-A1: the sum of these dice."""
    found = 0
    for i in range(DICE):
        if (dice >> i) & 1:
            found += s.die[i]
    return found


@rule
def shows_pattern(s: State, box: Box, free: int, tech: int) -> bool:
    """KL-67, KL-A2: whether the numbers that a technology shows are among these dice, each as often."""
    for k in range(PATTERN):
        number = int(box.pattern[tech][k])
        if number > 0:
            wanted = 0
            for j in range(PATTERN):
                if box.pattern[tech][j] == number:
                    wanted += 1
            if showing(s, free, number) < wanted:
                return False
    return True


@rule
def pays(s: State, box: Box, card: int, dice: int) -> bool:
    """KL-A4, KL-A44: whether exactly these dice pay for a card, none too many."""
    kind = Card.kind(card)
    if kind == Card.MINE:
        return is_hand(
            s, dice, int(box.dice[box.hand[card]]), int(box.alike[box.hand[card]]), int(box.least[box.hand[card]])
        )
    if kind == Card.MONSTER:
        target = int(box.target[Card.MONSTER.index(card)])
        return total(s, dice) >= target and total(s, dice) - least_of(s, dice) < target
    if kind == Card.MARKET:
        return dice != 0 and showing(s, dice, int(box.number[Card.MARKET.index(card)])) == size(dice)
    wanted = 0
    for k in range(PATTERN):
        if box.pattern[Card.TECH.index(card)][k] > 0:
            wanted += 1
    return size(dice) == wanted and shows_pattern(s, box, dice, Card.TECH.index(card))


@rule
def is_hand(s: State, dice: int, n: int, alike: int, least: int) -> bool:
    """KL-38 to KL-41: n dice with so many pairs of equals among them; a straight has none and spans five numbers."""
    if size(dice) != n or least_of(s, dice) < least:
        return False
    equal, high = 0, 0
    for i in range(DICE):
        if (dice >> i) & 1:
            equal += showing(s, dice & ((1 << i) - 1), int(s.die[i]))
            high = max(high, int(s.die[i]))
    return equal == alike and (alike != Alike.STRAIGHT or high - least_of(s, dice) == 4)


@rule
def least_of(s: State, dice: int) -> int:
    """The lowest number on these dice."""
    found = 127
    for i in range(DICE):
        if (dice >> i) & 1:
            found = min(found, int(s.die[i]))
    return found


@rule
def first_of_alike(s: State, free: int, dice: int) -> bool:
    """KL-A44: of dice of one kind that show the same, the first ones are taken."""
    for i in range(DICE):
        if (dice >> i) & 1:
            for k in range(i):
                if (free >> k) & 1 and not (dice >> k) & 1 and s.die[k] == s.die[i] and s.kind[k] == s.kind[i]:
                    return False
    return True


@rule
def ways_on(s: State, box: Box, card: int, paid: int) -> int:
    """KL-29, KL-A44: the dice that may pay next, in rising order; with ENOUGH if those paid already pay for the card."""
    free = usable(s, card)
    rest = free
    if paid != 0:
        high = 0
        for i in range(DICE):
            if (paid >> i) & 1:
                high = i
        rest = free & ~((2 << high) - 1)
    found = 0
    more = rest
    going = True
    while going:
        dice = paid | more
        if pays(s, box, card, dice) and first_of_alike(s, free, dice):
            found |= 1 << lowest(more) if more != 0 else ENOUGH
        going = more != 0
        more = (more - 1) & rest
    return found


@rule
def asked_for(card: int) -> int:
    """KL-38, KL-53, KL-62, KL-67: the clause by which a card is paid for."""
    kind = Card.kind(card)
    if kind == Card.MINE:
        return NOT_THAT_HAND
    if kind == Card.MONSTER:
        return NOT_THAT_TOTAL
    return NOT_THAT_NUMBER if kind == Card.MARKET else NOT_THOSE_DICE
