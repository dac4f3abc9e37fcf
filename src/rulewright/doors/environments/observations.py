"""Views as numbers: the columns of the flat observation and the named blocks of the dict one, from the declared fields.

Both begin with what is known before play: your seat, the number of seats, and the options. Then come the fields of the state in
the order of their declaration, except the random stream. They are read from a seat's view, so anything the seat may not know is
blank here too.

A number of at most 16 bits is one column. A wider one takes one column per bit, lowest first: every column is then exact as a
32-bit float, and a bit set becomes one column per member.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from rulewright.kernel.fields import INHERIT, SECRET, Field, Holder, Number, int64, uint64
from rulewright.kernel.game import Game
from rulewright.kernel.options import Option
from rulewright.kernel.structs import Struct

Array = np.ndarray[Any, np.dtype[Any]]

NARROW = 16
"""The most bits that fit in one column."""
STREAM = "rng"
TABLE = "table"


@dataclass(frozen=True)
class Block:
    """All numbers of one declared field: its dotted name, the size of every index, the range, and who sees it.

    `path` is the name with its indices in place, and `record` is the type that declares the field. A set of more than 32 is shown
    as a signed number of the same bits: learning libraries support no other of that width.
    """

    name: str
    path: str
    shape: tuple[int, ...]
    number: Number
    sight: str
    record: type[Holder]


@dataclass(frozen=True)
class Run:
    """Adjacent numbers in the flat observation: one number, or a row along the last index of its field.

    Each takes `bits` columns.
    """

    path: str
    first: int
    size: int
    row: bool
    bits: int
    number: Number

    @property
    def columns(self) -> int:
        return self.size * self.bits


def _wide(number: Number) -> int:
    """How many columns such a number takes."""
    return 1 if number.size * 8 <= NARROW else number.size * 8


def _walk(record: type[Holder]) -> Iterator[tuple[str, Field]]:
    """The declared fields of a record, each a single number or a row of them, with every earlier index spelled out."""

    def unfold(path: str, f: Field) -> Iterator[tuple[str, Field]]:
        if isinstance(f.kind, Number) and len(f.shape) <= 1:
            yield path, f
        elif f.shape:
            for i in range(f.shape[0]):
                yield from unfold(f"{path}[{i}]", replace(f, shape=f.shape[1:]))
        else:
            assert not isinstance(f.kind, Number)
            for name, inner in f.kind.fields.items():
                yield from unfold(f"{path}.{name}", inner)

    for name, f in record.fields.items():
        yield from unfold(name, f)


INDICES = "ijklmn"


def _blocks(record: type[Holder], before: str, path: str, shape: tuple[int, ...], outer: str) -> Iterator[Block]:
    for name, f in record.fields.items():
        sight, sizes = outer if f.sight == INHERIT else f.sight, shape + f.shape
        where = f"{path}{name}" + "".join(f"[{i}]" for i in INDICES[len(shape) : len(sizes)])
        if isinstance(f.kind, Number):
            yield Block(before + name, where, sizes, int64 if f.kind == uint64 else f.kind, sight, record)
        else:
            yield from _blocks(f.kind, f"{before}{name}.", f"{where}.", sizes, sight)


@dataclass(frozen=True)
class Known:
    """One fact known before play, as a number."""

    name: str
    low: int
    high: int
    about: str


def _known(game: Game) -> tuple[Known, ...]:
    """The facts known before play. Their ranges always include 0 and 1: learning libraries take a constant column for a
    mistake."""

    def of(o: Option) -> Known:
        name = f"{TABLE}.{o.name}"
        if o.words:
            listed = ", ".join(f"{i} {word}" for i, word in enumerate(o.words))
            return Known(name, 0, max(1, len(o.words) - 1), f"{o.about}: {listed}")
        return Known(name, min(0, o.low), max(1, o.high), o.about)

    most = game.seats[1]
    return (
        Known(f"{TABLE}.seat", 0, max(1, most - 1), "your seat"),
        Known(f"{TABLE}.seats", 0, most, "how many play"),
        *(of(o) for o in game.options),
    )


class Layout:
    """The layout of a game's observations: the same for all its seats, seat counts and options."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.known = _known(game)
        self.blocks = [b for b in _blocks(game.state, "", "", (), SECRET) if b.name != STREAM]
        runs: list[Run] = []
        at, number = len(self.known), 0
        self._cuts: list[tuple[int, int, int]] = []
        for path, f in _walk(game.state):
            assert isinstance(f.kind, Number)
            size = f.shape[0] if f.shape else 1
            if path != STREAM:
                runs.append(Run(path, at, size, bool(f.shape), _wide(f.kind), f.kind))
                at += runs[-1].columns
                self._cut(number, number + size, runs[-1].bits)
            number += size
        self.runs, self.size = tuple(runs), at
        self.low, self.high = self._ranges()

    def _cut(self, start: int, stop: int, bits: int) -> None:
        """Note the position of a run among a record's numbers, merged with the previous one if both are narrow."""
        if bits == 1 and self._cuts and self._cuts[-1][1:] == (start, 1):
            start = self._cuts.pop()[0]
        self._cuts.append((start, stop, bits))

    def _ranges(self) -> tuple[Array, Array]:
        low, high = np.zeros(self.size, np.int64), np.ones(self.size, np.int64)
        for i, k in enumerate(self.known):
            low[i], high[i] = k.low, k.high
        for run in self.runs:
            if run.bits == 1:
                to = slice(run.first, run.first + run.columns)
                low[to], high[to] = run.number.low, run.number.high
        kind = next(
            k for k in (np.int8, np.int16, np.int32) if np.iinfo(k).min <= low.min() <= high.max() <= np.iinfo(k).max
        )
        return low.astype(kind), high.astype(kind)

    @property
    def dtype(self) -> np.dtype[Any]:
        """The smallest signed integer type that holds every column."""
        return self.low.dtype

    # ------------------------------------------------------------ one view

    def head(self, seat: int, seats: int, options: Mapping[str, int | str]) -> list[int]:
        """The facts this seat knows before play."""
        chosen = (o.words.index(str(options[o.name])) if o.words else int(options[o.name]) for o in self.game.options)
        return [seat, seats, *chosen]

    def flat(self, view: Struct, head: list[int]) -> Array:
        """Encode a view as a row of columns."""
        numbers, row = view.values(), list(head)
        for start, stop, bits in self._cuts:
            if bits == 1:
                row += numbers[start:stop]
            else:
                row += [value >> bit & 1 for value in numbers[start:stop] for bit in range(bits)]
        return np.array(row, self.dtype)

    def named(self, view: Struct, head: list[int]) -> dict[str, Array]:
        """A view as arrays by name, each with its own number type."""
        return self.split(np.frombuffer(view.pack(), type(view).dtype()), np.array([head]), single=True)

    def split(self, views: Array, heads: Array, single: bool = False) -> dict[str, Array]:
        """Packed views as arrays by name; the first index is the game, unless `single`.

        A scalar field is an array of length one.
        """
        found = {k.name: heads[:, i : i + 1].astype(np.int32) for i, k in enumerate(self.known)}
        for block in self.blocks:
            inner = views
            for name in block.name.split("."):
                inner = inner[name]
            found[block.name] = inner.reshape(len(views), *block.shape or (1,)).astype(block.number.name)
        return {name: a[0] for name, a in found.items()} if single else found


@cache
def layout(game: Game) -> Layout:
    return Layout(game)
