"""Whether somebody learned something from a move, found out by two worlds.

The mover learned nothing if in other worlds that looked the same to him the same move leads to the same sight and the
same words. Another one, spectators included, learned nothing if in every world that looked the same to him the mover could
have done something that looks the same too: then he knows no more than that the mover did one of several things.
The worlds tried are drawn from the match's secret, the same ones however often somebody asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from rulewright.kernel.game import Game
from rulewright.kernel.notes import EVERYONE, Ear
from rulewright.match.secret import Secret

Sight = tuple[list[Any], Any]
"""What somebody heard, and what they see afterwards."""

PART = 64
"""Bytes of a state that are compared at one stroke: most of it does not change."""


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
        """Whether it would have looked different to the mover, had what he cannot see been different."""
        if self.elsewhere._mine != self._mine:
            return True
        more = self._imagine(self.seat, range(1, worlds))
        return any(self._after(world, self.codes, self.seat) != self._mine for world in more)

    def touched_secrets(self) -> bool:
        """Whether something changed that the mover sees neither before nor after, like what others had decided face down.

        Then it may have been something else, however unlikely, and he would see now that it was not.
        """
        self._then.rng[:] = self.before.rng
        real = [s.pack() for s in (self.before, self._then)]
        seen = [view.pack() for view in (self.game.view(self.before, self.box, self.seat), self._mine[1])]
        for i in range(0, len(real[0]), PART):
            was, now, saw, sees = (packed[i : i + PART] for packed in (*real, *seen))
            if was != now and any(a != b and c == d for a, b, c, d in zip(was, now, saw, sees, strict=True)):
                return True
        return False

    def taught(self, eye: int, worlds: int) -> bool:
        """Whether this eye, not the mover's, can rule out a world that it could not rule out before."""
        now = self._sight(self._then, eye)
        return not all(self._could(world, eye, now) for world in self._imagine(eye, range(worlds)))

    @property
    def listeners(self) -> set[int]:
        """Who is told something."""
        return {row[0] for row in self._then.ear}

    @cached_property
    def elsewhere(self) -> Deed:
        """The same done in another world that the mover could be in, the first that he imagines."""
        return replace(self, before=next(self._imagine(self.seat, range(1))))

    @cached_property
    def _then(self) -> Any:
        """What came of it, and what was heard."""
        return self._made(self.before, self.codes)

    @cached_property
    def _mine(self) -> Sight:
        """What the mover heard of it and sees afterwards."""
        return self._sight(self._then, self.seat)

    def _imagine(self, eye: int, which: range) -> Iterator[Any]:
        """Whole states that looked to this eye as the real one did."""
        view = self.game.view(self.before, self.box, eye) if which else None
        for k in which:
            yield self.game.redeal(view, self.box, eye, self.secret.worlds(self.number, k))

    def _could(self, world: Any, eye: int, now: Sight) -> bool:
        """Whether there is something that the mover could do in this world that looks like `now` to this eye.

        What was done is tried first, then all else; of several moves made as one, only the last is varied.
        """
        game, box = self.game, self.box
        world.ear = Ear(game.notes)
        for code in self.codes[:-1]:
            if game.rules.check(world, box, self.seat, code):
                return False
            game.rules.apply(world, box, self.seat, code)
        same = self.codes[-1]
        if not game.rules.check(world, box, self.seat, same) and self._after(world, [same], eye) == now:
            return True
        ways = [code for code in game.legal(world, box, self.seat) if code != same]
        return any(self._after(world, [code], eye) == now for code in ways)

    def _after(self, world: Any, codes: list[int], eye: int) -> Sight:
        """What an eye has heard and sees when these moves are made in that world, which is left as it was."""
        return self._sight(self._made(world, codes), eye)

    def _sight(self, twin: Any, eye: int) -> Sight:
        heard = [row for row in twin.ear if row[0] in (EVERYONE, eye)]
        return heard, self.game.view(twin, self.box, eye)

    def _made(self, world: Any, codes: list[int]) -> Any:
        twin = world.clone()
        twin.ear = Ear(self.game.notes, world.ear or ())
        for code in codes:
            self.game.rules.apply(twin, self.box, self.seat, code)
        return twin
