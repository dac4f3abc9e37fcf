"""The table as text, for terminals, and as a grid, for the generic board."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import HEX, Grid
from rulewright.telling.language import NOBODY, Word
from rulewright.telling.scores import POINTS

from ..content import LEVEL_NAMES
from ..notes import SAY
from ..rules.piles import pile_size
from ..rules.placement import CELLS, all_dice, dice_of, height
from ..rules.score import ahead, points, stars_of, symbols_of
from ..state import CENTER, HEXES, LEVELS, NONE, SIZES, SYMBOLS, Box, Phase, State, Verb
from .facts import icon_on, level_on
from .names import COLOUR_WORDS, MARKS, ROWS, SYMBOL_WORDS, dice_words, face, hex_name, thing

WIDE, ABREAST = 26, 3
"""Columns for a Katamari, and how many fit side by side in an 80-column terminal; four take two rows."""
LONGEST = WIDE - 2
COLOURS = ((r"\bY[123*·SFCP]\*?", "yellow"), (r"\bB[123*·SFCP]\*?", "bright_blue"), (r"\bP[123*·SFCP]\*?", "magenta"))
"""Hexes in the colour of their Stuff, whose letter they begin with."""


def look(view: State, box: Box, seat: int, hex: int) -> str:
    """A hex in a few letters: Y1 is a [1] on Yellow, P** two stars on Purple."""
    level = level_on(view, seat, hex)
    if level == NONE:
        return f"[{box.center}]" if hex == CENTER else "."
    return LEVEL_NAMES[level][0] + MARKS[icon_on(view, seat, hex)]


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    """Track, piles, dice, and every Katamari from above; nothing is hidden."""
    lines = [_headline(view, box, names), _track(view, box), "", *_piles(view, box), "", _tray(view), ""]
    boards = [_katamari(view, box, names, i) for i in range(box.seats)]
    abreast = ABREAST if box.seats <= ABREAST else 2
    for first in range(0, box.seats, abreast):
        beside = zip(*boards[first : first + abreast], strict=True)
        lines += ["".join(part.ljust(WIDE) for part in row).rstrip() for row in beside]
        lines += [""] if lines[-1] else []
    lines += [*(_symbol(view, box, names, symbol) for symbol in range(SYMBOLS)), ""]
    lines += [SAY("legend"), SAY("legend-outline")]
    return "\n".join(lines)


def _headline(view: State, box: Box, names: Sequence[str]) -> str:
    if view.end:
        return SAY("over")
    who = {"player": names[view.mover], "step": SAY(f"step-{Phase.word(view.phase)}"), "first": names[view.first]}
    if view.phase in (Phase.BUYING, Phase.PLACING):
        return SAY("headline-power", power=int(view.power), **who)
    return SAY("headline", **who)


def _track(view: State, box: Box) -> str:
    spaces = [space(box, i) for i in range(box.rounds + 1)]
    spaces[view.round] = f"<{spaces[view.round]}>"
    return SAY("track", spaces=" ".join(spaces))


def space(box: Box, step: int) -> str:
    """The name of a space on the Emperor's track."""
    return SAY("track-start") if step == 0 else SAY("track-done") if step == box.rounds else str(step)


def _piles(view: State, box: Box) -> list[str]:
    found = []
    for pile in range(SIZES):
        kind = view.shown[pile]
        if kind == NONE:
            found.append(SAY("pile-empty", pile=pile + 1))
            continue
        put_back = ", ".join(thing(box, k) for k in view.under[pile].card[: view.under[pile].n])
        found.append(
            SAY(
                "pile",
                pile=pile + 1,
                thing=thing(box, kind),
                face=face(box, kind),
                outline=outline(box, kind),
                pieces=int(pile_size(view, box, pile)),
                under=put_back or NOBODY,
                chosen=Word("yes" if view.chosen == pile else "no"),
            )
        )
    return found


def outline(box: Box, kind: int) -> str:
    """The shape by the hexes it covers unturned, lying over the Center: with its first hex there, if it fits."""
    shape, size = box.shape[kind], box.size[kind]
    spot = CENTER if box.mask[shape][CENTER] else next(h for h in range(HEXES) if box.mask[shape][h] >> CENTER & 1)
    return " ".join(hex_name(cell) for cell in box.cell[shape][spot][:size])


def _tray(view: State) -> str:
    parts = []
    for colour in range(LEVELS):
        faces = [str(face + 1) for face in range(6) for _ in range(view.dice[colour][face])]
        if faces:
            parts.append(SAY("tray-colour", colour=COLOUR_WORDS[colour], faces=" ".join(faces)))
    return SAY("tray", dice="; ".join(parts) or NOBODY)


def _katamari(view: State, box: Box, names: Sequence[str], seat: int) -> list[str]:
    rows = []
    for r in range(-2, 3):
        cells = [look(view, box, seat, i).ljust(4) for i, (_, row) in enumerate(CELLS) if row == r]
        rows.append(f"{ROWS[r + 2]} {'  ' * abs(r)}{''.join(cells)}")
    dice = [dice_words(dice_of(view, box, seat, c), c) for c in range(LEVELS) if dice_of(view, box, seat, c)]
    highest = max(height(view, box, seat, hex) for hex in range(HEXES))
    return [
        names[seat] if len(names[seat]) <= LONGEST else f"{names[seat][: LONGEST - 1]}…",
        POINTS.say(points(view, box, seat)),
        *rows,
        SAY("stars-high", count=stars_of(view, seat), high=highest),
        *_wrapped(dice if all_dice(view, box, seat) else [SAY("no-dice")]),
    ]


def _wrapped(parts: Sequence[str]) -> list[str]:
    """Split into two lines, so that boards fit side by side."""
    return [", ".join(parts[:1]), ", ".join(parts[1:])]


def _symbol(view: State, box: Box, names: Sequence[str], symbol: int) -> str:
    counts = ", ".join(f"{names[i]} {symbols_of(view, i, symbol)}" for i in range(box.seats))
    holder = ahead(view, box, symbol)
    return SAY(
        "symbol-line",
        symbol=SYMBOL_WORDS[symbol],
        counts=counts,
        holder=names[holder] if holder != NONE else NOBODY,
        majority=int(box.majority),
    )


# ---------------------------------------------------------------- the grid


def _cell(view: State, box: Box, cell: int) -> str:
    return "" if (shown := look(view, box, view.mover, cell)) == "." else shown


def _cells_of(action: int) -> list[int]:
    """The hex that a move names: for PLACE the one under the first hex of the piece."""
    verb = Verb.at(action)
    if verb == Verb.PLACE:
        _, hex = Verb.PLACE.arguments(action)
        return [hex]
    return [Verb.LOSE.argument(action)] if verb == Verb.LOSE else []


GRIDS = (Grid("katamari", HEX, CELLS, _cell, _cells_of),)
