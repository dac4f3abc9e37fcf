"""`games` and `rules`: what is on the shelf, and what its rulebooks say."""

from __future__ import annotations

import json as json_text
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from rulewright import games
from rulewright.doors.cli.common import console, count, options
from rulewright.doors.describe import summary
from rulewright.kernel.evidence import missing
from rulewright.kernel.game import Game
from rulewright.kernel.text import span

MISSING = 1
"""The exit code when the rulebook does not have what a clause claims."""


def show_games(as_json: bool) -> None:
    found = [games.load(name) for name in games.names()]
    if as_json:
        print(json_text.dumps([msgspec.to_builtins(summary(game)) for game in found], ensure_ascii=False, indent=1))
        return
    width = max((len(game.name) for game in found), default=0)
    for game in found:
        players = f"{span(*game.seats)} player{'s' if game.seats[1] > 1 else ''}"
        print(f"{game.name:{width}}  {game.title} ({players}, {span(*game.minutes)} minutes)")
        print(f"{'':{width}}  {game.pitch}")
        if game.reconstructed.badge:
            print(f"{'':{width}}  {game.reconstructed.sentence}")
        for word, box in game.boxes.items():
            if len(game.boxes) > 1:
                print(f"{'':{width}}  --option box={word}: {box.name}, {box.about}")


def show_rules(name: str, clause: str | None, players: int | None, option: Sequence[str], content: Path | None) -> None:
    """The rulebook as it reads with a box: the usual one, or the one that was asked for."""
    from rulewright.doors.terminal.screen import Screen

    game, screen = games.load(name), Screen(console())
    box = game.make_box(options(game, option), players or game.welcome.seats or None, content)
    if clause is None:
        screen.rulebook(game, box)
    else:
        screen.clause(find_clause(game, box, clause))


def check_against(name: str, clause: str | None, book: Path) -> int:
    """Look up the evidence of a game's clauses, or of one, in a text of its rulebook."""
    game = games.load(name)
    asked = list(game.clauses.values()) if clause is None else [find_clause(game, game.usual_box, clause)]
    claims = [found for found in asked if found.evidence]
    lost = missing(claims, read_text(book))
    for found in lost:
        print(f'{found.id} ({found.status}): "{found.evidence}" is not in {book}')
    print(f"{len(claims) - len(lost)} of {count(len(claims), 'clause')} with evidence found in {book}.")
    return MISSING if lost else 0


def read_text(file: Path) -> str:
    try:
        return file.read_bytes().decode("utf-8")
    except OSError as e:
        raise ValueError(f"cannot read {file}: {e.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{file} is not a text file: give the rulebook as plain text in UTF-8") from None


def find_clause(game: Game, box: Any, text: str) -> Any:
    """A clause by its id, however it is spelt."""
    clauses = game.clauses_with(box)
    found = clauses.get(text.strip().upper())
    if found is None:
        first, last = next(iter(clauses)), list(clauses)[-1]
        raise ValueError(f"{game.title} has no clause {text}: its clauses are {first} to {last}")
    return found
