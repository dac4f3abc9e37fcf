"""Named numbers: in rules, `Phase.BUILDING` is the plain number 3 in every engine.

Python's IntEnum would do, but until Python 3.12 each read of a member calls a property, which makes interpreted play a third
slower, and states would hold its members instead of plain numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TypeVar

from rulewright.kernel.rule import Namespace

N = TypeVar("N", bound="Names")


class Names(type):
    """The metaclass of enumerations, which lists their members in order of declaration."""

    members: Mapping[str, int]

    def __new__(mcs: type[N], name: str, bases: tuple[type, ...], space: Namespace) -> N:
        made = super().__new__(mcs, name, bases, space)
        made.members = MappingProxyType({key: value for key, value in space.items() if key.isupper()})
        for key, value in made.members.items():
            if not isinstance(value, int):
                raise TypeError(f"{name}.{key} is {value!r}: members of an enumeration are whole numbers")
        return made

    def __iter__(cls) -> Iterator[int]:
        return iter(cls.members.values())

    def __len__(cls) -> int:
        return len(cls.members)


class Enumeration(metaclass=Names):
    """Base of named numbers, such as the phases of a game or the kinds of its cards.

    >>> class Phase(Enumeration):
    ...     ROLLING = 0
    ...     BUILDING = 1
    >>> Phase.BUILDING, len(Phase), list(Phase), Phase.name(1)
    (1, 2, [0, 1], 'BUILDING')
    >>> Phase.word(1)
    'building'
    """

    @classmethod
    def name(cls, number: int) -> str:
        """The name of a member."""
        for key, value in cls.members.items():
            if value == number:
                return key
        raise ValueError(f"{cls.__name__} has no member {number}")

    @classmethod
    def word(cls, number: int) -> str:
        """The name of a member as it appears in the keys of messages: `TOPPING_UP` is "topping-up"."""
        return cls.name(number).lower().replace("_", "-")
