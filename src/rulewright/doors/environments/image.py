"""Text tables as images: each character in a cell of the same size, for viewers that need pixels."""

from __future__ import annotations

import math
import unicodedata
from functools import cache
from typing import Any

import numpy as np

WIDTH, HEIGHT, LETTERS = 10, 20, 15
PAPER = 255
CENTRE, MIDDLE = WIDTH // 2, HEIGHT // 2

Array = np.ndarray[Any, np.dtype[np.uint8]]


def cells(text: str) -> tuple[int, int]:
    """How many lines and columns a text takes."""
    lines = text.split("\n")
    return len(lines), max(map(len, lines))


def framed(text: str, frame: tuple[int, int]) -> Array:
    """The text in the top left corner of an image with room for this many lines and columns; larger text is scaled down, so that
    the image size never varies."""
    from PIL import Image

    tall, wide = (frame[0] + 2) * HEIGHT, (frame[1] + 2) * WIDTH
    drawn = picture(text)
    shrink = min(1.0, tall / drawn.shape[0], wide / drawn.shape[1])
    if shrink < 1.0:
        size = max(1, int(drawn.shape[1] * shrink)), max(1, int(drawn.shape[0] * shrink))
        drawn = np.asarray(Image.fromarray(drawn).resize(size, Image.Resampling.LANCZOS))
    sheet = np.full((tall, wide, 3), PAPER, np.uint8)
    sheet[: drawn.shape[0], : drawn.shape[1]] = drawn
    return sheet


def picture(text: str) -> Array:
    """The text as an RGB array, with a margin of one cell."""
    lines = ["", *(f" {line}" for line in text.split("\n")), ""]
    sheet = np.full((HEIGHT * len(lines), WIDTH * (max(map(len, lines)) + 1), 3), PAPER, np.uint8)
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            cell = sheet[row * HEIGHT : (row + 1) * HEIGHT, column * WIDTH : (column + 1) * WIDTH]
            cell -= glyph(sign)[:, :, None]
    return sheet


@cache
def glyph(sign: str) -> Array:
    """The ink of a character at each pixel of its cell: from 0 to 255."""
    name = unicodedata.name(sign, "")
    if name.startswith("BOX DRAWINGS"):
        return _lines(name)
    if sign in SIGNS:
        return _drawn(SIGNS[sign])
    if sign.isprintable() and ord(sign) < 256:
        return _lettered(sign)
    return _lettered("?") if sign.isprintable() else np.zeros((HEIGHT, WIDTH), np.uint8)


def _lettered(sign: str) -> Array:
    """A letter centred in its cell, narrowed if it does not fit."""
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.load_default(LETTERS)
    wide = max(WIDTH, math.ceil(font.getlength(sign)))
    cell = Image.new("L", (wide, HEIGHT), 0)
    ImageDraw.Draw(cell).text((wide / 2, HEIGHT - 5), sign, fill=PAPER, font=font, anchor="ms")
    return np.asarray(cell.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS))


def _lines(name: str) -> Array:
    """A box-drawing character: lines from the centre of the cell to the sides given in its Unicode name."""
    ink = np.zeros((HEIGHT, WIDTH), np.uint8)
    words = set(name.replace("HORIZONTAL", "LEFT RIGHT").replace("VERTICAL", "UP DOWN").split())
    gaps = (-1, 1) if "DOUBLE" in words else (0,)
    for gap in gaps:
        if "LEFT" in words:
            ink[MIDDLE + gap, : CENTRE + 1] = PAPER
        if "RIGHT" in words:
            ink[MIDDLE + gap, CENTRE:] = PAPER
        if "UP" in words:
            ink[: MIDDLE + 1, CENTRE + gap] = PAPER
        if "DOWN" in words:
            ink[MIDDLE:, CENTRE + gap] = PAPER
    return ink


def _drawn(rows: str) -> Array:
    """A symbol of 7 by 8 dots, slightly enlarged, on the baseline of the letters."""
    from PIL import Image

    dots = np.array([[PAPER * (dot == "#") for dot in row] for row in rows.split()], np.uint8)
    ink = np.zeros((HEIGHT, WIDTH), np.uint8)
    ink[5:17, :] = np.asarray(Image.fromarray(dots).resize((WIDTH, 12), Image.Resampling.BICUBIC))
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
"""Symbols that tables use and the built-in font lacks."""
