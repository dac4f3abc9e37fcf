"""Phase 6½, The Interstellar Foundry: smelter, orange die, Overtime (AM-20 to AM-37).

The chances are exact: values are sums over all faces, so they grow by a factor of 6 for each roll of the orange die still to come
and of 36 for each throw of the smelter dice, up to SCALE. They are worked out once, in plain Python, when a box is loaded.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from rulewright.kernel import d6, does, law, note, refuses, rule

from ..notes import Note
from ..state import (
    BOTH_DICE,
    COMPONENTS,
    CONTROL_ROLLS,
    FACES,
    FACES_UP,
    GAP,
    PAIRS,
    SCALE,
    SMELTER_ROLLS,
    STAKES,
    Box,
    Phase,
    State,
    Verb,
)
from .dice import makes, pair_of, same_pair

OUT_OF_ORDER = law("AM-2")
ONE_CHOICE = law("AM-H19")


@rule
def is_match(box: Box, target: int, a: int, b: int) -> bool:
    """AM-25: whether the dice show the component's two minerals."""
    return same_pair(a, b, int(box.component[target][0]), int(box.component[target][1]))


@rule
def next_target(s: State, box: Box) -> int:
    """AM-24, AM-H26: the component of the next row: the right-hand one for the winner of this turn's tender."""
    return int(box.right[s.row + 1]) if s.tender != 0 else int(box.left[s.row + 1])


@rule
def rows_gained(s: State) -> int:
    """AM-31: rows forged in this Foundry phase and not collected yet."""
    return int(s.row) - int(s.miners[s.mover].row)


@rule
def is_open(s: State, box: Box, company: int, row: int) -> bool:
    """AM-37, AM-H1, AM-H20: whether a company has fully excavated the stratum of this row, in any turn."""
    if row > box.rows:
        return False
    return int(s.miners[company].done[box.row_asteroid[row]]) >= int(box.row_stratum[row])


@rule
def may_forge(s: State, box: Box) -> bool:
    """AM-39, AM-40, AM-H25: whether there is a Foundry and the next row is open."""
    return box.foundry != 0 and is_open(s, box, int(s.mover), int(s.miners[s.mover].row) + 1)


@rule
def start_foundry(s: State, box: Box) -> None:
    """AM-23, AM-32, AM-H3: enter Phase 6½ if a row is open; whether Overtime is open is determined before the first component."""
    s.phase = Phase.UPGRADING
    if may_forge(s, box):
        miner = s.miners[s.mover]
        s.row = miner.row
        s.behind = 1 if int(s.miners[1 - s.mover].row) - int(miner.row) >= GAP else 0
        start_component(s, box)


@rule
def start_component(s: State, box: Box) -> None:
    """AM-24, AM-34: each component starts with a fresh roll."""
    note(s, Note.TRIES, s.mover, s.row + 1, next_target(s, box))
    throw(s, box, BOTH_DICE)


@refuses(Verb.SMELT)
def check_smelt(s: State) -> int:
    """AM-25, AM-H19: any smelter dice; equal ones are represented by the first."""
    return ONE_CHOICE if s.phase == Phase.SMELTING else OUT_OF_ORDER


@does(Verb.SMELT)
def smelt(s: State, box: Box, dice: int) -> None:
    """AM-25: reroll some dice, or keep both."""
    if dice == 0:
        s.phase = Phase.CONTROLLING
    else:
        throw(s, box, dice)


@rule
def throw(s: State, box: Box, dice: int) -> None:
    """AM-25, AM-26, AM-H6: roll one or both dice; a match ends the rolling at once."""
    for i in range(2):
        if (dice >> i) & 1:
            s.smelter[i] = d6(s)
    if s.smelter[0] > s.smelter[1]:
        s.smelter[0], s.smelter[1] = s.smelter[1], s.smelter[0]
    s.rolls += 1
    note(s, Note.SMELTED, s.rolls, s.smelter[0], s.smelter[1])
    if is_match(box, next_target(s, box), int(s.smelter[0]), int(s.smelter[1])):
        note(s, Note.NATURAL, s.mover, next_target(s, box))
        forge(s, box, 0)
    else:
        s.phase = Phase.SMELTING if s.rolls < SMELTER_ROLLS else Phase.CONTROLLING


@does(Verb.CONTROL)
def roll_control(s: State, box: Box) -> None:
    """AM-27: at most three rolls; the last counts."""
    s.control = d6(s)
    s.controls += 1
    note(s, Note.CONTROL, s.controls, s.control)
    if s.controls == CONTROL_ROLLS:
        settle(s, box)


@rule
def serves(s: State, box: Box) -> bool:
    """AM-28: whether the face that the orange die shows makes the component."""
    pair = pair_of(int(s.smelter[0]), int(s.smelter[1]))
    return s.control != 0 and (int(box.works[next_target(s, box)][pair]) >> (int(s.control) - 1)) & 1 == 1


@does(Verb.SETTLE)
def settle(s: State, box: Box) -> None:
    """AM-27, AM-30, AM-H5: accept the orange die as it is, or do without it."""
    if serves(s, box):
        forge(s, box, int(s.control))
    else:
        fail(s, box)


@rule
def clear_dice(s: State) -> None:
    """AM-31: remove the three dice from the card."""
    s.smelter[0] = 0
    s.smelter[1] = 0
    s.rolls = 0
    s.control = 0
    s.controls = 0


@rule
def forge(s: State, box: Box, face: int) -> None:
    """AM-26, AM-29, AM-31, AM-32, AM-37: the next row is built; Overtime may follow while a row is open."""
    component = next_target(s, box)
    s.row += 1
    s.risk += box.pay[face]
    note(s, Note.FORGED, s.mover, s.row, component, box.pay[face], face)
    clear_dice(s)
    if s.behind != 0 and is_open(s, box, int(s.mover), int(s.row) + 1):
        s.phase = Phase.OVERTIME
    else:
        bank(s, box)


@does(Verb.GO_ON)
def go_on(s: State, box: Box) -> None:
    """AM-33, AM-34: work Overtime, risking all pay of this phase."""
    note(s, Note.OVERTIME, s.mover, s.row, s.risk)
    start_component(s, box)


@does(Verb.BANK)
def bank(s: State, box: Box) -> None:
    """AM-31, AM-35: the cube moves up, and all pay of this phase is collected."""
    note(s, Note.BANKED, s.mover, s.row, s.risk, rows_gained(s))
    s.miners[s.mover].row = s.row
    s.miners[s.mover].funding += s.risk
    leave_foundry(s)


@rule
def fail(s: State, box: Box) -> None:
    """AM-30, AM-36: failing the first component costs nothing; in Overtime everything gained in this phase is lost."""
    if rows_gained(s) > 0:
        note(s, Note.FELL, s.mover, s.row + 1, rows_gained(s), s.risk)
    else:
        note(s, Note.FAILED, s.mover, s.row + 1)
    clear_dice(s)
    leave_foundry(s)


@rule
def leave_foundry(s: State) -> None:
    """AM-31: Phase 7 follows."""
    s.row = 0
    s.risk = 0
    s.behind = 0
    s.phase = Phase.UPGRADING


# ---------------------------------------------------------------- its exact chances

Pair = tuple[int, int]
Worths = dict[Pair, int]


class Attempt(NamedTuple):
    """One component, forged with best play."""

    worths: list[Worths]
    """The worth of each pair, by the rerolls left, times SCALE."""
    throws: list[dict[Pair, int]]
    """Which dice to throw again with one reroll left, and with two."""
    whole: int
    """The worth before the first roll, times SCALE."""


def forged(wanted: Pair, success: Sequence[int]) -> Attempt:
    """AM-25 to AM-28: best play for these minerals, given the worth of success by face of the orange die."""
    pairs = list(product(FACES_UP, FACES_UP))
    is_match = {pair: pair in (wanted, wanted[::-1]) for pair in pairs}
    ways = {pair: tuple(face for face in FACES_UP if turns_into(face, pair, wanted)) for pair in pairs}
    worth = {faces: at_control(faces, success) for faces in set(ways.values())}
    bare = {p: success[0] * FACES**CONTROL_ROLLS if is_match[p] else worth[ways[p]] for p in pairs}
    scaled, throws = [bare], list[dict[Pair, int]]()
    for _ in range(1, SMELTER_ROLLS):
        after = scaled[-1]
        choices = {pair: thrown(pair, after) for pair in pairs}
        throws.append({p: 0 if is_match[p] else choice.index(max(choice)) for p, choice in choices.items()})
        scaled.append({pair: choices[pair][throws[-1][pair]] for pair in pairs})
    worths = [{p: w * PAIRS ** (SMELTER_ROLLS - left) for p, w in known.items()} for left, known in enumerate(scaled)]
    return Attempt(worths, throws, sum(scaled[-1].values()))


@cache
def turns_into(face: int, pair: Pair, wanted: Pair) -> bool:
    """AM-28: whether this face of the orange die turns a pair into the minerals wanted."""
    return bool(makes(face, *pair, *wanted))


def at_control(ways: Sequence[int], success: Sequence[int]) -> int:
    """AM-27: the worth of rolling the orange die, again while that is worth more than the face it shows. Faces among `ways`
    succeed."""
    worth = 0
    for rolled in range(CONTROL_ROLLS):
        faces = [success[face] * FACES**rolled if face in ways else 0 for face in FACES_UP]
        worth = sum(max(face, worth) for face in faces)
    return worth


def thrown(pair: Pair, after: Worths) -> list[int]:
    """The worth of each way to throw again, times 36."""
    a, b = pair
    first, second = (sum(after[x, b] for x in FACES_UP), sum(after[a, x] for x in FACES_UP))
    return [PAIRS * after[pair], FACES * first, FACES * second, sum(after.values())]


class Tables(NamedTuple):
    """The tables stored in a box, by component."""

    works: list[list[int]]
    odds: list[list[list[int]]]
    whole_odds: list[int]
    throws: list[list[list[list[int]]]]
    promise: list[list[int]]


@cache
def tables(components: tuple[Pair, ...], pay: tuple[int, ...]) -> Tables:
    """AM-H17: the chances, and the best choices for every stake on top of the pay."""
    empty = [0] * PAIRS
    works, odds, whole = [empty], [[[0] * SMELTER_ROLLS] * PAIRS], [0]
    throws = [[[[0] * FACES] * (SMELTER_ROLLS - 1)] for _ in range(STAKES)]
    promise = [[0] for _ in range(STAKES)]
    for wanted in components:
        pairs = list(product(FACES_UP, FACES_UP))
        works.append([sum(1 << (face - 1) for face in FACES_UP if turns_into(face, p, wanted)) for p in pairs])
        sure = forged(wanted, [1] * (FACES + 1))
        odds.append([[sure.worths[left][p] for left in range(SMELTER_ROLLS)] for p in pairs])
        whole.append(sure.whole)
        for stake in range(STAKES):
            best = forged(wanted, [worth + stake for worth in pay])
            throws[stake].append([[packed(t, a) for a in FACES_UP] for t in best.throws])
            promise[stake].append(best.whole)
    assert max(whole) <= SCALE
    for _ in range(COMPONENTS - len(components)):
        works.append(empty)
        odds.append(odds[0])
        whole.append(0)
        for stake in range(STAKES):
            throws[stake].append(throws[stake][0])
            promise[stake].append(0)
    return Tables(works, odds, whole, throws, promise)


def packed(throws: dict[Pair, int], a: int) -> int:
    """The choices for this first die and each second one, two bits each."""
    return sum(throws[a, b] << (2 * (b - 1)) for b in FACES_UP)


# ---------------------------------------------------------------- its best move, from the tables of the box


@rule
def with_face(box: Box, target: int, pair: int, face: int, stake: int) -> int:
    """AM-28, AM-29: the worth of this face of the orange die; 0 if it does not make the component."""
    return int(box.pay[face]) + stake if (int(box.works[target][pair]) >> (face - 1)) & 1 else 0


@rule
def controlled(box: Box, target: int, pair: int, rolls: int, stake: int) -> int:
    """AM-27: the expected value of this many rolls of the orange die, rolled again while worth more; times 6 for each roll."""
    worth, scale = 0, 1
    for _ in range(rolls):
        total = 0
        for face in range(1, FACES + 1):
            total += max(scale * with_face(box, target, pair, face, stake), worth)
        worth = total
        scale *= FACES
    return worth


@rule
def best_throw(box: Box, target: int, stake: int, left: int, a: int, b: int) -> int:
    """AM-25: which smelter dice to throw again with this many rerolls left."""
    return (int(box.throws[stake][target][left - 1][a - 1]) >> (2 * (b - 1))) & 3


@rule
def stake_of(s: State, row_worth: int) -> int:
    """What success is worth besides its pay: everything at risk, and a bonus for each row, including the next."""
    return int(s.risk) + row_worth * (rows_gained(s) + 1)


@rule
def promised(box: Box, target: int, stake: int) -> int:
    """The expected value of a whole attempt, times SCALE; for stakes above the table only the chance of success matters."""
    known = min(stake, STAKES - 1)
    return int(box.promise[known][target]) + (stake - known) * int(box.whole_odds[target])


@rule
def best_foundry_move(s: State, box: Box, row_worth: int) -> int:
    """AM-H17: the move with the highest expected value, if a built row is worth `row_worth` besides its pay.

    Overtime is judged as if the company stopped after the next component.
    """
    target, all_of_it = next_target(s, box), stake_of(s, row_worth)
    stake = min(all_of_it, STAKES - 1)
    a, b = int(s.smelter[0]), int(s.smelter[1])
    if s.phase == Phase.SMELTING:
        return Verb.SMELT.of(best_throw(box, target, stake, SMELTER_ROLLS - int(s.rolls), a, b))
    if s.phase == Phase.CONTROLLING:
        rolls, pair = CONTROL_ROLLS - int(s.controls), pair_of(a, b)
        now = with_face(box, target, pair, int(s.control), stake) if s.control != 0 else 0
        return Verb.CONTROL if controlled(box, target, pair, rolls, stake) > now * FACES**rolls else Verb.SETTLE
    return Verb.GO_ON if promised(box, target, all_of_it) > (all_of_it - row_worth) * SCALE else Verb.BANK
