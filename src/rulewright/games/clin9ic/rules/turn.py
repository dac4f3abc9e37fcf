"""The course of a round (CL-4): three actions, Business, Administration; the moves of each phase."""

from __future__ import annotations

from rulewright.kernel import among, choices, does, law, made, may, note, refused, refuses, rule, span

from ..notes import Note
from ..state import AT_ONCE, BOXES, DICE, ROUNDS, STEPS, Box, Outcome, Phase, Role, State, Verb
from .arrivals import patient_waits, skip_without_room, to_hire
from .building import to_bonus, to_build, to_raise
from .business import administer, buy, pay_bills, to_treat
from .cards import begin_action, clear, deal, to_turn
from .people import check_dismiss, check_stay, how_many, rest, to_pick, to_walk
from .score import finish

BOXES_IN_ORDER, NOT_ENOUGH_MONEY, ONLY_THE_REST = law("CL-H4"), law("CL-R28"), law("CL-H30")

BUILDS = 6 + BOXES + 1
"""A box file may allow up to six components in an action; each bonus icon counts once; one move ends the action."""
HIRES = 2 * BOXES + 2 * DICE + 1
"""CL-H7, CL-H13: hire from each box once and walk in; pick up each person once, and walk or stay; end the action."""
ADMITS = 3 * BOXES + 2 * DICE + 1
"""CL-17, CL-H13: answer each box once, with two walks for a couple; pick up each person once; end the action."""
MOST_MONEY = 99 + ROUNDS * 4 * (50 + 9 * 9)
"""The most money that a box file allows at the start and as income: nine dice make four pairs of doctor and patient a round."""
PURCHASES = ROUNDS + MOST_MONEY // AT_ONCE
"""CL-H31: one purchase a round, and one more after each purchase of the maximum, if a point costs $1."""
BOUND = 2 + ROUNDS * (1 + STEPS + STEPS * max(BUILDS, HIRES, ADMITS) + 4 + 1) + PURCHASES
"""The first walk and giving up; each round has one lay, three turns of a card, three actions, four treatments and their end."""


@rule
def waiting(s: State) -> int:
    """CL-3: one player decides everything."""
    return 1


@rule
def end_action(s: State, box: Box) -> None:
    """CL-4: Business follows the third action."""
    s.left, s.used, s.queue = 0, 0, 0
    rest(s)
    s.step += 1
    if s.step < STEPS:
        begin_action(s, box)
    else:
        s.nurses = how_many(s, Role.NURSE)
        s.phase = Phase.TREATING


@rule
def settle_accounts(s: State, box: Box) -> None:
    """CL-26, CL-27, CL-H16, CL-H21: pay the bills, then buy popularity; in the last round all money is spent on it."""
    s.nurses, s.cured = 0, 0
    pay_bills(s, box)
    s.phase = Phase.BUYING
    if s.round == ROUNDS:
        buy(s, box, int(s.money) // int(box.popularity))
        close_round(s, box)


@rule
def close_round(s: State, box: Box) -> None:
    """CL-4, CL-28: Administration, and then the next round or the end."""
    administer(s, box)
    if s.round == ROUNDS:
        finish(s, box)
    else:
        clear(s)
        s.phase = Phase.DEALING


@rule
def affordable(s: State, box: Box) -> int:
    """CL-R28, CL-H31: how many points of popularity you can buy in one move."""
    return min(AT_ONCE, int(s.money) // int(box.popularity))


@refuses(Verb.BUY)
def check_buy() -> int:
    """CL-R28: you cannot pay for that much popularity."""
    return NOT_ENOUGH_MONEY


@does(Verb.BUY)
def buy_popularity(s: State, box: Box, points: int) -> None:
    """CL-27, CL-H31: this ends the round, but after a purchase of the maximum you may buy more."""
    buy(s, box, points)
    if points < AT_ONCE or s.money < box.popularity:
        close_round(s, box)


@refuses(Verb.DONE)
def check_done() -> int:
    """CL-H4: every patient at the door must be answered before the action ends."""
    return BOXES_IN_ORDER


@does(Verb.DONE)
def done(s: State, box: Box) -> None:
    """CL-4: end the action, or the treatment."""
    if s.phase == Phase.TREATING:
        settle_accounts(s, box)
    else:
        end_action(s, box)


@does(Verb.GIVE_UP)
def give_up(s: State) -> None:
    """CL-H27: the clinic closes early."""
    s.end = Outcome.GAVE_UP
    note(s, Note.CLOSED, int(s.goal), Outcome.GAVE_UP)


# ---------------------------------------------------------------- the moves of each phase


@choices
def moves(s: State, box: Box, seat: int) -> None:
    """CL-4: the moves in each phase."""
    if s.phase in (Phase.SETTLING, Phase.WALKING):
        among(Verb.WALK, to_walk(s, box))
        if check_stay(s) == 0:
            may(Verb.STAY)
        if check_dismiss(s) == 0:
            may(Verb.DISMISS)
    elif s.phase == Phase.LAYING:
        span(Verb.LAY, Verb.LAY.size)
        among(Verb.TURN, to_turn(s, box))
    elif s.phase == Phase.BUILDING:
        among(Verb.BUILD, to_build(s, box))
        among(Verb.RAISE, to_raise(s, box))
        among(Verb.BONUS, to_bonus(s, box))
        may(Verb.DONE)
    elif s.phase == Phase.HIRING:
        among(Verb.HIRE, to_hire(s, box))
        among(Verb.PICK, to_pick(s, box))
        may(Verb.DONE)
    elif s.phase == Phase.ADMITTING:
        among(Verb.PICK, to_pick(s, box))
        if patient_waits(s):
            may(Verb.ADMIT)
            may(Verb.REFUSE)
        else:
            may(Verb.DONE)
    elif s.phase == Phase.TREATING:
        among(Verb.TREAT, to_treat(s, box))
        may(Verb.DONE)
    else:
        span(Verb.BUY, 1 + affordable(s, box))


offers, offer, offered, listed = moves
make, refuse = made(Verb), refused(Verb, ONLY_THE_REST)


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """CL-H20: make a move, then everything that leaves no choice."""
    make(s, box, seat, action)
    while s.end == 0:
        if s.phase == Phase.DEALING:
            deal(s, box)
        elif s.phase == Phase.ADMITTING:
            skip_without_room(s, box)
        if offers(s, box, 0) > 1:
            return
        make(s, box, 0, offer(s, box, 0, 0))
