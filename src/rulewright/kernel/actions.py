"""The action table: every move of a game is one whole number, and every number one move in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from itertools import pairwise
from math import prod
from typing import Any, Self

from rulewright.kernel.rule import RuleError, rule

METHODS = ("of", "argument", "arguments")
"""What a rule may call on a verb; compilers replace the call by its arithmetic (see engines/enums.py)."""


@dataclass(frozen=True)
class VerbDeclaration:
    """What `verb()` returns, until the enumeration turns it into a member."""

    parameters: tuple[tuple[str, int], ...]
    concede: bool
    public: str


def verb(*, name: str = "", concede: bool = False, **parameters: int) -> Any:
    """Declare a verb: its arguments with the number of values each can have, counted from 0.

    `concede=True` marks a verb that gives the game up: random players never choose it. Players read the member's name in
    lower case, or `name`.
    """
    return VerbDeclaration(tuple(parameters.items()), concede, name)


class Verbs(IntEnum):
    """Base of a game's verbs. A member is the first code of its verb; codes follow the order of declaration.

    >>> class Verb(Verbs):
    ...     ROLL = verb()
    ...     MOVE = verb(mineral=3, way=2)
    ...     RESIGN = verb(concede=True)
    >>> int(Verb.RESIGN), Verb.MOVE.of(2, 1), Verb.MOVE.arguments(6), Verb.at(6) == Verb.MOVE
    (7, 6, (2, 1), True)
    """

    parameters: tuple[tuple[str, int], ...]
    """Names and sizes of the arguments."""
    sizes: tuple[int, ...]
    size: int
    """How many codes the verb has."""
    concede: bool
    public: str
    """The name that players and records know it by."""

    def __new__(cls, declared: VerbDeclaration) -> Self:
        first = sum(member.size for member in cls)
        made = int.__new__(cls, first)
        made._value_ = first
        made.parameters, made.concede, made.public = declared.parameters, declared.concede, declared.public
        made.sizes = tuple(n for _, n in declared.parameters)
        made.size = prod(made.sizes)
        return made

    def __init__(self, *declared: Any) -> None:
        self.public = self.public or self.name.lower()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        members = list(cls)
        if members:
            by_code = tuple(member for member in members for _ in range(member.size))
            type.__setattr__(cls, "_by_code", by_code)
            type.__setattr__(cls, "_search", staticmethod(_searcher(cls.__qualname__, cls.__module__, members)))

    @classmethod
    def at(cls, action: int) -> Self:
        """The verb that an action belongs to."""
        by_code: tuple[Self, ...] = cls.__dict__["_by_code"]
        if not 0 <= action < len(by_code):
            raise RuleError(f"there is no move {action}: moves are numbered 0 to {len(by_code) - 1}")
        return by_code[action]

    def of(self, *arguments: int) -> int:
        """The code of the verb with these arguments, in the order of their declaration."""
        if len(arguments) != len(self.sizes):
            raise TypeError(f"{type(self).__name__}.{self.name} {self.takes}, not {len(arguments)} arguments")
        code = 0
        for (name, n), value in zip(self.parameters, arguments, strict=True):
            if not 0 <= value < n:
                raise RuleError(f"{self.public}: {name} is {value}, but goes from 0 to {n - 1}")
            code = code * n + value
        return int(self) + code

    def argument(self, action: int) -> int:
        """The argument of a verb that has one."""
        if len(self.sizes) != 1:
            raise TypeError(f"{type(self).__name__}.{self.name} {self.takes}, not one argument")
        return action - int(self)

    def arguments(self, action: int) -> tuple[int, ...]:
        """The arguments of an action of this verb, in the order of their declaration."""
        rest, found = action - int(self), []
        for n in reversed(self.sizes):
            rest, value = divmod(rest, n)
            found.append(value)
        return tuple(reversed(found))

    def named(self, action: int) -> dict[str, int]:
        """The arguments of an action of this verb by name."""
        return dict(zip((name for name, _ in self.parameters), self.arguments(action), strict=True))

    @property
    def takes(self) -> str:
        """Its arguments in words."""
        return f"takes {', '.join(name for name, _ in self.parameters) or 'nothing'}"


def _searcher(name: str, module: str, members: list[Any]) -> Callable[[int], int]:
    """`at` as compilers read it: a rule of plain comparisons, which LLVM merges with those of its caller."""
    lines = [f"    if action < {int(after)}:\n        return {int(m)}\n" for m, after in pairwise(members)]
    space: dict[str, Any] = {"__name__": module}
    source = f"def at(action):\n{''.join(lines)}    return {int(members[-1])}\n"
    exec(compile(source, f"<{name}.at>", "exec"), space)
    made: Callable[[int], int] = space["at"]
    made.__qualname__ = f"{name}.at"
    return rule(made)


@dataclass(frozen=True)
class VerbInfo:
    """A block of numbers that share a verb, one for each combination of its arguments."""

    name: str
    first: int
    arguments: tuple[tuple[str, int], ...]
    concede: bool = False

    @cached_property
    def size(self) -> int:
        return prod(n for _, n in self.arguments)


@dataclass
class Actions:
    """The verbs of a game, in the order they were declared.

    >>> class Verb(Verbs):
    ...     DROP = verb(column=7)
    ...     PASS = verb()
    >>> table = Actions.of_verbs(Verb)
    >>> table.size, table.decode(3), table.encode("drop", column=3)
    (8, ('drop', {'column': 3}), 3)
    """

    verbs: list[VerbInfo] = field(default_factory=list)
    _decoded: dict[int, tuple[str, dict[str, int]]] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def of_verbs(cls, verbs: type[Verbs]) -> Actions:
        """The table of an enumeration of verbs."""
        return cls([VerbInfo(v.public, int(v), v.parameters, v.concede) for v in verbs])

    def verb(self, name: str, /, *, concede: bool = False, **arguments: int) -> int:
        """Declare a verb and return its first number. Playouts never choose a verb that concedes the game."""
        made = VerbInfo(name, self.size, tuple(arguments.items()), concede)
        self.verbs.append(made)
        return made.first

    @property
    def size(self) -> int:
        return self.verbs[-1].first + self.verbs[-1].size if self.verbs else 0

    def of(self, action: int) -> VerbInfo:
        """The verb an action belongs to."""
        for v in self.verbs:
            if v.first <= action < v.first + v.size:
                return v
        raise ValueError(f"there is no move {action}: moves are numbered 0 to {self.size - 1}")

    def decode(self, action: int) -> tuple[str, dict[str, int]]:
        """An action as a verb with its arguments."""
        if action not in self._decoded:
            v = self.of(action)
            rest, found = action - v.first, {}
            for name, n in reversed(v.arguments):
                found[name] = rest % n
                rest //= n
            self._decoded[action] = v.name, dict(reversed(found.items()))
        name, arguments = self._decoded[action]
        return name, arguments.copy()

    def encode(self, name: str, **arguments: int) -> int:
        """The action for a verb with its arguments."""
        for v in self.verbs:
            if v.name == name:
                if set(arguments) != {key for key, _ in v.arguments}:
                    raise ValueError(f"{name} takes {', '.join(key for key, _ in v.arguments) or 'nothing'}")
                code = 0
                for key, n in v.arguments:
                    if not 0 <= arguments[key] < n:
                        raise ValueError(f"{name}: {key} is {arguments[key]}, but goes from 0 to {n - 1}")
                    code = code * n + arguments[key]
                return v.first + code
        raise ValueError(f"there is no verb {name}: try one of {', '.join(v.name for v in self.verbs)}")

    def concessions(self) -> list[int]:
        """The actions that give the game up."""
        return [a for v in self.verbs if v.concede for a in range(v.first, v.first + v.size)]
