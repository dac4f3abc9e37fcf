"""The numbers of a box that texts mention, by the names used in clauses.toml, help.toml and lesson.toml."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.telling.language import listed, slug
from rulewright.telling.numbers import Numbers

from ..content import COMPONENT_WORDS, GOAL_WORDS, LEVEL_WORDS
from ..notes import SAY
from ..state import CARDS, LEVELS, Box, Goal, Target
from .facts import wants

OTHER_CARDS = 6
"""CL-R1: three Action cards, and three for tracks, prices and goals."""


def numbers(box: Box) -> Numbers:
    found: dict[str, int | str] = {word: box.price[i] for i, word in enumerate(COMPONENT_WORDS)}
    (_, first, second), floors = box.floor_price, {"floors": int(box.most_floors)}
    ground, low, high = map(int, box.high_room)
    found |= {
        "floor_prices": SAY("floor-prices", first=int(first), second=int(second), **floors),
        "base_floors": int(box.old_cards).bit_count(),
        "base_cards": int(box.old_cards).bit_count() + OTHER_CARDS,
        "new_floor_cards": int(box.new_cards).bit_count(),
        "income": dollars(box.income),
        "garden_pay": box.garden,
        "upkeep": upkeep(box),
        "doctors": dollars(box.wages[:LEVELS]),
        "nurse": box.wages[LEVELS],
        "orderly": box.wages[LEVELS + 1],
        "point": box.popularity,
        "room_points": SAY("room-points", ground=ground, first=low, second=high, **floors),
        "high_rooms": SAY("high-rooms", first=low, second=high, **floors),
        "new_parking": listed(sorted({box.parking[i][1] for i in range(CARDS) if box.new_cards >> i & 1}), "or")
        or SAY("none-parking"),
        "parking_spaces": "; ".join(
            SAY("parking-of", card=name, small=int(small), large=int(large))
            for i, (name, (small, large)) in enumerate(zip(box.texts["floors"], box.parking, strict=True))
            if (box.old_cards | box.new_cards) >> i & 1
        ),
    }
    return found | goals(box)


def dollars(amounts: Iterable[int]) -> str:
    return listed((SAY("dollars", amount=int(amount)) for amount in amounts), "or")


def upkeep(box: Box) -> str:
    """CL-R25: the upkeep of floors and modules."""
    costs = (("upkeep-module", box.upkeep_module), ("upkeep-floor", box.upkeep_floor))
    return listed(SAY(key, cost=int(cost)) for key, cost in costs if cost) or SAY("upkeep-nothing")


def goals(box: Box) -> dict[str, int | str]:
    """CL-R32 to CL-R37: the requirements of each goal at each difficulty."""
    return {
        GOAL_WORDS[goal]: "; ".join(
            SAY("goal-at", difficulty=SAY.maybe(f"choice-{word}", word), wants=listed(wanted(box.target[goal][i])))
            for i, word in enumerate(LEVEL_WORDS)
        )
        for goal in range(Goal.DRAWN)
    }


def wanted(target: Target) -> list[str]:
    """The requirements of a goal in words, the score first."""
    asked = sorted(wants(target).items(), key=lambda part: part[0] != "score")
    return [SAY(f"asked-{slug(name)}", count=int(want)) for name, want in asked] or [SAY("asked-nothing")]
