"""How everybody can check a match afterwards: the committed seed that chance comes from, and the hash chain over its record.

The generator inside a state is small enough to be guessed from its own dice. So before every move it is keyed anew from a seed
that nobody sees, with a keyed hash of the move's number. A commitment to the seed is written down before the first move, and the
seed itself after the last one: no roll can be foreseen, and none can be disowned.

Every line of a record carries a seal: a hash over the seal above it and over what the line says. So the last seal stands for the
whole game up to there. Everybody at the table is shown it after every move. Keep one as a receipt: no record that lacks
the line with this seal is a record of that game. Words are for reading, in whatever language, and not bound.

While a game with secrets is played by several people, all its moves are written covered. Only the rules of each game could say
which of its moves somebody may not know yet, and a move that is covered without need harms nobody. The cover is a stream of bytes
made from the seed and the nonce, another one for each line: the commitment in the first line binds it, and once the seed is
revealed everybody can lift it. Seals bind the covered form, so that they stay what they were.

Players may add salts of their own. The promise, a hash of the seed alone, is shown to them before they do; the dice then come
from the seed and the salts together, so nobody who drew the seed could choose them.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b, sha256, shake_256
from typing import Any

Line = dict[str, Any]

LENGTH = {1: 16, 2: 32, 3: 32, 4: 32}
"""Hexadecimal digits of a seal, by the format of the record."""
WIDTH = 4
"""Bytes that a move's number takes under its cover."""
UNBOUND = ("words", "rolls")
"""What a seal does not cover."""
DICE, LOTS, WORLDS = b"dice", b"lots", b"worlds"
"""The uses of a seed, kept apart: the state's own chance, the choices of bots, and worlds that are only imagined."""


_encode = json.JSONEncoder(ensure_ascii=False).encode


def dump(value: object) -> str:
    """The one way in which a line of a record is written, so that it can be compared and hashed."""
    return _encode(value)


@dataclass(frozen=True)
class Secret:
    """The seed of a match, and a nonce that keeps a short seed from being guessed from its commitment."""

    seed: str
    nonce: str
    salts: tuple[str, ...] = ()
    """What the players added, by seat. The seed was drawn before they were known, so nobody chose the dice."""

    @classmethod
    def draw(cls, seed: int | str | Secret | None = None) -> Secret:
        """A seed that nobody can guess, or the given one, which makes the game reproducible. A secret that was drawn before stays
        what it is."""
        if isinstance(seed, Secret):
            return seed
        return cls(secrets.token_hex(32) if seed is None else str(seed), secrets.token_hex(16))

    def commitment(self, header: Mapping[str, Any]) -> str:
        """What is published at the start: it binds the seed, the game, its box and who sits where."""
        bound = {key: value for key, value in header.items() if key != "commitment"}
        return sha256(f"{self.nonce}\n{self.seed}\n{dump(bound)}".encode()).hexdigest()

    @cached_property
    def promise(self) -> str:
        """What is shown to players before they add their salts: it binds the seed, and nothing else is known yet."""
        return sha256(f"promise\n{self.nonce}\n{self.seed}".encode()).hexdigest()

    def dice(self, move: int) -> list[int]:
        """The two words that the state's stream starts from at this move; setting up is move 0."""
        return self._words(DICE, move, 0)

    def lots(self, move: int, seat: int) -> list[int]:
        """Two words for a bot that plays by chance: they tell it nothing of the dice."""
        return self._words(LOTS, move, seat)

    def worlds(self, move: int, k: int) -> list[int]:
        """Two words for the world number k that is imagined after this move, the same whenever it is."""
        return self._words(WORLDS, move, k)

    def mask(self, line: int, data: bytes) -> bytes:
        """The bytes that a line of the record hides, covered or, the second time, uncovered.

        The nonce is in it, too, so that a short seed does not help anybody to guess.
        """
        stream = shake_256(self._cover + line.to_bytes(8, "little")).digest(len(data))
        return bytes(a ^ b for a, b in zip(data, stream, strict=True))

    @cached_property
    def _cover(self) -> bytes:
        return sha256(f"cover\n{self.nonce}\n{self.seed}".encode()).digest()

    @cached_property
    def _key(self) -> bytes:
        salted = f"{self.seed}\n{dump(list(self.salts))}" if self.salts else self.seed
        return sha256(salted.encode()).digest()

    def _words(self, use: bytes, move: int, seat: int) -> list[int]:
        message = move.to_bytes(8, "little") + seat.to_bytes(8, "little")
        found = blake2b(message, digest_size=8, key=self._key, person=use).digest()
        low, high = int.from_bytes(found[:4], "little"), int.from_bytes(found[4:], "little")
        return [low, high] if low or high else [0, 1]


# ---------------------------------------------------------------- the record


def link(above: str, line: Line, form: int) -> str:
    """The seal of a line, from the one above it. Format 1 bound the words, too. Rolls follow from the seed, which is bound."""
    said = line if form == 1 else {key: value for key, value in line.items() if key not in UNBOUND}
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


def receipt_text(match: str, seat: int, line: int, seal: str) -> bytes:
    """What a server signs for a seat: in this match it was shown the line with this number, which bears this seal."""
    return f"rulewright receipt 1\n{match}\n{seat}\n{line}\n{seal}".encode()


class HashChain:
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

    def fork(self) -> HashChain:
        new = HashChain.__new__(HashChain)
        new.form, new.covers, new._secret = self.form, self.covers, self._secret
        new.lines, new._shown, new.seals = self.lines[:], self._shown[:], self.seals[:]
        return new

    def text(self, over: bool) -> str:
        """The file: once the game is over, nothing in it is covered."""
        lines = self.lines if over else self._shown
        return "".join(dump({**line, "seal": seal}) + "\n" for line, seal in zip(lines, self.seals, strict=True))
