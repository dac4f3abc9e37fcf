"""The board as text: the floors with everyone in their rooms, the state of play, and the Action cards."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.telling.language import slug

from ..notes import SAY
from ..rules.people import patient_count
from ..rules.places import cars
from ..state import DOOR, NONE, ROUNDS, SPACES, STEPS, Box, Phase, State
from .facts import bills, goal_parts, slots
from .names import PATIENTS, STAFF, built_on, goal_name, icon_names, room_kind

PEOPLE = "?WYORNKwyor"
"""A letter for each role: upper case for staff, lower case for patients."""
STAFF_LETTERS, PATIENT_LETTERS = "-WYORNKPG", "-wyorD"
WIDTH = 9
SHORT = {
    "treatment": "T",
    "operating": "O",
    "hub": "H",
    "supply": "S",
    "hall": "*",
    "empty": ".",
    "pillar": "I",
    "garden": "G",
}


def cell(view: State, box: Box, place: int) -> str:
    """A space with everyone in it; an empty space shows its pillar or garden."""
    card, space = view.floors[place // SPACES], place % SPACES
    kind = SHORT[built_on(view, box, place) or room_kind(box, card, space)]
    inside = "".join(PEOPLE[p.who] for p in view.people[: view.present] if p.place == place)
    return f"{kind} {inside}".ljust(WIDTH)


def draw_floor(view: State, box: Box, floor: int) -> list[str]:
    key = "board-floor-conveyor" if floor < view.conveyors else "board-floor"
    name = SAY(key, floor=floor, card=box.texts["floors"][view.floors[floor]])
    wall = "+" + "+".join(["-" * (WIDTH + 1)] * 3) + "+"
    lines = [f"{wall}  {name}"]
    for row in range(3):
        cells = [cell(view, box, floor * SPACES + 3 * row + column) for column in range(3)]
        lines.append("| " + "| ".join(cells) + f"|  {'ABC'[row]}")
    return [*lines, wall]


def draw_clinic(view: State, box: Box) -> list[str]:
    lines = [" " * 10 + "(H) " + SAY("board-helipad")] if view.helipad else []
    for floor in range(view.height - 1, -1, -1):
        lines += draw_floor(view, box, floor)
    door = "".join(PEOPLE[p.who] for p in view.people[: view.present] if p.place == DOOR)
    counts = SAY("board-cars", cars=int(view.present), spaces=int(cars(view, box)), entrances=int(view.entrances))
    return [*lines, " " * 14 + "^" + (door or " " + SAY("board-entrance")) + "   " + counts]


def boxes(letters: str, held: list[int]) -> str:
    return " ".join(letters[h] for h in held)


def lay_words(view: State, box: Box, top: int, window: int) -> str:
    if view.phase != Phase.LAYING:
        return SAY("lay-unknown", order=top, window=window)
    taken = slots(view, box, top)[window : window + STEPS]
    return SAY(
        "lay",
        order=top,
        window=window,
        actions=icon_names([section.icon for section in taken]),
        staff=", ".join(SAY("short-staff", staff=STAFF[who]) for section in taken for who in section.staff),
        patients=", ".join(
            SAY("short-patient", patient=PATIENTS[who]) for section in taken for who in section.patients
        ),
    )


def draw_row(view: State, box: Box) -> list[str]:
    """The three chosen sections, with a mark at the current action; empty before they are chosen."""
    if view.laid == NONE:
        return []
    icons = [f"{'>' if i == view.step else ' '}{icon_names([icon])}" for i, icon in enumerate(view.icons)]
    reach = view.entrances
    return [
        SAY("board-actions", actions="  ".join(icons)),
        SAY("board-staff", boxes=reached(STAFF_LETTERS, view.staff, reach)),
        SAY("board-patients", boxes=reached(PATIENT_LETTERS, view.patients, reach)),
    ]


def reached(letters: str, held: list[int], reach: int) -> str:
    """The boxes within the entrances, a bar, and the others."""
    near, far = boxes(letters, held[:reach]), boxes(letters, held[reach:])
    return f"{near} | {far}" if far else near


def goal_words(view: State, box: Box) -> str:
    """The goal, and how close it is."""
    parts = (
        SAY("part-most" if p.most else "part-least", part=SAY(f"part-{slug(p.name)}"), now=int(p.now), want=int(p.want))
        for p in goal_parts(view, box)
    )
    return SAY("board-goal", goal=goal_name(view.goal), parts=", ".join(parts))


def bill_words(view: State, box: Box) -> str:
    """The bills of this round as they are now."""
    due = bills(view, box)
    return SAY("board-bills", total=int(due.upkeep + due.wages), upkeep=int(due.upkeep), wages=int(due.wages))


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    patients = patient_count(view)
    status = SAY(
        "board-status",
        round=int(view.round),
        rounds=ROUNDS,
        money=int(view.money),
        popularity=int(view.popularity),
        time=int(view.time),
        staff=int(view.present - patients),
        patients=int(patients),
    )
    lines = [*draw_clinic(view, box), "", status, bill_words(view, box), goal_words(view, box), *draw_row(view, box)]
    if view.phase in (Phase.SETTLING, Phase.LAYING):  # the letters are explained at the start of every round
        lines += [SAY("legend-rooms"), SAY("legend-people")]
    return "\n".join(lines)
