"""Fields: numbers of fixed width, with their visibility."""

from __future__ import annotations

import dataclasses
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar, Protocol

from rulewright.kernel.enumerations import Names
from rulewright.kernel.meanings import Meaning, SetOf, meaning
from rulewright.kernel.rule import RuleError

EXACT = 2**53 - 1
"""The highest whole number up to which JSON readers such as browsers represent all exactly."""


@dataclass(frozen=True)
class Number:
    """A whole number of fixed width: its name, its `struct` format letter, its range, and NumPy's name if that differs."""

    name: str
    letter: str
    size: int
    low: int
    high: int
    compiled: str = ""
    members: int = dataclasses.field(default=0, compare=False, repr=False)
    """How many flags it was declared for (see `bits`)."""

    @property
    def wide(self) -> bool:
        """Whether it is a set too large for a browser's numbers; in JSON it is written as the list of its members."""
        return self.low == 0 and self.high > EXACT


int8 = Number("int8", "b", 1, -(2**7), 2**7 - 1)
int16 = Number("int16", "h", 2, -(2**15), 2**15 - 1)
int32 = Number("int32", "i", 4, -(2**31), 2**31 - 1)
int64 = Number("int64", "q", 8, -(2**63), 2**63 - 1)
uint8 = Number("uint8", "B", 1, 0, 2**8 - 1)
uint16 = Number("uint16", "H", 2, 0, 2**16 - 1)
uint32 = Number("uint32", "I", 4, 0, 2**32 - 1)
uint64 = Number("uint64", "Q", 8, 0, 2**64 - 1, "int64")
"""Compiled as signed, because compilers make a float of an unsigned 64-bit number and a signed one. The bits are the same."""


def bits(n: int) -> Number:
    """The narrowest number that holds n flags, or a set of numbers below n (see `bitsets`)."""
    if not 1 <= n <= 64:
        raise ValueError(f"a number holds 1 to 64 bits, not {n}: use several, or a list of flags")
    return replace(next(kind for kind in (uint8, uint16, uint32, uint64) if 8 * kind.size >= n), members=n)


INHERIT, SECRET, OWNED, PUBLIC, SEEN = "inherit", "secret", "owned", "public", "seen"


class Holder(Protocol):
    """Anything with fields: the interface of a record, which this module cannot import."""

    fields: ClassVar[dict[str, Field]]
    align: ClassVar[int]
    """Its bytes are padded to a multiple of this."""

    def _begin(self) -> None: ...


@dataclass(frozen=True)
class Field:
    """One declared field. `blank` is the value shown to seats that may not see it."""

    kind: Number | type[Holder]
    shape: tuple[int, ...] = ()
    sight: str = INHERIT
    blank: int = 0
    scratch: bool = False
    """Cleared whenever a rule returns (see `scratch_memory`)."""
    of: Meaning | None = None
    """What its numbers stand for; by default, a `bits` field is a set."""
    by: Meaning | None = None
    """What its own first index stands for, if it counts seats or things that belong to them."""


Kind = Number | type[Holder]
Of = Meaning | Names | None
"""What a field's numbers stand for: a meaning, or an enumeration of which they are members."""


INSTEAD: dict[object, str] = {
    int: "say how wide it is: int8 holds -128 to 127; int16, int32 and int64 hold more",
    bool: "write bits(1), or int8 with 0 and 1",
    float: "rules count in whole numbers: write int32, and count in tenths or hundredths",
    str: "a state holds no text: number the things, write int8, and name them in tell",
    list: "write the width and then the length: int8, 20",
    dict: "number the things and use a list: int8, 20",
    set: "write bits(n) for a set of numbers below n",
}
"""What to write for a type that a field cannot have."""


def declared_at() -> str:
    """The author's file and line that is declaring something."""
    frame, kernel = sys._getframe(1), str(Path(__file__).parent)
    while frame.f_back is not None and frame.f_code.co_filename.startswith(kernel):
        frame = frame.f_back
    return f"{Path(frame.f_code.co_filename).name}, line {frame.f_lineno}"


def _fit(kind: object, shape: tuple[Any, ...]) -> None:
    """Raise `RuleError`, at the author's line, if a field cannot have this kind or shape."""
    if not isinstance(kind, Number) and not hasattr(kind, "fields"):
        name = kind.__name__ if isinstance(kind, type) else repr(kind)
        instead = INSTEAD.get(kind, "give a width such as int8, a pile(n), or a Struct of your own")
        raise RuleError(f"{declared_at()}: a field cannot hold {name}; {instead}")
    wrong = next((n for n in shape if isinstance(n, bool) or not isinstance(n, int) or n < 1), None)
    if wrong is not None:
        raise RuleError(f"{declared_at()}: a field cannot have {wrong!r} places; give a whole number from 1")


def _said(kind: Kind, of: Of) -> Meaning | None:
    if of is None:
        return SetOf(kind.members) if isinstance(kind, Number) and kind.members else None
    return meaning(of)


# The declarators are typed Any so that `coins: int = public(int16)` reads, and checks, as an int.


def field(kind: Kind, *shape: int, blank: int = 0, of: Of = None, by: Meaning | None = None) -> Any:
    """Visibility is inherited from the record that holds it; at the top of a state, it is secret."""
    _fit(kind, shape)
    return Field(kind, shape, INHERIT, blank, of=_said(kind, of), by=by)


def secret(kind: Kind, *shape: int, blank: int = 0, of: Of = None, by: Meaning | None = None) -> Any:
    """Hidden from every seat."""
    _fit(kind, shape)
    return Field(kind, shape, SECRET, blank, of=_said(kind, of), by=by)


def owned(kind: Kind, *shape: int, blank: int = 0, of: Of = None, by: Meaning | None = None) -> Any:
    """Visible only to the seat whose number is the first index on the path to it."""
    _fit(kind, shape)
    return Field(kind, shape, OWNED, blank, of=_said(kind, of), by=by)


def public(kind: Kind, *shape: int, of: Of = None, by: Meaning | None = None) -> Any:
    """Visible to all seats and to spectators."""
    _fit(kind, shape)
    return Field(kind, shape, PUBLIC, of=_said(kind, of), by=by)


def scratch(kind: Kind, *shape: int) -> Any:
    """Working memory for rules, cleared whenever they return; use it in place of a local list."""
    _fit(kind, shape)
    return Field(kind, shape, PUBLIC, scratch=True)


def seen(kind: Number, *shape: int, blank: int = -1, of: Of = None, by: Meaning | None = None) -> Any:
    """Item i is visible to the seats whose bit is set in the sibling field `known[i]`."""
    _fit(kind, shape)
    return Field(kind, shape, SEEN, blank, of=_said(kind, of), by=by)
