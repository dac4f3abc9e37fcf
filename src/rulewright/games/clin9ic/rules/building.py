"""Build: components for money, floors on pillars, and what the icons of the new card add."""

from __future__ import annotations

from rulewright.kernel import minus, note, plus, rule

from ..notes import Note
from ..state import Box, Component, StaffIcon, State
from .places import spaces


@rule
def place_component(s: State, box: Box, component: int) -> None:
    """CL-R9 to CL-R14, CL-R16, CL-H24: it stands from now on; a pillar takes a free space before that of a garden."""
    if component == Component.ENTRANCE:
        s.entrances += 1
    elif component == Component.PARKING:
        s.parking = 1
    elif component == Component.CONVEYOR:
        s.conveyors += 1
    elif component == Component.HELIPAD:
        s.helipad = 1
    elif component == Component.GARDEN:
        s.gardens += 1
    elif component == Component.PILLAR:
        if s.pillars + s.gardens == spaces(s, box):
            s.gardens -= 1
            note(s, Note.REPLACED)
        s.pillars += 1


@rule
def build(s: State, box: Box, component: int) -> None:
    """CL-11, CL-R8: each component is paid for at once and takes up a part of the capacity."""
    price = int(box.price[component])
    s.money -= price
    s.left -= 1
    note(s, Note.BUILT, component, price)
    place_component(s, box, component)


@rule
def raise_floor(s: State, box: Box, card: int) -> None:
    """CL-R15, CL-R17: a card of one's choice on top; its spaces are free, and a helipad is on the roof again."""
    price = int(box.floor_price[s.height])
    s.money -= price
    s.left -= 1
    note(s, Note.RAISED, int(s.height), card, price)
    s.floors[s.height] = card
    s.height += 1
    s.shelf = minus(int(s.shelf), card)
    s.pillars = 0


@rule
def build_extra(s: State, box: Box, b: int) -> None:
    """CL-34, CL-35: outside the capacity, for as many dollars as the number of the box."""
    component = Component.PILLAR if s.staff[b] == StaffIcon.PILLAR else Component.GARDEN
    s.money -= b + 1
    s.used = plus(int(s.used), b)
    note(s, Note.EXTRA, component, b, b + 1)
    place_component(s, box, component)
