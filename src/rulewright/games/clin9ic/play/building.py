"""What the heuristic builds, and when."""

from __future__ import annotations

from rulewright.kernel import lowest, minus, rule, size

from ..rules.building import check_build, to_bonus, to_raise
from ..rules.places import cars, spaces
from ..state import NONE, ROUNDS, ActionIcon, BonusIcon, Box, Component, Goal, State, Verb
from .evaluation import ahead, free_money

ENTRANCES_WANTED = 3
FIRST_PILLAR, FIRST_FLOOR, SECOND_FLOOR = 4, 5, 6
"""The first rounds in which these are built."""


@rule
def affords(s: State, box: Box, component: int, money: int) -> bool:
    return check_build(s, box, component) == 0 and money >= box.price[component]


@rule
def what_to_build(s: State, box: Box) -> int:
    """Entrances and conveyors early, floors late, when little upkeep is left to pay; two entrances if refusals are slips."""
    money, r = free_money(s, box), int(s.round)
    if r <= 4:
        if s.entrances < 2 and affords(s, box, Component.ENTRANCE, money):
            return Verb.BUILD.of(Component.ENTRANCE)
        if s.conveyors == 0 and affords(s, box, Component.CONVEYOR, money):
            return Verb.BUILD.of(Component.CONVEYOR)
        if s.entrances < ENTRANCES_WANTED and s.goal != Goal.SPOTLESS and affords(s, box, Component.ENTRANCE, money):
            return Verb.BUILD.of(Component.ENTRANCE)
        if cars(s, box) - s.present < 3 and affords(s, box, Component.PARKING, money):
            return Verb.BUILD.of(Component.PARKING)
    extra = to_bonus(s, box)
    floors = to_raise(s, box)
    late = FIRST_FLOOR if s.height == 1 else SECOND_FLOOR
    if floors != 0 and (r == ROUNDS or (r >= late and money >= box.floor_price[s.height] + box.upkeep_floor)):
        return Verb.RAISE.of(roomiest(box, floors))
    if wants_pillars(s, box, money):
        if extra != 0 and s.staff[lowest(extra)] == BonusIcon.PILLAR:
            return Verb.BONUS.of(lowest(extra))
        if check_build(s, box, Component.PILLAR) == 0:
            return Verb.BUILD.of(Component.PILLAR)
    if affords(s, box, Component.HELIPAD, money):
        return Verb.BUILD.of(Component.HELIPAD)
    if wants_garden(s, box) and affords(s, box, Component.GARDEN, money):
        return Verb.BUILD.of(Component.GARDEN)
    return Verb.DONE


@rule
def wants_garden(s: State, box: Box) -> bool:
    """Gardens early, for what they pay, and on the last day for their points; never where the pillars go."""
    if s.round == ROUNDS:
        return box.garden_points * box.popularity > box.price[Component.GARDEN]
    return s.round <= 4 and (s.gardens == 0 or s.height == box.most_floors)


@rule
def roomiest(box: Box, cards: int) -> int:
    best, most = NONE, -1
    while cards != 0:
        card = lowest(cards)
        cards = minus(cards, card)
        rooms = size(int(box.rooms[card]) | int(box.operating[card])) * 8 - size(int(box.empty[card]))
        if rooms > most:
            best, most = card, rooms
    return best


@rule
def wants_pillars(s: State, box: Box, money: int) -> bool:
    """Whether pillars lead to a floor: in the last round, within this same round."""
    missing = spaces(s, box) - int(s.pillars)
    if s.height == box.most_floors or missing == 0 or s.round < FIRST_PILLAR:
        return False
    cost = missing * int(box.price[Component.PILLAR])
    if s.round < ROUNDS:
        return money >= cost
    parts = int(s.left) + int(box.capacity) * ahead(s, ActionIcon.BUILD)
    return missing + 1 <= parts and s.money >= cost + box.floor_price[s.height]
