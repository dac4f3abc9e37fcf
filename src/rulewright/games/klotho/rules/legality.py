"""The legal moves, and the clause that forbids each of the others (KL-17 to KL-36, KL-103)."""

from __future__ import annotations

from rulewright.kernel import among, choices, law, made, may, numbered, refused, rule, span

from ..state import AUGMENTS, DICE, REDS, Box, Phase, Power, State, Verb, Way
from .claiming import IN_THIS_ORDER, movable, to_claim
from .dice import ENOUGH
from .staking import count_pieces, layable, nth_piece
from .tools import has, nth_thing, ready, things, to_augment, to_buy, to_copy, to_flip, to_play, to_raid, to_shift
from .turn import CHOOSE_DICE, may_reroll, to_discard, to_mark

THE_GAME_IS_OVER = law("KL-103")
NOT_YOUR_TURN = law("KL-17")
CLOSE_IT_FIRST = law("KL-48")
SPEND_THEM_NOW = law("KL-66")
TOO_MANY_CARDS = law("KL-96")
ONE_CARD_A_RAID = law("KL-A18")
ONE_CLAIM_AT_A_TIME = law("KL-A34")
SETS = 1 << REDS
"""Sets of red dice that can be thrown again."""


@rule
def in_step(s: State, box: Box) -> int:
    """KL-21: the choices in this step, as a set: cards to discard, dice to mark, or cards to claim."""
    if s.phase == Phase.REROLLING:
        return to_mark(s)
    if s.phase == Phase.CLAIMING:
        return to_claim(s, box)
    return to_discard(s, box) if s.phase in (Phase.OPENING, Phase.CLOSING) else 0


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """KL-21, KL-22, KL-33, KL-36, KL-A10: the moves that an interruption requires; else those of this step and of any step."""
    more = in_step(s, box)  # first, so that compiled play computes it once, for counting and for choosing
    if s.phase == Phase.PAYING:
        among(Verb.PAY, int(s.choices) & ~ENOUGH)
        if int(s.choices) & ENOUGH:
            may(Verb.DONE)
    elif s.phase == Phase.SPENDING_STARS:
        among(Verb.MOVE, movable(s, box))
        may(Verb.DONE)
    elif s.phase == Phase.LAYING:
        numbered(Verb.LAY, count_pieces(s, box), lambda k: nth_piece(s, box, k), lambda piece: layable(s, box, piece))
    elif s.phase == Phase.TAKING:
        victim = int(s.victim)
        numbered(Verb.TAKE, things(s, victim), lambda k: nth_thing(s, victim, k), lambda thing: has(s, victim, thing))
    elif s.phase == Phase.TRIMMING:
        numbered(Verb.DROP, things(s, seat), lambda k: nth_thing(s, seat, k), lambda thing: has(s, seat, thing))
    elif s.marked != 0:
        span(Verb.REROLL, SETS)
        among(Verb.MARK, more)
    else:
        may(Verb.DONE)
        if s.phase == Phase.OPENING:
            may(Verb.ROLL)
            among(Verb.DISCARD, more)
        elif s.phase == Phase.REROLLING:
            numbered(Verb.REROLL, SETS - 1, lambda k: k + 1, lambda reds: reds > 0)
            among(Verb.MARK, more)
            if may_reroll(s, box, 0):
                may(Verb.REROLL)
        elif s.phase == Phase.CLAIMING:
            among(Verb.CLAIM, more)
        else:
            among(Verb.DISCARD, more)
        among(Verb.BUY, to_buy(s, box))
        among(Verb.PLAY, to_play(s))
        among(Verb.RAID, to_raid(s, box))
        among(Verb.STAKE, int(s.open))
        for i in range(AUGMENTS):
            among(Verb.AUGMENT, to_augment(s, i), i)
        for way in range(Way.DOWN, Way.UP + 1):
            among(Verb.SHIFT, to_shift(s, box, way), way)
        among(Verb.FLIP, to_flip(s, box))
        if ready(s, box, Power.PRISM):
            for die in range(DICE):
                among(Verb.COPY, to_copy(s, box, die), die)


offers, offer, offered, listed = moves
apply = made(Verb)
refuse = refused(Verb, IN_THIS_ORDER)


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    """KL-17, KL-103: 0 if this move is legal now, else the clause that forbids it."""
    if s.end != 0:
        return THE_GAME_IS_OVER
    if seat != s.mover:
        return NOT_YOUR_TURN
    if offered(s, box, seat, action):
        return 0
    first = comes_first(s, Verb.at(action))
    return first if first != 0 else refuse(s, box, seat, action)


@rule
def comes_first(s: State, verb: int) -> int:
    """KL-26, KL-48, KL-66, KL-96, KL-A18, KL-A34: the clause that says something else must be finished first; 0 if none."""
    if s.phase == Phase.PAYING:
        return 0 if verb in (Verb.PAY, Verb.DONE) else ONE_CLAIM_AT_A_TIME
    if s.phase == Phase.SPENDING_STARS:
        return 0 if verb == Verb.MOVE else SPEND_THEM_NOW
    if s.phase == Phase.LAYING:
        return 0 if verb == Verb.LAY else CLOSE_IT_FIRST
    if s.phase == Phase.TAKING:
        return 0 if verb == Verb.TAKE else ONE_CARD_A_RAID
    if s.phase == Phase.TRIMMING:
        return 0 if verb == Verb.DROP else TOO_MANY_CARDS
    return CHOOSE_DICE if s.marked != 0 and verb not in (Verb.REROLL, Verb.MARK) else 0
