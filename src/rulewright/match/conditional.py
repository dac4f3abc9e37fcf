"""Conditional moves: "if they do this, I do that", worked out from one seat's view alone.

A line is the next moves of everybody, in order, and ends with one of the seat's own. It goes on only through positions that the
seat can foresee: one seat is to move, without chance, and in every world that looks the same to the seat the move is legal and
the position after it looks the same. A move of somebody else must also be one that the seat can tell from all others.

Nothing here looks at the real state, so offers and refusals teach the seat nothing. Each position is kept as a digest of what
the seat sees there, and the game is on the line while it looks like that: so an answer depends on nothing hidden either.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from rulewright.kernel.chance import sow
from rulewright.kernel.game import Game
from rulewright.kernel.notes import NoteLog
from rulewright.kernel.structs import GameBox, GameState
from rulewright.match.messages import SAY
from rulewright.match.move import Refused

WORLDS = 8
"""How many worlds are imagined if anything is hidden. If they miss one, the game leaves the line there."""
MOST = 20
"""The most moves in a line."""


class Step(NamedTuple):
    """One move of a line, with its label and the digest of what the seat sees before it."""

    seat: int
    code: int
    label: str
    sight: str


class Foresight:
    """What a seat foresees from its view on; `steps` are the moves so far."""

    def __init__(self, game: Game, box: GameBox, names: Sequence[str], view: GameState, seat: int) -> None:
        self.game, self.box, self.names, self.seat = game, box, names, seat
        self.steps: list[Step] = []
        self._worlds = [game.redeal(view, box, seat, _stream(k)) for k in range(WORLDS if game.has_secrets else 1)]
        self._sight = sight(view)

    @property
    def mover(self) -> int | None:
        """The seat that is to move; None if nobody is, several are, or the seat cannot foresee who."""
        rules = self.game.rules
        masks = {0 if rules.ending(world) else int(rules.waiting(world)) for world in self._worlds}
        mask = masks.pop() if len(masks) == 1 else 0
        return mask.bit_length() - 1 if mask.bit_count() == 1 else None

    def options(self, only: int | None = None) -> list[Step]:
        """The moves that may come next, or of them only this one; none if the line cannot go on."""
        mover = self.mover
        if mover is None or len(self.steps) == MOST:
            return []
        view = self.game.view(self._worlds[0], self.box, self.seat)
        codes, own = self.game.legal(self._worlds[0], self.box, mover), mover == self.seat
        if only is not None and (own or not self.game.has_secrets):  # which others look like it does not matter
            codes = [code for code in codes if code == only]
        return [
            Step(mover, code, self.game.tell.label(view, self.box, self.names, mover, code), self._sight)
            for code in (codes if own else self._public(mover, codes))
            if only in (None, code)
        ]

    def add(self, code: int) -> None:
        """Go on with this move. Raises Refused if it cannot be foreseen."""
        found = self.options(code)
        if not found:
            raise Refused(SAY("not-foreseen", number=len(self.steps) + 1))
        self.steps += found
        step = found[0]
        self._worlds, self._sight = self._after(step.seat, code) or ([], "")

    def _public(self, mover: int, codes: list[int]) -> list[int]:
        """The moves of somebody else after which somebody is to move, and which look like no other move."""
        found = {code: after for code in codes if (after := self._after(mover, code))}
        shared = Counter(seen for _, seen in found.values()) if self.game.has_secrets else Counter[str]()
        ending = self.game.rules.ending
        return [c for c, (worlds, seen) in found.items() if shared[seen] < 2 and not any(map(ending, worlds))]

    def _after(self, mover: int, code: int) -> tuple[list[GameState], str] | None:
        """The worlds after a move, and the digest of what the seat sees in all of them; None if it cannot foresee that."""
        game, found, seen = self.game, list[GameState](), set[str]()
        for world in self._worlds:
            if game.rules.check(world, self.box, mover, code):
                return None
            after = world.clone()
            after.note_log = NoteLog(game.notes)
            game.rules.apply(after, self.box, mover, code)
            seen.add(sight(game.view(after, self.box, self.seat)))
            if list(after.rng) != list(world.rng) or len(seen) > 1:
                return None
            found.append(after)
        return (found, seen.pop()) if found else None


def sight(view: GameState) -> str:
    """The digest of a view."""
    return sha256(view.pack()).hexdigest()[:32]


def _stream(k: int) -> list[int]:
    stream = [0, 0]
    sow(stream, k, 0)
    return stream
