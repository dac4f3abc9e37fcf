"""The numbers of a box that texts mention, by the names used in clauses.toml, help.toml and lesson.toml."""

from __future__ import annotations

from rulewright.telling.language import listed
from rulewright.telling.numbers import Numbers

from ..state import SHAPES, SIZES, Box, Level
from .names import dice_words


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
