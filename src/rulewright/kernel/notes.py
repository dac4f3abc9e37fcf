"""Notes: events that the rules report. A kind of note is declared once, with its numbers, its sentence and its clause.

Rules send a note by its number; all other code uses its name and the names of its numbers. In interpreted play it is delivered
to the state's listener; compiled, it does nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from enum import IntEnum
from typing import Any, Protocol, cast

from rulewright.kernel.enumerations import Names
from rulewright.kernel.rule import Namespace, intrinsic
from rulewright.telling.language import NOBODY, YOU, Messages, Word, in_a_row

EVERYONE = -1
Sentence = tuple[str, str]
"""The text of a note, and the id of the clause behind it."""
Spoken = Sequence[str] | Callable[..., object]
"""How a number is worded: a list of words that it indexes, or a function of the box, the players' names and the number, which
returns text, or several named arguments for the message."""
Given = Mapping[str, int]
"""A note's numbers by name."""
Details = Mapping[str, str | int]
"""Further arguments of a note's message."""
More = Callable[..., Details]
"""Further arguments of a message, from the box and the note's numbers by name."""
Common = Callable[..., str | int]
"""An argument of every message about a note, from the box and the players' names."""
Choice = Callable[..., str]
"""Chooses the clause, given the box and the note's numbers by name."""


@dataclass(frozen=True)
class Kind:
    """One kind of note: its name, and the names of its numbers."""

    name: str
    numbers: tuple[str, ...]
    reveals: bool = False
    """Whether it tells, by the rules, something that was hidden."""
    clause: str = ""
    """The id of the clause behind it, if it is always the same."""

    def __str__(self) -> str:
        return f"{self.name} ({', '.join(self.numbers) or 'no numbers'})"


class NoteKind(IntEnum):
    """A kind of note: its code, with the names of the numbers sent with it."""

    numbers: tuple[str, ...]
    reveals: bool
    clause: str


@dataclass(frozen=True)
class KindDeclaration:
    """What `kind()` returns, until the class turns it into a NoteKind."""

    numbers: tuple[str, ...]
    reveals: bool
    clause: str


def kind(*numbers: str, reveals: bool = False, clause: str = "") -> NoteKind:
    """Declare a kind of note by the names of its numbers, with the clause behind it; `Notes.cite` is for clauses that depend on
    the numbers. `reveals` says that by the rules it tells something hidden, such as a card that is shown to all and put back
    face down: then players may know more than their view holds."""
    return cast("NoteKind", KindDeclaration(numbers, reveals, clause))


class KindNames(Names):
    """The metaclass of kinds of notes, which numbers them from 1."""

    def __new__(mcs, name: str, bases: tuple[type, ...], space: Namespace) -> KindNames:
        declared = {key: value for key, value in space.items() if isinstance(value, KindDeclaration)}
        make: Any = NoteKind
        kinds = make(name, {key: n for n, key in enumerate(declared, 1)}) if declared else ()
        for made in kinds:
            said = declared[made.name]
            made.numbers, made.reveals, made.clause = said.numbers, said.reveals, said.clause
            space[made.name] = made
        return super().__new__(mcs, name, bases, space)

    def __iter__(cls) -> Iterator[NoteKind]:  # noqa: N805 - a metaclass
        return iter(cast("Mapping[str, NoteKind]", cls.members).values())


class NoteKinds(metaclass=KindNames):
    """Base of a game's kinds of notes, counted from 1. Outside the rules, a kind is known by its name in lower case.

    >>> class Note(NoteKinds):
    ...     BEGINS = kind("seat")
    ...     REVEALED = kind("card", "place")
    >>> int(Note.REVEALED), Note.REVEALED.numbers
    (2, ('card', 'place'))
    """


def player(box: object, names: Sequence[str], seat: int) -> str:
    """The wording of a seat: the name of its player."""
    return names[seat]


def players(box: object, names: Sequence[str], seats: int) -> str:
    """The wording of a set of seats at the beginning of a sentence: the name of its only player, or a list of names."""
    found = [name for seat, name in enumerate(names) if seats >> seat & 1]
    return found[0] if len(found) == 1 else in_a_row(found) or NOBODY


def by(number: str, clauses: Mapping[int, str]) -> Choice:
    """Choose the clause by the value of one of the numbers."""
    return lambda box, numbers: clauses[numbers[number]]


class Notes:
    """The kinds of notes of a game, counted from 1; the match's own notes are 0.

    A note's text is the message named after it, in the reader's language (docs/translate.md). The message gets the note's
    numbers, each worded as declared here by its name: a `seat` is worded as its player.

    >>> class Note(NoteKinds):
    ...     DROPPED = kind("seat", "column")
    >>> NOTES = Notes(Note, column=lambda box, names, column: f"column {column + 1}")
    >>> NOTES.decode(Note.DROPPED, 1, 3)
    ('dropped', {'seat': 1, 'column': 3})
    """

    def __init__(
        self,
        kinds: KindNames = NoteKinds,
        words: Messages | None = None,
        common: Mapping[str, Common] | None = None,
        /,
        **spoken: Spoken,
    ) -> None:
        """`words` are the game's messages; `common` are arguments that every note's message gets besides its numbers."""
        self.words, self._common = words, common or {}
        self.kinds = [Kind(member.name.lower(), member.numbers, member.reveals, member.clause) for member in kinds]
        self._numbers = {declared.name: number for number, declared in enumerate(self.kinds, 1)}
        known = {name: None for declared in self.kinds for name in declared.numbers}
        for name in spoken:
            if name not in known:
                near = get_close_matches(name, known, 1)
                meant = f": {near[0]} perhaps?" if near else ""
                raise ValueError(f"no note of {kinds.__name__} has a number called {name!r}{meant}")
        self._tellers: dict[int, Callable[..., Sentence]] = {}
        self._spoken: dict[str, Spoken] = {"seat": player, **spoken}
        for number, declared in enumerate(self.kinds, 1):
            if declared.clause:
                self.cite(number, declared.clause)

    # ------------------------------------------------------------ declaring

    def cite(self, kind: int, clause: str | Choice = "", more: More | None = None) -> None:
        """Give a kind of note its clause, or a choice between several, unless it is declared with the kind. Its text is the
        message named after it, such as `note-dropped`.

        `more` computes further arguments of the message from the box and the note's numbers by name.
        """
        told, words = self.of(kind), self.words
        clause = clause or told.clause
        if words is None:
            raise TypeError(
                f"the note {told} is told by a message: give Notes the game's messages, as in docs/translate.md"
            )

        def teller(box: object, names: Sequence[str], listener: int, given: Mapping[str, int]) -> Sentence:
            said = {name: tell(box, names) for name, tell in self._common.items()}
            said["hearer"] = YOU if listener == EVERYONE else names[listener]
            for name, number in given.items():
                spoken = self._said(box, names, name, number)
                if isinstance(spoken, str | int):
                    said[name] = spoken
                else:
                    said |= spoken
            if more:
                said |= more(box, given)
            return words(f"note-{told.name}", **said), clause if isinstance(clause, str) else clause(box, given)

        self._tellers[kind] = teller

    # ------------------------------------------------------------ wording

    def _said(self, box: object, names: Sequence[str], name: str, number: int) -> Any:
        spoken = self._spoken.get(name)
        if spoken is None:
            return int(number)
        return spoken(box, names, number) if callable(spoken) else spoken[number]

    def spoken(self, name: str) -> Spoken | None:
        """How the number of this name is worded; None if it stays a number."""
        return self._spoken.get(name)

    def thing(self, box: object, name: str, number: int) -> str:
        """The wording of a number; its name and the number itself if it has none."""
        try:
            said = self._said(box, [f"player {i + 1}" for i in range(8)], name, number)
            if self.words and isinstance(said, Mapping | Word):
                return self.words(name, **(said if isinstance(said, Mapping) else {name: said}))
            return str(said)
        except (IndexError, KeyError, ValueError, TypeError, AttributeError):
            return f"{name} {number}"

    def of(self, kind: int) -> Kind:
        """The kind of note with this number."""
        if not 0 < kind <= len(self.kinds):
            raise ValueError(f"there is no note {kind}: declare it by kind(), which returns its number")
        return self.kinds[kind - 1]

    def decode(self, kind: int, *numbers: int) -> tuple[str, dict[str, int]]:
        """A note as a name with named numbers. Raises ValueError if there are too many or too few."""
        meant = self.of(kind)
        if len(numbers) != len(meant.numbers):
            raise ValueError(f"the note {meant} was sent with {len(numbers)} numbers: send {len(meant.numbers)}")
        return meant.name, dict(zip(meant.numbers, numbers, strict=True))

    def sentence(self, box: object, names: Sequence[str], kind: int, *numbers: int) -> Sentence:
        """A note's text, and the id of the clause it rests on."""
        return self.told(box, names, kind, *numbers)[:2]

    def told(
        self, box: Any, names: Sequence[str], kind: int, *numbers: int, listener: int = EVERYONE
    ) -> tuple[str, str, str, dict[str, int]]:
        """A note's text and the id of the clause it rests on, with its name and its named numbers.

        The seat that alone heard it is the message's `$hearer`: others may read it when the game is over.
        """
        name, given = self.decode(kind, *numbers)
        if kind not in self._tellers:
            raise ValueError(f"the note {name} has no sentence: give it a clause, and its message in locales/en.ftl")
        return *self._tellers[kind](box, names, listener, given), name, given

    def lacks(self, kind: int) -> str:
        """What the author must still write before this kind of note has a text; empty if it has one."""
        told = self.of(kind)
        message = f"note-{told.name}"
        if self.words is not None and not self.words.has(message):
            return f"write the message {message} in locales/en.ftl"
        cite = f"NOTES.cite(Note.{told.name.upper()}, ...) with the clause behind it"
        return "" if kind in self._tellers else f"write {cite} in tell"

    def again(
        self, box: object, names: Sequence[str], name: str, given: Mapping[str, int], listener: int = EVERYONE
    ) -> str:
        """The text of an earlier note for another reader, who is addressed as "you" or has another language."""
        return self._tellers[self._numbers[name]](box, names, listener, given)[0]


class NoteLog(list[tuple[int, ...]]):
    """Collects the notes that the rules send, each as the receiving seat, the kind and its numbers."""

    def __init__(self, notes: Notes, heard: Iterable[tuple[int, ...]] = ()) -> None:
        super().__init__(heard)
        self.notes = notes

    def hear(self, listener: int, kind: int, numbers: tuple[int, ...]) -> None:
        self.notes.decode(kind, *numbers)
        self.append((listener, int(kind), *map(int, numbers)))


class Audible(Protocol):
    """A state, as far as notes need it: the listener of its notes, if it has one."""

    note_log: NoteLog | None


def _silence(s: Audible, seat: int, kind: int, *numbers: int) -> None:
    pass


@intrinsic(_silence)
def whisper(s: Audible, seat: int, kind: int, *numbers: int) -> None:
    """Send a note to one seat only."""
    if s.note_log is not None:
        s.note_log.hear(seat, kind, numbers)


def _silent_note(s: Audible, kind: int, *numbers: int) -> None:
    pass


@intrinsic(_silent_note)
def note(s: Audible, kind: int, *numbers: int) -> None:
    """Send a note to all seats and spectators. It is delivered in interpreted play and does nothing when compiled."""
    if s.note_log is not None:
        s.note_log.hear(EVERYONE, kind, numbers)
