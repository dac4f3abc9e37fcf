"""Meanings: what the number in a field stands for, declared with the field: `phase: int = public(int8, of=Phase)`.

Rules do not need them, and fingerprints ignore them. Learning programs do need them: a phase is not an amount, seats are
relative to the player, and a set has members. `doors/environments/encoding.py` encodes views with them alike for every seat.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulewright.kernel.enumerations import Names

NOBODY_TURNS, SEATS_TURN, MOVES_TURN = "", "seats", "moves"


@dataclass(frozen=True)
class Id:
    """One of `size` things, counted from `low`. Any other number, such as -1, stands for none of them.

    If `turns` is `SEATS_TURN`, the first things are the seats, or belong to them, `inner` for each seat, and the rest belong to
    no seat. With a size of 0 there are as many things as seats.
    """

    size: int = 0
    low: int = 0
    turns: str = NOBODY_TURNS
    inner: int = 1
    names: tuple[str, ...] = ()
    values: tuple[int, ...] = ()
    when: tuple[str, int] | None = None

    def only(self, field: str, value: int) -> Id:
        """The same meaning, valid only while another field of the state has this value; otherwise the number means nothing."""
        return replace(self, when=(field, value))


@dataclass(frozen=True)
class Count:
    """An amount from `low` to `high`."""

    high: int
    low: int = 0


@dataclass(frozen=True)
class Magnitude:
    """An amount of at most `high` that is best measured by its logarithm."""

    high: int


@dataclass(frozen=True)
class SetOf:
    """A set of some of `size` things, or of the seats, with one bit for each."""

    size: int = 0
    turns: str = NOBODY_TURNS


@dataclass(frozen=True)
class Packed:
    """Several numbers in one, lowest bits first: for each, its number of bits and its meaning."""

    parts: tuple[tuple[int, Meaning], ...]


@dataclass(frozen=True)
class Heap:
    """A pile's cards: `size` kinds, at most `copies` of each, in no particular order."""

    size: int
    copies: int = 1


@dataclass(frozen=True)
class Derived:
    """Redundant or irrelevant for learning programs."""


Meaning = Id | Count | Magnitude | SetOf | Packed | Heap | Derived

SEAT = Id(turns=SEATS_TURN)
"""A seat."""
SEAT_SET = SetOf(turns=SEATS_TURN)
"""A set of seats."""
MOVE = Id(turns=MOVES_TURN)
"""The number of an action."""
FLAG = Count(1)
"""0 or 1."""
DERIVED = Derived()


def seat_or(size: int, inner: int = 1, low: int = 0) -> Id:
    """One of `size` things, the first of which belong to the seats in order: a company, a band, or one of its places."""
    return Id(size * inner, low, SEATS_TURN, inner)


def packed(*parts: tuple[int, Meaning | Names]) -> Packed:
    """Several numbers in one, lowest bits first, each given as its number of bits and its meaning."""
    return Packed(tuple((bits, meaning(of)) for bits, of in parts))


def meaning(of: Meaning | Names) -> Meaning:
    """The meaning in a declaration, which may also be an enumeration: then the number is one of its members."""
    if isinstance(of, Meaning):
        return of
    members = sorted((value, name) for name, value in of.members.items())
    values = tuple(value for value, _ in members)
    gaps = values if values != tuple(range(values[0], values[0] + len(values))) else ()
    return Id(len(values), values[0], names=tuple(name.lower() for _, name in members), values=gaps)
