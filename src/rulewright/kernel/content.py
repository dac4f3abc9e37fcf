"""Content: what a box file says, read table by table. Whatever is wrong with a file is one sentence that tells how to mend it.

    def pack_box(file, options, seats):
        box = Box()
        box.health = file.table("explorer").number("health", 1, 100)
        for i, card in enumerate(file.rows("card", 12, by="name")):
            box.edge[i] = card.choices("edges", ("plain", "star"), 4)

What is asked for is what is known: after `pack_box` the kernel asks `strangers` for what never was, at any depth, so
that a slip of the pen is not passed over in silence. A game therefore reads its whole file whatever the options are.

Lists are given the shape of the field they go into: `numbers("walk", 0, 9, 5, 2)` is five pairs, and a pair of numbers
in place of one says how many there may be: `numbers("cells", -3, 3, (1, 6), 2)` is one to six pairs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Any, NoReturn, TypeVar

from rulewright.kernel.fields import Number
from rulewright.kernel.structs import GameBox

LONGEST = 60
"""Letters of a text, and of what is quoted from a file."""

Size = int | tuple[int, int]
Place = tuple[str | int, ...]
"""The keys, and the places in lists, on the way to a value."""
T = TypeVar("T")
NUMBER, FLAG, TEXT, PROSE, CHOICE, TABLE, ROWS = "number", "flag", "text", "prose", "choice", "table", "rows"


class Required:
    """The default of what a file must say."""


REQUIRED = Required()


class ContentError(ValueError):
    """What is wrong with a box file, and at which place of it."""

    def __init__(self, sentence: str, place: Place = ()) -> None:
        super().__init__(sentence)
        self.place = place


@dataclass(frozen=True)
class Declared:
    """What a game takes for a value of its box, as it asks for it: from this a form is made."""

    kind: str
    low: int = 0
    """Of a number the least, of a text the fewest letters, of rows the fewest."""
    high: int = 0
    words: tuple[str, ...] = ()
    """What a choice is made from."""
    shape: tuple[Size, ...] = ()
    """How many there are, if it is a list; of each of them again, if it is a list of lists."""
    optional: bool = False
    by: str = ""
    """By which text rows are called."""


class Content:
    """One table of a box file. `where` is what it is called in a sentence."""

    def __init__(self, said: Mapping[str, Any], where: str = "", path: str = "", place: Place = ()) -> None:
        self.said, self.where, self._path, self._place = said, where or "the box file", path, place
        self._asked: dict[str, list[Content]] = {}
        self._declared: dict[str, Declared] = {}

    # ------------------------------------------------------------ single values

    def number(self, key: str, low: int, high: int, default: int | Required = REQUIRED) -> int:
        """A whole number in a range."""
        kind = Declared(NUMBER, low, high)
        return self._one(key, default, lambda value, what: a_number(value, what, low, high), kind)

    def flag(self, key: str, default: bool | Required = REQUIRED) -> bool:
        """True or false."""
        return self._one(key, default, a_flag, Declared(FLAG))

    def text(self, key: str, most: int = LONGEST, default: str | Required = REQUIRED, least: int = 1) -> str:
        """A short text in one line, such as the name of a card."""
        kind = Declared(TEXT, least, most)
        return self._one(key, default, lambda value, what: a_text(value, what, most, least), kind)

    def prose(self, key: str, most: int, least: int = 1) -> str:
        """A few sentences, which may run over several lines of the file."""
        kind = Declared(PROSE, least, most)
        return self._one(key, REQUIRED, lambda value, what: some_prose(value, what, most, least), kind)

    def choice(self, key: str, words: Mapping[str, int] | Sequence[str], default: int | Required = REQUIRED) -> int:
        """One of several words: the number it stands for, which in a plain list of words is its place."""
        return self._one(key, default, a_choice(words), Declared(CHOICE, words=tuple(words)))

    # ------------------------------------------------------------ lists, of any shape

    def numbers(
        self, key: str, low: int, high: int, *shape: Size, default: list[Any] | Required = REQUIRED
    ) -> list[Any]:
        def read(value: Any, what: str) -> list[Any]:
            return listed(value, what, shape, lambda v, w: a_number(v, w, low, high))

        return self._one(key, default, read, Declared(NUMBER, low, high, shape=shape))

    def texts(
        self,
        key: str,
        *shape: Size,
        most: int = LONGEST,
        default: list[Any] | Required = REQUIRED,
        why: str = "",
    ) -> list[Any]:
        """`why` says why it is so many, with the clause, if the book fixes it."""

        def read(value: Any, what: str) -> list[Any]:
            return listed(value, what, shape, lambda v, w: a_text(v, w, most), why)

        return self._one(key, default, read, Declared(TEXT, 1, most, shape=shape))

    def choices(
        self,
        key: str,
        words: Mapping[str, int] | Sequence[str],
        *shape: Size,
        default: list[Any] | Required = REQUIRED,
        why: str = "",
    ) -> list[Any]:
        kind = Declared(CHOICE, words=tuple(words), shape=shape)
        return self._one(key, default, lambda value, what: listed(value, what, shape, a_choice(words), why), kind)

    # ------------------------------------------------------------ tables

    def table(self, key: str, optional: bool = False) -> Content:
        """A table inside this one; an optional one that is left out is an empty table."""
        said = self._ask(key, Declared(TABLE, optional=optional))
        if said is None and not optional:
            self._refuse(key, f"{self.where} has no table {self._title(key)}: add it{self._or_this(key)}")
        return self._inner(key, 0, {} if said is None else said, self._title(key))

    def rows(self, key: str, size: Size = (1, 1000), by: str = "", why: str = "") -> list[Content]:
        """A table of cards, tiles or the like, one [[key]] each; in sentences each is called by its text `by`, or its place.

        `why` says why there are so many, with the clause, if the book fixes it.
        """
        low, high = (size, size) if isinstance(size, int) else size
        said, title = self._ask(key, Declared(ROWS, low, high, by=by)), f"[{self._title(key)}]"
        if said is None:
            self._refuse(key, f"{self.where} has no {title}: add {amount(size)} of them{self._or_this(key)}")
        if not isinstance(said, list) or not all(isinstance(row, Mapping) for row in said):
            self._refuse(key, f"{key} is {shown(said)}: write each as a table that begins with {title}")
        if not fits(len(said), size):
            self._refuse(key, f"{self.where} has {len(said)} {title}: give {amount(size)} of them{_because(why)}")
        found = []
        for i, row in enumerate(said):
            name = row.get(by) if by else None
            called = shown(name, quoted=False) if isinstance(name, str) else i + 1
            found.append(self._inner(key, i, row, f"{title} {called}", (key, i)))
        return found

    def names(self) -> list[str]:
        """The keys of a table whose keys are themselves content, such as the names of shapes."""
        return list(self.said)

    def has(self, key: str) -> bool:
        """Whether the file says it; asking is enough to make it known."""
        return self._ask(key) is not None

    def wrong(self, key: str, mend: str) -> NoReturn:
        """Refuse a value that is of the right kind and still cannot be played."""
        self._refuse(key, f"{self._what(key)} is {shown(self.said.get(key))}: {mend}")

    # ------------------------------------------------------------ what was never asked for

    def strangers(self) -> Iterator[str]:
        """A sentence for each thing in the file that means nothing."""
        for key in self.said:
            if key not in self._asked:
                near = get_close_matches(key, self._asked, 1)
                known = ", ".join(self._asked)
                mend = f"did you mean {near[0]}?" if near else f"it takes {known}" if known else "leave it out"
                yield f"{self.where} has {shown(key)}, which means nothing there: {mend}"
        for inner in self._asked.values():
            for content in inner:
                yield from content.strangers()

    # ------------------------------------------------------------ what was asked for

    def declared(self) -> Iterator[tuple[Place, Declared]]:
        """Everything that was asked for so far, with its place, in the order of the questions."""
        for key, inner in self._asked.items():
            if key in self._declared:
                yield (*self._place, key), self._declared[key]
            for content in inner:
                yield from content.declared()

    # ------------------------------------------------------------ how it is done

    def _ask(self, key: str, kind: Declared | None = None) -> Any:
        self._asked.setdefault(key, [])
        if kind:
            self._declared[key] = kind
        return self.said.get(key)

    def _one(self, key: str, default: T | Required, read: Callable[[Any, str], T], kind: Declared) -> T:
        said = self._ask(key, replace(kind, optional=not isinstance(default, Required)))
        if said is not None:
            try:
                return read(said, self._what(key))
            except ValueError as e:
                self._refuse(key, str(e))
        if isinstance(default, Required):
            self._refuse(key, f"{self.where} does not say {key}: add it{self._or_this(key)}")
        return default

    def _inner(self, key: str, i: int, said: Any, where: str, steps: Place = ()) -> Content:
        """A table, or row i of several; asked for again it is the same, for it knows what was asked of it."""
        if not isinstance(said, Mapping):
            self._refuse(key, f"{self._what(key)} is {shown(said)}: make it a table, {self._title(key)}")
        known = self._asked[key]
        if i == len(known):
            known.append(Content(said, where, f"{self._path}{key}.", (*self._place, *(steps or (key,)))))
        return known[i]

    def _refuse(self, key: str, sentence: str) -> NoReturn:
        raise ContentError(sentence, (*self._place, key)) from None

    def _what(self, key: str) -> str:
        return f"{key} of {self.where}" if self._path else key

    def _title(self, key: str) -> str:
        return f"[{self._path}{key}]"

    def _or_this(self, key: str) -> str:
        """Perhaps it is there under a name that was mistyped."""
        near = get_close_matches(key, [other for other in self.said if other not in self._asked], 1)
        return f", or is {shown(near[0])} meant to be it?" if near else ""


# ---------------------------------------------------------------- kinds of values


def a_number(value: Any, what: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(f"{what} is {shown(value)}: make it a whole number from {low} to {high}")
    return value


def a_flag(value: Any, what: str) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{what} is {shown(value)}: make it true or false")
    return value


def a_text(value: Any, what: str, most: int, least: int = 1) -> str:
    if not isinstance(value, str) or not least <= len(value.strip()) <= len(value) <= most or not value.isprintable():
        raise ValueError(f"{what} is {shown(value)}: make it a text of {least} to {most} letters in one line")
    return value


def some_prose(value: Any, what: str, most: int, least: int) -> str:
    flowing = " ".join(value.split()) if isinstance(value, str) else ""
    if not least <= len(flowing) <= most or not flowing.isprintable():
        raise ValueError(f"{what} is {shown(value)}: make it a few sentences of {least} to {most} letters")
    return flowing


def a_choice(words: Mapping[str, int] | Sequence[str]) -> Callable[[Any, str], int]:
    meant = words if isinstance(words, Mapping) else {word: i for i, word in enumerate(words)}

    def read(value: Any, what: str) -> int:
        if not isinstance(value, str) or value not in meant:
            near = get_close_matches(value, meant, 1) if isinstance(value, str) else []
            mend = f"did you mean {near[0]!r}?" if near else f"make it one of {', '.join(map(repr, meant))}"
            raise ValueError(f"{what} is {shown(value)}: {mend}")
        return meant[value]

    return read


def listed(value: Any, what: str, shape: Sequence[Size], one: Callable[[Any, str], Any], why: str = "") -> list[Any]:
    """A list of that shape, each of its members read in the same way."""
    size, *inner = shape
    if not isinstance(value, list):
        raise ValueError(f"{what} is {shown(value)}: make it a list of {amount(size)}")
    if not fits(len(value), size):
        raise ValueError(f"{what} is a list of {len(value)}: make it a list of {amount(size)}{_because(why)}")
    places = [(item, f"item {i} of {what}") for i, item in enumerate(value, 1)]
    return [listed(item, place, inner, one) if inner else one(item, place) for item, place in places]


def _because(why: str) -> str:
    return f"; {why}" if why else ""


def fits(n: int, size: Size) -> bool:
    low, high = (size, size) if isinstance(size, int) else size
    return low <= n <= high


def amount(size: Size) -> str:
    return str(size) if isinstance(size, int) else f"{size[0]} to {size[1]}"


def shown(value: Any, quoted: bool = True) -> str:
    """A value as it stands in a sentence: in one line, and never longer than the sentence."""
    if isinstance(value, Mapping):
        return "a table"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) >= 10**LONGEST:
        return "a number beyond measure"
    text = str(value)[:LONGEST] + ("..." if len(str(value)) > LONGEST else "")
    return repr(text) if isinstance(value, str) and (quoted or not text.isprintable()) else text


# ---------------------------------------------------------------- boxes that say no more than their fields


def by_name(kind: type[GameBox]) -> Callable[[Content, Mapping[str, Any], int], Any]:
    """The `pack_box` of a game that has none: each field is an option of the same name, or stands in the file by its name."""

    def pack_box(file: Content, options: Mapping[str, Any], seats: int) -> Any:
        box = kind()
        for name, field in kind.fields.items():
            if not isinstance(field.kind, Number):
                raise TypeError(f"{name} of {kind.__name__} is not a number: write a pack_box that reads it")
            low, high = field.kind.low, field.kind.high
            if name in options:
                setattr(box, name, options[name])
            elif name not in GameBox.fields:
                read = file.numbers(name, low, high, *field.shape) if field.shape else file.number(name, low, high)
                setattr(box, name, read)
        return box

    return pack_box
