"""The rules of 97 Klotho: whose move it is, what each verb does, and the words the kernel asks for."""

from __future__ import annotations

from rulewright.kernel import rule

from .claiming import claim, complete_claim, end_stars, move_price, pay
from .legality import check
from .offers import offer, offers
from ..play.outlook import HORIZON, IMAGINED, outlook
from ..play.policy import policy
from .scoring import final_score, place_of
from .staking import lay, start_claim
from ..state import (
    BOOST,
    BUY,
    CLAIM,
    COPY,
    DICE,
    DISCARD,
    DONE,
    DROP,
    FLIP,
    LAY,
    MARK,
    MOVE,
    PAY,
    PAYING,
    PLAY,
    RAID_ON,
    REROLL,
    ROLL,
    SHIFT,
    STAKE,
    STARS,
    TAKE,
    TOOLS,
    Box,
    State,
)
from .tools import augment, buy, copy, flip, play, raid, shift, take_thing
from .turn import discard, done, drop, first_roll, reroll, setup

__all__ = [
    "HORIZON", "IMAGINED", "apply", "check", "conserved", "offer", "offers", "outlook", "policy", "score", "setup", "standing",
    "waiting",
]  # fmt: skip


@rule
def waiting(s: State) -> int:
    """KL-17: one player after the other."""
    return 1 << s.mover


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """Make a move, up to the next decision."""
    if action == ROLL:
        first_roll(s)
    elif action == DONE:
        pass_on(s, box)
    elif action < MARK:
        reroll(s, action - REROLL)
    elif action < CLAIM:
        s.marked |= 1 << (action - MARK)
    elif action < PAY:
        claim(s, box, action - CLAIM)
    elif action < MOVE:
        pay(s, box, action - PAY)
    elif action < DISCARD:
        move_price(s, box, (action - MOVE) // 2, (action - MOVE) % 2)
    elif action < BUY:
        discard(s, box, action - DISCARD)
    elif action < PLAY:
        buy(s, box, action - BUY)
    elif action < BOOST:
        play(s, box, action - PLAY)
    elif action < SHIFT:
        augment(s, box, (action - BOOST) // DICE, (action - BOOST) % DICE)
    elif action < FLIP:
        shift(s, (action - SHIFT) // DICE, (action - SHIFT) % DICE)
    elif action < COPY:
        flip(s, action - FLIP)
    elif action < RAID_ON:
        copy(s, (action - COPY) // DICE, (action - COPY) % DICE)
    elif action < TAKE:
        raid(s, action - RAID_ON)
    elif action < STAKE:
        take_thing(s, box, action - TAKE)
    elif action < LAY:
        start_claim(s, action - STAKE)
    elif action < DROP:
        lay(s, box, action - LAY)
    else:
        drop(s, box, action - DROP)


@rule
def pass_on(s: State, box: Box) -> None:
    """Enough dice paid, enough stars spent, or on to the next step."""
    if s.phase == PAYING:
        complete_claim(s, box)
    elif s.phase == STARS:
        end_stars(s)
    else:
        done(s, box)


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """KL-103: what stands on the sheet."""
    for seat in range(box.seats):
        out[seat] = final_score(s, seat)


@rule
def standing(s: State, box: Box, scores: list[int], out: list[int]) -> None:
    """KL-103, KL-106: by points, then cards in front, then coins; equals share."""
    for seat in range(box.seats):
        out[seat] = place_of(s, box, seat)


def conserved(s: State, box: Box) -> dict[str, int]:
    """No tool is made or lost, and no Klotho card lies in two places."""
    held = {}
    for tool in range(TOOLS):
        out = s.stack[tool] + s.discards[tool] + s.shelf.count(tool)
        held[f"tool {tool}"] = out + sum(seat.tools[tool] for seat in s.seats)
    places = [s.mines, *(seat.mines for seat in s.seats), *(1 << c for c in s.row if 0 <= c < 54)]
    others = [s.others, *(seat.techs << 27 for seat in s.seats), *(1 << (c - 54) for c in s.row if c >= 54)]
    held["mine cards that lie twice"] = sum(p.bit_count() for p in places) - _together(places)
    held["other cards that lie twice"] = sum(p.bit_count() for p in others) - _together(others)
    return held


def _together(sets: list[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found.bit_count()
