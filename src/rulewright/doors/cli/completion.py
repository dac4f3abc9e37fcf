"""What a shell completes: the names of games, their options, and bots. Where the game is not known yet, nothing is completed."""

from __future__ import annotations

import os
from collections.abc import MutableMapping
from contextlib import suppress
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from rulewright.kernel.game import Game
    from rulewright.kernel.options import Option

ASKED = "_RULEWRIGHT_COMPLETE"
"""The variable by which a shell asks; Typer's scripts set it."""
NAMED = "_RULEWRIGHT_COMPLETE_OPTION"
"""Where bash breaks a word at its equals sign, what stands before it: then only the value is asked for."""
FEW = 20
"""Whole numbers are completed where they are so few."""


def complete_game(incomplete: str) -> list[str]:
    from rulewright import games

    return [name for name in games.known() if name.startswith(incomplete)]


def _game(ctx: typer.Context) -> Game:
    """The game of a command that is not complete: what is read already, or still waits behind an option without its value."""
    from rulewright import games

    return games.load(ctx.params.get("game") or ctx.args[0])


def complete_bots(ctx: typer.Context, incomplete: str) -> list[str]:
    """A bot, or one more after a comma."""
    from rulewright.bots import registry

    with suppress(ValueError, LookupError):
        game = _game(ctx)
        before, comma, last = incomplete.rpartition(",")
        return [f"{before}{comma}{bot.name}" for bot in registry.bots(game) if bot.name.startswith(last)]
    return []


def complete_option(ctx: typer.Context, incomplete: str) -> list[str]:
    """name=value, for the game that was named before."""
    with suppress(ValueError, LookupError):
        bash, named = os.environ.get(ASKED) == "complete_bash", os.environ.get(NAMED)
        found = [(option.name, value) for option in _game(ctx).options for value in values(option)]
        texts = [value for name, value in found if name == named] if named else [f"{n}={value}" for n, value in found]
        return [text.replace(" ", "\\ ") if bash else text for text in texts if text.startswith(incomplete)]
    return []


def values(option: Option) -> list[str]:
    if option.words:
        return list(option.words)
    numbers = range(option.low, option.high + 1)
    return [str(n) for n in numbers] if len(numbers) <= FEW else [str(option.default)]


def mend_words(environ: MutableMapping[str, str]) -> None:
    """Mend what bash broke at equals signs: of `-o`, `track`, `=`, `sh` it asks about `sh`, which comes right after -o."""
    if environ.get(ASKED) != "complete_bash" or not environ.get("COMP_CWORD", "").isdecimal():
        return
    at = int(environ["COMP_CWORD"])
    words = environ.get("COMP_WORDS", "").split("\n")[: at + 1]
    last = "" if len(words) <= at or words[at] == "=" else words[at]
    equals = max((i for i, word in enumerate(words) if word == "="), default=0)
    if equals > 1 and equals >= len(words) - 2 and not words[equals - 1].startswith("-"):
        environ[NAMED], words = words[equals - 1], [*words[: equals - 1], last]
    for i in range(len(words) - 2, 1, -1):
        if words[i] == "=":
            words[i - 1 : i + 2] = ["".join(words[i - 1 : i + 2])]
    environ["COMP_WORDS"], environ["COMP_CWORD"] = "\n".join(words), str(len(words) - 1)
