"""The Build action (CL-11): components, floors, and the bonus icons of the new card (CL-34)."""

from __future__ import annotations

from rulewright.kernel import minus, note, plus, rule

from ..notes import Note
from ..state import BonusIcon, Box, Component, State
from .places import spaces


@rule
def place_component(s: State, box: Box, component: int) -> None:
    """CL-R9 to CL-R14, CL-R16, CL-H24: add a component; a pillar replaces a garden only where no space is free."""
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
    """CL-11, CL-R8: a component is paid at once and counts against the capacity."""
    price = int(box.price[component])
    s.money -= price
    s.left -= 1
    note(s, Note.BUILT, component, price)
    place_component(s, box, component)


@rule
def raise_floor(s: State, box: Box, card: int) -> None:
    """CL-R15, CL-R17: a card from the shelf becomes the top floor; its spaces are free, and the helipad moves up."""
    price = int(box.floor_price[s.height])
    s.money -= price
    s.left -= 1
    note(s, Note.RAISED, int(s.height), card, price)
    s.floors[s.height] = card
    s.height += 1
    s.shelf = minus(int(s.shelf), card)
    s.pillars = 0


@rule
def build_bonus(s: State, box: Box, b: int) -> None:
    """CL-34, CL-35: a bonus costs the number of its box and nothing of the capacity."""
    component = Component.PILLAR if s.staff[b] == BonusIcon.PILLAR else Component.GARDEN
    s.money -= b + 1
    s.used = plus(int(s.used), b)
    note(s, Note.EXTRA, component, b, b + 1)
    place_component(s, box, component)
