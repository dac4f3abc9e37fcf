"""The boxes that are played with here. Each is read and packed once, however many tables it lies on, and so is what is told of
it: to read a box takes up to thirty times as long as to make a move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rulewright.doors.describe import other_clauses, other_help
from rulewright.doors.server.contract.codec import encoded
from rulewright.doors.server.contract.games import Clause, Help
from rulewright.doors.server.render import card_names, jsonable_box
from rulewright.kernel.game import Game, box_hash
from rulewright.kernel.language import language

KEPT = 64
"""How many boxes are kept at hand, those that people brought included."""


@dataclass(frozen=True)
class BoxParts:
    """What everybody who comes to the table is told of its box, encoded once."""

    box: dict[str, Any]
    faces: list[list[str]]
    help: dict[str, Help]
    clauses: list[Clause]


class Laid:
    """A box on the table, which nobody may change."""

    def __init__(self, game: Game, box: Any, content: str | None = None) -> None:
        self.game, self.box, self.content = game, box, content
        self._parts: dict[str, BoxParts] = {}
        self.packed: bytes = box.pack()
        """Its bytes, for the processes in which bots think."""
        self.box.digest = box_hash(box)  # every new table and every table that is read asks for it

    @property
    def parts(self) -> BoxParts:
        """In the language that is spoken."""
        tag = language()
        if tag not in self._parts:
            self._parts[tag] = BoxParts(
                encoded(jsonable_box(self.game, self.box)),
                encoded(card_names(self.game, self.box)),
                encoded(other_help(self.game, self.box)),
                encoded(other_clauses(self.game, self.box)),
            )
        return self._parts[tag]


def laid(game: Game, options: Mapping[str, int | str], seats: int, content: str | None) -> Laid:
    """The box for these options and this many seats, or a player's own; ValueError says what is wrong with it."""
    return _laid(game, tuple(sorted(options.items())), seats, content)


@lru_cache(maxsize=KEPT)
def _laid(game: Game, options: tuple[tuple[str, int | str], ...], seats: int, content: str | None) -> Laid:
    return Laid(game, game.make_box(dict(options), seats, content), content)
