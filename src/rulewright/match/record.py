"""The record file: a game as lines of JSON that anybody can read, and that show it when they were touched.

The first line says what is played and by whom, with a commitment to the seed. Each move is a line with the move in
words; a move taken back stays, followed by the line that takes it back. The last line tells the ending, the scores, and
the seed. Every line carries a seal over itself and all lines above it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from rulewright.match import store
from rulewright.match.secret import Secret, dump

Line = dict[str, Any]
FORMAT = 1
"""The version of the record file."""

SHAPES: dict[str, dict[str, type]] = {
    "rulewright": {
        "rulewright": int,
        "game": str,
        "version": str,
        "box": str,
        "options": dict,
        "seats": list,
        "table": dict,
        "started": str,
        "commitment": str,
    },
    "move": {"move": int, "seat": int, "code": int, "words": str},
    "undo": {"undo": int, "words": str},
    "ending": {"ending": str, "words": str, "scores": list, "seed": str, "nonce": str},
}
"""The kinds of lines by their first word, and what each must hold, in order."""


class Falsehood(ValueError):  # noqa: N818 - a finding, not a fault of the program
    """A record says something that is not so; `line` is the number of the line in its file."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}")
        self.line, self.text = line, text


def _seal(before: str, line: Line) -> str:
    return sha256((before + dump(line)).encode()).hexdigest()[:16]


def sealed(lines: Sequence[Line]) -> str:
    """The text of a record file."""
    out, seal = [], ""
    for line in lines:
        seal = _seal(seal, line)
        out.append(dump({**line, "seal": seal}) + "\n")
    return "".join(out)


@dataclass(frozen=True)
class Record:
    """The lines of a file, all of the right shape; `broken` is the first whose seal does not fit (0: none)."""

    lines: tuple[Line, ...]
    broken: int = 0

    @property
    def header(self) -> Line:
        return self.lines[0]

    @property
    def secret(self) -> Secret | None:
        """The seed, which only a finished game's record tells."""
        last = self.lines[-1]
        return Secret(last["seed"], last["nonce"]) if "ending" in last else None


def read(path: Path) -> Record:
    """A record from its file; Falsehood where a line is not one that a record could have."""
    text = store.read(path)
    rows = text.split("\n")
    if rows.pop():
        raise Falsehood(len(rows) + 1, "the line is not finished; the file seems to have been cut off")
    if not rows:
        raise Falsehood(1, "the file is empty")
    lines, seal, broken = [], "", 0
    for number, row in enumerate(rows, 1):
        line = _parse(number, row)
        given = line.pop("seal")
        if (number == 1) != ("rulewright" in line):
            raise Falsehood(number, "a record has its heading in the first line, and only there")
        if "ending" in line and number < len(rows):
            raise Falsehood(number, "the ending is told before the last line")
        seal = _seal(seal, line)
        if seal != given and not broken:
            broken = number
        seal = given
        lines.append(line)
    return Record(tuple(lines), broken)


def _parse(number: int, row: str) -> Line:
    try:
        line = json.loads(row)
    except (ValueError, RecursionError):
        raise Falsehood(number, "it is not JSON") from None
    if not isinstance(line, dict) or not line:
        raise Falsehood(number, "it is not a JSON object")
    shape = SHAPES.get(next(iter(line)))
    if shape is None:
        raise Falsehood(number, f"{next(iter(line))!r} begins no line of a record")
    if "rulewright" in line and line["rulewright"] != FORMAT:
        raise Falsehood(number, f"it is of format {line['rulewright']}, and this Rulewright reads format {FORMAT}")
    for key, kind in {**shape, "seal": str}.items():
        if type(line.get(key)) is not kind:
            raise Falsehood(number, f"{key!r} is missing or is not what it should be")
    if list(line) != [*shape, "seal"] or dump(line) != row:
        raise Falsehood(number, "it is not written as a record is")
    return line
