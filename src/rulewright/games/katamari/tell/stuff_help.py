"""Help on Stuff: each level's sizes, where it lies and when its dice succeed (KT-4, KT-31, KT-35 to KT-37), and each piece."""

from __future__ import annotations

from rulewright.kernel import Help
from rulewright.kernel.text import many

from ..content import LEVEL_NAMES
from ..state import Box
from .names import face, thing

SUPPORTS = (
    "It lies anywhere on the board, over everything.",
    "Each of its hexes must lie on Yellow or Blue Stuff, or on the Center.",
    "Each of its hexes must lie on Blue or Purple Stuff, or on the Center.",
)


def help(box: Box) -> dict[str, Help]:
    """The help of a box, by what a board names it."""
    found = {}
    for level, name in enumerate(LEVEL_NAMES):
        sizes = f"Pieces of {2 * level + 1} and {2 * level + 2} hexes."
        text = f"{sizes} {SUPPORTS[level]} Its dice succeed from {box.success[level]} up."
        found[f"stuff/{level}"] = Help(f"{name} Stuff", text, ("KT-4", f"KT-{35 + level}", "KT-31"))
    return found | {f"piece/{kind}": _piece(box, kind) for kind in range(box.kinds)}


def _piece(box: Box, kind: int) -> Help:
    """What is printed on a piece and what it costs, in words."""
    level, size = box.level[kind], box.size[kind]
    text = f"{LEVEL_NAMES[level]}, size {size}: {face(box, kind)}. It costs {size} power. {SUPPORTS[level]}"
    copies = many(box.copies[kind], "piece")
    return Help(thing(box, kind), f"{text} The box has {copies} of it.", ("KT-33", f"KT-{35 + level}"))
