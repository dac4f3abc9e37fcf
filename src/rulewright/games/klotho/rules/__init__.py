"""The rules of 97 Klotho: whose move it is, what each verb does, and the words the kernel asks for."""

from __future__ import annotations

from rulewright.kernel import rule

from ..state import DICE, TOOLS, Box, Phase, State, Verb
from .claiming import claim, complete_claim, end_stars, move_price, pay
from .legality import check
from .offers import offer, offers
from .scoring import final_score, place_of
from .staking import lay, start_claim
from .tools import augment, buy, copy, flip, play, raid, shift, take_thing
from .turn import discard, done, drop, first_roll, reroll, setup

__all__ = ["apply", "check", "conserved", "offer", "offers", "score", "setup", "standing", "waiting"]


@rule
def waiting(s: State) -> int:
    """KL-17: one player after the other."""
    return 1 << s.mover


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """Make a move, up to the next decision."""
    if action == Verb.ROLL:
        first_roll(s)
    elif action == Verb.DONE:
        pass_on(s, box)
    elif action < Verb.MARK:
        reroll(s, action - Verb.REROLL)
    elif action < Verb.CLAIM:
        s.marked |= 1 << (action - Verb.MARK)
    elif action < Verb.PAY:
        claim(s, box, action - Verb.CLAIM)
    elif action < Verb.MOVE:
        pay(s, box, action - Verb.PAY)
    elif action < Verb.DISCARD:
        move_price(s, box, (action - Verb.MOVE) // 2, (action - Verb.MOVE) % 2)
    elif action < Verb.BUY:
        discard(s, box, action - Verb.DISCARD)
    elif action < Verb.PLAY:
        buy(s, box, action - Verb.BUY)
    elif action < Verb.AUGMENT:
        play(s, box, action - Verb.PLAY)
    elif action < Verb.SHIFT:
        augment(s, box, (action - Verb.AUGMENT) // DICE, (action - Verb.AUGMENT) % DICE)
    elif action < Verb.FLIP:
        shift(s, (action - Verb.SHIFT) // DICE, (action - Verb.SHIFT) % DICE)
    elif action < Verb.COPY:
        flip(s, action - Verb.FLIP)
    elif action < Verb.RAID:
        copy(s, (action - Verb.COPY) // DICE, (action - Verb.COPY) % DICE)
    elif action < Verb.TAKE:
        raid(s, action - Verb.RAID)
    elif action < Verb.STAKE:
        take_thing(s, box, action - Verb.TAKE)
    elif action < Verb.LAY:
        start_claim(s, action - Verb.STAKE)
    elif action < Verb.DROP:
        lay(s, box, action - Verb.LAY)
    else:
        drop(s, box, action - Verb.DROP)


@rule
def pass_on(s: State, box: Box) -> None:
    """Enough dice paid, enough stars spent, or on to the next step."""
    if s.phase == Phase.PAYING:
        complete_claim(s, box)
    elif s.phase == Phase.STARS:
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
