"""Layout: the offset of each number in a record's bytes, and generated code to pack and unpack it.

`struct`, NumPy and the compilers all use the same offsets. NumPy is imported only when needed.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

from rulewright.kernel.fields import Field, Holder, Number
from rulewright.kernel.rule import Namespace

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import DTypeLike


@dataclass(frozen=True)
class Leaf:
    """One number inside a record."""

    path: str
    number: Number


@dataclass(frozen=True)
class Layout:
    """Offsets as a C compiler would choose them."""

    offsets: dict[str, int]
    size: int
    align: int


ROOMY = 100
"""From this many cards on, a pile is packed without looking at each of its empty places."""


def size_of(f: Field) -> int:
    return (f.kind.size if isinstance(f.kind, Number) else layout(f.kind).size) * count(f.shape)


def count(shape: tuple[int, ...]) -> int:
    total = 1
    for n in shape:
        total *= n
    return total


@cache
def layout(cls: type[Holder]) -> Layout:
    at, widest, offsets = 0, 1, {}
    for name, f in cls.fields.items():
        if isinstance(f.kind, Number):
            size, align = f.kind.size, f.kind.size
        else:
            inner = layout(f.kind)
            size, align = inner.size, inner.align
        at += -at % align
        offsets[name] = at
        at += size * count(f.shape)
        widest = max(widest, align)
    widest = max(widest, cls.align)
    return Layout(offsets, at + -at % widest, widest)


def pack_pile(letter: str, cards: list[int], n: int) -> bytes:
    """The packed cards of a pile, quickly if all places after the n-th are empty, as they usually are."""
    empty = cards[n:]
    if any(empty):
        return array(letter, cards).tobytes()
    held = array(letter, cards[:n])
    return held.tobytes() + bytes(held.itemsize * len(empty))


@cache
def packer(cls: type[Holder]) -> Callable[[Holder], bytes]:
    """A generated function that packs this record: all its numbers in one call, except for large piles."""
    space: Namespace = {"pack_pile": pack_pile}
    parts: list[str] = []
    letters, values, at = "<", list[str](), 0

    def flush() -> None:
        nonlocal letters, values
        if letters != "<":
            space[f"p{len(parts)}"] = struct.Struct(letters).pack
            parts.append(f"p{len(parts)}({', '.join(values)})")
        letters, values = "<", []

    def add(f: Field, path: str, offset: int, counted: bool = False) -> None:
        nonlocal letters, at
        if isinstance(f.kind, Number) and len(f.shape) < 2:
            letters += "x" * (offset - at)
            at = offset + size_of(f)
            if counted and f.shape[0] >= ROOMY:
                flush()
                parts.append(f"pack_pile('{f.kind.letter}', {path}, {path.removesuffix('card')}n)")
            else:
                letters += f"{count(f.shape)}{f.kind.letter}"
                values.append(f"*{path}" if f.shape else path)
        elif f.shape:
            inner = replace(f, shape=f.shape[1:])
            for i in range(f.shape[0]):
                add(inner, f"{path}[{i}]", offset + i * size_of(inner))
        elif not isinstance(f.kind, Number):
            for name, inner in f.kind.fields.items():
                counted = name == "card" and "n" in f.kind.fields
                add(inner, f"{path}.{name}", offset + layout(f.kind).offsets[name], counted)

    for name, f in cls.fields.items():
        add(f, f"self.{name}", layout(cls).offsets[name])
    letters += "x" * (layout(cls).size - at)
    flush()
    exec(f"def pack(self):\n    return b''.join(({', '.join(parts)},))", space)
    made: Callable[[Holder], bytes] = space["pack"]
    return made


@cache
def unpacker(cls: type[Holder]) -> struct.Struct:
    return struct.Struct("<" + letters_of(cls))


def letters_of(cls: type[Holder]) -> str:
    parts, at, plan = [], 0, layout(cls)
    for name, f in cls.fields.items():
        parts.append("x" * (plan.offsets[name] - at))
        n = count(f.shape)
        if isinstance(f.kind, Number):
            parts.append(f"{n}{f.kind.letter}")
            at = plan.offsets[name] + n * f.kind.size
        else:
            parts.append(letters_of(f.kind) * n)
            at = plan.offsets[name] + n * layout(f.kind).size
    return "".join(parts) + "x" * (plan.size - at)


@cache
def dtype(cls: type[Holder]) -> np.dtype[np.void]:
    import numpy as np

    plan = layout(cls)
    formats: list[DTypeLike] = []
    for f in cls.fields.values():
        inner: DTypeLike = f.kind.compiled or f.kind.name if isinstance(f.kind, Number) else dtype(f.kind)
        formats.append((inner, f.shape) if f.shape else inner)
    return np.dtype(
        {
            "names": list(cls.fields),
            "formats": formats,
            "offsets": list(plan.offsets.values()),
            "itemsize": plan.size,
            "aligned": True,
        }
    )


@cache
def leaves(cls: type[Holder]) -> tuple[Leaf, ...]:
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


def flatten(value: Any, out: list[int]) -> None:
    if isinstance(value, list):
        if value and isinstance(value[0], int):
            out.extend(value)
        else:
            for item in value:
                flatten(item, out)
    elif hasattr(value, "fields"):
        for name in value.fields:
            flatten(getattr(value, name), out)
    else:
        out.append(value)


@cache
def builder(cls: type[Holder]) -> Callable[[tuple[int, ...], int], Any]:
    """A generated function that builds this record from its numbers, starting at an offset."""
    space: Namespace = {"cls": cls}
    lines, at = ["def build(t, o):", "    new = cls.__new__(cls)"], 0

    def built(f: Field, name: str) -> str:
        nonlocal at
        if len(f.shape) > 1 or (f.shape and not isinstance(f.kind, Number)):
            inner = replace(f, shape=f.shape[1:])
            return f"[{', '.join(built(inner, name) for _ in range(f.shape[0]))}]"
        first, at = at, at + width(f)
        if isinstance(f.kind, Number):
            return f"list(t[o + {first} : o + {at}])" if f.shape else f"t[o + {first}]"
        space[f"build_{name}"] = builder(f.kind)
        return f"build_{name}(t, o + {first})"

    lines += [f"    new.{name} = {built(f, name)}" for name, f in cls.fields.items()]
    exec("\n".join([*lines, "    new._begin()", "    return new"]), space)
    made: Callable[[tuple[int, ...], int], Any] = space["build"]
    return made


def width(f: Field) -> int:
    """How many numbers a field holds."""
    inner = 1 if isinstance(f.kind, Number) else sum(width(g) for g in f.kind.fields.values())
    return inner * count(f.shape)
