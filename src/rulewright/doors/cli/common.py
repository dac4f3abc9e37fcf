"""What several commands share."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulewright import games
from rulewright.kernel.game import Game

if TYPE_CHECKING:
    from rich.console import Console


def console() -> Console:
    from rich.console import Console

    return Console(highlight=False)


def complain(text: str) -> None:
    """A word to whoever is waiting, apart from what is printed."""
    print(text, file=sys.stderr, flush=True)


def options(game: Game, given: Sequence[str]) -> dict[str, int | str]:
    """The options named on the command line, as name=value; each is read as its game declares it."""
    found: dict[str, int | str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise ValueError(f"{text!r} is not an option: write it as name=value")
        if name in found:
            raise ValueError(f"option {name} is given twice: give it once")
        found[name] = value
    chosen = game.chosen(found)
    return {name: chosen[name] for name in found}


def maybe_game(name: str | None) -> Game | None:
    return None if name is None else games.load(name)


def count(n: int, noun: str) -> str:
    """1 move, 2 moves."""
    return f"{n:,} {noun}{'' if n == 1 else 's'}"
