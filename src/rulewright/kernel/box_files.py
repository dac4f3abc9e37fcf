"""Boxes: the files that hold what is printed in a game, as they are found and before anything in them is understood."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.kernel.language import SAY
from rulewright.kernel.options import Option

MOST = 64_000
"""Bytes of a box file: ten times the largest we know."""
DEEPEST = 8
"""Tables and lists inside each other."""
DOTS = 20
"""Dots in a line: Python's parser takes minutes over a key of many thousand parts."""

Source = Path | str | Mapping[str, Any]
"""A box file, the text of one, or what one says."""

BOX = "box"
"""The option that chooses among several boxes."""
STANDARD = "standard"
"""The word that chooses a game's own box.toml, where there are others."""


@dataclass(frozen=True)
class BoxFile:
    """A box that comes with a game, and what it says of itself."""

    path: Path
    name: str = ""
    about: str = ""

    def read(self) -> Mapping[str, Any]:
        """What it says; a game with nothing printed may do without a file."""
        return read_content(self.path) if self.path.exists() else {}


def shipped(home: Path) -> dict[str, BoxFile]:
    """The boxes of a game by the word that chooses each: box.toml, and those in boxes/ by the names of their files.

    Where there are several, each tells its name and what it is about in its first lines.
    """
    paths = {STANDARD: home / "box.toml", **{path.stem: path for path in sorted((home / "boxes").glob("*.toml"))}}
    if len(paths) == 1:
        return {STANDARD: BoxFile(paths[STANDARD])}
    return {word: _introduced(path) for word, path in paths.items()}


def box_option(boxes: Mapping[str, BoxFile]) -> Option:
    """The choice between several boxes, which is an option like any other."""
    told = "; ".join(f"{word}: {file.name}, {file.about}" for word, file in boxes.items())
    return Option(BOX, f"which box is opened ({told})", STANDARD, words=tuple(boxes))


def _introduced(path: Path) -> BoxFile:
    said = read_content(path)
    name, about = said.get("name"), said.get("about")
    if not isinstance(name, str) or not isinstance(about, str):
        raise TypeError(f"{path} is one of several boxes: give it a name and an about in its first lines")
    return BoxFile(path, name, about)


def read_content(source: Source) -> Mapping[str, Any]:
    """What a box says; one that cannot be read is refused in one sentence."""
    if isinstance(source, Mapping):
        return source
    if isinstance(source, str):
        return parsed(source, SAY("this-box"))
    try:
        with source.open("rb") as file:
            raw = file.read(MOST + 1)
        return parsed(raw.decode("utf-8"), str(source))
    except OSError as e:
        raise ValueError(SAY("box-unreadable", file=str(source), why=e.strerror or "")) from None
    except UnicodeDecodeError:
        raise ValueError(SAY("box-not-text", file=str(source))) from None


def parsed(text: str, called: str) -> dict[str, Any]:
    try:
        size = len(text.encode())
    except UnicodeEncodeError:
        raise ValueError(SAY("box-not-text", file=called)) from None
    if size > MOST:
        raise ValueError(SAY("box-too-long", file=called, most=MOST))
    if any(line.count(".") > DOTS and not line.startswith("#") for line in text.split("\n")):
        raise ValueError(SAY("box-many-dots", file=called, most=str(DOTS)))
    try:
        found = tomllib.loads(text)
    except ValueError as e:
        raise ValueError(SAY("box-not-toml", file=called, why=" ".join(str(e).split())[:120])) from None
    except RecursionError:
        raise ValueError(SAY("box-too-deep", file=called, most=str(DEEPEST))) from None
    return flat(found, called)


def flat(said: dict[str, Any], called: str) -> dict[str, Any]:
    """What a box says; one with too many tables or lists inside each other is refused."""
    if deep(said) > DEEPEST:
        raise ValueError(SAY("box-too-deep", file=called, most=str(DEEPEST)))
    return said


def written(said: Mapping[str, Any]) -> str:
    """What a box says as a TOML file: plain values first, then a table each, and a line for each row of a list."""
    return "\n".join(_lines(said, "")).strip("\n") + "\n"


def _lines(said: Mapping[str, Any], path: str) -> Iterable[str]:
    for key, value in said.items():
        if isinstance(value, list) and value and all(isinstance(item, Mapping) for item in value):
            yield f"{_key(key)} = ["
            yield from (f"  {_value(item)}," for item in value)
            yield "]"
        elif not isinstance(value, Mapping):
            yield f"{_key(key)} = {_value(value)}"
    for key, value in said.items():
        if isinstance(value, Mapping):
            inner = f"{path}.{_key(key)}" if path else _key(key)
            yield f"\n[{inner}]"
            yield from _lines(value, inner)


def _key(key: str) -> str:
    return key if re.fullmatch("[A-Za-z0-9_-]+", key) else _value(key)


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")
    return str(value)


def deep(said: Mapping[str, Any]) -> int:
    """How deep tables and lists lie inside each other."""
    level: list[Any] = [said]
    depth = 0
    while level and depth <= DEEPEST:
        level = [inner for outer in level for inner in members(outer) if isinstance(inner, (Mapping, list))]
        depth += 1
    return depth


def members(outer: Mapping[str, Any] | list[Any]) -> Iterable[Any]:
    return outer.values() if isinstance(outer, Mapping) else outer
