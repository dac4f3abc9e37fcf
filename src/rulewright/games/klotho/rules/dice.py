"""Dice: the five red ones, those added by tools and crystals, throwing and selling them (KL-15, KL-25 to KL-32)."""

from __future__ import annotations

from rulewright.kernel import note, roll, rule, size

from ..notes import Note
from ..state import ALL_REDS, DICE, REDS, Box, DieKind, Phase, Power, State

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
