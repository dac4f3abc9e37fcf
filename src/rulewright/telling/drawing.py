"""SVG pictures of a table, made from plain shapes with which a game's `tell` draws what a seat may see.

A picture needs no browser and no fonts. Letters are drawn as outlines (`glyphs.json`), so that text looks the same everywhere
and its width is known. The same drawing always gives the same bytes.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

WIDTH, HEIGHT = 1200, 630
"""The size of every picture, as messengers recommend for previews."""
FOOT = 72
"""The strip below the table, with the title and the players."""
TABLE = HEIGHT - FOOT
EM = 1000
"""Units per em in a letter's outline."""


@dataclass(frozen=True)
class Player:
    """One player in the strip below the table: the name, what they have, and whether it is their turn."""

    name: str
    has: str = ""
    colour: str = "#e7bb4a"
    turn: bool = False


@dataclass(frozen=True)
class Picture:
    """A game's picture: the table (WIDTH by TABLE), the players, and one line of news."""

    table: str
    players: Sequence[Player]
    news: str = ""
    defs: str = ""
    """Gradients and patterns that the table refers to."""


# ---------------------------------------------------------------- shapes


def number(value: float) -> str:
    """A number in its shortest form, the same on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def tag(name: str, inside: str = "", /, **attributes: object) -> str:
    """An SVG element. `stroke_width=2` becomes stroke-width, and an attribute that is None or empty is left out."""
    said = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{number(value) if isinstance(value, float) else value}"'
        for key, value in attributes.items()
        if value is not None and value != ""
    )
    return f"<{name}{said}>{inside}</{name}>" if inside else f"<{name}{said}/>"


def rect(x: float, y: float, width: float, height: float, /, **look: object) -> str:
    return tag("rect", x=float(x), y=float(y), width=float(width), height=float(height), **look)


def circle(x: float, y: float, r: float, /, **look: object) -> str:
    return tag("circle", cx=float(x), cy=float(y), r=float(r), **look)


def ellipse(x: float, y: float, rx: float, ry: float, /, **look: object) -> str:
    return tag("ellipse", cx=float(x), cy=float(y), rx=float(rx), ry=float(ry), **look)


def path(d: str, /, **look: object) -> str:
    return tag("path", d=d, **look)


def polygon(points: Iterable[tuple[float, float]], /, **look: object) -> str:
    return tag("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **look)


def group(*parts: str, at: tuple[float, float] | None = None, scale: float = 1, turn: float = 0, **look: object) -> str:
    """Group parts, optionally moved, scaled or rotated."""
    moves = []
    if at:
        moves.append(f"translate({number(at[0])} {number(at[1])})")
    if turn:
        moves.append(f"rotate({number(turn)})")
    if scale != 1:
        moves.append(f"scale({number(scale)})" if scale > 0.05 else f"scale({scale:.4f})")
    return tag("g", "".join(parts), transform=" ".join(moves), **look) if any(parts) else ""


def gradient(name: str, colours: Sequence[str], radial: str = "") -> str:
    """A gradient of colours from the top or, with `radial`, from the centre that it gives ("cx cy r")."""
    last = max(1, len(colours) - 1)
    stops = "".join(tag("stop", offset=i / last, stop_color=colour) for i, colour in enumerate(colours))
    if radial:
        cx, cy, r = radial.split()
        return tag("radialGradient", stops, id=name, cx=cx, cy=cy, r=r)
    return tag("linearGradient", stops, id=name, x1="0", y1="0", x2="0", y2="1")


def star_shape(r: float, dents: int = 5, inner: float = 0.42) -> str:
    """The outline of a star centred on the origin."""
    points = []
    for i in range(2 * dents):
        far = r if i % 2 == 0 else r * inner
        turn = math.pi * i / dents
        points.append(f"{number(far * math.sin(turn))} {number(-far * math.cos(turn))}")
    return f"M{'L'.join(points)}z"


# ---------------------------------------------------------------- letters


@cache
def _glyphs() -> dict[str, tuple[int, str]]:
    found: dict[str, tuple[int, str]] = json.loads(Path(__file__).with_name("glyphs.json").read_text("utf-8"))
    return found | {sign: (600, outline) for sign, outline in SUITS.items()}


SUITS = {
    "♠": "M300 -660Q560 -400 540 -230Q490 -90 340 -170L380 0H220L260 -170Q110 -90 60 -230Q40 -400 300 -660Z",
    "♥": "M300 0Q40 -230 60 -420Q110 -600 300 -480Q490 -600 540 -420Q560 -230 300 0Z",
    "♦": "M300 -640L500 -320L300 0L100 -320Z",
    "♣": "M300 -660Q420 -660 420 -520Q420 -460 390 -430Q540 -440 540 -300Q520 -160 340 -210L380 0H220L260 -210"
    "Q80 -160 60 -300Q60 -440 210 -430Q180 -460 180 -520Q180 -660 300 -660Z",
}
"""Card suits, which the font lacks."""


MISSING = "□"
BOX = (600, "M90 0V-620H510V0ZM140 -50H460V-570H140Z")


def glyph(sign: str) -> tuple[int, str]:
    """A letter's width and outline; a small box for letters that we do not have."""
    found = _glyphs().get(sign)
    if found:
        return found
    return _glyphs()[" "] if sign.isspace() else BOX


def width_of(words: str, size: float) -> float:
    return sum(glyph(sign)[0] for sign in words) * size / EM


def text(words: str, x: float, y: float, size: float, most: float = 0, **look: object) -> str:
    """Text on the baseline `y`. `anchor` is start, middle (the default) or end; text wider than `most` is shrunk to fit."""
    anchor = look.pop("anchor", "middle")
    wide = width_of(words, size)
    if most and wide > most:
        size, wide = size * most / wide, most
    left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[str(anchor)]
    parts, at = [], 0
    for sign in words:
        advance, outline = glyph(sign)
        if outline:
            parts.append(f'<use href="#g{_code(sign):x}" x="{at}"/>')
        at += advance
    if not parts:
        return ""
    place = f"translate({number(left)} {number(y)}) scale({size / EM:.4f})"
    return tag("g", "".join(parts), transform=place, **look)


def _code(sign: str) -> int:
    return ord(sign) if sign in _glyphs() else ord(MISSING)


def wrapped(words: str, size: float, most: float, lines: int = 9) -> list[str]:
    """Wrap text into lines of at most this width; an ellipsis marks text that does not fit into `lines` lines."""
    found: list[str] = []
    for word in words.split():
        if found and width_of(f"{found[-1]} {word}", size) <= most:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return [*found[: lines - 1], f"{found[lines - 1]}…"] if len(found) > lines else found


def shortened(words: str, size: float, most: float) -> str:
    """Text cut to this width with an ellipsis."""
    if width_of(words, size) <= most:
        return words
    while words and width_of(f"{words}…", size) > most:
        words = words[:-1]
    return f"{words.rstrip()}…"


# ---------------------------------------------------------------- the whole picture


def svg(picture: Picture, title: str) -> str:
    """The picture as a complete SVG file."""
    body = picture.table + _strip(picture, title)  # the strip covers what overlaps the table's lower edge
    told = ", ".join(f"{p.name} {p.has}".strip() for p in picture.players)
    return lettered(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'role="img"><title>{escape(". ".join(filter(None, (title, told, picture.news))))}</title>',
        picture.defs,
        body,
    )


def lettered(head: str, defs: str, body: str) -> str:
    """An SVG file from its first tags and its drawing, with the outlines of the letters that the drawing uses."""
    used = sorted({int(code, 16) for code in re.findall(r'href="#g([0-9a-f]+)"', body)})
    letters = "".join(path(glyph(chr(code))[1], id=f"g{code:x}") for code in used)
    return f"{head}<defs>{defs}{letters}</defs>{body}</svg>\n"


GROUND, PALE, QUIET = "#1b1512", "#fff6e6", "#d9c7ad"


CROWDED = 4
"""With more players than this, the news is left out, and only the number of what each player has is shown."""


def _strip(picture: Picture, title: str) -> str:
    """The line below the table: the title, the players with what they have, and the news."""
    middle = TABLE + FOOT / 2
    parts = [rect(0, TABLE, WIDTH, FOOT, fill=GROUND), text(title, 28, middle + 10, 30, fill=PALE, anchor="start")]
    left = 28 + width_of(title, 30) + 36
    crowded = len(picture.players) > CROWDED
    news = "" if crowded else shortened(picture.news, 20, 320)
    right = WIDTH - 28 - (width_of(news, 20) + 28 if news else 0)
    parts.append(text(news, WIDTH - 28, middle + 7, 20, fill=QUIET, anchor="end"))
    room = (right - left) / max(1, len(picture.players))
    for i, player in enumerate(picture.players):
        x, most = left + i * room, room - 18
        has = f"  {player.has.split()[0] if crowded else player.has}" if player.has else ""
        name = shortened(player.name, 22, max(40.0, most - 26 - width_of(has, 22)))
        if player.turn:
            wide = 26 + width_of(name + has, 22) + 14
            parts.append(
                rect(x - 12, middle - 20, wide + 6, 40, rx=20, fill="none", stroke=player.colour, stroke_width=2)
            )
        parts.append(circle(x + 7, middle, 7, fill=player.colour))
        parts.append(text(name, x + 24, middle + 8, 22, fill=PALE, anchor="start"))
        parts.append(text(has, x + 24 + width_of(name, 22), middle + 8, 22, fill="#ffd98a", anchor="start"))
    return "".join(parts)
