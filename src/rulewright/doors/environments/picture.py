"""The table in words as an image: each character in a cell of the same size, for viewers that want pixels."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Any

import numpy as np

WIDTH, HEIGHT = 8, 16
PAPER, INK = 255, 0
CENTRE, MIDDLE = WIDTH // 2, HEIGHT // 2

Array = np.ndarray[Any, np.dtype[np.uint8]]


def picture(text: str) -> Array:
    """The text as rows of red, green and blue."""
    lines = text.split("\n")
    sheet = np.full((HEIGHT * len(lines), WIDTH * max(1, *map(len, lines)), 3), PAPER, np.uint8)
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            cell = sheet[row * HEIGHT : (row + 1) * HEIGHT, column * WIDTH : (column + 1) * WIDTH]
            cell[glyph(sign)] = INK
    return sheet


@cache
def glyph(sign: str) -> np.ndarray[Any, np.dtype[np.bool_]]:
    """Where a character has ink in its cell."""
    name = unicodedata.name(sign, "")
    if name.startswith("BOX DRAWINGS"):
        return _lines(name)
    if sign in SIGNS:
        return _drawn(SIGNS[sign])
    if sign.isprintable() and ord(sign) < 256:
        return _lettered(sign)
    return _lettered("?") if sign.isprintable() else np.zeros((HEIGHT, WIDTH), np.bool_)


def _lettered(sign: str) -> np.ndarray[Any, np.dtype[np.bool_]]:
    from PIL import Image, ImageDraw, ImageFont

    cell = Image.new("L", (WIDTH, HEIGHT), PAPER)
    ImageDraw.Draw(cell).text((1, 2), sign, fill=INK, font=ImageFont.load_default_imagefont())
    return np.asarray(cell) < PAPER // 2


def _lines(name: str) -> np.ndarray[Any, np.dtype[np.bool_]]:
    """Lines from the centre of the cell to the sides that the character's name tells: all of them are made that way."""
    ink = np.zeros((HEIGHT, WIDTH), np.bool_)
    words = set(name.replace("HORIZONTAL", "LEFT RIGHT").replace("VERTICAL", "UP DOWN").split())
    gaps = (-1, 1) if "DOUBLE" in words else (0,)
    for gap in gaps:
        if "LEFT" in words:
            ink[MIDDLE + gap, : CENTRE + 1] = True
        if "RIGHT" in words:
            ink[MIDDLE + gap, CENTRE:] = True
        if "UP" in words:
            ink[: MIDDLE + 1, CENTRE + gap] = True
        if "DOWN" in words:
            ink[MIDDLE:, CENTRE + gap] = True
    return ink


def _drawn(rows: str) -> np.ndarray[Any, np.dtype[np.bool_]]:
    ink = np.zeros((HEIGHT, WIDTH), np.bool_)
    for y, row in enumerate(rows.split()):
        for x, dot in enumerate(row):
            ink[y + 4, x] = dot == "#"
    return ink


SIGNS = {
    "♠": "...#... ..###.. .#####. ####### ####### ##.#.## ...#... ..###..",
    "♥": ".##.##. ####### ####### ####### .#####. ..###.. ...#... .......",
    "♡": ".##.##. #..#..# #.....# #.....# .#...#. ..#.#.. ...#... .......",
    "♦": "...#... ..###.. .#####. ####### .#####. ..###.. ...#... .......",
    "♣": "..###.. ..###.. ##.#.## ####### ##.#.## ...#... ..###.. .......",
    "★": "...#... ...#... ####### .#####. ..###.. .##.##. .#...#. .......",
    "☆": "...#... ..#.#.. ##...## .#...#. ..#.#.. .#.#.#. .#...#. .......",
    "✕": "#.....# .#...#. ..#.#.. ...#... ..#.#.. .#...#. #.....# .......",
    "▤": "####### #.....# ####### #.....# ####### #.....# ####### .......",
    "░": "#...#.. ..#...# #...#.. ..#...# #...#.. ..#...# #...#.. ..#...#",
}
"""Signs that tables are drawn with and the built-in font lacks."""
