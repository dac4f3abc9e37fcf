"""What binds the lines of a record together, and what covers hidden moves until the end.

Every line carries a seal: a hash over the seal above it and over what the line says. So the last seal stands for the whole
game up to there. Everybody at the table is shown it after every move, and whoever keeps one holds a receipt: no record
that lacks the line with this seal is a record of that game. Words are for reading, in whatever language, and not bound.

While a game with secrets is played by several, its moves are written covered, all of them. It would take the rules of
each game to say which of its moves somebody may not know yet, and a move that is covered without need harms nobody. The
cover is a stream of bytes made from the seed and the nonce, another one for each line: the commitment in the first line
binds it, and once the seed is revealed everybody can lift it. Seals bind the covered form, so that they stay what they were.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from rulewright.match.secret import Secret, dump

Line = dict[str, Any]

LENGTH = {1: 16, 2: 32}
"""Hexadecimal digits of a seal, by the format of the record."""
WIDTH = 4
"""Bytes that a move's number takes under its cover."""


def link(above: str, line: Line, form: int) -> str:
    """The seal of a line, from the one above it. Format 1 bound the words, too."""
    said = line if form == 1 else {key: value for key, value in line.items() if key != "words"}
    return sha256((above + dump(said)).encode()).hexdigest()[: LENGTH[form]]


def cover(secret: Secret, number: int, line: Line) -> Line:
    """A move, as line `number` of a record shows it before the end."""
    codes = b"".join(code.to_bytes(WIDTH, "big") for code in line["codes"])
    return {"sealed": line["move"], "seat": line["seat"], "codes": secret.mask(number, codes).hex()}


def uncover(secret: Secret, number: int, line: Line) -> Line:
    """The move under the cover, without its words."""
    codes = secret.mask(number, bytes.fromhex(line["codes"]))
    found = [int.from_bytes(codes[i : i + WIDTH], "big") for i in range(0, len(codes), WIDTH)]
    return {"move": line["sealed"], "seat": line["seat"], "codes": found, "words": ""}


class Scroll:
    """The lines of a record as they are written, each with its seal."""

    def __init__(self, header: Line, secret: Secret) -> None:
        self.form: int = header["rulewright"]
        self.covers: bool = header.get("sealed", False)
        self.lines = [header]
        self._shown = [header]
        self.seals = [link("", header, self.form)]
        self._secret = secret

    def add(self, line: Line) -> None:
        number = len(self.lines) + 1
        shown = cover(self._secret, number, line) if self.covers and "move" in line else line
        self.lines.append(line)
        self._shown.append(shown)
        self.seals.append(link(self.seals[-1], shown, self.form))

    def fork(self) -> Scroll:
        new = Scroll.__new__(Scroll)
        new.form, new.covers, new._secret = self.form, self.covers, self._secret
        new.lines, new._shown, new.seals = self.lines[:], self._shown[:], self.seals[:]
        return new

    def text(self, over: bool) -> str:
        """The file: once the game is over, nothing in it is covered."""
        lines = self.lines if over else self._shown
        return "".join(dump({**line, "seal": seal}) + "\n" for line, seal in zip(lines, self.seals, strict=True))
