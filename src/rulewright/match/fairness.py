"""Verifiable fairness: the committed seed that chance comes from, and the hash chain over the record.

The state of the generator inside a game is small enough to be inferred from its dice. So before every move it is re-keyed from a
secret seed, with a keyed hash of the move's number. A commitment to the seed is recorded before the first move, and the seed
itself after the last one: no roll can be predicted, and none can be disputed.

Every line of a record carries a seal: a hash of the seal above it and of the line's content. So the last seal stands for the
whole game up to there, and it is shown to all players and spectators after every move. Keep one as a receipt: a record without
the line that has this seal is not a record of that game. Text is for reading, in any language, and is not part of the hash.

While several people play a game with secrets, all its moves are recorded encrypted ("covered"). Only each game's rules could
tell which moves are still hidden from a player, and covering a move needlessly does no harm. The cover is a stream of bytes made
from the seed and the nonce, a different one for each line. The commitment in the first line binds it, and once the seed is
revealed anyone can remove it. Seals bind the covered form, so that they never change.

Players may add salts. They are first shown the promise, a hash of the seed and the nonce; the dice then come from the seed
and the salts together, so the party that drew the seed cannot choose the dice.
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

LENGTH = {1: 16, 2: 32, 3: 32, 4: 32, 5: 32}
"""Hexadecimal digits of a seal, by the format of the record."""
WIDTH = 4
"""Bytes of a covered move's code."""
UNBOUND: dict[int, tuple[str, ...]] = {1: (), **dict.fromkeys((2, 3, 4), ("words", "rolls")), 5: ("words",)}
"""Keys that a seal does not bind, by the format of the record."""
DICE, LOTS, WORLDS = b"dice", b"lots", b"worlds"
"""The separate uses of a seed: the game's own chance, the choices of bots, and imagined worlds."""


_encode = json.JSONEncoder(ensure_ascii=False).encode


def dump(value: object) -> str:
    """The canonical JSON of a record line, so that it can be compared and hashed."""
    return _encode(value)


@dataclass(frozen=True)
class Secret:
    """The seed of a match, and a nonce that keeps a short seed from being guessed from its commitment."""

    seed: str
    nonce: str
    salts: tuple[str, ...] = ()
    """The players' contributions, by seat. The seed was drawn before they were known, so the dice cannot have been chosen."""

    @classmethod
    def draw(cls, seed: int | str | Secret | None = None) -> Secret:
        """A secret with an unpredictable seed, or with the given one, which makes the game reproducible. An existing secret is
        returned unchanged."""
        if isinstance(seed, Secret):
            return seed
        return cls(secrets.token_hex(32) if seed is None else str(seed), secrets.token_hex(16))

    def commitment(self, header: Mapping[str, object]) -> str:
        """The hash published at the start: it binds the seed, the game, its box and the seating."""
        bound = {key: value for key, value in header.items() if key != "commitment"}
        return sha256(f"{self.nonce}\n{self.seed}\n{dump(bound)}".encode()).hexdigest()

    @cached_property
    def promise(self) -> str:
        """The hash shown to players before they add their salts: it binds only the seed, since nothing else is known yet."""
        return sha256(f"promise\n{self.nonce}\n{self.seed}".encode()).hexdigest()

    def dice(self, move: int) -> list[int]:
        """The two words that start the state's random stream at this move; setup is move 0."""
        return self._words(DICE, move, 0)

    def lots(self, move: int, seat: int) -> list[int]:
        """Two words for a bot's random choices, which reveal nothing about the dice."""
        return self._words(LOTS, move, seat)

    def worlds(self, move: int, k: int) -> list[int]:
        """Two words for the k-th world imagined after this move, always the same ones."""
        return self._words(WORLDS, move, k)

    def mask(self, line: int, data: bytes) -> bytes:
        """Cover the hidden bytes of a record line or, applied again, uncover them.

        The key includes the nonce, so that a short seed cannot be guessed from it.
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
    """The seal of a line, from the one above it. It binds the list of rolls: without the rules nobody can tell that it is
    complete."""
    said = {key: value for key, value in line.items() if key not in UNBOUND[form]}
    return sha256((above + dump(said)).encode()).hexdigest()[: LENGTH[form]]


def cover(secret: Secret, number: int, line: Line) -> Line:
    """A move as it appears in line `number` of a record before the end."""
    codes = b"".join(code.to_bytes(WIDTH, "big") for code in line["codes"])
    return {"sealed": line["move"], "seat": line["seat"], "codes": secret.mask(number, codes).hex()}


def uncover(secret: Secret, number: int, line: Line) -> Line:
    """The uncovered move, without its text."""
    codes = secret.mask(number, bytes.fromhex(line["codes"]))
    found = [int.from_bytes(codes[i : i + WIDTH], "big") for i in range(0, len(codes), WIDTH)]
    return {"move": line["sealed"], "seat": line["seat"], "codes": found, "words": ""}


def receipt_text(match: str, seat: int, line: int, seal: str) -> bytes:
    """The message that a server signs: in this match, the seat, or everybody (-1), was shown this line with this seal."""
    return f"rulewright receipt 1\n{match}\n{seat}\n{line}\n{seal}".encode()


class HashChain:
    """The lines of a record, each with its seal."""

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

    def shown(self, over: bool) -> list[Line]:
        """The lines of the file. Once the game is over, nothing in them is covered."""
        return self.lines if over else self._shown
