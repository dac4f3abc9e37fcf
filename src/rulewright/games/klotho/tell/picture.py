"""The colony as a picture: the row of cards, the tools, the dice, the market and every company."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.telling.drawing import (
    TABLE,
    WIDTH,
    Picture,
    Player,
    circle,
    ellipse,
    gradient,
    group,
    path,
    rect,
    star_shape,
    text,
)
from rulewright.telling.parts import badge, die, pattern, plate, strip
from rulewright.telling.scores import POINTS

from ..notes import SAY
from ..rules.score import cards_in_front, final_score
from ..rules.staking import CLAIM_SHAPES, quarters
from ..rules.tools import price_of
from ..state import (
    ARMS,
    DICE,
    MINERALS,
    MINES,
    NONE,
    PATTERN,
    ROUNDS,
    SHELF,
    Alike,
    Box,
    Card,
    DieKind,
    Phase,
    Power,
    State,
)
from .board import asked
from .names import ARTIFACT_WORDS, MINERAL_WORDS, card_name, tool_name

LOOKS = {
    DieKind.RED: ("#d23a34", "#fff6ea"),
    DieKind.PURPLE: ("#8a45cf", "#fff"),
    DieKind.GREAT_PURPLE: ("#8a45cf", "#fff"),
    DieKind.BLUE: ("#2f78c4", "#fff"),
    DieKind.ANDROID: ("#aebfce", "#1d2730"),
    DieKind.PIG: ("#ff9db5", "#3a0d1c"),
}
COMPANIES = ("#ff8a3c", "#35b6e6", "#a6d84a", "#e06bd0")
EDGES = ("#21b8ab", "#ff86b6", "#ffd23f")
INK, PAPER = "#1a1420", "#fff8ec"
GROUNDS = {"monster": ("#3c1d4f", "#7b2a4d"), "market": ("#f6dd9b", "#e0a63f"), "tech": ("#0d3f57", "#0f7680"), "crystal": ("#2d1b63", "#7a3cc0"), "tool": ("#fff1d6", "#f2c48d")}  # fmt: skip
BANDS = ("M39 0h22v50h-22z", "M50 39h50v22h-50z", "M39 50h22v50h-22z", "M0 39h50v22h-50z")
CORNERS = ((24, 24), (76, 24), (76, 76), (24, 76))


def picture(view: State, box: Box, names: Sequence[str], seat: int) -> Picture:
    parts = [_ground(), _companies(view, box, names), _row(view, box), _market(view)]
    parts.append(_claim(view, box) if view.phase == Phase.LAYING and not view.end else _tray(view))
    players = [
        Player(names[i], POINTS.say(int(final_score(view, i))), COMPANIES[i], i == view.mover and not view.end)
        for i in range(box.seats)
    ]
    news = (
        SAY("picture-over")
        if view.end
        else SAY("picture-asked", player=names[view.mover], asked=asked(view, box, names))
    )
    return Picture("".join(parts), players, news, definitions())


def definitions() -> str:
    """The gradients of the cards, and the patterns of the boundaries."""
    defs = "".join(gradient(f"kl-{kind}", colours) for kind, colours in GROUNDS.items())
    defs += gradient("kl-stone", ("#75687e", "#3c3347"), "0.35 0.3 0.9")
    fabrics = (
        rect(0, 0, 10, 10, fill=EDGES[0]) + rect(0, 0, 4, 10, fill="#0b2f31"),
        rect(0, 0, 13, 13, fill=EDGES[1]) + circle(4, 4, 3, fill="#3d55d6") + circle(10.5, 10, 2.1, fill="#3d55d6"),
        rect(0, 0, 12, 12, fill=EDGES[2]) + path("M2 2h8l-2 6h-4z", fill="#6e4515"),
    )
    for i, (fabric, side) in enumerate(zip(fabrics, (10, 13, 12), strict=True)):
        defs += pattern(f"kl-edge-{i}", side, fabric, 0 if i else 45)
    return defs


def _ground() -> str:
    """The asteroid from above, with craters and dust."""
    parts = [rect(0, 0, WIDTH, TABLE, fill="#c9bdd3")]
    for x, y, r in (
        (90, 470, 46),
        (330, 520, 30),
        (620, 180, 38),
        (980, 500, 52),
        (1140, 300, 34),
        (470, 340, 26),
        (760, 420, 40),
    ):
        parts.append(
            ellipse(x, y, r, r * 0.72, fill="#b3a5c2")
            + path(
                f"M{x - r} {y}a{r} {r * 0.72:.1f} 0 0 0 {2 * r} 0a{r} {r * 0.62:.1f} 0 0 1 {-2 * r} 0z", fill="#dfd6e6"
            )
        )
    return "".join(parts)


def mineral(kind: int) -> str:
    """Organics, metal or rads centred on the origin, about twenty wide; their shapes differ as well as their colours."""
    if kind == 0:
        leaf = path("M-8 7C-12 -3 -3 -12 9 -10C11 2 3 11 -8 7z", fill="#58c04c", stroke="#123d12", stroke_width=1.4)
        return leaf + path("M-8 7C-4 0 1 -4 6 -7", fill="none", stroke="#123d12", stroke_width=1.4)
    if kind == 1:
        bar = path("M-10 5L-6 -6H6L10 5z", fill="#c9d6e6", stroke="#1c2a3b", stroke_width=1.4)
        return bar + path("M-6 -6H6L3 0H-3z", fill="#eef5fc", stroke="#1c2a3b")
    blade = path(
        "M-2.200 -3.400L-4.500 -7.400A8.700 8.700 0 0 1 4.500 -7.400L2.200 -3.400A4 4 0 0 0 -2.200 -3.400z",
        fill="#4b2500",
    )
    whole = circle(0, 0, 10, fill="#ffb52e", stroke="#4b2500", stroke_width=1.4)
    return whole + "".join(group(blade, turn=turn) for turn in (0.0, 120.0, 240.0)) + circle(0, 0, 2, fill="#4b2500")


def mine(box: Box, piece: int) -> str:
    """A mine card as it is turned, 100 by 100: minerals in its quarters, boundaries on its arms."""
    card, turned = piece % MINES, quarters(box, piece)
    parts = [rect(1, 1, 98, 98, rx=9, fill="url(#kl-stone)", stroke=INK, stroke_width=2)]
    for q, (x, y) in enumerate(CORNERS):
        parts.append(rect(x - 17, y - 17, 34, 34, rx=7, fill="#2b2236"))
        parts.append(group(mineral(box.resource[card][(q - turned) % ARMS]), at=(x, y), scale=1.28))
    for arm, band in enumerate(BANDS):
        parts.append(
            path(band, fill=f"url(#kl-edge-{box.edge[card][(arm - turned) % ARMS]})", stroke=INK, stroke_width=1.5)
        )
    return "".join(parts) + circle(50, 50, 12, fill="#2a2233", stroke=INK, stroke_width=1.5)


def _wanted(box: Box, card: int) -> list[int]:
    """The dice printed on a card, as an example of what it requires."""
    if Card.kind(card) == Card.TECH:
        return [box.pattern[Card.TECH.index(card)][k] for k in range(PATTERN) if box.pattern[Card.TECH.index(card)][k]]
    a, b = (5, 4) if box.least[box.hand[card]] > 1 else (3, 2)
    shown: dict[int, list[int]] = {
        Alike.STRAIGHT: [1, 2, 3, 4, 5], Alike.PAIR: [a, a], Alike.TWO_PAIR: [a, a, b, b], Alike.THREE: [a, a, a],
        Alike.FULL_HOUSE: [a, a, a, b, b], Alike.FOUR: [a] * 4, Alike.FIVE: [a] * 5,
    }  # fmt: skip
    return shown[box.alike[box.hand[card]]]


def face(box: Box, card: int) -> str:
    """A Klotho card, 100 by 140."""
    kind = Card.kind(card).name.lower()
    if kind == "tech" and box.power[Card.TECH.index(card)] in (Power.SMALL_CRYSTAL, Power.GREAT_CRYSTAL):
        kind = "crystal"
    ground = "#efe4d0" if kind == "mine" else f"url(#kl-{kind})"
    parts = [rect(1, 1, 98, 138, rx=9, fill=ground, stroke=INK, stroke_width=2)]
    if kind == "mine":
        parts.append(group(mine(box, card), at=(2, 2), scale=0.96))
        parts.append(_dice(_wanted(box, card), 116))
        if box.least[box.hand[card]] > 1:
            parts.append(text(SAY("picture-high"), 50, 135, 11, fill="#33231a"))
    elif kind == "monster":
        parts.append(_monster(Card.MONSTER.index(card)))
        target = str(box.target[Card.MONSTER.index(card)])
        parts.append(badge(target, (20, 20, 16), 27, 20, "#241016", fill="#ffefc2", stroke=INK, stroke_width=1.5))
        parts.append(text(card_name(box, card), 50, 108, 14, 90, fill="#fff"))
        parts.append(_treasure(box, Card.MONSTER.index(card)))
    elif kind == "market":
        parts.append(
            path(
                "M14 96L36 74L52 84L84 44M84 44H66M84 44V62",
                fill="none",
                stroke="#5b3a00",
                stroke_width=6,
                stroke_linejoin="round",
            )
        )
        parts.append(group(path(star_shape(18), fill="#fff3c4", stroke="#5b3a00", stroke_width=2), at=(50, 28)))
        parts.append(_dice([box.number[Card.MARKET.index(card)]], 118, 26))
    else:
        parts.append(circle(50, 62, 28, fill="#ffffff22", stroke="#ffffff55"))
        gem = "M0 -19L12 -7L8 15L0 20L-8 15L-12 -7z" if kind == "crystal" else star_shape(18, 6, 0.6)
        parts.append(
            group(
                path(gem, fill="#c58bff" if kind == "crystal" else "none", stroke="#dffcff", stroke_width=2.6),
                at=(50, 62),
            )
        )
        parts.append(text(card_name(box, card), 50, 24, 14, 90, fill="#eafcff"))
        parts.append(_dice(_wanted(box, card), 120))
    return "".join(parts)


def _dice(faces: Sequence[int], y: float, size: float = 0) -> str:
    size = size or (16 if len(faces) > 4 else 19)
    return strip([die(n, size) for n in faces], (50, y), size + 2, centred=True)


def _monster(kind: int) -> str:
    """A monster drawn from its number: each is different, and always the same."""
    seed = kind * 7 + 3
    hue = (kind * 47 + 90) % 360
    wide, high, eyes = 26 + seed % 5 * 2, 22 + seed % 4 * 2, 1 + seed % 3
    body, shade = _colour(hue, 0.62, 0.52), _colour(hue, 0.58, 0.34)
    parts = [
        path(
            f"M{50 + x} 66q{x / 3:.1f} 12 {x / 4:.1f} 24",
            stroke=shade,
            stroke_width=7,
            stroke_linecap="round",
            fill="none",
        )
        for x in (-18, -6, 6, 18)
    ]
    if seed % 2:
        parts.append(
            path(
                f"M{50 - wide * 0.6:.1f} {58 - high}q-12 -10 -6 -18q4 8 12 10zM{50 + wide * 0.6:.1f} {58 - high}q12 -10 6 -18q-4 8 -12 10z",
                fill="#f4e3c0",
                stroke="#1c1022",
            )
        )
    parts.append(ellipse(50, 57, wide, high, fill=body, stroke="#1c1022", stroke_width=1.5))
    for i in range(eyes):
        x = 50 + (i - (eyes - 1) / 2) * 17
        parts.append(circle(x, 50, 8.5 - eyes, fill="#fffbe0", stroke="#1c1022") + circle(x, 51, 3, fill="#1c1022"))
    parts.append(
        path(
            f"M{50 - wide / 2:.1f} {60 + high / 5:.1f}q{wide / 2:.1f} {high / 1.7:.1f} {wide} 0z",
            fill="#2a0d1c",
            stroke="#1c1022",
        )
    )
    return "".join(parts)


def _colour(hue: int, saturation: float, light: float) -> str:
    import colorsys

    return "#" + "".join(f"{round(255 * part):02x}" for part in colorsys.hls_to_rgb(hue / 360, light, saturation))


def _treasure(box: Box, monster: int) -> str:
    """KL-57 to KL-60: the treasure that a monster guards."""
    found = [("#ffd23f", str(box.guarded_coins[monster]))] if box.guarded_coins[monster] else []
    found += [("#fff3c4", "*" * box.guarded_stars[monster])] if box.guarded_stars[monster] else []
    found += [("#f2c48d", "T" * box.guarded_tools[monster])] if box.guarded_tools[monster] else []
    if box.guarded[monster] != NONE:
        found.append(
            (
                ("#8fd6a5", "#d8b98a", "#b78bff")[box.guarded[monster]],
                SAY("artifact", artifact=ARTIFACT_WORDS[box.guarded[monster]]),
            )
        )
    line: dict[str, object] = {"stroke": "#33231a", "stroke_width": 1.2}
    plates = [plate(words, (-13, 114, 26, 20), 128.5, 13, "#33231a", rx=9, fill=fill, **line) for fill, words in found]
    return strip(plates, (50, 0), 29, centred=True)


def _row(view: State, box: Box) -> str:
    parts = [rect(18, 142, 76, 168, rx=12, fill="#2a2233", stroke=INK, stroke_width=2)]
    parts.append(
        text(str(view.left), 56, 206, 40, fill="#fff") + text(SAY("picture-cards-to"), 56, 236, 16, fill="#d9cfe6")
    )
    until = SAY("picture-score", number=view.shown + 1) if view.shown < ROUNDS else SAY("picture-end")
    parts.append(text(until, 56, 258, 16, fill="#d9cfe6"))
    for i, card in enumerate(view.row):
        if card != NONE:
            parts.append(group(face(box, card), at=(106 + i * 124, 142), scale=1.2))
    for i in range(SHELF):
        tool = view.shelf[i]
        if tool == NONE:
            continue
        x = 858 + i * 110
        parts.append(rect(x, 142, 104, 168, rx=10, fill="url(#kl-tool)", stroke="#33231a", stroke_width=2))
        parts.append(
            group(
                path("M-20 16L12 -16L20 -20L16 -12L-14 20z", fill="#9fb4c7", stroke="#33231a", stroke_width=2),
                at=(x + 52, 226),
                scale=1.4,
            )
        )
        parts.append(text(tool_name(box, tool), x + 52, 296, 18, 92, fill="#33231a"))
        price = str(price_of(view, box, view.mover, tool))
        parts.append(
            badge(price, (x + 82, 166, 16), 173, 20, "#33231a", fill="#ffd23f", stroke="#5b3a00", stroke_width=2)
        )
    return "".join(parts)


def _tray(view: State) -> str:
    parts = [rect(18, 326, 640, 218, rx=18, fill="#5a4f6e", stroke="#3a3159", stroke_width=3)]
    dice = [i for i in range(DICE) if view.kind[i]]
    if not dice:
        return "".join([*parts, text(SAY("picture-not-rolled"), 338, 444, 26, fill="#d9cfe6")])
    size = min(84.0, 580 / max(5, len(dice)))
    for n, i in enumerate(dice):
        fill, ink = LOOKS[view.kind[i]]
        spent = view.spent >> i & 1
        at = (338 + (n - (len(dice) - 1) / 2) * (size + 14), 428)
        parts.append(group(die(view.die[i], size, fill, ink), at=at, opacity=0.35 if spent else ""))
        if (view.paid | view.marked) >> i & 1:
            parts.append(
                rect(
                    at[0] - size / 2 - 6,
                    at[1] - size / 2 - 6,
                    size + 12,
                    size + 12,
                    rx=18,
                    fill="none",
                    stroke="#ffd23f",
                    stroke_width=4,
                )
            )
    return "".join(parts)


def _claim(view: State, box: Box) -> str:
    """The claim being laid, on its grid."""
    shape = CLAIM_SHAPES[view.shape]
    cells = [*shape.path, *([(1, 1)] if shape.middle else [])]
    rows, columns = 1 + max(r for r, _ in cells), 1 + max(c for _, c in cells)
    size = min(200 / rows, 620 / columns, 100.0)
    x0, y0 = 338 - size * columns / 2, 435 - size * rows / 2
    parts = [rect(18, 326, 640, 218, rx=18, fill="#5a4f6e", stroke="#3a3159", stroke_width=3)]
    for n, (row, column) in enumerate(cells):
        at = (x0 + column * size, y0 + row * size)
        laid = view.laid[n] if n < len(view.laid) else 0
        empty = rect(
            at[0] + 2, at[1] + 2, size - 4, size - 4, rx=6, fill="none", stroke="#d9cfe6", stroke_dasharray="6 5"
        )
        parts.append(group(mine(box, laid - 1), at=at, scale=size / 100) if laid else empty)
    return "".join(parts)


def _market(view: State) -> str:
    """The price of each mineral."""
    parts = [rect(676, 326, 504, 218, rx=18, fill=PAPER, stroke="#8a7a9a", stroke_width=2)]
    parts.append(text(SAY("picture-market"), 700, 358, 22, fill="#3a3159", anchor="start"))
    for kind in range(MINERALS):
        x = 760 + kind * 168
        parts.append(group(mineral(kind), at=(x, 412), scale=3))
        parts.append(text(str(view.market[kind]), x, 496, 44, fill=INK))
        parts.append(text(SAY("mineral", mineral=MINERAL_WORDS[kind]), x, 526, 20, fill="#5a4f6e"))
    return "".join(parts)


def _companies(view: State, box: Box, names: Sequence[str]) -> str:
    wide = (WIDTH - 36) / box.seats
    parts = []
    for i in range(box.seats):
        x, seat = 18 + i * wide, view.seats[i]
        due = i == view.mover and not view.end
        parts.append(rect(x, 14, wide - 10, 112, rx=14, fill=PAPER, stroke=COMPANIES[i], stroke_width=5 if due else 2))
        parts.append(text(names[i], x + 16, 44, 22, wide - 120, fill=INK, anchor="start"))
        parts.append(
            text(SAY("cards", count=int(cards_in_front(view, i))), x + wide - 26, 43, 17, fill="#5a4f6e", anchor="end")
        )
        facts = [(mineral(k), seat.minerals[k]) for k in range(MINERALS)]
        coin = circle(0, 0, 10, fill="#ffd23f", stroke="#5b3a00", stroke_width=1.5)
        for n, (sign, count) in enumerate([(coin, seat.coins), *facts]):
            at = x + 28 + n * (wide - 40) / 4.6
            parts.append(
                group(sign, at=(at, 88), scale=1.15) + text(str(count), at + 18, 96, 22, fill=INK, anchor="start")
            )
    return "".join(parts)
