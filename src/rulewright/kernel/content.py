"""Content: typed access to a box file, table by table. An error in the file is one sentence that says how to fix it.

    def pack_box(file, options, seats):
        box = Box()
        box.health = file.table("explorer").number("health", 1, 100)
        for i, card in enumerate(file.rows("card", 12, by="name")):
            box.edge[i] = card.choices("edges", ("plain", "star"), 4)

Reading a key declares it: after `pack_box` the kernel calls `strangers` for the keys that were never read, at any depth, so
that a typo does not go unnoticed. A game must therefore read its whole file whatever the options are.

Lists have the shape of the field they go into: `numbers("walk", 0, 9, 5, 2)` is five pairs. A pair in place of a size is a
range: `numbers("cells", -3, 3, (1, 6), 2)` is one to six pairs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import partial
from typing import Any, NoReturn, TypeVar

from rulewright.kernel.fields import Number
from rulewright.kernel.structs import GameBox
from rulewright.telling.box_files import Table
from rulewright.telling.language import NOBODY, SAY

LONGEST = 60
"""Longest text, and longest quotation from a file in an error, in characters."""

Size = int | tuple[int, int]
Place = tuple[str | int, ...]
"""The path to a value: keys and list indices."""
T = TypeVar("T")
What = Callable[[], str]
"""Names a value for an error message; called only if there is an error."""
NUMBER, FLAG, TEXT, PROSE, CHOICE, TABLE, ROWS = "number", "flag", "text", "prose", "choice", "table", "rows"


class Required:
    """The default of a value that the file must contain."""


REQUIRED = Required()


class ContentError(ValueError):
    """An error in a box file, with its place."""

    def __init__(self, sentence: str, place: Place = ()) -> None:
        super().__init__(sentence)
        self.place = place


@dataclass(frozen=True)
class Declared:
    """The type of a box value as the game reads it, from which the box editor makes a form."""

    kind: str
    low: int = 0
    """The least value of a number, length of a text, or number of rows."""
    high: int = 0
    words: tuple[str, ...] = ()
    """The words to choose from."""
    shape: tuple[Size, ...] = ()
    """The sizes of a list, one for each level of nesting; empty for a single value."""
    optional: bool = False
    by: str = ""
    """The key of the text that names a row in errors."""


class Content:
    """One table of a box file. `where` names it in errors."""

    def __init__(self, said: Table, where: str = "", path: str = "", place: Place = ()) -> None:
        self.said, self.where, self._path, self._place = said, where or SAY("content-file"), path, place
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
        """One of several words, as the number it stands for: in a plain list of words, its index."""
        return self._one(key, default, a_choice(words), Declared(CHOICE, words=tuple(words)))

    # ------------------------------------------------------------ lists, of any shape

    def numbers(
        self, key: str, low: int, high: int, *shape: Size, default: list[Any] | Required = REQUIRED
    ) -> list[Any]:
        def read(value: object, what: What) -> list[Any]:
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
        """A list of texts. If the book fixes how many, `why` gives the reason with the clause."""

        def read(value: object, what: What) -> list[Any]:
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
        """A table inside this one. An optional table that is missing reads as empty."""
        said = self._ask(key, Declared(TABLE, optional=optional))
        if said is None and not optional:
            sentence = SAY("content-no-table", where=self.where, title=self._title(key), near=self._near(key))
            self._refuse(key, sentence)
        return self._inner(key, 0, {} if said is None else said, self._title(key))

    def rows(self, key: str, size: Size = (1, 1000), by: str = "", why: str = "") -> list[Content]:
        """A table of cards, tiles or the like, one [[key]] each. Errors name a row by its text `by`, or else by its number.

        If the book fixes how many there are, `why` gives the reason with the clause.
        """
        low, high = (size, size) if isinstance(size, int) else size
        said, title = self._ask(key, Declared(ROWS, low, high, by=by)), f"[{self._title(key)}]"
        if said is None:
            near = self._near(key)
            self._refuse(key, SAY("content-no-rows", where=self.where, title=title, amount=amount(size), near=near))
        if not isinstance(said, list) or not all(isinstance(row, Mapping) for row in said):
            self._refuse(key, SAY("content-rows-form", key=key, value=shown(said), title=title))
        if not fits(len(said), size):
            counts = {"count": str(len(said)), "amount": amount(size)}
            self._refuse(key, SAY("content-rows-size", where=self.where, title=title, why=why or NOBODY, **counts))
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
        """Whether the file has this key. Asking also declares it."""
        return self._ask(key) is not None

    def wrong(self, key: str, mend: str) -> NoReturn:
        """Refuse a value that has the right type but cannot be played with."""
        self._refuse(key, SAY("content-wrong", what=self._what(key), value=shown(self.said.get(key)), mend=mend))

    # ------------------------------------------------------------ unknown keys

    def strangers(self) -> Iterator[str]:
        """An error message for each key in the file that the game never read."""
        for key in self.said:
            if key not in self._asked:
                near = get_close_matches(key, self._asked, 1)
                known = ", ".join(self._asked)
                yield SAY(
                    "content-stranger",
                    where=self.where,
                    key=shown(key),
                    near=near[0] if near else NOBODY,
                    known=known or NOBODY,
                )
        for inner in self._asked.values():
            for content in inner:
                yield from content.strangers()

    # ------------------------------------------------------------ declared keys

    def declared(self) -> Iterator[tuple[Place, Declared]]:
        """Every value read so far, with its place, in reading order."""
        for key, inner in self._asked.items():
            if key in self._declared:
                yield (*self._place, key), self._declared[key]
            for content in inner:
                yield from content.declared()

    # ------------------------------------------------------------ implementation

    def _ask(self, key: str, kind: Declared | None = None) -> object:
        self._asked.setdefault(key, [])
        if kind:
            self._declared[key] = kind
        return self.said.get(key)

    def _one(self, key: str, default: T | Required, read: Callable[[object, What], T], kind: Declared) -> T:
        said = self._ask(key, replace(kind, optional=not isinstance(default, Required)))
        if said is not None:
            try:
                return read(said, lambda: self._what(key))
            except ValueError as e:
                self._refuse(key, str(e))
        if isinstance(default, Required):
            self._refuse(key, SAY("content-missing", where=self.where, key=key, near=self._near(key)))
        return default

    def _inner(self, key: str, i: int, said: object, where: str, steps: Place = ()) -> Content:
        """A table, or row i of several. Always the same object for the same place, because it records which keys were read."""
        if not isinstance(said, Mapping):
            sentence = SAY("content-not-a-table", what=self._what(key), value=shown(said), title=self._title(key))
            self._refuse(key, sentence)
        known = self._asked[key]
        if i == len(known):
            known.append(Content(said, where, f"{self._path}{key}.", (*self._place, *(steps or (key,)))))
        return known[i]

    def _refuse(self, key: str, sentence: str) -> NoReturn:
        raise ContentError(sentence, (*self._place, key)) from None

    def _what(self, key: str) -> str:
        return SAY("content-of", key=key, where=self.where) if self._path else key

    def _title(self, key: str) -> str:
        return f"[{self._path}{key}]"

    def _near(self, key: str) -> str:
        """The key in the file that may be a misspelling of this one; `NOBODY` if there is none."""
        near = get_close_matches(key, [other for other in self.said if other not in self._asked], 1)
        return shown(near[0]) if near else NOBODY


# ---------------------------------------------------------------- kinds of values


def a_number(value: object, what: What, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(SAY("content-number", what=what(), value=shown(value), low=str(low), high=str(high)))
    return value


def a_flag(value: object, what: What) -> bool:
    if not isinstance(value, bool):
        raise ValueError(SAY("content-flag", what=what(), value=shown(value)))
    return value


def a_text(value: object, what: What, most: int, least: int = 1) -> str:
    if not isinstance(value, str) or not least <= len(value.strip()) <= len(value) <= most or not value.isprintable():
        raise ValueError(SAY("content-text", what=what(), value=shown(value), least=str(least), most=str(most)))
    return value


def some_prose(value: object, what: What, most: int, least: int) -> str:
    flowing = " ".join(value.split()) if isinstance(value, str) else ""
    if not least <= len(flowing) <= most or not flowing.isprintable():
        raise ValueError(SAY("content-prose", what=what(), value=shown(value), least=str(least), most=str(most)))
    return flowing


def a_choice(words: Mapping[str, int] | Sequence[str]) -> Callable[[object, What], int]:
    meant = words if isinstance(words, Mapping) else {word: i for i, word in enumerate(words)}

    def read(value: object, what: What) -> int:
        if not isinstance(value, str) or value not in meant:
            near = get_close_matches(value, meant, 1) if isinstance(value, str) else []
            words, meant_word = ", ".join(map(repr, meant)), repr(near[0]) if near else NOBODY
            raise ValueError(SAY("content-choice", what=what(), value=shown(value), near=meant_word, words=words))
        return meant[value]

    return read


def listed(
    value: object, what: What, shape: Sequence[Size], one: Callable[[object, What], object], why: str = ""
) -> list[Any]:
    """A list of this shape, with `one` reading each item."""
    size, *inner = shape
    if not isinstance(value, list):
        raise ValueError(SAY("content-not-a-list", what=what(), value=shown(value), amount=amount(size)))
    if not fits(len(value), size):
        counts = {"count": str(len(value)), "amount": amount(size)}
        raise ValueError(SAY("content-list-size", what=what(), why=why or NOBODY, **counts))
    places = [(item, partial(_item, i, what)) for i, item in enumerate(value, 1)]
    return [listed(item, place, inner, one) if inner else one(item, place) for item, place in places]


def _item(i: int, what: What) -> str:
    return SAY("content-item", item=str(i), what=what())


def fits(n: int, size: Size) -> bool:
    low, high = (size, size) if isinstance(size, int) else size
    return low <= n <= high


def amount(size: Size) -> str:
    return str(size) if isinstance(size, int) else SAY("content-amount", low=str(size[0]), high=str(size[1]))


def shown(value: object, quoted: bool = True) -> str:
    """A value as quoted in an error: on one line, and cut to `LONGEST` characters."""
    if isinstance(value, Mapping):
        return SAY("content-a-table")
    if isinstance(value, list):
        return SAY("content-a-list", count=str(len(value)))
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) >= 10**LONGEST:
        return SAY("content-beyond-measure")
    text = str(value)[:LONGEST] + ("..." if len(str(value)) > LONGEST else "")
    return repr(text) if isinstance(value, str) and (quoted or not text.isprintable()) else text


# ---------------------------------------------------------------- boxes that need no `pack_box`


def by_name(kind: type[GameBox]) -> Callable[[Content, Mapping[str, int | str], int], GameBox]:
    """The `pack_box` of a game without its own: each field is read from the option or the file entry of the same name."""

    def pack_box(file: Content, options: Mapping[str, int | str], seats: int) -> GameBox:
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
