"""The numbers of a box that texts mention, by their names in clauses.toml, help.toml and lesson.toml, and help on its threats."""

from __future__ import annotations

from itertools import groupby

from rulewright.kernel import Help
from rulewright.telling.language import listed, number
from rulewright.telling.numbers import Numbers

from ..notes import SAY
from ..state import COLUMNS, ROWS, Box, Rank, Side

LISTED = 6
"""KA-34: the number of floors whose multipliers are printed."""


def numbers(box: Box) -> Numbers:
    return {
        "health": box.health,
        "rating": box.rating,
        "next_rating": box.rating + 1,
        "enemy": box.enemy,
        "joker": box.joker[0],
        "crown": box.joker[1],
        "draws": draws(box),
        "multipliers": listed(number(int(box.multiplier[floor])) for floor in range(LISTED)),
        "wall": SAY.name(box.texts["threats"][Rank.TEN - 1]),
        "threats": listed(map(SAY.name, box.texts["threats"])),
        "columns": next(x for x in range(COLUMNS) if box.border[x] >> Side.EAST & 1) + 1,
        "rows": next(y for y in range(ROWS) if box.border[y * COLUMNS] >> Side.NORTH & 1) + 1,
    }


def draws(box: Box) -> str:
    """KA-22: how many cards each face of the die draws."""
    found = []
    for count, faces in groupby(range(1, 7), lambda face: box.cards[face - 1]):
        run = [*faces]
        where = listed(run, "or") if len(run) < 3 else SAY("faces-span", low=run[0], high=run[-1])
        found.append(SAY("draws", faces=where, cards=int(count)))
    return ", ".join(found)


# ---------------------------------------------------------------- help


# ---------------------------------------------------------------- help


def help(box: Box) -> dict[str, Help]:
    """Help for the ten threats, by their names in the box (KA-37)."""
    found = {}
    for index, name in enumerate(box.texts["threats"]):
        found[f"threat/{index}"] = (
            Help(SAY.name(name), SAY("wall-help"), ("KA-43", "KA-44"))
            if index + 1 == Rank.TEN
            else Help(SAY.name(name), SAY("threat-help", damage=index + 1), ("KA-39", "KA-40", "KA-41"))
        )
    return found
