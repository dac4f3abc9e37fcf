"""The course of a round (CL-4): three actions, Business, Administration."""

from __future__ import annotations

from rulewright.kernel import does, law, note, refuses, rule

from ..notes import Note
from ..state import AT_ONCE, ROUNDS, STEPS, Box, Outcome, Phase, State, Verb
from .business import administer, buy, nurse_count, pay_bills
from .cards import begin_action, clear
from .people import rest
from .scoring import finish

BOXES_IN_ORDER, NOT_ENOUGH_MONEY = law("CL-H4"), law("CL-R28")


@rule
def end_action(s: State, box: Box) -> None:
    """CL-4: Business follows the third action."""
    s.left, s.used, s.queue = 0, 0, 0
    rest(s)
    s.step += 1
    if s.step < STEPS:
        begin_action(s, box)
    else:
        s.nurses = nurse_count(s)
        s.phase = Phase.TREATING


@rule
def settle_accounts(s: State, box: Box) -> None:
    """CL-26, CL-27, CL-H16, CL-H21: bills, then popularity can be bought; in the last round all money is spent on it."""
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
    """CL-R28: popularity that you can pay for."""
    return NOT_ENOUGH_MONEY


@does(Verb.BUY)
def buy_popularity(s: State, box: Box, points: int) -> None:
    """CL-27, CL-H31: the round is over, but after the largest purchase you may buy more."""
    buy(s, box, points)
    if points < AT_ONCE or s.money < box.popularity:
        close_round(s, box)


@refuses(Verb.DONE)
def check_done() -> int:
    """CL-H4: every patient at the door is answered before the action is done."""
    return BOXES_IN_ORDER


@does(Verb.DONE)
def done(s: State, box: Box) -> None:
    """CL-4: the action is over, or the treatment."""
    if s.phase == Phase.TREATING:
        settle_accounts(s, box)
    else:
        end_action(s, box)


@does(Verb.GIVE_UP)
def give_up(s: State) -> None:
    """CL-H27: the clinic closes early."""
    s.end = Outcome.GAVE_UP
    note(s, Note.CLOSED, int(s.goal), Outcome.GAVE_UP)
