"""Finds out whether somebody learned something from a move, by comparing two worlds.

The mover learned nothing if in other worlds that looked the same to them the same move leads to the same view and the same
words. Anybody else, spectators included, learned nothing if in every world that looked the same to them the mover could have done
something that looks the same too: then they know no more than that the mover did one of several things. The worlds tried are
drawn from the match's secret, the same ones however often somebody asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from rulewright.kernel.game import Game
from rulewright.kernel.layout import packer
from rulewright.kernel.notes import EVERYONE, Ear
from rulewright.kernel.view_equality import alike
from rulewright.kernel.views import pieces, seen
from rulewright.match.fairness import Secret


@dataclass(frozen=True)
class Deed:
    """What a seat did, one move or several, in a state that is left as it is; `number` is the last move's."""

    game: Game
    box: Any
    secret: Secret
    number: int
    seat: int
    before: Any
    codes: list[int]

    def taught_mover(self, worlds: int) -> bool:
        """Whether it would have looked different to the mover, had what they cannot see been different."""
        if not self._looks_like(self.elsewhere._then, self.seat):
            return True
        more = self._imagine(self.seat, range(1, worlds))
        return not all(self._looks_like(self._made(world, self.codes), self.seat) for world in more)

    def touched_secrets(self) -> bool:
        """Whether something changed that the mover sees neither before nor after, like what others had decided face down.

        Then it may have been something else, however unlikely, and the mover would see now that it was not.
        """
        for name, piece in pieces(self.game.state).items():
            if name != "rng" and getattr(self.before, name) != getattr(self._then, name):
                real = [packer(piece)(s) for s in (self.before, self._then)]
                shown = [seen(piece)(s, self.seat).pack() for s in (self.before, self._then)]
                if any(a != b and c == d for a, b, c, d in zip(*real, *shown, strict=True)):
                    return True
        return False

    def taught(self, eye: int, worlds: int) -> bool:
        """Whether this eye, not the mover's, can rule out a world that it could not rule out before."""
        return not all(self._could(world, eye) for world in self._imagine(eye, range(worlds)))

    @property
    def listeners(self) -> set[int]:
        """Who is told something."""
        return {row[0] for row in self._then.ear}

    @cached_property
    def elsewhere(self) -> Deed:
        """The same done in another world that the mover could be in, the first that is imagined."""
        return replace(self, before=next(self._imagine(self.seat, range(1))))

    @cached_property
    def _then(self) -> Any:
        """What came of it, and what was heard."""
        return self._made(self.before, self.codes)

    def _imagine(self, eye: int, which: range) -> Iterator[Any]:
        """Whole states that looked to this eye as the real one did."""
        view = self.game.view(self.before, self.box, eye) if which else None
        for k in which:
            yield self.game.redeal(view, self.box, eye, self.secret.worlds(self.number, k))

    def _could(self, world: Any, eye: int) -> bool:
        """Whether there is something that the mover could do in this world that looks to this eye like what was done.

        What was done is tried first, then all else; of several moves made as one, only the last is varied.
        """
        game, box = self.game, self.box
        world.ear = Ear(game.notes)
        for code in self.codes[:-1]:
            if game.rules.check(world, box, self.seat, code):
                return False
            game.rules.apply(world, box, self.seat, code)
        same = self.codes[-1]
        if not game.rules.check(world, box, self.seat, same) and self._looks_like(self._made(world, [same]), eye):
            return True
        ways = [code for code in game.legal(world, box, self.seat) if code != same]
        return any(self._looks_like(self._made(world, [code]), eye) for code in ways)

    def _looks_like(self, twin: Any, eye: int) -> bool:
        """Whether what came of it elsewhere sounds and looks to this eye as what came of it here."""
        here, there = ([row for row in s.ear if row[0] in (EVERYONE, eye)] for s in (self._then, twin))
        return here == there and alike(self.game.state)(self._then, twin, eye)

    def _made(self, world: Any, codes: list[int]) -> Any:
        """What comes of these moves in that world, which is left as it was, and what is heard."""
        twin = world.clone()
        twin.ear = Ear(self.game.notes, world.ear or ())
        for code in codes:
            self.game.rules.apply(twin, self.box, self.seat, code)
        return twin
