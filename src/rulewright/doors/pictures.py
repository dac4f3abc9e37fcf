"""Positions as pictures: SVG, PNG, and whole games as animations. Everything is drawn from a view.

SVG has no dependencies; the others need the extra `pictures` (resvg and Pillow, 8 MB to download).
"""

from __future__ import annotations

import io
import math
from collections.abc import Sequence
from itertools import pairwise

from rulewright.doors.messages import SAY
from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox, GameState
from rulewright.kernel.views import SPECTATOR
from rulewright.match import Match, load
from rulewright.match.record import Source
from rulewright.telling.drawing import TABLE, WIDTH, Picture, Player, circle, rect, svg, text, width_of
from rulewright.telling.grid import HEX, Grid

KINDS = {"svg": "image/svg+xml", "png": "image/png", "webp": "image/webp", "gif": "image/gif"}
"""The picture formats by file extension, and their media types."""
MOVING = ("webp", "gif")
SECONDS, STILL = 9.0, 2.5
"""Seconds that an animation runs, and that its last frame is shown."""
FASTEST = 0.2
"""The least seconds a frame must be shown to be seen."""
SMALL = 640
"""The width of an animation in pixels: as wide as a page, and a few hundred kB."""


class PainterMissingError(ImportError):
    """A PNG or animation was requested without the packages that make them."""


def drawn(game: Game, view: GameState, box: GameBox, names: Sequence[str], seat: int) -> str:
    """The table as this seat sees it, as SVG; a game without its own drawing is shown by its grids or its text."""
    made = game.picture(view, box, names, seat) or plain(game, view, box, names, seat)
    return svg(made, game.title)


def of_match(match: Match, seat: int) -> str:
    """The current position of a match as this seat sees it: nothing hidden from the seat is in the picture."""
    return drawn(match.game, match.view(seat), match.box, match.names, seat)


def picture(played: Match | Source, kind: str = "svg", seat: int | None = None, move: int | None = None) -> bytes:
    """Draw a match or a record: its position as "svg" or "png", or the whole game as "webp" or "gif", which move.

    `seat` is whose view is drawn, -1 for a spectator's; if not given, that of the only seat, or else a spectator's. `move` is
    after how many moves; if not given, all that were made. PNG and animations need the extra `pictures`.

    >>> import rulewright
    >>> match = rulewright.Match(rulewright.load_game("karthis"), seed=7)
    >>> _ = match.play(0, match.legal(0)[-1])
    >>> before, after = rulewright.picture(match, move=0), rulewright.picture(match.record())
    >>> before[:4], before == after, rulewright.picture(match) == after
    (b'<svg', False, True)
    """
    match = played if isinstance(played, Match) else load(played)
    states = match.states
    eyes = (0 if match.seats == 1 else SPECTATOR) if seat is None else seat
    last = len(states) - 1 if move is None else move
    if kind not in KINDS:
        raise ValueError(SAY("no-such-picture", kind=repr(kind), kinds=", ".join(KINDS)))
    if not SPECTATOR <= eyes < match.seats:
        last_seat, spectator = str(match.seats - 1), str(SPECTATOR)
        raise ValueError(SAY("no-seat-to-draw", seat=str(eyes), last=last_seat, spectator=spectator))
    if not 0 <= last < len(states):
        raise ValueError(SAY("no-move-to-draw", move=str(last), last=str(len(states) - 1)))
    shown = states[: last + 1] if kind in MOVING else [states[last]]
    drawings = [drawn(match.game, match.game.view(s, match.box, eyes), match.box, match.names, eyes) for s in shown]
    return animated(drawings, kind) if kind in MOVING else painted(drawings[0], kind)


def painted(drawing: str, kind: str) -> bytes:
    """One drawing as a file of this format."""
    if kind == "svg":
        return drawing.encode()
    return png(drawing) if kind == "png" else animated([drawing], kind, WIDTH)


def png(drawing: str, across: int = WIDTH) -> bytes:
    """The drawing as PNG, `across` pixels wide."""
    try:
        import resvg_py
    except ImportError:
        raise PainterMissingError(
            "PNG needs two more packages: run pip install '.[pictures]' in the clone; SVG needs nothing"
        ) from None
    made = resvg_py.svg_to_bytes(svg_string=drawing, width=across, skip_system_fonts=True)
    return bytes(made)


def animated(drawings: Sequence[str], kind: str, across: int = SMALL) -> bytes:
    """An animation of several seconds. Successive identical drawings are shown once."""
    try:
        from PIL import Image
    except ImportError:
        raise PainterMissingError(
            "animations need two more packages: run pip install '.[pictures]' in the clone"
        ) from None
    chosen = thinned(drawings)
    frames = [Image.open(io.BytesIO(png(drawing, across))).convert("RGB") for drawing in chosen]
    each = max(FASTEST, (SECONDS - STILL) / len(frames))
    times = [round(1000 * each)] * (len(frames) - 1) + [round(1000 * STILL)]
    out = io.BytesIO()
    if kind == "gif":  # one palette for all frames, or the table flickers
        colours = frames[-1].quantize(128, dither=Image.Dither.NONE)
        frames = [frame.quantize(palette=colours, dither=Image.Dither.NONE) for frame in frames]
        frames[0].save(out, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=True)
    else:
        frames[0].save(
            out, "WEBP", save_all=True, append_images=frames[1:], duration=times, loop=0, quality=70, method=3
        )
    return out.getvalue()


def thinned(drawings: Sequence[str]) -> list[str]:
    """As many drawings as fit into the time, evenly spaced; the first and the last are always included."""
    kept = [drawings[0], *(b for a, b in pairwise(drawings) if a != b)]
    most = int((SECONDS - STILL) / FASTEST)
    if len(kept) <= most:
        return kept
    return [kept[round(i * (len(kept) - 1) / (most - 1))] for i in range(most)]


# ---------------------------------------------------------------- games without a drawing


SHADES = ("#d9673b", "#e7bb4a", "#7fb6d6", "#9ac27a", "#c490d1", "#d8c8a8")
"""The seats' colours."""


def plain(game: Game, view: GameState, box: GameBox, names: Sequence[str], seat: int) -> Picture:
    """The table of a game without a drawing: its first grid, else its text."""
    players = [Player(name, colour=SHADES[i % len(SHADES)]) for i, name in enumerate(names)]
    grid = next(iter(game.grids), None)
    inner = _grid(grid, view, box) if grid else _text(game.tell.board(view, box, names, seat))
    return Picture(rect(0, 0, WIDTH, TABLE, fill="#2f4a4a") + inner, players)


def _grid(grid: Grid, view: GameState, box: GameBox) -> str:
    spots = [(x + y / 2, y * 0.87) if grid.shape == HEX else (float(x), float(y)) for x, y in grid.cells]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    across, down = max(x for x, _ in spots) - left + 1, max(y for _, y in spots) - top + 1
    size = min((WIDTH - 80) / across, (TABLE - 60) / down)
    x0, y0 = (WIDTH - size * across) / 2, (TABLE - size * down) / 2
    parts = []
    for cell, (x, y) in enumerate(spots):
        cx, cy = x0 + (x - left + 0.5) * size, y0 + (y - top + 0.5) * size
        words, whose = grid.look(view, box, cell), grid.whose(view, box, cell)
        look: dict[str, object] = {"fill": "#223636", "stroke": "#a7a06a", "stroke_width": 3}
        parts.append(
            circle(cx, cy, size * 0.47, **look)
            if grid.shape == HEX
            else rect(cx - size * 0.47, cy - size * 0.47, size * 0.94, size * 0.94, rx=size * 0.08, **look)
        )
        if words:
            tint = SHADES[whose % len(SHADES)] if whose >= 0 else "#f5ead0"
            parts.append(circle(cx, cy, size * 0.36, fill=tint, stroke="#16211f", stroke_width=3))
            parts.append(text(words, cx, cy + size * 0.12, size * 0.36, size * 0.62, fill="#16211f"))
    return "".join(parts)


def _text(words: str) -> str:
    """The table as text in a monospaced grid, as terminals show it."""
    lines = words.split("\n")
    wide, high = max(map(len, lines)), len(lines)
    size = min((WIDTH - 60) / (wide * 0.56), (TABLE - 40) / (high * 1.2))
    x0, y0 = (WIDTH - wide * size * 0.56) / 2, (TABLE - high * size * 1.2) / 2
    parts = []
    for row, line in enumerate(lines):
        y = y0 + (row + 0.9) * size * 1.2
        for column, sign in enumerate(line):
            x = x0 + (column + 0.5) * size * 0.56
            fit = min(size, size * size * 0.56 / max(1.0, width_of(sign, size))) if not sign.isspace() else size
            parts.append(text(sign, x, y, fit if math.isfinite(fit) else size, fill="#fff3dc"))
    return "".join(parts)
