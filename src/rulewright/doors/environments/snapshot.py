"""A game between two moves, as an immutable value: copies share it, and each move gives a new one.

A move without chance is made in compiled code. Any other is made again by the interpreter, with scripted chance. If the script
ends before the move does, the move is left pending, and its next draw is a chance node: its outcomes and weights are known, and
`resolve` picks one. So every die and every card is one explicit draw, and the draws are part of the history and of nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from random import Random
from threading import local
from typing import Any, NamedTuple

import numpy as np

from rulewright.doors.environments.compiled_step import observer
from rulewright.doors.environments.observations import Array
from rulewright.doors.environments.parallel import patience
from rulewright.doors.environments.settings import Setting, whole
from rulewright.kernel import chance
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.callgraph import reached
from rulewright.kernel.engines.step import Numbers, Records, lister
from rulewright.kernel.engines.worlds import imagination
from rulewright.kernel.game import Game
from rulewright.kernel.notes import EVERYONE, NoteLog
from rulewright.kernel.pile import Pile
from rulewright.kernel.rule import rule

SET_UP, OBSERVE = -1, -2
"""In place of a seat: the pending move is the setup. In place of an action: none, write what the seat sees."""

MOST = 256
"""The most outcomes of one chance node. A larger draw takes several nodes, the most significant digit first."""
MEMORY = 32
"""Hexadecimal digits of a seat's memory."""

Made = tuple[int, int]
Note = tuple[int, ...]
Weights = Mapping[int, int]


@cache
def has_chance(game: Game) -> bool:
    """Whether setup or play involves chance; sampling hidden information does not count."""
    return any(chance.pick in reached(word) for word in (game.rules.setup, game.rules.apply))


class UndecidedError(Exception):
    """The script has ended and chance has to decide; `weights` are the possible outcomes."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.weights = weights

    def __str__(self) -> str:
        return "chance has to decide"


class Script:
    """Chance as a list of outcomes, in place of a state's random stream (see `rulewright.kernel.chance.Fate`).

    An outcome names what is drawn: the face of a die less one, or the number of a card. Identical cards are one outcome. A draw
    with only one possible result is no draw.
    """

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._outcomes, self._used = outcomes, 0

    def _outcome(self, weights: Weights) -> int:
        if len(weights) == 1:
            return next(iter(weights))
        if self._used == len(self._outcomes):
            raise UndecidedError(weights)
        self._used += 1
        return self._outcomes[self._used - 1]

    def _drawn(self, weights: Weights) -> int:
        """One of the values, digit by digit if they are large."""
        value = 0
        while True:
            unit = 1
            while max(weights) // unit >= MOST:
                unit *= MOST
            if unit == 1:
                return value + self._outcome(weights)
            digits: dict[int, int] = {}
            for each, weight in weights.items():
                digits[each // unit] = digits.get(each // unit, 0) + weight
            digit = self._outcome(digits)
            value += digit * unit
            weights = {each % unit: weight for each, weight in weights.items() if each // unit == digit}

    def below(self, n: int) -> int:
        return self._drawn(dict.fromkeys(range(n), 1))

    def lot(self, p: Pile) -> int:
        cards = p.card[: p.n]
        return cards.index(self._drawn(_counted(cards)))

    def member(self, members: int) -> int:
        return self._drawn({i: 1 for i in range(members.bit_length()) if members >> i & 1})

    def shuffle(self, p: Pile) -> None:
        for last in range(p.n - 1, 0, -1):
            at = p.card.index(self._drawn(_counted(p.card[: last + 1])))
            p.card[last], p.card[at] = p.card[at], p.card[last]


def _counted(cards: Sequence[int]) -> dict[int, int]:
    counts: dict[int, int] = {}
    for card in sorted(cards):
        counts[card] = counts.get(card, 0) + 1
    return counts


class Buffers(NamedTuple):
    """The memory of compiled code: a state and a view of it, the box, the ways to give up, and what was found."""

    states: Records
    box: Records
    giving_up: Numbers
    found: Numbers
    legal: Numbers
    columns: Array


@cache
def maker(game: Game, encoded: int) -> Callable[..., int]:
    """The rule `make(seat, action, buffers)`: make a move, or none if the seat is SET_UP, and find the number of draws, the seats
    that wait, and the legal moves of the first. The action OBSERVE writes a seat's columns instead."""
    rules, list_legal, (look, _), (write, _, _) = game.rules, lister(game), imagination(game), observer(game, encoded)
    apply, ending, waiting, check = rules.apply, rules.ending, rules.waiting, rules.check

    @rule
    def make(seat: int, action: int, buffers: Buffers) -> int:
        s, box, n = buffers.states[0], buffers.box[0], 0
        if action == OBSERVE:
            look(buffers.states[1], s, box, seat)
            write(buffers.states[1], seat, buffers.columns)
            return 0
        if seat != SET_UP:
            apply(s, box, seat, action)
        buffers.found[0] = s.rng[0]  # a stream that starts at 0 counts its draws
        buffers.found[1] = waiting(s) if ending(s) == 0 else 0
        if buffers.found[1] != 0:
            first = lowest(buffers.found[1])
            n = list_legal(s, box, first, buffers.legal)
            for k in range(buffers.giving_up.shape[0]):
                if check(s, box, first, buffers.giving_up[k]) == 0:
                    buffers.legal[n] = buffers.giving_up[k]
                    n += 1
        return n

    return make


class Table:
    """One setting's compiled moves and observations."""

    def __init__(self, at: Setting) -> None:
        from rulewright.kernel.engines.addresses import bind
        from rulewright.kernel.engines.batch import packed

        game, giving_up = at.game, np.array(at.game.actions.concessions() if at.concede else (), np.int64)
        columns, head = np.zeros(at.columns.size, np.float32 if at.encoded else np.float64), at.head(0)
        columns[: len(head)] = head
        buffers = Buffers(
            np.zeros(2, game.state.dtype()), packed(at.box), giving_up, np.zeros(2, np.int64),
            np.zeros(game.actions.size, np.int64), columns,
        )  # fmt: skip
        # Python reads and writes small arrays faster through memory views.
        self.state = buffers.states.view(np.uint8).data[: game.state.itemsize()]
        self.found, self.legal, self.columns = buffers.found.data, buffers.legal.data, columns
        self.make = bind(game.name, maker(game, at.seats if at.encoded else 0), buffers)
        self._buffers = buffers
        with patience(game):
            self.state[:] = game.state().pack()
            self.make(SET_UP, 0)

    def observed(self, data: bytes, seat: int) -> Any:
        """A seat's columns, overwritten by the next."""
        self.state[:] = data
        self.make(seat, OBSERVE)
        return self.columns


def table_of(at: Setting) -> Table:
    """The table of this setting and thread."""
    try:
        found: Table = at.__dict__["tables"].mine
    except (KeyError, AttributeError):
        found = at.__dict__.setdefault("tables", local()).mine = Table(at)
    return found


class Pending(NamedTuple):
    """A move waiting for chance: its seat, the action, the draws so far, and the possible next draws."""

    seat: int
    action: int
    drawn: tuple[int, ...]
    weights: Weights


class Moment:
    """The state, the pending move, and how they came about: the previous moment, the move made, the notes sent.

    A pending moment shows the state before its move, and its previous moment is the one in which the move was chosen: the number
    of draws may depend on hidden information, so no seat remembers it.
    """

    __slots__ = (
        "_memories",
        "_notes",
        "_s",
        "_seats",
        "at",
        "before",
        "data",
        "first_legal",
        "first_seat",
        "made",
        "pending",
    )

    def __init__(
        self,
        at: Setting | None,
        s: Any,
        pending: Pending | None = None,
        before: Moment | None = None,
        made: Made | None = None,
        notes: Sequence[Note] | None = (),
    ) -> None:
        """`s` is a state, or its bytes. Without `notes`, the move is made again when they are asked for."""
        self.at, self.pending, self.before, self.made, self._notes = at, pending, before, made, notes
        self._s: Any = None
        self.data: bytes = s
        self.first_seat: int | None = None
        """The lowest seat that may move, -1 when the game is over; None if `look` has not found it yet."""
        self._memories: dict[int, str] = {}
        if type(s) is not bytes:
            self._s, self.data = s, s.pack()

    @classmethod
    def first(cls, at: Setting) -> Moment:
        """The game after setup; pending if setup involves chance."""
        return cls(at, at.game.state()).move(SET_UP, 0)

    @property
    def setting(self) -> Setting:
        assert self.at is not None, "a moment that was kept is given its setting before it is used"
        return self.at

    @property
    def begun(self) -> bool:
        """Whether the game is set up; until then there is nothing to see."""
        return self.pending is None or self.pending.seat != SET_UP

    def belongs_to(self, at: Setting) -> None:
        """Attach the setting to an unpickled moment."""
        self.at = at
        if self.before is not None:
            self.before.at = at

    @property
    def s(self) -> Any:
        if self._s is None:
            self._s = self.setting.game.state.unpack(self.data)
        return self._s

    @property
    def notes(self) -> Sequence[Note]:
        if self._notes is None:
            assert self.before is not None
            assert self.made is not None
            self._notes = self.before._made(*self.made, ()).notes
        return self._notes

    def look(self) -> int:
        """Find the seats that may move, and the legal moves of the first; returns that seat, -1 when the game is over."""
        if self.first_seat is None:
            table = table_of(self.setting)
            table.state[:] = self.data
            self._keep(table, table.make(SET_UP, 0))
        assert self.first_seat is not None
        return self.first_seat

    def _keep(self, table: Table, n: int) -> None:
        self._seats: int = table.found[1]
        self.first_seat = (self._seats & -self._seats).bit_length() - 1
        self.first_legal: list[int] = table.legal[:n].tolist()
        self.first_legal.sort()

    def waiting(self) -> list[int]:
        """The seats that may move, lowest first; none when the game is over."""
        self.look()
        return [i for i in range(self.setting.seats) if self._seats >> i & 1]

    def legal(self, seat: int) -> list[int]:
        """A seat's legal actions, in order; giving up only if the setting includes it."""
        if seat == self.look():
            return self.first_legal
        at = self.setting
        return sorted(at.game.legal(self.s, at.box, seat, at.concede))

    def move(self, seat: int, action: int) -> Moment:
        """The moment after a move, or the one in which the move waits for chance."""
        if seat != SET_UP:
            at: Any = self.at
            table = table_of(at)
            table.state[:] = self.data
            n = table.make(seat, action)
            if not table.found[0]:
                moment = Moment(at, bytes(table.state), None, self, (seat, action), None)
                moment._keep(table, n)
                return moment
        return self._made(seat, action, ())

    def resolve(self, outcome: int) -> Moment:
        """The moment after this outcome of the pending move's next draw."""
        pending = self.pending
        assert pending is not None
        assert self.before is not None
        if outcome not in pending.weights:
            whole("what chance decides", outcome, min(pending.weights), max(pending.weights))
            raise ValueError(
                f"chance cannot decide {outcome} now: choose one of {', '.join(map(str, pending.weights))}"
            )
        return self.before._made(pending.seat, pending.action, (*pending.drawn, int(outcome)))

    def sample(self, random: Random) -> Moment:
        """The moment after all draws of the pending move, each at random."""
        moment = self
        while moment.pending is not None:
            weights = moment.pending.weights
            moment = moment.resolve(random.choices([*weights], [*weights.values()])[0])
        return moment

    def _made(self, seat: int, action: int, drawn: tuple[int, ...]) -> Moment:
        s, rules = self.s.clone(), self.setting.game.rules
        s.fate, s.note_log = Script(drawn), NoteLog(self.setting.game.notes)
        try:
            if seat == SET_UP:
                rules.setup(s, self.setting.box)
            else:
                rules.apply(s, self.setting.box, seat, action)
        except UndecidedError as undecided:
            return Moment(self.at, self.data, Pending(seat, action, drawn, undecided.weights), self)
        notes, s.note_log, s.fate = tuple(s.note_log), None, None
        return Moment(self.at, s, None, self, (seat, action), notes)

    # ------------------------------------------------------------ knowledge

    @property
    def digest(self) -> str:
        """A fingerprint of the whole moment."""
        waits = self.pending and self.pending[:3]
        return sha256(self.data + repr(waits).encode()).hexdigest()[:16]

    def memory(self, seat: int) -> str:
        """A fingerprint of everything a seat has seen, heard and done from the start; it is equal only if all of that is equal.
        What the seat did not see, hear or do leaves no trace in it.
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
                known = sha256(f"{known} {heard} {mine} ".encode() + view).hexdigest()[:MEMORY]
            m._memories[seat], seen = known, view
        return known

    def _view(self, seat: int) -> bytes:
        return bytes(self.setting.game.view(self.s, self.setting.box, seat).pack())

    def redealt(self, seat: int, stream: Sequence[int]) -> Moment:
        """A moment that this seat cannot tell from this one: anything it may not know is dealt again by the game's own `redeal`.

        It has no past. The memories of the others are derived from this seat's memory and from what they see in the new world, so
        nothing of the real one remains in it.
        """
        at = self.setting
        world = at.game.redeal(at.game.view(self.s, at.box, seat), at.box, seat, stream)
        world.rng[:] = [0, 0]
        moment = Moment(at, world)
        mine = self.memory(seat)
        for other in range(at.seats):
            imagined = sha256(f"{mine} {other} ".encode() + moment._view(other)).hexdigest()[:MEMORY]
            moment._memories[other] = mine if other == seat else imagined
        return moment

    # ------------------------------------------------------------ copies

    def __deepcopy__(self, memo: Any) -> Moment:
        return self

    def __reduce__(self) -> Any:
        """Pickle without the setting and the past, of which only each seat's memory is kept."""
        if self.pending is not None:
            return _again_pending, (self.before, self.pending)
        at = self.setting
        memories = {seat: self.memory(seat) for seat in range(at.seats)}
        return _restored, (self.data, self.made, self.notes, memories)


def _again_pending(before: Moment, pending: Pending) -> Moment:
    return Moment(None, before.data, pending, before)


def _restored(data: bytes, made: Any, notes: Any, memories: dict[int, str]) -> Moment:
    moment = Moment(None, data, None, None, made, notes)
    moment._memories.update(memories)
    return moment
