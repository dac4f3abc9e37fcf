"""The course of a round (CL-4): three actions, Business, Administration."""

from __future__ import annotations

from rulewright.kernel import note, rule

from ..notes import Note
from ..state import AT_ONCE, NONE, ROUNDS, STEPS, ActionIcon, Box, Outcome, Phase, State, Verb
from .arrivals import admit, hire, refuse, skip_without_room
from .building import build, build_bonus, raise_floor
from .business import administer, buy, nurse_count, pay_bills, treat
from .cards import clear, deal, lay, turn
from .offers import offer, offers
from .people import dismiss, rest, stay, walk
from .scoring import finish


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """CL-H20: a move, and then everything that leaves no choice."""
    make(s, box, action)
    while s.end == 0:
        if s.phase == Phase.DEALING:
            deal(s, box)
        elif s.phase == Phase.ADMITTING:
            skip_without_room(s, box)
        if offers(s, box, 0) > 1:
            return
        make(s, box, offer(s, box, 0, 0))


@rule
def make(s: State, box: Box, action: int) -> None:
    verb = Verb.at(action)
    if verb == Verb.WALK:
        walk(s, box, Verb.WALK.argument(action))
        after_walk(s)
    elif verb == Verb.LAY:
        top, window = Verb.LAY.arguments(action)
        lay(s, box, top, window)
        begin_action(s, box)
    elif verb == Verb.TURN:
        turn(s, Verb.TURN.argument(action))
    elif verb == Verb.BUILD:
        build(s, box, Verb.BUILD.argument(action))
    elif verb == Verb.RAISE:
        raise_floor(s, box, Verb.RAISE.argument(action))
    elif verb == Verb.BONUS:
        build_bonus(s, box, Verb.BONUS.argument(action))
    elif verb == Verb.HIRE:
        hire(s, Verb.HIRE.argument(action))
    elif verb == Verb.PICK:
        s.walker = Verb.PICK.argument(action)
        s.phase = Phase.WALKING
    elif verb == Verb.STAY:
        stay(s)
        after_walk(s)
    elif verb == Verb.DISMISS:
        dismiss(s)
        after_walk(s)
    elif verb == Verb.ADMIT:
        admit(s)
    elif verb == Verb.REFUSE:
        refuse(s, box)
    elif verb == Verb.TREAT:
        treat(s, box, Verb.TREAT.argument(action))
    elif verb == Verb.BUY:
        points = Verb.BUY.argument(action)
        buy(s, box, points)
        if points < AT_ONCE or s.money < box.popularity:  # CL-H31: after the largest purchase you may buy more
            close_round(s, box)
    elif verb == Verb.GIVE_UP:
        s.end = Outcome.GAVE_UP
        note(s, Note.CLOSED, int(s.goal), Outcome.GAVE_UP)
    elif s.phase == Phase.TREATING:
        settle_accounts(s, box)
    else:
        end_action(s, box)


@rule
def begin_action(s: State, box: Box) -> None:
    """CL-10, CL-H3: the next action from the left."""
    icon = int(s.icons[s.step])
    note(s, Note.BEGUN, int(s.step), icon)
    if icon == ActionIcon.BUILD:
        s.left = box.capacity
        s.phase = Phase.BUILDING
    else:
        s.phase = Phase.ADMITTING if icon == ActionIcon.ADMIT else Phase.HIRING


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
def after_walk(s: State) -> None:
    """After a walk: the next newcomer, the rest of the action, or the first round."""
    if s.phase == Phase.SETTLING:
        rest(s)
        s.phase = Phase.DEALING
    elif s.walker == NONE:
        s.phase = Phase.ADMITTING if s.icons[s.step] == ActionIcon.ADMIT else Phase.HIRING


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
