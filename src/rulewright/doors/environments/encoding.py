"""Views encoded for a network: `encoding="egocentric"`, derived from the declared meanings of the state's fields.

Your own seat comes first, wherever you sit: anything indexed by seat, naming a seat or being a set of seats is rotated, and so
are the actions that name a seat. Every column lies between 0 and 1. An identity becomes one column for each possibility (or, if
there are more than ONE_HOT, its number as a fraction of them, to look up in an embedding table), an amount is a fraction of its
maximum, a set has one column per member. Anything no learner can use is left out: fields that no seat sees, fields that only
others see, empty seats, derived values. So the columns depend on the number of players. If a game does not declare what some of
its numbers mean, it is unknown which of them name seats, so your seat is included too, last.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import log10, prod
from typing import Any

import numpy as np

from rulewright.doors.environments.observations import INDICES, STREAM, TABLE, Array
from rulewright.kernel.fields import INHERIT, OWNED, SECRET, SEEN, Field, Holder, Number
from rulewright.kernel.game import Game
from rulewright.kernel.meanings import (
    MOVES_TURN,
    SEATS_TURN,
    Count,
    Derived,
    Heap,
    Id,
    Magnitude,
    Meaning,
    Packed,
    SetOf,
)
from rulewright.kernel.rule import trusted
from rulewright.kernel.structs import GameState, Struct
from rulewright.kernel.views import owned_fields

ONE_HOT = 32
"""The most possibilities that are encoded one-hot."""
NARROW = 16
"""Undeclared numbers with more bits than this are treated as bit sets."""
SEAT_NAME = f"{TABLE}.seat"
PLAIN, SEATS, SEATS_AND_MORE, OWN = range(4)
"""What an index counts: anything, the occupied seats, those and further unowned entries, or your seat alone."""


@dataclass(frozen=True)
class Dimension:
    """One index of a field: its size here, and in the declaration."""

    size: int
    kind: int
    declared: int


@dataclass(frozen=True)
class EncodedBlock:
    """The columns of one declared field: from `first` on, `width` for each of its numbers, in the order of the indices.

    A heap has one set of columns for all the cards of a pile. `counted` is the name of the field with the number of valid entries
    along the last index; `record` is the type that declares the field.
    """

    name: str
    path: str
    dimensions: tuple[Dimension, ...]
    meaning: Meaning
    sight: str
    blank: int
    record: type[Holder]
    counted: str
    first: int
    width: int

    @property
    def shape(self) -> tuple[int, ...]:
        """The sizes of the indices that the columns run over."""
        sizes = tuple(d.size for d in self.dimensions)
        return sizes[:-1] if isinstance(self.meaning, Heap) else sizes

    @property
    def columns(self) -> int:
        return prod(self.shape) * self.width


@dataclass(frozen=True)
class EncodedOption:
    """The columns of an option: one for each word, or its fraction of the highest value."""

    name: str
    about: str
    words: tuple[str, ...]
    low: int
    high: int
    first: int

    @property
    def columns(self) -> int:
        return len(self.words) or 1


def turned(seat: int, seats: int, thing: int, inner: int = 1) -> int:
    """A thing's number from a seat's perspective: what belongs to seats is counted from its own on, the rest is unchanged."""
    whose, rest = divmod(thing, inner)
    return ((whose - seat) % seats if whose < seats else whose) * inner + rest


@cache
def action_table(game: Game, seats: int) -> Array | None:
    """The game's action by seat and egocentric action; None if no action names a seat."""
    if seats == 1 or not any(verb.turning for verb in game.actions.verbs):
        return None
    found = np.tile(np.arange(game.actions.size), (seats, 1))
    for verb in game.actions.verbs:
        sizes = tuple(n for _, n in verb.arguments)
        turning = [name in verb.turning for name, _ in verb.arguments]
        for seat, arguments in product(range(seats), product(*map(range, sizes))):
            mine = [turned(seat, seats, a) if turns else a for a, turns in zip(arguments, turning, strict=True)]
            there, here = (np.ravel_multi_index(tuple(at), sizes) if sizes else 0 for at in (arguments, mine))
            found[seat, verb.first + here] = verb.first + there
    return found


class Encoding:
    """The encoding of a game's views for a number of seats: `size` columns of 32-bit floats, options first."""

    dtype = np.dtype(np.float32)
    low, high = 0.0, 1.0

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.options: list[EncodedOption] = []
        self.size = 0
        for o in game.options:
            self.options.append(
                EncodedOption(f"{TABLE}.{o.name}", o.about, o.words, min(0, o.low), max(1, o.high), self.size)
            )
            self.size += self.options[-1].columns
        self.head_size = self.size
        self.blocks: list[EncodedBlock] = []
        self._undeclared = False
        for block in self._walk(game.state, "", "", (), SECRET):
            self.blocks.append(block)
            self.size += block.columns
        self.seat_first = self.size
        """Where your seat is encoded; it takes no columns if every field is declared."""
        self.size += self.seats if self.seats > 1 and self._undeclared else 0
        self.tables: dict[str, Array] = {}
        self.write = self._writer()

    # ------------------------------------------------------------ from the declaration

    def _walk(
        self, record: type[Holder], name: str, path: str, before: tuple[Dimension, ...], outer: str
    ) -> Iterator[EncodedBlock]:
        longest = max((f.shape[0] for f in record.fields.values() if f.shape), default=0)
        itself = "n" in record.fields and not issubclass(record, GameState)
        for key, f in record.fields.items():
            sight = outer if f.sight == INHERIT else f.sight
            if f.scratch or (sight == SECRET and isinstance(f.kind, Number)) or name + key == STREAM:
                continue
            if isinstance(f.of, Derived):
                continue
            dimensions = (*before, *self._dimensions(f, not before and key in owned_fields(self.game.state)))
            where = f"{path}{key}" + "".join(f"[{i}]" for i in INDICES[len(before) : len(dimensions)])
            if not isinstance(f.kind, Number):
                yield from self._walk(f.kind, f"{name}{key}.", f"{where}.", dimensions, sight)
                continue
            how_many = itself and key == "n" and f.of is None
            meant = Count(longest) if how_many else self._meant(f, f.kind)
            self._undeclared |= f.of is None and not how_many
            if sight == OWNED:
                dimensions = (Dimension(1, OWN, dimensions[0].declared), *dimensions[1:])
            counted = f"{name}n" if itself and key != "n" and f.shape and f.shape[0] == longest else ""
            yield EncodedBlock(
                name + key, where, dimensions, meant, sight, f.blank, record, counted, self.size, self.width(meant)
            )

    def _dimensions(self, f: Field, owned: bool) -> Iterator[Dimension]:
        for depth, n in enumerate(f.shape):
            if depth == 0 and owned and f.by is None:
                yield Dimension(self.seats, SEATS, n)
                continue
            if depth == 0 and isinstance(f.by, Id) and f.by.turns == SEATS_TURN:
                yield Dimension(f.by.size or self.seats, SEATS_AND_MORE if f.by.size else SEATS, n)
            else:
                yield Dimension(n, PLAIN, n)

    def _meant(self, f: Field, number: Number) -> Meaning:
        """The meaning of a number, with the number of seats and of actions filled in; if undeclared, any value it can hold."""
        of = f.of
        if isinstance(of, Id) and of.size == 0:
            size = self.game.actions.size if of.turns == MOVES_TURN else self.seats
            return Id(size, of.low, of.turns, of.inner, when=of.when)
        if isinstance(of, SetOf) and of.turns:
            return SetOf(self.seats, of.turns)
        if of is None:
            wide = number.size * 8
            return SetOf(wide) if wide > NARROW else Count(number.high, number.low)
        return of

    def width(self, meaning: Meaning) -> int:
        """How many columns a number of this meaning takes."""
        match meaning:
            case Id(size=n):
                return n if n <= ONE_HOT else 1
            case SetOf(size=n) | Heap(size=n):
                return n
            case Packed(parts=parts):
                return sum(self.width(part) for _, part in parts)
        return 1

    # ------------------------------------------------------------ to columns

    def _writer(self) -> Callable[..., None]:
        """The rule `write(view, seat, out)`, generated as plain loops; `out` must be zero except for the options."""
        lines = ["def write(view, seat, out):", "    at = 0"]
        for block in self.blocks:
            self._block_lines(lines, block)
        if self.seat_first < self.size:
            lines.append(f"    out[{self.seat_first} + seat] = 1.0")
        text = "\n".join(lines) + "\n"
        place = f"<encoding of {self.game.state.__module__} for {self.seats}>"
        linecache.cache[place] = (len(text), None, text.splitlines(keepends=True), place)
        space: dict[str, Any] = {"__name__": __name__, "log10": log10, **self.tables}
        exec(compile(text, place, "exec"), space)
        made: Callable[..., None] = trusted(space["write"])
        return made

    def _block_lines(self, lines: list[str], block: EncodedBlock) -> None:
        path, pad, terms = block.path, "    ", [str(block.first)]
        stride = block.columns
        for letter, d in zip(INDICES, block.dimensions, strict=False):
            heap = isinstance(block.meaning, Heap) and letter == INDICES[len(block.dimensions) - 1]
            if d.kind == OWN:
                path = path.replace(f"[{letter}]", "[seat]")
                continue
            lines.append(f"{pad}for {letter} in range({d.size}):")
            pad += "    "
            if not heap:
                stride //= d.size
                terms.append(f"{stride} * {letter}")
            if d.kind != PLAIN and self.seats > 1:
                there = f"(seat + {letter}) % {self.seats}"
                if d.kind == SEATS_AND_MORE and d.size > self.seats:
                    there = f"{there} if {letter} < {self.seats} else {letter}"
                lines.append(f"{pad}{letter}_there = {there}")
                path = path.replace(f"[{letter}]", f"[{letter}_there]")
        if block.counted:
            last = INDICES[len(block.dimensions) - 1]
            owner = path.rpartition(".")[0]
            lines.append(f"{pad}if {last} < view.{owner}.n:")
            pad += "    "
        lines += [f"{pad}at = {' + '.join(terms)}", f"{pad}x = int(view.{path})"]
        self._value_lines(lines, block.meaning, "x", "at", pad)

    def _value_lines(self, lines: list[str], meaning: Meaning, x: str, at: str, pad: str) -> None:
        """Generate code for one number: `x` is the expression for it, `at` for its first column."""
        match meaning:
            case Id(size=n, low=low):
                lines.append(f"{pad}k = {x} - {low}")
                span = meaning.values[-1] - low + 1 if meaning.values else n
                when = f" and view.{meaning.when[0]} == {meaning.when[1]}" if meaning.when else ""
                lines.append(f"{pad}if 0 <= k < {span}{when}:")
                if table := self._table(meaning, span):
                    lines.append(f"{pad}    k = int({table}[seat, k])")
                hot = f"{pad}    out[{at} + k] = 1.0"
                if meaning.values:
                    lines += [f"{pad}    if k >= 0:", f"    {hot}"]
                else:
                    lines.append(hot if n <= ONE_HOT else f"{pad}    out[{at}] = (k + 1) / {n}.0")
            case Count(high=high, low=low):
                lines.append(f"{pad}out[{at}] = min(1.0, max(0.0, ({x} - {low}) / {high - low}.0))")
            case Magnitude(high=high):
                lines.append(f"{pad}out[{at}] = min(1.0, log10(1.0 + max(0, {x})) / {log10(1 + high)!r})")
            case SetOf(size=n, turns=turns):
                bit = f"(({x} >> (b + seat) % {n}) & 1)" if turns and n > 1 else f"(({x} >> b) & 1)"
                lines += [f"{pad}for b in range({n}):", f"{pad}    out[{at} + b] = {bit}"]
            case Heap(size=n, copies=copies):
                lines.append(f"{pad}if 0 <= {x} < {n}:")
                lines.append(f"{pad}    out[{at} + {x}] = min(1.0, out[{at} + {x}] + {1 / copies!r})")
            case Packed(parts=parts):
                shift = column = 0
                for bits, part in parts:
                    self._value_lines(lines, part, f"(({x} >> {shift}) & {(1 << bits) - 1})", f"{at} + {column}", pad)
                    shift, column = shift + bits, column + self.width(part)

    def _table(self, meaning: Id, span: int) -> str:
        """The name of the lookup table that rotates these things by seat, or closes gaps; empty if nothing changes."""
        if not meaning.values and (not meaning.turns or self.seats == 1):
            return ""
        name = f"TURNED{len(self.tables)}"
        rows = np.full((self.seats, span), -1, np.int32)
        for seat in range(self.seats):
            for k in range(span):
                rows[seat, k] = self.turn(meaning, seat, k)
        for known, table in self.tables.items():
            if table.shape == rows.shape and (table == rows).all():
                return known
        self.tables[name] = rows
        return name

    def turn(self, meaning: Id, seat: int, k: int) -> int:
        """The position of the k-th thing from a seat's perspective; -1 for a gap between the members of an enumeration."""
        if meaning.values:
            return meaning.values.index(k + meaning.low) if k + meaning.low in meaning.values else -1
        if meaning.turns == MOVES_TURN:
            table = action_table(self.game, self.seats)
            return k if table is None else int(np.flatnonzero(table[seat] == k)[0])
        return turned(seat, self.seats, k, meaning.inner) if meaning.turns else k

    def head(self, options: Mapping[str, int | str]) -> list[float]:
        """The columns of the chosen options."""
        row = [0.0] * self.head_size
        for o in self.options:
            chosen = options[o.name.removeprefix(f"{TABLE}.")]
            if o.words:
                row[o.first + o.words.index(str(chosen))] = 1.0
            else:
                row[o.first] = (int(chosen) - o.low) / (o.high - o.low)
        return row

    def flat(self, view: Struct, seat: int, head: list[float]) -> Array:
        """Encode a view as a row of columns."""
        row = [*head, *[0.0] * (self.size - len(head))]
        self.write(view, seat, row)
        return np.array(row, np.float32)

    def split(self, rows: Array) -> dict[str, Array]:
        """Rows of columns as arrays by name, without a copy: the indices of the field, then the columns of a number."""
        before = rows.shape[:-1]
        found = {o.name: rows[..., o.first : o.first + o.columns] for o in self.options}
        for b in self.blocks:
            found[b.name] = rows[..., b.first : b.first + b.columns].reshape(*before, *b.shape, b.width)
        if self.seat_first < self.size:
            found[SEAT_NAME] = rows[..., self.seat_first :]
        return found

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The shapes of the arrays that `split` returns for one row."""
        found = {o.name: (o.columns,) for o in self.options} | {b.name: (*b.shape, b.width) for b in self.blocks}
        told = self.size - self.seat_first
        return found | ({SEAT_NAME: (told,)} if told else {})

    # ------------------------------------------------------------ decoding

    def embeddings(self) -> dict[int, int]:
        """The columns that hold an index, and the number of possibilities: the embedding row is `round(column * n)`, 0 for
        none."""
        found: dict[int, int] = {}
        for block in self.blocks:
            for column, part in self._parts(block.meaning):
                if isinstance(part, Id) and part.size > ONE_HOT:
                    found |= {block.first + block.width * i + column: part.size for i in range(prod(block.shape))}
        return found

    def _parts(self, meaning: Meaning) -> Iterator[tuple[int, Meaning]]:
        """The parts of a number, with the first column of each."""
        column = 0
        for part in [p for _, p in meaning.parts] if isinstance(meaning, Packed) else [meaning]:
            yield column, part
            column += self.width(part)

    def decode(self, row: Array, seat: int) -> dict[str, Array]:
        """Decode the fields as the view of this seat had them. The cards of a heap come sorted, logarithmic amounts are
        approximate, and anything left out is blank."""
        found: dict[str, Array] = {}
        for block in self.blocks:
            values = np.full([d.declared for d in block.dimensions], block.blank, np.int64)
            columns = (
                row[block.first : block.first + block.columns].astype(np.float64).reshape(*block.shape, block.width)
            )
            sizes = [d.size for d in block.dimensions]
            for here in product(*map(range, sizes)):
                there = tuple(self._there(d, seat, i) for d, i in zip(block.dimensions, here, strict=True))
                if block.counted and here[-1] >= found[block.counted][there[:-1]]:
                    values[there] = block.blank if block.sight == SEEN else 0
                elif isinstance(block.meaning, Heap):
                    kinds = np.rint(columns[here[:-1]] * block.meaning.copies).astype(np.int64)
                    cards = np.repeat(np.arange(block.meaning.size), kinds)
                    values[there] = cards[here[-1]] if here[-1] < len(cards) else block.blank
                else:
                    values[there] = self._value(block.meaning, columns[here], seat, block)
            found[block.name] = values
        return found

    def _there(self, d: Dimension, seat: int, i: int) -> int:
        if d.kind == OWN:
            return seat
        return (seat + i) % self.seats if d.kind in (SEATS, SEATS_AND_MORE) and i < self.seats else i

    def _value(self, meaning: Meaning, columns: Array, seat: int, block: EncodedBlock) -> int:
        match meaning:
            case Id(size=n, low=low):
                k = round(float(columns[0]) * n) - 1 if n > ONE_HOT else int(columns.argmax()) if columns.any() else -1
                if k < 0:
                    return block.blank if block.sight == SEEN else 0 if low > 0 or meaning.when else -1
                if meaning.values:
                    return meaning.values[k]
                return low + next(j for j in range(n) if self.turn(meaning, seat, j) == k)
            case Count(high=high, low=low):
                return low + round(float(columns[0]) * (high - low))
            case Magnitude(high=high):
                return round(10 ** (float(columns[0]) * log10(1 + high)) - 1)
            case SetOf(size=n, turns=turns):
                return sum(1 << ((b + seat) % n if turns else b) for b in range(n) if columns[b])
            case Packed(parts=parts):
                total = shift = 0
                for (bits, part), (column, _) in zip(parts, self._parts(meaning), strict=True):
                    part_columns = columns[column : column + self.width(part)]
                    total |= self._value(part, part_columns, seat, block) << shift
                    shift += bits
                return total
        raise TypeError(f"{meaning} has no value of its own")


@cache
def encoding(game: Game, seats: int) -> Encoding:
    """The encoding of observations of a game with this many seats, made once."""
    return Encoding(game, seats)
