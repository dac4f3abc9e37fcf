"""The box on paper: cards, the market, and dice to fold. Minerals, coins and artifacts are written on the sheet (KL-9)."""

from __future__ import annotations

from rulewright.telling.drawing import group, path, rect, star_shape, text, wrapped
from rulewright.telling.parts import badge
from rulewright.telling.prints import CARDS, DICE, SMALL, Prints, Stock, card, cube, octahedron

from ..notes import SAY
from ..state import KLOTHO, MARKET_VALUES, MINERALS, REDS, ROUNDS, TOOLS, Box, Card, DieKind, Power, Tool, Way
from .names import in_box, tool_name
from .numbers import power_of, tool_help
from .picture import INK, LOOKS, definitions, face, mineral


def prints(box: Box) -> Prints:
    klotho = [card(_printed(box, c)) for c in range(KLOTHO) if in_box(box, c)]
    scoring = [card(_score_card(n)) for n in range(1, ROUNDS + 1)]
    tools = [card(_tool(box, tool), box.copies[tool]) for tool in range(TOOLS)]
    market = [card(_price(box, kind, value), wide=SMALL) for kind, value in prices(box)]
    purple, great = (min(1, box.owners[power]) for power in (Power.SMALL_CRYSTAL, Power.GREAT_CRYSTAL))
    blue = sum(box.copies[tool] for tool in range(TOOLS) if Tool.kind(tool) == Tool.OVERDRIVE)
    looks = LOOKS[DieKind.RED], LOOKS[DieKind.PURPLE], LOOKS[DieKind.BLUE]
    dice = [cube(*look, n) for look, n in zip(looks, (REDS, purple, blue), strict=True)]
    dice.append(octahedron(*LOOKS[DieKind.GREAT_PURPLE], great))
    rows = [SAY(f"row-{what}") for what in ("minerals", "artifacts", "monsters")]
    score = [f"{what} {n}" for n in range(1, ROUNDS + 1) for what in rows]
    return Prints([Stock(CARDS, [*klotho, *scoring, *tools, *market]), Stock(DICE, dice)], definitions(), score)


def prices(box: Box) -> list[tuple[int, int]]:
    """KL-12 to KL-14: the market cards, each a mineral and its price."""
    found = ((kind, value) for kind in range(MINERALS) for value in range(MARKET_VALUES))
    return [(kind, value) for kind, value in found if any(box.cost[kind][value])]


def _printed(box: Box, number: int) -> str:
    """A Klotho card; a technology also says what it does."""
    if Card.kind(number) != Card.TECH:
        return face(box, number)
    lines = wrapped(power_of(box, Card.TECH.index(number)), 5.4, 88, 4)
    words = (text(line, 50, 100 - 6 * (len(lines) - 1 - i), 5.4, 88, fill="#0a1c2a") for i, line in enumerate(lines))
    plate = rect(3, 96 - 6 * len(lines), 94, 6 * len(lines) + 7, rx=4, fill="#eafcff", fill_opacity=0.9)
    return face(box, number) + plate + "".join(words)


def _score_card(number: int) -> str:
    """KL-6: a card that brings a scoring round."""
    star = path(star_shape(30), fill="#ffd23f", stroke=INK, stroke_width=2)
    words = SAY("picture-score", number=number)
    ground = rect(1, 1, 98, 138, rx=9, fill="#5a4f6e", stroke=INK, stroke_width=2)
    return ground + group(star, at=(50, 58)) + text(words, 50, 118, 18, 88, fill="#fff8ec")


def _tool(box: Box, tool: int) -> str:
    sign = path("M-20 16L12 -16L20 -20L16 -12L-14 20z", fill="#9fb4c7", stroke="#33231a", stroke_width=2)
    lines = wrapped(tool_help(box, tool).text, 6.6, 88, 7)
    words = (text(line, 50, 88 + 7.4 * i, 6.6, 88, fill="#33231a") for i, line in enumerate(lines))
    price = badge(
        str(box.price[tool]), (82, 18, 12), 23, 15, "#33231a", fill="#ffd23f", stroke="#5b3a00", stroke_width=1.6
    )
    ground = rect(1, 1, 98, 138, rx=9, fill="url(#kl-tool)", stroke="#33231a", stroke_width=2)
    name = text(tool_name(box, tool), 50, 72, 11, 90, fill="#33231a")
    return ground + group(sign, at=(50, 36), scale=1.1) + name + price + "".join(words)


def _price(box: Box, kind: int, value: int) -> str:
    """KL-63 to KL-65: a price, and the stars to leave it either way."""
    ground = rect(1, 1, 98, 138, rx=9, fill="#fff8ec", stroke=INK, stroke_width=2)
    parts = [ground, group(mineral(kind), at=(50, 34), scale=2), text(str(value), 50, 92, 40, fill=INK)]
    for way, x, arrow in ((Way.DOWN, 26, "M-7 -5h14L0 6z"), (Way.UP, 73, "M-7 5h14L0 -6z")):
        if stars := box.cost[kind][value][way]:
            star = path(star_shape(8), fill="#ffd23f", stroke="#5b3a00", stroke_width=1.4)
            parts += [group(path(arrow, fill=INK), at=(x - 12, 118)), text(str(stars), x, 124, 16, fill=INK)]
            parts.append(group(star, at=(x + 13, 118)))
    return "".join(parts)
