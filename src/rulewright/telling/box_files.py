"""Box files, which hold what is printed on a game's components: finding, parsing and writing them. See `kernel/content.py` for
reading their values."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.telling.language import SAY

MOST = 64_000
"""Most bytes of a box file: ten times the largest we know."""
DEEPEST = 8
"""Most levels of nested tables and lists."""
DOTS = 20
"""Most dots in a line: Python's parser takes minutes for a key with many thousand parts."""

Table = Mapping[str, Any]
"""The parsed content of a box file, or a table in it."""
Source = Path | str | Table
"""A box file's path, its text, or its parsed content."""

BOX = "box"
"""The option that chooses among several boxes."""
STANDARD = "standard"
"""The value of that option for the game's own box.toml."""


@dataclass(frozen=True)
class BoxFile:
    """A box shipped with a game, with its name and description."""

    path: Path
    name: str = ""
    about: str = ""

    def read(self) -> Table:
        """Its content; empty if there is no file, since a game with nothing printed needs none."""
        return read_content(self.path) if self.path.exists() else {}


def shipped(home: Path) -> dict[str, BoxFile]:
    """The boxes of a game by the option value that selects each: box.toml, and those in boxes/ by file name.

    If there are several, each must give its `name` and `about`.
    """
    paths = {STANDARD: home / "box.toml", **{path.stem: path for path in sorted((home / "boxes").glob("*.toml"))}}
    if len(paths) == 1:
        return {STANDARD: BoxFile(paths[STANDARD])}
    return {word: _introduced(path) for word, path in paths.items()}


def _introduced(path: Path) -> BoxFile:
    """A box with its name and description, which usually stand in the first paragraph: the rest takes much longer to parse."""
    said: Table = {}
    with suppress(OSError, ValueError):
        said = tomllib.loads(path.read_text("utf-8").partition("\n\n")[0])
    if not {"name", "about"} <= said.keys():
        said = read_content(path)
    name, about = said.get("name"), said.get("about")
    if not isinstance(name, str) or not isinstance(about, str):
        raise TypeError(f"{path} is one of several boxes: give it a name and an about in its first lines")
    return BoxFile(path, name, about)


def read_content(source: Source) -> Table:
    """The parsed content of a box. Raises ValueError with one sentence if it cannot be read."""
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
    """Return the content unchanged. Raises ValueError if tables or lists are nested too deeply."""
    if deep(said) > DEEPEST:
        raise ValueError(SAY("box-too-deep", file=called, most=str(DEEPEST)))
    return said


def written(said: Table) -> str:
    """A box's content as TOML: plain values first, then the tables, and one line for each row of a list."""
    return "\n".join(_lines(said, "")).strip("\n") + "\n"


def _lines(said: Table, path: str) -> Iterable[str]:
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


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")
    return str(value)


def deep(said: Table) -> int:
    """How deeply tables and lists are nested, counted to at most one level more than allowed."""
    level: list[Table | list[object]] = [said]
    depth = 0
    while level and depth <= DEEPEST:
        level = [inner for outer in level for inner in members(outer) if isinstance(inner, (Mapping, list))]
        depth += 1
    return depth


def members(outer: Table | list[object]) -> Iterable[object]:
    return outer.values() if isinstance(outer, Mapping) else outer
