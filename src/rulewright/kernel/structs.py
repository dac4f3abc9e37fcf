"""Records: you declare a state or a box once, and everything else follows from the declaration.

    class Seat(Struct):
        coins: int = public(int16)
        hand: Pile = owned(pile(5))

From it come a plain Python object (ints and lists, for interpreted play), its packed bytes with every range checked,
a NumPy dtype of the same layout (for the compilers), and visibility: the innermost explicit declaration wins, a bare
`field` inherits from the record that holds it, and at the top everything is secret.
"""

from __future__ import annotations

import ast
import linecache
import struct
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Self

from rulewright.kernel import fields, layout
from rulewright.kernel.fields import Field, Number, int8, public, secret, uint32
from rulewright.kernel.meanings import DERIVED
from rulewright.kernel.notes import NoteLog
from rulewright.kernel.rule import Namespace, RuleError

if TYPE_CHECKING:
    import numpy as np


class RangeError(ValueError):
    """A number does not fit its field."""


class StructMeta(type):
    """Turns declared fields into slots, and generates an initialiser, a copier and a comparison as plain code for speed."""

    def __new__(mcs, name: str, bases: tuple[type, ...], space: Namespace, **options: object) -> StructMeta:
        for key, value in undeclared(space):
            raise RuleError(_no_field(name, key, value))
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


def undeclared(space: Namespace) -> Iterator[tuple[str, object]]:
    """What a class declares as if it were a field, each with its value, or None: `turn: int = 0`, `hand = []`, `turn: int`."""
    slots, notes = space.get("__slots__", ()), space.get("__annotations__", {})
    for key in (
        dict.fromkeys((*notes, *space)) if "__qualname__" in space else ()
    ):  # not in classes that the kernel makes
        value = space.get(key)
        if key.startswith("_") or key in slots or key.isupper() or key == "align" or isinstance(value, Field):
            continue
        if "ClassVar" not in str(notes.get(key)) and (
            key in notes or isinstance(value, int | float | str | list | dict)
        ):
            yield key, value


def _no_field(record: str, key: str, value: object) -> str:
    """The mistake in a sentence, with the line of the author's file that makes it."""
    file, _, line = fields.declared_at().rpartition(", line ")
    frame = sys._getframe(2)
    linecache.checkcache(frame.f_code.co_filename)
    text = "".join(linecache.getlines(frame.f_code.co_filename))
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef) and node.name == record:
            made = [
                n
                for n in node.body
                if isinstance(n, ast.Assign | ast.AnnAssign) and key in ast.unparse(n).split("=")[0]
            ]
            line = str(made[0].lineno) if made else line
    instead = "public(int8, 20)" if isinstance(value, list) else "public(int8)"
    said = f"{key} = {value!r}" if value is not None else key
    return (
        f"{file}, line {line}: {said} declares no field of {record}; write {key}: "
        f"{'list[int]' if isinstance(value, list) else 'int'} = {instead}, which begins at 0, and set it in setup if it does not"
    )


def _write_methods(cls: type, fields: dict[str, Field]) -> None:
    kinds: Namespace = {"cls": cls}

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

    lines = ["def __init__(self):", *(f"    self.{n} = {blank(f, 0)}" for n, f in fields.items()), "    self._begin()"]
    lines += ["def clone(self):", "    new = cls.__new__(cls)"]
    lines += [f"    new.{n} = {copied(f, 0, 'self.' + n)}" for n, f in fields.items()]
    lines += ["    new._begin()", "    return new"]
    same = " and ".join(["cls is type(other)", *(f"self.{n} == other.{n}" for n in fields)])
    lines += ["def __eq__(self, other):", f"    return {same}"]
    exec("\n".join(lines), kinds)
    for name in ("__init__", "clone", "__eq__"):
        setattr(cls, name, kinds[name])


class Struct(metaclass=StructMeta):
    """A plain object of ints, lists and other records that can be packed into bytes."""

    fields: ClassVar[dict[str, Field]]
    align: ClassVar[int] = 1
    """The record's bytes are padded to a multiple of this."""
    __slots__ = ()

    def _begin(self) -> None:
        """Initialise attributes that are not data (see GameState)."""

    def clone(self) -> Self:
        """An independent copy of the data (generated for each class by the metaclass)."""
        raise NotImplementedError

    def pack(self) -> bytes:
        """The record's bytes. Raises `RangeError`, naming the field, if a number is out of range."""
        try:
            return layout.packer(type(self))(self)
        except (struct.error, OverflowError, TypeError, ValueError):
            for leaf, value in zip(layout.leaves(type(self)), self.values(), strict=True):
                kind = leaf.number
                if not isinstance(value, int) or not kind.low <= value <= kind.high:
                    raise RangeError(
                        f"{type(self).__name__}.{leaf.path} = {value!r} does not fit {kind.name} "
                        f"({kind.low} to {kind.high}): widen the field or mend the rule that wrote it"
                    ) from None
            raise

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """The record that was packed into these bytes."""
        if len(data) != cls.itemsize():
            raise ValueError(f"{cls.__name__} is packed in {cls.itemsize()} bytes, not {len(data)}")
        made: Self = layout.builder(cls)(layout.unpacker(cls).unpack(data), 0)
        return made

    @classmethod
    def itemsize(cls) -> int:
        return layout.layout(cls).size

    @classmethod
    def dtype(cls) -> np.dtype[np.void]:
        """The aligned NumPy dtype with the same layout."""
        return layout.dtype(cls)

    @classmethod
    def leaves(cls) -> tuple[layout.Leaf, ...]:
        """Every single number of the record, in order, with its path as text."""
        return layout.leaves(cls)

    def values(self) -> list[int]:
        """Every single number, in the order of `leaves`."""
        flat: list[int] = []
        layout.flatten(self, flat)
        return flat

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{n}={_plain(getattr(self, n))!r}' for n in self.fields)})"


def _plain(value: object) -> object:
    """A field's value with enumeration members as plain numbers."""
    return [_plain(v) for v in value] if isinstance(value, list) else int(value) if isinstance(value, int) else value


class GameBox(Struct):
    """The base of every game's box, with the number of seats.

    The object that `make_box` returns also carries text that rules do not use, which is never packed: `name`, the title in
    the file, and `texts`, the names of cards and other pieces by category. `digest` caches `box_hash` for a box that will not
    change any more; otherwise it is empty.
    """

    __slots__ = ("digest", "name", "texts")
    name: str
    texts: dict[str, list[str]]
    digest: str
    seats: int = public(int8)

    def _begin(self) -> None:
        self.name = self.digest = ""
        self.texts = {}


class GameState(Struct):
    """The base of every game's state: the seeded random stream, which no seat may see, and the ending, 0 during the game.

    In interpreted play the object also carries two things that are not data and are never packed: `note_log`, which
    receives the rules' notes (None: they are dropped), and `fate`, a test's scripted chance (None: the stream decides).
    """

    align = 8  # so that states can be hashed by words
    __slots__ = ("fate", "note_log")
    note_log: NoteLog | None
    fate: Any
    rng: list[int] = secret(uint32, 2)
    end: int = public(int8, of=DERIVED)

    def _begin(self) -> None:
        self.note_log = None
        self.fate = None
