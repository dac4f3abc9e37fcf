"""The board as text: the map, with exits lettered as in the labels of moves, the explorer and the cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from string import ascii_letters

from ..notes import SAY
from ..rules.encounters import challenge_rating
from ..rules.map import has_stairs
from ..state import COLUMNS, MARK_BITS, NONE, REACHED, SIDES, STAIRS_AT, Box, Mark, Phase, Side, State
from .names import card_name, enemy, event_name

MARKS = (" ", "·", "✕", "♥", "♦", "★")
BEATEN, EXPLORER, STAIRS, CUT_OFF, EMPTY = "☆", "@", "▤", "░", "\0"
DOORWAY = "╴{}╶"
CORNERS = " ╴╶─╵┘└┴╷┐┌┬│┤├┼"
"""A corner by the lines that meet there: 1 from the left, 2 from the right, 4 from above, 8 from below."""
COLOURS = ((r"@", "bold bright_green"), (r"✕", "red"), (r"★", "bold red"), (r"♦", "bright_yellow"), (r"▤", "bold cyan"))
"""Colours on the map: you, threats, enemies, treasure and stairs."""


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    """The map, and below it the explorer, the deck and the cards in play."""
    lost = box.health - view.health
    lines = [
        draw_map(view, box),
        "",
        SAY(
            "status",
            player=names[0],
            hearts="♥" * view.health + "♡" * lost,
            health=int(view.health),
            most=int(box.health),
            level=int(box.level),
            treasure=int(view.treasure),
            jokers=int(view.jokers),
        ),
        SAY(
            "status-floor",
            floor=int(view.floor),
            rating=int(challenge_rating(view, box)),
            multiplier=int(box.multiplier[view.floor - 1]),
            deck=int(view.deck.n),
            discards=int(view.discard.n),
        ),
    ]
    if view.discard.n:
        discarded = " ".join(card_name(c) for c in sorted(view.discard.card[: view.discard.n]))
        lines.append(SAY("discarded", cards=discarded))
    if view.drawn.n:
        cards = zip(view.drawn.card[: view.drawn.n], view.guard, strict=False)
        lines.append(SAY("drawn", cards="  ".join(f"[{event_name(box, c, g)}]" for c, g in cards)))
    if view.enemy != NONE:
        lines.append(SAY("enemy-at", enemy=enemy(view), place=place(box, view.enemy_at)))
    lines += ["", legend(view)]
    return "\n".join(lines)


def legend(view: State) -> str:
    letters = "letters-exits" if exit_letters(view) else "letters-tiles" if tile_letters(view) else ""
    return f"{SAY('signs')}  {SAY(letters)}" if letters else SAY("signs")


def exit_letters(view: State) -> dict[int, str]:
    """A letter for each edge that may be crossed now, oldest tile first."""
    if view.phase != Phase.EXPLORING or view.end:
        return {}
    return dict(zip(view.edges.card[: view.edges.n], ascii_letters, strict=False))


def tile_letters(view: State) -> dict[int, str]:
    """A letter for each tile you may retreat to now, oldest first."""
    if view.phase != Phase.FIGHTING or view.pressed or view.end:
        return {}
    return dict(zip((c for c in view.tiles.card[: view.tiles.n] if c != view.enemy_at), ascii_letters, strict=False))


def draw_map(view: State, box: Box) -> str:
    """The discovered part of the sheet; exits are lettered while exploring, tiles while you may retreat."""
    cells = view.tiles.card[: view.tiles.n]
    left, bottom = min(c % COLUMNS for c in cells), min(c // COLUMNS for c in cells)
    right, top = max(c % COLUMNS for c in cells), max(c // COLUMNS for c in cells)
    canvas = [[EMPTY] * (4 * (right - left) + 5) for _ in range(2 * (top - bottom) + 3)]
    exits, rooms = exit_letters(view), tile_letters(view)
    # A wall between two tiles is drawn twice, identically, except that only one of them knows of stairs in it.
    for cell in sorted(cells, key=lambda c: has_stairs(view, c)):
        x, y = 4 * (cell % COLUMNS - left), 2 * (top - cell // COLUMNS)
        for side in range(SIDES):
            sign = side_sign(view, cell, side, exits)
            if side in (Side.NORTH, Side.SOUTH):
                canvas[y + (side == Side.SOUTH) * 2][x + 1 : x + 4] = across(sign)
            else:
                canvas[y + 1][x + (side == Side.EAST) * 4] = sign
        canvas[y + 1][x + 1 : x + 4] = room(view, cell, rooms.get(cell, ""))
    for y, x in product(range(0, len(canvas), 2), range(0, len(canvas[0]), 4)):
        canvas[y][x] = corner(canvas, x, y)
    return "\n".join("".join(line).replace(EMPTY, " ").rstrip() for line in canvas)


def side_sign(view: State, cell: int, side: int, exits: dict[int, str]) -> str:
    """The character for a side: a line is a wall, a blank a passage, a letter an exit (KA-45: a double line slammed shut)."""
    if view.mark[cell] >> STAIRS_AT & MARK_BITS == side + 1:
        return STAIRS
    if view.ways[cell] >> (side + SIDES) & 1:
        return "║"
    if not view.ways[cell] >> side & 1:
        return "│"
    return exits.get(SIDES * cell + side, " ")


def across(sign: str) -> str:
    """The character for a side, widened to three for the top or bottom of a tile."""
    return {"│": "───", "║": "═══", STAIRS: f"─{STAIRS}─"}.get(sign, DOORWAY.format(sign))


def room(view: State, cell: int, letter: str) -> str:
    """The inside of a tile: the explorer, its mark, and its letter; shaded if you cannot walk there."""
    mark = MARKS[view.mark[cell] & MARK_BITS]
    if view.mark[cell] & MARK_BITS == Mark.STAR and cell != view.enemy_at:
        mark = BEATEN
    blank = " " if view.mark[cell] & REACHED or cell == view.enemy_at else CUT_OFF
    return (EXPLORER if cell == view.at else blank) + mark + (letter or blank)


def corner(canvas: list[list[str]], x: int, y: int) -> str:
    """The character that joins the sides around a corner."""
    around = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
    inside = [0 <= i < len(canvas[0]) and 0 <= k < len(canvas) and canvas[k][i] != EMPTY for i, k in around]
    return CORNERS[sum(meets << bit for bit, meets in enumerate(inside))]


def place(box: Box, cell: int) -> str:
    """The position of a cell relative to the entrance."""
    columns, rows = cell % COLUMNS - box.start % COLUMNS, cell // COLUMNS - box.start // COLUMNS
    steps = {"up" if rows > 0 else "down": rows, "right" if columns > 0 else "left": columns}
    way = "-".join(word for word, far in steps.items() if far)
    return SAY(f"place-{way}", rows=abs(rows), columns=abs(columns)) if way else SAY("entrance")
