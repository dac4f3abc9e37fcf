"""Help on Stuff of each level: its sizes, where it lies, and when its dice succeed (KT-4, KT-31, KT-35 to KT-37)."""

from __future__ import annotations

from rulewright.kernel import Help

from ..content import LEVEL_NAMES
from ..state import Box

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
    return found
