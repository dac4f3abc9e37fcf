"""The record file: a game as readable, tamper-evident lines of JSON.

The first line names the game and the players, with a commitment to the seed. Each gesture, of one move or several, is a
line; an undone one stays, followed by the line that undoes it. The last line has the ending, the scores, the places and the
seed. Every line carries a seal over itself and all lines above it (see `fairness`).

This is format 5. Format 4 did not seal the list of rolls. Format 3 gave the places only as text. Format 2 gave only the version
of the rules, not their fingerprint. Format 1 had single moves only, covered nothing, and its seals included the text.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rulewright.match import store
from rulewright.match.fairness import WIDTH, Line, Secret, cover, dump, link, uncover
from rulewright.match.messages import SAY

FORMAT = 5
"""The current version of the record file."""

STOOD_IN = " (a bot stood in)"
"""The end of the label of a move that a bot made for an absent player."""

_HEADING: dict[str, type] = {"rulewright": int, "game": str, "version": str, "box": str, "options": dict}
_TABLE: dict[str, type] = {"seats": list, "table": dict, "started": str, "commitment": str}
_BOUND: dict[str, type] = {"rulewright": int, "game": str, "version": str, "rules": str, "box": str, "options": dict}
_UNDO: dict[str, type] = {"undo": int, "words": str}
_ENDING: dict[str, type] = {"ending": str, "words": str, "scores": list, "seed": str, "nonce": str}
_PLACED: dict[str, type] = {"ending": str, "words": str, "scores": list, "places": list, "seed": str, "nonce": str}

SHAPES: dict[int, dict[str, dict[str, type]]] = {
    1: {
        "rulewright": {**_HEADING, **_TABLE},
        "move": {"move": int, "seat": int, "code": int, "words": str},
        "undo": _UNDO,
        "ending": _ENDING,
    },
    2: {
        "rulewright": {**_HEADING, "content": str, "sealed": bool, **_TABLE},
        "move": {"move": int, "seat": int, "codes": list, "words": str},
        "sealed": {"sealed": int, "seat": int, "codes": str},
        "undo": _UNDO,
        "ending": _ENDING,
    },
    3: {
        "rulewright": {**_BOUND, "content": str, "sealed": bool, **_TABLE},
        "move": {"move": int, "seat": int, "codes": list, "words": str},
        "sealed": {"sealed": int, "seat": int, "codes": str},
        "undo": _UNDO,
        "ending": _ENDING,
    },
}
SHAPES[4] = {**SHAPES[3], "ending": _PLACED}
SHAPES[5] = {**SHAPES[4], "ending": {**_PLACED, "rolls": list}}
"""By format: the kinds of lines by their first key, and the keys that each must have, in order."""


class Falsehood(ValueError):  # noqa: N818 - a finding, not a fault of the program
    """A record contains something false. `line` is the number of the line in its file, `text` describes what is wrong.

    >>> import rulewright, tempfile, pathlib
    >>> file = pathlib.Path(tempfile.mkdtemp(), "game.jsonl")
    >>> _ = file.write_text("once upon a time\\n")
    >>> try:
    ...     rulewright.read_record(file)
    ... except rulewright.Falsehood as found:
    ...     print(found)
    line 1: this is not a record
    """

    def __init__(self, line: int, text: str) -> None:
        super().__init__(line, text)  # both arguments, or it could not be unpickled from another process
        self.line, self.text = line, text

    def __str__(self) -> str:
        return SAY("in-line", line=str(self.line), told=self.text)


class OtherRules(Falsehood):
    """A record played with rules other than those installed, so it cannot be verified."""


def codes_of(line: Line) -> list[int]:
    """The moves of an uncovered line, in any format."""
    return [line["code"]] if "code" in line else list(line["codes"])


def stood_in(line: Line) -> bool:
    """Whether a bot made the moves of a line for an absent player."""
    return str(line["words"]).endswith(STOOD_IN)


@dataclass(frozen=True)
class Record:
    """A record: its `lines`, all well-formed, and their `seals`. `read_record` and `Match.record` return one.

    `broken` is the number of the first line whose seal is wrong (0: none). Whether the moves are legal is checked by `verify`.

    >>> import rulewright
    >>> match = rulewright.Match(rulewright.load_game("karthis"), seed=7, names=["Ada"])
    >>> match.play(0, match.legal(0)[-1]).label
    'Give up the adventure and its treasures'
    >>> record = match.record()
    >>> record.header["game"], record.header["seats"], record.moves, record.broken
    ('karthis', ['Ada'], 1, 0)
    >>> record.lines[-1]["ending"], record.lines[-1]["seed"]
    ('gave up', '7')
    >>> rulewright.verify(record).true, len(record.text.splitlines())
    (True, 3)
    """

    lines: tuple[Line, ...]
    seals: tuple[str, ...]
    broken: int = 0

    @property
    def header(self) -> Line:
        return self.lines[0]

    @property
    def text(self) -> str:
        """The text of the record file."""
        return "".join(dump({**line, "seal": seal}) + "\n" for line, seal in zip(self.lines, self.seals, strict=True))

    @property
    def secret(self) -> Secret | None:
        """The seed, which only a finished game's record contains."""
        last = self.lines[-1]
        return Secret(last["seed"], last["nonce"]) if "ending" in last else None

    @property
    def moves(self) -> int:
        """The number of moves, not counting undone ones."""
        sizes: list[int] = []
        for line in self.lines:
            if "undo" in line and sizes:
                sizes.pop()
            elif "seat" in line:
                sizes.append(size(line))
        return sum(sizes)

    def uncovered(self, secret: Secret) -> Record:
        """The same record with all moves uncovered."""
        lines = (
            uncover(secret, n, line) if "sealed" in line and n > 1 else line for n, line in enumerate(self.lines, 1)
        )
        return replace(self, lines=tuple(lines))


def size(line: Line) -> int:
    """The number of moves in a line."""
    return len(line["codes"]) // (2 * WIDTH) if "sealed" in line else len(codes_of(line))


def bound(lines: Sequence[Line]) -> list[Line]:
    """The lines as their seals bind them: in a game with secrets, moves are covered even after the end."""
    last = lines[-1]
    if not lines[0].get("sealed") or "ending" not in last:
        return list(lines)
    secret = Secret(last["seed"], last["nonce"])
    return [cover(secret, n, line) if "move" in line else line for n, line in enumerate(lines, 1)]


Source = Path | str | Record
"""What functions on records take: a record, the path of its file, or the text of that file."""


def is_text(source: Source) -> bool:
    """Whether this is the text of a record, and not the path of its file: a text begins with a brace, or has several lines."""
    return not isinstance(source, Record) and ("\n" in str(source) or (isinstance(source, str) and source[:1] == "{"))


def read(path: Source) -> Record:
    """Read a record without replaying it: from its file, or from the text of one. Raises `Falsehood` for a malformed line.
    A record is returned as it is.

    >>> import rulewright, tempfile, pathlib
    >>> file = pathlib.Path(tempfile.mkdtemp(), "game.jsonl")
    >>> rulewright.Match(rulewright.load_game("klobba"), seats=3, seed=1, names=["Ann", "Bo", "Cy"]).save(file)
    >>> record = rulewright.read_record(file)
    >>> record.header["seats"], rulewright.read_record(record.text) == record
    (['Ann', 'Bo', 'Cy'], True)
    """
    if isinstance(path, Record):
        return path
    text = str(path) if is_text(path) else ""
    if (text and text[0] != "{") or (not text and _is_something_else(Path(path))):
        raise Falsehood(1, SAY("not-a-record"))
    rows = (text or store.read(Path(path))).split("\n")
    if rows.pop():
        raise Falsehood(len(rows) + 1, SAY("line-cut-off"))
    if not rows:
        raise Falsehood(1, SAY("file-empty"))
    form, lines, seals = FORMAT, list[Line](), list[str]()
    for number, row in enumerate(rows, 1):
        line = _parse(number, row)
        if number == 1:
            form = _form(line)
        _check_shape(number, row, line, form)
        if (number == 1) != ("rulewright" in line):
            raise Falsehood(number, SAY("heading-first"))
        if "ending" in line and number < len(rows):
            raise Falsehood(number, SAY("ending-early"))
        seals.append(line.pop("seal"))
        lines.append(line)
    _check_covers(lines)
    return Record(tuple(lines), tuple(seals), _first_broken(lines, seals, form))


def _is_something_else(path: Path) -> bool:
    """Whether a file is not a record at all, such as a picture: every record begins with the brace of its header."""
    try:
        with path.open("rb") as file:
            return file.read(1) not in (b"", b"{")
    except OSError:
        return False  # reading it will report the error


def _form(line: Line) -> int:
    form = line.get("rulewright")
    if form is None:
        raise Falsehood(1, SAY("begins-no-record", key=repr(next(iter(line)))))
    if type(form) is not int or form not in SHAPES:
        raise Falsehood(1, SAY("of-format", form=str(form), newest=str(FORMAT)))
    return form


def _parse(number: int, row: str) -> Line:
    try:
        line = json.loads(row)
    except (ValueError, RecursionError):
        raise Falsehood(number, SAY("not-json")) from None
    if not isinstance(line, dict) or not line:
        raise Falsehood(number, SAY("not-an-object"))
    return line


def _check_shape(number: int, row: str, line: Line, form: int) -> None:
    shape = SHAPES[form].get(next(iter(line)))
    if shape is None:
        raise Falsehood(number, SAY("begins-no-line", key=repr(next(iter(line)))))
    if form > 1 and "ending" in shape and "rolls" in line:  # records of earlier versions have none
        shape = {**shape, "rolls": list}
    for key, kind in {**shape, "seal": str}.items():
        if type(line.get(key)) is not kind:
            raise Falsehood(number, SAY("key-wrong", key=repr(key)))
    if list(line) != [*shape, "seal"] or dump(line) != row or not _codes_fit(line):
        raise Falsehood(number, SAY("not-as-written"))


def _codes_fit(line: Line) -> bool:
    codes: Any = line.get("codes", [0])
    if isinstance(codes, str):
        return bool(codes) and len(codes) % (2 * WIDTH) == 0 and not codes.strip("0123456789abcdef")
    return bool(codes) and all(type(code) is int and 0 <= code < 1 << 31 for code in codes)


def _check_covers(lines: Sequence[Line]) -> None:
    """Check that moves are covered in the unfinished record of a game with secrets, and nowhere else."""
    covered = bool(lines[0].get("sealed")) and "ending" not in lines[-1]
    for number, line in enumerate(lines[1:], 2):
        if "seat" in line and ("sealed" in line) != covered:
            why = SAY("shows-hidden") if covered else SAY("covers-needlessly")
            raise Falsehood(number, why)


def _first_broken(lines: Sequence[Line], seals: Sequence[str], form: int) -> int:
    """The first line whose seal is wrong. If the seed is not the one committed to, it is the last line, which has the seed."""
    if link("", lines[0], form) != seals[0]:
        return 1
    last = lines[-1]
    if "ending" in last and Secret(last["seed"], last["nonce"]).commitment(lines[0]) != lines[0]["commitment"]:
        return len(lines)
    above = ""
    for number, (line, seal) in enumerate(zip(bound(lines), seals, strict=True), 1):
        if link(above, line, form) != seal:
            return number
        above = seal
    return 0
