"""What the number in a field stands for, said where it is declared: `phase: int = public(int8, of=Phase)`.

Rules do not need it, and no digest knows of it. Learning programs do: a phase is not an amount, a seat is somebody's neighbour,
and a set has members. `doors/environments/encoding.py` makes columns from it that are the same for every seat.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

NOBODY_TURNS, SEATS_TURN, MOVES_TURN = "", "seats", "moves"


@dataclass(frozen=True)
class Id:
    """One of `size` things, counted from `low`. Any other number, such as -1, stands for none of them.

    Where `turns` says seats, the things below the number of seats are the seats and what belongs to them, `inner` things each,
    and the others are nobody's. With a size of 0 there are as many things as seats.
    """

    size: int = 0
    low: int = 0
    turns: str = NOBODY_TURNS
    inner: int = 1
    names: tuple[str, ...] = ()
    values: tuple[int, ...] = ()
    when: tuple[str, int] | None = None

    def only(self, field: str, value: int) -> Id:
        """The number means this only while another field of the state has a certain value; otherwise it means nothing."""
        return replace(self, when=(field, value))


@dataclass(frozen=True)
class Count:
    """An amount from `low` to `high`."""

    high: int
    low: int = 0


@dataclass(frozen=True)
class Magnitude:
    """An amount of at most `high` that grows by factors: its logarithm counts."""

    high: int


@dataclass(frozen=True)
class SetOf:
    """A set, one bit a member, of `size` things or of all seats."""

    size: int = 0
    turns: str = NOBODY_TURNS


@dataclass(frozen=True)
class Packed:
    """Several numbers in one, lowest bits first: for each, how many bits it has and what it stands for."""

    parts: tuple[tuple[int, Any], ...]


@dataclass(frozen=True)
class Heap:
    """Of a pile's cards: `size` kinds, at most `copies` of each, whose order does not matter."""

    size: int
    copies: int = 1


@dataclass(frozen=True)
class Derived:
    """It follows from what is declared elsewhere, or matters to nobody: no learner needs it."""


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
    """One of `size` things of which the first belong to the seats, in their order: a company, a band, or one of its places."""
    return Id(size * inner, low, SEATS_TURN, inner)


def packed(*parts: tuple[int, Any]) -> Packed:
    """Several numbers in one, lowest bits first: pairs of how many bits it has and what it stands for."""
    return Packed(tuple((bits, meaning(of)) for bits, of in parts))


def meaning(of: Any) -> Meaning:
    """What a declaration says: a meaning, or an enumeration for any of its members."""
    if isinstance(of, Meaning):
        return of
    members = sorted((value, name) for name, value in of.members.items())
    values = tuple(value for value, _ in members)
    gaps = values if values != tuple(range(values[0], values[0] + len(values))) else ()
    return Id(len(values), values[0], names=tuple(name.lower() for _, name in members), values=gaps)
