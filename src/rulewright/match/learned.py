"""Determines whether a move revealed anything to an observer, by comparing possible worlds.

The mover learned nothing if, in other worlds that looked the same to them, the same move leads to the same view and the same
notes. Any other observer, spectators included, learned nothing if, in every world that looked the same to them, the mover could
have done something that looks the same too: then they only know that the mover did one of several things. The sampled worlds
are derived from the match's secret, so that asking again gives the same answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from rulewright.kernel.game import Game
from rulewright.kernel.layout import packer
from rulewright.kernel.notes import EVERYONE, NoteLog
from rulewright.kernel.structs import GameBox, GameState
from rulewright.kernel.view_equality import alike
from rulewright.kernel.views import pieces, seen
from rulewright.match.fairness import Secret

_DIFFERS = bytes([0] + [1] * 255)


@dataclass(frozen=True)
class PlayedGesture:
    """One or several moves of a seat in the state `before`, which is not changed; `number` is the last move's."""

    game: Game
    box: GameBox
    secret: Secret
    number: int
    seat: int
    before: GameState
    codes: list[int]

    def taught_mover(self, worlds: int) -> bool:
        """Whether it would have looked different to the mover if their hidden information had been different."""
        if not self._looks_like(self.elsewhere._then, self.seat):
            return True
        more = self._imagine(self.seat, range(1, worlds))
        return not all(self._looks_like(self._made(world, self.codes), self.seat) for world in more)

    def touched_secrets(self) -> bool:
        """Whether it changed anything that the mover sees neither before nor after, such as other players' face-down choices.

        The hidden value might have been a different one, however unlikely, and the mover would now see that it was not.
        """
        for name, piece in pieces(self.game.state).items():
            if name != "rng" and getattr(self.before, name) != getattr(self._then, name):
                real = [packer(piece)(s) for s in (self.before, self._then)]
                shown = [seen(piece)(s, self.seat).pack() for s in (self.before, self._then)]
                if _changed(*real) & ~_changed(*shown):
                    return True
        return False

    def taught(self, eye: int, worlds: int) -> bool:
        """Whether this observer, not the mover, can rule out a world that they could not rule out before."""
        return not all(self._could(world, eye) for world in self._imagine(eye, range(worlds)))

    @property
    def listeners(self) -> set[int]:
        """The seats that got notes."""
        return {row[0] for row in self._then.note_log or ()}

    @cached_property
    def elsewhere(self) -> PlayedGesture:
        """The same moves in another world consistent with the mover's view, the first that is sampled."""
        return replace(self, before=next(self._imagine(self.seat, range(1))))

    @cached_property
    def _then(self) -> GameState:
        """The resulting state, with the notes in its `note_log`."""
        return self._made(self.before, self.codes)

    def _imagine(self, eye: int, which: range) -> Iterator[GameState]:
        """Full states that looked to this observer like the real one."""
        if not which:
            return
        view = self.game.view(self.before, self.box, eye)
        for k in which:
            yield self.game.redeal(view, self.box, eye, self.secret.worlds(self.number, k))

    def _could(self, world: GameState, eye: int) -> bool:
        """Whether the mover has a move in this world that looks to this observer like the real one.

        The real move is tried first, then all others; of several moves made as one, only the last is varied.
        """
        game, box = self.game, self.box
        world.note_log = NoteLog(game.notes)
        for code in self.codes[:-1]:
            if game.rules.check(world, box, self.seat, code):
                return False
            game.rules.apply(world, box, self.seat, code)
        same = self.codes[-1]
        if not game.rules.check(world, box, self.seat, same) and self._looks_like(self._made(world, [same]), eye):
            return True
        ways = [code for code in game.legal(world, box, self.seat) if code != same]
        return any(self._looks_like(self._made(world, [code]), eye) for code in ways)

    def _looks_like(self, twin: GameState, eye: int) -> bool:
        """Whether this observer gets the same notes and the same view in the other resulting state as in the real one."""
        here, there = ([row for row in s.note_log or () if row[0] in (EVERYONE, eye)] for s in (self._then, twin))
        return here == there and alike(self.game.state)(self._then, twin, eye)

    def _made(self, world: GameState, codes: list[int]) -> GameState:
        """The state after these moves in that world, which is not changed, with the notes in its `note_log`."""
        twin = world.clone()
        twin.note_log = NoteLog(self.game.notes, world.note_log or ())
        for code in codes:
            self.game.rules.apply(twin, self.box, self.seat, code)
        return twin


def _changed(a: bytes, b: bytes) -> int:
    """The bytes in which two packed records differ, as a number with a 1 in their places."""
    return int.from_bytes((int.from_bytes(a) ^ int.from_bytes(b)).to_bytes(len(a)).translate(_DIFFERS))
