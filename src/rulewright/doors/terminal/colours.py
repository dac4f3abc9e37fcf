"""Colours for the terminal: used only where a word or symbol carries the same information, so that you can play without them.

Words on a board that name a colour are printed in it, hearts and diamonds are red, and each player's name has its own colour. A
game adds its own symbols with `COLOURS` in `tell`: pairs of a pattern and a Rich style.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from rich.text import Text

from rulewright.doors.terminal.messages import SAY
from rulewright.kernel.game import Game
from rulewright.telling.language import language

NAMES = ("bright_cyan", "bright_magenta", "bright_green", "bright_yellow", "bright_blue", "bright_red", "bright_white")
"""The colour of each seat's name."""
COLOURS = {
    "red": "red",
    "green": "green",
    "blue": "bright_blue",
    "yellow": "yellow",
    "purple": "magenta",
    "orange": "dark_orange",
    "pink": "bright_magenta",
    "teal": "cyan",
}
"""The style for each colour word; the pattern of the word is the message `colour-red` and so on."""
SUITS = re.compile(r"\w*[♥♦]+")


@lru_cache(maxsize=32)
def _patterns(game: Game, _tag: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    words = ((rf"\b{SAY(f'colour-{word}')}\b", style) for word, style in COLOURS.items())
    return (
        *((re.compile(pattern, re.IGNORECASE), style) for pattern, style in words),
        (SUITS, "red"),
        *((re.compile(pattern), style) for pattern, style in game.colours),
    )


def coloured(text: Text, game: Game, names: Sequence[str]) -> Text:
    """Apply the colours to a text."""
    plain = text.plain
    for start, end, style in _spans(plain, game, names):
        text.stylize(style, start, end)
    return text


def _spans(plain: str, game: Game, names: Sequence[str]) -> Iterator[tuple[int, int, str]]:
    for pattern, style in _patterns(game, language()):
        for found in pattern.finditer(plain):
            yield found.start(), found.end(), style
    if len(names) > 1:
        for seat, name in enumerate(names):
            for found in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", plain):
                yield found.start(), found.end(), f"bold {NAMES[seat % len(NAMES)]}"
