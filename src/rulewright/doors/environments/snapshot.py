"""A game between two moves, as a value: it never changes, so that copies share it, and each leads to the next.

A move is first tried: where it leaves the stream of chance alone, it is made and that is that. Where it draws on it, the
move is left pending, and making it waits for fate (`resolve`), each time from fresh chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

from rulewright.doors.environments.settings import Setting
from rulewright.kernel import chance
from rulewright.kernel.chance import sow
from rulewright.kernel.engines.callgraph import reached
from rulewright.kernel.engines.playout import SETUP
from rulewright.kernel.game import Game
from rulewright.kernel.notes import EVERYONE, Ear

SET_UP = -1
"""In the place of the seat: what is pending is no seat's move but the setting up."""

PROBE = [1, 1]
"""A stream that any draw changes: where it is the same after a move, chance had no part in that."""

Pending = tuple[int, int]
Note = tuple[int, ...]


@cache
def has_chance(game: Game) -> bool:
    """Whether anything is left to chance from the set-up to the end; to imagine what is hidden is not play."""
    return any(chance.pick in reached(word) for word in (game.rules.setup, game.rules.apply))


class Moment:
    """The state, what is pending (seat and action), and how it came about: the moment before, the move, the notes told."""

    __slots__ = ("_memories", "at", "before", "made", "notes", "pending", "s")

    def __init__(
        self,
        at: Setting | None,
        s: Any,
        pending: Pending | None = None,
        before: Moment | None = None,
        made: Pending | None = None,
        notes: Sequence[Note] = (),
    ) -> None:
        self.at, self.s, self.pending = at, s, pending
        self.before, self.made, self.notes = before, made, notes
        self._memories: dict[int, str] = {}

    @classmethod
    def first(cls, at: Setting) -> Moment:
        """The game as it is set up; pending, where chance has a part in that."""
        return cls(at, at.game.state()).move(SET_UP, 0)

    @property
    def setting(self) -> Setting:
        assert self.at is not None, "a moment that was kept is given its setting before it is used"
        return self.at

    @property
    def begun(self) -> bool:
        """Whether the game is set up: before, there is nothing to see."""
        return self.pending is None or self.pending[0] != SET_UP

    def waiting(self) -> list[int]:
        """The seats that may move, lowest first; none when the game is over."""
        rules = self.setting.game.rules
        if rules.ending(self.s):
            return []
        mask = rules.waiting(self.s)
        return [i for i in range(self.setting.seats) if mask >> i & 1]

    def move(self, seat: int, action: int) -> Moment:
        """The moment after a move, or the same one with that move pending on chance."""
        made = self._made(seat, action, PROBE)
        if made.s.rng == PROBE:
            made.s.rng[:] = [0, 0]
            return made
        return Moment(self.at, self.s, (seat, action), self)

    def resolve(self, random: Random) -> Moment:
        """Make the pending move from fresh chance."""
        assert self.pending is not None
        lots = [0, 0]
        sow(lots, random.getrandbits(63), SETUP)
        made = self._made(*self.pending, lots)
        made.s.rng[:] = [0, 0]
        return made

    def _made(self, seat: int, action: int, lots: list[int]) -> Moment:
        s, rules = self.s.clone(), self.setting.game.rules
        s.rng[:], s.ear = lots, Ear(self.setting.game.notes)
        if seat == SET_UP:
            rules.setup(s, self.setting.box)
        else:
            rules.apply(s, self.setting.box, seat, action)
        notes, s.ear = tuple(s.ear), None
        return Moment(self.at, s, None, self, (seat, action), notes)

    # ------------------------------------------------------------ what is known

    @property
    def digest(self) -> str:
        """A fingerprint of the whole moment."""
        return sha256(self.s.pack() + repr(self.pending).encode()).hexdigest()[:16]

    def memory(self, seat: int) -> str:
        """A fingerprint of all that a seat has seen, heard and done from the start: where it is equal, so is all of that.

        What neither showed nor was told to the seat nor was its own doing leaves no trace in it.
        """
        chain: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and seat not in moment._memories:
            chain.append(moment)
            moment = moment.before
        known, seen = (moment._memories[seat], moment._view(seat)) if moment else ("", b"")
        for m in reversed(chain):
            view = m._view(seat)
            heard = [note[1:] for note in m.notes if note[0] in (EVERYONE, seat)]
            mine = [p[1] for p in (m.made, m.pending) if p is not None and p[0] == seat]
            if view != seen or heard or mine:
                known = sha256(f"{known} {heard} {mine} ".encode() + view).hexdigest()[:32]
            m._memories[seat], seen = known, view
        return known

    def _view(self, seat: int) -> bytes:
        return bytes(self.setting.game.view(self.s, self.setting.box, seat).pack())

    # ------------------------------------------------------------ copies

    def __deepcopy__(self, memo: Any) -> Moment:
        return self

    def __reduce__(self) -> Any:
        """Kept without its past, of which only what each seat remembers is kept, and without its setting."""
        memories = {seat: self.memory(seat) for seat in range(self.setting.seats)}
        return _restored, (type(self.s), self.s.pack(), self.pending, self.made, self.notes, memories)


def _restored(kind: Any, data: bytes, pending: Any, made: Any, notes: Any, memories: dict[int, str]) -> Moment:
    moment = Moment(None, kind.unpack(data), pending, None, made, notes)
    moment._memories.update(memories)
    return moment
