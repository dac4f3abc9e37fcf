"""The rules of 97 Klotho as the kernel asks for them: whose move it is, what each verb does, and who wins."""

from __future__ import annotations

from rulewright.kernel import rule

from ..state import MINES, TOOLS, Box, Card, Phase, State, Verb
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
    """KL-17: players take turns."""
    return 1 << s.mover


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """Make a move, up to the next decision."""
    verb = Verb.at(action)
    if verb == Verb.ROLL:
        first_roll(s, box)
    elif verb == Verb.DONE:
        pass_on(s, box)
    elif verb == Verb.REROLL:
        reroll(s, box, Verb.REROLL.argument(action))
    elif verb == Verb.MARK:
        s.marked |= 1 << Verb.MARK.argument(action)
    elif verb == Verb.CLAIM:
        claim(s, box, Verb.CLAIM.argument(action))
    elif verb == Verb.PAY:
        pay(s, box, Verb.PAY.argument(action))
    elif verb == Verb.MOVE:
        mineral, way = Verb.MOVE.arguments(action)
        move_price(s, box, mineral, way)
    elif verb == Verb.DISCARD:
        discard(s, box, Verb.DISCARD.argument(action))
    elif verb == Verb.BUY:
        buy(s, box, Verb.BUY.argument(action))
    elif verb == Verb.PLAY:
        play(s, box, Verb.PLAY.argument(action))
    elif verb == Verb.AUGMENT:
        i, die = Verb.AUGMENT.arguments(action)
        augment(s, box, i, die)
    elif verb == Verb.SHIFT:
        way, die = Verb.SHIFT.arguments(action)
        shift(s, box, way, die)
    elif verb == Verb.FLIP:
        flip(s, Verb.FLIP.argument(action))
    elif verb == Verb.COPY:
        die, model = Verb.COPY.arguments(action)
        copy(s, die, model)
    elif verb == Verb.RAID:
        raid(s, Verb.RAID.argument(action))
    elif verb == Verb.TAKE:
        take_thing(s, box, Verb.TAKE.argument(action))
    elif verb == Verb.STAKE:
        start_claim(s, Verb.STAKE.argument(action))
    elif verb == Verb.LAY:
        lay(s, box, Verb.LAY.argument(action))
    elif verb == Verb.DROP:
        drop(s, box, Verb.DROP.argument(action))


@rule
def pass_on(s: State, box: Box) -> None:
    """KL-22: pay no more dice, spend no more stars, or go on to the next step."""
    if s.phase == Phase.PAYING:
        complete_claim(s, box)
    elif s.phase == Phase.SPENDING_STARS:
        end_stars(s)
    else:
        done(s, box)


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """KL-103: three rounds and the bonuses."""
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
    places = [s.mines, *(seat.mines for seat in s.seats), *(1 << c for c in s.row if Card.MINE <= c < Card.MONSTER)]
    others = [s.others, *(seat.techs << (Card.TECH - MINES) for seat in s.seats)]
    others += [1 << (c - MINES) for c in s.row if c >= Card.MONSTER]
    held["mine cards that lie twice"] = sum(p.bit_count() for p in places) - _together(places)
    held["other cards that lie twice"] = sum(p.bit_count() for p in others) - _together(others)
    return held


def _together(sets: list[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found.bit_count()
