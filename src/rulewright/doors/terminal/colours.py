"""Colour for what is drawn: only where a word or a sign says the same already, so that nobody needs it to play.

The words of a board that name a colour are printed in it, hearts and diamonds are red, and each player's name has its own
colour. A game adds its own signs by `COLOURS` in `tell`: pairs of a pattern and a style of Rich.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from rich.text import Text

from rulewright.doors.terminal.words import SAY
from rulewright.kernel.game import Game
from rulewright.kernel.language import language

NAMES = ("bright_cyan", "bright_magenta", "bright_green", "bright_yellow", "bright_blue", "bright_red", "bright_white")
"""The colour of each seat, beside the name."""
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
"""By its message `colour-red`, which is the pattern of the word: the style that it is printed in."""
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
    """The same text with its colours."""
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
