"""Drawings for the rules about rooms and ways."""

from __future__ import annotations

from rulewright.telling.diagrams import Diagram
from rulewright.telling.drawing import circle, gradient, group, rect, text

from ..notes import SAY
from ..state import CARDS, SPACES, Box, Role, State
from .names import room_kind
from .picture import ACROSS, BOTTOM, LEFT, LINE, house

TOP, TALL, MARGIN = 348, 46, 30
ENTRANCE = SPACES
"""The row of distances that begins at the entrance."""


def diagrams(box: Box) -> dict[str, Diagram]:
    """The first ground floor of the box: how far each room is from the entrance, and a doctor with a patient."""
    card = next(i for i in range(CARDS) if box.old_cards >> i & 1)
    s, reached = State(), reachable(box, card)
    s.floors[0], s.height, s.entrances, s.present = card, 1, 1, 2
    room = max((i for i in reached if room_kind(box, card, i) in ("treatment", "operating")), default=0)
    for person, who in zip(s.people, (Role.WHITE_DOCTOR, Role.WHITE_PATIENT), strict=False):
        person.who, person.place = who, room
    wide, high = int(ACROSS) + 2 * MARGIN, int(BOTTOM) - TOP + 40
    parts = [rect(0, 0, wide, high + 40, fill="url(#cl-sky)"), group(house(s, box), at=(MARGIN - LEFT, 56 - TOP))]
    for i in reached:
        x, y = MARGIN + i % 3 * ACROSS / 3 + 16, 56 + i // 3 * TALL - 10 + 14
        parts.append(circle(x, y + 14, 12, fill="#fffdf6", stroke=LINE, stroke_width=1.5))
        parts.append(text(str(box.step[card][ENTRANCE][i]), x, y + 20, 16, fill=LINE))
    sky = gradient("cl-sky", ("#a9cfe3", "#dfeff5", "#f7ead2"))
    clauses = ("CL-R21", "CL-R4", "CL-25", "CL-H14")
    return {"floor": Diagram(SAY("diagram-floor"), "".join(parts), (wide, high + 40), plan(box, card), clauses, sky)}


def reachable(box: Box, card: int) -> list[int]:
    """The spaces in which somebody may stay."""
    return [i for i in range(SPACES) if room_kind(box, card, i) not in ("hall", "empty")]


def plan(box: Box, card: int) -> str:
    """The floor in characters, with the distance of each room from the entrance at the bottom."""
    reached, edge = reachable(box, card), "+---+---+---+"
    cells = [f" {box.step[card][ENTRANCE][i] if i in reached else ' '} " for i in range(SPACES)]
    rows = [f"|{'|'.join(cells[3 * r : 3 * r + 3])}|" for r in range(3)]
    return "\n".join([edge, rows[0], edge, rows[1], edge, rows[2], "+---+-^-+---+"])
