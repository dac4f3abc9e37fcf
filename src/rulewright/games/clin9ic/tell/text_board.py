"""The board as text: the floors with everybody in their rooms, the state of play, and the Action cards."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.business import full_upkeep, savings, wages
from ..rules.people import patient_count
from ..rules.places import cars
from ..state import DOOR, NONE, ROUNDS, SPACES, STEPS, Box, Phase, State
from .derived_facts import goal_parts, slots
from .names import GOAL_NAMES, ICON_NAMES, ORDINALS, room_name, short_patient, short_staff

PEOPLE = "?WYORNKwyor"
"""A letter for each role: capitals for staff, small letters for patients."""
STAFF_LETTERS, PATIENT_LETTERS = "-WYORNKPG", "-wyorD"
LEGEND = (
    "T treatment room, O operating room, S supply room, H hub, * hall, . empty space, I pillar, G garden",
    "Doctors W Y O R by level, N nurse, K orderly; patients w y o r, D a couple",
)
"""Shown at the start of every round."""
WIDTH = 9
SHORT = {"treatment room": "T", "operating room": "O", "hub": "H", "supply room": "S", "hall": "*", "empty space": "."}


def cell(view: State, box: Box, place: int) -> str:
    """A space with everybody in it; empty spaces show the pillar or garden that stands there."""
    card, space = view.floors[place // SPACES], place % SPACES
    kind = SHORT[room_name(box, card, space)]
    if kind == "." and place // SPACES == view.height - 1:
        before = (box.empty[card] & ((1 << space) - 1)).bit_count()
        kind = "I" if before < view.pillars else "G" if before < view.pillars + view.gardens else "."
    elif kind == ".":
        kind = "I"
    inside = "".join(PEOPLE[p.who] for p in view.people[: view.present] if p.place == place)
    return f"{kind} {inside}".ljust(WIDTH)


def draw_floor(view: State, box: Box, floor: int) -> list[str]:
    name = f"{'floor ' + str(floor) if floor else 'ground'} ({box.texts['floors'][view.floors[floor]]})"
    conveyor = ", conveyor" if floor < view.conveyors else ""
    wall = "+" + "+".join(["-" * (WIDTH + 1)] * 3) + "+"
    lines = [f"{wall}  {name}{conveyor}"]
    for row in range(3):
        cells = [cell(view, box, floor * SPACES + 3 * row + column) for column in range(3)]
        lines.append("| " + "| ".join(cells) + f"|  {'ABC'[row]}")
    return [*lines, wall]


def draw_clinic(view: State, box: Box) -> list[str]:
    lines = ["          (H) helipad on the roof"] if view.helipad else []
    for floor in range(view.height - 1, -1, -1):
        lines += draw_floor(view, box, floor)
    door = "".join(PEOPLE[p.who] for p in view.people[: view.present] if p.place == DOOR)
    lines.append(
        f"{' ' * 14}^{door or ' entrance'}   Cars {view.present} of {cars(view, box)}   Entrances {view.entrances}"
    )
    return lines


def boxes(letters: str, held: list[int]) -> str:
    return " ".join(letters[h] for h in held)


def lay_words(view: State, box: Box, top: int, window: int) -> str:
    which = f"{ORDINALS[top].capitalize()} card on top, {('first', 'last')[window]} three"
    if view.phase != Phase.LAYING:
        return which
    taken = slots(view, box, top)[window : window + STEPS]
    done = ", ".join(ICON_NAMES[section.icon] for section in taken)
    staff = ", ".join(short_staff(who) for section in taken for who in section.staff)
    patients = ", ".join(short_patient(who) for section in taken for who in section.patients)
    return f"{which}: {done}; staff {staff}; patients {patients}"


def draw_row(view: State, box: Box) -> list[str]:
    """The three chosen sections, with a mark at the current action; nothing before they are chosen."""
    if view.laid == NONE:
        return []
    icons = [f"{'>' if i == view.step else ' '}{ICON_NAMES[icon]}" for i, icon in enumerate(view.icons)]
    reach = view.entrances
    return [
        f"Actions   {'  '.join(icons)}",
        f"Staff     {reached(STAFF_LETTERS, view.staff, reach)}   at $1 to $6",
        f"Patients  {reached(PATIENT_LETTERS, view.patients, reach)}",
    ]


def reached(letters: str, held: list[int], reach: int) -> str:
    """The boxes within the entrances, a bar, and the others."""
    near, far = boxes(letters, held[:reach]), boxes(letters, held[reach:])
    return f"{near} | {far}" if far else near


def goal_words(view: State, box: Box) -> str:
    """The goal, and how close it is."""
    parts = (f"{p.name} {p.now} of {'at most ' * p.most}{p.want}" for p in goal_parts(view, box))
    return f"Goal {GOAL_NAMES[view.goal]}: {', '.join(parts)}"


def bill_words(view: State, box: Box) -> str:
    """What the bills of this round would be now."""
    upkeep = full_upkeep(view, box) - savings(view, box)
    return f"Bills ${upkeep + wages(view, box)} (upkeep ${upkeep}, wages ${wages(view, box)})"


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    patients = patient_count(view)
    staff = view.present - patients
    return "\n".join(
        [
            *draw_clinic(view, box),
            "",
            f"Round {view.round} of {ROUNDS}   ${view.money}   Popularity {view.popularity}   Time {view.time}   "
            f"Staff {staff}   Patients {patients}",
            bill_words(view, box),
            goal_words(view, box),
            *draw_row(view, box),
            *(LEGEND if view.phase in (Phase.SETTLING, Phase.LAYING) else ()),
        ]
    )
