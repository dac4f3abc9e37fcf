"""`games` and `rules`: what is on the shelf, and what its rulebooks say."""

from __future__ import annotations

import json as json_text
from pathlib import Path
from typing import Any

import msgspec

from rulewright import games
from rulewright.doors.cli.common import console, count
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


def show_rules(name: str, clause: str | None) -> None:
    from rulewright.doors.terminal.screen import Screen

    game, screen = games.load(name), Screen(console())
    if clause is None:
        screen.rulebook(game)
    else:
        screen.clause(find_clause(game, clause))


def check_against(name: str, clause: str | None, book: Path) -> int:
    """Look up the evidence of a game's clauses, or of one, in a text of its rulebook."""
    game = games.load(name)
    asked = list(game.clauses.values()) if clause is None else [find_clause(game, clause)]
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


def find_clause(game: Game, text: str) -> Any:
    """A clause by its id, however it is spelt."""
    found = game.clauses.get(text.strip().upper())
    if found is None:
        first, last = next(iter(game.clauses)), list(game.clauses)[-1]
        raise ValueError(f"{game.title} has no clause {text}: its clauses are {first} to {last}")
    return found
