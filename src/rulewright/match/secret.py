"""The match's secret: where chance at the table comes from, and how everybody can check it afterwards.

The generator inside a state is small enough to be guessed from its own dice. So before every move it is keyed anew from
a seed that nobody sees, with a keyed hash of the move's number. A commitment to the seed is written down before the
first move, and the seed itself after the last one: no roll can be foreseen, and none can be disowned.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b, sha256, shake_256
from typing import Any

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

    @classmethod
    def draw(cls, seed: int | str | None = None) -> Secret:
        """A seed that nobody can guess, or the given one, which makes the game reproducible."""
        return cls(secrets.token_hex(32) if seed is None else str(seed), secrets.token_hex(16))

    def commitment(self, header: Mapping[str, Any]) -> str:
        """What is published at the start: it binds the seed, the game, its box and who sits where."""
        bound = {key: value for key, value in header.items() if key != "commitment"}
        return sha256(f"{self.nonce}\n{self.seed}\n{dump(bound)}".encode()).hexdigest()

    def dice(self, move: int) -> list[int]:
        """The two words that the state's stream starts from at this move; setting up is move 0."""
        return self._words(DICE, move, 0)

    def lots(self, move: int, seat: int) -> list[int]:
        """Two words for a bot that plays by chance: they tell it nothing of the dice."""
        return self._words(LOTS, move, seat)

    def worlds(self, move: int, k: int) -> list[int]:
        """Two words for the world number k that somebody imagines after this move: the same whenever he does."""
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
        return sha256(self.seed.encode()).digest()

    def _words(self, use: bytes, move: int, seat: int) -> list[int]:
        message = move.to_bytes(8, "little") + seat.to_bytes(8, "little")
        found = blake2b(message, digest_size=8, key=self._key, person=use).digest()
        low, high = int.from_bytes(found[:4], "little"), int.from_bytes(found[4:], "little")
        return [low, high] if low or high else [0, 1]
