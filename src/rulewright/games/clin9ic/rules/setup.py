"""Setup (CL-R5 to CL-R7): a ground floor, the money, the goal and the first doctor."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.kernel import below, minus, note, one_of, plus, rule

from ..notes import Note
from ..state import DICE, FLOORS, GOALS, NEW_FLOORS, NONE, Box, Goal, Phase, Role, State
from .cards import clear
from .people import arrive


@rule
def setup(s: State, box: Box) -> None:
    """CL-R5, CL-R6, CL-R7, CL-H32: a random ground floor, money and entrances as printed, a white doctor at the door."""
    for i in range(FLOORS):
        s.floors[i] = NONE
    s.shelf = draw_shelf(s, box)
    card = one_of(s, int(s.shelf))
    s.shelf = minus(int(s.shelf), card)
    s.floors[0], s.height = card, 1
    s.money, s.entrances = box.money, box.entrances
    s.goal = below(s, GOALS) if box.goal == Goal.DRAWN else int(box.goal)
    s.walker = NONE
    clear(s)
    note(s, Note.OPENED, card, int(s.goal))
    s.phase = Phase.SETTLING
    arrive(s, Role.WHITE_DOCTOR)


@rule
def draw_shelf(s: State, box: Box) -> int:
    """CL-31, CL-H25: draw the Floor cards of this game; replacements that were not chosen in advance are random."""
    base, new, chosen, named = int(box.old_cards), int(box.new_cards), 0, 0
    for i in range(NEW_FLOORS):
        if box.replaced[i] != NONE:
            named = plus(named, int(box.replaced[i]))
    for i in range(box.new_floors):
        base = minus(base, int(box.replaced[i]) if box.replaced[i] != NONE else one_of(s, base & ~named))
        card = int(box.brought) if i == 0 and box.brought != NONE else one_of(s, new)
        new = minus(new, card)
        chosen = plus(chosen, card)
    return base | chosen


def conserved(s: State, box: Box) -> Mapping[str, int]:
    """CL-2, CL-31: nine dice, and as many Floor cards as the base game has."""
    built = sum(card != NONE for card in s.floors)
    return {"dice": DICE if len(s.people) == DICE else 0, "floor cards": built + int(s.shelf).bit_count()}
