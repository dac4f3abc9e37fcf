"""Names of people, places, goals and components, and the words by which messages select them."""

from __future__ import annotations

from rulewright.telling.language import NOBODY, Word

from ..content import COMPONENT_WORDS, GOAL_WORDS
from ..notes import SAY
from ..rules.places import is_patient, level_of
from ..state import DOOR, SPACES, Box, Goal, Role, State

COLOURS = (Word("white"), Word("yellow"), Word("orange"), Word("red"))
COMPONENTS = tuple(map(Word, COMPONENT_WORDS))
STAFF = (NOBODY, *COLOURS, Word("nurse"), Word("orderly"), Word("pillar"), Word("garden"))
"""The contents of a staff box; doctors are named by colour."""
PATIENTS = (NOBODY, *COLOURS, Word("couple"))
"""The contents of a patient box."""
GOALS = GOAL_WORDS[: Goal.DRAWN]


def person(who: int) -> dict[str, Word]:
    """Arguments of messages about a person; the colour of nurses and orderlies is `none`."""
    if is_patient(who):
        return {"kind": Word("patient"), "colour": COLOURS[level_of(who) - 1]}
    if who in (Role.NURSE, Role.ORDERLY):
        return {"kind": STAFF[who], "colour": NOBODY}
    return {"kind": Word("doctor"), "colour": COLOURS[who - 1]}


def goal_name(goal: int) -> str:
    return SAY(f"goal-{GOALS[goal]}")


def icon_names(icons: list[int]) -> str:
    """The actions of several sections, in their order."""
    return ", ".join(SAY("icon", icon=int(icon)) for icon in icons)


def space_name(space: int) -> str:
    """A space of a floor by row and column: A is the back, C the front."""
    return f"{'ABC'[space // 3]}{space % 3 + 1}"


def room_kind(box: Box, card: int, space: int) -> Word:
    """The kind of module in a space of a Floor card."""
    kinds = ((box.rooms, "treatment"), (box.operating, "operating"), (box.hubs, "hub"), (box.supply, "supply"))
    found = [name for sets, name in kinds if sets[card] >> space & 1]
    return Word(found[0] if found else "hall" if not box.empty[card] >> space & 1 else "empty")


def built_on(view: State, box: Box, place: int) -> str:
    """What fills an empty space: a pillar below other floors; on the top floor, what was built, pillars first."""
    level, space = divmod(place, SPACES)
    empty = box.empty[view.floors[level]]
    if not empty >> space & 1:
        return ""
    before = (empty & ((1 << space) - 1)).bit_count()
    if level < view.height - 1 or before < view.pillars:
        return "pillar"
    return "garden" if before < view.pillars + view.gardens else ""


def place_name(place: int) -> str:
    """The short name of a place: B3, or B3 on floor 1."""
    if place == DOOR:
        return SAY("door")
    floor, space = divmod(place, SPACES)
    return SAY("place", space=space_name(space), floor=int(floor))
