"""The numbers of a box that texts mention, by the names used in clauses.toml, help.toml and lesson.toml."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Literal

from rulewright.telling.language import listed
from rulewright.telling.numbers import Numbers

from ..content import EVENTS, MINERALS
from ..notes import SAY
from ..state import DICE, FACES, FACES_UP, Box, Mineral
from .names import mineral_name, money, pair_name

METALS = range(Mineral.IRON, FACES + 1)


def numbers(box: Box) -> Numbers:
    drills, levels = range(1, box.drills + 1), range(1, box.levels + 1)
    found: dict[str, int | str] = {
        "version": SAY("version", version=int(box.version)),
        "drills": span(1, box.drills),
        "dearer_drills": listed(drills[1:]),
        "levels": listed(levels),
        "higher_levels": listed(levels[1:]),
        "fees": listed((money(box.fee[i]) for i in drills), "or"),
        "dice": listed(box.dice[i] for i in drills),
        "any_dice": listed((box.dice[i] for i in drills), "or"),
        "drill_prices": listed(money(box.drill_price[i]) for i in drills[1:]),
        "equipment_prices": listed(money(box.equipment_price[i]) for i in levels[1:]),
        "modify_rolls": listed((SAY("count", count=int(box.modify_rolls[i])) for i in levels), "or"),
        "more_rolls": box.modify_rolls[2],
        "contract": listed(
            SAY("metal-for", mineral=mineral_name(metal), price=money(box.contract[metal])) for metal in METALS
        ),
        "melt": box.pay[0],
        "orange_pay": listed(SAY("pay-for", faces=faces, pay=money(pay)) for faces, pay in pays(box)),
        "orange_pays": listed((money(pay) for pay in sorted({*box.pay[1:]})), "or"),
        "rival": listed(box.rival[: box.asteroids]),
    }
    for metal in METALS:
        found[MINERALS[metal]] = ", ".join(map(str, box.market[metal]))
    found["iron_contract"] = money(box.contract[Mineral.IRON])
    found["iron_prices"] = listed((money(price) for price in sorted({*box.market[Mineral.IRON]})), "or")
    found["events"] = "; ".join(event_effect(box, event) for event in dict.fromkeys(box.event[1:]))
    found["other_events"] = "; ".join(
        event_effect(box, event) for event in range(1, len(EVENTS)) if event not in box.event
    )
    return found | track(box)


def track(box: Box) -> dict[str, int | str]:
    """AM-21, AM-R2, AM-R10: the asteroids, the components and the rows of the station."""
    rows, asteroids = range(1, box.rows + 1), range(box.asteroids)
    own, others = ({side[row] for row in rows} for side in (box.left, box.right))
    found: dict[str, int | str] = {
        "components": ", ".join(f"C{i} {pair_name(box.component[i])}" for i in sorted(own | others)),
        "for_tender": listed(f"C{i}" for i in sorted(others - own)) if others - own else SAY("no-components"),
        "station": span(1, box.rows),
        "rows": "; ".join(
            listed((f"C{i}" for i in dict.fromkeys((box.left[row], box.right[row]))), "or") for row in rows
        ),
        "opened": listed(
            SAY(
                "strata-of",
                strata=joined(box.row_stratum[row] for row in rows if box.row_asteroid[row] == a),
                asteroid=a,
            )
            for a in asteroids
            if a in box.row_asteroid[1 : box.rows + 1]
        ),
    }
    strata = [[pair_name(pair) for pair in box.stratum[a][: box.strata[a]]] for a in asteroids]
    found["asteroids"] = box.asteroids
    found["all_rows"] = box.rows
    found["strata"] = "; ".join(SAY("asteroid-has", asteroid=a, strata=", ".join(strata[a])) for a in asteroids)
    found["tops"] = listed(SAY("asteroid-begins", asteroid=a, stratum=strata[a][0]) for a in asteroids[:2])
    return found


def pays(box: Box) -> Iterable[tuple[str, int]]:
    """AM-29: what each group of faces of the orange die pays."""
    for pay, faces in groupby(FACES_UP, lambda face: box.pay[face]):
        yield joined(faces, "or"), pay


def faces_of(box: Box, event: int) -> list[int]:
    """AM-R5: the faces of the Fate die that bring an event."""
    return [face for face in FACES_UP if box.event[face] == event]


def event_effect(box: Box, event: int) -> str:
    """AM-R5, AM-R20: an event, the faces of the Fate die that bring it in this box, and its effect."""
    faces = faces_of(box, event)
    return SAY(
        "event-on" if faces else "event-elsewhere",
        event=int(event),
        faces=joined(faces, "or") if faces else "",
        cost=money(box.event_cost),
        gain=money(box.event_gain),
        least=int(box.least_dice),
        most=DICE,
    )


def span(low: int, high: int) -> str:
    return str(low) if low == high else SAY("span", low=low, high=high)


def joined(numbers: Iterable[int], style: Literal["standard", "or"] = "standard") -> str:
    """A list or range of numbers: "1 to 4", "5 and 6"."""
    several = sorted({*map(int, numbers)})
    run = several == list(range(several[0], several[-1] + 1)) and len(several) > 2
    return span(several[0], several[-1]) if run else listed(several, style)
