"""How dice turn and flip, and what the Modify die and the orange die can make of them (AM-17, AM-28, AM-R9)."""

from __future__ import annotations

from rulewright.kernel import rule

from ..state import ALONE, DICE, FACES, Ability, Box, State


@rule
def turned(face: int, step: int) -> int:
    """AM-17, AM-H4: one follows six, and six precedes one."""
    return (face - 1 + step + FACES) % FACES + 1


@rule
def flipped(face: int) -> int:
    """AM-17: the face on the other side."""
    return FACES + 1 - face


@rule
def pair_of(a: int, b: int) -> int:
    """The number of a pair of dice (see PAIRS)."""
    return FACES * (a - 1) + b - 1


@rule
def sort_dice(s: State) -> None:
    """Put the dice of the tray in rising order, unused places at 0."""
    for i in range(s.n, DICE):
        s.dice[i] = 0
    for i in range(1, s.n):
        face, k = int(s.dice[i]), i
        while k > 0 and s.dice[k - 1] > face:
            s.dice[k] = s.dice[k - 1]
            k -= 1
        s.dice[k] = face


@rule
def first_of_face(s: State, i: int) -> bool:
    """AM-H19: equal dice are one choice, named by the first of them."""
    return i == 0 or s.dice[i - 1] != s.dice[i]


@rule
def second_of_pair(s: State, i: int, k: int) -> bool:
    """AM-H19: the same for the second die of a pair."""
    if s.dice[k] == s.dice[i]:
        return k == i + 1
    return first_of_face(s, k)


@rule
def first_of_equals(s: State, dice: int) -> int:
    """AM-H19: the same number of each face, the first of equal dice."""
    named, i = 0, 0
    while i < int(s.n):
        n = 1
        while i + n < int(s.n) and s.dice[i + n] == s.dice[i]:
            n += 1
        count = 0
        for k in range(i, i + n):
            count += (dice >> k) & 1
        named |= ((1 << count) - 1) << i
        i += n
    return named


# ---------------------------------------------------------------- the Modify die


@rule
def wanted_total(s: State, box: Box) -> int:
    """AM-R9: the total of both minerals of the stratum; 0 if one is out already."""
    miner = s.miners[s.mover]
    if miner.dug != 0:
        return 0
    depth = int(miner.done[s.asteroid])
    return int(box.stratum[s.asteroid][depth][0]) + int(box.stratum[s.asteroid][depth][1])


@rule
def alters_one(modify: int) -> bool:
    """AM-R9: whether an ability can be used on one die."""
    return modify in (Ability.ONE_BY_ONE, Ability.ONE_BY_TWO, Ability.FLIP)


@rule
def alters_two(modify: int) -> bool:
    """AM-R9: whether an ability can be used on two dice."""
    return modify in (Ability.EACH_BY_ONE, Ability.EACH_BY_TWO, Ability.TOTAL, Ability.FLIP)


@rule
def ways_to_alter(s: State, box: Box, first: int, second: int) -> int:
    """AM-H4, AM-H19, AM-R9: how these dice can be altered, or the first if the second is ALONE, as a set of `ways`: up or down
    for each. If equal dice go different ways, the first goes down."""
    modify = int(s.modify)
    if not first_of_face(s, first):
        return 0
    if second == ALONE:
        if not alters_one(modify):
            return 0
        return 0b0001 if modify == Ability.FLIP else 0b0011
    if not alters_two(modify) or not second_of_pair(s, first, second):
        return 0
    if modify == Ability.TOTAL:
        return 0b0001 if s.dice[first] + s.dice[second] == wanted_total(s, box) else 0
    if modify == Ability.FLIP:
        return 0b0001
    return 0b1011 if s.dice[first] == s.dice[second] else 0b1111


@rule
def altered(face: int, modify: int, down: int) -> int:
    """AM-28, AM-H4: the face of a die after an ability; TOTAL leaves it as it is."""
    if modify == Ability.FLIP:
        return flipped(face)
    if modify == Ability.TOTAL:
        return face
    step = 2 if modify in (Ability.ONE_BY_TWO, Ability.EACH_BY_TWO) else 1
    return turned(face, -step if down != 0 else step)


@rule
def alter_dice(s: State, first: int, second: int, ways: int) -> None:
    """AM-R9: use the Modify die on the tray, which is then no longer sorted."""
    s.dice[first] = altered(int(s.dice[first]), int(s.modify), ways & 1)
    if second != ALONE:
        s.dice[second] = altered(int(s.dice[second]), int(s.modify), (ways >> 1) & 1)


# ---------------------------------------------------------------- the smelter


@rule
def same_pair(a: int, b: int, x: int, y: int) -> bool:
    """AM-25: in either order."""
    return (a == x and b == y) or (a == y and b == x)


@rule
def makes(orange: int, a: int, b: int, x: int, y: int) -> bool:
    """AM-28, AM-H4: whether the orange die can turn the smelter dice a and b into x and y."""
    if orange == Ability.TOTAL:
        return a + b == x + y
    if orange == Ability.FLIP:
        return (
            same_pair(flipped(a), b, x, y) or same_pair(a, flipped(b), x, y) or same_pair(flipped(a), flipped(b), x, y)
        )
    step = 2 if orange in (Ability.ONE_BY_TWO, Ability.EACH_BY_TWO) else 1
    found = False
    for first in (-step, step):
        if orange in (Ability.ONE_BY_ONE, Ability.ONE_BY_TWO):
            found |= same_pair(turned(a, first), b, x, y) or same_pair(a, turned(b, first), x, y)
        else:
            found |= same_pair(turned(a, first), turned(b, -step), x, y)
            found |= same_pair(turned(a, first), turned(b, step), x, y)
    return found
