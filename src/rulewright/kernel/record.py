"""Records: a state or a box is declared once, and everything else follows from the declaration.

    class Seat(Record):
        coins: int = public(int16)
        hand: Pile = owned(pile(5))

From it come a plain Python object (ints and lists, for interpreted play), its packed bytes with every range checked,
a NumPy dtype of the same layout (for the compilers), and who may see what: the innermost explicit word wins, a bare
`field` inherits from what holds it, and at the top everything is secret. NumPy is imported only when asked for.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    import numpy as np


@dataclass(frozen=True)
class Number:
    """A whole number of fixed width: its name in NumPy, its letter in `struct`, its range."""

    name: str
    letter: str
    size: int
    low: int
    high: int


int8 = Number("int8", "b", 1, -(2**7), 2**7 - 1)
int16 = Number("int16", "h", 2, -(2**15), 2**15 - 1)
int32 = Number("int32", "i", 4, -(2**31), 2**31 - 1)
int64 = Number("int64", "q", 8, -(2**63), 2**63 - 1)
uint8 = Number("uint8", "B", 1, 0, 2**8 - 1)
uint16 = Number("uint16", "H", 2, 0, 2**16 - 1)
uint32 = Number("uint32", "I", 4, 0, 2**32 - 1)

INHERIT, SECRET, OWNED, PUBLIC, SEEN = "inherit", "secret", "owned", "public", "seen"


@dataclass(frozen=True)
class Field:
    """One declared field. `blank` is what a seat that may not see it finds there."""

    kind: Number | type[Record]
    shape: tuple[int, ...] = ()
    sight: str = INHERIT
    blank: int = 0


# The declarators are typed Any so that `coins: int = public(int16)` reads, and checks, as an int.


def field(kind: Number | type[Record], *shape: int, blank: int = 0) -> Any:
    """Whatever holds this decides who sees it; at the top of a state, nobody."""
    return Field(kind, shape, INHERIT, blank)


def secret(kind: Number | type[Record], *shape: int, blank: int = 0) -> Any:
    """Nobody sees it."""
    return Field(kind, shape, SECRET, blank)


def owned(kind: Number | type[Record], *shape: int, blank: int = 0) -> Any:
    """Only the seat sees it whose number is the first index on the way to it."""
    return Field(kind, shape, OWNED, blank)


def public(kind: Number | type[Record], *shape: int) -> Any:
    """Everybody sees it, spectators too."""
    return Field(kind, shape, PUBLIC)


def seen(kind: Number, *shape: int, blank: int = -1) -> Any:
    """Item i is visible to the seats whose bit is set in the sibling field `known[i]`."""
    return Field(kind, shape, SEEN, blank)


class RangeError(ValueError):
    """A number does not fit the field it was put in."""


class RecordMeta(type):
    """Turns declared fields into slots, with an initialiser and a copier written out as plain code for speed."""

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any], **options: Any) -> RecordMeta:
        own = {key: value for key, value in space.items() if isinstance(value, Field)}
        for key in own:
            del space[key]
        inherited: dict[str, Field] = {}
        for base in bases:
            inherited.update(getattr(base, "fields", {}))
        extra = space.pop("__slots__", ())
        space["__slots__"] = (*extra, *own)
        space["fields"] = {**inherited, **own}
        made = super().__new__(mcs, name, bases, space, **options)
        _write_methods(made, space["fields"])
        return made


def _write_methods(cls: Any, fields: dict[str, Field]) -> None:
    kinds: dict[str, Any] = {"cls": cls}

    def blank(f: Field, depth: int) -> str:
        if depth < len(f.shape):
            inner = blank(f, depth + 1)
            if inner == "0":
                return f"[0] * {f.shape[depth]}"
            return f"[{inner} for _ in range({f.shape[depth]})]"
        if isinstance(f.kind, Number):
            return "0"
        kinds[f.kind.__name__] = f.kind
        return f"{f.kind.__name__}()"

    def copied(f: Field, depth: int, value: str) -> str:
        nested = not isinstance(f.kind, Number)
        if depth < len(f.shape):
            if depth == len(f.shape) - 1 and not nested:
                return f"{value}[:]"
            return f"[{copied(f, depth + 1, 'x' + str(depth))} for x{depth} in {value}]"
        return f"{value}.clone()" if nested else value

    lines = ["def init(self):", *(f"    self.{n} = {blank(f, 0)}" for n, f in fields.items()), "    self._begin()"]
    lines += ["def clone(self):", "    new = cls.__new__(cls)"]
    lines += [f"    new.{n} = {copied(f, 0, 'self.' + n)}" for n, f in fields.items()]
    lines += ["    new._begin()", "    return new"]
    exec("\n".join(lines), kinds)
    cls.__init__ = kinds["init"]
    cls.clone = kinds["clone"]


class Record(metaclass=RecordMeta):
    """A plain object of ints, lists and other records, that knows its packed form."""

    fields: ClassVar[dict[str, Field]]
    __slots__ = ()

    def _begin(self) -> None:
        """Room for what is not data (see GameState)."""

    def clone(self) -> Self:
        """An independent copy of the data (written out per class by the metaclass)."""
        raise NotImplementedError

    def pack(self) -> bytes:
        """The record's bytes; a number out of range is refused with the name of its field."""
        try:
            return _packing(type(self))(self)
        except (struct.error, OverflowError, TypeError, ValueError):
            for leaf, value in zip(_leaves(type(self)), self.values(), strict=True):
                kind = leaf.number
                if not isinstance(value, int) or not kind.low <= value <= kind.high:
                    raise RangeError(
                        f"{type(self).__name__}.{leaf.path} = {value!r} does not fit {kind.name} "
                        f"({kind.low} to {kind.high}): widen the field or mend the rule that wrote it"
                    ) from None
            raise

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """The plain object that was packed into these bytes."""
        if len(data) != cls.itemsize():
            raise ValueError(f"{cls.__name__} is packed in {cls.itemsize()} bytes, not {len(data)}")
        made = cls()
        _fill(made, iter(_packer(cls).unpack(data)))
        return made

    @classmethod
    def itemsize(cls) -> int:
        return _layout(cls).size

    @classmethod
    def dtype(cls) -> np.dtype[np.void]:
        """The aligned NumPy twin, of the very same layout."""
        return _dtype(cls)

    @classmethod
    def leaves(cls) -> tuple[Leaf, ...]:
        """Every single number of the record, in order, with its path in words."""
        return _leaves(cls)

    def values(self) -> list[int]:
        """Every single number, in the order of `leaves`."""
        flat: list[int] = []
        _flatten(self, flat)
        return flat

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{n}={getattr(self, n)!r}' for n in self.fields)})"


class GameState(Record):
    """What every game's state has: the seeded stream, which is nobody's to see.

    In interpreted play the object also carries two things that are not data and are never packed: `ear`, the list that
    hears what the rules tell (None: nobody listens), and `fate`, a test's scripted chance (None: the stream decides).
    """

    __slots__ = ("ear", "fate")
    ear: list[tuple[int, int, int, int, int]] | None
    fate: Any
    rng: list[int] = secret(uint32, 2)

    def _begin(self) -> None:
        self.ear = None
        self.fate = None


# ---------------------------------------------------------------- layout


@dataclass(frozen=True)
class Leaf:
    """One number inside a record."""

    path: str
    number: Number


@dataclass(frozen=True)
class Layout:
    """Offsets as a C compiler would choose them; a state is padded to eight bytes, to be hashed by words."""

    offsets: dict[str, int]
    size: int
    align: int


LONG = 8
"""From this many numbers on, an array is packed at one stroke."""


def _size(f: Field) -> int:
    return (f.kind.size if isinstance(f.kind, Number) else _layout(f.kind).size) * _count(f.shape)


def _count(shape: tuple[int, ...]) -> int:
    total = 1
    for n in shape:
        total *= n
    return total


@cache
def _layout(cls: type[Record]) -> Layout:
    at, widest, offsets = 0, 1, {}
    for name, f in cls.fields.items():
        if isinstance(f.kind, Number):
            size, align = f.kind.size, f.kind.size
        else:
            inner = _layout(f.kind)
            size, align = inner.size, inner.align
        at += -at % align
        offsets[name] = at
        at += size * _count(f.shape)
        widest = max(widest, align)
    if issubclass(cls, GameState):
        widest = 8
    return Layout(offsets, at + -at % widest, widest)


@cache
def _packing(cls: type[Record]) -> Callable[[Record], bytes]:
    """A function that packs this record, written out: long arrays at one stroke each, the numbers between them together."""
    space: dict[str, Any] = {"array": array}
    parts: list[str] = []
    letters, values, at = "<", list[str](), 0

    def flush() -> None:
        nonlocal letters, values
        if letters != "<":
            space[f"p{len(parts)}"] = struct.Struct(letters).pack
            parts.append(f"p{len(parts)}({', '.join(values)})")
        letters, values = "<", []

    def add(f: Field, path: str, offset: int) -> None:
        nonlocal letters, at
        if f.shape:
            inner = replace(f, shape=f.shape[1:])
            size = _size(inner)
            if len(f.shape) == 1 and isinstance(f.kind, Number) and f.shape[0] >= LONG:
                letters += "x" * (offset - at)
                flush()
                parts.append(f"bytes({path})" if f.kind is uint8 else f"array('{f.kind.letter}', {path}).tobytes()")
                at = offset + size * f.shape[0]
            else:
                for i in range(f.shape[0]):
                    add(inner, f"{path}[{i}]", offset + i * size)
        elif isinstance(f.kind, Number):
            letters += "x" * (offset - at) + f.kind.letter
            values.append(path)
            at = offset + f.kind.size
        else:
            for name, inner in f.kind.fields.items():
                add(inner, f"{path}.{name}", offset + _layout(f.kind).offsets[name])

    for name, f in cls.fields.items():
        add(f, f"self.{name}", _layout(cls).offsets[name])
    letters += "x" * (_layout(cls).size - at)
    flush()
    exec(f"def pack(self):\n    return b''.join(({', '.join(parts)},))", space)
    made: Callable[[Record], bytes] = space["pack"]
    return made


@cache
def _packer(cls: type[Record]) -> struct.Struct:
    return struct.Struct("<" + _format(cls))


def _format(cls: type[Record]) -> str:
    parts, at, layout = [], 0, _layout(cls)
    for name, f in cls.fields.items():
        parts.append("x" * (layout.offsets[name] - at))
        n = _count(f.shape)
        if isinstance(f.kind, Number):
            parts.append(f"{n}{f.kind.letter}")
            at = layout.offsets[name] + n * f.kind.size
        else:
            parts.append(_format(f.kind) * n)
            at = layout.offsets[name] + n * _layout(f.kind).size
    return "".join(parts) + "x" * (layout.size - at)


@cache
def _dtype(cls: type[Record]) -> np.dtype[np.void]:
    import numpy as np

    layout = _layout(cls)
    formats: list[Any] = []
    for f in cls.fields.values():
        inner: Any = f.kind.name if isinstance(f.kind, Number) else _dtype(f.kind)
        formats.append((inner, f.shape) if f.shape else inner)
    return np.dtype(
        {
            "names": list(cls.fields),
            "formats": formats,
            "offsets": list(layout.offsets.values()),
            "itemsize": layout.size,
            "aligned": True,
        }
    )


@cache
def _leaves(cls: type[Record]) -> tuple[Leaf, ...]:
    found: list[Leaf] = []

    def walk(prefix: str, f: Field) -> None:
        if f.shape:
            for i in range(f.shape[0]):
                walk(f"{prefix}[{i}]", replace(f, shape=f.shape[1:]))
        elif isinstance(f.kind, Number):
            found.append(Leaf(prefix, f.kind))
        else:
            for name, inner in f.kind.fields.items():
                walk(f"{prefix}.{name}", inner)

    for name, f in cls.fields.items():
        walk(name, f)
    return tuple(found)


def _flatten(value: Any, out: list[int]) -> None:
    if isinstance(value, list):
        if value and isinstance(value[0], int):
            out.extend(value)
        else:
            for item in value:
                _flatten(item, out)
    elif isinstance(value, Record):
        for name in value.fields:
            _flatten(getattr(value, name), out)
    else:
        out.append(value)


def _fill(made: Record, numbers: Iterator[int]) -> None:
    for name, f in made.fields.items():
        setattr(made, name, _built(f.kind, f.shape, numbers))


def _built(kind: Number | type[Record], shape: tuple[int, ...], numbers: Iterator[int]) -> Any:
    if not isinstance(kind, Number):
        if shape:
            return [_built(kind, shape[1:], numbers) for _ in range(shape[0])]
        inner = kind()
        _fill(inner, numbers)
        return inner
    if not shape:
        return next(numbers)
    if len(shape) == 1:
        return list(islice(numbers, shape[0]))
    return [_built(kind, shape[1:], numbers) for _ in range(shape[0])]
