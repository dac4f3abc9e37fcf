"""The differences between two boxes, piece by piece: added, removed, renamed or changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from rulewright.telling.language import SAY

ADDED, REMOVED, RENAMED, CHANGED = KINDS = ("added", "removed", "renamed", "changed")
NAMES = ("name", "id", "title", "kind", "rolls", "thing")
"""The keys that can name a piece in a box file, the best first."""
SAID_OF_ITSELF = ("game", "name", "about")
"""Keys that describe the box itself and are not part of the game."""

Rows = list[dict[str, object]]
"""The pieces of one kind in a box file."""


class Change(NamedTuple):
    """One difference, as text for people."""

    kind: str
    text: str

    def __str__(self) -> str:
        return self.text


def box_changes(own: Mapping[str, object], given: Mapping[str, object]) -> list[Change]:
    """The differences from the game's own box."""
    before, after = ({key: value for key, value in box.items() if key not in SAID_OF_ITSELF} for box in (own, given))
    return list(differences(before, after))


def differences(own: object, given: object, where: str = "") -> Iterator[Change]:
    """Every difference between the values of two boxes at one place."""
    if isinstance(own, Mapping) and isinstance(given, Mapping):
        for key in [*own, *(key for key in given if key not in own)]:
            place = f"{where}, {key}" if where else str(key)
            if key not in given:
                yield Change(REMOVED, SAY("box-removed", place=place, was=shown(own[key])))
            elif key not in own:
                yield Change(ADDED, SAY("box-added", place=place, value=shown(given[key])))
            else:
                yield from differences(own[key], given[key], place)
    elif isinstance(own, list) and isinstance(given, list) and _nested(own) and _nested(given):
        yield from _pieces(own, given, where)
    elif isinstance(own, list) and isinstance(given, list) and len(own) == len(given):
        for i, (before, after) in enumerate(zip(own, given, strict=True), 1):
            yield from differences(before, after, f"{where}, {i}")
    elif own != given:
        yield Change(CHANGED, SAY("box-changed", place=where, value=shown(given), was=shown(own)))


def _nested(items: Sequence[object]) -> bool:
    """Whether a list has pieces (tables or lists), not just numbers or words."""
    return bool(items) and all(isinstance(item, dict | list) for item in items)


def _pieces(own: Rows, given: Rows, where: str) -> Iterator[Change]:
    """The changes to each piece. Pieces are matched by name or, if they have none, by their order in the list."""
    key = _naming(own, given)
    if not key:
        yield from _in_order(own, given, where)
        return
    before, after = ({row[key]: row for row in rows} for rows in (own, given))
    new = {name: row for name, row in after.items() if name not in before}
    for name, row in before.items():
        place = f"{where} {name!r}"
        if name in after:
            yield from _piece(row, after[name], place)
            continue
        same = next((other for other, there in new.items() if {**there, key: name} == row), None)
        if same is None:
            yield Change(REMOVED, SAY("box-removed", place=place, was=shown(row)))
        else:
            del new[same]
            yield Change(RENAMED, SAY("box-renamed", place=place, name=repr(same)))
    for name, row in new.items():
        yield Change(ADDED, SAY("box-added", place=f"{where} {name!r}", value=shown(row)))


def _piece(own: object, given: object, where: str) -> Iterator[Change]:
    """The changes to one piece."""
    for key in NAMES:
        if isinstance(own, dict) and isinstance(given, dict) and key in own and key in given:
            if own[key] != given[key] and {**given, key: own[key]} == own:
                yield Change(RENAMED, SAY("box-renamed-from", place=where, was=repr(own[key]), name=repr(given[key])))
                return
    yield from differences(own, given, where)


def _naming(own: Rows, given: Rows) -> str:
    """The key that names every piece in both lists uniquely; "" if there is none."""
    for key in NAMES:
        for rows in (own, given):
            found = [row.get(key) for row in rows if isinstance(row, dict)]
            if len(found) < len(rows) or not all(isinstance(name, str) for name in found):
                break
            if len(set(found)) < len(found):
                break
        else:
            return key
    return ""


def _in_order(own: Sequence[object], given: Sequence[object], where: str) -> Iterator[Change]:
    """The changes to pieces without a name, matched as in a text diff."""
    lines = SequenceMatcher(None, [shown(row) for row in own], [shown(row) for row in given], autojunk=False)
    for what, a, b, c, d in lines.get_opcodes():
        if what == "equal":
            continue
        for i in range(min(b - a, d - c)):
            yield from _piece(own[a + i], given[c + i], f"{where} {a + i + 1}")
        for i in range(a + d - c, b):
            yield Change(REMOVED, SAY("box-removed", place=f"{where} {i + 1}", was=shown(own[i])))
        for i in range(c + b - a, d):
            yield Change(ADDED, SAY("box-added", place=f"{where} {i + 1}", value=shown(given[i])))


def shown(value: object) -> str:
    """A value as short text."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} {shown(v)}" for key, v in value.items()) + "}"
    if isinstance(value, list):
        return ", ".join(shown(v) for v in value) or SAY("box-nothing")
    return str(value)
