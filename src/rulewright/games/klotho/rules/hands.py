"""Which dice pay for which card: mines, monsters, market cards and technologies alike (KL-27 to KL-29)."""

from __future__ import annotations

from rulewright.kernel import lowest, rule, size

from ..state import DICE, PATTERN, Alike, Box, Card, DieKind, State
from .dice import free_dice

ENOUGH = 1 << DICE
"""In a set of choices: the dice paid so far may be enough."""


@rule
def usable(s: State, card: int) -> int:
    """KL-29, KL-A25: the dice that are left for a card; a monster takes those of a Flying Pig too."""
    free = free_dice(s)
    if Card.MONSTER <= card < Card.MARKET:
        for i in range(DICE):
            if s.kind[i] == DieKind.PIG and s.die[i] > 0 and not (s.spent >> i) & 1:
                free |= 1 << i
    return free


@rule
def showing(s: State, free: int, number: int) -> int:
    """How many of these dice show a number."""
    found = 0
    for i in range(DICE):
        if (free >> i) & 1 and s.die[i] == number:
            found += 1
    return found


@rule
def affordable(s: State, box: Box, card: int) -> bool:
    """KL-27: whether some of the dice that are left pay for a card of the row."""
    free = usable(s, card)
    if card < Card.MONSTER:
        return makes_hand(
            s, free, int(box.dice[box.hand[card]]), int(box.alike[box.hand[card]]), int(box.least[box.hand[card]])
        )
    if card < Card.MARKET:
        return total(s, free) >= box.target[card - Card.MONSTER]
    if card < Card.TECH:
        return showing(s, free, int(box.number[card - Card.MARKET])) > 0
    return shows_pattern(s, box, free, card - Card.TECH)


@rule
def makes_hand(s: State, free: int, dice: int, alike: int, least: int) -> bool:
    """KL-38 to KL-41, KL-A3 to KL-A5: whether a hand is among these dice."""
    pairs, most, run = 0, 0, False
    for i in range(DICE):
        number = int(s.die[i])
        if (free >> i) & 1 and number >= least and showing(s, free & ((1 << i) - 1), number) == 0:
            n = showing(s, free, number)
            most = max(most, n)
            if n >= 2:
                pairs += 1
            if alike == Alike.STRAIGHT and not run:
                run = True
                for k in range(1, 5):
                    if run and showing(s, free, number + k) == 0:
                        run = False
    if alike == Alike.STRAIGHT:
        return run
    if alike == Alike.TWO_PAIR:
        return pairs >= 2
    if alike == Alike.FULL_HOUSE:
        return most >= 3 and pairs >= 2
    return most >= dice


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
    if card < Card.MONSTER:
        return is_hand(
            s, dice, int(box.dice[box.hand[card]]), int(box.alike[box.hand[card]]), int(box.least[box.hand[card]])
        )
    if card < Card.MARKET:
        target = int(box.target[card - Card.MONSTER])
        return total(s, dice) >= target and total(s, dice) - least_of(s, dice) < target
    if card < Card.TECH:
        return dice != 0 and showing(s, dice, int(box.number[card - Card.MARKET])) == size(dice)
    wanted = 0
    for k in range(PATTERN):
        if box.pattern[card - Card.TECH][k] > 0:
            wanted += 1
    return size(dice) == wanted and shows_pattern(s, box, dice, card - Card.TECH)


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
