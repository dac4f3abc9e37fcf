"""`content check`: what a player's own box file changes, in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rulewright import games
from rulewright.doors.cli.common import count
from rulewright.kernel.box_files import read_content
from rulewright.kernel.game import Game, box_hash


def check_content(file: Path, name: str | None) -> None:
    game = games.load(name) if name else said_game(file)
    seats = range(game.seats[0], game.seats[1] + 1)
    same = [box_hash(game.make_box(seats=n, content=file)) == box_hash(game.make_box(seats=n)) for n in seats]
    changes = list(differences(fields(game.content), fields(file)))
    print(f"{file} is a good box for {game.title}.")
    if all(same):
        print("It plays exactly like the game's own box.")
        if not changes:
            return
    print(f"{count(len(changes), 'change')} from the game's own box:")
    for line in changes:
        print(f"  {line}")


def said_game(file: Path) -> Game:
    """The game that the file says it is for: one of the shelf, for a file never names code."""
    name = read_content(file).get("game")
    if not isinstance(name, str):
        raise ValueError(f'{file} does not say which game it is for: add game = "..." at its top, or give --game')
    return games.on_shelf(name)


def fields(file: Path) -> dict[str, Any]:
    return {key: value for key, value in read_content(file).items() if key not in ("game", "name", "about")}


def differences(own: Any, given: Any, where: str = "") -> Iterator[str]:
    """Every field that differs, as one line each."""
    if isinstance(own, dict) and isinstance(given, dict):
        for key in [*own, *(key for key in given if key not in own)]:
            yield from _pair(own, given, key, f"{where}, {key}" if where else str(key))
    elif isinstance(own, list) and isinstance(given, list) and _entries(own) and _entries(given):
        tables, others = _by_name(own), _by_name(given)
        for key in [*tables, *(key for key in others if key not in tables)]:
            yield from _pair(tables, others, key, f"{where} {key}")
    elif isinstance(own, list) and isinstance(given, list) and len(own) == len(given):
        for i, (before, after) in enumerate(zip(own, given, strict=True), 1):
            yield from differences(before, after, f"{where}, {i}")
    elif own != given:
        yield f"{where}: {shown(given)} instead of {shown(own)}"


def _pair(own: dict[Any, Any], given: dict[Any, Any], key: Any, where: str) -> Iterator[str]:
    if key not in given:
        yield f"{where}: left out (it was {shown(own[key])})"
    elif key not in own:
        yield f"{where}: new, {shown(given[key])}"
    else:
        yield from differences(own[key], given[key], where)


def _entries(items: list[Any]) -> bool:
    return bool(items) and all(isinstance(item, dict) for item in items)


def _by_name(items: list[dict[str, Any]]) -> dict[str, Any]:
    """Tables of a list by what names them, if anything does, else by their place."""
    for key in ("name", "id", "title"):
        names = [item.get(key) for item in items]
        if all(isinstance(name, str) for name in names) and len(set(names)) == len(names):
            return {f"{name!r}": item for name, item in zip(names, items, strict=True)}
    return {str(i): item for i, item in enumerate(items, 1)}


def shown(value: Any) -> str:
    """A value as short text."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} {shown(v)}" for key, v in value.items()) + "}"
    if isinstance(value, list):
        return ", ".join(shown(v) for v in value) or "nothing"
    return str(value)
