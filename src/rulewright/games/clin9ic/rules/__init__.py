"""The round: Actions, Business, Administration (CL-4); set-up, and the words the kernel asks for."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.kernel import below, minus, note, one_of, plus, rule

from ..notes import Note
from ..state import (
    AT_ONCE,
    BASE_FLOORS,
    COUPLE,
    DICE,
    FLOORS,
    GOALS,
    NEW_FLOORS,
    NONE,
    ROUNDS,
    STEPS,
    ActionIcon,
    Box,
    Goal,
    Level,
    Outcome,
    Phase,
    Role,
    State,
    Verb,
)
from .building import build, build_extra, raise_floor
from .business import administer, buy, nurse_count, pay_bills, treat
from .cards import clear, deal, lay
from .legality import can_come, check
from .offers import asked, offer, offers
from .people import come, dismiss, rest, stay, walk
from .scoring import final_score, finish

__all__ = ["apply", "check", "conserved", "offer", "offers", "score", "setup", "waiting"]


# ---------------------------------------------------------------- set-up


@rule
def setup(s: State, box: Box) -> None:
    """CL-R5, CL-R6, CL-R7, CL-H32: a ground floor by chance, money and entrances as printed, and a white doctor at the door."""
    for i in range(FLOORS):
        s.floors[i] = NONE
    s.shelf = shelf(s, box)
    card = one_of(s, int(s.shelf))
    s.shelf = minus(int(s.shelf), card)
    s.floors[0], s.height = card, 1
    s.money, s.entrances = box.money, box.entrances
    s.goal = below(s, GOALS) if box.goal == Goal.DRAWN else int(box.goal)
    s.walker = NONE
    clear(s)
    note(s, Note.OPENED, card, int(s.goal))
    s.phase = Phase.SETTLING
    come(s, Role.DOCTOR)


@rule
def shelf(s: State, box: Box) -> int:
    """CL-31, CL-H25: the three Floor cards of this game; which are replaced, and by which, is left to chance."""
    base, new, chosen = (1 << BASE_FLOORS) - 1, ((1 << NEW_FLOORS) - 1) << BASE_FLOORS, 0
    for _ in range(box.new_floors):
        base = minus(base, one_of(s, base))
        card = one_of(s, new)
        new = minus(new, card)
        chosen = plus(chosen, card)
    return base | chosen


@rule
def waiting(s: State) -> int:
    """CL-3: one player decides everything."""
    return 1


# ---------------------------------------------------------------- the course of a round


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """CL-H20: a move, and then everything that leaves no choice."""
    make(s, box, action)
    while s.end == 0:
        if s.phase == Phase.DEALING:
            deal(s, box)
        elif s.phase == Phase.ADMITTING:
            turn_away(s, box)
        if offers(s, box, 0) > 1:
            return
        make(s, box, offer(s, box, 0, 0))


@rule
def make(s: State, box: Box, action: int) -> None:
    if action < Verb.LAY:
        walk(s, box, action)
        go_on(s)
    elif action < Verb.BUILD:
        lay(s, box, (action - Verb.LAY) // 2, (action - Verb.LAY) % 2)
        begin(s, box)
    elif action < Verb.RAISE:
        build(s, box, action - Verb.BUILD)
    elif action < Verb.BONUS:
        raise_floor(s, box, action - Verb.RAISE)
    elif action < Verb.HIRE:
        build_extra(s, box, action - Verb.BONUS)
    elif action < Verb.PICK:
        hire(s, action - Verb.HIRE)
    elif action < Verb.STAY:
        s.walker = action - Verb.PICK
        s.phase = Phase.WALKING
    elif action == Verb.STAY:
        stay(s)
        go_on(s)
    elif action == Verb.DISMISS:
        dismiss(s)
        go_on(s)
    elif action == Verb.ADMIT:
        admit(s)
    elif action == Verb.REFUSE:
        refuse(s, box)
    elif action < Verb.BUY:
        treat(s, box, action - Verb.TREAT)
    elif action < Verb.DONE:
        buy(s, box, action - Verb.BUY)
        if action - Verb.BUY < AT_ONCE or s.money < box.popularity:
            close(s, box)
    elif action == Verb.GIVE_UP:
        s.end = Outcome.GAVE_UP
        note(s, Note.CLOSED, int(s.goal), Outcome.GAVE_UP)
    elif s.phase == Phase.TREATING:
        settle_accounts(s, box)
    else:
        end_action(s, box)


@rule
def begin(s: State, box: Box) -> None:
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
    """After the third action comes Business (CL-4)."""
    s.left, s.used, s.queue = 0, 0, 0
    rest(s)
    s.step += 1
    if s.step < STEPS:
        begin(s, box)
    else:
        s.nurses = nurse_count(s)
        s.phase = Phase.TREATING


@rule
def go_on(s: State) -> None:
    """After a walk: the next newcomer, the action in hand, or the first round."""
    if s.phase == Phase.SETTLING:
        rest(s)
        s.phase = Phase.DEALING
    elif s.walker == NONE:
        s.phase = Phase.ADMITTING if s.icons[s.step] == ActionIcon.ADMIT else Phase.HIRING


@rule
def settle_accounts(s: State, box: Box) -> None:
    """CL-26, CL-27, CL-H16, CL-H21: bills, then popularity for money; at the end of the game for all the money there is."""
    s.nurses, s.cured = 0, 0
    pay_bills(s, box)
    s.phase = Phase.BUYING
    if s.round == ROUNDS:
        buy(s, box, int(s.money) // int(box.popularity))
        close(s, box)


@rule
def close(s: State, box: Box) -> None:
    """CL-4, CL-28: Administration, and then the next round or the end."""
    administer(s, box)
    if s.round == ROUNDS:
        finish(s, box)
    else:
        clear(s)
        s.phase = Phase.DEALING


# ---------------------------------------------------------------- who comes


@rule
def hire(s: State, b: int) -> None:
    """CL-13, CL-14, CL-16: paid by the place of the box, and walking in at once."""
    s.money -= b + 1
    s.used = plus(int(s.used), b)
    note(s, Note.HIRED, int(s.staff[b]), b, b + 1)
    come(s, int(s.staff[b]))
    s.phase = Phase.WALKING


@rule
def admit(s: State) -> None:
    """CL-17, CL-36: a patient, or both of a couple."""
    level = int(s.patients[s.queue])
    note(s, Note.ADMITTED, level, int(s.queue))
    if level == COUPLE:
        come(s, Role.PATIENT + Level.YELLOW - 1)
        level = Level.WHITE
    come(s, Role.PATIENT + level - 1)
    s.queue += 1
    s.phase = Phase.WALKING


@rule
def refuse(s: State, box: Box) -> None:
    """CL-18, CL-39: who could have come and may not costs popularity."""
    couple = s.patients[s.queue] == COUPLE
    lost = int(box.refused_couple) if couple else int(box.refused)
    note(s, Note.TURNED_AWAY, int(s.patients[s.queue]), int(s.queue), lost)
    s.popularity -= lost
    s.refused += 1
    s.queue += 1


@rule
def turn_away(s: State, box: Box) -> None:
    """CL-H9: for whom there is no room, he goes elsewhere, and that costs nothing."""
    while asked(s) and not can_come(s, box, int(s.queue)):
        if s.patients[s.queue] != Role.NOBODY:
            note(s, Note.NO_ROOM, int(s.patients[s.queue]), int(s.queue))
        s.queue += 1


# ---------------------------------------------------------------- the end


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """CL-R31: also of a clinic that was given up, as it stands."""
    out[0] = final_score(s, box)


def conserved(s: State, box: Box) -> Mapping[str, int]:
    """CL-2, CL-31: nine dice, and three Floor cards on the table."""
    built = sum(card != NONE for card in s.floors)
    return {"dice": DICE if len(s.people) == DICE else 0, "floor cards": built + int(s.shelf).bit_count()}
