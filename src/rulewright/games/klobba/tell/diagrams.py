"""Drawings for the rules about Bands and Groups."""

from __future__ import annotations

from rulewright.kernel.lessons import NAMES
from rulewright.telling.diagrams import Diagram
from rulewright.telling.drawing import group, rect

from ..notes import SAY
from ..state import NONE, PLACES, Box, Face, State
from .picture import band_of

SCALE, WIDE, HIGH = 0.56, 206, 118
PLAIN = """
  B                b
 [7] [4] [2]  +   [3] [9] [1]

  W                w
 [5] [8] [ ]  +   [6] [4] [2]
"""


def diagrams(box: Box) -> dict[str, Diagram]:
    """Two Groups: each holder's Band with a large totem, and the Band that was joined with it, with a small one."""
    s, card = State(), 0
    for side, (holder, partner) in enumerate(((0, 2), (1, 3))):
        s.holder[side], s.partner[side] = holder, partner
    bands = min(box.bands, 4)
    for seat in s.seats:
        seat.stars, seat.cards = box.stars // box.seats, box.hand
    for n in range(bands):
        for place in range(PLACES):
            s.bands[n].card[place], s.bands[n].face[place] = card, Face.UP
            card += 3
    s.bands[1].face[2], s.bands[1].card[2] = Face.DOWN, NONE
    parts = [rect(0, 0, 2 * WIDE + 24, 2 * HIGH + 24, rx=10, fill="#6f4277")]
    for band in range(bands):
        at = (WIDE / 2 + 12 + band // 2 * WIDE, 14 + band % 2 * HIGH)
        parts.append(group(band_of(s, box, NAMES, band), at=at, scale=SCALE))
    clauses = ("KB-19", "KB-20", "KB-21", "KB-22", "KB-30", "KB-31")
    return {"groups": Diagram(SAY("diagram-groups"), "".join(parts), (2 * WIDE + 24, 2 * HIGH + 24), PLAIN, clauses)}
