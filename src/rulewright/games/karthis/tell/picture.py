"""The temple as a picture: the map on parchment, the explorer, and the face-up cards."""

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
    wrapped,
)
from rulewright.telling.parts import pattern, pen, strip

from ..notes import SAY
from ..rules.deck import is_face, is_threat, suit
from ..rules.encounters import challenge_rating
from ..state import (
    COLUMNS,
    JOKER,
    MARK_BITS,
    NONE,
    RANKS,
    REACHED,
    SIDES,
    STAIRS_AT,
    Box,
    Mark,
    Outcome,
    Phase,
    State,
    Suit,
)
from .names import RANK_NAMES, event_name

S, HALF, WAY = 120.0, 31.0, 15.0
"""The side of a tile, and half the width of its chamber and of a passage."""
PARCHMENT, VELLUM, INK, GOLD = "#e2cb97", "#f6ebcf", "#2a1e14", "#f0b93a"
PLAQUE: dict[str, object] = {"fill": "#1d140d", "fill_opacity": 0.9, "stroke": "#b98f4a", "stroke_width": 2}
PALE = "#f6e8c8"
HEART = "M0 10C-14 0 -11 -10 -5 -10C-2 -10 0 -7 0 -5C0 -7 2 -10 5 -10C11 -10 14 0 0 10z"
SUITS = {
    Suit.SPADES: ("M0 -11C-3 -4 -12 0 -12 5C-12 10 -5 11 -2 7L-4 12H4L2 7C5 11 12 10 12 5C12 0 3 -4 0 -11z", INK),
    Suit.CLUBS: ("M0 -11a5 5 0 0 1 4 8a5 5 0 1 1 -1 9l2 6h-10l2 -6a5 5 0 1 1 -1 -9a5 5 0 0 1 4 -8z", INK),
    Suit.DIAMONDS: ("M0 -12L9 0L0 12L-9 0z", "#b3202c"),
    Suit.HEARTS: (HEART, "#b3202c"),
}


def picture(view: State, box: Box, names: Sequence[str], seat: int) -> Picture:
    parts = [rect(0, 0, WIDTH, TABLE, fill="#4d331f"), rect(0, 0, WIDTH, TABLE, fill="url(#ka-light)")]
    parts += [_map(view, box), _health(view, box), _facts(view, box), _cards(view, box)]
    news = SAY(f"picture-{Outcome.word(view.end) if view.end else Phase.word(view.phase)}")
    player = Player(names[0], SAY("picture-treasure", treasure=int(view.treasure)), GOLD, not view.end)
    return Picture("".join(parts), [player], news, definitions())


def definitions() -> str:
    """The light on the table, and the rock around chambers and passages."""
    hatch = path("M-2 8L8 -2M3 13L13 3M-2 18L18 -2", stroke=INK, stroke_width=0.9, stroke_opacity=0.6, fill="none")
    return gradient("ka-light", ("#9a7148", "#7d5a3a", "#4d331f"), "0.5 0.45 0.75") + pattern("ka-rock", 10, hatch)


def _map(view: State, box: Box) -> str:
    cells = view.tiles.card[: view.tiles.n]
    xs, ys = [c % COLUMNS for c in cells], [c // COLUMNS for c in cells]
    left, right, bottom, top = min(xs), max(xs), min(ys), max(ys)
    cards = view.drawn.n > 0 or view.enemy != NONE
    wide, high = (860.0 if cards else WIDTH - 80.0), TABLE - 110.0
    scale = min(1.0, wide / ((right - left + 1.4) * S), high / ((top - bottom + 1.4) * S))

    def place(cell: int) -> tuple[float, float]:
        return (cell % COLUMNS - (left + right) / 2) * S, ((top + bottom) / 2 - cell // COLUMNS) * S

    parts = [group(tile(view, box, cell), at=place(cell)) for cell in cells]
    if view.phase == Phase.EXPLORING and not view.end:
        for edge in view.edges.card[: view.edges.n]:
            x, y = place(edge // SIDES)
            side = edge % SIDES
            dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
            parts.append(group(way_out(), at=(x + dx * 72, y + dy * 72), turn=90 * side))
    x, y = place(view.at)
    parts.append(group(explorer(view.end == Outcome.DEATH), at=(x - 20, y - 34), scale=1.15))
    if view.enemy_at >= 0:
        x, y = place(view.enemy_at)
        guard = circle(0, 0, 27, fill="#3c1d1d", stroke="#ffb08a", stroke_width=3)
        guard += path("M-12 -6l8 4l-8 4zM12 -6l-8 4l8 4z", fill="#ffd36b") + path(
            "M-11 10h22l-4 6h-14z", fill="#ffd36b"
        )
        parts.append(group(guard, at=(x + 30, y + 22)))
        parts.append(text(str(view.enemy_health), x + 52, y + 4, 24, fill="#fff"))
    return group(*parts, at=(40 + wide / 2, 74 + high / 2), scale=scale)


def way_out() -> str:
    """The arrow at an unexplored edge, pointing north."""
    return path("M-13 6L0 -9L13 6z", fill=GOLD, stroke="#5c4209", stroke_width=2, stroke_linejoin="round")


def tile(view: State, box: Box, cell: int) -> str:
    """One tile centred on the origin: a chamber, a passage to every open or slammed side, and rock around it."""
    ways, mark = view.ways[cell], view.mark[cell]
    rooms = [(-HALF, -HALF, 2 * HALF, 2 * HALF)]
    arms = (
        (-WAY, -S / 2, 2 * WAY, S / 2),
        (0, -WAY, S / 2, 2 * WAY),
        (-WAY, 0, 2 * WAY, S / 2),
        (-S / 2, -WAY, S / 2, 2 * WAY),
    )
    rooms += [arms[side] for side in range(SIDES) if (ways | ways >> SIDES) >> side & 1]
    whole = rect(-S / 2, -S / 2, S, S, fill=PARCHMENT) + rect(-S / 2, -S / 2, S, S, fill="url(#ka-rock)")
    clip = "".join(rect(*room, fill=INK, **pen(INK, 6)) for room in rooms) + "".join(
        rect(*room, fill=VELLUM) for room in rooms
    )
    parts = [
        f'<svg x="{-S / 2}" y="{-S / 2}" width="{S}" height="{S}" viewBox="{-S / 2} {-S / 2} {S} {S}">{whole}{clip}</svg>'
    ]
    stairs = (mark >> STAIRS_AT & MARK_BITS) - 1
    if stairs >= 0:
        if cell == box.start:
            steps = path("M-18 -30L-14 -56H14L18 -30z", fill="#ffe7a0", stroke=INK, stroke_width=2.6)
        else:
            steps = path("M-18 -30L-14 -56H14L18 -30z", fill="#3a2c20", stroke=INK, stroke_width=2.6)
            steps += path("M-16 -35H16M-15 -41H15M-14 -47H14M-13 -52H13", stroke=VELLUM, stroke_width=2.2, fill="none")
        parts.append(group(steps, turn=90 * stairs))
    slab = path("M-19 -60h38v9l-10 2l-8 -2l-8 2l-12 -2z", fill="#75685a", stroke=INK, stroke_width=2)
    parts += [group(slab, turn=90 * side) for side in range(SIDES) if ways >> (side + SIDES) & 1]
    parts.append(_mark(mark & MARK_BITS, cell != view.enemy_at))
    if not mark & REACHED and cell != view.enemy_at:
        parts.append(rect(-S / 2, -S / 2, S, S, fill="#2a2420", fill_opacity=0.45))
    parts.append(rect(-S / 2, -S / 2, S, S, fill="none", stroke="#6e4f22", stroke_opacity=0.4))
    return "".join(parts)


def _mark(kind: int, beaten: bool) -> str:
    """KA-15: the five marks, each with its own shape."""
    if kind == Mark.DOT:
        return circle(0, 0, 3.4, fill=INK)
    if kind == Mark.CROSS:
        return path(
            "M-8 -8q7 6 16 16M8 -9q-6 8 -17 17", stroke=INK, stroke_width=3.6, stroke_linecap="round", fill="none"
        )
    if kind == Mark.HEART:
        return path(HEART, fill="#b3202c", stroke="#5d0d14", stroke_width=1.5)
    if kind == Mark.DIAMOND:
        return path("M-6 -9h12l5 6L0 11L-11 -3z", fill="#1f8a8f", stroke="#0b4347", stroke_width=1.5)
    if kind == Mark.STAR:
        return path(star_shape(12), fill="none" if beaten else "#d9a21b", stroke="#5c4209", stroke_width=1.8)
    return ""


def explorer(down: bool = False) -> str:
    """A small figure with hat, pack and torch, 40 by 52."""
    line = pen("#1d150f", 1.5)
    figure = (
        ellipse(20, 49, 13, 3.4, fill="#0005")
        + path("M14 47l1.5-11h4L20 47zM21 47l.5-11h4L27 47z", fill="#3d2f25", **line)
        + path("M8 24q-1 12 3 14l5-1V22z", fill="#7a5a34", **line)
        + path("M12 38q-1-14 8-15q9 0 8 15q-8 3-16 0z", fill="#b5502b", **line)
        + path("M27 27l6-3", stroke="#e3b48a", stroke_width=3.6, stroke_linecap="round")
        + circle(20, 17.5, 6.2, fill="#e8bd94", **line)
        + path("M7 15.5q5-3 6-8q1-4 7-4t7 4q1 5 6 8q-13 4.6-26 0z", fill="#8a6a3b", **line)
        + path("M33 27l1.6-14", stroke="#4a3018", stroke_width=2.6, stroke_linecap="round")
        + path("M35 13q-4.6-2-2.6-6.4q.8 1.6 1.6 1.4q-.6-3.600 2-6q-.2 3 2 4.600q1.800 2.800-.4 5.400q-1 1-2.600 1z", fill="#f5b52e", stroke="#b4521a")
    )  # fmt: skip
    return f'<g transform="rotate(82 20 48)" opacity="0.75">{figure}</g>' if down else figure


def _health(view: State, box: Box) -> str:
    wide = 30 + 26 * box.health + 170
    full, lost = (("#d8323f", "#ffd9c7"), ("none", "#b39a76"))
    looks = [full] * view.health + [lost] * (box.health - view.health)
    hearts = [path(HEART, fill=fill, stroke=edge, stroke_width=1.6) for fill, edge in looks]
    parts = [rect(20, 16, wide, 52, rx=14, **PLAQUE), strip(hearts, (46, 42), 26)]
    x = 60 + 26 * box.health
    parts.append(path(f"M{x} 30h20l8 9L{x + 10} 58L{x - 8} 39z", fill="#37a5a4", stroke="#e9fbf5", stroke_width=2))
    parts.append(text(f"{view.treasure:,}", x + 36, 51, 24, 90, fill=PALE, anchor="start"))
    return "".join(parts)


def _facts(view: State, box: Box) -> str:
    facts = (
        (SAY("picture-floor"), str(view.floor)),
        (SAY("picture-rating"), str(challenge_rating(view, box))),
        (SAY("picture-multiplier"), f"x{box.multiplier[view.floor - 1]:,}"),
        (SAY("picture-deck"), str(view.deck.n)),
    )
    parts = [rect(WIDTH - 20 - 98 * len(facts), 16, 98 * len(facts), 52, rx=14, **PLAQUE)]
    for i, (what, value) in enumerate(facts):
        x = WIDTH - 20 - 98 * (len(facts) - i - 0.5)
        parts.append(text(what, x, 34, 14, fill="#d9c08d") + text(value, x, 59, 24, 90, fill=PALE))
    return "".join(parts)


def _cards(view: State, box: Box) -> str:
    """The drawn cards or, if there are none, the enemy."""
    shown = [(c, g) for c, g in zip(view.drawn.card[: view.drawn.n], view.guard, strict=False)]
    if not shown and view.enemy != NONE:
        shown = [(view.enemy, NONE)]
    parts = []
    for i, (card, guard) in enumerate(shown):
        x, y = 1050.0, 92 + i * 152.0
        chosen = view.chosen == i and view.phase != Phase.CHOOSING
        parts.append(
            rect(x - 105, y, 230, 140, rx=12, fill="#e6d5b0", stroke=GOLD if chosen else "#4b3a28", stroke_width=4)
        )
        if card >= JOKER:
            parts.append(
                path(
                    f"M{x - 84} {y + 78}l-4 -34l18 12l14 -24l14 24l18 -12l-4 34z",
                    fill=GOLD,
                    stroke="#5c4209",
                    stroke_width=2,
                )
            )
        else:
            shape, ink = SUITS[suit(card)]
            parts.append(text(RANK_NAMES[card % RANKS], x - 66, y + 62, 54, 70, fill=ink))
            parts.append(group(path(shape, fill=ink), at=(x - 66, y + 98), scale=1.9))
        words = event_name(box, card, guard)
        threat = card < JOKER and is_threat(card)
        kind = SAY("picture-enemy") if is_face(card) else SAY("picture-threat") if threat else ""
        lines = wrapped(words if card >= JOKER else words.split(" ", 1)[1], 20, 122)
        for n, line in enumerate(lines if kind in (*lines, "") else [*lines, kind]):
            parts.append(text(line, x + 50, y + 66 + 26 * n - 13 * (len(lines) > 2), 20, 130, fill=INK))
    return "".join(parts)
