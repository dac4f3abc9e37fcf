"""Help on Stuff: each level's sizes, support and success numbers (KT-4, KT-31, KT-35 to KT-37), and each piece."""

from __future__ import annotations

from rulewright.kernel import Help

from ..state import Box
from ..words import SAY
from .names import COLOURS, face, thing


def help(box: Box) -> dict[str, Help]:
    """The help of a box, by the keys that boards use."""
    found = {}
    for level, colour in enumerate(COLOURS):
        small = 2 * level + 1
        text = SAY("stuff-help", small=small, large=small + 1, colour=colour, success=int(box.success[level]))
        found[f"stuff/{level}"] = Help(SAY("stuff", colour=colour), text, ("KT-4", f"KT-{35 + level}", "KT-31"))
    return found | {f"piece/{kind}": _piece(box, kind) for kind in range(box.kinds)}


def _piece(box: Box, kind: int) -> Help:
    """The icons of a piece and its price, in words."""
    level = box.level[kind]
    text = SAY(
        "piece-help",
        colour=COLOURS[level],
        size=int(box.size[kind]),
        face=face(box, kind),
        copies=int(box.copies[kind]),
    )
    return Help(thing(box, kind), text, ("KT-33", f"KT-{35 + level}"))
