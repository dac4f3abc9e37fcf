"""The numbers of a box that texts mention, by their names in clauses.toml, help.toml and lesson.toml, and help on its pieces."""

from __future__ import annotations

from rulewright.kernel import Help
from rulewright.telling.language import listed
from rulewright.telling.numbers import Numbers

from ..notes import SAY
from ..state import SHAPES, SIZES, Box, Level
from .names import COLOUR_WORDS, dice_words, face, thing


def numbers(box: Box) -> Numbers:
    sizes = [int(mask).bit_count() for shape in range(SHAPES) if (mask := max(box.mask[shape]))]
    bags = [sum(box.copies[box.first[size] : box.first[size + 1]]) for size in range(SIZES)]
    return {
        "rounds": box.rounds,
        "crash": box.crash,
        "cycle": box.cycle,
        "majority": box.majority,
        "center": box.center,
        "center_dice": dice_words(int(box.center), Level.YELLOW),
        "supply": box.supply,
        "yellow": box.success[0],
        "blue": box.success[1],
        "purple": box.success[2],
        "shapes": len(sizes),
        "shapes_by_size": listed(sizes.count(size + 1) for size in range(SIZES)),
        "pieces": sum(bags),
        "bags": listed(bags),
    }


def help(box: Box) -> dict[str, Help]:
    """The help of a box, by the keys that boards use."""
    found = {}
    for level, colour in enumerate(COLOUR_WORDS):
        small = 2 * level + 1
        text = SAY("stuff-help", small=small, large=small + 1, colour=colour, success=int(box.success[level]))
        found[f"stuff/{level}"] = Help(SAY("stuff", colour=colour), text, ("KT-4", f"KT-{35 + level}", "KT-31"))
    return found | {f"piece/{kind}": _piece(box, kind) for kind in range(box.kinds)}


def _piece(box: Box, kind: int) -> Help:
    """The icons of a piece and its price, in words."""
    level = box.level[kind]
    text = SAY(
        "piece-help",
        colour=COLOUR_WORDS[level],
        size=int(box.size[kind]),
        face=face(box, kind),
        copies=int(box.copies[kind]),
    )
    return Help(thing(box, kind), text, ("KT-33", f"KT-{35 + level}"))
