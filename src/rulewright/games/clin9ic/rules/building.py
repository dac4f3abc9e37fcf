"""The Build action (CL-11): components, floors, and the bonus icons of the new card (CL-34)."""

from __future__ import annotations

from rulewright.kernel import does, has, law, minus, note, plus, refuses, rule

from ..notes import Note
from ..state import BOXES, CARDS, COMPONENTS, MOST_ENTRANCES, BonusIcon, Box, Component, State, Verb
from .places import spaces

ENOUGH_BUILT, NO_MONEY = law("CL-12"), law("CL-R8")
ENOUGH_ENTRANCES, PARKING_DONE, NO_HELIPAD = law("CL-H5"), law("CL-R10"), law("CL-R14")
NO_SPACE, EVERY_FLOOR_HAS_ONE = law("CL-R16"), law("CL-R13")
HIGH_ENOUGH, NEEDS_PILLARS, NOT_ON_THE_SHELF = law("CL-R15"), law("CL-23"), law("CL-R5")
NO_ICON, ICON_USED, TOO_DEAR = law("CL-34"), law("CL-H33"), law("CL-35")


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


@refuses(Verb.BUILD)
def check_build(s: State, box: Box, component: int) -> int:
    """CL-12, CL-R8: within the capacity, where there is room, and if you can pay."""
    if s.left == 0:
        return ENOUGH_BUILT
    if component == Component.ENTRANCE and s.entrances == MOST_ENTRANCES:
        return ENOUGH_ENTRANCES
    if component == Component.PARKING and s.parking != 0:
        return PARKING_DONE
    if component == Component.CONVEYOR and s.conveyors == s.height:
        return EVERY_FLOOR_HAS_ONE
    if component == Component.HELIPAD and (s.helipad != 0 or s.height == 1):
        return NO_HELIPAD
    if component in (Component.GARDEN, Component.PILLAR) and not fits_in(s, box, component):
        return NO_SPACE
    return 0 if s.money >= box.price[component] else NO_MONEY


@rule
def fits_in(s: State, box: Box, component: int) -> bool:
    """CL-R11, CL-R12, CL-R16, CL-H24: a free empty space on the top floor; a pillar may take that of a garden."""
    free = spaces(s, box) - s.pillars - s.gardens
    return free > 0 or (component == Component.PILLAR and s.gardens > 0)


@rule
def to_build(s: State, box: Box) -> int:
    found = 0
    for component in range(COMPONENTS):
        if check_build(s, box, component) == 0:
            found = plus(found, component)
    return found


@does(Verb.BUILD)
def build(s: State, box: Box, component: int) -> None:
    """CL-11, CL-R8: a component is paid at once and counts against the capacity."""
    price = int(box.price[component])
    s.money -= price
    s.left -= 1
    note(s, Note.BUILT, component, price)
    place_component(s, box, component)


@refuses(Verb.RAISE)
def check_raise(s: State, box: Box, card: int) -> int:
    """CL-23, CL-R15: a card from the shelf, on pillars in every empty space, up to as many floors as the box has prices for."""
    if s.left == 0:
        return ENOUGH_BUILT
    if s.height == box.most_floors:
        return HIGH_ENOUGH
    if not has(int(s.shelf), card):
        return NOT_ON_THE_SHELF
    if s.pillars < spaces(s, box):
        return NEEDS_PILLARS
    return 0 if s.money >= box.floor_price[s.height] else NO_MONEY


@rule
def to_raise(s: State, box: Box) -> int:
    found = 0
    for card in range(CARDS):
        if check_raise(s, box, card) == 0:
            found = plus(found, card)
    return found


@does(Verb.RAISE)
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


@refuses(Verb.BONUS)
def check_bonus(s: State, box: Box, b: int) -> int:
    """CL-34, CL-35, CL-H33: a visible icon of the new card, once an action, for the number of its box."""
    icon = int(s.staff[b])
    if icon not in (BonusIcon.PILLAR, BonusIcon.GARDEN):
        return NO_ICON
    if has(int(s.used), b):
        return ICON_USED
    if not fits_in(s, box, Component.PILLAR if icon == BonusIcon.PILLAR else Component.GARDEN):
        return NO_SPACE
    return 0 if s.money > b else TOO_DEAR


@rule
def to_bonus(s: State, box: Box) -> int:
    found = 0
    for b in range(BOXES):
        if check_bonus(s, box, b) == 0:
            found = plus(found, b)
    return found


@does(Verb.BONUS)
def build_bonus(s: State, box: Box, b: int) -> None:
    """CL-34, CL-35: a bonus costs the number of its box and nothing of the capacity."""
    component = Component.PILLAR if s.staff[b] == BonusIcon.PILLAR else Component.GARDEN
    s.money -= b + 1
    s.used = plus(int(s.used), b)
    note(s, Note.EXTRA, component, b, b + 1)
    place_component(s, box, component)
