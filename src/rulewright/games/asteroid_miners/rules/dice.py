"""Dice: how they wrap and flip, and what can be made of those in the tray or in the smelter."""

from __future__ import annotations

from rulewright.kernel import rule

from ..state import ALONE, DICE, FACES, Box, Change, State


@rule
def turned(face: int, step: int) -> int:
    """AM-17: past six comes one, and before one six."""
    return (face - 1 + step + FACES) % FACES + 1


@rule
def flipped(face: int) -> int:
    """AM-17: the face on the other side."""
    return FACES + 1 - face


@rule
def pair_of(a: int, b: int) -> int:
    return FACES * (a - 1) + b - 1


@rule
def sort_dice(s: State) -> None:
    """Lay the dice in the tray in rising order, and those not in use blank."""
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
    """AM-H19: dice that show the same are one choice, named by the first."""
    return i == 0 or s.dice[i - 1] != s.dice[i]


@rule
def second_of_pair(s: State, i: int, k: int) -> bool:
    """AM-H19: likewise the other die of two."""
    if s.dice[k] == s.dice[i]:
        return k == i + 1
    return first_of_face(s, k)


# ---------------------------------------------------------------- the Modify die


@rule
def wanted_total(s: State, box: Box) -> int:
    """AM-R9: the faces of the mover's stratum together; 0 where part of it is out already."""
    miner = s.miners[s.mover]
    if miner.dug != 0:
        return 0
    depth = int(miner.done[s.asteroid])
    return int(box.stratum[s.asteroid][depth][0]) + int(box.stratum[s.asteroid][depth][1])


@rule
def alters_one(modify: int) -> bool:
    return modify in (Change.ONE_BY_ONE, Change.ONE_BY_TWO, Change.FLIP)


@rule
def alters_two(modify: int) -> bool:
    return modify >= Change.EACH_BY_ONE


@rule
def ways_of_one(modify: int) -> int:
    """Up and down, or over."""
    return 1 if modify == Change.FLIP else 2


@rule
def ways_of_two(s: State, box: Box, i: int, k: int) -> int:
    """AM-H4: how many ways two dice can be altered: a sign for each, which for equal dice makes three."""
    if s.modify == Change.TOTAL:
        return 1 if s.dice[i] + s.dice[k] == wanted_total(s, box) else 0
    if s.modify == Change.FLIP:
        return 1
    return 3 if s.dice[i] == s.dice[k] else 4


@rule
def way_of_two(s: State, i: int, k: int, which: int) -> int:
    """The which-th of them; of equal dice the first goes down where they part."""
    if s.dice[i] == s.dice[k] and which == 2:
        return 3
    return which


@rule
def altered(face: int, modify: int, down: int) -> int:
    """AM-28, AM-H4: one die after the Modify die's ability; TOTAL leaves it as it is."""
    if modify == Change.FLIP:
        return flipped(face)
    if modify == Change.TOTAL:
        return face
    step = 2 if modify in (Change.ONE_BY_TWO, Change.EACH_BY_TWO) else 1
    return turned(face, -step if down != 0 else step)


@rule
def alter_dice(s: State, first: int, second: int, ways: int) -> None:
    """Change the dice in the tray; they are no longer sorted."""
    s.dice[first] = altered(int(s.dice[first]), int(s.modify), ways & 1)
    if second != ALONE:
        s.dice[second] = altered(int(s.dice[second]), int(s.modify), (ways >> 1) & 1)


# ---------------------------------------------------------------- the smelter


@rule
def same_pair(a: int, b: int, x: int, y: int) -> bool:
    """AM-25: either order will do."""
    return (a == x and b == y) or (a == y and b == x)


@rule
def makes(orange: int, a: int, b: int, x: int, y: int) -> bool:
    """AM-28, AM-H4: whether the orange die can turn the smelter dice a and b into x and y."""
    if orange == Change.TOTAL:
        return a + b == x + y
    if orange == Change.FLIP:
        return (
            same_pair(flipped(a), b, x, y) or same_pair(a, flipped(b), x, y) or same_pair(flipped(a), flipped(b), x, y)
        )
    step = 2 if orange in (Change.ONE_BY_TWO, Change.EACH_BY_TWO) else 1
    found = False
    for first in (-step, step):
        if orange <= Change.ONE_BY_TWO:
            found |= same_pair(turned(a, first), b, x, y) or same_pair(a, turned(b, first), x, y)
        else:
            found |= same_pair(turned(a, first), turned(b, -step), x, y)
            found |= same_pair(turned(a, first), turned(b, step), x, y)
    return found
