"""Parts that the pictures of several games share: dice, strips of equal things, plates and badges with words, fills."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.telling.drawing import circle, group, rect, tag, text

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
MARGIN = 4
"""The room that words leave free on a plate."""
Frame = tuple[float, float, float, float]
"""The left and upper edge, the width and the height."""


def die(face: int, size: float, fill: str = "#fffaf0", ink: str = "#241a2c", edge: str = "#241a2c") -> str:
    """A die centred on the origin; blank if it has not been rolled."""
    half, gap = size / 2, size * 0.27
    dots = [circle(x * gap, y * gap, size * 0.1, fill=ink) for x, y in PIPS.get(face, ())]
    if face > 6:
        dots = [text(str(face), 0, size * 0.25, size * 0.7, fill=ink)]
    body = rect(-half, -half, size, size, rx=size * 0.2, fill=fill, stroke=edge, stroke_width=max(1.0, size / 18))
    return body + "".join(dots)


def strip(parts: Sequence[str], at: tuple[float, float], step: float, scale: float = 1, centred: bool = False) -> str:
    """Things side by side: the first at this place or, `centred`, all of them around it."""
    (x, y), before = at, (len(parts) - 1) / 2 if centred else 0
    return "".join(group(part, at=(x + (i - before) * step, y), scale=scale) for i, part in enumerate(parts))


def plate(words: str, frame: Frame, baseline: float, size: float, ink: str, **look: object) -> str:
    """Words in the middle of a rectangle, shrunk to its width."""
    x, _, width, _ = frame
    return rect(*frame, **look) + text(words, x + width / 2, baseline, size, width - MARGIN, fill=ink)


def badge(words: str, disc: tuple[float, float, float], baseline: float, size: float, ink: str, **look: object) -> str:
    """Words in the middle of a disc, which is given by its middle and its radius."""
    return circle(*disc, **look) + text(words, disc[0], baseline, size, fill=ink)


def pattern(name: str, across: int, inside: str, turn: int = 0) -> str:
    """A square tile to fill shapes with."""
    turned = f"rotate({turn})" if turn else ""
    units: dict[str, object] = {"patternUnits": "userSpaceOnUse", "patternTransform": turned}
    return tag("pattern", inside, id=name, width=across, height=across, **units)


def pen(stroke: str, width: float, **more: object) -> dict[str, object]:
    """The look of an outline with round joins."""
    return {"stroke": stroke, "stroke_width": width, "stroke_linejoin": "round", **more}
