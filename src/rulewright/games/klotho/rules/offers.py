"""The moves on offer, counted and numbered by phase; every one of them is allowed (KL-21, KL-33, KL-36)."""

from __future__ import annotations

from rulewright.kernel import nth, rule, size

from ..state import AUGMENTS, MINES, REDS, Box, Phase, State, Verb, Way
from .claiming import movable
from .hands import ENOUGH
from .moves import (
    copies,
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
    more = in_step(s, box)
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
        return SETS + size(more)
    waiting = 1 if s.phase == Phase.REROLLING and may_reroll(s, box, 0) else 0
    return before_choices(s) + size(more) + waiting + at_any_time(s, box)


@rule
def offer(s: State, box: Box, seat: int, k: int) -> int:
    more = in_step(s, box)
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
        return Verb.REROLL.of(k) if k < SETS else Verb.MARK.of(nth(more, k - SETS))
    first = before_choices(s)
    if k < first + size(more):
        return nth_in_step(s, k, first, more)
    k -= first + size(more)
    if s.phase == Phase.REROLLING and may_reroll(s, box, 0):
        if k == 0:
            return Verb.REROLL.of(0)
        k -= 1
    return nth_at_any_time(s, box, k)


# ---------------------------------------------------------------- the step of the turn


@rule
def before_choices(s: State) -> int:
    """KL-22, KL-25, KL-26: the moves of a step that are always there: passing on, the roll, and each set of red dice to throw
    again."""
    return 2 if s.phase == Phase.OPENING else SETS if s.phase == Phase.REROLLING else 1


@rule
def in_step(s: State, box: Box) -> int:
    """KL-21: what the step lets choose from, as a set: cards to discard, dice to mark, or cards to claim. `offers` and `offer`
    both begin with it, so that compiled play looks once."""
    if s.phase == Phase.REROLLING:
        return to_mark(s)
    if s.phase == Phase.CLAIMING:
        return to_claim(s, box)
    return to_discard(s, box) if s.phase in (Phase.OPENING, Phase.CLOSING) else 0


@rule
def nth_in_step(s: State, k: int, first: int, more: int) -> int:
    if k == 0:
        return Verb.DONE
    if k < first:
        return Verb.ROLL if s.phase == Phase.OPENING else Verb.REROLL.of(k)
    chosen = nth(more, k - first)
    if s.phase == Phase.REROLLING:
        return Verb.MARK.of(chosen)
    return Verb.CLAIM.of(chosen) if s.phase == Phase.CLAIMING else Verb.DISCARD.of(chosen)


# ---------------------------------------------------------------- what may be done in any step


@rule
def at_any_time(s: State, box: Box) -> int:
    """KL-33, KL-36, KL-A10: buying, tools, powers and staking."""
    n = size(to_buy(s, box)) + size(to_play(s)) + size(to_raid(s, box)) + size(int(s.open))
    for i in range(AUGMENTS):
        n += size(to_augment(s, i))
    n += size(to_shift(s, box, Way.DOWN)) + size(to_shift(s, box, Way.UP)) + size(to_flip(s, box))
    return n + copies(s, box)


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
