"""The moves on offer, counted and numbered by phase; every one of them is allowed (KL-21, KL-33, KL-36)."""

from __future__ import annotations

from rulewright.kernel import nth, rule, size

from ..state import AUGMENTS, DICE, MINES, REDS, Box, Phase, State, Verb, Way
from .claiming import movable
from .hands import ENOUGH
from .moves import (
    may_reroll,
    to_augment,
    to_buy,
    to_claim,
    to_copy,
    to_discard,
    to_flip,
    to_mark,
    to_play,
    to_raid,
    to_shift,
)
from .staking import layable, next_piece, still_held
from .tools import nth_thing, things

SETS = 1 << REDS


@rule
def offers(s: State, box: Box, seat: int) -> int:
    if s.phase == Phase.PAYING:
        return size(int(s.choices))
    if s.phase == Phase.SPENDING_STARS:
        return size(movable(s, box)) + 1
    if s.phase == Phase.LAYING:
        return count_pieces(s, box)
    if s.phase == Phase.TAKING:
        return things(s, int(s.victim))
    if s.phase == Phase.TRIMMING:
        return things(s, seat)
    if s.marked != 0:
        return SETS + size(to_mark(s))
    return in_step(s, box) + at_any_time(s, box)


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    if s.phase == Phase.PAYING:
        die = nth(int(s.choices), k)
        return Verb.DONE if 1 << die == ENOUGH else Verb.PAY.of(die)
    if s.phase == Phase.SPENDING_STARS:
        steps = movable(s, box)
        step = nth(steps, k)
        return Verb.MOVE.of(step // 2, step % 2) if k < size(steps) else Verb.DONE
    if s.phase == Phase.LAYING:
        return Verb.LAY.of(nth_piece(s, box, k))
    if s.phase == Phase.TAKING:
        return Verb.TAKE.of(nth_thing(s, int(s.victim), k))
    if s.phase == Phase.TRIMMING:
        return Verb.DROP.of(nth_thing(s, seat, k))
    if s.marked != 0:
        return Verb.REROLL.of(k) if k < SETS else Verb.MARK.of(nth(to_mark(s), k - SETS))
    now = in_step(s, box)
    return nth_in_step(s, box, k) if k < now else nth_at_any_time(s, box, k - now)


# ---------------------------------------------------------------- the step of the turn


@rule
def in_step(s: State, box: Box) -> int:
    """KL-21, KL-22: what belongs to the step, and passing on to the next."""
    if s.phase == Phase.OPENING:
        return 2 + size(to_discard(s, box))
    if s.phase == Phase.REROLLING:
        return SETS + (1 if may_reroll(s, box, 0) else 0) + size(to_mark(s))
    if s.phase == Phase.CLOSING:
        return 1 + size(to_discard(s, box))
    return 1 + size(to_claim(s, box))


@rule
def nth_in_step(s: State, box: Box, k: int) -> int:
    if k == 0:
        return Verb.DONE
    if s.phase == Phase.OPENING:
        return Verb.ROLL if k == 1 else Verb.DISCARD.of(nth(to_discard(s, box), k - 2))
    if s.phase == Phase.REROLLING:
        if k < SETS:
            return Verb.REROLL.of(k)
        marks = to_mark(s)
        return Verb.MARK.of(nth(marks, k - SETS)) if k - SETS < size(marks) else Verb.REROLL.of(0)
    if s.phase == Phase.CLOSING:
        return Verb.DISCARD.of(nth(to_discard(s, box), k - 1))
    return Verb.CLAIM.of(nth(to_claim(s, box), k - 1))


# ---------------------------------------------------------------- what may be done in any step


@rule
def at_any_time(s: State, box: Box) -> int:
    """KL-33, KL-36, KL-A10: buying, tools, powers and staking."""
    n = size(to_buy(s, box)) + size(to_play(s)) + size(to_raid(s, box)) + size(int(s.open))
    for i in range(AUGMENTS):
        n += size(to_augment(s, i))
    n += size(to_shift(s, box, Way.DOWN)) + size(to_shift(s, box, Way.UP)) + size(to_flip(s, box))
    for die in range(DICE):
        n += size(to_copy(s, box, die))
    return n


@rule
def nth_at_any_time(s: State, box: Box, k: int) -> int:
    found = to_buy(s, box)
    if k < size(found):
        return Verb.BUY.of(nth(found, k))
    k -= size(found)
    found = to_play(s)
    if k < size(found):
        return Verb.PLAY.of(nth(found, k))
    k -= size(found)
    found = to_raid(s, box)
    if k < size(found):
        return Verb.RAID.of(nth(found, k))
    k -= size(found)
    found = int(s.open)
    if k < size(found):
        return Verb.STAKE.of(nth(found, k))
    k -= size(found)
    for i in range(AUGMENTS):
        found = to_augment(s, i)
        if k < size(found):
            return Verb.AUGMENT.of(i, nth(found, k))
        k -= size(found)
    for way in range(Way.DOWN, Way.UP + 1):
        found = to_shift(s, box, way)
        if k < size(found):
            return Verb.SHIFT.of(way, nth(found, k))
        k -= size(found)
    found = to_flip(s, box)
    if k < size(found):
        return Verb.FLIP.of(nth(found, k))
    k -= size(found)
    die = 0
    while k >= size(to_copy(s, box, die)):
        k -= size(to_copy(s, box, die))
        die += 1
    return Verb.COPY.of(die, nth(to_copy(s, box, die), k))


# ---------------------------------------------------------------- pieces of a claim


@rule
def count_pieces(s: State, box: Box) -> int:
    held, n = still_held(s), 0
    piece = next_piece(box, held, 0)
    while piece < MINES * box.turns:
        if layable(s, box, piece):
            n += 1
        piece = next_piece(box, held, piece + 1)
    return n


@rule
def nth_piece(s: State, box: Box, k: int) -> int:
    held = still_held(s)
    piece = next_piece(box, held, 0)
    while True:
        if layable(s, box, piece):
            if k == 0:
                return piece
            k -= 1
        piece = next_piece(box, held, piece + 1)
