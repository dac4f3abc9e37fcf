"""Dice: throwing and selling them, and which of them pay for which card (KL-15, KL-25 to KL-32, KL-38 to KL-41)."""

from __future__ import annotations

from rulewright.kernel import law, lowest, note, roll, rule, size

from ..notes import Note
from ..state import ALL_REDS, DICE, PATTERN, REDS, Alike, Box, Card, DieKind, Phase, Power, State

THROWS = 3
"""The roll and two rerolls (KL-21)."""


@rule
def owned(s: State, box: Box, seat: int, power: int) -> int:
    """KL-68: how many technologies with a power a player has."""
    return size(int(s.seats[seat].techs) & int(box.owners[power]))


@rule
def owns(s: State, box: Box, seat: int, power: int) -> bool:
    """KL-68: whether a player has a technology with a power."""
    return int(s.seats[seat].techs) & int(box.owners[power]) != 0


@rule
def gift(s: State, box: Box, seat: int, power: int) -> int:
    """KL-68, KL-R5: the total amount that a player gets from technologies with a power."""
    return owned(s, box, seat, power) * box.amount[power]


@rule
def owns_crystal(s: State, box: Box, seat: int) -> bool:
    """KL-70: whether a player has a battle crystal."""
    return owns(s, box, seat, Power.SMALL_CRYSTAL) or owns(s, box, seat, Power.GREAT_CRYSTAL)


@rule
def in_play(s: State) -> int:
    """KL-A47: how many dice are in play."""
    n = REDS
    while n < DICE and s.kind[n] != 0:
        n += 1
    return n


@rule
def shown(s: State) -> int:
    """KL-94: the dice and androids that show a number, as a set; a pair under a Flying Pig does not count."""
    found = 0
    for i in range(DICE):
        if s.die[i] > 0 and s.kind[i] != DieKind.PIG:
            found |= 1 << i
    return found


@rule
def free_dice(s: State) -> int:
    """KL-29: the dice and androids that show a number and are not used yet."""
    return shown(s) & ~int(s.spent)


@rule
def free_pigs(s: State) -> int:
    """KL-93: the dice under a Flying Pig that are not used yet."""
    found = 0
    for i in range(DICE):
        if s.die[i] > 0 and s.kind[i] == DieKind.PIG:
            found |= 1 << i
    return found & ~int(s.spent)


@rule
def throw(s: State, i: int) -> None:
    """KL-A24: throw a die; augments on the old number are lost."""
    s.die[i] = roll(s, 8 if s.kind[i] == DieKind.GREAT_PURPLE else 6)
    note(s, Note.DIE, i, int(s.kind[i]), int(s.die[i]))


@rule
def crystals_waiting(s: State, box: Box) -> int:
    """KL-70, KL-A21, KL-A47: how many dice of the mover's crystals are not in play yet and have room."""
    have = 0
    for i in range(REDS, DICE):
        if s.kind[i] == DieKind.PURPLE or s.kind[i] == DieKind.GREAT_PURPLE:
            have += 1
    seat = int(s.mover)
    theirs = owned(s, box, seat, Power.SMALL_CRYSTAL) + owned(s, box, seat, Power.GREAT_CRYSTAL)
    return min(theirs - have, DICE - in_play(s))


@rule
def join_crystals(s: State, box: Box, thrown: int) -> int:
    """KL-70, KL-A21: bring in the dice of new crystals, six-sided ones first. Returns the dice to throw, including these."""
    small, great = owned(s, box, int(s.mover), Power.SMALL_CRYSTAL), owned(s, box, int(s.mover), Power.GREAT_CRYSTAL)
    for i in range(REDS, DICE):
        if s.kind[i] == DieKind.PURPLE:
            small -= 1
        if s.kind[i] == DieKind.GREAT_PURPLE:
            great -= 1
    for i in range(max(0, small) + max(0, great)):
        place = in_play(s)
        if place < DICE:
            s.kind[place] = DieKind.PURPLE if i < small else DieKind.GREAT_PURPLE
            thrown |= 1 << place
    return thrown


@rule
def roll_dice(s: State, box: Box) -> None:
    """KL-25, KL-79: throw all dice at once, including every extra die."""
    thrown = ALL_REDS
    for i in range(REDS):
        s.kind[i] = DieKind.RED
    for i in range(REDS, DICE):
        if s.kind[i] == DieKind.BLUE:
            thrown |= 1 << i
    throw_again(s, box, thrown)


@rule
def throw_again(s: State, box: Box, thrown: int) -> None:
    """KL-26, KL-A21: throw the chosen dice, and those of new crystals, together."""
    s.throws += 1
    s.marked = 0
    thrown = join_crystals(s, box, thrown)
    for i in range(DICE):
        if (thrown >> i) & 1:
            throw(s, i)


@rule
def throws_left(s: State, box: Box) -> int:
    """KL-21: a roll and two rerolls; one more with the Chrono Loop (KL-R5)."""
    return THROWS + gift(s, box, int(s.mover), Power.CHRONO) - s.throws


@rule
def add_android(s: State, number: int) -> None:
    """KL-76, KL-A23: one more die that shows its number, until the turn ends."""
    place = in_play(s)
    s.kind[place] = DieKind.ANDROID
    s.die[place] = number
    note(s, Note.ANDROID, int(s.mover), number)


@rule
def add_blue(s: State) -> None:
    """KL-78 to KL-80, KL-A49: before the roll, the die waits for it; later it is thrown at once, and counts as the roll of
    this turn if there was none."""
    place = in_play(s)
    s.kind[place] = DieKind.BLUE
    if s.phase != Phase.OPENING:
        throw(s, place)
        s.throws = max(1, int(s.throws))


@rule
def fives(s: State) -> int:
    """KL-91, KL-92, KL-A43: every die that shows five now counts, used or not."""
    found = 0
    for i in range(DICE):
        if s.die[i] == 5 and s.kind[i] != DieKind.PIG:
            found += 1
    return found


@rule
def sell_dice(s: State, box: Box) -> None:
    """KL-31, KL-32, KL-A27: every unused red die is sold for a coin, and is gone for this turn."""
    sold = 0
    for i in range(REDS):
        if s.die[i] > 0 and s.kind[i] == DieKind.RED and not (s.spent >> i) & 1:
            s.die[i] = 0
            sold += 1
    if sold > 0:
        s.seats[s.mover].coins += sold
        note(s, Note.SOLD, int(s.mover), sold)


@rule
def clear_dice(s: State) -> None:
    """KL-75, KL-81: dice, androids and augments are removed when the turn ends."""
    for i in range(DICE):
        s.die[i] = 0
        s.kind[i] = 0
    s.spent = 0
    s.marked = 0
    s.throws = 0
    s.used = 0


# ---------------------------------------------------------------- paying for a card

NOT_THAT_HAND = law("KL-38")
NOT_THAT_TOTAL = law("KL-53")
NOT_THAT_NUMBER = law("KL-62")
NOT_THOSE_DICE = law("KL-67")
ENOUGH = 1 << DICE
"""A flag in a set of choices: the dice paid so far are enough, and the player may stop."""


@rule
def usable(s: State, card: int) -> int:
    """KL-29, KL-A25: the dice that can still pay for a card; a monster accepts those of a Flying Pig too."""
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
    """KL-27: whether some of the unused dice pay for a card in the row."""
    return affordable_with(s, box, usable(s, card), card)


@rule
def affordable_with(s: State, box: Box, free: int, card: int) -> bool:
    """Whether some of these dice pay for a card."""
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
    """KL-38 to KL-41, KL-A3 to KL-A5: whether these dice contain a hand. Visits each number once."""
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
    """Whether the next four numbers are there too."""
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
    """KL-67, KL-A2: whether these dice show a technology's numbers, each as often as printed."""
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
    """KL-A4, KL-A44: whether exactly these dice pay for a card, with none to spare."""
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
    """KL-38 to KL-41: n dice with this many pairs of equals among them; a straight has none and spans five numbers."""
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
    """KL-A44: among dice of one kind that show the same number, the first ones are used."""
    for i in range(DICE):
        if (dice >> i) & 1:
            for k in range(i):
                if (free >> k) & 1 and not (dice >> k) & 1 and s.die[k] == s.die[i] and s.kind[k] == s.kind[i]:
                    return False
    return True


@rule
def ways_on(s: State, box: Box, card: int, paid: int) -> int:
    """KL-29, KL-A44: the dice that may pay next, in rising order, and ENOUGH if those paid already are enough."""
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
    """KL-38, KL-53, KL-62, KL-67: the clause that says what a card costs."""
    kind = Card.kind(card)
    if kind == Card.MINE:
        return NOT_THAT_HAND
    if kind == Card.MONSTER:
        return NOT_THAT_TOTAL
    return NOT_THAT_NUMBER if kind == Card.MARKET else NOT_THOSE_DICE
